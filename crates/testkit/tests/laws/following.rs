//! Everybody follows games of every variant from redacted steps, which leak no secret.

use lucid_dreamscape::rules::Edition;
use lucid_tabletop::{Random, Seed};
use lucid_testkit::dreamscape::{game, rehearsal_game, variants};
use lucid_testkit::{Followed, Habit, Lawful, damage_bytes, dream_runners, follow, fuzz, overhear};

fn habit(index: u64) -> Habit {
    match index % 3 {
        0 => Habit::Busy(40),
        1 => Habit::Busy(6),
        _ => Habit::Even,
    }
}

/// Follows some games of each kind, all of them different.
fn follow_all<G: Lawful>(games: impl Iterator<Item = G>) -> Vec<Followed> {
    let mut all = Vec::new();
    for (number, game) in games.enumerate() {
        for index in 0..3 {
            let seed = Seed::of_series(300 + number as u64, index);
            all.push(follow(&game, seed, habit(index)));
        }
    }
    all
}

fn count(followed: &[Followed], is_so: impl Fn(&str) -> bool) -> usize {
    let words = followed.iter().flat_map(Followed::words);
    words.filter(|word| is_so(word)).count()
}

fn sum(followed: &[Followed], number: impl Fn(&Followed) -> usize) -> usize {
    followed.iter().map(number).sum()
}

/// Both packs, all numbers of players and modes of an edition; in the
/// rehearsal pack decks run out, so that cards come from under them.
fn follow_edition(edition: Edition) {
    let rules = variants().into_iter().filter(|r| r.edition == edition);
    let games = rules.flat_map(|rules| [game(rules), rehearsal_game(rules)]);
    let followed = follow_all(games);
    let shows = |word: &str| word.contains(',');
    let least = [
        ("hidden draws", count(&followed, |word| word == "??"), 500),
        (
            "own draws",
            count(&followed, |word| word.starts_with("?card:")),
            500,
        ),
        (
            "draws from under a deck",
            count(&followed, |word| word.contains(":deck:") && shows(word)),
            3,
        ),
        (
            "draws that reach under a deck",
            count(&followed, |word| word.starts_with("?card:") && shows(word)),
            3,
        ),
        (
            "hidden cards kept beside known ones",
            count(&followed, |word| word.contains(":keep:") && shows(word)),
            3,
        ),
        ("twins", sum(&followed, |game| game.twins), 5_000),
    ];
    for (what, found, least) in least {
        assert!(found >= least, "{found} {what}");
    }
    let (steps, open) = (sum(&followed, |g| g.steps), sum(&followed, |g| g.open));
    assert!(open * 10 > steps * 9, "{open} of {steps} are open");
}

#[test]
fn prototype() {
    follow_edition(Edition::Prototype);
}

#[test]
fn sylex() {
    follow_edition(Edition::Sylex);
}

#[test]
fn huch() {
    follow_edition(Edition::Huch);
}

#[test]
fn dream_runners() {
    let rules = dream_runners::variants().into_iter();
    let games = rules.flat_map(|rules| {
        [
            dream_runners::game(rules),
            dream_runners::rehearsal_game(rules),
        ]
    });
    let followed = follow_all(games);
    let shows = |word: &str| word.contains(",");
    let least = [
        ("secret drafts", count(&followed, str::is_empty), 5_000),
        (
            "seen drafts",
            count(&followed, |word| word.contains('@') && !shows(word)),
            2_000,
        ),
        (
            "boards shown by a lock",
            count(&followed, |word| word.contains(":lock,")),
            200,
        ),
        (
            "boards shown by the clock",
            count(&followed, |word| word.starts_with("!time,")),
            20,
        ),
        ("twins", sum(&followed, |game| game.twins), 5_000),
    ];
    for (what, found, least) in least {
        assert!(found >= least, "{found} {what}");
    }
}

/// Changes, drops, doubles and swaps bytes of a word, or takes one that was told before.
fn damage(word: &str, others: &[&str], random: &mut Random) -> String {
    let other = random.pick(others).unwrap_or_default();
    let mut bytes = match random.below(3) {
        0 => other.as_bytes().to_vec(),
        1 => format!("{word},{other}").into_bytes(),
        _ => word.as_bytes().to_vec(),
    };
    let times = random.below(3);
    damage_bytes(&mut bytes, times, random);
    String::from_utf8_lossy(&bytes).replace(' ', "")
}

/// Tells damaged words at every moment of games, in place of the true ones.
/// Says how many of so many were heard all the same.
fn tell_wrongly<G: Lawful>(game: &G, number: u64, random: &mut Random) -> (usize, usize) {
    let (mut heard, mut told) = (0, 0);
    let followed = follow(game, Seed::of_series(500, number), habit(number));
    for (viewer, words) in followed.told {
        let words: Vec<&str> = words.split(' ').collect();
        let mut shadow = game.start();
        for (place, word) in words.iter().enumerate() {
            let near = &words[place.saturating_sub(8)..words.len().min(place + 8)];
            let wrong = damage(word, near, random);
            heard += overhear(game, &mut shadow.clone(), &wrong, viewer);
            told += 1;
            assert_eq!(overhear(game, &mut shadow, word, viewer), 1, "{word}");
        }
    }
    (heard, told)
}

#[test]
fn wrong_words_are_refused_or_possible() {
    let mut random = Random::new(21);
    let mut number = 0;
    let mut sums = (0, 0);
    let mut add = |(heard, told)| sums = (sums.0 + heard, sums.1 + told);
    for rules in variants().into_iter().step_by(3) {
        add(tell_wrongly(&rehearsal_game(rules), number, &mut random));
        number += 1;
    }
    for rules in dream_runners::variants() {
        add(tell_wrongly(
            &dream_runners::rehearsal_game(rules),
            number,
            &mut random,
        ));
        number += 1;
    }
    let (heard, told) = sums;
    assert!(heard > told / 50 && heard < told / 2, "{heard} of {told}");
}

/// What the fuzz target tries: whole games of words with some damage.
#[test]
fn damaged_games_never_harm() {
    let mut random = Random::new(22);
    let mut try_all = |followed: Followed, variant: usize, title: u8| {
        for (viewer, told) in followed.told {
            let viewer = viewer.map_or(4, |seat| seat.index() as u8);
            let mut data = vec![variant as u8, title + viewer];
            let words: Vec<&str> = told.split(' ').collect();
            for word in &words {
                let wrong = random.below(100) == 0;
                data.extend(match wrong {
                    true => damage(word, &words, &mut random).into_bytes(),
                    false => word.as_bytes().to_vec(),
                });
                data.push(b' ');
            }
            fuzz::told(&data);
        }
    };
    for (number, rules) in variants().into_iter().enumerate().step_by(4) {
        let seed = Seed::of_series(501, number as u64);
        try_all(follow(&rehearsal_game(rules), seed, habit(0)), number, 0);
    }
    for (number, rules) in dream_runners::variants().into_iter().enumerate() {
        let seed = Seed::of_series(502, number as u64);
        let game = dream_runners::rehearsal_game(rules);
        try_all(follow(&game, seed, habit(0)), number, 130);
    }
}
