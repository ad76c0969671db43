//! The solver finds what trying everything finds.

use bots::dreamscape::creation::{Budget, Evaluation, Proof, Solver, Unsolvable};
use tabletop::Game as _;

use crate::games::{kinds, play};
use crate::plain::Plain;

/// The demand: at least 500 small positions over all editions and modes.
#[test]
fn equals_trying_everything() {
    let mut solver = Solver::new();
    let (mut solved, mut scoring, mut powers) = (0, 0, 0);
    for (number, game) in kinds().iter().enumerate() {
        let mut here = 0;
        play(game, number as u64, |state, seat| {
            let view = game.view(state, Some(seat));
            let hands = view.table.players[seat].hands.total();
            if here >= 25 || hands > 3 {
                return;
            }
            let evaluation = Evaluation::new(game, &view.table, seat);
            let mut plain = Plain {
                game,
                evaluation: &evaluation,
                seat,
                left: 6_000,
            };
            let Some(best) = plain.best(state) else {
                return;
            };
            let mut budget = Budget::nodes(u64::MAX);
            let solution = match solver.solve(game, &view, &evaluation, &mut budget, 1) {
                Ok(solution) => solution,
                Err(Unsolvable::NotToAct(_)) => return,
                Err(error) => panic!("{error}"),
            };
            let line = &solution.lines[0];
            assert_eq!(
                line.value,
                best,
                "{:?}\n{}",
                line,
                dreamscape::position::write(game, state)
            );
            assert_eq!(line.proof, Proof::Exact);
            here += 1;
            solved += 1;
            scoring += usize::from(line.scored() != 0);
            powers += usize::from(line.steps.len() > hands as usize + 2);
        });
    }
    println!("{solved} positions, {scoring} with points, {powers} with many steps");
    assert!(solved >= 500 && scoring >= 50, "{solved}, {scoring}");
}
