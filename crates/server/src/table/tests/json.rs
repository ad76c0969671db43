//! The JSON of every event, as rows of the log keep it and as viewers are told.
//!
//! The files pair each row with the changes that follow from it, one line each. They
//! were written by the release before events had one type and must never change, except
//! where the clock decides anew what is due.

use super::*;

/// Who is told, as the files name them: the seats, and somebody who watches.
const VIEWERS: [(&str, Option<usize>); 4] =
    [("A", Some(0)), ("B", Some(1)), ("C", Some(2)), ("-", None)];

/// Folds the rows of a file and compares each with itself, written again, and with
/// what every viewer is told.
fn check_file(plan: &Plan, file: &str) {
    let mut fold = fold(plan, 1, Seed::of_series(72, 1));
    let mut lines = file.lines();
    let (mut number, mut at) = (0, START);
    while let Some(line) = lines.next() {
        let row = line.strip_prefix("row ").unwrap();
        let entry = LogEntry::parse(row).unwrap();
        assert_eq!(entry.body(), row, "a row is written as it was read");
        (number, at) = (number + 1, at + 10);
        let applied = fold.apply(number, at, &entry, Audience::All).unwrap();
        for (name, viewer) in VIEWERS {
            let change = applied.change(viewer.map(Seat::new));
            let told = serde_json::to_string(&change).unwrap();
            assert_eq!(
                lines.next(),
                Some(format!("{name} {told}").as_str()),
                "{row}"
            );
            assert_eq!(serde_json::from_str::<Change>(&told).unwrap(), change);
        }
    }
}

fn dreamscape_plan() -> Plan {
    let mut plan = plan(TitleId::Dreamscape, "sylex players=3", 3);
    plan.pace = Pace { clock: Some(60) };
    plan
}

#[test]
fn the_json_of_every_event_stays_as_it_was() {
    check_file(&dreamscape_plan(), include_str!("pinned/dreamscape.txt"));
    let runners = plan(TitleId::DreamRunners, "players=2", 2);
    check_file(&runners, include_str!("pinned/dream-runners.txt"));
}

#[test]
fn every_kind_of_row_is_pinned() {
    let files = [
        include_str!("pinned/dreamscape.txt"),
        include_str!("pinned/dream-runners.txt"),
    ];
    let kinds = [
        "made", "sat", "named", "left", "bot", "started", "begun", "do", "time", "lapse", "undo",
        "ask", "answer", "stand-in", "back", "resigned", "ended", "rematch",
    ];
    for kind in kinds {
        let row = format!("row {{\"{kind}\":");
        assert!(files.iter().any(|file| file.contains(&row)), "{kind}");
    }
}
