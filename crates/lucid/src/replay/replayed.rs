//! A record that has been played, and what is said about it.

use std::io;

use lucid_tabletop::record::Replayed;
use lucid_tabletop::{EventData, Game, Seat};
use lucid_texts::{Phrase, Texts};

use super::steps::steps;
use crate::load::Loaded;
use crate::output::{self, Ink};
use crate::titles::Title;

/// A record that has been played, up to the moment that is asked for.
pub(crate) struct Replay<'a, G: Game> {
    pub(crate) loaded: &'a Loaded<G>,
    pub(crate) replayed: &'a Replayed<'a, G>,
    pub(crate) texts: &'a Texts,
    /// How sentences call the seats.
    pub(crate) names: Vec<String>,
    /// The number of steps that are shown.
    pub(crate) to: usize,
    /// The columns that there are.
    pub(crate) width: usize,
}

/// Tells a game in words.
pub(crate) type Transcript<G> =
    fn(&Replay<'_, G>, ink: Ink, out: &mut dyn io::Write) -> io::Result<()>;

/// A game whose records can be printed.
pub(crate) trait Replayable: Game + Sized {
    /// How to print a transcript of its records, if there is one.
    const TRANSCRIPT: Option<Transcript<Self>>;

    /// What happened, as a sentence.
    fn sentence(replay: &Replay<'_, Self>, event: &Self::Event) -> String;

    /// What happened, as a kind and values.
    fn described(&self, event: &Self::Event) -> EventData;

    /// The points of a seat.
    fn score(&self, state: &Self::State, seat: Seat) -> i32;

    /// The points of a rival without a seat, where there is one.
    fn rival(&self, state: &Self::State) -> Option<i32>;

    /// The position as text, secrets included.
    fn position(&self, state: &Self::State) -> String;
}

impl<'a, G: Title> Replay<'a, G> {
    pub(super) fn new(
        loaded: &'a Loaded<G>,
        replayed: &'a Replayed<'a, G>,
        texts: &'a Texts,
        to: usize,
    ) -> Replay<'a, G> {
        Replay {
            names: names(&loaded.record().header.seating.names),
            loaded,
            replayed,
            texts,
            to,
            width: output::width(),
        }
    }

    pub(crate) fn game(&self) -> &G {
        &self.loaded.game
    }

    /// The state after the last step that is shown.
    pub(crate) fn state(&self) -> G::State {
        let last = steps(self).last();
        last.map_or_else(|| self.game().start(), |step| step.after)
    }

    pub(crate) fn label(&self, label: Phrase) -> String {
        self.texts.phrase(label)
    }
}

/// What sentences call the seats: their names, or the letters where two names
/// could be taken for each other.
fn names(given: &[String]) -> Vec<String> {
    let tamed: Vec<String> = given.iter().map(|name| output::tame(name)).collect();
    let clear =
        |(index, name): (usize, &String)| !name.is_empty() && !tamed[..index].contains(name);
    if tamed.iter().enumerate().all(clear) {
        tamed
    } else {
        Seat::first(given.len())
            .map(|seat| seat.to_string())
            .collect()
    }
}
