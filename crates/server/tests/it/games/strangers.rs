//! People who want what is not theirs.

use std::time::Duration;

use lucid_dreamscape::Dreamscape;
use lucid_protocol::table::{Join, SeatPlan};
use lucid_protocol::{ClientMessage, Code, Pace, Plan, ServerMessage, TitleId};
use lucid_testkit::online::{Answer, ClientError, ClientSocket, Guest, Player};

use super::{House, Party};

const PATIENCE: Duration = Duration::from_secs(60);

fn private() -> Plan {
    Plan {
        game: TitleId::Dreamscape,
        rules: "sylex players=2".to_owned(),
        pack: None,
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        pace: Pace::default(),
        spectators: false,
        listed: false,
    }
}

/// The next of the news that fits.
fn until<T>(socket: &mut ClientSocket, fits: impl Fn(&ServerMessage) -> Option<T>) -> T {
    loop {
        let news = socket.next_within(PATIENCE).expect("news");
        if let Some(found) = fits(&news) {
            return found;
        }
    }
}

fn refused(socket: &mut ClientSocket) -> Code {
    until(socket, |news| match news {
        ServerMessage::Refused { why, .. } => Some(why.code),
        _ => None,
    })
}

fn opened(guest: &Guest, ask: &ClientMessage) -> ClientSocket {
    let mut socket = guest.connect().expect("a socket");
    socket.send(ask).expect("it is sent");
    socket
}

#[test]
fn whoever_waits_without_a_seat_leaves_when_the_game_begins_without_spectators() {
    let house = House::open();
    let host = house.guest("Host");
    let made = host.make(&private()).expect("a table");
    let open = |invite: Option<&str>| ClientMessage::Open {
        id: 0,
        table: made.id,
        from: 0,
        invite: invite.map(str::to_owned),
    };
    // Without the invite nobody even learns that the table is there.
    let mut stranger = opened(&house.guest("Stranger"), &open(Some("guessed")));
    let answer = until(&mut stranger, |news| match news {
        ServerMessage::NoTable { why, .. } => Some(why.code),
        ServerMessage::Table(_) => panic!("a private table was shown"),
        _ => None,
    });
    assert_eq!(answer, Code::NotFound);
    // With it one sees who gathers.
    let mut late = opened(&house.guest("Late"), &open(Some(&made.invite)));
    until(&mut late, |news| {
        matches!(news, ServerMessage::Table(_)).then_some(())
    });
    let second = house.guest("Second");
    let join = Join {
        invite: Some(made.invite.clone()),
        seat: None,
    };
    second.join(made.id, &join).expect("a seat");
    let mut host: Player<Dreamscape> = Player::open(host, made.id, None).expect("the table");
    let started = host
        .ask(|id| ClientMessage::Start { id })
        .expect("an answer");
    assert!(matches!(started, Answer::Done(_)), "{started:?}");
    // The game is not for those who have no seat.
    until(&mut late, |news| match news {
        ServerMessage::NoTable { .. } => Some(()),
        ServerMessage::Change(change) => {
            assert!(!matches!(
                change.event,
                lucid_protocol::TableEvent::Started { .. }
            ));
            None
        }
        _ => None,
    });
    let mut again = opened(&house.guest("Later"), &open(Some(&made.invite)));
    let answer = until(&mut again, |news| match news {
        ServerMessage::NoTable { why, .. } => Some(why.code),
        ServerMessage::Table(_) => panic!("a game without spectators was shown"),
        _ => None,
    });
    assert_eq!(answer, Code::NotFound);
}

#[test]
fn somebody_elses_seat_turn_and_table_are_refused() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    party.catch_up();
    let number = party.players[0].follower.number();
    let waiting = (party.players.iter())
        .position(|player| !player.follower.may_act())
        .expect("one waits");
    let out_of_turn = party.players[waiting].ask(|id| ClientMessage::Do {
        id,
        expected: number,
        action: "end".to_owned(),
    });
    let Ok(Answer::Refused(problem)) = out_of_turn else {
        panic!("{out_of_turn:?}");
    };
    assert_eq!(problem.code, Code::Refused);
    assert!(problem.rule.is_some(), "{problem:?}");
    // Who watches plays nothing, starts nothing, gives nothing up.
    for ask in [
        |id| ClientMessage::Start { id },
        |id| ClientMessage::Resign { id },
        |id| ClientMessage::Rematch { id },
        |id| ClientMessage::Do {
            id,
            expected: 1,
            action: "end".to_owned(),
        },
    ] {
        let answer = party.watcher.ask(ask).expect("an answer");
        let Answer::Refused(problem) = answer else {
            panic!("{answer:?}");
        };
        let code = problem.code;
        assert!(matches!(code, Code::NotYours | Code::NotNow), "{problem:?}");
    }
    assert!(party.step(), "the game goes on");
}

