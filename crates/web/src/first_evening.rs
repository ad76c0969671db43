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
