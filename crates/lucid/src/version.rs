//! What `--version` says.

use std::io::Write as _;

use lucid_tabletop::Game as _;
use lucid_tabletop::record::Format;
use lucid_titles::{TitleId, with_title};

use crate::library;

/// Prints it: one line for `-V`, all of it for `--version`.
pub(crate) fn print() {
    let asked_in_short = std::env::args_os().any(|argument| argument == "-V");
    let told = match asked_in_short {
        true => short(),
        false => long(),
    };
    // A closed pipe is no reason to complain.
    let _ = writeln!(std::io::stdout(), "lucid {told}");
}

/// The version and the commit that the program was built from, where that is known.
fn short() -> String {
    of_build(
        option_env!("LUCID_COMMIT"),
        option_env!("LUCID_COMMIT_DATE"),
    )
}

/// The same, then what this program plays: rules, records and packs.
fn long() -> String {
    let packs = TitleId::ALL.map(|title| {
        let pack = library::built_in(title);
        let about = pack.about();
        format!("{} \"{}\" {}", title.name(), about.name.en, pack.hash())
    });
    let rules = TitleId::ALL
        .map(|title| with_title!(title, T => format!("{} {}", title.title(), T::RULES_VERSION)));
    format!(
        "{}\n\
         rules      {}\n\
         records    format {}\n\
         packs      {}",
        short(),
        rules.join(", "),
        Format::NEWEST.number(),
        packs.join(",\n           "),
    )
}

fn of_build(commit: Option<&str>, date: Option<&str>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let commit = commit.filter(|commit| !commit.is_empty());
    let date = date.filter(|date| !date.is_empty());
    match (commit, date) {
        (Some(commit), Some(date)) => format!("{version} (commit {commit}, {date})"),
        (Some(commit), None) => format!("{version} (commit {commit})"),
        (None, _) => version.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_names_its_commit_where_it_is_known() {
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(of_build(None, Some("2026-11-18")), version);
        assert_eq!(of_build(Some(""), None), version);
        assert_eq!(
            of_build(Some("8e8b3012ab-dirty"), Some("2026-11-18")),
            format!("{version} (commit 8e8b3012ab-dirty, 2026-11-18)")
        );
    }
}
