//! A player that takes what is best as far as it can see: one turn.
//!
//! It has an opinion of what any table is worth to its seat (`worth`): points,
//! and how near its cards are to being completed with what it holds. In its
//! Travel it looks through all ways that its action points allow, in its
//! Creation at every action and at all short walks of the Dreamer, and takes
//! what leaves it best. What chance will bring is tried a few times.

mod cards;
mod creation;
mod needs;
mod powers;
mod purposes;
mod settle;
mod sights;
mod site;
mod solo;
mod stages;
mod travel;
mod worth;

use lucid_dreamscape::{Action, ByColour, Dreamscape, Ongoing, Pending, Phase, State, Table, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use super::Player;
use super::laid::Shelf;
pub(super) use needs::{Plans, mark_of};
use sights::Sights;
pub(super) use stages::STAGES;
use worth::Mind;
pub(super) use worth::Weights;

/// A player that looks one turn ahead: it builds toward its cards, completes them, and
/// minds purposes, trees and red shards.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_bots::dreamscape::{GreedyPlayer, Player};
/// use lucid_tabletop::{Choices, Dealer, Game, Seed};
///
/// let (mut state, mut choices) = (game.start(), Choices::new());
/// let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// let mut bot = GreedyPlayer::new(1);
/// while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
///     let seat = seats.iter().next().unwrap();
///     game.legal_actions(&state, seat, &mut choices);
///     let action = bot.choose(&game, &game.view(&state, Some(seat)), &choices);
///     game.play(&mut state, seat, action, &mut ()).unwrap();
/// }
/// assert!(game.outcome(&state).unwrap().scores.first(2).all(|(_, score)| *score > 0));
/// ```
#[derive(Clone, Debug)]
pub struct GreedyPlayer {
    random: Random,
    shelf: Shelf,
}

impl GreedyPlayer {
    /// A player whose choices follow from a number.
    pub fn new(seed: u64) -> GreedyPlayer {
        GreedyPlayer {
            random: Random::new(seed),
            shelf: Shelf::default(),
        }
    }
}

impl Player for GreedyPlayer {
    fn choose(&mut self, game: &Dreamscape, view: &View, choices: &[Action]) -> Action {
        // The last choice is always a way to get on: end, stop or decline.
        let fallback = choices.last().copied().unwrap_or_default();
        let Some(seat) = view.viewer else {
            return fallback;
        };
        if let [only] = choices {
            return *only;
        }
        self.shelf.prepare(game);
        let plans = Plans::default();
        let mind = Mind::greedy(game, &self.shelf, &plans, &view.table, seat);
        let thought = Thought {
            mind: &mind,
            state: game.resample(view, &mut self.random),
            random: &mut self.random,
        };
        thought.choose(choices).unwrap_or(fallback)
    }
}

/// The greedy player in games that somebody only imagines: nearly its choices, in
/// a fraction of the time.
#[derive(Clone, Copy, Debug)]
pub(in crate::dreamscape) struct Double<'a> {
    pub(in crate::dreamscape) game: &'a Dreamscape,
    /// Prepared for the game.
    pub(in crate::dreamscape) shelf: &'a Shelf,
    pub(in crate::dreamscape) plans: &'a Plans,
}

impl Double<'_> {
    /// The choice of a seat in a state that somebody imagines.
    pub(in crate::dreamscape) fn choose(
        &self,
        state: &State,
        seat: Seat,
        choices: &[Action],
        random: &mut Random,
    ) -> Action {
        if let [only] = choices {
            return *only;
        }
        let mind = Mind {
            hasty: true,
            ..Mind::greedy(self.game, self.shelf, self.plans, state.table(), seat)
        };
        let thought = Thought {
            mind: &mind,
            state: state.clone(),
            random,
        };
        let fallback = choices.last().copied().unwrap_or_default();
        thought.choose(choices).unwrap_or(fallback)
    }
}

/// A quick opinion of the Travels of a seat, all from one view.
#[derive(Clone, Debug)]
pub(in crate::dreamscape) struct Glance<'a>(Mind<'a>);

