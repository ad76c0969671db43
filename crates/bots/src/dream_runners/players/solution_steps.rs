//! The next step towards a solution.

use lucid_dream_runners::resolution::{Block, Stage};
use lucid_dream_runners::{Action, Cell, Draft, Nightmare, Placed, SPOTS, Spot};

use super::super::solver::Solution;

/// The next action on the way from one board to another: first lift what is wrong, then
/// lay what is missing, then lock.
pub(in crate::dream_runners) fn next_for_board(draft: &Draft, plan: &[Placed]) -> Action {
    if let Some(wrong) = draft.placed().iter().find(|placed| !plan.contains(placed)) {
        return Action::Lift(wrong.segment);
    }
    let missing = plan
        .iter()
        .find(|placed| draft.find(placed.segment).is_none());
    missing.map_or(Action::Lock, |placed| Action::Put(*placed))
}

/// The next step of a resolution as a solution has it, out of those that are
/// legal; colours and bats aside.
pub(super) fn next_for_resolution(
    stage: &Stage,
    cells: &[Cell; SPOTS],
    solution: &Solution,
    choices: &[Action],
) -> Option<Action> {
    let legal = |action: &Action| choices.contains(action);
    let Some(block) = stage.running else {
        let mut blocks = solution.order.blocks().chain(Block::ALL).map(Action::Block);
        return blocks.find(legal);
    };
    let mut order: Vec<Spot> = Vec::with_capacity(2 * SPOTS);
    if block == Block::Collecting {
        order.extend(solution.order.cells());
    } else {
        // Who wakes up before the bats come loses nothing to them (R12).
        let bat = |spot: &Spot| cells[spot.index()] == Cell::Nightmare(Nightmare::Bat);
        order.extend(Spot::all().filter(|spot| !bat(spot)));
    }
    order.extend(Spot::all());
    order.into_iter().map(Action::Cell).find(legal)
}
