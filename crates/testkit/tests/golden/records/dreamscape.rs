//! Records of Dreamscape: packs, solo games, and tampering with each of their parts.

use std::path::PathBuf;

use lucid_dreamscape::{Dreamscape, Refusal};
use lucid_tabletop::record::{Fault, Record, replay};
use lucid_testkit::{Title as _, with_own_digest};

use super::records;

/// Old versions of the built-in pack stay, so that games of users keep replaying.
#[test]
fn the_built_in_pack_has_records() {
    let built_in = records::<Dreamscape>()
        .into_iter()
        .filter(|(_, text)| text.contains("\npack: lucid "));
    assert!(built_in.count() >= 5);
}

/// L16: what a record says about Mr Nightmare is checked with the rest.
#[test]
fn solo_games_have_records() {
    let solo: Vec<String> = (records::<Dreamscape>().into_iter())
        .map(|(_, text)| text)
        .filter(|text| text.contains(" solo="))
        .collect();
    assert!(solo.len() >= 6, "{} records", solo.len());
    for text in solo {
        let rival = text.replacen(" rival ", " rival 9", 1);
        assert_ne!(rival, text, "the result names his points");
        let record = Record::parse(&rival).expect("still a record");
        let error =
            replay(&Dreamscape::of_record(&record), &record).expect_err("he has more points now");
        assert!(matches!(error.fault, Fault::Result(_)), "{:?}", error.fault);
    }
}

/// A record of a game of several players, whose setup has most to tamper with.
fn shared_record() -> String {
    let mut shared =
        (records::<Dreamscape>().into_iter()).filter(|(_, text)| !text.contains(" solo="));
    shared.next().expect("a record").1
}

/// The first fault of that record after a change, and its line.
#[track_caller]
fn fault(change: impl Fn(&str) -> String) -> (usize, Fault<Refusal>) {
    super::fault::<Dreamscape>(&shared_record(), change)
}

fn line_of(text: &str, beginning: &str) -> usize {
    text.lines()
        .position(|line| line.starts_with(beginning))
        .expect("such a line")
        + 1
}

#[test]
fn tampering_is_found_in_its_line() {
    let text = shared_record();
    let setup = line_of(&text, "setup |");
    let travel = line_of(&text, "1 travel");
    let result = line_of(&text, "result |");

    // Another shard than the seed deals.
    let other = |text: &str| {
        let line = text.lines().nth(setup - 1).expect("setup");
        let (first, second) = if line.contains("?tile:most-shards") {
            ("?tile:most-shards", "?tile:pair-stacks")
        } else {
            ("?seat:A", "?seat:B")
        };
        text.replacen(first, "?swap", 1)
            .replacen(second, first, 1)
            .replacen("?swap", second, 1)
    };
    let (line, found) = fault(other);
    assert_eq!(line, setup);
    assert!(matches!(found, Fault::NotDealt(..)), "{found:?}");

    // A step that nobody can take.
    let (line, found) = fault(|text| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines[travel - 1] = lines[travel - 1].replacen("| ", "| enter ", 1);
        lines.join("\n")
    });
    assert_eq!(line, travel);
    assert!(
        matches!(&found, Fault::Refused(word, refusal)
        if word == "enter" && refusal.rule() == "D1"),
        "{found:?}"
    );

    // A word that means nothing.
    let (line, found) = fault(|text| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines[travel - 1] = lines[travel - 1].replacen("| ", "| dance ", 1);
        lines.join("\n")
    });
    assert_eq!(
        (line, found),
        (travel, Fault::Unreadable("dance".to_owned()))
    );

    // A better result.
    let (line, found) = fault(|text| text.replacen("result | A ", "result | A 9", 1));
    assert_eq!(line, result);
    assert!(matches!(found, Fault::Result(_)), "{found:?}");

    // Another seed than the one that was promised.
    let (_, found) = fault(|text| {
        let seed = lucid_tabletop::Seed::of_series(0, 0).to_string();
        let old = text
            .lines()
            .find(|line| line.starts_with("seed: "))
            .expect("a seed");
        text.replacen(old, &format!("seed: {seed}"), 1)
    });
    assert_eq!(found, Fault::NotCommitted);
}

