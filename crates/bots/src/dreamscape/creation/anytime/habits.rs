//! What players would do in a Creation: lines that no answer falls behind.

use std::time::Duration;

use lucid_dreamscape::{Action, Dreamscape, State};
use lucid_tabletop::{Choices, Game as _, Seat};

use crate::dreamscape::creation::model::line::play_cut_off;
use crate::dreamscape::planner::Effort;
use crate::dreamscape::{PlannerPlayer, Player as _};

/// The planner looks at so many positions: a few milliseconds.
const PLANNER: Effort = Effort::Nodes(2_000);
/// Lines end after so many steps, whatever happens.
const LONGEST: usize = 60;

/// What a planner with a small budget would do, with chance cut off.
pub(in crate::dreamscape::creation) fn planner_line(
    game: &Dreamscape,
    state: &State,
    seat: Seat,
) -> Vec<Action> {
    let mut planner = PlannerPlayer::new(0, PLANNER, || Duration::ZERO);
    let mut state = state.clone();
    let mut choices = Choices::new();
    let mut line = Vec::new();
    while line.len() < LONGEST && line.last() != Some(&Action::End) {
        let view = game.view(&state, Some(seat));
        game.choices(&view, &mut choices);
        if choices.is_empty() {
            break;
        }
        let action = planner.choose(game, &view, &choices);
        line.push(action);
        if action != Action::End {
            play_cut_off(game, seat, &mut state, action, &mut ());
        }
    }
    line
}
