//! Reviews a Creation, from one outcome of chance to the next.

use lucid_dreamscape::{Action, State, View};
use lucid_tabletop::Game as _;

use super::super::{Certainty, Line};
use super::{PlayedTurn, Review, Reviewed};
use crate::dreamscape::creation::model::line::{has_open_outcome, play_cut_off};
use crate::dreamscape::creation::{Budget, Evaluation, Solver};

impl Review<'_> {
    pub(super) fn creation(&self, turn: &PlayedTurn, nodes: u64) -> Option<Reviewed> {
        let mut solver = Solver::new();
        let mut first: Option<Line> = None;
        let (mut lost, mut chance) = (0, false);
        let mut begin = 0;
        while begin < turn.moments.len() {
            let rest = &turn.moments[begin..];
            let is_last = |(_, _, action): &(usize, State, Action)| {
                has_open_outcome(self.game, *action) || *action == Action::End
            };
            let end = rest.iter().position(is_last).unwrap_or(rest.len() - 1);
            let view = self.game.view(&rest[0].1, Some(self.seat));
            let evaluation = Evaluation::new(self.game, &view.table, self.seat);
            let (_, state, action) = &rest[end];
            let (reached, then) = self.reached(state, *action, &evaluation, nodes, &mut solver)?;
            // What was played, and what it could have led to, is known to the search.
            let played = rest[..=end].iter().map(|(_, _, action)| *action);
            let played: Vec<Action> = played.chain(then).collect();
            let best = self.best(&view, &evaluation, nodes, &mut solver, &[played])?;
            chance |= has_open_outcome(self.game, *action);
            lost += (best.worth - reached).max(0);
            first = first.or(Some(best));
            begin += end + 1;
        }
        let best = first?;
        let (start, played) = (&turn.moments.first()?.1, turn.actions());
        let view = self.game.view(start, Some(self.seat));
        let evaluation = Evaluation::new(self.game, &view.table, self.seat);
        // A line that depends on chance has no value as a whole.
        let own = (!chance)
            .then(|| solver.appraise(self.game, &view, &evaluation, &played))
            .flatten();
        let played = Line {
            certain: played.len(),
            steps: played,
            then: Vec::new(),
            worth: own.as_ref().map_or(best.worth - lost, |own| own.value),
            rest: own.map(|own| own.rest),
            known: Certainty::Searched,
        };
        Some(Reviewed {
            cycle: turn.cycle,
            phase: turn.phase,
            first: turn.first(),
            last: turn.last(),
            best,
            played,
            lost,
            chance,
            better: false,
        })
    }

    fn best(
        &self,
        view: &View,
        evaluation: &Evaluation,
        nodes: u64,
        solver: &mut Solver,
        known: &[Vec<Action>],
    ) -> Option<Line> {
        let mut budget = Budget::nodes(nodes);
        let solution = solver.solve_knowing(self.game, view, evaluation, &mut budget, 1, known);
        solution.ok()?.lines.into_iter().next().map(Line::from)
    }

    /// The value after a step, which is the end or one whose outcome chance decides, and
    /// the best line from there.
    fn reached(
        &self,
        state: &State,
        action: Action,
        evaluation: &Evaluation,
        nodes: u64,
        solver: &mut Solver,
    ) -> Option<(i32, Vec<Action>)> {
        let (game, seat) = (self.game, self.seat);
        let view = game.view(state, Some(seat));
        if action == Action::End {
            let end = solver.appraise(game, &view, evaluation, &[])?;
            return Some((end.value, Vec::new()));
        }
        let mut next = state.clone();
        let open = play_cut_off(game, seat, &mut next, action, &mut ());
        let hope = open.map_or(0, |open| evaluation.expected(open));
        let view = game.view(&next, Some(seat));
        let best = self.best(&view, evaluation, nodes, solver, &[])?;
        Some((best.worth + hope, best.steps))
    }
}
