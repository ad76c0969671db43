//! The table beside its game, and questions after a lost line.

use lucid_protocol::change::Ending;
use lucid_protocol::socket::{Opened, Said};
use lucid_protocol::{
    Ask, Change, Pace, Poll, SeatName, Seated, Status, TableId, TableInfo, Title, What,
};
use lucid_tabletop::Seat;

use crate::online::{Place, Post};

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

fn said(n: u32, name: &str, text: &str) -> Said {
    Said {
        n,
        at: 0,
        seat: Some(seat(0)),
        name: name.to_owned(),
        guest: false,
        text: text.to_owned(),
    }
}

fn opened(status: Status) -> Opened {
    Opened {
        table: TableInfo {
            id: TableId::new(9),
            game: Title::Dreamscape,
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
        changes: vec![change(1, What::Made {})],
        poll: None,
        now: 0,
        here: vec![seat(0)],
        watching: 0,
        said: vec![said(3, "Bo", "hello")],
        invite: None,
        address: None,
    }
}

fn change(n: u32, what: What) -> Change {
    Change {
        n,
        what,
        due: None,
        over: None,
        digest: None,
    }
}

#[test]
fn seats_fill_and_empty_as_told_and_only_once() {
    let mut place = Place::new(&opened(Status::Gathering));
    assert!(place.is_host());
    assert_eq!(place.names(), ["Ada", "Bo", "3"]);
    let cy = change(
        2,
        What::Sat {
            seat: seat(2),
            name: "Cy".to_owned(),
            guest: true,
        },
    );
    place.fold(&cy);
    let named = What::Named {
        seat: seat(1),
        name: "Bea".to_owned(),
        guest: false,
    };
    place.fold(&change(3, named));
    assert_eq!(place.names(), ["Ada", "Bea", "Cy"]);
    let is_guest = |seated: &Seated| matches!(seated, Seated::Person { guest: true, .. });
    let guests: Vec<bool> = place.info.seats.iter().map(is_guest).collect();
    assert_eq!(guests, [false, false, true]);
    let left = What::Left {
        seat: seat(2),
        by: None,
    };
    place.fold(&change(4, left));
    place.fold(&cy);
    assert_eq!(place.info.seats[2], Seated::Open, "late news is no news");
    let bot = What::Bot {
        seat: seat(2),
        name: "Ida".to_owned(),
        level: "greedy".to_owned(),
    };
    place.fold(&change(5, bot));
    assert_eq!(place.info.seats[2].bot(), Some("greedy"));
    place.fold(&Change {
        due: Some(500),
        ..change(
            6,
            What::Started {
                commitment: "x".to_owned(),
                told: String::new(),
            },
        )
    });
    assert_eq!((place.info.status, place.due), (Status::Running, Some(500)));
    assert_eq!(place.missing().collect::<Vec<_>>(), [Seat::new(1)]);
}

#[test]
fn what_is_asked_is_open_until_it_is_decided() {
    let mut place = Place::new(&opened(Status::Running));
    let ask = |n, by, poll| {
        change(
            n,
            What::Asked {
                seat: seat(by),
                poll,
            },
        )
    };
    place.fold(&ask(2, 1, Poll::Undo { to: 1 }));
    assert!(place.must_answer());
    place.fold(&change(
        3,
        What::Answered {
            seat: seat(0),
            yes: true,
        },
    ));
    assert!(!place.must_answer() && place.poll.is_some());
    place.fold(&change(
        4,
        What::Undone {
            seat: seat(1),
            to: 1,
        },
    ));
    assert_eq!(place.poll, None);
    place.fold(&ask(5, 0, Poll::Replace { seat: seat(1) }));
    assert!(!place.must_answer(), "who asks has answered");
    let bot = "greedy".to_owned();
    place.fold(&change(
        6,
        What::StoodIn {
            seat: seat(1),
            level: bot.clone(),
        },
    ));
    assert_eq!(place.poll, None);
    assert_eq!(place.info.seats[1].bot(), Some("greedy"));
    place.fold(&change(7, What::Back { seat: seat(1) }));
    assert_eq!(place.info.seats[1].bot(), None);
    place.fold(&change(
        8,
        What::Resigned {
            seat: seat(0),
            level: bot,
        },
    ));
    assert_eq!(place.replaced(), Some(true));
    place.fold(&ask(9, 1, Poll::End));
    place.fold(&change(
        10,
        What::Answered {
            seat: seat(0),
            yes: false,
        },
    ));
    assert_eq!(place.poll, None, "one no is enough");
    place.fold(&change(
        11,
        What::Ended {
            why: Ending::Deserted,
        },
    ));
    assert_eq!(place.ending, Some(Ending::Deserted));
}

#[test]
fn a_line_of_the_chat_is_heard_once_and_in_order() {
    let mut place = Place::new(&opened(Status::Running));
    assert!(place.hear(said(5, "Bo", "later")));
    assert!(place.hear(said(4, "Ada", "before")));
    assert!(!place.hear(said(5, "Bo", "later")));
    place.refresh(&opened(Status::Running));
    let numbers: Vec<u32> = place.said.iter().map(|line| line.n).collect();
    assert_eq!((numbers, place.last_said()), (vec![3, 4, 5], 5));
}

/// After a loss, only what the server does not show is asked again.
#[test]
fn questions_are_repeated_only_if_they_did_not_happen() {
    let mut post = Post::default();
    post.ask(3, |id| Ask::Say {
        id,
        text: "hello".to_owned(),
    });
    post.ask(2, |id| Ask::Say {
        id,
        text: "hello".to_owned(),
    });
    post.ask(3, |id| Ask::Sit { id, seat: None });
    post.ask(3, |id| Ask::Start { id });
    post.ask(3, |id| Ask::Do {
        id,
        expected: 4,
        action: "end".to_owned(),
    });
    let (answered, _) = post.ask(3, |id| Ask::Resign { id });
    assert!(matches!(post.answered(answered), Some(Ask::Resign { .. })));
    assert_eq!(post.answered(answered), None);
    let mut now = opened(Status::Gathering);
    now.said = vec![Said {
        seat: now.you,
        ..said(3, "Ada", "hello")
    }];
    let again = post.again(&now);
    assert_eq!(
        again,
        [
            Ask::Say {
                id: 1,
                text: "hello".to_owned()
            },
            Ask::Start { id: 4 }
        ],
        "the second was said, the seat is taken, and steps are the table's own affair"
    );
    assert_eq!(
        post.again(&opened(Status::Running)).len(),
        1,
        "it has begun"
    );
}

#[test]
fn whose_seat_the_host_frees_has_none_and_knows_why() {
    let freed = |by: Option<usize>| What::Left {
        seat: seat(0),
        by: by.map(seat),
    };
    let mut place = Place::new(&opened(Status::Gathering));
    place.fold(&change(2, freed(Some(1))));
    assert_eq!((place.you, place.unseated), (None, true));
    // Who gets up by themselves may sit down again.
    let mut place = Place::new(&opened(Status::Gathering));
    place.fold(&change(2, freed(None)));
    assert_eq!((place.you, place.unseated), (None, false));
    // What happens to others is theirs.
    let mut place = Place::new(&opened(Status::Gathering));
    let other = What::Left {
        seat: seat(1),
        by: Some(seat(0)),
    };
    place.fold(&change(2, other));
    assert_eq!((place.you, place.unseated), (Some(Seat::new(0)), false));
}

#[test]
fn a_host_at_the_machine_itself_invites_to_an_address_that_others_reach() {
    let mut table = opened(Status::Gathering);
    let local = "http://localhost:7777";
    assert_eq!(Place::new(&table).invite_base(local), local);
    let network = "http://192.168.1.20:7777";
    table.address = Some(network.to_owned());
    let place = Place::new(&table);
    assert_eq!(place.invite_base(local), network);
    assert_eq!(place.invite_base("http://127.0.0.1:7777"), network);
    assert_eq!(place.invite_base("http://[::1]:7777"), network);
    let attic = "http://attic.local:7777";
    assert_eq!(place.invite_base(attic), attic);
}
