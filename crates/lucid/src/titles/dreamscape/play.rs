//! One game of Dreamscape between bots.

use lucid_dreamscape::{Action, Dreamscape, Event, State};
use lucid_tabletop::{BySeat, Choices, Events, Game as _, Step, ToAct};

use super::bots::{Bot, Perspective};
use crate::runner::{Finished, Playable, RandomSource, StepOf};

impl Playable for Dreamscape {
    type Bot = Bot;
    type Scratch = Choices<Action>;

    fn play_out(
        &self,
        bots: &BySeat<Bot>,
        random: RandomSource,
        choices: &mut Choices<Action>,
        steps: &mut Vec<StepOf<Dreamscape>>,
        events: &mut impl Events<Event>,
        is_stopped: impl Fn() -> bool,
    ) -> Option<Finished<State>> {
        let RandomSource {
            mut dealer,
            bots: mut random,
        } = random;
        let mut players = BySeat::from_fn(|seat| bots[seat].sit(&mut random));
        let mut state = self.start();
        loop {
            match self.to_act(&state) {
                ToAct::Chance => {
                    let chance = dealer.deal(self, &state);
                    self.resolve(&mut state, chance, events);
                    steps.push(Step::Chance(chance));
                }
                ToAct::Seats(_) if is_stopped() => return None,
                ToAct::Seats(seats) => {
                    // In a simultaneous Creation anybody may be quickest.
                    let quickest = match seats.len() {
                        1 => 0,
                        many => random.below(many),
                    };
                    let seat = seats.iter().nth(quickest).unwrap_or_default();
                    let perspective = Perspective::new(self, &state, seat);
                    let action = players[seat].choose(&perspective, choices, &mut random);
                    self.play_unchecked(&mut state, seat, action, events);
                    steps.push(Step::Action(seat, action));
                }
                ToAct::Over => {
                    let outcome = self.outcome(&state)?;
                    return Some(Finished { state, outcome });
                }
            }
        }
    }
}