/// Every part of a record of format 2, changed by somebody who mends the digest
/// or leaves it as it was.
#[test]
fn tampering_with_a_bound_record_is_found() {
    let bound = |(_, text): &(PathBuf, String)| {
        text.starts_with("lucid record 2") && text.contains("!undo:") && text.contains(" / ")
    };
    let (_, text) = records::<Dreamscape>()
        .into_iter()
        .find(bound)
        .expect("such a record");
    let original = Record::parse(&text).expect("a record");
    let game = Dreamscape::of_record(&original);
    let found = |text: &str| {
        let record = Record::parse(text).expect("still a record");
        replay(&game, &record).map_err(|error| error.fault)
    };
    assert!(found(&text).is_ok());
    let field = |name: &str| {
        let value = text.lines().find_map(|line| line.strip_prefix(name));
        value.expect("such a field").to_owned()
    };
    let seed = field("seed: ");
    let changes: [(&str, &str, String); 8] = [
        ("seed", &seed, "0".repeat(64)),
        ("rules", "rules: ", "rules: house ".to_owned()),
        ("pack", "pack: ", "pack: x".to_owned()),
        ("version", "version: 1", "version: 3".to_owned()),
        ("kind", "seat A: person", "seat A: bot greedy".to_owned()),
        (
            "level",
            "seat B: bot random",
            "seat B: bot perfect".to_owned(),
        ),
        (
            "digest of a name",
            "seat A: person ",
            "seat A: person 0".to_owned(),
        ),
        ("name", "seats: player A", "seats: Ada".to_owned()),
    ];
    for (name, from, to) in changes {
        let mut changed = text.replacen(from, &to, 1);
        assert_ne!(changed, text, "{name}");
        if name == "digest of a name" {
            let digest = field("seat A: person ");
            changed = text.replacen(&digest, &format!("0{}", &digest[1..]), 1);
        }
        for changed in [with_own_digest(&changed), changed] {
            match found(&changed).expect_err(name) {
                Fault::Name(seat) => assert_eq!((name, seat.index()), ("name", 0)),
                fault => assert_eq!((fault, name == "name"), (Fault::NotBound, false), "{name}"),
            }
        }
    }
    // Draws that were used up: more, fewer, none, twice, elsewhere.
    let (before, rest) = text.split_once("!undo:").expect("an undo");
    let (draws, after) = rest.split_once(' ').expect("a step after it");
    let draws: u64 = draws.parse().expect("a number");
    for changed in [
        format!("{before}!undo:{} {after}", draws + 1),
        format!("{before}{after}"),
        format!("{before}!undo:{draws} !undo:1 {after}"),
        format!("{before}!undo:0{draws} {after}"),
        format!("{before}!undo:99999999999999999999 {after}"),
        format!("{before}!undo:4294967295 {after}"),
    ] {
        let fault = found(&with_own_digest(&changed)).expect_err("other draws");
        let known = matches!(
            fault,
            Fault::NotDealt(..) | Fault::Unreadable(_) | Fault::Impossible(_)
        );
        assert!(known, "{fault:?}");
    }
    // A step, and the order of steps.
    let mut lines: Vec<&str> = text.lines().collect();
    let turn = lines
        .iter()
        .position(|line| line.starts_with("1 travel"))
        .expect("a turn");
    lines.swap(turn, turn + 1);
    assert!(found(&with_own_digest(&(lines.join("\n") + "\n"))).is_err());
    // A digest that is not the record's.
    let digest = field("digest | ");
    let other = text.replacen(&digest, &"0".repeat(64), 1);
    assert_eq!(found(&other).expect_err("another digest"), Fault::Digest);
}