impl<'a> Glance<'a> {
    /// For the seat whose view it is; the shelf is prepared for the game.
    pub(in crate::dreamscape) fn new(
        game: &'a Dreamscape,
        shelf: &'a Shelf,
        plans: &'a Plans,
        table: &Table,
        seat: Seat,
        weights: Weights,
    ) -> Glance<'a> {
        Glance(Mind {
            game,
            shelf,
            seat,
            rivals: purposes::rivals(game, table, seat),
            running: 0.0,
            plans,
            weights,
            hasty: false,
        })
    }

    /// The same opinion with so much of the running Travel still to come.
    pub(in crate::dreamscape) fn running(mut self, travel: f64) -> Glance<'a> {
        self.0.running = travel;
        self
    }

    /// What a table is worth to the seat with these shards in Hands.
    pub(in crate::dreamscape) fn worth(&self, table: &Table, hands: ByColour<u8>) -> f64 {
        self.0.worth_with(table, hands)
    }

    /// Where to look in a Creation, with so many places for each colour that no card
    /// wants.
    pub(in crate::dreamscape) fn sights(&self, table: &Table, others: u8) -> Sights {
        Sights::new(&self.0, table, others)
    }

    /// What Mr Nightmare has and will have of the red shards as they lie.
    pub(in crate::dreamscape) fn nightmare(&self, table: &Table) -> f64 {
        solo::worth(self.0.game, table)
    }
}

/// A table that could be the true one, to try things out on.
#[derive(Debug)]
struct Thought<'a> {
    mind: &'a Mind<'a>,
    state: State,
    random: &'a mut Random,
}

impl Thought<'_> {
    /// What seems best, if anything does.
    fn choose(mut self, choices: &[Action]) -> Option<Action> {
        let table = self.state.table();
        let player = &table.players[self.mind.seat];
        match (player.pending, player.power, table.phase) {
            (Pending::Nothing, Ongoing::Nothing, Phase::Travel) => {
                travel::choose(&mut self, choices)
            }
            (Pending::Nothing, Ongoing::Nothing, Phase::Creation | Phase::LastPlacement) => {
                creation::choose(&mut self, choices)
            }
            (Pending::Nothing, Ongoing::Nothing, _) => settle::link(&self, choices),
            _ => settle::choose(&mut self, choices),
        }
    }
}

/// An action, and what the table is worth after it.
type Valued = (f64, Action);

/// The better of two; the first of equals.
fn better(best: Option<Valued>, other: Valued) -> Option<Valued> {
    match best {
        Some(best) if best.0 >= other.0 => Some(best),
        _ => Some(other),
    }
}

impl<'a> Mind<'a> {
    /// What the greedy player thinks.
    fn greedy(
        game: &'a Dreamscape,
        shelf: &'a Shelf,
        plans: &'a Plans,
        table: &Table,
        seat: Seat,
    ) -> Mind<'a> {
        let points = f64::from(table.points);
        Mind {
            game,
            shelf,
            seat,
            rivals: purposes::rivals(game, table, seat),
            running: 0.8 * points / f64::from(game.rules().action_points.max(1)),
            plans,
            weights: Weights::GREEDY,
            hasty: false,
        }
    }

    /// The state after a legal action.
    fn after(&self, state: &State, action: Action) -> State {
        let mut next = state.clone();
        (self.game).play_unchecked(&mut next, self.seat, action, &mut ());
        next
    }

    /// What the table is worth after a legal action.
    fn worth_after(&self, state: &State, action: Action) -> f64 {
        self.worth(self.after(state, action).table())
    }

    /// All legal actions.
    fn choices(&self, state: &State) -> Choices<Action> {
        let mut choices = Choices::new();
        self.game.legal_actions(state, self.seat, &mut choices);
        choices
    }

    /// Lets chance bring whatever the seat waits for.
    fn settle(&self, state: &mut State, random: &mut Random) {
        while self.game.to_act(state) == ToAct::Chance {
            let total = self.game.chance_total(state);
            let chance = self
                .game
                .chance_nth(state, random.below(total as usize) as u32);
            self.game.resolve(state, chance, &mut ());
        }
    }
}
