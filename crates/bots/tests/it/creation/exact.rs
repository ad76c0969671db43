//! The solver finds what trying everything finds.

use lucid_bots::dreamscape::creation::{
    Budget, DEFICITS, Evaluation, Proof, SHARING, Solver, Unsolvable,
};
use lucid_dreamscape::{Colour, Dreamscape, State};
use lucid_tabletop::{Game as _, Random, Seat};
use lucid_testkit::length;

use super::games::{has_power, kinds, play};
use super::plain::Plain;

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    solved: usize,
    scoring: usize,
    long: usize,
    red: usize,
    /// Where the bound of no budget at all was compared.
    bounded: usize,
}

impl Compared {
    /// Compares a position if everything can be tried in so many steps; whether it
    /// could.
    fn compare(
        &mut self,
        solver: &mut Solver,
        game: &Dreamscape,
        (state, seat): (&State, Seat),
        evaluation: &Evaluation,
        steps: u32,
    ) -> bool {
        let view = game.view(state, Some(seat));
        let hands = view.table.players[seat].hands;
        let mut plain = Plain {
            game,
            evaluation,
            seat,
            left: steps,
        };
        let Some(best) = plain.best(state) else {
            return false;
        };
        let mut budget = Budget::nodes(u64::MAX);
        let solution = match solver.solve(game, &view, evaluation, &mut budget, 1) {
            Ok(solution) => solution,
            Err(Unsolvable::NotToAct(_)) => return false,
            Err(error) => panic!("{error}"),
        };
        let line = &solution.lines[0];
        let position = lucid_dreamscape::position::write(game, state);
        assert_eq!(line.value, best, "{line:?}\n{position}");
        assert_eq!(line.proof, Proof::Exact);
        // What is said at once is never below that.
        let at_once = solver.solve(game, &view, evaluation, &mut Budget::nodes(0), 1);
        if let Proof::Bound(most) = at_once.expect("it was solved before").lines[0].proof {
            assert!(most >= best, "{most} < {best}\n{position}");
            self.bounded += 1;
        }
        self.solved += 1;
        self.scoring += usize::from(line.scored() != 0);
        self.long += usize::from(line.steps.len() > hands.total() as usize + 2);
        self.red += usize::from(hands[Colour::Red] > 0);
        true
    }
}

/// The demand: at least 500 small positions over all editions and modes.
#[test]
fn equals_trying_everything() {
    let most = length::either(2, 25) as usize;
    let mut solver = Solver::new();
    let mut compared = Compared::default();
    for (number, game) in kinds().iter().enumerate() {
        let mut here = 0;
        play(game, number as u64, |state, seat| {
            let table = state.table();
            if here >= most || table.players[seat].hands.total() > 3 {
                return;
            }
            let evaluation = Evaluation::new(game, table, seat);
            let at = (state, seat);
            here += usize::from(compared.compare(&mut solver, game, at, &evaluation, 6_000));
        });
    }
    println!("{compared:?}");
    let [solved, scoring, red] = [500, 50, 20].map(|least| length::scaled(least) as usize);
    assert!(compared.solved >= solved && compared.scoring >= scoring && compared.red >= red);
}

/// Nothing depends on the usual numbers: any opinion is searched exactly.
#[test]
fn equals_trying_everything_with_other_weights() {
    let mut solver = Solver::new();
    let mut compared = Compared::default();
    let most = length::either(2, 8);
    let mut random = Random::new(21);
    for (number, game) in kinds().iter().enumerate() {
        let mut here = 0;
        play(game, 300 + number as u64, |state, seat| {
            let table = state.table();
            if here >= most || table.players[seat].hands.total() > 3 {
                return;
            }
            let evaluation = match here {
                0 => Evaluation::of_points(seat),
                _ => odd(Evaluation::new(game, table, seat), &mut random),
            };
            let at = (state, seat);
            here += u64::from(compared.compare(&mut solver, game, at, &evaluation, 4_000));
        });
    }
    println!("{compared:?}");
    let [solved, scoring] = [200, 20].map(|least| length::either(least / 4, least) as usize);
    assert!(compared.solved >= solved && compared.scoring >= scoring);
}

/// Other numbers, some of them strange: what usually is good may be bad.
fn odd(mut evaluation: Evaluation, random: &mut Random) -> Evaluation {
    let mut any = |most: usize| random.below(2 * most) as i32 - most as i32 / 2;
    for number in [
        &mut evaluation.archives,
        &mut evaluation.harvesters,
        &mut evaluation.lake,
        &mut evaluation.tree,
        &mut evaluation.water,
        &mut evaluation.mountain,
        &mut evaluation.dreamer,
    ] {
        *number = any(200);
    }
    for number in &mut evaluation.stored.0[..5] {
        *number = any(150);
    }
    for number in evaluation.draw.iter_mut().chain(&mut evaluation.king) {
        *number = any(300).max(0);
    }
    evaluation.left = any(600).max(0);
    evaluation.red = any(400).max(0);
    // A chance that falls in steps of its own.
    let mut chance = 1000;
    for deficit in 0..DEFICITS {
        for cards in 0..SHARING {
            evaluation.chance[cards][deficit] = chance * (12 - cards as i32) / 12;
        }
        chance = (chance - any(80).max(0)).max(0);
    }
    evaluation
}

/// With more in Hands there is more to leave out.
#[test]
fn equals_trying_everything_with_larger_hands() {
    let mut solver = Solver::new();
    let mut compared = Compared::default();
    let every = length::either(17, 2) as usize;
    for (number, game) in kinds().iter().enumerate().step_by(every) {
        let mut here = 0;
        let mut tries = 0;
        play(game, 600 + number as u64, |state, seat| {
            let table = state.table();
            let shards = table.players[seat].hands.total();
            if here >= 2 || tries >= 4 || !(4..=6).contains(&shards) {
                return;
            }
            tries += 1;
            let evaluation = Evaluation::new(game, table, seat);
            let at = (state, seat);
            here += usize::from(compared.compare(&mut solver, game, at, &evaluation, 25_000));
        });
    }
    println!("{compared:?}");
    // Few of them are small enough for everything to be tried.
    let solved = length::scaled(6) as usize;
    assert!(compared.solved >= solved, "{compared:?}");
}

/// Tower and Golem may change what lies there already.
#[test]
fn equals_trying_everything_with_tower_and_golem() {
    let mut solver = Solver::new();
    let mut compared = Compared::default();
    let most = length::either(1, 8);
    for (number, game) in kinds().iter().enumerate() {
        let (mut here, mut tries) = (0, 0);
        play(game, 1_200 + number as u64, |state, seat| {
            let shards = state.table().players[seat].hands.total();
            if here >= most || tries >= 3 * most || shards > 2 || !has_power(game, state, seat) {
                return;
            }
            tries += 1;
            let evaluation = Evaluation::new(game, state.table(), seat);
            let at = (state, seat);
            here += u64::from(compared.compare(&mut solver, game, at, &evaluation, 12_000));
        });
    }
    println!("{compared:?}");
    let least = length::scaled(20) as usize;
    assert!(
        compared.solved >= least && compared.bounded >= least,
        "{compared:?}"
    );
}
