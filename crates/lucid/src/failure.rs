//! How the program fails: a line on stderr, or a report on a pack, and an exit code.

use std::fmt;
use std::io;
use std::process::ExitCode;

use lucid_packs::{Report, Severity};
use lucid_texts::Texts;

use crate::output::{self, Ink};
use crate::{suggestion, version};

/// The exit code when the answer is no: a file that was read is not what it should
/// be, or work is left undone.
pub(crate) const FAILED: u8 = 1;
/// The exit code when nothing was begun: the command makes no sense, or what it
/// names cannot be used.
pub(crate) const USAGE: u8 = 2;
/// The exit code when what was measured does not yet say yes or no.
pub(crate) const UNCLEAR: u8 = 3;
/// The exit code after Ctrl-C, as shells expect it.
pub(crate) const STOPPED: u8 = 130;

/// What went wrong, and the exit code that it means.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) code: u8,
    what: What,
}

#[derive(Debug)]
enum What {
    /// One line.
    Line(String),
    /// A pack, which has a line for each of its problems, and a drawing of them for
    /// terminals.
    Pack { lines: Vec<String>, drawn: String },
}

impl Failure {
    /// The command makes no sense.
    pub(crate) fn usage(texts: &Texts, problem: String) -> Failure {
        Failure {
            code: USAGE,
            what: What::Line(texts.error(problem)),
        }
    }

    /// What was asked for cannot be had now.
    pub(crate) fn failed(texts: &Texts, problem: String) -> Failure {
        Failure {
            code: FAILED,
            ..Failure::usage(texts, problem)
        }
    }

    /// A file cannot be used at all: not read, not written, or not for this.
    pub(crate) fn of_file(path: &str, reason: impl fmt::Display) -> Failure {
        Failure {
            code: USAGE,
            what: What::Line(format!("{path}: {reason}")),
        }
    }

    /// A file was read and is not what it should be.
    pub(crate) fn in_file(path: &str, reason: impl fmt::Display) -> Failure {
        Failure {
            code: FAILED,
            ..Failure::of_file(path, reason)
        }
    }

    /// A line of a file is wrong.
    pub(crate) fn in_line(path: &str, line: usize, reason: impl fmt::Display) -> Failure {
        Failure {
            code: FAILED,
            what: What::Line(format!("{path}:{line}: {reason}")),
        }
    }

    /// A pack cannot be played.
    pub(crate) fn of_pack(report: &Report, texts: &Texts) -> Failure {
        let sum = texts.pack_errors(report.count(Severity::Error));
        let drawn = report.drawn(Ink::of_stderr().is_colour(), texts);
        Failure {
            code: FAILED,
            what: What::Pack {
                lines: report.lines(texts),
                drawn: format!("{drawn}{}: {sum}\n", report.file),
            },
        }
    }

    /// Prints it on stderr.
    pub(crate) fn tell(&self) {
        match &self.what {
            What::Line(line) => output::complain(line),
            What::Pack { lines, drawn } => output::complain_of_pack(lines, drawn),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            What::Line(line) => f.write_str(line),
            What::Pack { lines, .. } => f.write_str(&lines.join("\n")),
        }
    }
}

impl std::error::Error for Failure {}

/// Reports what stopped a command.
pub(crate) fn report(error: &anyhow::Error, texts: &Texts) -> ExitCode {
    // A closed pipe is not an error.
    if let Some(error) = error.downcast_ref::<io::Error>() {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return ExitCode::SUCCESS;
        }
        let problem = texts.complaint_no_output(error);
        output::complain(&texts.error(problem));
        return ExitCode::from(FAILED);
    }
    if let Some(failure) = error.downcast_ref::<Failure>() {
        failure.tell();
        return ExitCode::from(failure.code);
    }
    output::complain(&format!("{error:#}"));
    ExitCode::from(FAILED)
}

/// Reports what is wrong with the command line: help and version are as clap
/// prints them, all else is cut to one line.
pub(crate) fn of_usage(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind;
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            // Nor is it one here.
            let _ = error.print();
        }
        ErrorKind::DisplayVersion => version::print(),
        _ => {
            let text = error.to_string();
            let first = text.split("\n\n").next().unwrap_or_default();
            let mut words: Vec<&str> = first.split_whitespace().collect();
            let tip = tip(error);
            words.extend(tip.as_deref());
            output::complain(&words.join(" "));
        }
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(USAGE))
}

/// What was probably meant, if clap knows anything that looks like it. Clap itself is
/// content with less: it would offer `arena` to somebody who types `dream`.
fn tip(error: &clap::Error) -> Option<String> {
    use clap::error::{ContextKind, ContextValue};
    let pairs = [
        (ContextKind::InvalidValue, ContextKind::SuggestedValue),
        (
            ContextKind::InvalidSubcommand,
            ContextKind::SuggestedSubcommand,
        ),
        (ContextKind::InvalidArg, ContextKind::SuggestedArg),
    ];
    let (given, known) = pairs
        .into_iter()
        .find_map(|(given, known)| Some((error.get(given)?, error.get(known)?)))?;
    let ContextValue::String(given) = given else {
        return None;
    };
    let known = match known {
        ContextValue::String(word) => std::slice::from_ref(word),
        ContextValue::Strings(words) => words,
        _ => return None,
    };
    let meant = suggestion::nearest(given, known.iter().map(String::as_str))?;
    Some(format!("(did you mean {meant}?)"))
}
