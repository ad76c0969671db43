//! The conversation: a line in, what he does out, and the file kept.

use std::io::{self, IsTerminal as _, Write as _};

use dreamscape::companion::{Entry, Journal, Want};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use texts::Texts;

use super::keep::Keeper;
use super::show;
use crate::output::{self, Ink};

/// What stands before the cursor.
const PROMPT: &str = "> ";

/// A game with a person at the keyboard.
pub(super) struct Session<'a> {
    journal: Journal,
    keeper: Keeper,
    texts: &'a Texts,
    ink: Ink,
    editor: DefaultEditor,
    /// What was asked last, which need not be asked again after every word.
    asked: Option<(u8, Want)>,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        journal: Journal,
        keeper: Keeper,
        texts: &'a Texts,
        ink: Ink,
    ) -> anyhow::Result<Session<'a>> {
        Ok(Session {
            journal,
            keeper,
            texts,
            ink,
            editor: DefaultEditor::new()?,
            asked: None,
        })
    }

    /// Talks until the person leaves.
    pub(super) fn run(&mut self, is_new: bool) -> anyhow::Result<()> {
        self.greet(is_new)?;
        loop {
            self.ask()?;
            let line = match self.editor.readline(PROMPT) {
                Ok(line) => line,
                Err(ReadlineError::Interrupted | ReadlineError::Eof) => break,
                Err(ReadlineError::Io(error)) => return Err(error.into()),
                Err(error) => return Err(error.into()),
            };
            if !line.trim().is_empty() {
                // A history that is full is no reason to stop.
                let _ = self.editor.add_history_entry(line.trim());
            }
            match line.trim().to_lowercase().as_str() {
                "quit" | "exit" => break,
                "help" | "?" => self.print(&show::help(self.texts, self.ink))?,
                "show" => {
                    let known = show::known(self.journal.companion(), self.texts, self.ink);
                    self.print(&known)?;
                }
                "undo" => self.undo()?,
                _ => self.enter(&line)?,
            }
        }
        let left = self.texts.companion_left(&self.keeper.name());
        self.print(&[self.ink.faint(&left)])?;
        Ok(())
    }

    fn greet(&mut self, is_new: bool) -> io::Result<()> {
        let companion = self.journal.companion();
        let mut lines = show::title(companion, self.texts, self.ink);
        if is_new {
            lines.extend(show::wrapped(&self.texts.companion_begins()));
        } else {
            lines.push(self.texts.companion_resumed(self.journal.len()));
        }
        let saved = self.texts.companion_saved(&self.keeper.name());
        let hint = self.texts.companion_help_hint();
        lines.push(self.ink.faint(&format!("{saved} {hint}")));
        self.print(&lines)?;
        if is_new {
            self.keep();
        }
        Ok(())
    }

    /// Where the game stands and what is waited for, if that is news.
    fn ask(&mut self) -> io::Result<()> {
        let companion = self.journal.companion();
        let asks = (companion.cycle(), companion.want());
        if self.asked.replace(asks) == Some(asks) {
            return Ok(());
        }
        let mut lines = vec![String::new()];
        lines.extend(show::status(companion, self.texts, self.ink));
        lines.extend(show::wish(companion, self.texts, self.ink));
        self.print(&lines)
    }

    fn enter(&mut self, line: &str) -> io::Result<()> {
        let entry = match Entry::parse(line) {
            Ok(entry) => entry,
            Err(problem) => {
                let said = output::tame(&self.texts.entry_problem(&problem));
                return self.print(&show::wrapped(&said));
            }
        };
        let before = self.journal.companion().clone();
        let deeds = match self.journal.enter(line, &entry) {
            Ok(deeds) => deeds,
            Err(trouble) => {
                let said = self.texts.companion_trouble(&trouble);
                return self.print(&show::wrapped(&said));
            }
        };
        self.keep();
        let now = self.journal.companion();
        let mut lines = match entry {
            Entry::Facts(_) if before.want() == Want::Sleeper && now.want() == Want::Travel => {
                vec![self.texts.companion_marker(now)]
            }
            Entry::Facts(_) => vec![self.texts.companion_noted()],
            Entry::Points(points) => {
                let result = self.texts.companion_result(now.duel().score, points);
                vec![self.ink.strong(&result)]
            }
            Entry::Go { .. } | Entry::Link(_) => show::deeds(&before, &deeds, self.texts, self.ink),
        };
        if now.want() == Want::Points && before.want() == Want::End {
            lines.extend(show::your_purposes(now, self.texts));
        }
        self.print(&lines)
    }

    fn undo(&mut self) -> io::Result<()> {
        let line = self.journal.undo();
        if line.is_some() {
            self.keep();
        }
        self.asked = None;
        let said = self.texts.companion_undone(line.as_deref());
        self.print(&[output::tame(&said)])
    }

    /// What cannot be kept is said, and the game goes on.
    fn keep(&self) {
        if let Err(error) = self.keeper.write(&self.journal) {
            let said = self.texts.companion_unsaved(&error);
            output::complain(&format!("{}: {said}", self.keeper.name()));
        }
    }

    fn print(&self, lines: &[String]) -> io::Result<()> {
        let mut out = output::stdout();
        for line in lines {
            writeln!(out, "{line}")?;
        }
        out.flush()
    }
}

/// Asks one question; nothing when the person leaves.
pub(super) fn ask(question: &str) -> anyhow::Result<Option<String>> {
    if io::stdout().is_terminal() {
        let mut out = output::stdout();
        writeln!(out, "{question}")?;
        out.flush()?;
    }
    match DefaultEditor::new()?.readline(PROMPT) {
        Ok(line) => Ok(Some(line)),
        Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
