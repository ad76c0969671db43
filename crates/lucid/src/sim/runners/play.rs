//! One game of Dream Runners, with simulated time.

use lucid_bots::runners::players::Player;
use lucid_dream_runners::{Action, DreamRunners, Phase, State};
use lucid_tabletop::{BySeat, Dealer, Game, Outcome, Random, Seat, SeatSet, Step, ToAct};

use super::clock::Clock;
use super::tally::Courses;
use crate::bot::Runner;
use crate::sim::crowd::{Luck, StepOf};

/// A game and the players around it.
pub(crate) struct Sitting<'a> {
    game: &'a DreamRunners,
    state: State,
    players: BySeat<Box<dyn Player + Send>>,
    dealer: Dealer,
    random: Random,
    steps: &'a mut Vec<StepOf<DreamRunners>>,
    courses: Courses,
}

impl<'a> Sitting<'a> {
    /// A game before its first step.
    pub(crate) fn new(
        game: &'a DreamRunners,
        bots: &BySeat<Runner>,
        luck: Luck,
        steps: &'a mut Vec<StepOf<DreamRunners>>,
    ) -> Sitting<'a> {
        let Luck { dealer, mut random } = luck;
        Sitting {
            game,
            state: game.start(),
            players: BySeat::from_fn(|seat| bots[seat].player(random.bits())),
            dealer,
            random,
            steps,
            courses: Courses::default(),
        }
    }

    /// Plays to the end, unless the game is broken off.
    pub(crate) fn play(&mut self, is_broken_off: impl Fn() -> bool) -> Option<Outcome> {
        loop {
            match self.game.to_act(&self.state) {
                ToAct::Over => return self.game.outcome(&self.state),
                ToAct::Chance => {
                    let chance = self.dealer.deal(self.game, &self.state);
                    (self.game).resolve(&mut self.state, chance, &mut self.courses);
                    self.steps.push(Step::Chance(chance));
                }
                ToAct::Seats(_) if is_broken_off() => return None,
                ToAct::Seats(seats) if self.state.table().phase == Phase::Compose => {
                    self.compose(seats);
                }
                // No clock runs here, and nobody's choice depends on who is quicker.
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap_or_default();
                    let action = choice(self.game, &self.state, seat, &mut self.players);
                    self.act(seat, action);
                }
            }
        }
    }

    /// The state at the end, and what was counted.
    pub(super) fn finish(self) -> (State, Courses) {
        (self.state, self.courses)
    }

    /// The whole of a round's composing (R1 to R4): seats lay their boards and
    /// lock in the order of their delays, until all have or time is up.
    fn compose(&mut self, seats: SeatSet) {
        let delays = (seats.iter())
            .map(|seat| (seat, self.players[seat].delay()))
            .collect();
        let clock = Clock::new(self.game.rules(), delays, &mut self.random);
        for (seat, delay) in &clock.order {
            let (seat, delay) = (*seat, *delay);
            let actions = self.rehearse(seat);
            let (done, locks) = clock.in_time(delay, actions.len());
            for action in &actions[..done] {
                self.act(seat, *action);
            }
            self.courses.0[seat].rounds += 1;
            if locks {
                self.act(seat, Action::Lock);
            } else {
                self.courses.0[seat].late += 1;
            }
        }
        if self.state.table().phase == Phase::Compose && self.game.may_expire(&self.state) {
            self.game.expire(&mut self.state, &mut self.courses);
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
        (self.game).play_unchecked(&mut self.state, seat, action, &mut self.courses);
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
