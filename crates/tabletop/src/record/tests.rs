//! The shape of record files: whole, damaged, cut off.

use sha2::{Digest as _, Sha256};

use super::text::DIGEST;
use super::{
    ERASED_NAME, Format, Header, Record, RecordDigest, RecordError, Salt, SeatKind, Seating,
};
use crate::{Seat, Seed};

const WHOLE: &str = "lucid record 1\ngame: go\nversion: 1\nrules: plain\npack: none 00\n\
    seats: Ada / Bob\ncommitment: \
    0000000000000000000000000000000000000000000000000000000000000000\n\n\
    1 move A | a b\n1 move B | c\nresult | A 1 B 2 | B\n";

/// The same game in format 2.
fn bound() -> String {
    let players = [(SeatKind::Person, "Ada"), (SeatKind::bot("greedy"), "Bob")];
    let seed = Seed::of_series(1, 1);
    let mut header = Header {
        seating: Seating::new(players, |seat| Salt::of_seed(&seed, seat)),
        seed: Some(seed),
        ..Record::parse(WHOLE).unwrap().header
    };
    header.commitment = header.commitment_with(&seed);
    let turns = ["1 move A | a b", "1 move B | c"];
    let result = "result | A 1 B 2 | B";
    let digest = RecordDigest::new(&header, turns, result);
    let header = header.lines().join("\n");
    let turns = turns.join("\n");
    format!("{header}\n\n{turns}\n{result}\n{DIGEST}{digest}\n")
}

#[test]
fn a_whole_record_is_read() {
    for (text, line) in [(WHOLE, 11), (&bound(), 15)] {
        let record = Record::parse(text).unwrap();
        assert_eq!(record.header.seating.names, ["Ada", "Bob"]);
        assert_eq!(record.turns.len(), 2);
        assert_eq!(record.turns[0].words, ["a", "b"]);
        assert_eq!(record.result, (line, "result | A 1 B 2 | B".to_owned()));
        assert!(record.is_finished());
    }
}

#[test]
fn a_record_says_which_format_it_has() {
    assert_eq!(Record::parse(WHOLE).unwrap().header.format(), Format::One);
    let record = Record::parse(&bound()).unwrap();
    assert_eq!(record.header.format(), Format::Two);
    let seed = record.header.seed.unwrap();
    assert_eq!(
        record.header.commitment_with(&seed),
        record.header.commitment
    );
    assert_eq!(record.stated, Some((16, record.digest())));
    for (first, expected) in [
        ("lucid record 3", RecordError::NewerFormat(3)),
        ("lucid record 9", RecordError::NewerFormat(9)),
        ("lucid record 0", RecordError::NotARecord),
        ("lucid record 02", RecordError::NotARecord),
        ("lucid record two", RecordError::NotARecord),
        ("lucid table 1", RecordError::NotARecord),
    ] {
        let found = Record::parse(&bound().replacen("lucid record 2", first, 1));
        assert_eq!(found, Err(expected), "{first}");
    }
}

#[test]
fn a_record_cut_anywhere_is_cut_off() {
    let bound = bound();
    let last = WHOLE.find("result |").unwrap() + "result |".len();
    for (text, last) in [(WHOLE, last), (&bound, bound.len() - 1)] {
        for end in "lucid record 1".len()..last {
            let cut = Record::parse(&text[..end]).unwrap_err();
            assert!(matches!(cut, RecordError::Truncated(_)), "{cut:?} at {end}");
        }
    }
}

#[test]
fn a_bad_line_in_the_middle_is_named() {
    let bad = |line, field| RecordError::BadField { line, field };
    for (from, to, expected) in [
        ("rules: plain", "rules plain", RecordError::BadLine(4)),
        ("version: 1", "version: one", bad(3, "version")),
        ("pack: none", "game: none", bad(5, "game")),
        ("seats: Ada", "seat A: Ada", RecordError::BadLine(6)),
        ("1 move B |", "1 move B", RecordError::BadLine(10)),
        ("game: go\n", "", RecordError::Missing("game")),
    ] {
        let found = Record::parse(&WHOLE.replacen(from, to, 1)).unwrap_err();
        assert_eq!(found, expected, "{to}");
    }
    let more = format!("{WHOLE}1 move A | d\n");
    assert_eq!(Record::parse(&more), Err(RecordError::AfterResult(12)));
}

#[test]
fn a_bad_line_about_seats_is_named() {
    let bad = |line, field| RecordError::BadField { line, field };
    let whole = bound();
    for (from, to, expected) in [
        ("seat A: person", "seat A: ghost", bad(8, "seat A")),
        ("seat B: bot greedy", "seat B: bot", bad(9, "seat B")),
        ("seat A: ", "seat B: ", bad(9, "seat B")),
        ("seat B: ", "seat C: ", RecordError::Missing("seat B")),
        ("seat B: ", "seat E: ", RecordError::BadLine(9)),
        (" / Bob", "", bad(6, "seats")),
        ("salts: ", "salts: - / ", bad(7, "salts")),
        ("salts: ", "salts: 0", bad(7, "salts")),
        ("digest | ", "digest ", RecordError::Truncated(16)),
    ] {
        let found = Record::parse(&whole.replacen(from, to, 1)).unwrap_err();
        assert_eq!(found, expected, "{to}");
    }
    let more = format!("{whole}1 move A | d\n");
    assert_eq!(Record::parse(&more), Err(RecordError::AfterResult(17)));
    let twice = whole.replace("digest | ", "digest | 0\ndigest | ");
    assert_eq!(Record::parse(&twice), Err(bad(16, "digest")));
}

/// The book shows these lines, so that a shell can work out the digest.
#[test]
fn the_digest_is_that_of_the_lines_without_names() {
    for text in [WHOLE, &bound()] {
        let left_out = ["seats: ", "salts: ", "digest | ", "#"];
        let kept = text.lines().filter(|line| {
            !line.is_empty() && !left_out.iter().any(|start| line.starts_with(start))
        });
        let kept: String = kept.flat_map(|line| [line, "\n"]).collect();
        let digest = RecordDigest(Sha256::digest(kept).into());
        assert_eq!(Record::parse(text).unwrap().digest(), digest);
    }
}

#[test]
fn an_erased_name_changes_neither_commitment_nor_digest() {
    let mut record = Record::parse(&bound()).unwrap();
    let (digest, seed) = (record.digest(), record.header.seed.unwrap());
    record.header.seating.erase(Seat::new(0));
    assert_eq!(record.header.seating.names, [ERASED_NAME, "Bob"]);
    assert_eq!(record.digest(), digest);
    assert_eq!(
        record.header.commitment_with(&seed),
        record.header.commitment
    );
}
