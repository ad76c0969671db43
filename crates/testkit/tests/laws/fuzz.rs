//! What the fuzz targets try, with a few thousand damaged texts of our own: they are
//! refused, or they are sound; nothing panics.

use lucid_tabletop::record::{Sheet, write};
use lucid_tabletop::{Playthrough, Random, Seed};
use lucid_testkit::habit::play_on;
use lucid_testkit::length::either;
use lucid_testkit::{
    Habit, Scene, Title, damage, fuzz, games, seating, test_every_title, undo_never_foretells,
};

test_every_title!(
    damaged_positions_are_refused_or_sound,
    damaged_records_are_refused_or_replay,
    damaged_words_are_no_actions_or_read_back,
);

/// Some games in the middle and at the end, as positions and records.
fn texts<G: Title>() -> (Vec<String>, Vec<String>) {
    let (mut positions, mut records) = (Vec::new(), Vec::new());
    for (number, (_, games)) in games::<G>().enumerate() {
        for (kind, game) in games.iter().enumerate() {
            let mut play = Playthrough::new(game);
            let seed = Seed::of_series(98, 2 * number as u64 + kind as u64);
            for part in 1..=2 {
                let stop = part * (11 + 11 * number);
                play_on(&mut play, seed, Habit::Busy(9), &mut (), |play| {
                    play.steps().len() >= stop
                });
                positions.push(game.position(play.state()));
            }
            records.push(record(&play, &seed));
        }
    }
    (positions, records)
}

fn record<G: Title>(play: &Playthrough<'_, G>, seed: &Seed) -> String {
    let sheet = Sheet {
        seating: &seating(play.game().seats(), seed),
        seed,
        reveal: play.outcome().is_some(),
    };
    write(play, &sheet)
}

/// Digits and letters of what a position counts, so that most still read.
fn nudge(text: &str, random: &mut Random) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + random.below(3) {
        let digits: Vec<usize> = (0..bytes.len())
            .filter(|at| bytes[*at].is_ascii_digit())
            .collect();
        if let Some(at) = random.pick(&digits) {
            bytes[at] = b'0' + random.below(10) as u8;
        }
    }
    bytes
}

fn damaged_positions_are_refused_or_sound<G: Title>() {
    let mut random = Random::new(1);
    for text in texts::<G>().0 {
        fuzz::position(text.as_bytes());
        (0..either(30, 100)).for_each(|_| fuzz::position(&damage(&text, &mut random)));
        (0..either(10, 30)).for_each(|_| fuzz::position(&nudge(&text, &mut random)));
    }
}

fn damaged_records_are_refused_or_replay<G: Title>() {
    let mut random = Random::new(2);
    let (_, mut records) = texts::<G>();
    // Format 1, and a game with undos, are damaged as well.
    let old = include_str!("../../records/dreamscape-1/sylex-players-2.lucid");
    records.push(old.to_owned());
    let game = G::with_rules(G::variants()[0]);
    let with_undos = (1_000..).find_map(|number| {
        let seed = Seed::of_series(99, number);
        let play = undo_never_foretells(&game, seed, Habit::Busy(9));
        (play.used_up() > 0).then(|| record(&play, &seed))
    });
    records.extend(with_undos);
    for text in records {
        fuzz::record(text.as_bytes());
        (0..either(30, 100)).for_each(|_| fuzz::record(&damage(&text, &mut random)));
    }
}

fn damaged_words_are_no_actions_or_read_back<G: Title>() {
    let mut random = Random::new(14);
    let game = G::with_rules(G::variants()[0]);
    let universe = game.universe();
    for _ in 0..20_000 {
        let action = random.pick(&universe).expect("there are actions");
        let mut word = String::new();
        game.write_action(action, &mut word);
        let damaged = damage(&word, &mut random);
        let damaged = String::from_utf8_lossy(&damaged);
        if let Some(read) = game.parse_action(&damaged) {
            let mut again = String::new();
            game.write_action(read, &mut again);
            assert_eq!(again, damaged, "one word for an action");
        }
    }
}

#[test]
fn random_bytes_as_actions_never_harm() {
    let mut random = Random::new(3);
    for _ in 0..1_500 {
        let bytes: Vec<u8> = (0..900).map(|_| random.bits() as u8).collect();
        fuzz::actions(&bytes);
    }
}

#[test]
fn damaged_packs_are_reported_or_play() {
    let mut random = Random::new(4);
    for game in lucid_packs::TitleId::ALL {
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
