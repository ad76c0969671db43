//! The state machine of the connection, second by second.

use lucid_protocol::{ClientMessage, CloseReason, Code, Problem, ServerMessage, VERSION};

use crate::online::{CloseCause, Connection, ConnectionState, Order};

fn welcome(now: u64) -> ServerMessage {
    ServerMessage::Welcome {
        version: VERSION,
        name: "Ada".to_owned(),
        now,
    }
}

/// An open connection to a server whose clock is ahead.
fn open(ahead: u64) -> Connection {
    let mut connection = Connection::new(7, 1_000);
    let orders = connection.on_message(&welcome(1_040 + ahead), 1_040);
    assert_eq!(
        orders,
        [
            Order::Greet,
            Order::Send(ClientMessage::Ping { id: 0, at: 1_040 })
        ]
    );
    let pong = ServerMessage::Pong {
        at: 1_040,
        now: 1_060 + ahead,
    };
    assert!(connection.on_message(&pong, 1_080).is_empty());
    connection
}

#[test]
fn the_clock_offset_is_known_within_half_a_round_trip() {
    let mut connection = open(5_000);
    assert_eq!(connection.server_time(10_000), 15_000);
    // A slow answer is less accurate than a quick one.
    let slow = ServerMessage::Pong {
        at: 20_000,
        now: 29_000,
    };
    connection.on_message(&slow, 24_000);
    assert_eq!(connection.server_time(30_000), 35_000);
}

#[test]
fn reconnects_back_off_with_jitter() {
    let mut waits = Vec::new();
    for seed in 0..40 {
        let mut connection = Connection::new(seed, 0);
        let mut now = 0;
        for loss in 0..10 {
            connection.on_close(now);
            let ConnectionState::Lost { again } = connection.stage() else {
                panic!("a closed connection is lost");
            };
            let wait = again - now;
            let whole = (500 << loss).min(30_000);
            assert!((whole / 2..=whole).contains(&wait), "{wait} of {whole}");
            waits.push(wait);
            assert!(connection.tick(again - 1).is_empty());
            assert_eq!(connection.tick(again), [Order::Connect]);
            assert_eq!(connection.stage(), ConnectionState::Connecting);
            now = again;
        }
    }
    waits.sort_unstable();
    waits.dedup();
    assert!(waits.len() > 300, "everybody waits a time of their own");
}

#[test]
fn silence_ends_a_connection_and_a_sign_of_life_does_not() {
    let mut connection = open(0);
    let ping = |at| [Order::Send(ClientMessage::Ping { id: 0, at })];
    assert!(connection.tick(11_079).is_empty());
    assert_eq!(connection.tick(11_080), ping(11_080));
    let pong = ServerMessage::Pong {
        at: 11_080,
        now: 11_090,
    };
    connection.on_message(&pong, 11_100);
    assert!(connection.tick(16_090).is_empty(), "it was heard");
    assert_eq!(connection.tick(21_100), ping(21_100));
    assert!(connection.tick(26_099).is_empty());
    assert_eq!(connection.tick(26_100), [Order::Close]);
    assert!(matches!(connection.stage(), ConnectionState::Lost { .. }));
}

#[test]
fn acting_detects_a_silent_server_before_the_next_ping() {
    let mut connection = open(0);
    connection.on_send(1_500);
    connection.on_send(2_500);
    assert!(
        connection.tick(3_499).is_empty(),
        "an answer may take a while"
    );
    let ping = [Order::Send(ClientMessage::Ping { id: 0, at: 3_500 })];
    assert_eq!(connection.tick(3_500), ping);
    assert!(connection.tick(8_499).is_empty());
    assert_eq!(connection.tick(8_500), [Order::Close]);
    // Any message counts as an answer.
    let mut connection = open(0);
    connection.on_send(1_500);
    let here = ServerMessage::Here {
        seats: Vec::new(),
        watching: 0,
    };
    connection.on_message(&here, 2_000);
    assert!(connection.tick(4_000).is_empty());
}

#[test]
fn waking_up_reconnects_at_once() {
    let mut connection = open(0);
    assert_eq!(
        connection.wake(5_000),
        [Order::Send(ClientMessage::Ping { id: 0, at: 5_000 })]
    );
    assert!(connection.wake(5_001).is_empty(), "it was asked");
    for _ in 0..6 {
        connection.on_close(6_000);
        let ConnectionState::Lost { again } = connection.stage() else {
            panic!("a closed connection is lost");
        };
        connection.tick(again);
    }
    connection.on_close(90_000);
    assert_eq!(connection.wake(90_001), [Order::Connect]);
    assert!(connection.wake(90_002).is_empty(), "it is on its way");
    assert_eq!(
        connection.tick(105_001),
        [Order::Close],
        "which may not take for ever"
    );
}

#[test]
fn after_a_long_sleep_the_connection_is_replaced() {
    let mut connection = open(0);
    assert_eq!(connection.wake(61_000), [Order::Close, Order::Connect]);
    assert_eq!(connection.stage(), ConnectionState::Connecting);
    assert!(connection.wake(61_001).is_empty(), "it is on its way");
}

#[test]
fn a_busy_server_is_asked_again_later() {
    let why = || Problem::new(Code::Unavailable, "");
    let refused = ServerMessage::Refused { id: 3, why: why() };
    let no_table = ServerMessage::NoTable { id: 0, why: why() };
    for cannot in [no_table, refused] {
        let mut connection = open(0);
        assert!(connection.on_message(&cannot, 2_000).is_empty());
        assert!(connection.is_busy());
        assert!(connection.tick(3_999).is_empty());
        assert_eq!(connection.tick(4_000), [Order::Greet]);
        assert!(connection.tick(5_000).is_empty(), "once");
        connection.on_message(&cannot, 5_500);
        assert_eq!(connection.tick(7_500), [Order::Greet]);
        assert_eq!(connection.stage(), ConnectionState::Open);
        // A lost connection starts over.
        connection.on_close(8_000);
        assert!(!connection.is_busy());
    }
    // A table that does not exist is not asked for again.
    let mut connection = open(0);
    let why = Problem::new(Code::NotFound, "");
    connection.on_message(&ServerMessage::NoTable { id: 0, why }, 2_000);
    assert!(!connection.is_busy() && connection.tick(9_000).is_empty());
}

#[test]
fn close_reasons_differ() {
    let bye = |why| ServerMessage::Bye { why };
    let mut connection = open(0);
    assert_eq!(
        connection.on_message(&bye(CloseReason::Restart), 2_000),
        [Order::Close]
    );
    assert!(matches!(connection.stage(), ConnectionState::Lost { again } if again <= 2_500));
    let mut connection = open(0);
    connection.on_message(&bye(CloseReason::TooMuch), 2_000);
    assert!(matches!(connection.stage(), ConnectionState::Lost { again } if again >= 6_000));
    let mut connection = open(0);
    connection.on_message(&bye(CloseReason::SignedOut), 2_000);
    assert_eq!(
        connection.stage(),
        ConnectionState::Over(CloseCause::SignedOut)
    );
    connection.on_close(2_001);
    assert!(connection.tick(99_000).is_empty() && connection.wake(99_000).is_empty());
    let mut connection = Connection::new(1, 0);
    let other = ServerMessage::Welcome {
        version: VERSION + 1,
        name: String::new(),
        now: 0,
    };
    assert_eq!(connection.on_message(&other, 10), [Order::Close]);
    assert_eq!(
        connection.stage(),
        ConnectionState::Over(CloseCause::Version)
    );
}
