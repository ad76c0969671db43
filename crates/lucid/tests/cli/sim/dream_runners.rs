//! `lucid sim dream-runners`: bots with simulated time.

use lucid_testkit::length;
use serde_json::Value;

use super::{dir, number};
use crate::common::TestDir;

fn figures(dir: &TestDir, args: &str) -> Value {
    super::figures(dir, &format!("dream-runners {args}"))
}

#[test]
fn the_solver_beats_random_players() {
    let dir = TestDir::without_pack("runners-strength");
    let games = length::scaled(100);
    let value = figures(&dir, &format!("--bots random,solver --games {games}"));
    let wins = number(&value["seats"][1]["wins"]);
    assert!(wins >= 0.98 * games as f64, "{value}");
    assert_eq!(value["seats"][1]["awake_percent"], 0.0, "{value}");
    // The quicker of the two, always.
    assert!(
        number(&value["seats"][1]["first_lock_percent"]) > 95.0,
        "{value}"
    );
}

#[test]
fn who_is_late_plays_what_lies_there() {
    let dir = TestDir::without_pack("runners-late");
    let args = "--bots novice,solver --games 4 --rule timer=15";
    let hurried = figures(&dir, &format!("{args} --records hurried"));
    assert!(
        number(&hurried["seats"][0]["late_percent"]) > 50.0,
        "{hurried}"
    );
    assert!(dir.read("hurried/000001.lucid").contains("!time"));
    let args = "--bots novice,solver --games 4 --rule timer=none";
    let calm = figures(&dir, &format!("{args} --records calm"));
    assert_eq!(calm["seats"][0]["late_percent"], 0.0, "{calm}");
    assert!(!dir.read("calm/000001.lucid").contains("!time"));
    let score = |value: &Value| number(&value["seats"][0]["score"]["mean"]);
    assert!(score(&calm) > score(&hurried), "{calm} {hurried}");
}

/// What is wrong with a record is found, as in those of Dreamscape.
#[test]
fn broken_records_are_refused() {
    let dir = dir("runners-records");
    dir.good("sim dream-runners --rule beginners=yes --games 1 --records games");
    let (code, told) = dir.bad("replay games/000001.lucid");
    assert_eq!(code, 1);
    assert_eq!(
        told,
        "games/000001.lucid:2: This is a record of dream-runners, which can be printed with \
         --json; only records of dreamscape can be shown in words."
    );
    let record = dir.read("games/000001.lucid");
    dir.write("wrong.lucid", record.replacen(" lock", " lift:nothing", 1));
    assert_eq!(dir.bad("verify wrong.lucid").0, 1);
    dir.write(
        "pack.lucid",
        record.replacen("pack: lucid", "pack: deluxe", 1),
    );
    let (code, told) = dir.bad("verify pack.lucid");
    assert_eq!(code, 1);
    assert!(
        told.starts_with("pack.lucid:5: This record needs the pack “deluxe”"),
        "{told}"
    );
}

/// Scripts that use the word of before go on working; nothing shows it any more.
#[test]
fn the_old_word_for_dream_runners_still_works() {
    let dir = TestDir::without_pack("runners-alias");
    let args = "--bots random --games 4 --seed 2 --threads 1 --json";
    let mut values = ["runners", "dream-runners"].map(|game| {
        let text = dir.good(&format!("sim {game} {args}"));
        serde_json::from_str::<Value>(&text).unwrap()
    });
    for value in &mut values {
        value["speed"].take();
    }
    assert_eq!(values[0], values[1]);
    dir.write(
        "dream.toml",
        "tile = \"cool-pillow\"\nsegments = [\"one c\"]\n",
    );
    dir.good("solve runners dream.toml");
    dir.good("arena runners --bots random,novice --games 2");
    for help in [
        "sim --help",
        "arena --help",
        "solve --help",
        "solve dream-runners --help",
    ] {
        let help = dir.good(help).replace("dream-runners", "");
        assert!(!help.contains("runners"), "{help}");
    }
}
