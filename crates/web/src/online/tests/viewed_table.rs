//! The table without its game, and requests after a lost connection.

use lucid_protocol::{
    Change, ChatLine, ClientMessage, Ending, Pace, Poll, SeatName, Seated, Status, TableEvent,
    TableId, TableInfo, TableSnapshot, TitleId,
};
use lucid_tabletop::Seat;

use crate::online::{Outbox, ViewedTable};

fn seat(index: usize) -> SeatName {
    SeatName(Seat::new(index))
}

fn person(name: &str) -> Seated {
    Seated::Person {
        name: name.to_owned(),
        stand_in: None,
        resigned: false,
        guest: false,
    }
}

fn said(n: u32, name: &str, text: &str) -> ChatLine {
    ChatLine {
        n,
        at: 0,
        seat: Some(seat(0)),
        name: name.to_owned(),
        guest: false,
        text: text.to_owned(),
    }
}

fn opened(status: Status) -> TableSnapshot {
    TableSnapshot {
        table: TableInfo {
            id: TableId::new(9),
            game: TitleId::Dreamscape,
            version: 1,
            rules: "sylex players=3".to_owned(),
            pack: String::new(),
            uploaded: None,
            seats: vec![person("Ada"), person("Bo"), Seated::Open],
            host: Some(seat(0)),
            pace: Pace::default(),
            spectators: true,
            listed: false,
            status,
            to_act: Vec::new(),
            due: None,
            created: 0,
            commitment: None,
            digest: None,
            rematch: None,
        },
        you: Some(seat(0)),
        from: 0,
        changes: vec![change(1, TableEvent::Made {})],
        poll: None,
        now: 0,
        here: vec![seat(0)],
        watching: 0,
        said: vec![said(3, "Bo", "hello")],
        invite: None,
        address: None,
    }
}

fn change(n: u32, event: TableEvent) -> Change {
    Change {
        n,
        event,
        due: None,
        over: None,
        digest: None,
    }
}

#[test]
fn seat_events_are_folded_once() {
    let mut table = ViewedTable::new(&opened(Status::Gathering));
    assert!(table.is_host());
    assert_eq!(table.names(), ["Ada", "Bo", "3"]);
    let cy = change(
        2,
        TableEvent::Sat {
            seat: seat(2),
            name: "Cy".to_owned(),
            guest: true,
        },
    );
    table.fold(&cy);
    let named = TableEvent::Named {
        seat: seat(1),
        name: "Bea".to_owned(),
        guest: false,
    };
    table.fold(&change(3, named));
    assert_eq!(table.names(), ["Ada", "Bea", "Cy"]);
    let is_guest = |seated: &Seated| matches!(seated, Seated::Person { guest: true, .. });
    let guests: Vec<bool> = table.state.seats.iter().map(is_guest).collect();
    assert_eq!(guests, [false, false, true]);
    let left = TableEvent::Left {
        seat: seat(2),
        by: None,
    };
    table.fold(&change(4, left));
    table.fold(&cy);
    assert_eq!(table.state.seats[2], Seated::Open, "late news is no news");
    let bot = TableEvent::Bot {
        seat: seat(2),
        name: "Ida".to_owned(),
        level: "greedy".to_owned(),
    };
    table.fold(&change(5, bot));
    assert_eq!(table.state.seats[2].bot(), Some("greedy"));
    table.fold(&Change {
        due: Some(500),
        ..change(
            6,
            TableEvent::Started {
                commitment: "x".to_owned(),
                told: String::new(),
            },
        )
    });
    assert_eq!(
        (table.state.status, table.due),
        (Status::Running, Some(500))
    );
    assert_eq!(table.missing().collect::<Vec<_>>(), [Seat::new(1)]);
}

