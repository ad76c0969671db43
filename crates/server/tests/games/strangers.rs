//! People who want what is not theirs.

use std::time::Duration;

use dreamscape::Dreamscape;
use protocol::table::{Join, SeatPlan};
use protocol::{Ask, Code, News, Pace, Plan, Title};
use testkit::online::{Answer, Guest, Line, Player};

use crate::{House, Party};

const PATIENCE: Duration = Duration::from_secs(30);

fn private() -> Plan {
    Plan {
        game: Title::Dreamscape,
        rules: "sylex players=2".to_owned(),
        pack: None,
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        pace: Pace::default(),
        spectators: false,
        listed: false,
    }
}

/// The next of the news that fits.
fn until<T>(line: &mut Line, fits: impl Fn(&News) -> Option<T>) -> T {
    loop {
        let news = line.next_within(PATIENCE).expect("news");
        if let Some(found) = fits(&news) {
            return found;
        }
    }
}

fn refused(line: &mut Line) -> Code {
    until(line, |news| match news {
        News::Refused { why, .. } => Some(why.code),
        _ => None,
    })
}

fn opened(guest: &Guest, ask: &Ask) -> Line {
    let mut line = guest.line().expect("a socket");
    line.say(ask).expect("it is sent");
    line
}

#[test]
fn whoever_waits_without_a_seat_leaves_when_the_game_begins_without_spectators() {
    let house = House::open();
    let host = house.guest("Host");
    let made = host.make(&private()).expect("a table");
    let open = |invite: Option<&str>| Ask::Open {
        table: made.id,
        from: 0,
        invite: invite.map(str::to_owned),
    };
    // Without the invite nobody even learns that the table is there.
    let mut stranger = opened(&house.guest("Stranger"), &open(Some("guessed")));
    let answer = until(&mut stranger, |news| match news {
        News::NoTable(problem) => Some(problem.code),
        News::Table(_) => panic!("a private table was shown"),
        _ => None,
    });
    assert_eq!(answer, Code::NotFound);
    // With it one sees who gathers.
    let mut late = opened(&house.guest("Late"), &open(Some(&made.invite)));
    until(&mut late, |news| {
        matches!(news, News::Table(_)).then_some(())
    });
    let second = house.guest("Second");
    let join = Join {
        invite: Some(made.invite.clone()),
        seat: None,
    };
    second.join(made.id, &join).expect("a seat");
    let mut host: Player<Dreamscape> = Player::open(host, made.id, None).expect("the table");
    let started = host.ask(|id| Ask::Start { id }).expect("an answer");
    assert!(matches!(started, Answer::Done(_)), "{started:?}");
    // The game is not for those who have no seat.
    until(&mut late, |news| match news {
        News::NoTable(_) => Some(()),
        News::Change(change) => {
            assert!(!matches!(change.what, protocol::What::Started { .. }));
            None
        }
        _ => None,
    });
    let mut again = opened(&house.guest("Later"), &open(Some(&made.invite)));
    let answer = until(&mut again, |news| match news {
        News::NoTable(problem) => Some(problem.code),
        News::Table(_) => panic!("a game without spectators was shown"),
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
    let out_of_turn = party.players[waiting].ask(|id| Ask::Do {
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
        |id| Ask::Start { id },
        |id| Ask::Resign { id },
        |id| Ask::Rematch { id },
        |id| Ask::Do {
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
    let mut line = house.guest("Ada").line().expect("a socket");
    for text in ["", "{}", "[1]", "{\"do\":{}}", "{\"fly\":{}}", "\u{0}"] {
        line.say_text(text).expect("it is sent");
        assert_eq!(refused(&mut line), Code::Malformed, "{text:?}");
    }
    line.say(&Ask::Start { id: 9 }).expect("it is sent");
    assert_eq!(refused(&mut line), Code::NotNow);
    line.say(&Ask::Ping { at: 5 }).expect("it is sent");
    until(&mut line, |news| {
        matches!(news, News::Pong { at: 5, .. }).then_some(())
    });
    // A flood is refused at first and parted with when it goes on.
    let mut flood = house.guest("Flood").line().expect("a socket");
    let mut parted = false;
    'flood: for _ in 0..40 {
        for at in 0..100 {
            if flood.say(&Ask::Ping { at }).is_err() {
                parted = true;
                break 'flood;
            }
        }
        while let Ok(news) = flood.next_within(Duration::from_millis(1)) {
            parted |= matches!(news, News::Bye { .. });
        }
    }
    assert!(parted, "nobody needs so much");
    // Others do not notice.
    line.say(&Ask::Ping { at: 6 }).expect("it is sent");
    until(&mut line, |news| {
        matches!(news, News::Pong { at: 6, .. }).then_some(())
    });
}
