//! The companion for a real table, as its page needs it: a conversation that is
//! kept on the device after every entry.
//!
//! What he does is decided in [`lucid_dreamscape::companion`], the same for the page
//! and for `lucid companion`; a kept game is the text of its journal, which both
//! read.

pub mod map;
pub mod topic;

use lucid_dreamscape::companion::{
    Answer, Companion, Entry, EntryRefusal, Journal, JournalProblem,
};

use crate::storage::{Full, Storage};

/// What the names of kept games begin with; a number follows.
const GAMES: &str = "lucid.companion.";
/// Where it is kept which game is open.
const OPEN: &str = "lucid.companion";

/// A game at a real table, with everything that was said.
#[derive(Clone, Debug)]
pub struct Talk {
    journal: Journal,
    turns: Vec<CompanionTurn>,
    /// What is kept of it, as far as this page knows.
    kept: Option<String>,
}

/// An entry and what came of it.
#[derive(Clone, Debug)]
pub struct CompanionTurn {
    /// What was told.
    pub entry: Entry,
    /// What he answered.
    pub answer: Answer,
}

/// Why a game is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// There is no room left.
    Full,
    /// Another page has gone on with it.
    Changed,
}

impl From<Full> for NotKept {
    fn from(Full: Full) -> NotKept {
        NotKept::Full
    }
}

impl Talk {
    /// A game before its first entry.
    pub fn begin(start: Companion) -> Talk {
        Talk {
            journal: Journal::new(start),
            turns: Vec::new(),
            kept: None,
        }
    }

    /// The game of a journal, whoever has written it.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<Talk, JournalProblem> {
        let journal = Journal::parse(text)?;
        let mut talk = Talk::begin(journal.start().clone());
        for line in journal.lines() {
            // It was read a moment ago.
            if let Ok(entry) = Entry::parse(line) {
                let answer = talk.journal.answer(line, &entry);
                talk.turns.push(CompanionTurn { entry, answer });
            }
        }
        Ok(talk)
    }

    /// What is known now.
    pub fn companion(&self) -> &Companion {
        self.journal.companion()
    }

    /// Everything that was said, in order.
    pub fn turns(&self) -> &[CompanionTurn] {
        &self.turns
    }

    /// His last act, to be told again.
    pub fn last_act(&self) -> Option<&CompanionTurn> {
        self.turns
            .iter()
            .rfind(|turn| !turn.answer.steps.is_empty())
    }

    /// Takes an entry, or says why not.
    ///
    /// # Errors
    /// Why it is not taken; nothing has changed then, or no more than was told.
    pub fn say(&mut self, entry: Entry) -> Result<(), EntryRefusal> {
        let answer = self.journal.answer(&entry.to_string(), &entry);
        let trouble = answer.trouble.clone();
        if answer.is_taken() {
            self.turns.push(CompanionTurn { entry, answer });
        }
        trouble.map_or(Ok(()), Err)
    }

    /// Takes the last entry back and answers with it.
    pub fn undo(&mut self) -> Option<CompanionTurn> {
        self.journal.undo()?;
        self.turns.pop()
    }

    /// The journal, as `lucid companion` reads and writes it.
    pub fn text(&self) -> String {
        self.journal.text()
    }

    /// Keeps the game.
    ///
    /// # Errors
    /// When there is no room, or when another page has gone on with the game:
    /// what is kept stays as it is.
    pub fn keep(&mut self, storage: &impl Storage, id: u32) -> Result<(), NotKept> {
        let name = format!("{GAMES}{id}");
        if storage.get(&name) != self.kept {
            return Err(NotKept::Changed);
        }
        let text = self.text();
        storage.put(&name, &text)?;
        self.kept = Some(text);
        Ok(())
    }

    /// A kept game, if there is one with the number.
    pub fn kept(storage: &impl Storage, id: u32) -> Option<Result<Talk, JournalProblem>> {
        let text = storage.get(&format!("{GAMES}{id}"))?;
        Some(Talk::read(&text).map(|talk| Talk {
            kept: Some(text),
            ..talk
        }))
    }

    /// The numbers of all kept games, the newest first.
    pub fn all(storage: &impl Storage) -> Vec<u32> {
        let names = storage.names(GAMES);
        let mut ids: Vec<u32> = (names.iter())
            .filter_map(|name| name[GAMES.len()..].parse().ok())
            .collect();
        ids.sort_unstable_by(|a, b| b.cmp(a));
        ids
    }

    /// The number of a new game: the games before it stay beside it.
    pub fn next_id(storage: &impl Storage) -> u32 {
        Talk::all(storage)
            .first()
            .map_or(1, |id| id.saturating_add(1))
    }

    /// Forgets a kept game.
    pub fn forget(storage: &impl Storage, id: u32) {
        storage.remove(&format!("{GAMES}{id}"));
    }
}

/// Remembers which game is open, or that none is.
pub fn set_open(storage: &impl Storage, id: Option<u32>) {
    match id {
        // The next visit only loses a convenience when this is not kept.
        Some(id) => drop(storage.put(OPEN, &id.to_string())),
        None => storage.remove(OPEN),
    }
}

/// The game that was open when the page was left.
pub fn open(storage: &impl Storage) -> Option<u32> {
    storage.get(OPEN)?.parse().ok()
}

#[cfg(test)]
mod tests;
