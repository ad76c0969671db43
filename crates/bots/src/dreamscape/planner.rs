//! A player that searches: Travel and Creation together.

mod cards;
mod dream;
mod opinion;
mod purse;
mod routes;
mod travel;

pub use purse::{Clock, Effort};

use dreamscape::{Action, Dreamscape, Ongoing, Pending, Phase, Power, State, Table, View};
use tabletop::{Game as _, Random, Seat, ToAct};

use super::creation::{Evaluation, Solver};
use super::greedy::{Glance, GreedyPlayer};
use super::laid::Shelf;
use super::Player;
use purse::{Allowance, Purse};
use travel::Journey;

/// Looks at all Travels with the Creations that would follow.
#[derive(Clone, Debug)]
pub struct PlannerPlayer {
    seed: u64,
    solver: Solver,
    shelf: Shelf,
    greedy: GreedyPlayer,
    purse: Purse,
    plan: Vec<(Table, Action)>,
}

impl PlannerPlayer {
    /// A player whose choices follow from a number, as long as its effort is not
    /// in time.
    pub fn new(seed: u64, effort: Effort, clock: Clock) -> PlannerPlayer {
        PlannerPlayer {
            seed,
            solver: Solver::new(),
            shelf: Shelf::default(),
            greedy: GreedyPlayer::new(seed),
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
        self.greedy.restart(self.seed);
        let mut allowance = self.purse.open(&view.table, seat);
        let mut thinking = Thinking {
            game,
            seat,
            solver: &mut self.solver,
            shelf: &self.shelf,
        };
        let state = game.resample(view, &mut Random::new(self.seed));
        let steps = thinking.think(view, &state, choices, &mut allowance);
        self.purse.close(&allowance);
        self.plan = follow(game, state, seat, &steps);
        let first = steps.first().filter(|first| choices.contains(first));
        match first {
            Some(first) => *first,
            None => self.greedy.choose(game, view, choices),
        }
    }
}

/// The tables on the way, as long as nothing comes in between.
fn follow(game: &Dreamscape, mut state: State, seat: Seat, steps: &[Action]) -> Vec<(Table, Action)> {
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
    solver: &'a mut Solver,
    shelf: &'a Shelf,
}

impl Thinking<'_> {
    /// The steps that are best now; none where a quick look has to do.
    fn think(
        &mut self,
        view: &View,
        state: &State,
        choices: &[Action],
        allowance: &mut Allowance,
    ) -> Vec<Action> {
        let player = &view.table.players[self.seat];
        let one = |action: Option<Action>| action.into_iter().collect();
        match (player.pending, player.power, view.table.phase) {
            (_, _, Phase::Setup) | (Pending::Theft(_), _, _) => Vec::new(),
            (Pending::Keep(_), _, _) => one(self.keep(view, choices, allowance)),
            (Pending::Draw | Pending::KingDraw, _, _) => one(self.draw(view, choices, allowance)),
            (_, _, Phase::Creation | Phase::LastPlacement) => self.create(view, allowance),
            (Pending::Nothing, Ongoing::Nothing, Phase::Travel) => {
                let journey = self.travel(state, allowance);
                journey.map_or(Vec::new(), steps)
            }
            _ => Vec::new(),
        }
    }

    fn create(&mut self, view: &View, allowance: &mut Allowance) -> Vec<Action> {
        let evaluation = self.evaluation(&view.table);
        let line = allowance.solve(self.solver, self.game, view, &evaluation, u64::MAX);
        line.map_or(Vec::new(), |line| {
            line.steps[..line.certain.min(line.steps.len())].to_vec()
        })
    }

    fn glance(&self, table: &Table) -> Glance<'_> {
        Glance::new(self.game, self.shelf, table, self.seat)
    }

    fn evaluation(&self, table: &Table) -> Evaluation {
        let travels = match table.phase {
            Phase::LastPlacement => 0,
            _ => self.game.rules().cycles.saturating_sub(table.cycle.max(1)),
        };
        opinion::evaluation(self.game, table, self.seat, travels)
    }

    /// The evaluation while a Travel is still to come.
    fn evaluation_before_travel(&self, table: &Table) -> Evaluation {
        let travels = self.game.rules().cycles + 1 - table.cycle.max(1);
        opinion::evaluation(self.game, table, self.seat, travels)
    }
}

/// The steps of a journey, up to where chance comes in.
fn steps(journey: Journey) -> Vec<Action> {
    let mut steps = journey.route.steps;
    let (power, at) = match journey.route.power {
        Some((power, at)) if at <= steps.len() => (power, at),
        _ => {
            steps.push(Action::End);
            return steps;
        }
    };
    let rest = steps.split_off(at);
    steps.push(Action::UseLocation);
    if matches!(power, Power::Tower | Power::Golem) {
        steps.extend(journey.parts);
        steps.extend(rest);
        steps.push(Action::End);
    }
    steps
}
