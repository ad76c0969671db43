//! The laws, over random games of every variant.
//!
//! 19,200 games in full; `LUCID_GAMES` sets another number.

use lucid_dreamscape::Rules;
use lucid_dreamscape::rules::Edition;
use lucid_testkit::dreamscape::{game, rehearsal_game, shared_variants, solo_variants, variants};
use lucid_testkit::{Habit, Rigour, length};

use crate::random_games::obey_in_turn;

/// How many games are played in all, in full.
const GAMES: u64 = 19_200;

/// Games for each variant.
fn share() -> u64 {
    length::games(GAMES / 20, GAMES).div_ceil(variants().len() as u64)
}

fn obey_all(edition: Edition, players: u8) {
    let is_one = |rules: &Rules| rules.edition == edition && rules.players == players;
    for (number, rules) in variants().into_iter().enumerate() {
        if is_one(&rules) {
            let games = [game(rules), rehearsal_game(rules)];
            obey_in_turn(&games, share(), number as u64, |index| {
                let habit = match index % 3 {
                    0 => Habit::Even,
                    1 => Habit::Busy(6),
                    _ => Habit::Busy(40),
                };
                match index % 9 {
                    1 => (habit, Rigour::Full),
                    _ => (habit, Rigour::Quick),
                }
            });
        }
    }
}

macro_rules! laws {
    ($($name:ident: $edition:ident $players:literal;)+) => {
        $(#[test]
        fn $name() {
            obey_all(Edition::$edition, $players);
        })+
    };
}

laws! {
    prototype_alone: Prototype 1;
    sylex_alone: Sylex 1;
    huch_alone: Huch 1;
    prototype_with_two: Prototype 2;
    prototype_with_three: Prototype 3;
    prototype_with_four: Prototype 4;
    sylex_with_two: Sylex 2;
    sylex_with_three: Sylex 3;
    sylex_with_four: Sylex 4;
    huch_with_two: Huch 2;
    huch_with_three: Huch 3;
    huch_with_four: Huch 4;
}

/// L16: random players lose to Mr Nightmare. Short nights without red, in which
/// he scores for purposes only, can be won and tied.
#[test]
fn short_nights_alone() {
    let rules = "sylex players=1 nightmare=yes solo=9/9/9/9/9/0 cycles=2 action-points=9 \
                 red-shards=1 red-in-bag=0/0/0 red-on-links=no";
    let game = rehearsal_game(rules.parse().expect("readable rules"));
    obey_in_turn(&[game], 600, 2_000, |_| (Habit::Busy(40), Rigour::Quick));
}

#[test]
fn all_variants_are_covered() {
    assert_eq!(shared_variants().len(), 30);
    // Three editions, four printed lines and two of our own (L3).
    assert_eq!(solo_variants().len(), 18);
    assert_eq!(variants().len(), 48);
    // Ten thousand games of those with company.
    assert!(GAMES.div_ceil(48) * 30 >= 10_000);
}
