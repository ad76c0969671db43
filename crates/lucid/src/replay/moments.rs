//! The steps of a record with what surrounds them.

use lucid_tabletop::record::EXPIRY;
use lucid_tabletop::{BySeat, Game, Seat, Step, Turn};

use super::shown::{Shown, Shows};

/// One step of a record.
pub(super) struct Moment<'a, G: Game> {
    /// The number of the step, from 1.
    pub(super) number: usize,
    pub(super) turn: Turn,
    /// Who acted; nobody in a chance step.
    pub(super) seat: Option<Seat>,
    /// The step in notation.
    pub(super) word: String,
    pub(super) events: &'a [G::Event],
    /// The state after the step.
    pub(super) after: G::State,
}

impl<G: Shows> Moment<'_, G> {
    /// The scores after the step.
    pub(super) fn scores(&self, game: &G) -> BySeat<i32> {
        BySeat::from_fn(|seat| game.score(&self.after, seat))
    }
}

/// The steps that are shown, in order.
pub(super) fn of<'a, G: Shows>(shown: &'a Shown<'_, G>) -> impl Iterator<Item = Moment<'a, G>> {
    let game = shown.game();
    let replayed = shown.replayed;
    let mut state = game.start();
    let steps = replayed.play.steps().iter().zip(&replayed.events);
    let numbered = steps.enumerate().take(shown.to);
    numbered.map(move |(index, (step, events))| {
        let turn = game.turn(&state, step);
        let mut word = String::new();
        let seat = match *step {
            Step::Action(seat, action) => {
                game.write_action(action, &mut word);
                game.play_unchecked(&mut state, seat, action, &mut ());
                Some(seat)
            }
            Step::Chance(chance) => {
                game.write_chance(chance, &mut word);
                game.resolve(&mut state, chance, &mut ());
                None
            }
            Step::Expiry => {
                word.push_str(EXPIRY);
                game.expire(&mut state, &mut ());
                None
            }
        };
        Moment {
            number: index + 1,
            turn,
            seat,
            word,
            events,
            after: state.clone(),
        }
    })
}
