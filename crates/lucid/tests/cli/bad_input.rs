//! Bad input: one clear line and the right exit code, never a panic.

use crate::common::TestDir;

/// What the program says, as `code: line`.
fn said(dir: &TestDir, args: &str) -> String {
    let (code, line) = dir.bad(args);
    format!("{code}: {line}")
}

/// Slips that are close to a word get that word, and a budget is explained.
#[test]
fn slips_are_answered_with_what_was_meant() {
    let dir = TestDir::without_pack("bad-slips");
    let told = dir.refusals(&[
        "sim dreamscape --rule cycels=4 --rule lnad=path",
        "sim dream-runners --rule time=30",
        "sim dreamscape --bots planer",
        "sim dreamscape --bots planer:200ms",
        "sim dreamscape --bots planner:5",
        "sim dreamscape --bots planner:0ms",
        "sim dreamscape --bots planner:0n,random",
        "sim dreamscape --bots random:5ms",
        "arena dream-runners --bots expret,perfect",
        "sim solo --profile cold-swaet",
        "companion --profile bad-dream --purposes gray,green",
        "pack show dreamscpe",
        "pack show dreamscape memory-roc",
    ]);
    insta::assert_snapshot!(told);
}

/// The same in both languages, below each other.
fn said_twice(dir: &TestDir, args: &str) -> String {
    let [english, german] = ["en", "de"].map(|tag| said(dir, &format!("{args} --lang {tag}")));
    assert_eq!(english[..3], german[..3], "the exit code is the same");
    format!("{english}\n{german}")
}

#[test]
fn commands_that_make_no_sense() {
    let dir = TestDir::new("bad-usage");
    let told: Vec<String> = [
        "sim chess",
        "sim dreamscape --edition third",
        "sim dreamscape --players 5",
        "sim dreamscape --players many",
        "sim dreamscape --rule colour=red",
        "sim dreamscape --rule land=sea --rule cycles",
        "sim dreamscape --edition prototype --simultaneous --players 1 --rule cycles=0",
        "sim dreamscape --nightmare --rule red-shards=2",
        "sim dreamscape --bots random,random,random",
        "sim dreamscape --bots clever",
        "sim dreamscpe",
        "sim dreamscape --edition silex",
        "pack show --game dream-runer",
        "replya",
        "replay one.lucid --posiiton",
        "hint",
        "hint one.lucid --to many",
        "hint one.lucid --seat Q",
        "reveiw one.lucid",
        "review one.lucid --seat 1",
        "sim dreamscape --games 0",
        "sim dreamscape --threads 0",
        "sim dreamscape --lang fr",
        "sim",
        "replay",
        "replay one.lucid two.lucid",
        "replay one.lucid --to -1",
        "replay one.lucid --json --position",
        "verify",
        "pack check",
        "pack show one.toml two three",
        "pack show --game chess",
        "pack show --game dreamscape one.toml two",
        "pack new chess",
        "pack new",
        "pack svg one.toml",
        "dream",
        "--dream",
    ]
    .iter()
    .map(|args| format!("lucid {args}\n  {}", said(&dir, args)))
    .collect();
    insta::assert_snapshot!(told.join("\n"));
    assert!(told.iter().all(|line| line.contains("\n  2: error: ")));
}

#[test]
fn commands_that_make_no_sense_are_refused_in_german_too() {
    let dir = TestDir::new("bad-usage-german");
    dir.short_record();
    let told: Vec<String> = [
        "sim dreamscape --players 5",
        "sim dreamscape --rule colour=red",
        "sim dreamscape --rule land=sea --rule cycles --rule shards=1",
        "sim dreamscape --edition prototype --simultaneous --players 1 --rule cycles=0",
        "sim dreamscape --bots random,random,random",
        "replay short.lucid --to 5000",
    ]
    .iter()
    .map(|args| {
        format!(
            "lucid {args}\n  {}",
            said(&dir, &format!("{args} --lang de"))
        )
    })
    .collect();
    insta::assert_snapshot!(told.join("\n"));
    assert!(told.iter().all(|line| line.contains("\n  2: Fehler: ")));
}

#[test]
fn folders_that_cannot_be_written() {
    let dir = TestDir::new("bad-folder");
    dir.write("taken", "a file, not a folder");
    insta::assert_snapshot!(said_twice(&dir, "sim dreamscape --games 1 --records taken"));
}