#[test]
fn unreadable_messages_and_floods_are_answered_and_the_socket_lives_or_parts() {
    let house = House::open();
    let mut socket = house.guest("Ada").connect().expect("a socket");
    for text in ["", "{}", "[1]", "{\"do\":{}}", "{\"fly\":{}}", "\u{0}"] {
        socket.send_text(text).expect("it is sent");
        assert_eq!(refused(&mut socket), Code::Malformed, "{text:?}");
    }
    socket
        .send(&ClientMessage::Start { id: 9 })
        .expect("it is sent");
    assert_eq!(refused(&mut socket), Code::NotNow);
    socket
        .send(&ClientMessage::Ping { id: 0, at: 5 })
        .expect("it is sent");
    until(&mut socket, |news| {
        matches!(news, ServerMessage::Pong { at: 5, .. }).then_some(())
    });
    // A flood is refused at first and parted with when it goes on.
    let mut flood = house.guest("Flood").connect().expect("a socket");
    let mut parted = false;
    'flood: for _ in 0..40 {
        for at in 0..100 {
            if flood.send(&ClientMessage::Ping { id: 0, at }).is_err() {
                parted = true;
                break 'flood;
            }
        }
        while let Ok(news) = flood.next_within(Duration::from_millis(1)) {
            parted |= matches!(news, ServerMessage::Bye { .. });
        }
    }
    // On a busy machine the server may come to it only now.
    while !parted {
        match flood.next_within(PATIENCE) {
            Ok(news) => parted = matches!(news, ServerMessage::Bye { .. }),
            Err(trouble) => {
                assert!(matches!(trouble, ClientError::Gone(_)), "{trouble}");
                parted = true;
            }
        }
    }
    // Others do not notice.
    socket
        .send(&ClientMessage::Ping { id: 0, at: 6 })
        .expect("it is sent");
    until(&mut socket, |news| {
        matches!(news, ServerMessage::Pong { at: 6, .. }).then_some(())
    });
}

