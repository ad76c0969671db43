//! What the fuzz targets try, with a few thousand damaged texts of our own.

use lucid_dreamscape::position;
use lucid_tabletop::record::{Sheet, write};
use lucid_tabletop::{Game as _, Playthrough, Random, Seed};
use lucid_testkit::dreamscape::{game, variants};
use lucid_testkit::habit::play_on;
use lucid_testkit::{Habit, Scene, damage, fuzz, seating, undo_never_foretells};

/// Some games in the middle and at the end, as positions and records.
fn texts() -> (Vec<String>, Vec<String>) {
    let (mut positions, mut records) = (Vec::new(), Vec::new());
    for (number, rules) in variants().into_iter().enumerate() {
        let game = game(rules);
        let mut play = Playthrough::new(&game);
        let seed = Seed::of_series(99, number as u64);
        let stop = 20 + number * 11;
        play_on(&mut play, seed, Habit::Busy(9), &mut (), |play| {
            play.steps().len() >= stop
        });
        positions.push(position::write(&game, play.state()));
        let over = play.outcome().is_some();
        records.push(write(
            &play,
            &Sheet {
                seating: &seating(game.seats(), &seed),
                seed: &seed,
                reveal: over,
            },
        ));
    }
    // Format 1, and a game with undos, are damaged as well.
    let old = include_str!("../../records/dreamscape-1/sylex-players-2.lucid");
    records.push(old.to_owned());
    let game = game("sylex players=2".parse().expect("rules"));
    let seed = Seed::of_series(99, 1_000);
    let play = undo_never_foretells(&game, seed, Habit::Busy(9));
    assert!(play.used_up() > 0);
    let sheet = Sheet {
        seating: &seating(2, &seed),
        seed: &seed,
        reveal: true,
    };
    records.push(write(&play, &sheet));
    (positions, records)
}

#[test]
fn damaged_positions_are_refused_or_sound() {
    let mut random = Random::new(1);
    for text in texts().0 {
        fuzz::position(text.as_bytes());
        (0..400).for_each(|_| fuzz::position(&damage(&text, &mut random)));
    }
}

#[test]
fn damaged_records_are_refused_or_replay() {
    let mut random = Random::new(2);
    for text in texts().1 {
        fuzz::record(text.as_bytes());
        (0..200).for_each(|_| fuzz::record(&damage(&text, &mut random)));
    }
}

#[test]
fn random_bytes_as_actions_never_harm() {
    let mut random = Random::new(3);
    for _ in 0..1_500 {
        let bytes: Vec<u8> = (0..600).map(|_| random.bits() as u8).collect();
        fuzz::actions(&bytes);
    }
}

#[test]
fn damaged_packs_are_reported_or_play() {
    let mut random = Random::new(4);
    for game in lucid_packs::Game::ALL {
        let text = lucid_packs::template(game);
        fuzz::pack(text.as_bytes());
        (0..1_500).for_each(|_| fuzz::pack(&damage(text, &mut random)));
    }
}

/// P4: a height that no stack has is no shard, however large the number.
#[test]
fn the_golem_finds_nothing_above_a_stack() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        phase: travel
        seat A
        power: golem 3
        board:
          .  .  .   .  .
          .  .  .   .  .
          .  .  .   .  .
          .  .  .   .  .
          .  u  gy  .  .
        ",
    );
    for height in 3..=255 {
        scene.refused("A", &format!("c1.{height}>c2"), "P4");
    }
    scene.play("A", "c1.2>c2");
}

#[test]
fn damaged_games_of_the_companion_are_refused_or_kept() {
    let text = include_str!("../../companion/example.txt");
    let whole = lucid_dreamscape::companion::Journal::parse(text).expect("a whole game");
    assert_eq!(
        whole.companion().want(),
        lucid_dreamscape::companion::Want::Nothing
    );
    let mut random = Random::new(5);
    fuzz::companion(text.as_bytes());
    (0..4_000).for_each(|_| fuzz::companion(&damage(text, &mut random)));
}
