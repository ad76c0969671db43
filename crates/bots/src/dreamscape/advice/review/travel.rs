//! Reviews a Travel: what was played against the best that was found.

use lucid_dreamscape::{Action, State};
use lucid_tabletop::{Game as _, Random};

use super::super::played_line::{play, settles};
use super::super::{Line, create, travel};
use super::judged::Comparison;
use super::{PlayedTurn, Review};
use crate::dreamscape::creation::Solver;
use crate::dreamscape::planner::analysis::TravelAnalysis;
use crate::dreamscape::planner::simulated_creation;

/// How many Travels that were found are played out against what was played.
const FOUND: usize = 3;

impl Review<'_> {
    /// The whole Travel, each with the Creation that could follow it. What was chosen after
    /// chance decided is not part of it.
    pub(super) fn travel(&self, turn: &PlayedTurn, nodes: u64) -> Option<Comparison> {
        let game = self.game;
        let (from, start, _) = turn.moments.first()?;
        let view = game.view(start, Some(self.seat));
        let analysis = TravelAnalysis::new(game, &view)?;
        let mut solver = Solver::new();
        let chosen = turn.moments.iter();
        let chosen = chosen.filter(|(_, state, _)| !settles(state.table(), self.seat));
        let chosen: Vec<Action> = chosen.map(|(_, _, action)| *action).collect();
        let without_luck = self.without_luck(turn, start);
        let chance = without_luck.as_ref().is_none_or(|(_, open)| *open);
        let end = match &without_luck {
            Some((state, _)) => state,
            None => &turn.moments.last()?.1,
        };
        let after = simulated_creation::creation(game, end, self.seat, None);
        let then = create(game, &after, nodes, 1, &mut solver)?;
        let played = Line {
            then: then.into_iter().next()?.steps,
            ..Line::searched(chosen)
        };
        let ways = match analysis.may_travel() {
            true => analysis.travels(FOUND, nodes),
            // Where nothing can be searched, there is no other line.
            false => Vec::new(),
        };
        let others = ways.into_iter();
        let others = others.filter_map(|found| travel(game, &view, found, nodes, &mut solver));
        Some(Comparison {
            from: *from,
            played,
            others: others.collect(),
            chance,
            view,
        })
    }

    /// The state at the end of a Travel with chance cut off, and whether anything was;
    /// `None` if the Travel cannot be played like that.
    fn without_luck(&self, turn: &PlayedTurn, start: &State) -> Option<(State, bool)> {
        let view = self.game.view(start, Some(self.seat));
        let mut state = self.game.resample(&view, &mut Random::new(0));
        let mut open = false;
        for (_, then, action) in &turn.moments {
            if settles(then.table(), self.seat) {
                continue;
            }
            open |= play(self.game, self.seat, &mut state, *action, &mut Vec::new())?;
        }
        Some((state, open))
    }
}
