//! The README and the book are true: their commands are run and compared.
//!
//! - A block marked `console` has lines `$ command`, each followed by what it
//!   prints. A line `…` stands for lines that are left out. Times, speeds, dates and
//!   commits are masked. All blocks of a page share a folder; a block such as
//!   `toml dream.toml` is a file in it.
//! - A block marked `sh` is not run: it starts something that stays, or changes
//!   something elsewhere. Its commands must exist, with these options.
//! - So must all commands in running text and in comments `<!-- measured: … -->`.
//!
//! `LUCID_BOOK=write cargo nextest run -p lucid --test cli book::` writes what commands
//! print into the pages.

mod blocks;
mod known;
mod mask;
mod run;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A test for each page, so that they run side by side and fail by name.
macro_rules! pages {
    ($($name:ident: $path:literal,)*) => {
        $(
            #[test]
            fn $name() {
                run::page($path);
            }
        )*

        const PAGES: &[&str] = &[$($path),*];
    };
}

pages! {
    readme: "README.md",
    arena: "docs/src/arena.md",
    balance: "docs/src/balance.md",
    bots: "docs/src/bots.md",
    browser: "docs/src/browser.md",
    creation_solver: "docs/src/creation-solver.md",
    dataset: "docs/src/dataset.md",
    exit_codes: "docs/src/exit-codes.md",
    faults: "docs/src/faults.md",
    forecast: "docs/src/forecast.md",
    hints: "docs/src/hints.md",
    host: "docs/src/host.md",
    install: "docs/src/install.md",
    introduction: "docs/src/introduction.md",
    library: "docs/src/library.md",
    load: "docs/src/load.md",
    notation: "docs/src/notation.md",
    own_bot: "docs/src/own-bot.md",
    packs: "docs/src/packs.md",
    protocol: "docs/src/protocol.md",
    records: "docs/src/records.md",
    rules: "docs/src/rules.md",
    runners: "docs/src/runners.md",
    sim: "docs/src/sim.md",
    solo: "docs/src/solo.md",
    solve: "docs/src/solve.md",
    speed: "docs/src/speed.md",
    strength: "docs/src/strength.md",
    third_title: "docs/src/third-title.md",
}

#[test]
fn every_page_has_a_test() {
    let mut pages = vec!["README.md".to_owned()];
    for entry in fs::read_dir(root().join("docs/src")).expect("a folder") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_str().expect("a plain name");
        if name.ends_with(".md") && name != "SUMMARY.md" {
            pages.push(format!("docs/src/{name}"));
        }
    }
    pages.sort();
    assert_eq!(pages, PAGES, "add the page to the list above");
}

#[test]
fn commands_and_files_in_all_pages_exist() {
    let mut faults = Vec::new();
    let known = known::Known::new(&root());
    for path in PAGES {
        // Its commands are meant to fail, and another test runs each of them.
        if path.ends_with("/exit-codes.md") {
            continue;
        }
        let text = fs::read_to_string(root().join(path)).expect(path);
        for (line, command) in blocks::commands(&text) {
            if let Err(fault) = known.check(&command) {
                faults.push(format!("{path}:{line}: `{command}`: {fault}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
