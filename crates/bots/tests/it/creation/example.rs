//! X6: the rulebook's "sequence of play", as far as it is a Creation.

use lucid_bots::dreamscape::creation::{Budget, Evaluation, Solver};
use lucid_dreamscape::Action;
use lucid_tabletop::{Game as _, Seat};
use lucid_testkit::Scene;

use super::plain::Plain;

/// At least as good as the rulebook's own line, which scores 1 and 9 points.
#[test]
fn x6_is_solved_at_least_as_well_as_it_is_told() {
    let scene = Scene::new(
        "sylex players=2",
        "
        seat A
        hands: guybw
        sleeper: 6
        marker: used
        front: whispering-wind-bay memory-rock
        board:
          . . .  . .
          . . .  . .
          . . .  . .
          . . u  . .
          . b b@ . .
        ",
    );
    let (game, seat) = (scene.game(), Seat::new(0));
    let view = scene.view("A");
    let evaluation = Evaluation::new(game, &view.table, seat);
    let plain = Plain {
        game,
        evaluation: &evaluation,
        seat,
        left: 0,
    };
    let told = "u!memory-rock take:c2 take:b1 u:c2 g:b2 y:d2 step:c2 bb>y y:d2 deck:2";
    let (mut state, mut hopes) = (scene.state().clone(), 0);
    for word in told.split(' ') {
        let action: Action = game.parse_action(word).expect("a word of the notation");
        game.check(&state, seat, action).expect("a legal step");
        let (next, hope) = plain.after(&state, action);
        state = next;
        hopes += hope;
    }
    assert_eq!(state.table().players[seat].score, 1 + 9);
    let told = plain.value(state.table()) + hopes;
    let found = |evaluation: &Evaluation| {
        let mut budget = Budget::nodes(400_000);
        let solution = Solver::new().solve(game, &view, evaluation, &mut budget, 1);
        let solution = solution.expect("the seat is in its Creation");
        solution.lines[0].clone()
    };
    let line = found(&evaluation);
    assert!(line.value >= told, "{} < {told}", line.value);
    let line = found(&Evaluation::of_points(seat));
    assert!(line.scored() >= 10, "{line:?}");
}
