//! Records of Dream Runners: time that is up, and tampering with it.

use std::path::PathBuf;

use lucid_dream_runners::{DreamRunners, Refusal, State};
use lucid_tabletop::Step;
use lucid_tabletop::record::{Fault, Record, replay};
use lucid_testkit::Title as _;

use super::records;

#[test]
fn time_was_up_in_some_records() {
    let mut expiries = 0;
    for (_, text) in records::<DreamRunners>() {
        let record = Record::parse(&text).expect("a record");
        let game = DreamRunners::of_record(&record);
        let played = replay(&game, &record).expect("it replays");
        let steps = played.play.steps().iter();
        expiries += steps.filter(|step| matches!(step, Step::Expiry)).count();
    }
    assert!(expiries >= 3, "time was up {expiries} times");
}

/// The first fault of a record with time that was up, after a change.
#[track_caller]
fn fault(change: impl Fn(&str) -> String) -> Fault<Refusal> {
    let with_time = |(_, text): &(PathBuf, String)| text.contains("!time");
    let mut found = records::<DreamRunners>().into_iter().filter(with_time);
    let (_, text) = found.next().expect("a record");
    super::fault::<DreamRunners>(&text, change).1
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
