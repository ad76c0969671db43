//! The laws of Dream Runners, over random games of every number of players.
//!
//! 240 games for each in full; `LUCID_GAMES` sets another number.

use lucid_dream_runners::resolution::Stock;
use lucid_dream_runners::{Colour, Event, State};
use lucid_tabletop::{BySeat, Playthrough, Seat, Seed};
use lucid_testkit::dream_runners::{game, rehearsal_game, variants};
use lucid_testkit::habit::play_on;
use lucid_testkit::{Habit, Rigour, length};

use crate::random_games::obey_in_turn;

/// Games for each number of players.
fn games() -> u64 {
    length::games(24, 240)
}

fn habit(index: u64) -> Habit {
    match index % 4 {
        0 => Habit::Even,
        1 => Habit::Busy(3),
        _ => Habit::Busy(20),
    }
}

fn obey_all(players: u8) {
    let variants = variants().into_iter().filter(|r| r.players == players);
    let games: Vec<_> = variants
        .flat_map(|rules| [game(rules), rehearsal_game(rules)])
        .collect();
    assert_eq!(games.len(), 8);
    let series = 100 + u64::from(players);
    obey_in_turn(&games, self::games(), series, |index| {
        // Every action of the pack at every step is many, so few games try them all.
        let rigour = match index % 61 {
            8 | 9 | 47 => Rigour::Full,
            _ => Rigour::Quick,
        };
        (habit(index / 8), rigour)
    });
}

#[test]
fn with_two() {
    obey_all(2);
}

#[test]
fn with_three() {
    obey_all(3);
}

#[test]
fn with_four() {
    obey_all(4);
}

/// What a seat has, in a row.
fn stocks(state: &State, seat: Seat) -> [i32; 8] {
    let player = &state.table().players[seat];
    let situation = &player.situation;
    let [blue, white, orange, green] = situation.fragments.map(i32::from);
    let (serenity, stars) = (situation.serenity.into(), situation.stars.into());
    let (keys, coins) = (situation.keys.into(), situation.coins.into());
    [serenity, stars, keys, coins, blue, white, orange, green]
}

fn place(stock: Stock) -> usize {
    match stock {
        Stock::Serenity => 0,
        Stock::Star => 1,
        Stock::Key => 2,
        Stock::Coin => 3,
        Stock::Fragment(colour) => 4 + Colour::ALL.iter().position(|c| *c == colour).unwrap(),
    }
}

/// B4: reserves never limit, so what a player has is the sum of what happened.
#[test]
fn what_players_have_is_the_sum_of_events() {
    for (number, rules) in variants().into_iter().enumerate() {
        for (kind, game) in [game(rules), rehearsal_game(rules)].iter().enumerate() {
            for index in 0..20 {
                let seed = Seed::of_series(200 + number as u64, 2 * index + kind as u64);
                let mut play = Playthrough::new(game);
                let start = play.state().clone();
                let mut events: Vec<Event> = Vec::new();
                play_on(&mut play, seed, habit(index), &mut events, |_| false);
                let mut sums = BySeat::from_fn(|seat| stocks(&start, seat));
                let mut owned = BySeat::<i32>::default();
                for event in &events {
                    match *event {
                        Event::Changed {
                            seat,
                            stock,
                            amount,
                            ..
                        } => {
                            assert_ne!(amount, 0);
                            sums[seat][place(stock)] += i32::from(amount);
                        }
                        Event::Bought(seat, _) => owned[seat] += 1,
                        Event::Lost { seat, .. } => owned[seat] -= 1,
                        _ => {}
                    }
                }
                for seat in Seat::first(rules.players.into()) {
                    let end = play.state();
                    assert_eq!(stocks(end, seat), sums[seat], "{rules} {index} {seat}");
                    let segments = end.table().players[seat].segments.len() as i32;
                    assert_eq!(segments, 4 + owned[seat]);
                }
            }
        }
    }
}