/// Whatever is refused is refused by the number that it came with, if one can be read.
#[test]
fn every_refusal_carries_the_number_of_its_message() {
    let house = House::open();
    let mut socket = house.guest("Ada").connect().expect("a socket");
    let id_of = |socket: &mut ClientSocket| {
        until(socket, |news| match news {
            ServerMessage::Refused { id, why } => Some((*id, why.code)),
            ServerMessage::NoTable { id, why } => Some((*id, why.code)),
            _ => None,
        })
    };
    for (text, expected) in [
        (r#"{"fly":{"id":3}}"#, (3, Code::Malformed)),
        (r#"{"do":{"id":4,"action":5}}"#, (4, Code::Malformed)),
        (r#"{"start":{"id":5}}"#, (5, Code::NotNow)),
        (r#"{"open":{"id":6,"table":"x"}}"#, (6, Code::Malformed)),
        (
            r#"{"open":{"id":7,"table":"0000000000011"}}"#,
            (7, Code::NotFound),
        ),
        (r#"{"open":{"table":"0000000000011"}}"#, (0, Code::NotFound)),
        (r#"{"lobby":{"id":8}}"#, (8, Code::Malformed)),
        (r#"{"ping":{"id":9}}"#, (9, Code::Malformed)),
        (r#"{"do":{"id":-1}}"#, (0, Code::Malformed)),
        (r#"{"do":{"id":10},"undo":{"id":11}}"#, (0, Code::Malformed)),
        (r#"[{"id":12}]"#, (0, Code::Malformed)),
        (r#"{"do":{"id":13"#, (0, Code::Malformed)),
    ] {
        socket.send_text(text).expect("it is sent");
        assert_eq!(id_of(&mut socket), expected, "{text}");
    }
    // What is done says so by the same number.
    let made = house.guest("Bea").make(&Plan {
        listed: true,
        ..private()
    });
    let made = made.expect("a table");
    let asks = [
        ClientMessage::Lobby { id: 20, on: true },
        ClientMessage::Open {
            id: 21,
            table: made.id,
            from: 0,
            invite: None,
        },
        ClientMessage::Shut { id: 22 },
        ClientMessage::Lobby { id: 23, on: false },
    ];
    for ask in asks {
        socket.send(&ask).expect("it is sent");
        let done = until(&mut socket, |news| match news {
            ServerMessage::Done { id, .. } => Some(*id),
            ServerMessage::Refused { why, .. } | ServerMessage::NoTable { why, .. } => {
                panic!("{why:?}")
            }
            _ => None,
        });
        assert_eq!(done, ask.id());
    }
    // And too much of it: every message has its own number.
    let mut flood = house.guest("Flood").connect().expect("a socket");
    for id in 1..=450 {
        flood
            .send(&ClientMessage::Ping { id, at: 0 })
            .expect("it is sent");
    }
    let mut answered = Vec::new();
    while answered.len() < 450 {
        match flood.next_within(PATIENCE).expect("an answer to each") {
            ServerMessage::Pong { .. } => answered.push(None),
            ServerMessage::Refused { id, why } => {
                assert_eq!(why.code, Code::TooMany);
                answered.push(Some(id));
            }
            _ => {}
        }
    }
    let refused: Vec<u32> = answered.into_iter().flatten().collect();
    assert!(refused.iter().all(|id| *id > 400), "{refused:?}");
    assert!(refused.is_sorted() && !refused.is_empty(), "{refused:?}");
}

#[test]
fn lists_and_tables_say_whose_turn_it_is_and_until_when() {
    let house = House::open();
    let (host, second) = (house.guest("Host"), house.guest("Second"));
    let plan = Plan {
        pace: Pace { clock: Some(3600) },
        listed: true,
        ..private()
    };
    let made = host.make(&plan).expect("a table");
    let join = Join::default();
    second.join(made.id, &join).expect("a seat");
    let mut host: Player<Dreamscape> = Player::open(host, made.id, None).expect("the table");
    let listed = |guest: &Guest| -> lucid_protocol::Listed {
        let reply = guest.ask("GET", "/api/tables", "").expect("lists");
        let lobby: lucid_protocol::table::Lobby =
            serde_json::from_str(&reply.text()).expect("lists");
        let (open, mut mine) = (lobby.open, lobby.mine);
        assert_eq!(open[0].to_act, mine[0].to_act);
        assert_eq!(open[0].due, mine[0].due);
        mine.remove(0)
    };
    let info = |guest: &Guest| -> lucid_protocol::TableInfo {
        let path = format!("/api/tables/{}", made.id);
        let reply = guest.ask("GET", &path, "").expect("the table");
        serde_json::from_str(&reply.text()).expect("a table")
    };
    let before = listed(&second);
    assert_eq!((before.to_act.len(), before.due), (0, None));
    let started = host
        .ask(|id| ClientMessage::Start { id })
        .expect("an answer");
    assert!(matches!(started, Answer::Done(_)), "{started:?}");
    let (mine, table) = (listed(&second), info(&second));
    let turn = if host.follower.may_act() {
        host.seat
    } else {
        Some(lucid_tabletop::Seat::new(1))
    };
    let turn: Vec<_> = turn.into_iter().map(lucid_protocol::SeatName).collect();
    assert_eq!((&mine.to_act, &table.to_act), (&turn, &turn));
    assert_eq!(mine.your_turn, mine.you == Some(turn[0]));
    let due = host.changes.last().expect("it has begun").due;
    assert!(due.is_some());
    assert_eq!((mine.due, table.due), (due, due));
}

/// The host frees a seat: its person is notified, and does not come back.
#[test]
fn whose_seat_is_freed_is_told_and_stays_away() {
    let house = House::open();
    let (host, second) = (house.guest("Host"), house.guest("Second"));
    let plan = Plan {
        listed: true,
        ..private()
    };
    let made = host.make(&plan).expect("a table");
    second.join(made.id, &Join::default()).expect("a seat");
    let mut host: Player<Dreamscape> = Player::open(host, made.id, None).expect("the table");
    let mut freed: Player<Dreamscape> =
        Player::open(second.clone(), made.id, None).expect("the table");
    let seat = freed.seat.expect("a seat").into();
    let done = host
        .ask(|id| ClientMessage::Unseat { id, seat })
        .expect("an answer");
    assert!(matches!(done, Answer::Done(_)), "{done:?}");
    until(&mut freed.socket, |news| match news {
        ServerMessage::Change(change) => {
            let by = host.seat.map(lucid_protocol::SeatName);
            assert_eq!(change.event, lucid_protocol::TableEvent::Left { seat, by });
            Some(())
        }
        _ => None,
    });
    let again = freed.ask(|id| ClientMessage::Sit { id, seat: None });
    let Ok(Answer::Refused(problem)) = again else {
        panic!("{again:?}");
    };
    assert_eq!(problem.code, Code::Unseated);
    let join = second
        .join(made.id, &Join::default())
        .expect_err("not again");
    assert_eq!(join.problem().map(|why| why.code), Some(Code::Unseated));
    house
        .guest("Third")
        .join(made.id, &Join::default())
        .expect("the seat is free");
}
