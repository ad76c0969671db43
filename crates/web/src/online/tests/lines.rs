//! The connection, second by second.

use protocol::socket::Parting;
use protocol::{Ask, Code, News, Problem, VERSION};

use crate::online::line::Farewell;
use crate::online::{Line, Order, Stage};

fn welcome(now: u64) -> News {
    News::Welcome {
        version: VERSION,
        name: "Ada".to_owned(),
        now,
    }
}

/// A line that is there, by a server whose clock is so far ahead.
fn open(ahead: u64) -> Line {
    let mut line = Line::new(7, 1_000);
    let orders = line.heard(&welcome(1_040 + ahead), 1_040);
    assert_eq!(orders, [Order::Greet, Order::Send(Ask::Ping { at: 1_040 })]);
    let pong = News::Pong {
        at: 1_040,
        now: 1_060 + ahead,
    };
    assert!(line.heard(&pong, 1_080).is_empty());
    line
}

#[test]
fn the_clock_of_the_server_is_known_to_half_the_way() {
    let mut line = open(5_000);
    assert_eq!(line.server_time(10_000), 15_000);
    // A slow answer says less than a quick one.
    let slow = News::Pong {
        at: 20_000,
        now: 29_000,
    };
    line.heard(&slow, 24_000);
    assert_eq!(line.server_time(30_000), 35_000);
}

#[test]
fn a_lost_line_is_tried_again_later_and_later_and_never_all_at_once() {
    let mut waits = Vec::new();
    for seed in 0..40 {
        let mut line = Line::new(seed, 0);
        let mut now = 0;
        for loss in 0..10 {
            line.closed(now);
            let Stage::Lost { again } = line.stage() else {
                panic!("a closed line is lost");
            };
            let wait = again - now;
            let whole = (500 << loss).min(30_000);
            assert!((whole / 2..=whole).contains(&wait), "{wait} of {whole}");
            waits.push(wait);
            assert!(line.tick(again - 1).is_empty());
            assert_eq!(line.tick(again), [Order::Connect]);
            assert_eq!(line.stage(), Stage::Connecting);
            now = again;
        }
    }
    waits.sort_unstable();
    waits.dedup();
    assert!(waits.len() > 300, "everybody waits a time of their own");
}

#[test]
fn silence_ends_a_line_and_a_sign_of_life_does_not() {
    let mut line = open(0);
    assert!(line.tick(20_000).is_empty());
    assert_eq!(line.tick(21_080), [Order::Send(Ask::Ping { at: 21_080 })]);
    let pong = News::Pong {
        at: 21_080,
        now: 21_090,
    };
    line.heard(&pong, 21_100);
    assert!(line.tick(31_090).is_empty(), "it was heard");
    assert_eq!(line.tick(41_100), [Order::Send(Ask::Ping { at: 41_100 })]);
    assert!(line.tick(51_099).is_empty());
    assert_eq!(line.tick(51_100), [Order::Close]);
    assert!(matches!(line.stage(), Stage::Lost { .. }));
}

#[test]
fn who_wakes_up_waits_for_nothing() {
    let mut line = open(0);
    assert_eq!(line.wake(5_000), [Order::Send(Ask::Ping { at: 5_000 })]);
    assert!(line.wake(5_001).is_empty(), "it was asked");
    for _ in 0..6 {
        line.closed(6_000);
        let Stage::Lost { again } = line.stage() else {
            panic!("a closed line is lost");
        };
        line.tick(again);
    }
    line.closed(90_000);
    assert_eq!(line.wake(90_001), [Order::Connect]);
    assert!(line.wake(90_002).is_empty(), "it is on its way");
    assert_eq!(
        line.tick(105_001),
        [Order::Close],
        "which may not take for ever"
    );
}

#[test]
fn who_slept_long_does_not_ask_whether_the_line_is_still_there() {
    let mut line = open(0);
    assert_eq!(line.wake(61_000), [Order::Close, Order::Connect]);
    assert_eq!(line.stage(), Stage::Connecting);
    assert!(line.wake(61_001).is_empty(), "it is on its way");
}

#[test]
fn a_server_that_cannot_tell_is_asked_again_after_a_while() {
    let why = || Problem::new(Code::Unavailable, "");
    let refused = News::Refused { id: 3, why: why() };
    for cannot in [News::NoTable(why()), refused] {
        let mut line = open(0);
        assert!(line.heard(&cannot, 2_000).is_empty());
        assert!(line.is_busy());
        assert!(line.tick(3_999).is_empty());
        assert_eq!(line.tick(4_000), [Order::Greet]);
        assert!(line.tick(5_000).is_empty(), "once");
        line.heard(&cannot, 5_500);
        assert_eq!(line.tick(7_500), [Order::Greet]);
        assert_eq!(line.stage(), Stage::Open);
        // A line that is lost begins anew.
        line.closed(8_000);
        assert!(!line.is_busy());
    }
    // A table that is not there is not asked for again.
    let mut line = open(0);
    let none = Problem::new(Code::NotFound, "");
    line.heard(&News::NoTable(none), 2_000);
    assert!(!line.is_busy() && line.tick(9_000).is_empty());
}

#[test]
fn partings_are_told_apart() {
    let bye = |why| News::Bye { why };
    let mut line = open(0);
    assert_eq!(line.heard(&bye(Parting::Restart), 2_000), [Order::Close]);
    assert!(matches!(line.stage(), Stage::Lost { again } if again <= 2_500));
    let mut line = open(0);
    line.heard(&bye(Parting::TooMuch), 2_000);
    assert!(matches!(line.stage(), Stage::Lost { again } if again >= 6_000));
    let mut line = open(0);
    line.heard(&bye(Parting::SignedOut), 2_000);
    assert_eq!(line.stage(), Stage::Over(Farewell::SignedOut));
    line.closed(2_001);
    assert!(line.tick(99_000).is_empty() && line.wake(99_000).is_empty());
    let mut line = Line::new(1, 0);
    let other = News::Welcome {
        version: VERSION + 1,
        name: String::new(),
        now: 0,
    };
    assert_eq!(line.heard(&other, 10), [Order::Close]);
    assert_eq!(line.stage(), Stage::Over(Farewell::Version));
}
