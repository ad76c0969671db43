//! `lucid arena` as people run it.

use std::fs::File;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::common::TestDir;

/// The answer without what differs from run to run.
fn figures(dir: &TestDir, args: &str) -> Value {
    let mut value: Value = serde_json::from_str(&dir.good(&format!("{args} --json"))).unwrap();
    value.as_object_mut().unwrap().remove("speed").unwrap();
    value
}

#[test]
fn tables_fit_narrow_terminals_in_both_languages() {
    let dir = TestDir::new("arena-table");
    let told = [
        "arena dreamscape --bots random,tidy,shy --games 60",
        "arena dreamscape --bots tidy,random --players 4 --nightmare --games 40",
        "arena solo --bots tidy,random --profile cold-sweat --games 30",
    ]
    .map(|args| {
        let tables = ["en", "de"].map(|language| {
            let table = dir.good(&format!("{args} --lang {language}"));
            // Sentences fill the width of a terminal, tables keep within 60 columns.
            let is_row = |line: &&str| line.contains("  ") && !line.starts_with("Dreamscape");
            let widest = table
                .lines()
                .filter(is_row)
                .map(|line| line.chars().count());
            assert!(widest.max().unwrap() <= 60, "{table}");
            table
        });
        format!("lucid {args}\n{}", tables.join("\n"))
    });
    insta::assert_snapshot!(told.join("\n\n"));
}

#[test]
fn the_json_has_the_documented_fields() {
    let dir = TestDir::new("arena-json");
    let text = dir.good("arena dreamscape --bots random,random --games 20 --json");
    let mut value: Value = serde_json::from_str(&text).unwrap();
    for (_, figure) in value["speed"].as_object_mut().unwrap() {
        *figure = "[speed]".into();
    }
    insta::assert_snapshot!(format!("{value:#}"));
}

#[test]
fn the_answer_is_the_same_on_any_number_of_threads() {
    let dir = TestDir::new("arena-threads");
    for args in [
        "arena dreamscape --bots random,tidy,random --games 80",
        "arena dreamscape --bots random,tidy,shy --players 3 --simultaneous --games 45",
        "arena dreamscape --bots tidy,random --players 4 --edition huch --games 32 --gauntlet",
    ] {
        let one = figures(&dir, &format!("{args} --threads 1"));
        assert_eq!(one, figures(&dir, &format!("{args} --threads 3")), "{args}");
    }
    let runners = TestDir::without_pack("arena-threads-runners");
    let args = "arena dream-runners --bots random,random --games 12";
    let one = figures(&runners, &format!("{args} --threads 1"));
    assert_eq!(one, figures(&runners, &format!("{args} --threads 3")));
    assert_eq!(one["bots"][1]["bot"], "random-2");
}

#[test]
fn seats_are_turned_and_pairs_are_counted() {
    let dir = TestDir::new("arena-seats");
    let value = figures(
        &dir,
        "arena dreamscape --bots tidy,random --players 4 --games 20 --full",
    );
    // Each of two line-ups plays five deals from four seats.
    assert_eq!((&value["games"], &value["deals"]), (&40.into(), &5.into()));
    let line_ups = value["line_ups"].as_array().unwrap();
    assert_eq!(line_ups.len(), 2);
    assert_eq!(line_ups[1]["bots"].as_array().unwrap().len(), 4);
    for bot in value["bots"].as_array().unwrap() {
        assert_eq!(bot["games"], 80, "20 games alone and 20 with three copies");
        for seat in bot["seats"].as_array().unwrap() {
            assert_eq!(seat["games"], 20);
        }
    }
    assert_eq!(value["pairs"][0]["games"], 40);
    assert_eq!(value["test"], Value::Null);
}

#[test]
fn it_stops_when_the_answer_is_clear() {
    let dir = TestDir::new("arena-clear");
    let args = "arena dreamscape --bots tidy,random --elo0 -100 --elo1 100";
    let value = figures(&dir, args);
    assert_eq!(value["pairs"][0]["verdict"], "elo1");
    assert_eq!(value["complete"], true);
    let games = value["games"].as_u64().unwrap();
    assert!((16..200).contains(&games), "{games}");
    // From the other side it is the other guess.
    let value = figures(&dir, &args.replace("tidy,random", "random,tidy"));
    assert_eq!(value["pairs"][0]["verdict"], "elo0");
    // What equals do is not clear, and all games are played.
    let equals = "arena dreamscape --bots random,random --games 100";
    let value = figures(&dir, equals);
    assert_eq!(value["pairs"][0]["verdict"], Value::Null);
    assert_eq!(value["games"], 100);
}

