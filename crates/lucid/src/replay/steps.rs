//! The steps of a record with their context.

use lucid_tabletop::record::EXPIRY;
use lucid_tabletop::{BySeat, Game, Seat, Step, Turn};

use super::Replay;
use crate::titles::Title;

/// One step of a record.
pub(crate) struct ReplayStep<'a, G: Game> {
    /// The number of the step, from 1.
    pub(crate) number: usize,
    pub(crate) turn: Turn,
    /// Who acted; nobody in a chance step.
    pub(crate) seat: Option<Seat>,
    /// The step in notation.
    pub(crate) word: String,
    pub(crate) events: &'a [G::Event],
    /// The state after the step.
    pub(crate) after: G::State,
}

impl<G: Title> ReplayStep<'_, G> {
    /// The scores after the step.
    pub(crate) fn scores(&self, game: &G) -> BySeat<i32> {
        BySeat::from_fn(|seat| game.score(&self.after, seat))
    }
}

/// The steps that are shown, in order.
pub(crate) fn steps<'a, G: Title>(
    replay: &'a Replay<'_, G>,
) -> impl Iterator<Item = ReplayStep<'a, G>> {
    let game = replay.game();
    let replayed = replay.replayed;
    let mut state = game.start();
    let steps = replayed.play.steps().iter().zip(&replayed.events);
    let numbered = steps.enumerate().take(replay.to);
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
        ReplayStep {
            number: index + 1,
            turn,
            seat,
            word,
            events,
            after: state.clone(),
        }
    })
}
