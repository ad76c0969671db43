//! A player that searches: Travel and Creation together.
//!
//! In its Travel it finds all routes that its action points allow (`routes`), with
//! the powers of locations on the way, and takes a quick look at each. The most
//! promising are looked at again with the Creation that would follow (`beam`): at
//! each of its steps the best lines are kept, more of them the fewer routes are
//! left. What chance brings is averaged over its outcomes (Archives) or over all
//! cards that the seat has not seen (draws, `cards`).
//!
//! The best of these, and what the greedy player would do, are then played on in
//! games that the seat cannot tell from the true one, with everybody else at the
//! table (`outcome`).
//!
//! A plan is kept until something else lies on the table than it expects, so that
//! a turn costs what a turn may cost, and not each of its steps.

mod beam;
mod candidates;
mod cards;
pub(in crate::dreamscape) mod dream;
pub(in crate::dreamscape) mod guide;
mod lines;
mod opinion;
mod outcome;
mod purse;
mod routes;
mod travel;

pub use purse::{Clock, Effort, ParseEffortError};

use lucid_dreamscape::{Action, CardSet, Dreamscape, Phase, State, Table, View};
use lucid_tabletop::{Game as _, Random, Seat, ToAct};

use super::Player;
use super::greedy::{Glance, Plans};
use super::laid::Shelf;
use purse::{Allowance, Purse};

/// How much of a thought is spent on the search; the rest shows what comes of it.
const SEARCH: f64 = 0.5;

/// A player that searches its Travels together with the Creations that would follow.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
/// # use lucid_bots::dreamscape::{GreedyPlayer, Player};
/// # use lucid_dreamscape::Phase;
/// # use lucid_tabletop::{Choices, Dealer, Game, Seed};
/// # let (mut state, mut choices) = (game.start(), Choices::new());
/// # let (mut dealer, mut greedy) = (Dealer::new(Seed::of_series(1, 0)), GreedyPlayer::new(1));
/// # let view = loop {
/// #     let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
/// #     let seat = seats.iter().next().unwrap();
/// #     let view = game.view(&state, Some(seat));
/// #     if view.table.phase == Phase::Travel {
/// #         break view;
/// #     }
/// #     game.legal_actions(&state, seat, &mut choices);
/// #     let action = greedy.choose(&game, &view, &choices);
/// #     game.play(&mut state, seat, action, &mut ()).unwrap();
/// # };
///
/// use lucid_bots::dreamscape::PlannerPlayer;
/// use lucid_bots::dreamscape::planner::Effort;
/// use lucid_bots::levels::since_start;
///
/// game.choices(&view, &mut choices);
/// let mut planner = PlannerPlayer::new(1, Effort::Nodes(500), since_start);
/// let action = planner.choose(&game, &view, &choices);
/// assert!(choices.contains(&action));
/// ```
#[derive(Clone, Debug)]
pub struct PlannerPlayer {
    seed: u64,
    shelf: Shelf,
    plans: Plans,
    purse: Purse,
    plan: Vec<(Table, Action)>,
}

impl PlannerPlayer {
    /// A player whose choices follow from a number, as long as its effort is not
    /// in time.
    pub fn new(seed: u64, effort: Effort, clock: Clock) -> PlannerPlayer {
        PlannerPlayer {
            seed,
            shelf: Shelf::default(),
            plans: Plans::default(),
            purse: Purse::new(effort, clock),
            plan: Vec::new(),
        }
    }
}

