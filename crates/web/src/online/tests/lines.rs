//! The connection, second by second.

use lucid_protocol::socket::Parting;
use lucid_protocol::{Ask, Code, News, Problem, VERSION};

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
    assert_eq!(
        orders,
        [Order::Greet, Order::Send(Ask::Ping { id: 0, at: 1_040 })]
    );
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
    let ping = |at| [Order::Send(Ask::Ping { id: 0, at })];
    assert!(line.tick(11_079).is_empty());
    assert_eq!(line.tick(11_080), ping(11_080));
    let pong = News::Pong {
        at: 11_080,
        now: 11_090,
    };
    line.heard(&pong, 11_100);
    assert!(line.tick(16_090).is_empty(), "it was heard");
    assert_eq!(line.tick(21_100), ping(21_100));
    assert!(line.tick(26_099).is_empty());
    assert_eq!(line.tick(26_100), [Order::Close]);
    assert!(matches!(line.stage(), Stage::Lost { .. }));
}

#[test]
fn whoever_acts_at_a_silent_server_does_not_wait_for_the_next_ping() {
    let mut line = open(0);
    line.said(1_500);
    line.said(2_500);
    assert!(line.tick(3_499).is_empty(), "an answer may take a while");
    let ping = [Order::Send(Ask::Ping { id: 0, at: 3_500 })];
    assert_eq!(line.tick(3_500), ping);
    assert!(line.tick(8_499).is_empty());
    assert_eq!(line.tick(8_500), [Order::Close]);
    // Whatever comes is an answer.
    let mut line = open(0);
    line.said(1_500);
    let here = News::Here {
        seats: Vec::new(),
        watching: 0,
    };
    line.heard(&here, 2_000);
    assert!(line.tick(4_000).is_empty());
}

#[test]
fn who_wakes_up_waits_for_nothing() {
    let mut line = open(0);
    assert_eq!(
        line.wake(5_000),
        [Order::Send(Ask::Ping { id: 0, at: 5_000 })]
    );
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
    let no_table = News::NoTable { id: 0, why: why() };
    for cannot in [no_table, refused] {
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
    let why = Problem::new(Code::NotFound, "");
    line.heard(&News::NoTable { id: 0, why }, 2_000);
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
