//! The first evening of somebody new: a few short notes, each when it matters first. What
//! they are, each title says.

use lucid_texts::Phrase;

use crate::settings::{Evening, Settings};
use crate::table::{TableScene, Waiting};
use crate::titles::ClientTitle;

/// Something short that somebody new has to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// What the settings call it.
    pub name: &'static str,
    /// What it says.
    pub says: Phrase,
}

impl Note {
    /// A note under the name that the settings give it.
    pub const fn new(name: &'static str, says: Phrase) -> Note {
        Note { name, says }
    }
}

/// The note that matters now and has not been read; nothing while others play.
pub fn note<G: ClientTitle>(game: &G, scene: &TableScene<G>, settings: &Settings) -> Option<Note> {
    let mine = matches!(scene.waiting, Waiting::Person(_));
    if !mine || settings.evening != Evening::Going {
        return None;
    }
    let is_new = |note: &Note| !is_read(settings, note);
    game.notes(scene).into_iter().find(is_new)
}

fn is_read(settings: &Settings, note: &Note) -> bool {
    settings.read.split(' ').any(|name| name == note.name)
}

/// The player has read a note.
pub fn mark_read(settings: &mut Settings, note: Note) {
    if !is_read(settings, &note) {
        if !settings.read.is_empty() {
            settings.read.push(' ');
        }
        settings.read.push_str(note.name);
    }
}

/// Whoever has played a game to its end needs no more notes on it.
pub fn finish<G: ClientTitle>(game: &G, settings: &mut Settings) {
    for note in game.all_notes() {
        mark_read(settings, *note);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::Arc;

    use lucid_tabletop::{Choices, Seat};

    use super::{Note, mark_read, note};
    use crate::settings::{Evening, Settings};
    use crate::table::{TableGame, TableScene, Waiting};
    use crate::titles::ClientTitle;

    /// The settings during a first evening.
    pub(crate) fn going() -> Settings {
        Settings {
            evening: Evening::Going,
            ..Settings::default()
        }
    }

    /// What somebody sees who has to choose.
    pub(crate) fn scene<G: TableGame>(game: &G, view: G::View, seat: Seat) -> TableScene<G> {
        let mut choices = Choices::new();
        game.choices_of(&view, &mut choices);
        TableScene {
            step: 1,
            waiting: Waiting::Person(seat),
            view,
            viewer: Some(seat),
            choices: Arc::new(choices.to_vec()),
            fresh: Arc::new(Vec::new()),
            can_undo: false,
            outcome: None,
        }
    }

    /// The note that matters now, which is read.
    pub(crate) fn read<G: ClientTitle>(
        game: &G,
        scene: &TableScene<G>,
        settings: &mut Settings,
    ) -> Option<Note> {
        let shown = note(game, scene, settings)?;
        mark_read(settings, shown);
        Some(shown)
    }
}
