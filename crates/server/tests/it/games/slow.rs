//! Somebody who asks and never reads.

use std::time::{Duration, Instant};

use lucid_dreamscape::Dreamscape;
use lucid_protocol::{ClientMessage, limits};
use lucid_testkit::online::{Answer, ClientError, Guest, http};

use super::{House, Party};

/// How many sockets the server has open, as it says itself.
fn sockets(guest: &Guest) -> u32 {
    let numbers = guest.ask("GET", "/metrics", "").expect("numbers").text();
    let line = numbers
        .lines()
        .find_map(|line| line.strip_prefix("lucid_sockets "));
    line.and_then(|count| count.parse().ok()).expect("a count")
}

#[test]
fn a_reader_that_never_reads_is_parted_with_and_nobody_else_notices() {
    // A reader has a sixth of the silence that is borne: four seconds. The others are
    // heard of much more often than that, even on a busy machine.
    let house = House::with(|config| config.silence = 24);
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    for _ in 0..60 {
        assert!(party.step(), "the game is long enough");
    }
    // A newcomer is sent a lot.
    let talk = "夢".repeat(limits::CHAT);
    for player in party.players.iter_mut().chain([&mut party.watcher]) {
        for _ in 0..6 {
            let text = talk.clone();
            let said = player.ask(|id| ClientMessage::Say { id, text });
            assert!(matches!(said, Ok(Answer::Done(_))), "{said:?}");
        }
    }
    let guest = house.guest("Slow");
    let mut slow = guest.connect().expect("a socket");
    // The two who play, the one who watches, and this one, as soon as it is counted.
    let before = 4;
    let start = Instant::now();
    while sockets(&guest) != before {
        assert!(start.elapsed() < http::PATIENCE, "it is never counted");
        std::thread::sleep(Duration::from_millis(10));
    }
    // The whole game so far, again and again: more than lies on any wire, but
    // no more messages than a socket may send.
    let again = ClientMessage::Open {
        id: 0,
        table: party.made.id,
        from: 0,
        invite: Some(party.made.invite.clone()),
    };
    for _ in 0..380 {
        // Where writing takes long enough, it is parted with on the way.
        if slow.send(&again).is_err() {
            break;
        }
    }
    let start = Instant::now();
    let mut steps = 0..20;
    while sockets(&guest) == before {
        match steps.next() {
            Some(_) => assert!(party.step(), "the others go on"),
            // The game must not be over before the server's patience is. They read on,
            // and so answer when they are asked whether they are there.
            None => (party.players.iter_mut().chain([&mut party.watcher])).for_each(|player| {
                let _ = player.next_within(Duration::from_millis(1));
            }),
        }
        // It is there, but it does not read.
        let _ = slow.send(&ClientMessage::Ping { id: 0, at: 1 });
        std::thread::sleep(Duration::from_millis(100));
        assert!(start.elapsed() < http::PATIENCE, "it is never parted with");
    }
    assert_eq!(sockets(&guest), before - 1);
    for _ in 0..5 {
        assert!(party.step(), "the others go on");
    }
    // What was on the way is the last that it hears.
    let end = loop {
        match slow.next_within(http::PATIENCE) {
            Ok(_) => {}
            Err(end) => break end,
        }
    };
    assert!(!matches!(end, ClientError::Silence), "{end}");
    // Who comes back and reads is welcome.
    guest
        .connect()
        .expect("a socket")
        .next_message()
        .expect("a welcome");
}
