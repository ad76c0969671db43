//! `replay` and `pack show` use the width of the terminal.

use crate::common::TestDir;
use crate::terminal::Terminal;

/// A narrow window, a usual one and a wide one.
const COLUMNS: [u16; 3] = [60, 100, 160];

/// What a command prints with so many columns, no line of it wider.
fn printed(dir: &TestDir, args: &str, columns: u16) -> String {
    let printed = Terminal::printed(&dir.command(args), columns);
    let width = |line: &str| line.chars().count();
    let widest = printed.lines().map(width).max().unwrap_or(0);
    assert!(
        widest <= columns.into(),
        "lucid {args} with {columns} columns has {widest}:\n{printed}"
    );
    printed
}

#[test]
fn a_replay_is_as_wide_as_the_terminal() {
    let dir = TestDir::new("width-replay");
    dir.short_record();
    for columns in COLUMNS {
        let told = printed(&dir, "replay short.lucid --to 40", columns);
        // Scores stand at the right edge.
        let setup = told.lines().find(|line| line.starts_with("Setup  "));
        assert_eq!(setup.map(|line| line.chars().count()), Some(columns.into()));
        insta::assert_snapshot!(format!("replay_{columns}"), told);
    }
    // Into a file it is as on a narrow terminal.
    let told = printed(&dir, "replay short.lucid", 80);
    assert_eq!(told, dir.good("replay short.lucid"));
}

#[test]
fn every_game_fits_any_terminal_in_both_languages() {
    let dir = TestDir::new("width-games");
    for (index, mode) in [
        "dreamscape --edition prototype --nightmare --players 4",
        "dreamscape --edition huch --players 3",
        "solo --profile 3/1/2/1/2/3",
    ]
    .iter()
    .enumerate()
    {
        dir.good(&format!(
            "sim {mode} --games 1 --seed 94 --records games-{index}"
        ));
        for language in ["en", "de"] {
            for columns in COLUMNS {
                let file = format!("games-{index}/000001.lucid");
                printed(&dir, &format!("replay {file} --lang {language}"), columns);
            }
        }
    }
}

#[test]
fn a_pack_is_shown_as_wide_as_the_terminal() {
    let dir = TestDir::without_pack("width-pack");
    dir.write("runners.toml", include_str!("../packs/runners.toml"));
    for file in ["starter.toml", "runners.toml"] {
        let mut before = usize::MAX;
        for columns in COLUMNS {
            let shown = printed(&dir, &format!("pack show {file}"), columns);
            // More stands side by side, so there are fewer lines.
            let lines = shown.lines().count();
            assert!(lines < before, "{columns} columns need {lines} lines");
            before = lines;
            printed(&dir, &format!("pack show {file} --lang de"), columns);
        }
    }
    for columns in COLUMNS {
        let shown = printed(&dir, "pack show starter.toml memory-rock", columns);
        insta::assert_snapshot!(format!("pack_item_{columns}"), shown);
    }
}
