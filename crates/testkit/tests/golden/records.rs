//! Old records keep replaying, and tampering is found: the folder `records` grows with
//! every rules version.

mod dream_runners;
mod dreamscape;
mod versions;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use lucid_tabletop::record::{Fault, Format, Record, replay};
use lucid_testkit::{Title, test_every_title};

mod every_title {
    use super::*;

    test_every_title!(
        every_record_of_every_version_replays,
        every_version_that_is_promised_can_be_played,
        the_present_version_has_records,
    );
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("records")
}

/// All records of a title with their paths.
fn records<G: Title>() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for version in fs::read_dir(folder()).expect("the folder of records") {
        let version = version.expect("a readable entry").path();
        let name = version.file_name().and_then(|name| name.to_str());
        if !name.is_some_and(|name| name.starts_with(&format!("{}-", G::NAME))) {
            continue;
        }
        for file in fs::read_dir(version).expect("a folder") {
            let path = file.expect("a readable entry").path();
            let text = fs::read_to_string(&path).expect("a readable record");
            found.push((path, text));
        }
    }
    found.sort();
    found
}

/// The folder of the records of a version in a format.
fn folder_of<G: Title>(version: u16, format: Format) -> PathBuf {
    let name = format!("{}-{version}", G::NAME);
    folder().join(match format {
        Format::One => name,
        Format::Two => format!("{name}-format-2"),
    })
}

fn every_record_of_every_version_replays<G: Title>() {
    // Format 1 was written under the first version alone.
    let folders = (G::VERSIONS.iter()).map(|version| folder_of::<G>(*version, Format::Two));
    for folder in folders.chain([folder_of::<G>(1, Format::One)]) {
        assert!(folder.is_dir(), "{}", folder.display());
    }
    let records = records::<G>();
    assert!(records.len() >= 10, "{} records", records.len());
    let mut used_up = BTreeMap::new();
    for (path, text) in records {
        let record = Record::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(record.header.game, G::NAME);
        let game = G::of_record(&record);
        assert_eq!(record.header.pack, game.pack_text(), "{}", path.display());
        let played = replay(&game, &record);
        let played = played.unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        assert!(played.play.outcome().is_some(), "{}", path.display());
        assert_eq!(played.dealt_by_seed, Some(played.play.dealt()));
        *used_up.entry(record.header.format()).or_insert(0) += played.play.used_up();
    }
    assert_eq!(used_up[&Format::One], 0, "draws came again");
    assert!(used_up[&Format::Two] >= 20, "{used_up:?}");
}

fn every_version_that_is_promised_can_be_played<G: Title>() {
    assert!(G::VERSIONS.contains(&G::RULES_VERSION));
    let (_, text) = records::<G>().into_iter().next().expect("a record");
    let mut record = Record::parse(&text).expect("a record");
    for version in G::VERSIONS {
        record.header.version = *version;
        G::of_record(&record);
    }
}

fn the_present_version_has_records<G: Title>() {
    assert!(
        folder_of::<G>(G::RULES_VERSION, Format::Two).is_dir(),
        "write some with the example write_records"
    );
}

/// The first fault of a record that has been tampered with, and its line.
#[track_caller]
fn fault<G: Title>(text: &str, change: impl Fn(&str) -> String) -> (usize, Fault<G::Refusal>) {
    let changed = change(text);
    assert_ne!(changed, text, "something was changed");
    let record = Record::parse(&changed).expect("still a record");
    let error = replay(&G::of_record(&record), &record).expect_err("it was tampered with");
    (error.line, error.fault)
}