impl Player for PlannerPlayer {
    fn choose(&mut self, game: &Dreamscape, view: &View, choices: &[Action]) -> Action {
        let fallback = choices.last().copied().unwrap_or_default();
        let Some(seat) = view.viewer else {
            return fallback;
        };
        if let [only] = choices {
            return *only;
        }
        let planned = self.plan.iter().find(|(table, _)| *table == view.table);
        if let Some((_, action)) = planned
            && choices.contains(action)
        {
            return *action;
        }
        self.shelf.prepare(game);
        let mut allowance = self.purse.open(&view.table, seat);
        let mut thinking = Thinking {
            game,
            seat,
            shelf: &self.shelf,
            plans: &self.plans,
            hidden: view.decks.each_ref().map(|deck| deck.hidden),
            hopes: [0.0; 7],
            seed: self.seed,
        };
        let state = game.resample(view, &mut Random::new(self.seed));
        thinking.hopes = thinking.hopes(&view.table, &mut allowance);
        let steps = thinking.think(view, &state, choices, &mut allowance);
        let first = steps.first().filter(|first| choices.contains(first));
        let choice = match first {
            Some(first) => *first,
            None => (thinking.hasty(&state, choices, &allowance)).unwrap_or(fallback),
        };
        self.plan = follow(game, state, seat, &steps);
        // Who waits for its next turn needs no room.
        self.plans.forget();
        self.purse.close(&allowance);
        choice
    }
}

/// The tables on the way, as long as nothing comes in between.
fn follow(
    game: &Dreamscape,
    mut state: State,
    seat: Seat,
    steps: &[Action],
) -> Vec<(Table, Action)> {
    let mut plan = Vec::new();
    for step in steps {
        let asked = matches!(game.to_act(&state), ToAct::Seats(seats) if seats.contains(seat));
        if !asked || game.check(&state, seat, *step).is_err() {
            break;
        }
        plan.push((state.table().clone(), *step));
        game.play_unchecked(&mut state, seat, *step, &mut ());
    }
    plan
}

/// Somebody who thinks about a table.
struct Thinking<'a> {
    game: &'a Dreamscape,
    seat: Seat,
    shelf: &'a Shelf,
    plans: &'a Plans,
    /// The cards of each deck whose place the seat does not know.
    hidden: [CardSet; 3],
    /// What it is worth to see so many cards.
    hopes: [f64; 7],
    /// What chance follows from in games that are imagined.
    seed: u64,
}

impl Thinking<'_> {
    /// The steps that are best now; none where a quick look has to do.
    fn think(
        &self,
        view: &View,
        state: &State,
        choices: &[Action],
        allowance: &mut Allowance,
    ) -> Vec<Action> {
        let is_patient = allowance.is_patient();
        let mut search = allowance.first(if is_patient { SEARCH } else { 1.0 });
        let mut candidates = self.candidates(view, state, choices, &mut search);
        allowance.put_back(&search);
        if is_patient && !candidates.is_empty() {
            candidates.extend(self.greedy(state, &candidates, allowance));
        }
        let best = self.best(view, candidates, allowance);
        best.map_or(Vec::new(), |best| best.steps)
    }

    /// The best choice as far as one step shows, of those that there was time for.
    fn hasty(&self, state: &State, choices: &[Action], allowance: &Allowance) -> Option<Action> {
        let table = state.table();
        let points = f64::from(table.points) / f64::from(self.game.rules().action_points.max(1));
        let glance = self.glance(table).running(0.8 * points);
        let mut best: Option<(f64, Action)> = None;
        // The last is always a way to get on, so it is looked at first.
        for action in choices.iter().rev() {
            if allowance.is_exhausted() {
                break;
            }
            let worth = match (action, table.phase) {
                (Action::End, Phase::Travel) => {
                    let hands = table.players[self.seat].hands;
                    self.glance(table).worth(table, hands)
                }
                (Action::End, _) => beam::ended(&glance, table, self.seat),
                _ => {
                    let mut next = state.clone();
                    (self.game).play_unchecked(&mut next, self.seat, *action, &mut ());
                    let hands = next.table().players[self.seat].hands;
                    let hope = f64::from(u8::from(matches!(action, Action::Draw(_))));
                    glance.worth(next.table(), hands) + hope
                }
            };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn glance(&self, table: &Table) -> Glance<'_> {
        Glance::new(
            self.game,
            self.shelf,
            self.plans,
            table,
            self.seat,
            opinion::WEIGHTS,
        )
    }
}
