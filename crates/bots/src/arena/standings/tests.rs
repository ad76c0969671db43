//! The answer depends on results alone, in whatever order they come.

use lucid_tabletop::{BySeat, Random, Seat};

use super::*;
use crate::arena::Tables;

const TEST: Test = Test {
    elo0: -50.0,
    elo1: 50.0,
    alpha: 0.05,
    beta: 0.05,
};

/// A game between bots of these strengths, always the same.
fn outcome(schedule: &Schedule, game: Match, strengths: &[i32]) -> Outcome {
    let mut random = Random::new(game.deal << 8 | (game.line_up << 4 | game.turn) as u64);
    let seating = schedule.seating(game);
    let mut scores = BySeat([0; 4]);
    for (seat, bot) in seating.iter().enumerate() {
        scores[Seat::new(seat)] = strengths[*bot] + random.below(100) as i32;
    }
    let best = scores.0.iter().max().copied();
    let winners = Seat::first(seating.len()).filter(|seat| Some(scores[*seat]) == best);
    Outcome {
        winners: winners.collect(),
        scores,
        rival: None,
    }
}

/// Plays an arena with so many games under way at once, of which any may end first.
fn played(schedule: &Schedule, strengths: &[i32], at_once: usize, seed: u64) -> Standings {
    let mut standings = Standings::new(schedule.clone(), Some(TEST), 200);
    let mut random = Random::new(seed);
    let mut running: Vec<Match> = Vec::new();
    loop {
        while running.len() < at_once {
            match standings.next_game() {
                Some(game) => running.push(game),
                None => break,
            }
        }
        if running.is_empty() {
            break standings;
        }
        let game = running.swap_remove(random.below(running.len()));
        standings.note(game, outcome(schedule, game, strengths));
    }
}

fn told(standings: &Standings) -> String {
    format!(
        "{:?}\n{:?}\n{:?}",
        standings.counted, standings.pairs, standings.deals
    )
}

#[test]
fn the_answer_is_the_same_however_many_games_run_at_once() {
    for (bots, seats, tables) in [
        (3, 2, Tables::Alone),
        (2, 4, Tables::Alone),
        (4, 3, Tables::Mixed),
    ] {
        let schedule = Schedule::round_robin(bots, seats, tables);
        let strengths = [0, 4, 40, 60];
        let one = played(&schedule, &strengths, 1, 1);
        for (at_once, seed) in [(2, 1), (7, 2), (50, 3)] {
            let many = played(&schedule, &strengths, at_once, seed);
            assert_eq!(told(&one), told(&many), "{bots} bots, {seats} seats");
        }
        assert!(one.is_over());
    }
}

#[test]
fn a_pair_that_is_clear_is_not_played_on() {
    let schedule = Schedule::round_robin(3, 2, Tables::Alone);
    let standings = played(&schedule, &[0, 0, 90], 1, 1);
    let [equal, first, second] = &standings.pairs[..] else {
        panic!("three pairs");
    };
    assert_eq!(first.verdict, Some(Verdict::Lower));
    assert_eq!(second.verdict, Some(Verdict::Lower));
    assert!(first.games < 40 && second.games < 40);
    assert!(equal.games > 100, "{}", equal.games);
    let (counted, most) = standings.progress();
    assert_eq!(counted, most, "nothing is left");
    let games: u64 = standings.pairs.iter().map(|pair| pair.games).sum();
    assert_eq!(games, counted);
}

#[test]
fn an_arena_goes_on_from_results_that_are_known() {
    let schedule = Schedule::round_robin(2, 4, Tables::Alone);
    let strengths = [0, 7];
    let whole = played(&schedule, &strengths, 1, 1);
    // Every third game is known beforehand, and one far ahead.
    let mut resumed = Standings::new(schedule.clone(), Some(TEST), 200);
    let mut known: Vec<Match> = whole.counted.iter().map(|p| p.game).step_by(3).collect();
    known.push(Match {
        deal: 150,
        line_up: 0,
        turn: 3,
    });
    for game in &known {
        resumed.note(*game, outcome(&schedule, *game, &strengths));
    }
    let mut again = 0;
    while let Some(game) = resumed.next_game() {
        assert!(!known.contains(&game), "{game:?} is played twice");
        resumed.note(game, outcome(&schedule, game, &strengths));
        again += 1;
    }
    assert_eq!(told(&whole), told(&resumed));
    assert_eq!(again, whole.counted.len() - (known.len() - 1));
}

#[test]
fn without_a_test_all_deals_are_played() {
    let schedule = Schedule::gauntlet(2, 3);
    let mut standings = Standings::new(schedule.clone(), None, 5);
    assert_eq!(standings.progress(), (0, 15));
    let mut count = 0;
    while let Some(game) = standings.next_game() {
        standings.note(game, outcome(&schedule, game, &[0, 90]));
        count += 1;
    }
    assert_eq!((count, standings.counted.len()), (15, 15));
    // Two comparisons in each game.
    assert_eq!(standings.pairs[0].score.count, 30);
    assert_eq!(standings.pairs[0].games, 15);
    assert!(!standings.knows(Match {
        deal: 0,
        line_up: 1,
        turn: 0
    }));
}
