//! `lucid dataset` and `lucid forecast`.

use std::fs;
use std::process::Command;

use lucid_bots::dreamscape::dataset::format;
use lucid_bots::dreamscape::forecast::linear;
use serde_json::Value;

use crate::common::TestDir;

const SMALL: &str = "--bots random,tidy --seed 9";

fn bytes(dir: &TestDir, name: &str) -> Vec<u8> {
    fs::read(dir.path(name)).unwrap()
}

#[test]
fn a_data_set_that_was_interrupted_is_completed() {
    let dir = TestDir::without_pack("dataset-resumed");
    let said = dir.good(&format!("dataset dreamscape whole.lds --games 8 {SMALL}"));
    assert_eq!(said, "8 games, 8 of them new\n");
    let whole = bytes(&dir, "whole.lds");
    for part in [whole.len() - 3, whole.len() / 2, 200, 0] {
        dir.write("part.lds", &whole[..part]);
        dir.good(&format!(
            "dataset dreamscape part.lds --games 8 --threads 1 {SMALL}"
        ));
        assert!(
            bytes(&dir, "part.lds") == whole,
            "cut off after {part} bytes"
        );
    }
    let said = dir.good(&format!("dataset dreamscape whole.lds --games 8 {SMALL}"));
    assert_eq!(said, "8 games, 0 of them new\n");
}

#[test]
fn what_is_no_data_set_or_another_one_is_left_alone() {
    let dir = TestDir::without_pack("dataset-other");
    dir.write("notes.txt", "not a data set\n\n");
    dir.good(&format!("dataset dreamscape known.lds --games 1 {SMALL}"));
    let known = bytes(&dir, "known.lds");
    for (call, why) in [
        ("dreamscape notes.txt --games 1", "not a data set"),
        (
            "dreamscape known.lds --games 1 --bots random --seed 9",
            "another seed",
        ),
        (
            "dreamscape known.lds --games 1 --bots random,tidy --seed 8",
            "another seed",
        ),
        ("dreamscape new.lds --rules sylux", "sylux"),
        ("dreamscape new.lds --bots gredy", "gredy"),
        ("dreamscape new.lds --explored 1001", "1001"),
    ] {
        let (code, said) = dir.bad(&format!("dataset {call}"));
        assert!(code == 2 && said.contains(why), "{call}: {code} {said}");
    }
    assert_eq!(dir.read("notes.txt"), "not a data set\n\n");
    assert!(bytes(&dir, "known.lds") == known);
    dir.write("cut.lds", &known[..known.len() - 1]);
    let (code, said) = dir.bad("dataset calibration cut.lds");
    assert!(code == 1 && said.contains("cut off"), "{code} {said}");
}

/// What a reader finds in a data set.
#[derive(Debug, Default, PartialEq)]
struct Found {
    games: usize,
    records: usize,
    points: i64,
    wins: i64,
    value: f64,
}

/// As the program reads it.
fn found(file: &[u8]) -> Found {
    let (_, blocks) = format::split_head(file).unwrap();
    let mut found = Found::default();
    for game in format::games(blocks) {
        found.games += 1;
        for sample in &game.samples {
            let result = &game.results[sample.seat];
            found.records += 1;
            found.points += i64::from(result.points);
            found.wins += i64::from(result.win);
            found.value += f64::from(linear(&sample.features)[0]);
        }
    }
    found
}

/// As the page on data sets describes it.
fn found_by_the_page(file: &[u8]) -> Found {
    let head = file.windows(2).position(|pair| pair == b"\n\n").unwrap();
    let text = std::str::from_utf8(&file[..head]).unwrap();
    let line = |name| {
        text.lines()
            .find_map(|line| line.strip_prefix(name))
            .unwrap()
    };
    let names: Vec<&str> = line("names ").split(' ').collect();
    let value = names.iter().position(|name| *name == "Value").unwrap();
    let word = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap());
    let short = |at: usize| i64::from(i16::from_le_bytes(file[at..at + 2].try_into().unwrap()));
    let mut found = Found::default();
    let mut at = head + 2;
    while at < file.len() {
        assert_eq!(word(at), found.games as u32);
        let count = word(at + 4) as usize;
        at += 16;
        for _ in 0..count {
            found.wins += i64::from(file[at + 3]);
            found.points += short(at + 8);
            found.value += f64::from(f32::from_bits(word(at + 12 + 4 * value)));
            at += 12 + 4 * names.len();
        }
        found.records += count;
        found.games += 1;
        at += 4;
    }
    found
}

