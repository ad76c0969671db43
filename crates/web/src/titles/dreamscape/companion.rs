//! The companion for a real table, as its page needs it: a conversation that is saved on the
//! device after every entry.
//!
//! Mr Nightmare's decisions are made in [`lucid_dreamscape::companion`], for the page and for
//! `lucid companion` alike; a saved game is the text of its journal, which both read.

pub mod map;
pub mod topic;

use lucid_dreamscape::companion::{
    Answer, Companion, Entry, EntryRefusal, Journal, JournalProblem,
};

use crate::storage::{Full, Storage};

/// The prefix of the storage keys of saved games; a number follows.
const GAMES: &str = "lucid.companion.";
/// The storage key of the number of the open game.
const OPEN: &str = "lucid.companion";

/// A game at a real table, with the whole conversation.
#[derive(Clone, Debug)]
pub struct Talk {
    journal: Journal,
    turns: Vec<CompanionTurn>,
    /// What this page believes to be stored.
    kept: Option<String>,
}

/// An entry and its answer.
#[derive(Clone, Debug)]
pub struct CompanionTurn {
    /// The player's entry.
    pub entry: Entry,
    /// The answer.
    pub answer: Answer,
}

/// Why a game was not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// The storage is full.
    Full,
    /// Another tab has continued it.
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

    /// Reads the journal of a game, from this page or from `lucid companion`.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<Talk, JournalProblem> {
        let journal = Journal::parse(text)?;
        let mut talk = Talk::begin(journal.start().clone());
        for line in journal.lines() {
            // It has just been parsed.
            if let Ok(entry) = Entry::parse(line) {
                let answer = talk.journal.answer(line, &entry);
                talk.turns.push(CompanionTurn { entry, answer });
            }
        }
        Ok(talk)
    }

    /// What he knows now.
    pub fn companion(&self) -> &Companion {
        self.journal.companion()
    }

    /// All entries with their answers, in order.
    pub fn turns(&self) -> &[CompanionTurn] {
        &self.turns
    }

    /// His last act, to be told again.
    pub fn last_act(&self) -> Option<&CompanionTurn> {
        self.turns
            .iter()
            .rfind(|turn| !turn.answer.steps.is_empty())
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed, or no more than what was told.
    pub fn say(&mut self, entry: Entry) -> Result<(), EntryRefusal> {
        let answer = self.journal.answer(&entry.to_string(), &entry);
        let trouble = answer.trouble.clone();
        if answer.is_taken() {
            self.turns.push(CompanionTurn { entry, answer });
        }
        trouble.map_or(Ok(()), Err)
    }

    /// Undoes the last entry and returns it.
    pub fn undo(&mut self) -> Option<CompanionTurn> {
        self.journal.undo()?;
        self.turns.pop()
    }

    /// The journal, as `lucid companion` reads and writes it.
    pub fn text(&self) -> String {
        self.journal.text()
    }

    /// Saves the game.
    ///
    /// # Errors
    /// When the storage is full, or when another tab has continued the game; the stored text
    /// stays as it is.
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

    /// The saved game with a number, if there is one.
    pub fn kept(storage: &impl Storage, id: u32) -> Option<Result<Talk, JournalProblem>> {
        let text = storage.get(&format!("{GAMES}{id}"))?;
        Some(Talk::read(&text).map(|talk| Talk {
            kept: Some(text),
            ..talk
        }))
    }

    /// The numbers of all saved games, the newest first.
    pub fn all(storage: &impl Storage) -> Vec<u32> {
        let names = storage.names(GAMES);
        let mut ids: Vec<u32> = (names.iter())
            .filter_map(|name| name[GAMES.len()..].parse().ok())
            .collect();
        ids.sort_unstable_by(|a, b| b.cmp(a));
        ids
    }

    /// The number of a new game, which replaces no other.
    pub fn next_id(storage: &impl Storage) -> u32 {
        Talk::all(storage)
            .first()
            .map_or(1, |id| id.saturating_add(1))
    }

    /// Deletes a saved game.
    pub fn forget(storage: &impl Storage, id: u32) {
        storage.remove(&format!("{GAMES}{id}"));
    }
}

/// Remembers which game is open, or that none is.
pub fn set_open(storage: &impl Storage, id: Option<u32>) {
    match id {
        // If this cannot be stored, the next visit only loses a convenience.
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
