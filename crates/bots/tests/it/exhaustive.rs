//! The solver against the straightforward search, on random small instances.

use std::collections::{BTreeSet, HashSet};

use lucid_bots::dream_runners::solver::{Instance, Laid, best, judge, solve};
use lucid_tabletop::Random;
use lucid_testkit::length;

use crate::common::{cells, check, ends, exhaustive, random_instance, random_weights};

/// 250 instances of up to six segments, in full.
fn compare(series: u64) {
    for number in 0..length::scaled(250) {
        let mut random = Random::new(series << 32 | number);
        let instance = random_instance(&mut random, 6, 40_000.0);
        let weights = random_weights(&mut random);
        let solution = solve(&instance, &weights).expect("a sound instance");
        let found = (solution.asleep, solution.value);
        let told = format!("instance {number} of series {series}: {instance:#?} {weights:?}");
        assert_eq!(found, exhaustive(&instance, &weights), "{told}");
        check(&instance, &weights, &solution);
    }
}

#[test]
fn equals_exhaustive_search_1() {
    compare(1);
}

#[test]
fn equals_exhaustive_search_2() {
    compare(2);
}

#[test]
fn equals_exhaustive_search_3() {
    compare(3);
}

#[test]
fn equals_exhaustive_search_4() {
    compare(4);
}

#[test]
fn equals_exhaustive_search_5() {
    compare(5);
}

#[test]
fn equals_exhaustive_search_6() {
    compare(6);
}

#[test]
fn equals_exhaustive_search_7() {
    compare(7);
}

#[test]
fn equals_exhaustive_search_8() {
    compare(8);
}

/// The best few are there, in order, and differ.
#[test]
fn the_best_few_are_the_best_few() {
    for number in 0..150 {
        let mut random = Random::new(9 << 32 | number);
        let instance = random_instance(&mut random, 4, 20_000.0);
        let weights = random_weights(&mut random);
        let few = best(&instance, &weights, 5).expect("a sound instance");
        assert_eq!(few[0], solve(&instance, &weights).unwrap());
        let mut all = ends(&instance, &weights);
        all.sort_unstable();
        for (place, solution) in few.iter().enumerate() {
            check(&instance, &weights, solution);
            let end = (solution.asleep, solution.value);
            // Boards that do the same are listed once, so this one may stand
            // further back among all boards, but no better one is left out.
            let better: BTreeSet<_> = all.iter().filter(|other| **other > end).collect();
            let before: BTreeSet<_> = few[..place]
                .iter()
                .map(|s| (s.asleep, s.value))
                .filter(|other| *other > end)
                .collect();
            assert_eq!(better.len(), before.len(), "{number}, place {place}");
        }
    }
}

/// Of equally good boards the first is taken, as one reads.
#[test]
fn ties_go_to_the_board_that_comes_first() {
    for number in 0..length::either(10, 40) {
        let mut random = Random::new(10 << 32 | number);
        let instance = random_instance(&mut random, 3, 20_000.0);
        let weights = random_weights(&mut random);
        let solution = solve(&instance, &weights).expect("a sound instance");
        let mut first = None;
        each_laying(&instance, &mut |laid| {
            let judged = judge(&instance, &weights, laid).expect("a sound board");
            if (judged.asleep, judged.value) == (solution.asleep, solution.value) {
                let here = reading(&instance, laid);
                if first.as_ref().is_none_or(|(before, _)| here < *before) {
                    first = Some((here, judged));
                }
            }
        });
        let (_, first) = first.expect("the best is one of all");
        assert_eq!(solution.laid, first.laid, "instance {number}");
    }
}

/// Every board, segment by segment.
fn each_laying(instance: &Instance, each: &mut impl FnMut(&[Laid])) {
    fn go(instance: &Instance, laid: &mut Vec<Laid>, at: usize, each: &mut impl FnMut(&[Laid])) {
        let Some(segment) = instance.segments.get(at) else {
            return each(laid);
        };
        go(instance, laid, at + 1, each);
        let mut looks = HashSet::new();
        for turn in 0..4 {
            for place in 0..49 {
                let new = Laid {
                    segment: at,
                    turn,
                    column: place % 7,
                    row: place / 7,
                };
                let Some(mut mine) = cells(segment, &new) else {
                    continue;
                };
                mine.sort_unstable();
                let taken = |cell: &(usize, usize, _)| {
                    laid.iter().any(|other: &Laid| {
                        let theirs = cells(&instance.segments[other.segment], other);
                        let theirs = theirs.expect("it is on the board");
                        theirs.iter().any(|c| (c.0, c.1) == (cell.0, cell.1))
                    })
                };
                let inside =
                    |cell: &(usize, usize, _)| (2..5).contains(&cell.0) && (2..5).contains(&cell.1);
                // The least of turns that look the same counts (B3).
                if mine.iter().any(inside) && !mine.iter().any(taken) && looks.insert(mine) {
                    laid.push(new);
                    go(instance, laid, at + 1, each);
                    laid.pop();
                }
            }
        }
    }
    go(instance, &mut Vec::new(), 0, each);
}

/// What lies on each cell of the dream: segment, turn, column and row.
fn reading(instance: &Instance, laid: &[Laid]) -> Vec<(usize, u8, u8, u8)> {
    let mut reading = vec![(usize::MAX, 0, 0, 0); 9];
    for laid in laid {
        let cells = cells(&instance.segments[laid.segment], laid);
        for (column, row, _) in cells.expect("it is on the board") {
            if (2..5).contains(&column) && (2..5).contains(&row) {
                let here = (laid.segment, laid.turn, laid.column, laid.row);
                reading[(row - 2) * 3 + column - 2] = here;
            }
        }
    }
    reading
}
