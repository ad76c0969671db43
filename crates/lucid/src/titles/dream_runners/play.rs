//! One game of Dream Runners between bots, with simulated time.

mod round_timer;

use lucid_bots::dream_runners::players::Player;
use lucid_dream_runners::{Action, DreamRunners, Event, Phase, State};
use lucid_tabletop::{BySeat, Events, Game as _, Random, Seat, SeatSet, Step, ToAct};

use super::bots::Bot;
use crate::runner::{Finished, Playable, RandomSource, StepOf};
use round_timer::RoundTimer;

impl Playable for DreamRunners {
    type Bot = Bot;
    type Scratch = ();

    fn play_out(
        &self,
        bots: &BySeat<Bot>,
        random: RandomSource,
        (): &mut (),
        steps: &mut Vec<StepOf<DreamRunners>>,
        events: &mut impl Events<Event>,
        is_stopped: impl Fn() -> bool,
    ) -> Option<Finished<State>> {
        let RandomSource {
            mut dealer,
            bots: mut random,
        } = random;
        let players = BySeat::from_fn(|seat| bots[seat].player(random.bits()));
        let mut table = GameInPlay {
            game: self,
            state: self.start(),
            players,
            random,
            steps,
            events,
        };
        loop {
            match self.to_act(&table.state) {
                ToAct::Over => {
                    let state = table.state;
                    let outcome = self.outcome(&state)?;
                    return Some(Finished { state, outcome });
                }
                ToAct::Chance => {
                    let chance = dealer.deal(self, &table.state);
                    self.resolve(&mut table.state, chance, table.events);
                    table.steps.push(Step::Chance(chance));
                }
                ToAct::Seats(_) if is_stopped() => return None,
                ToAct::Seats(seats) if table.state.table().phase == Phase::Compose => {
                    table.compose(seats);
                }
                // No clock runs here, and nobody's choice depends on who is quicker.
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap_or_default();
                    let action = choice(self, &table.state, seat, &mut table.players);
                    table.act(seat, action);
                }
            }
        }
    }
}

/// A game and the players around it.
struct GameInPlay<'a, E> {
    game: &'a DreamRunners,
    state: State,
    players: BySeat<Box<dyn Player + Send>>,
    random: Random,
    steps: &'a mut Vec<StepOf<DreamRunners>>,
    events: &'a mut E,
}

impl<E: Events<Event>> GameInPlay<'_, E> {
    /// The whole of a round's composing (R1 to R4): seats lay their boards and
    /// lock in the order of their delays, until all have or time is up.
    fn compose(&mut self, seats: SeatSet) {
        let delays = (seats.iter())
            .map(|seat| (seat, self.players[seat].delay()))
            .collect();
        let timer = RoundTimer::new(self.game.rules(), delays, &mut self.random);
        for (seat, delay) in &timer.order {
            let (seat, delay) = (*seat, *delay);
            let actions = self.rehearse(seat);
            let (done, locks) = timer.in_time(delay, actions.len());
            for action in &actions[..done] {
                self.act(seat, *action);
            }
            if locks {
                self.act(seat, Action::Lock);
            }
        }
        if self.state.table().phase == Phase::Compose && self.game.may_expire(&self.state) {
            self.game.expire(&mut self.state, self.events);
            self.steps.push(Step::Expiry);
        }
    }

    /// All that a seat would do before it locks, if it had the time.
    fn rehearse(&mut self, seat: Seat) -> Vec<Action> {
        let mut ahead = self.state.clone();
        let mut actions = Vec::new();
        loop {
            match choice(self.game, &ahead, seat, &mut self.players) {
                Action::Lock => return actions,
                action => {
                    (self.game).play_unchecked(&mut ahead, seat, action, &mut ());
                    actions.push(action);
                }
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        (self.game).play_unchecked(&mut self.state, seat, action, self.events);
        self.steps.push(Step::Action(seat, action));
    }
}

/// What the player on a seat chooses, from what it may know.
fn choice(
    game: &DreamRunners,
    state: &State,
    seat: Seat,
    players: &mut BySeat<Box<dyn Player + Send>>,
) -> Action {
    let view = game.view(state, Some(seat));
    let chosen = players[seat].choose(game, &view);
    chosen.expect("a seat to act has a choice")
}
