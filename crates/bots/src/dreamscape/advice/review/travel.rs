//! A Travel, looked at again: what it would lead to, against the best.

use lucid_dreamscape::{Action, Power, State};
use lucid_tabletop::{Game as _, Random};

use super::super::played::{open_power, play, settles};
use super::super::{Known, Line, create, hundredths, travel};
use super::{Review, Reviewed, Turn};
use crate::dreamscape::creation::Solver;
use crate::dreamscape::planner::dream;
use crate::dreamscape::planner::guide::Guide;

impl Review<'_> {
    pub(super) fn travel(&self, turn: &Turn, nodes: u64) -> Option<Reviewed> {
        let game = self.game;
        let (_, start, _) = turn.moments.first()?;
        let view = game.view(start, Some(self.seat));
        let guide = Guide::new(game, &view)?;
        let mut solver = Solver::new();
        let without_luck = self.without_luck(turn, start);
        let chance = without_luck.as_ref().is_none_or(|(_, open)| open.is_some());
        let (end, power) = match &without_luck {
            Some((state, power)) => (state, *power),
            None => (&turn.moments.last()?.1, None),
        };
        let worth = guide.travelled(end, power);
        let after = dream::creation(game, end, self.seat, None);
        let then = create(game, &after, nodes / 4, &mut solver)?
            .lines
            .swap_remove(0);
        // What was chosen after chance had its say is no part of the line.
        let chosen = turn.moments.iter();
        let chosen = chosen.filter(|(_, state, _)| !settles(state.table(), self.seat));
        let chosen: Vec<Action> = chosen.map(|(_, _, action)| *action).collect();
        let played = Line {
            certain: chosen.len(),
            steps: chosen,
            then: then.steps,
            worth: hundredths(worth),
            rest: then.rest,
            known: Known::Searched,
        };
        // Nobody is to be told of a best line where nothing can be searched.
        let ways = match guide.may_travel() {
            true => guide.travels(1, nodes),
            false => Vec::new(),
        };
        let found = (ways.into_iter().next())
            .and_then(|way| travel(game, &view, way, nodes / 4, &mut solver));
        // Where luck cannot be told from choice, nothing is said of either.
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

    /// The table at the end of a Travel as if nothing had come of chance, and the
    /// power that was left open; nothing if the Travel cannot be played like that.
    fn without_luck(&self, turn: &Turn, start: &State) -> Option<(State, Option<Power>)> {
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
