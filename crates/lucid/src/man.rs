//! `lucid man`: manual pages for the program and all its commands.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Command, CommandFactory as _};
use clap_mangen::Man;
use lucid_texts::Texts;

use crate::failure::Failure;
use crate::{Cli, input, output};

/// What `lucid man` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct ManArgs {
    /// Folder for the pages, such as lucid.1 and lucid-sim.1; existing ones are replaced
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// Writes a page for each command.
pub(crate) fn run(args: &ManArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    input::not_a_stream(&args.folder, texts)?;
    let folder = args.folder.display().to_string();
    fs::create_dir_all(&args.folder)
        .map_err(|error| Failure::of_file(&folder, texts.complaint_no_folder(&error)))?;
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    let mut commands = Vec::new();
    gather(&command, &mut commands);
    for command in &commands {
        let path = args.folder.join(format!("{}.1", name(command)));
        fs::write(&path, page(command)?).map_err(|error| {
            let path = path.display().to_string();
            Failure::of_file(&path, texts.complaint_unwritable(&error))
        })?;
    }
    let mut out = output::stdout();
    let line = format!("{folder}: {}", texts.man_pages_written(commands.len()));
    writeln!(out, "{}", output::tame(&line))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// A command and all below it.
fn gather<'a>(command: &'a Command, all: &mut Vec<&'a Command>) {
    all.push(command);
    for below in command
        .get_subcommands()
        .filter(|below| !below.is_hide_set())
    {
        gather(below, all);
    }
}

/// The name of a command with those above it: `lucid-pack-check`.
fn name(command: &Command) -> &str {
    command.get_display_name().unwrap_or(command.get_name())
}

/// The page of a command.
///
/// What `--help` adds to the list of options is laid out in columns, which must not
/// be filled into paragraphs, so that this part is written here.
fn page(command: &Command) -> io::Result<String> {
    let man = Man::new(command.clone())
        .source(concat!("lucid ", env!("CARGO_PKG_VERSION")))
        .manual("Lucid");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    if let Some(details) = command.get_after_long_help() {
        page.extend(as_it_is("DETAILS", &details.to_string()).bytes());
    }
    Ok(title_first(&String::from_utf8_lossy(&page)))
}

/// Every section comes with the definition of the apostrophe; the page needs it once,
/// after its title.
fn title_first(page: &str) -> String {
    let is_definition = |line: &&str| line.starts_with(".ie ") || line.starts_with(".el ");
    let (definition, rest): (Vec<&str>, Vec<&str>) = page.lines().partition(is_definition);
    let (title, rest) = rest.split_at(1.min(rest.len()));
    let once = &definition[..2.min(definition.len())];
    [title, once, rest].concat().join("\n") + "\n"
}

/// A section whose lines stay as they are.
fn as_it_is(title: &str, text: &str) -> String {
    let mut section = format!(".SH {title}\n.nf\n");
    for line in text.lines() {
        let line = line.replace('\\', "\\e").replace('-', "\\-");
        // A line that begins with one of these would be a request.
        let guard = if line.starts_with(['.', '\'']) {
            "\\&"
        } else {
            ""
        };
        // Writing to a string cannot fail.
        let _ = writeln!(section, "{guard}{line}");
    }
    section + ".fi\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_look_like_requests_are_text() {
        let section = as_it_is("DETAILS", "  a  b-c\n.TH\n'x \\");
        assert_eq!(
            section,
            ".SH DETAILS\n.nf\n  a  b\\-c\n\\&.TH\n\\&'x \\e\n.fi\n"
        );
    }
}
