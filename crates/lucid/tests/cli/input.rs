//! `-` is standard input wherever a file is read.

use std::fs::File;
use std::process::Stdio;

use crate::common::{Ran, TestDir};
use crate::terminal::Terminal;

/// Runs the program with a file as its standard input.
fn fed(dir: &TestDir, args: &str, file: &str) -> Ran {
    let stdin = File::open(dir.path(file)).unwrap();
    let ran = dir.command(args).stdin(Stdio::from(stdin)).output();
    let ran = ran.unwrap();
    Ran {
        code: ran.status.code(),
        out: String::from_utf8(ran.stdout).unwrap(),
        err: String::from_utf8(ran.stderr).unwrap(),
    }
}

/// A folder with something to read for every command.
fn dir(name: &str) -> TestDir {
    let dir = TestDir::without_pack(name);
    dir.good(
        "sim dreamscape --rule cycles=1 --games 1 --seed 3 --pack starter.toml --records games",
    );
    dir.write("game.lucid", dir.read("games/000001.lucid"));
    let record = dir.read("game.lucid");
    let steps = record.lines().filter_map(|line| line.split_once(" | "));
    let before_creation: usize = steps
        .take_while(|(label, _)| !label.contains("creation"))
        .map(|(_, words)| words.split_whitespace().count())
        .sum();
    let replay = format!("replay game.lucid --pack starter.toml --position --to {before_creation}");
    dir.write("creation.txt", dir.good(&replay));
    dir.write(
        "dream.toml",
        "tile = \"cool-pillow\"\nsegments = [\"one c\"]\n",
    );
    dir
}

/// Every command that reads a file, with the file in the place of `-`.
const READERS: [(&str, &str); 13] = [
    ("replay - --pack starter.toml", "game.lucid"),
    ("replay game.lucid --pack -", "starter.toml"),
    ("verify - --pack starter.toml", "game.lucid"),
    ("verify game.lucid --pack -", "starter.toml"),
    ("solve dream-runners -", "dream.toml"),
    (
        "solve creation - --pack starter.toml --budget 600000",
        "creation.txt",
    ),
    (
        "solve creation creation.txt --pack - --budget 600000",
        "starter.toml",
    ),
    ("pack check -", "starter.toml"),
    ("pack show -", "starter.toml"),
    ("pack show - memory-rock", "starter.toml"),
    ("pack svg - pictures", "starter.toml"),
    ("sim dreamscape --games 3 --json --pack -", "starter.toml"),
    (
        "arena dreamscape --bots random,tidy --games 4 --json --pack -",
        "starter.toml",
    ),
];

/// What was printed, without what differs from run to run and without the name.
fn printed(text: &str, name: &str) -> String {
    let kept = text.lines().filter(|line| {
        !["\"seconds\"", "_per_second\"", "roved best"]
            .iter()
            .any(|part| line.contains(part))
    });
    let kept: Vec<String> = kept.map(|line| line.replace(name, "-")).collect();
    kept.join("\n")
}

#[test]
fn a_dash_reads_what_the_file_holds() {
    let dir = dir("input-dash");
    for (args, file) in READERS {
        let words = args
            .split(' ')
            .map(|word| if word == "-" { file } else { word });
        let by_name = dir.lucid(&words.collect::<Vec<_>>().join(" "));
        let by_dash = fed(&dir, args, file);
        assert_eq!(by_dash.code, Some(0), "lucid {args}: {}", by_dash.err);
        assert_eq!(by_dash.err, by_name.err, "lucid {args}");
        assert_eq!(
            printed(&by_dash.out, file),
            printed(&by_name.out, file),
            "lucid {args}"
        );
    }
}

#[test]
fn nothing_and_a_keyboard_are_answered_alike_everywhere() {
    let dir = dir("input-none");
    let empty = [
        "-: “-” means standard input, but nothing came from there.",
        "-: „-“ steht für die Standardeingabe, und von dort kam nichts.",
    ];
    let keyboard = [
        "-: “-” means standard input, which is the keyboard here",
        "-: „-“ steht für die Standardeingabe, und das ist hier die Tastatur",
    ];
    for (args, _) in READERS {
        for (language, (empty, keyboard)) in
            ["en", "de"].into_iter().zip(empty.iter().zip(keyboard))
        {
            let args = format!("{args} --lang {language}");
            assert_eq!(dir.bad(&args), (2, (*empty).to_owned()), "lucid {args}");
            let mut person = Terminal::start(dir.command(&args));
            person.expect(keyboard);
            assert!(!person.ended(), "lucid {args}");
        }
    }
}

#[test]
fn two_dashes_are_refused_before_anything_is_done() {
    let dir = dir("input-twice");
    let calls = [
        "replay - --pack -",
        "verify - -",
        "verify game.lucid - --pack -",
        "solve dream-runners - --pack -",
        "solve creation - --pack -",
        "pack check - starter.toml -",
    ];
    let said = dir.refusals(&calls);
    for line in said.lines().filter(|line| line.starts_with("  ")) {
        let told = [
            "  error: “-” can be used only once, because there is only one standard input.",
            "  Fehler: „-“ darf nur einmal vorkommen, denn es gibt nur eine Standardeingabe.",
        ];
        assert!(told.contains(&line), "{line}");
    }
}

#[test]
fn a_dash_is_standard_output_or_refused_where_something_is_written() {
    let dir = dir("input-written");
    let printed = dir.good("pack new dreamscape");
    assert_eq!(dir.good("pack new dreamscape -"), printed);
    assert!(!dir.path("-").exists());
    for args in [
        "sim dreamscape --games 1 --records -",
        "arena dreamscape --bots random,tidy --games 2 --results -",
        "companion -",
        "pack svg dreamscape -",
        "man -",
    ] {
        let (code, line) = dir.bad(args);
        assert_eq!(code, 2, "lucid {args}");
        let start = "-: “-” means standard input or output, but this must be a file or folder";
        assert!(line.starts_with(start), "lucid {args}: {line}");
        let (_, line) = dir.bad(&format!("{args} --lang de"));
        assert!(line.starts_with("-: „-“ steht für"), "lucid {args}: {line}");
        assert!(!dir.path("-").exists(), "lucid {args}");
    }
}

/// The wrong record is named as it was given.
#[test]
fn what_is_wrong_with_standard_input_is_told_with_its_line() {
    let dir = dir("input-wrong");
    dir.write("poem.txt", "Two roads\n");
    let ran = fed(&dir, "verify -", "poem.txt");
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
    assert!(ran.err.starts_with("-:1: "), "{}", ran.err);
    let ran = fed(&dir, "pack check - --json", "poem.txt");
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with("{\"file\":\"-\""), "{}", ran.out);
}

/// Settings are read by several parts of a command, and standard input comes once.
#[test]
fn settings_may_come_from_standard_input() {
    let dir = TestDir::without_pack("input-settings");
    dir.write(
        "settings.toml",
        "listen = \"127.0.0.1:1\"\ndata-dir = \"nowhere\"\n",
    );
    let ran = fed(&dir, "health --config -", "settings.toml");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.err.contains("127.0.0.1:1"), "{}", ran.err);
    let ran = fed(&dir, "admin prune --dry-run --config -", "settings.toml");
    assert!(ran.err.contains("nowhere"), "{}", ran.err);
}
