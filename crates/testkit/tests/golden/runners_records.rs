//! Old records of Dream Runners keep replaying, and tampering is found.

use std::fs;
use std::path::{Path, PathBuf};

use lucid_dream_runners::{DreamRunners, Refusal, State};
use lucid_tabletop::Game;
use lucid_tabletop::record::{Fault, Record, replay};
use lucid_testkit::runners::rehearsal;

/// All records with their paths.
fn records() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let mut found = Vec::new();
    let versions = DreamRunners::VERSIONS.iter();
    for (version, format) in versions.flat_map(|version| ["", "-format-2"].map(|f| (version, f))) {
        let folder = folder.join(format!("{}-{version}{format}", DreamRunners::NAME));
        for file in fs::read_dir(folder).expect("a folder for each version and format") {
            let path = file.expect("a readable entry").path();
            let text = fs::read_to_string(&path).expect("a readable record");
            found.push((path, text));
        }
    }
    found.sort();
    found
}

/// The game that a record was played with: its pack and its version of the rules.
fn game(record: &Record) -> DreamRunners {
    let rules = record.header.rules.parse().expect("readable rules");
    let pack = record.header.pack.split_once(' ');
    let (id, hash) = pack.expect("a pack has an id and a hash");
    let content = match lucid_packs::runners_pack(id, hash) {
        Some(pack) => pack.content.clone(),
        None => rehearsal(),
    };
    let game = DreamRunners::at_version(record.header.version, rules, content);
    game.expect("a known version").expect("playable rules")
}

#[test]
fn every_record_of_every_version_replays() {
    let records = records();
    assert!(records.len() >= 10, "{} records", records.len());
    let (mut expiries, mut used_up) = (0, 0);
    for (path, text) in records {
        let record = Record::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(record.header.game, DreamRunners::NAME);
        let game = game(&record);
        assert_eq!(record.header.pack, game.pack_text(), "{}", path.display());
        let played = replay(&game, &record);
        let played = played.unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        assert!(played.play.outcome().is_some(), "{}", path.display());
        assert_eq!(played.dealt_by_seed, Some(played.play.dealt()));
        used_up += played.play.used_up();
        let steps = played.play.steps().iter();
        expiries += steps
            .filter(|step| matches!(step, lucid_tabletop::Step::Expiry))
            .count();
    }
    assert!(expiries >= 3, "time was up {expiries} times");
    assert!(used_up >= 20, "{used_up} draws were used up");
}

/// The first fault of a record that has been tampered with.
#[track_caller]
fn fault(change: impl Fn(&str) -> String) -> Fault<Refusal> {
    let with_time = |(_, text): &(PathBuf, String)| text.contains("!time");
    let (_, text) = records().into_iter().find(with_time).expect("a record");
    let changed = change(&text);
    assert_ne!(changed, text, "something was changed");
    let record = Record::parse(&changed).expect("still a record");
    let game = game(&record);
    replay(&game, &record)
        .expect_err("it was tampered with")
        .fault
}

#[test]
fn tampering_is_found() {
    // A lock too many, then time that is up twice.
    let found = fault(|text| text.replacen(" lock", " lock lock", 1));
    assert!(
        matches!(
            found,
            Fault::Refused(..) | Fault::Label(_) | Fault::NotToAct(_)
        ),
        "{found:?}"
    );
    let found = fault(|text| text.replacen("!time", "!time !time", 1));
    assert!(
        matches!(
            found,
            Fault::Unreadable(_) | Fault::Label(_) | Fault::NotToAct(_)
        ),
        "{found:?}"
    );
    let found = fault(|text| text.replacen("?segment:one-", "?segment:two-", 1));
    assert!(matches!(found, Fault::Impossible(_)), "{found:?}");
    let found = fault(|text| text.replacen("@c", "@g", 1));
    assert!(matches!(found, Fault::Refused(..)), "{found:?}");
    let found = fault(|text| text.replacen("result | A ", "result | A 9", 1));
    assert!(matches!(found, Fault::Result(_)), "{found:?}");
}

#[test]
fn a_state_is_small() {
    let size = size_of::<State>();
    assert!(size <= 1024, "{size} bytes");
}
