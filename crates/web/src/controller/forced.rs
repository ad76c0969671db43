//! What the journal says of steps that nobody chose: a choice that is none plays itself, and
//! so does a clock that has run out.

use std::cmp::Ordering;

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::table::Table;

use super::{TableController, TitlePage};
use crate::device::when_shown;

/// What nobody chose, as the lengths of the journal before each such step.
#[derive(Clone, Debug, Default)]
pub(super) struct Unchosen {
    /// What played itself because there was no other choice.
    forced: Vec<usize>,
    /// What was played because the time of a seat had run out.
    lapsed: Vec<usize>,
}

impl Unchosen {
    /// As the steps of the table tell; `steps` are the events of each.
    pub(super) fn of<G: TitlePage>(table: &mut dyn Table<G>, steps: &[Vec<G::Event>]) -> Unchosen {
        let before = |step: usize| steps.iter().take(step).map(Vec::len).sum();
        match table.rewind() {
            Some(table) => Unchosen {
                forced: table.forced_steps().into_iter().map(before).collect(),
                lapsed: table.lapsed_steps().into_iter().map(before).collect(),
            },
            None => Unchosen::default(),
        }
    }
}

/// The steps that nobody chose.
#[derive(Clone, Copy)]
pub struct Forced {
    /// How many steps the last scene had.
    step: StoredValue<usize>,
    at: StoredValue<Unchosen>,
}

impl Forced {
    pub(super) fn new(step: usize, at: Unchosen) -> Forced {
        Forced {
            step: StoredValue::new(step),
            at: StoredValue::new(at),
        }
    }

    /// Finds them again in the steps of the table.
    pub(super) fn set(self, at: Unchosen) {
        self.at.set_value(at);
    }

    /// What the journal adds to a line, if it is the first that is told of such a step;
    /// `is_told` says of each event whether it is a line.
    pub fn said<E>(self, number: usize, events: &[E], is_told: fn(&E) -> bool) -> Option<Phrase> {
        let is_first = |at: &[usize]| {
            let began = at.iter().rev().find(|began| **began <= number);
            began.is_some_and(|began| {
                let between = events.get(*began..number).unwrap_or_default();
                !between.iter().any(is_told)
            })
        };
        self.at.with_value(|at| match at {
            at if is_first(&at.lapsed) => Some(Phrase::OnlineLapsed),
            at if is_first(&at.forced) => Some(Phrase::JournalOnly),
            _ => None,
        })
    }
}

impl<G: TitlePage> TableController<G> {
    /// Notes that an action was the only choice, whoever has pressed first: the scene is
    /// still the one in which it was made.
    pub(super) fn note_forced(&self, action: G::Action) {
        let only = self.scene.with_untracked(|scene| scene.only_choice());
        if only == Some(action) {
            let told = self.journal.with_untracked(Vec::len);
            let untold = self.untold.with_untracked(Vec::len);
            (self.forced.at).update_value(|at| at.forced.push(told + untold));
        }
    }

    /// Plays the only choice of a person, once all that led there is told.
    pub(super) fn play_forced(&self) {
        let controller = *self;
        let (step, only) = (self.scene).with_untracked(|scene| {
            let only = scene.only_choice().filter(|_| !G::is_told_first(scene));
            (scene.step, only)
        });
        let before = self.forced.step.get_value();
        self.forced.step.set_value(step);
        let Some(action) = only else { return };
        let is_same = move || {
            let now = controller.scene.try_with_untracked(|scene| scene.step);
            now == Some(step)
        };
        match step.cmp(&before) {
            Ordering::Greater => when_shown(move || {
                if is_same() {
                    controller.act(action);
                }
            }),
            // Whoever takes a step back would only see it played again.
            Ordering::Less => when_shown(move || {
                if is_same() {
                    controller.undo();
                }
            }),
            Ordering::Equal => {}
        }
    }
}
