//! `lucid sim` as people run it, with all games.

mod dream_runners;
mod solo;

use std::fs;
use std::thread;
use std::time::Duration;

use lucid_testkit::length;
use serde_json::Value;

use crate::common::TestDir;

/// A folder with packs that do not change when the built-in ones do.
fn dir(name: &str) -> TestDir {
    let dir = TestDir::without_pack(name);
    dir.write("runners.toml", include_str!("../packs/runners.toml"));
    dir
}

/// The figures of a simulation, without its speed.
fn figures(dir: &TestDir, args: &str) -> Value {
    let mut value: Value = serde_json::from_str(&dir.good(&format!("sim {args} --json"))).unwrap();
    let speed = value.as_object_mut().unwrap().remove("speed").unwrap();
    assert!(speed["games_per_second"].as_f64().unwrap() > 0.0);
    value
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

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
fn tables_are_aligned_in_both_languages() {
    let dir = dir("sim-table");
    for (game, args, width_of) in [
        // Head, three seats, a rule, all and ±: every line ends in the same column.
        (
            "dreamscape",
            "--pack starter.toml --players 3 --nightmare --games 400",
            7,
        ),
        ("solo", "--pack starter.toml --bots tidy --games 40", 3),
        (
            "dream-runners",
            "--pack runners.toml --players 3 --games 60",
            4,
        ),
    ] {
        let tables = ["en", "de"].map(|language| {
            let args = format!("sim {game} {args} --seed 7 --threads 2 --lang {language}");
            let table = dir.good(&args);
            let widths: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
            assert!(widths.iter().all(|width| *width <= 80), "{table}");
            let [first, rest @ ..] = &widths[widths.len() - width_of..] else {
                panic!("{table}");
            };
            assert!(rest.iter().all(|width| width == first), "{table}");
            without_speed(&table)
        });
        insta::assert_snapshot!(format!("tables_of_{game}"), tables.join("\n\n"));
    }
}

#[test]
fn the_language_of_the_system_decides_unless_told() {
    let dir = TestDir::new("sim-language");
    let args = "sim dreamscape --games 20";
    let asked = dir.good(&format!("{args} --lang de"));
    let by_system = dir.command(args).env("LC_ALL", "de_AT.UTF-8").output();
    let by_system = String::from_utf8(by_system.unwrap().stdout).unwrap();
    assert_eq!(without_speed(&by_system), without_speed(&asked));
    assert!(asked.contains("\nPartien "), "{asked}");
    let json = format!("{args} --json --lang de");
    let value: Value = serde_json::from_str(&dir.good(&json)).unwrap();
    assert!(value["seats"][0]["score"]["mean"].is_number(), "{value}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let dir = dir("sim-threads");
    let (few, many) = (length::either(2, 6), 300);
    for (game, args, games) in [
        (
            "dreamscape",
            "--pack starter.toml --edition huch --players 4 --simultaneous",
            many,
        ),
        (
            "solo",
            "--pack starter.toml --bots tidy --profile cold-sweat",
            30,
        ),
        (
            "dream-runners",
            "--players 3 --bots skilled,random,solver",
            few,
        ),
    ] {
        let args = format!("{game} {args} --games {games}");
        let [one, three] = ["1", "3"].map(|threads| {
            let records = format!("{game}-{threads}");
            figures(
                &dir,
                &format!("{args} --seed 3 --threads {threads} --records {records}"),
            )
        });
        assert_eq!(one, three);
        let last = |threads: &str| dir.read(&format!("{game}-{threads}/{games:06}.lucid"));
        assert_eq!(last("1"), last("3"));
        assert_eq!(one["games"], games);
        assert_eq!(one["complete"], true);
        let mut wins: f64 = (one["seats"].as_array().unwrap().iter())
            .map(|seat| number(&seat["wins"]))
            .sum();
        wins += one.get("his").map_or(0.0, |his| number(&his["wins"]));
        wins += one.get("won_by_nobody").map_or(0.0, number);
        assert!(
            (wins - games as f64).abs() < 1e-9,
            "each is won once: {one}"
        );
        let other = figures(&dir, &format!("{args} --seed 4"));
        assert_ne!(one["seats"], other["seats"], "other seeds, other games");
    }
}

#[test]
fn the_json_has_the_documented_fields() {
    let dir = dir("sim-json");
    for (game, args) in [
        ("dreamscape", "--pack starter.toml --games 50"),
        ("dream-runners", "--pack runners.toml --games 30"),
    ] {
        let text = dir.good(&format!("sim {game} {args} --json"));
        let mut value: Value = serde_json::from_str(&text).unwrap();
        for (_, figure) in value["speed"].as_object_mut().unwrap() {
            *figure = "[speed]".into();
        }
        insta::assert_snapshot!(format!("json_of_{game}"), format!("{value:#}"));
    }
}

/// Plays some games, which must verify, each won by somebody.
fn play_and_verify(dir: &TestDir, args: &str, games: u64) {
    let _ = fs::remove_dir_all(dir.path("records"));
    dir.good(&format!("sim {args} --games {games} --records records"));
    let files = (1..=games).map(|number| format!("records/{number:06}.lucid"));
    let files = files.collect::<Vec<_>>().join(" ");
    let told = dir.good(&format!(
        "verify {files} --pack starter.toml --pack runners.toml"
    ));
    let by_seed = told.matches("dealt by the seed").count() as u64;
    assert_eq!(by_seed, games, "{args}: {told}");
    if !args.starts_with("dream-runners") {
        assert_eq!(
            told.matches(" won ").count() as u64,
            games,
            "{args}: {told}"
        );
    }
}

#[test]
fn records_of_every_edition_and_mode_verify() {
    let dir = dir("sim-records");
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
                    let args = format!("dreamscape --pack starter.toml {mode}");
                    play_and_verify(&dir, &format!("{args} --players {players}"), 4);
                }
            }
        }
        for bot in ["random", "tidy", "shy"] {
            let args = format!("solo --pack starter.toml --edition {edition} --bots {bot}");
            play_and_verify(&dir, &args, 3);
        }
    }
    for players in 2..=4 {
        for (rules, games) in [
            ("--rule beginners=yes", length::scaled(3)),
            ("--bots novice --rule timer=15", 1),
            (
                "--rule timer=none --rule show-boards=yes",
                length::scaled(3),
            ),
            ("--pack runners.toml", length::scaled(3)),
        ] {
            let args = format!("dream-runners --players {players} {rules}");
            play_and_verify(&dir, &args, games);
        }
    }
}

