//! `lucid sim` as people run it.

use std::fs;
use std::thread;
use std::time::Duration;

use lucid_testkit::length;
use serde_json::Value;

use crate::common::Desk;

/// Speed is the one thing that differs from run to run, and with it the width
/// of its column.
fn without_speed(table: &str) -> String {
    let line = |line: &str| {
        let (before, after) = match line.split_once(" a second") {
            Some(parts) => parts,
            None => line.split_once(" pro Sekunde")?,
        };
        let kept = before
            .trim_end_matches(|c: char| !c.is_whitespace())
            .trim_end();
        let after = after.split_once(", ").map_or("", |(threads, _)| threads);
        Some(format!("{kept}   [speed]{after}"))
    };
    let range = |line: &str, word: &str| {
        let (before, most) = line.split_once(word)?;
        let (kept, fewest) = before.rsplit_once(' ')?;
        Some(format!("{}   {fewest}{word}{most}", kept.trim_end()))
    };
    let lines = table.lines().map(|text| {
        let told = line(text)
            .or_else(|| range(text, " to "))
            .or_else(|| range(text, " bis "));
        told.unwrap_or_else(|| text.to_owned())
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_table_is_aligned() {
    let desk = Desk::new("sim-table");
    let tables = ["en", "de"].map(|language| {
        let args = "sim dreamscape --players 3 --nightmare --games 400 --seed 7 --threads 2";
        let table = desk.good(&format!("{args} --lang {language}"));
        let widths: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width <= 80), "{table}");
        // Head, three seats, a rule, all and ±: every line ends in the same column.
        let [first, rest @ ..] = &widths[widths.len() - 7..] else {
            panic!("{table}");
        };
        assert!(rest.iter().all(|width| width == first), "{table}");
        without_speed(&table)
    });
    insta::assert_snapshot!(tables.join("\n\n"));
}

#[test]
fn the_language_of_the_system_decides_unless_told() {
    let desk = Desk::new("sim-language");
    let args = "sim dreamscape --games 20";
    let asked = desk.good(&format!("{args} --lang de"));
    let by_system = desk.command(args).env("LC_ALL", "de_AT.UTF-8").output();
    let by_system = String::from_utf8(by_system.unwrap().stdout).unwrap();
    assert_eq!(without_speed(&by_system), without_speed(&asked));
    assert!(asked.contains("\nPartien "), "{asked}");
    let json = format!("{args} --json --lang de");
    let value: Value = serde_json::from_str(&desk.good(&json)).unwrap();
    assert!(value["seats"][0]["score"]["mean"].is_number(), "{value}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let desk = Desk::new("sim-threads");
    let figures = |threads: &str| -> Value {
        let args = "sim dreamscape --edition huch --players 4 --simultaneous --games 300 --json";
        let text = desk.good(&format!("{args} --threads {threads} --records {threads}"));
        let mut value: Value = serde_json::from_str(&text).unwrap();
        let speed = value.as_object_mut().unwrap().remove("speed").unwrap();
        assert!(speed["games_per_second"].as_f64().unwrap() > 0.0);
        value
    };
    let one = figures("1");
    assert_eq!(one, figures("2"));
    assert_eq!(desk.read("1/000300.lucid"), desk.read("2/000300.lucid"));
    assert_eq!(one["games"], 300);
    assert_eq!(one["complete"], true);
    let wins: f64 = (one["seats"].as_array().unwrap().iter())
        .map(|seat| seat["wins"].as_f64().unwrap())
        .sum();
    assert!(
        (wins - 300.0).abs() < 1e-9,
        "every game is won once: {wins}"
    );
}

#[test]
fn the_json_has_the_documented_fields() {
    let desk = Desk::new("sim-json");
    let text = desk.good("sim dreamscape --games 50 --json");
    let mut value: Value = serde_json::from_str(&text).unwrap();
    for (_, figure) in value["speed"].as_object_mut().unwrap() {
        *figure = "[speed]".into();
    }
    insta::assert_snapshot!(format!("{value:#}"));
}

#[test]
fn other_seeds_give_other_games() {
    let desk = Desk::new("sim-seeds");
    let figures = |seed: &str| {
        let text = desk.good(&format!("sim dreamscape --games 50 --json --seed {seed}"));
        let value: Value = serde_json::from_str(&text).unwrap();
        value["seats"].clone()
    };
    assert_ne!(figures("1"), figures("2"));
}

#[test]
fn records_of_every_edition_and_mode_verify() {
    let desk = Desk::new("sim-records");
    let mut tried = 0;
    for edition in ["prototype", "sylex", "huch"] {
        for nightmare in ["", " --nightmare"] {
            for simultaneous in ["", " --simultaneous"] {
                // The prototype has no simultaneous Creation (E15) but as a house rule.
                let allowed = match (edition, simultaneous) {
                    ("prototype", " --simultaneous") => " --rule simultaneous-allowed=yes",
                    _ => "",
                };
                // One number of players for each in a short run, all of them in turn.
                tried += 1;
                let of_three = |players: &u64| length::either((tried + players) % 3, 0) == 0;
                for players in (2..=4).filter(of_three) {
                    let mode = format!("--edition {edition}{nightmare}{simultaneous}{allowed}");
                    let args = format!("sim dreamscape {mode} --players {players}");
                    let _ = fs::remove_dir_all(desk.path("records"));
                    desk.good(&format!("{args} --games 4 --records records"));
                    let files = "records/000001.lucid records/000002.lucid \
                                 records/000003.lucid records/000004.lucid";
                    let told = desk.good(&format!("verify {files}"));
                    assert_eq!(
                        told.matches("dealt by the seed").count(),
                        4,
                        "{mode}: {told}"
                    );
                    assert_eq!(told.matches(" won ").count(), 4, "{mode}: {told}");
                }
            }
        }
    }
}

#[test]
fn bots_may_be_named_for_each_seat() {
    let desk = Desk::new("sim-bots");
    let all = desk.good("sim dreamscape --games 20 --bots random");
    let each = desk.good("sim dreamscape --games 20 --bots random,random");
    assert_eq!(without_speed(&all), without_speed(&each));
}

/// How well it plays is measured in `bots`; here it sits where it was told to.
#[test]
fn greedy_plays_on_the_seat_that_was_given() {
    let desk = Desk::new("sim-greedy");
    for (bots, seat) in [("greedy,random", 0), ("random,greedy", 1)] {
        let args = format!("sim dreamscape --games 6 --bots {bots} --json");
        let value: Value = serde_json::from_str(&desk.good(&args)).unwrap();
        assert_eq!(value["seats"][seat]["bot"], "greedy");
        assert_eq!(value["seats"][seat]["win_percent"], 100.0, "{bots}");
    }
    let alone = desk.good("sim solo --games 3 --bots greedy");
    assert!(alone.contains("bots: greedy\n"), "{alone}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_gives_the_result_so_far() {
    let desk = Desk::new("sim-ctrl-c");
    let child = desk
        .command("sim dreamscape --games 100000000 --threads 1 --records games")
        .spawn()
        .unwrap();
    // The first record shows that the games, and with them the handler, have begun.
    while !desk.path("games/000001.lucid").exists() {
        thread::sleep(Duration::from_millis(5));
    }
    let id = child.id().to_string();
    let kill = std::process::Command::new("kill")
        .args(["-INT", &id])
        .status();
    assert!(kill.unwrap().success());
    let ran = child.wait_with_output().unwrap();
    let table = String::from_utf8(ran.stdout).unwrap();
    assert_eq!(ran.status.code(), Some(130));
    assert!(
        table.contains("stopped early: the result so far, "),
        "{table}"
    );
    assert!(table.contains(" of 100,000,000 games"), "{table}");
    assert!(table.contains("\nseat "), "{table}");
}
