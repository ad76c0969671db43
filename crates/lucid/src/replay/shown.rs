//! A record that has been played, and what is said about it.

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::{Dreamscape, Event, Location};
use lucid_tabletop::record::Replayed;
use lucid_tabletop::{Described, Seat};
use lucid_texts::{DuelNames, Label, Opponent, Texts};

use super::moments;
use crate::load::{Known, Loaded};
use crate::output;

/// A record that has been played, up to the moment that is asked for.
pub(super) struct Shown<'a, G: Known = Dreamscape> {
    pub(super) loaded: &'a Loaded<G>,
    pub(super) replayed: &'a Replayed<'a, G>,
    pub(super) texts: &'a Texts,
    /// How sentences call the seats.
    pub(super) names: Vec<String>,
    /// The number of steps that are shown.
    pub(super) to: usize,
    /// The columns that there are.
    pub(super) width: usize,
}

/// A game whose records can be printed.
pub(super) trait Shows: Known {
    /// What happened, as a sentence.
    fn sentence(shown: &Shown<'_, Self>, event: &Self::Event) -> String;

    /// What happened, as a kind and values.
    fn described(&self, event: &Self::Event) -> Described;

    /// The points of a seat.
    fn score(&self, state: &Self::State, seat: Seat) -> i32;

    /// The points of Mr Nightmare, where somebody plays against him.
    fn rival(&self, state: &Self::State) -> Option<i32>;

    /// The position as text, secrets included.
    fn position(&self, state: &Self::State) -> String;
}

impl<'a, G: Shows> Shown<'a, G> {
    pub(super) fn new(
        loaded: &'a Loaded<G>,
        replayed: &'a Replayed<'a, G>,
        texts: &'a Texts,
        to: usize,
    ) -> Shown<'a, G> {
        Shown {
            names: names(&loaded.record().header.seating.names),
            loaded,
            replayed,
            texts,
            to,
            width: output::width(),
        }
    }

    pub(super) fn game(&self) -> &G {
        &self.loaded.game
    }

    /// The state after the last step that is shown.
    pub(super) fn state(&self) -> G::State {
        let last = moments::of(self).last();
        last.map_or_else(|| self.game().start(), |moment| moment.after)
    }

    pub(super) fn label(&self, label: Label) -> String {
        self.texts.label(label)
    }
}

impl Shown<'_> {
    /// Whether somebody plays against Mr Nightmare alone.
    pub(super) fn is_solo(&self) -> bool {
        self.game().rules().solo.is_some()
    }

    /// The name of a location, short enough for maps and lists.
    pub(super) fn location(&self, location: Location) -> String {
        let edition = self.game().rules().edition;
        self.texts.short_location(edition, location)
    }
}

impl Shows for Dreamscape {
    fn sentence(shown: &Shown<'_>, event: &Event) -> String {
        let name = |seat: Seat| shown.names[seat.index()].clone();
        match *event {
            // The record knows the colours of the purposes, an event does not.
            Event::Nightmare(deed) => {
                let mut tints = shown.replayed.play.state().table().tiles();
                let mut tint = || tints.next().and_then(|(_, tint)| tint);
                let names = DuelNames {
                    edition: shown.game().rules().edition,
                    player: Opponent::Named(&shown.names[0]),
                    content: Some(shown.game().content()),
                    purposes: [tint(), tint()],
                };
                shown.texts.deed(&names, deed)
            }
            _ => shown.texts.event(shown.game(), &name, event),
        }
    }

    fn described(&self, event: &Event) -> Described {
        event.described(self.content())
    }

    fn score(&self, state: &Self::State, seat: Seat) -> i32 {
        state.table().players[seat].score.into()
    }

    fn rival(&self, state: &Self::State) -> Option<i32> {
        (self.rules().solo).map(|_| state.table().duel.score.into())
    }

    fn position(&self, state: &Self::State) -> String {
        lucid_dreamscape::position::write(self, state)
    }
}

impl Shows for DreamRunners {
    fn sentence(shown: &Shown<'_, DreamRunners>, event: &Self::Event) -> String {
        let name = |seat: Seat| shown.names[seat.index()].clone();
        shown.texts.runners_event(shown.game(), &name, event)
    }

    fn described(&self, event: &Self::Event) -> Described {
        event.described(self.content())
    }

    fn score(&self, state: &Self::State, seat: Seat) -> i32 {
        state.table().players[seat].score.into()
    }

    fn rival(&self, _: &Self::State) -> Option<i32> {
        None
    }

    fn position(&self, state: &Self::State) -> String {
        lucid_dream_runners::position::write(self, state)
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
