//! The conversation: a line in, what he does out, and the file kept.

use std::io::{self, IsTerminal as _, Write as _};

use lucid_dreamscape::companion::{Answer, Entry, Journal, Want};
use lucid_texts::{Phrase, Texts};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use super::game_file::{GameFile, NotWritten};
use super::show;
use crate::output::{self, Ink};

/// What stands before the cursor.
const PROMPT: &str = "> ";

/// A game with a person at the keyboard.
pub(super) struct Session<'a> {
    journal: Journal,
    game_file: GameFile,
    texts: &'a Texts,
    ink: Ink,
    editor: DefaultEditor,
    /// What was asked last, which need not be asked again after every word.
    asked: Option<(u8, Want, bool)>,
    /// Whether the file holds the whole game.
    is_kept: bool,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        journal: Journal,
        game_file: GameFile,
        texts: &'a Texts,
        ink: Ink,
    ) -> anyhow::Result<Session<'a>> {
        Ok(Session {
            journal,
            game_file,
            texts,
            ink,
            editor: DefaultEditor::new()?,
            asked: None,
            is_kept: true,
        })
    }

    /// Talks until the person leaves. Whether everything is kept.
    pub(super) fn run(&mut self, is_new: bool) -> anyhow::Result<bool> {
        self.greet(is_new)?;
        loop {
            self.ask()?;
            let line = match self.editor.readline(PROMPT) {
                Ok(line) => line,
                Err(ReadlineError::Interrupted | ReadlineError::Eof) => break,
                // A line that is not text is a slip like any other.
                Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                    self.print(&[self.texts.phrase(Phrase::ComplaintNotText)])?;
                    continue;
                }
                Err(error) => return Err(anyhow::anyhow!("{error}")),
            };
            if !line.trim().is_empty() {
                // A history that is full is no reason to stop.
                let _ = self.editor.add_history_entry(line.trim());
            }
            match line.trim().to_lowercase().as_str() {
                "quit" | "exit" | "ende" => break,
                "help" | "?" | "hilfe" => self.print(&show::help(self.texts, self.ink))?,
                "show" => {
                    let known = show::known(self.journal.companion(), self.texts, self.ink);
                    self.print(&known)?;
                }
                "again" => self.print(&self.last_act())?,
                "undo" => self.undo()?,
                _ => self.enter(&line)?,
            }
        }
        let file = self.game_file.name();
        let said = match self.is_kept {
            true => self.texts.companion_left(&file),
            false => self.texts.companion_left_unsaved(&file),
        };
        self.print(&[self.ink.faint(&said)])?;
        Ok(self.is_kept)
    }

    fn greet(&mut self, is_new: bool) -> io::Result<()> {
        let texts = self.texts;
        let companion = self.journal.companion();
        let mut lines = show::title(companion, texts, self.ink);
        if let Some(file) = self.game_file.moved() {
            lines.push(texts.companion_moved(&file));
        }
        if is_new {
            lines.extend(show::wrapped(&texts.phrase(Phrase::CompanionBegins)));
        } else {
            lines.push(texts.companion_resumed(self.journal.len()));
        }
        let saved = texts.companion_saved(self.game_file.name());
        let hint = texts.phrase(Phrase::CompanionHelpHint);
        let kept = show::wrapped(&format!("{saved} {hint}"));
        lines.extend(kept.iter().map(|line| self.ink.faint(line)));
        // After an interruption, his shards may not have been moved yet.
        lines.extend(self.last_act());
        lines.extend(self.result());
        self.print(&lines)
    }

    /// What he did last, once more.
    fn last_act(&self) -> Vec<String> {
        let Some(last) = self.journal.last() else {
            return Vec::new();
        };
        let heading = self.ink.faint(&self.texts.phrase(Phrase::CompanionAgain));
        let steps = show::steps(&last.before, &last.steps, self.texts, self.ink);
        std::iter::once(heading).chain(steps).collect()
    }

    /// Who won, once that is known.
    fn result(&self) -> Option<String> {
        let companion = self.journal.companion();
        let yours = companion.points()?;
        let said = self.texts.companion_result(companion.duel().score, yours);
        Some(self.ink.strong(&said))
    }

    /// Where the game stands and what is waited for, if that is news.
    fn ask(&mut self) -> io::Result<()> {
        let companion = self.journal.companion();
        let first = companion.duel().first;
        let asks = (companion.cycle(), companion.want(), first);
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
        let answer = self.journal.answer(line, &entry);
        if answer.is_taken() {
            self.keep();
        }
        self.print(&self.told(&answer))
    }

    /// What a line led to.
    fn told(&self, answer: &Answer) -> Vec<String> {
        let texts = self.texts;
        let mut lines = Vec::new();
        if answer.marker {
            lines.push(texts.companion_marker(self.journal.companion()));
        }
        if answer.noted {
            lines.push(texts.phrase(Phrase::CompanionNoted));
        }
        if let Some(trouble) = &answer.trouble {
            lines.extend(show::wrapped(&texts.companion_trouble(trouble)));
            return lines;
        }
        if !answer.assumed.is_empty() {
            lines.extend(show::wrapped(&texts.companion_assumed(&answer.assumed)));
        }
        lines.extend(show::steps(&answer.before, &answer.steps, texts, self.ink));
        lines.extend(show::purposes(
            self.journal.companion(),
            &answer.yours,
            texts,
        ));
        lines.extend(self.result());
        lines
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
    fn keep(&mut self) {
        let not_written = self.game_file.write(&self.journal).err();
        self.is_kept = not_written.is_none();
        let said = match not_written {
            None => return,
            Some(NotWritten::Changed) => self.texts.phrase(Phrase::CompanionFileChanged),
            Some(NotWritten::Io(error)) => self.texts.companion_unsaved(&error),
        };
        output::complain(&format!("{}: {said}", self.game_file.name()));
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
        for line in show::wrapped(question) {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
    }
    match DefaultEditor::new()?.readline(PROMPT) {
        Ok(line) => Ok(Some(line)),
        Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(None),
        Err(error) => Err(anyhow::anyhow!("{error}")),
    }
}
