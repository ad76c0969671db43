//! A companion with its past: for undo, and for a file that is written after
//! every step.
//!
//! ```text
//! lucid companion 1
//! rules: sylex players=1 nightmare=yes solo=bad-dreams
//! purposes: gray green
//!
//! 1:gbw 2:ybu 3:wub 4:gyb 5:ugw 6:ugu red:3-6,5-6
//! go
//! 4-5
//! ```

use super::{Companion, Entry, EntryProblem, EntryRefusal, SetupProblem};
use crate::rules::ParseRulesError;
use crate::{Colour, NightmareStep, Rules};

const FORMAT: &str = "lucid companion 1";

/// A companion and every line that it has accepted so far.
///
/// ```
/// use lucid_dreamscape::companion::Journal;
///
/// let text = "lucid companion 1\nrules: sylex players=1 nightmare=yes solo=bad-dreams\n\
///     purposes: gray green\n\n1:gbw 2:ybu 3:wub 4:gyb 5:ugw 6:ugu red:3-6,5-6\n";
/// let mut journal = Journal::parse(text).unwrap();
/// assert_eq!(journal.text(), text);
/// assert!(journal.undo().unwrap().starts_with("1:gbw"));
/// assert!(journal.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Journal {
    start: Companion,
    now: Companion,
    lines: Vec<String>,
    last: Option<LastAct>,
}

/// What he did last, to be told again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastAct {
    /// The game before it.
    pub before: Companion,
    /// What he did.
    pub steps: Vec<NightmareStep>,
}

/// Why a text is not a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalProblem {
    /// The file is empty.
    Empty,
    /// The first line is not that of a journal.
    Format,
    /// The first line is that of a newer version.
    Version(String),
    /// The line with the rules is missing.
    NoRules,
    /// The rules cannot be read.
    Rules(ParseRulesError),
    /// The line with the purposes is missing, or names no two colours.
    NoPurposes,
    /// The game cannot start like this.
    Setup(SetupProblem),
    /// A line cannot be read.
    Entry {
        /// The line, from 1.
        line: usize,
        /// Why.
        problem: EntryProblem,
    },
    /// A line is refused.
    EntryRefusal {
        /// The line, from 1.
        line: usize,
        /// Why.
        trouble: EntryRefusal,
    },
}

impl Journal {
    /// A journal without lines.
    pub fn new(start: Companion) -> Journal {
        Journal {
            now: start.clone(),
            start,
            lines: Vec::new(),
            last: None,
        }
    }

    /// The companion as it is now.
    pub fn companion(&self) -> &Companion {
        &self.now
    }

    /// What he did last.
    pub fn last(&self) -> Option<&LastAct> {
        self.last.as_ref()
    }

    /// The game before the first line.
    pub fn start(&self) -> &Companion {
        &self.start
    }

    /// The lines that were accepted.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The number of lines that were accepted.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether no line was accepted yet.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Applies a line and returns what he does.
    ///
    /// # Errors
    /// Why the line is refused; nothing has changed then.
    pub fn enter(&mut self, line: &str, entry: &Entry) -> Result<Vec<NightmareStep>, EntryRefusal> {
        let before = self.now.clone();
        let steps = self.now.enter(entry)?;
        if !steps.is_empty() {
            self.last = Some(LastAct {
                before,
                steps: steps.clone(),
            });
        }
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        self.lines.push(match line.is_empty() {
            true => "go".to_owned(),
            false => line,
        });
        Ok(steps)
    }

    /// Takes back the last line and returns it.
    pub fn undo(&mut self) -> Option<String> {
        let undone = self.lines.pop()?;
        let mut back = Journal::new(self.start.clone());
        for line in &self.lines {
            let entry = Entry::parse(line).expect("it was read before");
            back.enter(line, &entry).expect("it was taken before");
        }
        *self = back;
        Some(undone)
    }

    /// The journal as the text of a file.
    pub fn text(&self) -> String {
        let rules = self.start.rules();
        let [one, two] = self.start.purposes().map(Colour::name);
        let mut text = format!("{FORMAT}\nrules: {rules}\npurposes: {one} {two}\n\n");
        for line in &self.lines {
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    /// Reads a journal.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn parse(text: &str) -> Result<Journal, JournalProblem> {
        // Some editors begin a file with a mark.
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() {
            return Err(JournalProblem::Empty);
        }
        let mut lines = text.lines().map(str::trim).enumerate();
        match lines.next() {
            Some((_, FORMAT)) => {}
            Some((_, line)) if line.starts_with("lucid companion ") => {
                return Err(JournalProblem::Version(
                    line["lucid companion ".len()..].to_owned(),
                ));
            }
            _ => return Err(JournalProblem::Format),
        }
        let rules = (lines.next())
            .and_then(|(_, line)| line.strip_prefix("rules: "))
            .ok_or(JournalProblem::NoRules)?;
        let rules: Rules = rules.parse().map_err(JournalProblem::Rules)?;
        let purposes = (lines.next())
            .and_then(|(_, line)| line.strip_prefix("purposes: "))
            .and_then(read_purposes)
            .ok_or(JournalProblem::NoPurposes)?;
        let start = Companion::new(rules, purposes).map_err(JournalProblem::Setup)?;
        let mut journal = Journal::new(start);
        for (index, line) in lines.filter(|(_, line)| !line.is_empty()) {
            let number = index + 1;
            let entry = Entry::parse(line).map_err(|problem| JournalProblem::Entry {
                line: number,
                problem,
            })?;
            let taken = journal.enter(line, &entry);
            taken.map_err(|trouble| JournalProblem::EntryRefusal {
                line: number,
                trouble,
            })?;
        }
        Ok(journal)
    }
}

/// Two names of colours, or their letters.
pub fn read_purposes(text: &str) -> Option<[Colour; 2]> {
    let mut words = text.split([' ', ',', '/']).filter(|word| !word.is_empty());
    let mut colour = || {
        let word = words.next()?;
        let named = |colour: &Colour| {
            colour.name() == word || word.chars().eq(std::iter::once(colour.letter()))
        };
        Colour::LANDSCAPE.into_iter().find(named)
    };
    let colours = [colour()?, colour()?];
    words.next().is_none().then_some(colours)
}
