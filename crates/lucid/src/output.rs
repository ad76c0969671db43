//! Writing to the terminal: in colour where that is wanted, one line at a time.

use std::io::{self, BufWriter, IsTerminal, StdoutLock};

/// The most characters of a complaint.
const LONGEST: usize = 600;
/// What is between the columns of a table.
const GAP: &str = "  ";
/// The columns of the narrowest usual terminal.
const NARROW: usize = 80;

/// Standard output, buffered.
///
/// It is written to with `writeln!` and not `println!`, which panics when the
/// reader has gone.
pub(crate) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// How many columns standard output has: those of the terminal, or of a narrow one.
pub(crate) fn width() -> usize {
    let terminal = terminal_size::terminal_size_of(io::stdout());
    terminal.map_or(NARROW, |(width, _)| usize::from(width.0).max(NARROW / 2))
}

/// Prints one line on stderr, whatever the message holds.
pub(crate) fn complain(message: &str) {
    use std::io::Write as _;
    // What a message quotes from a file may be as long as the file.
    let mut line: String = tame(message).chars().take(LONGEST + 1).collect();
    if let Some((end, _)) = line.char_indices().nth(LONGEST) {
        line.replace_range(end.., "…");
    }
    // Without a stderr there is nobody to tell.
    let _ = writeln!(io::stderr(), "{line}");
}

/// Prints what is wrong with a pack on stderr: with its lines on a terminal, else
/// one line for each problem.
pub(crate) fn complain_of_pack(lines: &[String], drawn: &str) {
    use std::io::Write as _;
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "{drawn}");
    } else {
        lines.iter().for_each(|line| complain(line));
    }
}

/// A text from a file as it may be shown: without line breaks and without
/// control characters, which could do things to a terminal.
pub(crate) fn tame(text: &str) -> String {
    let tamed = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    text.chars().map(tamed).collect()
}

/// Rows of a table as lines: every column is as wide as its widest cell, the
/// first begins at the left, the others end at the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let padded = cells.map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        padded.collect::<Vec<_>>().join(GAP)
    };
    rows.iter().map(line).collect()
}

/// How text is set off: in colour, or not at all.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ink {
    /// Plain text, for files and pipes.
    Plain,
    /// ANSI colours.
    Colour,
}

impl Ink {
    /// What suits standard output and the reader's wish.
    pub(crate) fn of_stdout() -> Ink {
        Ink::of(&io::stdout())
    }

    /// What suits standard error and the reader's wish.
    pub(crate) fn of_stderr() -> Ink {
        Ink::of(&io::stderr())
    }

    /// What suits a stream and the reader's wish (<https://no-color.org>).
    fn of(stream: &impl IsTerminal) -> Ink {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if stream.is_terminal() && !unwanted {
            Ink::Colour
        } else {
            Ink::Plain
        }
    }

    /// Whether there are colours.
    pub(crate) const fn is_colour(self) -> bool {
        matches!(self, Ink::Colour)
    }

    fn code(self, code: &str, text: &str) -> String {
        match self {
            Ink::Colour if !text.is_empty() => format!("\x1b[{code}m{text}\x1b[0m"),
            _ => text.to_owned(),
        }
    }

    /// For headings.
    pub(crate) fn strong(self, text: &str) -> String {
        self.code("1", text)
    }

    /// For what may be passed over.
    pub(crate) fn faint(self, text: &str) -> String {
        self.code("2", text)
    }

    /// In a colour of the terminal, by its code.
    pub(crate) fn tinted(self, code: &str, text: &str) -> String {
        self.code(code, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_cells() {
        let rows = [["Träume", "7", "Punkte"], ["A", "1,500", "-3"]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(
            aligned(&rows),
            ["Träume      7  Punkte", "A       1,500      -3"]
        );
    }

    #[test]
    fn control_characters_do_not_reach_the_terminal() {
        assert_eq!(tame("a\x1b[31m\nb"), "a\u{fffd}[31m\u{fffd}b");
    }
}
