//! The page on exit codes is true: every line of its table is run.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};
use std::{fs, thread, time::Duration};

use crate::common::{TestDir, with_own_digest};
use rustix::process::{Pid, Signal, kill_process};

const PAGE: &str = include_str!("../../../../docs/src/exit-codes.md");

/// A line of the table: the command, what happens to it, and its exit code.
#[derive(Debug)]
struct Row {
    args: String,
    then: Option<String>,
    code: i32,
}

fn rows() -> Vec<Row> {
    let row = |line: &str| {
        let mut cells = line.strip_prefix("| `lucid")?.split(" | ");
        let (args, then) = cells.next()?.split_once('`')?;
        Some(Row {
            args: args.trim().to_owned(),
            then: then.strip_prefix(", then ").map(str::to_owned),
            code: cells.next()?.trim().parse().ok()?,
        })
    };
    PAGE.lines().filter_map(row).collect()
}

/// A folder with everything that the table names.
fn dir() -> TestDir {
    let dir = TestDir::without_pack("exit-codes");
    // A short one, which is soon reviewed.
    dir.good("sim dreamscape --games 1 --rule cycles=3 --records games");
    let game = dir.read("games/000001.lucid");
    dir.write("game.lucid", &game);
    let travel = game.replacen(" travel A | ", " travel A | end ", 1);
    assert_ne!(travel, game);
    dir.write("changed.lucid", with_own_digest(&travel));
    dir.write("end.txt", dir.good("replay game.lucid --position"));
    let steps = game.lines().filter_map(|line| line.split_once(" | "));
    let before_creation: usize = steps
        .take_while(|(label, _)| !label.contains("creation"))
        .map(|(_, words)| words.split_whitespace().count())
        .sum();
    let creation = dir.good(&format!(
        "replay game.lucid --position --to {before_creation}"
    ));
    dir.write("creation.txt", creation);
    dir.write("broken.toml", "name = 3\n");
    dir.write(
        "dream.toml",
        "tile = \"cool-pillow\"\nsegments = [\"one c\"]\n",
    );
    dir.write("wrong.toml", "tile = \"nowhere\"\nsegments = []\n");
    dir
}

fn signal(child: &Child, signal: Signal) {
    kill_process(Pid::from_child(child), signal).unwrap();
}

/// Waits until a file holds something, which only a command at work writes.
fn appears(dir: &TestDir, name: &str) {
    while fs::metadata(dir.path(name)).map_or(0, |about| about.len()) == 0 {
        thread::sleep(Duration::from_millis(5));
    }
}

fn code(dir: &TestDir, row: &Row) -> Option<i32> {
    let mut command = dir.command(&row.args);
    command.env_remove("LUCID_LISTEN").env("HOME", dir.path(""));
    let Some(then) = &row.then else {
        return command.output().unwrap().status.code();
    };
    command.stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    match (then.as_str(), row.args.split(' ').next()) {
        ("Ctrl-C", Some("sim")) => {
            appears(dir, "endless/000001.lucid");
            signal(&child, Signal::INT);
        }
        ("Ctrl-C", Some("arena")) => {
            appears(dir, "endless.jsonl");
            signal(&child, Signal::INT);
        }
        ("Ctrl-C", Some("dataset")) => {
            appears(dir, "endless.lds");
            signal(&child, Signal::INT);
        }
        ("SIGTERM", Some("serve")) => {
            // It says where it is once it can be asked and told.
            let mut said = String::new();
            let out = child.stdout.as_mut().unwrap();
            BufReader::new(out).read_line(&mut said).unwrap();
            assert!(said.contains("http://"), "{said}");
            signal(&child, Signal::TERM);
        }
        _ => panic!("nobody knows how to do this: {row:?}"),
    }
    child.wait_with_output().unwrap().status.code()
}

#[test]
fn every_line_of_the_page_is_true() {
    let dir = dir();
    let rows = rows();
    assert!(rows.len() > 40, "the table is there: {rows:?}");
    let wrong: Vec<String> = (rows.iter())
        .filter_map(|row| {
            let code = code(&dir, row);
            (code != Some(row.code)).then(|| format!("{row:?} ends with {code:?}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_command_is_on_the_page() {
    let dir = TestDir::without_pack("exit-codes-help");
    let help = dir.good("--help");
    let (_, commands) = help.split_once("Commands:\n").unwrap();
    let (commands, _) = commands.split_once("\n\n").unwrap();
    let names = commands.lines().filter_map(|line| {
        let name = line.strip_prefix("  ")?;
        name.split(' ').next().filter(|name| !name.is_empty())
    });
    let rows = rows();
    for name in names.filter(|name| *name != "help") {
        let mut codes: Vec<i32> = (rows.iter())
            .filter(|row| row.args.split(' ').next() == Some(name))
            .map(|row| row.code)
            .collect();
        codes.sort_unstable();
        codes.dedup();
        assert!(codes.len() >= 2, "lucid {name}: {codes:?}");
    }
}