#[test]
fn bots_may_be_named_for_each_seat() {
    let dir = TestDir::new("sim-bots");
    let all = dir.good("sim dreamscape --games 20 --bots random");
    let each = dir.good("sim dreamscape --games 20 --bots random,random");
    assert_eq!(without_speed(&all), without_speed(&each));
}

/// How well it plays is measured in `bots`; here only the seating is checked.
#[test]
fn greedy_plays_on_the_seat_that_was_given() {
    let dir = TestDir::new("sim-greedy");
    for (bots, seat) in [("greedy,random", 0), ("random,greedy", 1)] {
        let args = format!("sim dreamscape --games 6 --bots {bots} --json");
        let value: Value = serde_json::from_str(&dir.good(&args)).unwrap();
        assert_eq!(value["seats"][seat]["bot"], "greedy");
        assert_eq!(value["seats"][seat]["win_percent"], 100.0, "{bots}");
    }
    let alone = dir.good("sim solo --games 3 --bots greedy");
    assert!(alone.contains("bots: greedy\n"), "{alone}");
}

#[test]
fn what_makes_no_sense_is_refused_in_both_languages() {
    let dir = TestDir::without_pack("sim-usage");
    let told = dir.refusals(&[
        "sim solo --profile sweet-dreams",
        "sim solo --profile 3/3/3",
        "sim solo --profile 3/3/3/2/3/x",
        "sim solo --profile 0/3/3/2/3/10",
        "sim solo --players 2",
        "sim solo --nightmare --simultaneous",
        "sim solo --bots tidy,shy",
        "sim solo --rule solo=no",
        "sim dreamscape --profile bad-dreams",
        "sim dream-runners --edition huch",
        "sim dream-runners --nightmare --simultaneous --profile bad-dreams",
        "sim dream-runners --players 5",
        "sim dream-runners --bots tidy",
        "sim dreamscape --bots solver",
        "sim dream-runners --bots solver,random --players 3",
        "sim dream-runners --rule timer=5",
        "sim dream-runners --rule timer=soon --rule cycles=4 --rule beginners",
        "sim dream-runners --pack dreamscape",
    ]);
    insta::assert_snapshot!(told);
}

#[test]
fn the_help_lists_rules_profiles_bots_and_fields() {
    let dir = TestDir::without_pack("sim-help");
    let help = dir.good("sim --help");
    for told in [
        "  bad-dreams        3/3/3/3/3/3\n",
        "\n  tidy ",
        "\n  his  ",
        "\n  round-limit ",
        "\n  novice ",
        "\n  won_by_nobody ",
    ] {
        assert!(help.contains(told), "{help}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_gives_the_result_so_far() {
    let dir = TestDir::new("sim-ctrl-c");
    let child = dir
        .command("sim dreamscape --games 100000000 --threads 1 --records games")
        .spawn()
        .unwrap();
    // The first record shows that the games, and with them the handler, have begun.
    while !dir.path("games/000001.lucid").exists() {
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
    assert!(table.contains("stopped early; result so far: "), "{table}");
    assert!(table.contains(" of 100,000,000 games"), "{table}");
    assert!(table.contains("\nseat "), "{table}");
}
