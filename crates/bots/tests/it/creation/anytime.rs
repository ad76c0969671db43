//! What a solver says when it is stopped, and what it knows of secrets.

use std::cell::Cell;

use lucid_bots::dreamscape::creation::{Budget, Evaluation, Proof, Solution, Solver};
use lucid_dreamscape::{Action, Dreamscape, Pending, Power, State};
use lucid_tabletop::{Game as _, Random, Seat};

use super::games::{has_power, kinds, play};
use super::plain::{Plain, line_chosen};

fn solved(game: &Dreamscape, state: &State, seat: Seat, nodes: u64, best: usize) -> Solution {
    let view = game.view(state, Some(seat));
    let evaluation = Evaluation::new(game, &view.table, seat);
    let mut budget = Budget::nodes(nodes);
    let solution = Solver::new().solve(game, &view, &evaluation, &mut budget, best);
    solution.expect("the seat is in its Creation")
}

/// Positions of some games, some of each.
fn positions(mut see: impl FnMut(&Dreamscape, &State, Seat)) {
    for (number, game) in kinds().iter().enumerate().step_by(4) {
        let mut here = 0;
        play(game, 100 + number as u64, |state, seat| {
            let player = &state.table().players[seat];
            let small = (2..=4).contains(&player.hands.total());
            let theft = matches!(player.pending, Pending::Theft(_));
            if small && !theft && here < 4 {
                here += 1;
                see(game, state, seat);
            }
        });
    }
}

#[test]
fn more_budget_never_finds_less_and_bounds_hold() {
    let (mut stopped, mut proved) = (0, 0);
    positions(|game, state, seat| {
        let last = solved(game, state, seat, 60_000, 1);
        let best = last.lines[0].value;
        let exact = last.lines[0].proof == Proof::Exact;
        proved += usize::from(exact);
        let mut before = i32::MIN;
        for nodes in [0, 1, 7, 50, 400, 3_000] {
            let solution = &solved(game, state, seat, nodes, 1);
            assert!(solution.nodes <= nodes);
            // Even without any budget there is a line.
            let line = &solution.lines[0];
            assert!(line.value >= before && line.value <= best);
            before = line.value;
            match line.proof {
                Proof::Exact => assert!(line.value == best),
                Proof::Bound(most) => {
                    assert!(most >= best, "{most} < {best}");
                    stopped += 1;
                }
            }
        }
    });
    println!("{stopped} stopped, {proved} proved");
    assert!(stopped >= 100 && proved >= 20, "{stopped}, {proved}");
}

/// Nothing that anybody plays is better than the bound says, whatever Tower and Golem do.
#[test]
fn no_line_exceeds_the_bound_with_tower_and_golem() {
    let (mut played, mut powered, mut closest) = (0, 0, i32::MAX);
    for (number, game) in kinds().iter().enumerate().step_by(2) {
        let mut random = Random::new(number as u64);
        let mut here = 0;
        play(game, 900 + number as u64, |state, seat| {
            if here >= 6 || !has_power(game, state, seat) {
                return;
            }
            here += 1;
            let line = &solved(game, state, seat, 0, 1).lines[0];
            let most = match line.proof {
                Proof::Exact => line.value,
                Proof::Bound(most) => most,
            };
            let view = game.view(state, Some(seat));
            let evaluation = Evaluation::new(game, &view.table, seat);
            let mut solver = Solver::new();
            for _ in 0..12 {
                let steps = random_line(game, state, seat, &mut random);
                let line = solver.appraise(game, &view, &evaluation, &steps);
                let value = line.expect("a legal line").value;
                assert!(value <= most, "{value} > {most}: {steps:?}");
                played += 1;
                let is_power =
                    |step: &Action| matches!(step, Action::Take(_) | Action::Shift { .. });
                powered += usize::from(steps.iter().any(is_power));
                closest = closest.min(most - value);
            }
        });
    }
    println!("{played} lines, {powered} with a power, the closest {closest} below its bound");
    assert!(played >= 1_000 && powered >= 300, "{played}, {powered}");
}

/// A line at random, in which powers are used more often than not.
fn random_line(game: &Dreamscape, state: &State, seat: Seat, random: &mut Random) -> Vec<Action> {
    line_chosen(game, state, seat, |_, choices| {
        let powers = choices.iter().filter(|action| match action {
            Action::Take(_) | Action::Shift { .. } => true,
            Action::UseCard { card, .. } => {
                matches!(
                    game.content().card(*card).power,
                    Power::Tower | Power::Golem
                )
            }
            _ => false,
        });
        let powers: Vec<Action> = powers.copied().collect();
        let action = match random.below(3) {
            0 => random.pick(choices),
            _ => random.pick(&powers).or_else(|| random.pick(choices)),
        };
        action.expect("there are choices")
    })
}

#[test]
fn a_clock_that_has_run_out_stops_the_search() {
    let mut seen = 0;
    positions(|game, state, seat| {
        let view = game.view(state, Some(seat));
        let evaluation = Evaluation::new(game, &view.table, seat);
        let asked = Cell::new(0);
        let is_over = || {
            asked.set(asked.get() + 1);
            asked.get() > 3
        };
        let mut budget = Budget::until(&is_over);
        let solution = Solver::new().solve(game, &view, &evaluation, &mut budget, 1);
        let solution = solution.expect("the seat is in its Creation");
        // It asks every 64 tables.
        assert!(solution.nodes <= 3 * 64);
        seen += usize::from(asked.get() > 3);
    });
    assert!(seen >= 10, "{seen}");
}

/// States that a seat cannot tell apart have the same lines.
#[test]
fn secrets_change_nothing() {
    let mut random = Random::new(4);
    let mut differ = 0;
    positions(|game, state, seat| {
        let twin = game.resample(&game.view(state, Some(seat)), &mut random);
        differ += usize::from(twin != *state);
        let [here, there] = [state, &twin].map(|state| solved(game, state, seat, 2_000, 2));
        assert_eq!(here, there);
    });
    assert!(differ >= 20, "{differ}");
}

/// Every line can be played as it is, is worth what it says, and differs from
/// those before it.
#[test]
fn lines_are_legal_and_worth_what_they_say() {
    let (mut several, mut cut) = (0, 0);
    positions(|game, state, seat| {
        let view = game.view(state, Some(seat));
        let evaluation = Evaluation::new(game, &view.table, seat);
        let solution = solved(game, state, seat, 20_000, 3);
        several += usize::from(solution.lines.len() == 3);
        let mut before = i32::MAX;
        for line in &solution.lines {
            let plain = Plain {
                game,
                evaluation: &evaluation,
                seat,
                left: 0,
            };
            let (mut state, mut hopes) = (state.clone(), 0);
            for step in &line.steps {
                game.check(&state, seat, *step).expect("a legal step");
                if *step != Action::End {
                    let (next, hope) = plain.after(&state, *step);
                    state = next;
                    hopes += hope;
                }
            }
            assert_eq!(line.steps.last(), Some(&Action::End));
            assert_eq!(plain.value(state.table()) + hopes, line.value);
            let score = |state: &State| state.table().players[seat].score;
            assert_eq!(100 * i32::from(score(&state)) + line.rest.sum(), line.value);
            assert_eq!(hopes, line.rest.open);
            let is_cut = line.certain < line.steps.len();
            assert!(!is_cut || solution.cuts_off_chance);
            cut += usize::from(is_cut);
            assert!(line.value <= before);
            before = line.value;
        }
    });
    assert!(several >= 20 && cut >= 5, "{several}, {cut}");
}
