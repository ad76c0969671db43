//! The solver against the straightforward search, on random small instances.

mod common;

use bots::runners::solver::{best, solve};
use tabletop::Random;

use common::{check, ends, exhaustive, random_instance, random_weights};

/// 250 instances of up to six segments.
fn compare(series: u64) {
    let mut sizes = [0; 7];
    for number in 0..250 {
        let mut random = Random::new(series << 32 | number);
        let instance = random_instance(&mut random, 6, 60_000.0);
        let weights = random_weights(&mut random);
        sizes[instance.segments.len()] += 1;
        let solution = solve(&instance, &weights).expect("a sound instance");
        let found = (solution.asleep, solution.value);
        let told = format!("instance {number} of series {series}: {instance:#?} {weights:?}");
        assert_eq!(found, exhaustive(&instance, &weights), "{told}");
        check(&instance, &weights, &solution);
    }
    eprintln!("{sizes:?}");
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
            let better: std::collections::BTreeSet<_> =
                all.iter().filter(|other| **other > end).collect();
            let before: std::collections::BTreeSet<_> = few[..place]
                .iter()
                .map(|s| (s.asleep, s.value))
                .filter(|other| *other > end)
                .collect();
            assert_eq!(better.len(), before.len(), "{number}, place {place}");
        }
    }
}
