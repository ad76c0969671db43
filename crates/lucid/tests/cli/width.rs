//! `replay` and `pack show` use the width of the terminal.

use crate::common::Desk;
use crate::terminal::Terminal;

/// A narrow window, a usual one and a wide one.
const COLUMNS: [u16; 3] = [60, 100, 160];

/// What a command prints with so many columns, no line of it wider.
fn printed(desk: &Desk, args: &str, columns: u16) -> String {
    let printed = Terminal::printed(&desk.command(args), columns);
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
    let desk = Desk::new("width-replay");
    desk.short_record();
    for columns in COLUMNS {
        let told = printed(&desk, "replay short.lucid --to 40", columns);
        // Scores stand at the right edge.
        let setup = told.lines().find(|line| line.starts_with("Setup  "));
        assert_eq!(setup.map(|line| line.chars().count()), Some(columns.into()));
        insta::assert_snapshot!(format!("replay_{columns}"), told);
    }
    // Into a file it is as on a narrow terminal.
    let told = printed(&desk, "replay short.lucid", 80);
    assert_eq!(told, desk.good("replay short.lucid"));
}

#[test]
fn every_game_fits_any_terminal_in_both_languages() {
    let desk = Desk::new("width-games");
    for (index, mode) in [
        "dreamscape --edition prototype --nightmare --players 4",
        "dreamscape --edition huch --players 3",
        "solo --profile 3/1/2/1/2/3",
    ]
    .iter()
    .enumerate()
    {
        desk.good(&format!(
            "sim {mode} --games 1 --seed 94 --records games-{index}"
        ));
        for language in ["en", "de"] {
            for columns in COLUMNS {
                let file = format!("games-{index}/000001.lucid");
                printed(&desk, &format!("replay {file} --lang {language}"), columns);
            }
        }
    }
}

#[test]
fn a_pack_is_shown_as_wide_as_the_terminal() {
    let desk = Desk::without_pack("width-pack");
    desk.write("runners.toml", include_str!("../packs/runners.toml"));
    for file in ["starter.toml", "runners.toml"] {
        let mut before = usize::MAX;
        for columns in COLUMNS {
            let shown = printed(&desk, &format!("pack show {file}"), columns);
            // More stands side by side, so there are fewer lines.
            let lines = shown.lines().count();
            assert!(lines < before, "{columns} columns need {lines} lines");
            before = lines;
            printed(&desk, &format!("pack show {file} --lang de"), columns);
        }
    }
    for columns in COLUMNS {
        let shown = printed(&desk, "pack show starter.toml memory-rock", columns);
        insta::assert_snapshot!(format!("pack_item_{columns}"), shown);
    }
}
