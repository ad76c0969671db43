//! Reviews a Travel: what it would have led to, against the best.

use lucid_dreamscape::{Action, Power, State};
use lucid_tabletop::{Game as _, Random};

use super::super::played_line::{open_power, play, settles};
use super::super::{Certainty, Line, create, hundredths, travel};
use super::{PlayedTurn, Review, Reviewed};
use crate::dreamscape::creation::Solver;
use crate::dreamscape::planner::analysis::TravelAnalysis;
use crate::dreamscape::planner::simulated_creation;

impl Review<'_> {
    pub(super) fn travel(&self, turn: &PlayedTurn, nodes: u64) -> Option<Reviewed> {
        let game = self.game;
        let (_, start, _) = turn.moments.first()?;
        let view = game.view(start, Some(self.seat));
        let analysis = TravelAnalysis::new(game, &view)?;
        let mut solver = Solver::new();
        let without_luck = self.without_luck(turn, start);
        let chance = without_luck.as_ref().is_none_or(|(_, open)| open.is_some());
        let (end, power) = match &without_luck {
            Some((state, power)) => (state, *power),
            None => (&turn.moments.last()?.1, None),
        };
        let worth = analysis.travelled(end, power);
        let after = simulated_creation::creation(game, end, self.seat, None);
        let then = create(game, &after, nodes / 4, &mut solver)?
            .lines
            .swap_remove(0);
        // What was chosen after chance decided is not part of the line.
        let chosen = turn.moments.iter();
        let chosen = chosen.filter(|(_, state, _)| !settles(state.table(), self.seat));
        let chosen: Vec<Action> = chosen.map(|(_, _, action)| *action).collect();
        let played = Line {
            certain: chosen.len(),
            steps: chosen,
            then: then.steps,
            worth: hundredths(worth),
            rest: then.rest,
            known: Certainty::Searched,
        };
        // Where nothing can be searched, there is no best line.
        let ways = match analysis.may_travel() {
            true => analysis.travels(1, nodes),
            false => Vec::new(),
        };
        let found = (ways.into_iter().next())
            .and_then(|found| travel(game, &view, found, nodes / 4, &mut solver));
        // Where luck and choice cannot be separated, neither is judged.
        let more = |found: &Line| found.worth < played.worth && without_luck.is_some();
        let better = found.as_ref().is_none_or(more);
        let best = match found {
            Some(found) if !better => found,
            _ => played.clone(),
        };
        Some(Reviewed {
            cycle: turn.cycle,
            phase: turn.phase,
            first: turn.first(),
            last: turn.last(),
            lost: (best.worth - played.worth).max(0),
            played,
            best,
            chance,
            better,
        })
    }

    /// The state at the end of a Travel with chance cut off, and the power that was left
    /// open; `None` if the Travel cannot be played like that.
    fn without_luck(&self, turn: &PlayedTurn, start: &State) -> Option<(State, Option<Power>)> {
        let view = self.game.view(start, Some(self.seat));
        let mut state = self.game.resample(&view, &mut Random::new(0));
        let mut power = None;
        for (_, then, action) in &turn.moments {
            if settles(then.table(), self.seat) {
                continue;
            }
            if *action == Action::UseLocation {
                power = power.or(open_power(state.table(), self.seat));
            }
            play(self.game, self.seat, &mut state, *action, &mut Vec::new())?;
        }
        Some((state, power))
    }
}
