//! Reviews a Creation, from one outcome of chance to the next.

use lucid_dreamscape::{Action, State, View};
use lucid_tabletop::Game as _;

use super::super::Line;
use super::judged::Comparison;
use super::{PlayedTurn, Review};
use crate::dreamscape::card_placements::PlacementCache;
use crate::dreamscape::creation::model::line::{has_open_outcome, play_cut_off};
use crate::dreamscape::creation::{Budget, Evaluation, Solver};
use crate::dreamscape::greedy;

/// How many lines of the solver are played out against what was played.
const SOLVED: usize = 2;

impl Review<'_> {
    /// The parts of a Creation, each up to the next outcome of chance, with what could have
    /// been played there. Nobody is held against luck that they could not know of.
    pub(super) fn creation(&self, turn: &PlayedTurn, nodes: u64) -> Option<Vec<Comparison>> {
        let mut solver = Solver::new();
        let mut placements = PlacementCache::default();
        placements.prepare(self.game);
        let mut parts = Vec::new();
        let mut begin = 0;
        while begin < turn.moments.len() {
            let rest = &turn.moments[begin..];
            let is_last = |(_, _, action): &(usize, State, Action)| {
                has_open_outcome(self.game, *action) || *action == Action::End
            };
            let end = rest.iter().position(is_last).unwrap_or(rest.len() - 1);
            let (number, start, _) = &rest[0];
            let view = self.game.view(start, Some(self.seat));
            let evaluation = Evaluation::new(self.game, &view.table, self.seat);
            let (_, state, last) = &rest[end];
            // What was played goes on as well as it could have.
            let then = self.continued(state, *last, &evaluation, nodes, &mut solver)?;
            let steps = rest[..=end].iter().map(|(_, _, action)| *action);
            let steps: Vec<Action> = steps.chain(then).collect();
            let known = [steps.clone()];
            let mut budget = Budget::nodes(nodes);
            let solution =
                solver.solve_knowing(self.game, &view, &evaluation, &mut budget, SOLVED, &known);
            let mut others: Vec<Line> = solution.ok()?.lines.into_iter().map(Line::from).collect();
            let habit = greedy::creation_line(self.game, &placements, start, self.seat);
            others.push(Line::searched(habit));
            parts.push(Comparison {
                from: *number,
                played: Line::searched(steps),
                others,
                chance: has_open_outcome(self.game, *last),
                view,
            });
            begin += end + 1;
        }
        Some(parts)
    }

    /// The best line after a step, which is the end or one whose outcome chance decides.
    fn continued(
        &self,
        state: &State,
        action: Action,
        evaluation: &Evaluation,
        nodes: u64,
        solver: &mut Solver,
    ) -> Option<Vec<Action>> {
        if action == Action::End {
            return Some(Vec::new());
        }
        let (game, seat) = (self.game, self.seat);
        let mut next = state.clone();
        play_cut_off(game, seat, &mut next, action, &mut ());
        let view: View = game.view(&next, Some(seat));
        let mut budget = Budget::nodes(nodes);
        let solution = solver.solve(game, &view, evaluation, &mut budget, 1).ok()?;
        Some(solution.lines.into_iter().next()?.steps)
    }
}