#[test]
fn a_run_goes_on_where_its_file_ends() {
    let dir = TestDir::new("arena-resume");
    let args = "arena dreamscape --bots random,tidy,random --games 60 --seed 5";
    let whole = figures(&dir, args);
    let with_file = format!("{args} --results games.jsonl");
    assert_eq!(figures(&dir, &with_file), whole);
    let lines = dir.read("games.jsonl");
    let count = lines.lines().count();
    // Nothing, a torn first line, a few games, a torn game, and all but the end.
    let cut = |part: usize| lines.len() * part / 100;
    for length in [0, 20, cut(30), cut(31) + 7, cut(80) + 1, lines.len() - 1] {
        dir.write("games.jsonl", &lines[..length]);
        assert_eq!(figures(&dir, &with_file), whole, "cut at {length}");
        // A game that was torn off may come later than it did, with others beside it.
        let again = dir.read("games.jsonl");
        assert!(again.lines().count() >= count - 3 && again.ends_with("}\n"));
    }
    // All is known: nothing is played again, and more games can be asked for.
    let text = dir.good(&format!("{with_file} --json"));
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["speed"]["games_played"], 0);
    let more = args.replace("--games 60", "--games 90");
    let longer = figures(&dir, &format!("{more} --results games.jsonl"));
    assert_eq!(longer, figures(&dir, &more));
}

#[test]
fn a_file_of_other_games_is_refused() {
    let dir = TestDir::new("arena-other");
    // One thread keeps the games in their order.
    let args = "arena dreamscape --bots random,random --games 4 --threads 1 --results games.jsonl";
    dir.good(args);
    let kept = dir.read("games.jsonl");
    dir.write("letter.txt", "Dear reader,\nnot a result.\n");
    dir.write("short.txt", "Dear reader");
    let broken = kept.replacen("\"turn\":1", "\"turn\":7", 1);
    dir.write("broken.jsonl", &broken);
    let mut told = Vec::new();
    for change in [
        ("--games 4", "--games 4 --seed 2"),
        ("random,random", "random,tidy"),
        ("--games 4", "--games 4 --edition huch"),
        ("--games 4", "--games 4 --players 3"),
        ("dreamscape", "solo"),
        ("games.jsonl", "letter.txt"),
        ("games.jsonl", "short.txt"),
        ("games.jsonl", "broken.jsonl"),
        ("games.jsonl", "no/such/folder.jsonl"),
    ] {
        for language in ["en", "de"] {
            let args = args.replacen(change.0, change.1, 1);
            let (code, line) = dir.bad(&format!("{args} --lang {language}"));
            told.push(format!("{code}: {line}"));
        }
    }
    // Nothing of what was refused has been touched.
    assert_eq!(dir.read("games.jsonl"), kept);
    assert_eq!(dir.read("short.txt"), "Dear reader");
    assert_eq!(dir.read("broken.jsonl"), broken);
    let file = File::open(dir.path("games.jsonl")).unwrap();
    file.lock().unwrap();
    told.push(dir.bad(args).1);
    file.unlock().unwrap();
    dir.good(args);
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn arenas_that_make_no_sense() {
    let dir = TestDir::new("arena-usage");
    let told = dir.refusals(&[
        "arena dreamscape",
        "arena dreamscape --bots random",
        "arena dreamscape --bots random,clever",
        "arena dream-runners --bots random,greedy",
        "arena dreamscape --bots random,tidy --players 4 --tables mixed",
        "arena dreamscape --bots random,tidy --elo0 10 --elo1 10",
        "arena dreamscape --bots random,tidy --elo0 much",
        "arena dreamscape --bots random,tidy --alpha 0.5",
        "arena dreamscape --bots random,tidy --full --beta 0.1",
        "arena dreamscape --bots random,tidy --games 0",
        "arena dreamscape --bots random,tidy --profile bad-dreams",
        "arena dreamscape --bots random,tidy --rule wings=2",
        "arena solo --bots random --players 2",
    ]);
    insta::assert_snapshot!(told);
}

/// Starts an arena that would not end by itself, and sends it a signal as soon as
/// it has kept some games.
#[cfg(unix)]
fn interrupted(dir: &TestDir, args: &str, signal: &str) -> std::process::Output {
    let child = dir.command(args).spawn().unwrap();
    let kept = || std::fs::read_to_string(dir.path("games.jsonl")).unwrap_or_default();
    while kept().lines().count() < 20 {
        thread::sleep(Duration::from_millis(2));
    }
    let id = child.id().to_string();
    let kill = std::process::Command::new("kill")
        .args([signal, &id])
        .status();
    assert!(kill.unwrap().success());
    child.wait_with_output().unwrap()
}

#[cfg(unix)]
#[test]
fn ctrl_c_and_kill_lose_nothing() {
    let dir = TestDir::new("arena-kill");
    let args = "arena dreamscape --bots random,tidy --full --results games.jsonl";
    let endless = format!("{args} --games 100000000");
    let ran = interrupted(&dir, &endless, "-INT");
    let table = String::from_utf8(ran.stdout).unwrap();
    assert_eq!(ran.status.code(), Some(130), "{table}");
    assert!(
        table.contains("stopped early; result so far: games: "),
        "{table}"
    );
    assert!(table.contains("\ntidy "), "{table}");
    let kept = dir.read("games.jsonl").lines().count();
    // A run that is killed at once leaves a file that the next one goes on with.
    let ran = interrupted(&dir, &endless, "-KILL");
    assert_eq!(ran.status.code(), None);
    assert!(dir.read("games.jsonl").lines().count() >= kept);
    let known = dir.read("games.jsonl").lines().count() as u64;
    let wanted = known + 40;
    let resumed = figures(&dir, &format!("{args} --games {wanted}"));
    let fresh = args.replace(" --results games.jsonl", "");
    assert_eq!(resumed, figures(&dir, &format!("{fresh} --games {wanted}")));
}