#[test]
fn series_of_records_never_mix() {
    let dir = TestDir::new("bad-mix");
    let args = "sim dreamscape --rule cycles=1 --games 1 --records games";
    dir.good(args);
    let first = dir.read("games/000001.lucid");
    insta::assert_snapshot!(said_twice(&dir, &format!("{args} --seed 2")));
    assert_eq!(dir.read("games/000001.lucid"), first);
    // Other files are not in the way.
    std::fs::create_dir(dir.path("notes")).unwrap();
    dir.write("notes/lucid.txt", "a note");
    dir.good("sim dreamscape --rule cycles=1 --games 1 --records notes");
}

#[cfg(target_os = "linux")]
#[test]
fn records_that_cannot_be_written() {
    let dir = TestDir::new("bad-unwritable");
    let (code, line) = dir.bad("sim dreamscape --games 1 --records /proc/self");
    let start = "/proc/self/000001.lucid: This cannot be written: ";
    assert!(line.starts_with(start), "{line}");
    assert_eq!(code, 2);
}

#[test]
fn files_that_are_no_records() {
    let dir = TestDir::new("bad-files");
    dir.write("empty.lucid", "");
    dir.write("poem.lucid", "Two roads\n");
    dir.write("bytes.lucid", b"lucid record 1\ngame: dream\xffscape\n");
    dir.write("long.lucid", vec![b' '; (16 << 20) + 1]);
    let told: Vec<String> = [
        "missing.lucid",
        ".",
        "empty.lucid",
        "poem.lucid",
        "bytes.lucid",
        "long.lucid",
    ]
    .iter()
    .map(|file| said_twice(&dir, &format!("verify {file}")))
    .collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn records_that_are_not_ours_or_not_whole() {
    let dir = TestDir::new("bad-records");
    let good = dir.short_record();
    let pack = good
        .lines()
        .find(|line| line.starts_with("pack: "))
        .unwrap();
    let rules = good
        .lines()
        .find(|line| line.starts_with("rules: "))
        .unwrap();
    let cut = &good[..good.rfind("result |").unwrap()];
    let last = cut.lines().last().unwrap();
    let cases = [
        ("game", good.replace("game: dreamscape", "game: chess")),
        ("newer", good.replace("version: 2", "version: 3")),
        ("older", good.replace("version: 2", "version: 0")),
        ("version", good.replace("version: 2", "version: one")),
        ("pack", good.replace(pack, "pack: deluxe 0123456789abcdef")),
        ("hash", good.replace("pack: starter ", "pack: starter 00")),
        ("edition", good.replace("rules: sylex", "rules: third")),
        (
            "rule",
            good.replace(rules, "rules: sylex players=2 wings=yes"),
        ),
        (
            "rules",
            good.replace(rules, "rules: prototype players=9 simultaneous=yes"),
        ),
        (
            "seats",
            good.replace("seats: random / random", "seats: random"),
        ),
        ("cut", cut.to_owned()),
        ("cut-in-line", cut[..cut.len() - 3].to_owned()),
        ("header-only", good[..good.find("\n\n").unwrap()].to_owned()),
        ("missing-field", good.replace("game: dreamscape\n", "")),
        ("after", format!("{good}and more\n")),
        (
            "again",
            good.replace("result |", &format!("{last}\nresult |")),
        ),
        ("result", good.replace("result | A", "result | A 9")),
        ("word", good.replacen("?seat:", "?chair:", 1)),
        ("escape", good.replacen("?seat:", "\u{1b}[2J", 1)),
    ];
    let told: Vec<String> = (cases.iter())
        .map(|(name, record)| {
            assert_ne!(*record, good, "{name} changes something");
            let file = format!("{name}.lucid");
            dir.write(&file, record);
            let told = said_twice(&dir, &format!("verify {file}"));
            assert_eq!(told, said_twice(&dir, &format!("replay {file}")));
            // What is cut off in the middle of the game still gets hints and reviews.
            if !["cut", "cut-in-line"].contains(name) {
                assert_eq!(told, said_twice(&dir, &format!("hint {file}")));
                assert_eq!(told, said_twice(&dir, &format!("review {file}")));
            }
            let start = format!("1: {file}:");
            assert!(told.lines().all(|line| line.starts_with(&start)), "{told}");
            told.replace(pack.split(' ').nth(2).unwrap(), "[hash]")
        })
        .collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn a_complaint_quotes_no_more_than_can_be_read() {
    let dir = TestDir::new("bad-long-word");
    let record = dir.short_record();
    let word = "x".repeat(1 << 20);
    dir.write("word.lucid", record.replacen("?seat:", &word, 1));
    let (code, line) = dir.bad("verify word.lucid");
    assert_eq!((code, line.chars().count()), (1, 601));
    assert!(line.starts_with("word.lucid:13: ") && line.ends_with('…'));
}
