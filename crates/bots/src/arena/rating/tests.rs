//! Ratings against values that are known otherwise.

use lucid_tabletop::Random;

use super::*;
use crate::arena::{Z95, elo_of_share, share_of_elo};

fn near(found: f64, wanted: f64, within: f64) {
    assert!((found - wanted).abs() <= within, "{found} is not {wanted}");
}

/// Deals of one comparison each between the first two bots.
fn results(wins: usize, draws: usize, losses: usize) -> Vec<Vec<(usize, usize, PairScore)>> {
    let some = |halves, count| {
        let score = PairScore { halves, count: 1 };
        std::iter::repeat_n(vec![(0, 1, score)], count)
    };
    (some(2, wins).chain(some(1, draws)).chain(some(0, losses))).collect()
}

#[test]
fn three_of_four_are_191_elo() {
    // The draw that nobody played moves 75 % by a quarter of a point in 10,001.
    let ratings = rate(2, &results(7_500, 0, 2_500));
    let ahead = ratings.difference(0, 1);
    near(ahead.elo, 190.85, 0.05);
    near(ratings.of[0].elo, ahead.elo / 2.0, 1e-9);
    near(ratings.of[0].elo + ratings.of[1].elo, 0.0, 1e-9);
    // The error of a share of so many coins, in Elo.
    let of_share = (0.75f64 * 0.25 / 10_000.0).sqrt();
    near(ahead.error, SCALE * of_share / (0.75 * 0.25), 0.02);
}

#[test]
fn draws_are_half_a_win() {
    let ratings = rate(2, &results(5_000, 5_000, 0));
    let ahead = ratings.difference(0, 1);
    near(ahead.elo, 190.85, 0.05);
    // They differ less than wins and losses do: 0.25 around the mean, not 0.43.
    near(ahead.error, SCALE * 0.25 / 100.0 / (0.75 * 0.25), 0.02);
}

#[test]
fn who_wins_everything_is_rated_high_but_not_beyond_measure() {
    let ahead = rate(2, &results(1_000, 0, 0)).difference(0, 1);
    near(ahead.elo, elo_of_share(1_000.5 / 1_001.0), 1e-6);
    // The lower end is close to that of Wilson's interval for 1,000 of 1,000.
    near(ahead.elo - Z95 * ahead.error, 966.0, 40.0);
}

#[test]
fn strength_is_carried_over_from_those_who_were_met() {
    // 0 beats 1, and 1 beats 2, by 100 Elo each; 0 and 2 never meet.
    let share = share_of_elo(100.0);
    let score = PairScore {
        halves: (share * 2e6).round() as u32,
        count: 1_000_000,
    };
    let ratings = rate(3, &[vec![(0, 1, score)], vec![(1, 2, score)]]);
    near(ratings.of[0].elo, 100.0, 0.01);
    near(ratings.of[1].elo, 0.0, 0.01);
    near(ratings.difference(0, 2).elo, 200.0, 0.01);
}

#[test]
fn comparisons_of_one_game_count_as_one_observation() {
    // The same results, once each alone, once three in a game that go together.
    let alone = rate(2, &results(600, 0, 300));
    let together: Vec<_> = (results(200, 0, 100).into_iter())
        .map(|deal| {
            let (first, second, score) = deal[0];
            let score = PairScore {
                halves: 3 * score.halves,
                count: 3,
            };
            vec![(first, second, score)]
        })
        .collect();
    let together = rate(2, &together);
    near(alone.of[0].elo, together.of[0].elo, 1e-9);
    let ratio = together.of[0].error / alone.of[0].error;
    near(ratio, 3f64.sqrt(), 0.01);
}

#[test]
fn intervals_hold_the_truth_as_often_as_they_say() {
    let truth = [80.0, 0.0, -80.0];
    let mut random = Random::new(5);
    let mut held = 0;
    for _ in 0..400 {
        let deals: Vec<Vec<(usize, usize, PairScore)>> = (0..150)
            .map(|_| {
                let mut pair = |x: usize, y: usize| {
                    let share = share_of_elo(truth[x] - truth[y]);
                    let won = (random.below(1 << 30) as f64) < share * f64::from(1 << 30);
                    let halves = if won { 2 } else { 0 };
                    (x, y, PairScore { halves, count: 1 })
                };
                vec![pair(0, 1), pair(0, 2), pair(1, 2)]
            })
            .collect();
        let ratings = rate(3, &deals);
        let Rating { elo, error } = ratings.of[0];
        held += usize::from((elo - truth[0]).abs() <= Z95 * error);
    }
    // 380 of 400 are expected; 12 fewer or more would be three standard errors.
    assert!((367..=393).contains(&held), "{held} of 400");
}

#[test]
fn nothing_is_known_of_those_who_never_played() {
    let ratings = rate(3, &results(3, 0, 1));
    assert!(ratings.of.iter().all(|rating| rating.elo.is_finite()));
    let none = rate(2, &[]);
    assert_eq!((none.of[0].elo, none.of[1].elo), (0.0, 0.0));
}