#[test]
fn the_page_is_enough_to_read_a_data_set() {
    let dir = TestDir::without_pack("dataset-page");
    dir.good(&format!("dataset dreamscape small.lds --games 5 {SMALL}"));
    let file = bytes(&dir, "small.lds");
    let found = found(&file);
    assert_eq!(found.games, 5);
    assert_eq!(found, found_by_the_page(&file));
    // Training reads it, too. Only training needs Python.
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../training/test_lds.py");
    let mut python = Command::new("python3");
    let Ok(python) = python
        .args(["-B", script])
        .arg(dir.path("small.lds"))
        .output()
    else {
        return;
    };
    let complaint = String::from_utf8_lossy(&python.stderr);
    assert!(python.status.success(), "{complaint}");
    let Found {
        games,
        records,
        points,
        wins,
        value,
    } = found;
    assert_eq!(
        String::from_utf8_lossy(&python.stdout),
        format!("games {games} records {records} points {points} wins {wins} value {value:.3}\n"),
    );
}

#[test]
fn calibration_counts_forecasts_and_what_was_won() {
    let dir = TestDir::without_pack("dataset-calibration");
    dir.good(&format!("dataset dreamscape small.lds --games 6 {SMALL}"));
    let told = dir.good("dataset calibration small.lds");
    assert!(told.contains(" 6 games"), "{told}");
    let json: Value =
        serde_json::from_str(&dir.good("dataset calibration small.lds --json")).unwrap();
    let counts = |list: &str| -> u64 {
        let parts = json[list].as_array().unwrap();
        parts
            .iter()
            .map(|part| part["count"].as_u64().unwrap())
            .sum()
    };
    assert_eq!(json["games"], 6);
    assert_eq!(json["forecasts"], counts("bins"));
    assert_eq!(json["forecasts"], counts("cycles"));
}

#[test]
fn a_finished_game_is_forecast_as_it_ended() {
    let dir = TestDir::without_pack("forecast-end");
    dir.good("sim dreamscape --games 1 --seed 4 --bots tidy --records games");
    let record = "games/000001.lucid";
    let json = |args: &str| -> Value {
        let told = dir.good(&format!("forecast {record} {args} --json"));
        serde_json::from_str(&told).unwrap()
    };
    let end = json("");
    let seats = end["seats"].as_array().unwrap();
    let [one, other] = [&seats[0], &seats[1]];
    let points = |seat: &Value| seat["points"].as_f64().unwrap();
    assert_eq!(one["margin"].as_f64().unwrap(), points(one) - points(other));
    assert_eq!(one["spread"], 0.0);
    assert_eq!(
        one["win"].as_f64().unwrap() + other["win"].as_f64().unwrap(),
        1.0
    );
    let middle = json("--to 100");
    assert_eq!(middle["step"], 100);
    assert!(middle["seats"][0]["spread"].as_f64().unwrap() > 5.0);
    for language in ["en", "de"] {
        let told = dir.good(&format!("forecast {record} --to 100 --lang {language}"));
        assert_eq!(told.lines().count(), 3, "{told}");
    }
}

#[test]
fn damaged_weights_are_named() {
    let dir = TestDir::without_pack("forecast-weights");
    dir.good("sim dreamscape --games 1 --seed 4 --records games");
    let weights = include_bytes!("../../../bots/weights/dreamscape-1.bin");
    let said = |bytes: &[u8]| {
        dir.write("weights.bin", bytes);
        let (code, said) = dir.bad("forecast games/000001.lucid --weights weights.bin");
        assert_eq!(code, 1, "{said}");
        said
    };
    let mut changed = weights.to_vec();
    changed[1_000] ^= 1;
    assert!(said(&changed).contains("changed"));
    let mut newer = weights.to_vec();
    newer[8] = 9;
    assert!(said(&newer).contains("version 9"));
    assert!(said(&weights[..1_000]).contains("1000 bytes"));
    assert!(said(b"other").contains("not a file of weights"));
    dir.write("weights.bin", weights);
    dir.good("forecast games/000001.lucid --weights weights.bin");
}
