//! What is wrong with a file that should be a record.

use std::fmt;

use lucid_tabletop::record::RecordError;
use lucid_texts::{Phrase, Texts, arg};

/// A sentence in whichever language it is asked for.
pub(crate) type Said = Box<dyn Fn(&Texts) -> String + Send + Sync>;

/// What can be done about a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Choose another file: this is not one of ours.
    OtherFile,
    /// Get the file again: part of it is missing.
    Again,
    /// Get the original file: this one was changed.
    Original,
    /// Reload the client: the record is newer than this version.
    Renew,
    /// Get the pack.
    Pack,
}

impl Remedy {
    /// The advice in words.
    pub const fn phrase(self) -> Phrase {
        match self {
            Remedy::OtherFile => Phrase::ReplayOtherFile,
            Remedy::Again => Phrase::ReplayGetAgain,
            Remedy::Original => Phrase::ReplayOriginal,
            Remedy::Renew => Phrase::ReplayRenew,
            Remedy::Pack => Phrase::ReplayNeedsPack,
        }
    }
}

/// A header field that names no game, and why.
pub struct Wrong {
    pub(super) field: &'static str,
    pub(super) advice: Remedy,
    pub(super) said: Said,
}

impl fmt::Debug for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Wrong").field(&self.field).finish()
    }
}

impl Wrong {
    pub(super) fn new(
        field: &'static str,
        advice: Remedy,
        said: impl Fn(&Texts) -> String + Send + Sync + 'static,
    ) -> Wrong {
        let said = Box::new(said);
        Wrong {
            field,
            advice,
            said,
        }
    }

    /// An unknown version of the rules.
    pub(super) fn version(version: u16, newest: u16) -> Wrong {
        let later = version > newest;
        let advice = if later {
            Remedy::Renew
        } else {
            Remedy::Original
        };
        Wrong::new("version", advice, move |texts| {
            texts.replay_version(version, later)
        })
    }

    /// A pack that is missing.
    pub(super) fn pack(pack: String) -> Wrong {
        Wrong::new("pack", Remedy::Pack, move |texts| {
            texts.replay_no_pack(&pack)
        })
    }
}

/// What is wrong with a file, where, and what to do about it.
pub struct Problem {
    /// The line, from 1; nothing if the file as a whole is wrong.
    pub line: Option<usize>,
    /// The text of that line.
    pub excerpt: String,
    /// What can be done.
    pub advice: Remedy,
    said: Said,
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Problem")
            .field("line", &self.line)
            .field("excerpt", &self.excerpt)
            .field("advice", &self.advice)
            .finish_non_exhaustive()
    }
}

/// The longest part of a line that is shown.
const EXCERPT: usize = 120;

impl Problem {
    /// What is wrong, with the line.
    pub fn describe(&self, texts: &Texts) -> String {
        let what = (self.said)(texts);
        match self.line {
            Some(line) => texts.at_line(arg::Line(line), arg::Problem(what)),
            None => what,
        }
    }

    pub(super) fn in_line(
        text: &str,
        line: usize,
        advice: Remedy,
        said: impl Fn(&Texts) -> String + Send + Sync + 'static,
    ) -> Problem {
        let found = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        let mut excerpt: String = found.trim().chars().take(EXCERPT).collect();
        if found.trim().chars().count() > EXCERPT {
            excerpt.push('…');
        }
        Problem {
            line: Some(line),
            excerpt,
            advice,
            said: Box::new(said),
        }
    }

    pub(super) fn of_field(text: &str, wrong: Wrong) -> Problem {
        let said = wrong.said;
        let line = line_of(text, wrong.field);
        Problem::in_line(text, line, wrong.advice, move |texts| said(texts))
    }

    pub(super) fn of_shape(text: &str, error: RecordError) -> Problem {
        let advice = match error {
            RecordError::NotARecord => Remedy::OtherFile,
            RecordError::Truncated(_) => Remedy::Again,
            RecordError::NewerFormat(_) => Remedy::Renew,
            _ => Remedy::Original,
        };
        Problem::in_line(text, error.line(), advice, move |texts| {
            texts.record_error(&error)
        })
    }

    /// The file as a whole.
    pub(super) fn whole(
        advice: Remedy,
        said: impl Fn(&Texts) -> String + Send + Sync + 'static,
    ) -> Problem {
        Problem {
            line: None,
            excerpt: String::new(),
            advice,
            said: Box::new(said),
        }
    }
}

/// The line of a header field; the first line if it is not there.
pub(super) fn line_of(text: &str, field: &str) -> usize {
    let is_field = |line: &str| line.split_once(": ").is_some_and(|(name, _)| name == field);
    text.lines().position(is_field).map_or(1, |index| index + 1)
}