#[test]
fn a_proposal_is_open_until_it_is_decided() {
    let mut table = ViewedTable::new(&opened(Status::Running));
    let ask = |n, by, poll| {
        change(
            n,
            TableEvent::Asked {
                seat: seat(by),
                poll,
            },
        )
    };
    table.fold(&ask(2, 1, Poll::Undo { to: 1 }));
    assert!(table.must_answer());
    table.fold(&change(
        3,
        TableEvent::Answered {
            seat: seat(0),
            yes: true,
        },
    ));
    assert!(!table.must_answer() && table.state.poll.is_some());
    table.fold(&change(
        4,
        TableEvent::Undone {
            seat: seat(1),
            to: 1,
        },
    ));
    assert_eq!(table.state.poll, None);
    table.fold(&ask(5, 0, Poll::Replace { seat: seat(1) }));
    assert!(!table.must_answer(), "who asks has answered");
    let bot = "greedy".to_owned();
    table.fold(&change(
        6,
        TableEvent::StoodIn {
            seat: seat(1),
            level: bot.clone(),
        },
    ));
    assert_eq!(table.state.poll, None);
    assert_eq!(table.state.seats[1].bot(), Some("greedy"));
    table.fold(&change(7, TableEvent::Back { seat: seat(1) }));
    assert_eq!(table.state.seats[1].bot(), None);
    table.fold(&change(
        8,
        TableEvent::Resigned {
            seat: seat(0),
            level: bot,
        },
    ));
    assert_eq!(table.replaced(), Some(true));
    table.fold(&ask(9, 1, Poll::End));
    table.fold(&change(
        10,
        TableEvent::Answered {
            seat: seat(0),
            yes: false,
        },
    ));
    assert_eq!(table.state.poll, None, "one no is enough");
    table.fold(&change(
        11,
        TableEvent::Ended {
            why: Ending::Deserted,
        },
    ));
    assert_eq!(table.state.ending, Some(Ending::Deserted));
}

#[test]
fn chat_lines_arrive_once_and_in_order() {
    let mut table = ViewedTable::new(&opened(Status::Running));
    assert!(table.add_line(said(5, "Bo", "later")));
    assert!(table.add_line(said(4, "Ada", "before")));
    assert!(!table.add_line(said(5, "Bo", "later")));
    table.refresh(&opened(Status::Running));
    let numbers: Vec<u32> = table.said.iter().map(|line| line.n).collect();
    assert_eq!((numbers, table.last_said()), (vec![3, 4, 5], 5));
}

/// After a loss, only requests that the server does not show as fulfilled are sent again.
#[test]
fn only_unfulfilled_requests_are_repeated() {
    let mut outbox = Outbox::default();
    outbox.add(3, |id| ClientMessage::Say {
        id,
        text: "hello".to_owned(),
    });
    outbox.add(2, |id| ClientMessage::Say {
        id,
        text: "hello".to_owned(),
    });
    outbox.add(3, |id| ClientMessage::Sit { id, seat: None });
    outbox.add(3, |id| ClientMessage::Start { id });
    outbox.add(3, |id| ClientMessage::Do {
        id,
        expected: 4,
        action: "end".to_owned(),
    });
    let (answered, _) = outbox.add(3, |id| ClientMessage::Resign { id });
    assert!(matches!(
        outbox.answered(answered),
        Some(ClientMessage::Resign { .. })
    ));
    assert_eq!(outbox.answered(answered), None);
    let mut now = opened(Status::Gathering);
    now.said = vec![ChatLine {
        seat: now.you,
        ..said(3, "Ada", "hello")
    }];
    let again = outbox.unfulfilled(&now);
    assert_eq!(
        again,
        [
            ClientMessage::Say {
                id: 1,
                text: "hello".to_owned()
            },
            ClientMessage::Start { id: 4 }
        ],
        "the second was said, the seat is taken, and steps are the table's own affair"
    );
    assert_eq!(
        outbox.unfulfilled(&opened(Status::Running)).len(),
        1,
        "it has begun"
    );
}

#[test]
fn a_player_whose_seat_was_freed_is_told_why() {
    let freed = |by: Option<usize>| TableEvent::Left {
        seat: seat(0),
        by: by.map(seat),
    };
    let mut table = ViewedTable::new(&opened(Status::Gathering));
    table.fold(&change(2, freed(Some(1))));
    assert_eq!((table.you, table.unseated), (None, true));
    // A player who left the seat may take it again.
    let mut table = ViewedTable::new(&opened(Status::Gathering));
    table.fold(&change(2, freed(None)));
    assert_eq!((table.you, table.unseated), (None, false));
    // What happens to other seats does not matter.
    let mut table = ViewedTable::new(&opened(Status::Gathering));
    let other = TableEvent::Left {
        seat: seat(1),
        by: Some(seat(0)),
    };
    table.fold(&change(2, other));
    assert_eq!((table.you, table.unseated), (Some(Seat::new(0)), false));
}

#[test]
fn invites_from_localhost_use_a_reachable_address() {
    let mut table = opened(Status::Gathering);
    let local = "http://localhost:7777";
    assert_eq!(ViewedTable::new(&table).invite_base(local), local);
    let network = "http://192.168.1.20:7777";
    table.address = Some(network.to_owned());
    let table = ViewedTable::new(&table);
    assert_eq!(table.invite_base(local), network);
    assert_eq!(table.invite_base("http://127.0.0.1:7777"), network);
    assert_eq!(table.invite_base("http://[::1]:7777"), network);
    let attic = "http://attic.local:7777";
    assert_eq!(table.invite_base(attic), attic);
}
