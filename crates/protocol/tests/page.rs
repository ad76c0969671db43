//! The page of the book about the protocol speaks of every message, and every
//! message on it is one.

use std::collections::BTreeSet;

use protocol::change::{Ending, Poll, What};
use protocol::socket::Parting;
use protocol::{Ask, Change, Code, News, Plan, Problem, SeatName, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::Seat;

const PAGE: &str = include_str!("../../../docs/src/protocol.md");

/// The blocks of a kind on the page.
fn blocks(kind: &str) -> Vec<&'static str> {
    let fence = format!("```json {kind}\n");
    let after = PAGE.split(fence.as_str()).skip(1);
    after
        .filter_map(|rest| rest.split("\n```").next())
        .collect()
}

/// Every block of a kind is a message that is written again as it stands there.
fn round_trips<T: Serialize + DeserializeOwned>(kind: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for block in blocks(kind) {
        let message: T = serde_json::from_str(block).unwrap_or_else(|e| panic!("{block}: {e}"));
        assert_eq!(serde_json::to_string(&message).unwrap(), block);
        names.insert(name(&message));
    }
    names
}

/// What a message is, by its only key.
fn name<T: Serialize>(message: &T) -> String {
    match serde_json::to_value(message).unwrap() {
        serde_json::Value::Object(object) => object.keys().next().unwrap().clone(),
        other => other.as_str().unwrap().to_owned(),
    }
}

fn names<T: Serialize>(messages: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    messages.into_iter().map(|message| name(&message)).collect()
}

const A: SeatName = SeatName(Seat::new(0));

fn asks() -> Vec<Ask> {
    let table = TableId::new(1);
    let (id, seat) = (1, A);
    let all = vec![
        Ask::Open {
            table,
            from: 0,
            invite: None,
        },
        Ask::Shut {},
        Ask::Lobby(true),
        Ask::Do {
            id,
            expected: 1,
            action: String::new(),
        },
        Ask::Undo {
            id,
            expected: 1,
            to: 1,
        },
        Ask::Propose {
            id,
            poll: Poll::End,
        },
        Ask::Answer {
            id,
            asked: 1,
            yes: true,
        },
        Ask::Sit { id, seat: None },
        Ask::Leave { id },
        Ask::Assign {
            id,
            seat,
            bot: None,
        },
        Ask::Start { id },
        Ask::Resign { id },
        Ask::Back { id },
        Ask::Rematch { id },
        Ask::Say {
            id,
            text: String::new(),
        },
        Ask::Ping { at: 1 },
    ];
    // A new message does not compile here until it stands in the list above.
    for ask in &all {
        match ask {
            Ask::Open { .. } | Ask::Shut {} | Ask::Lobby(_) | Ask::Do { .. } => {}
            Ask::Undo { .. } | Ask::Propose { .. } | Ask::Answer { .. } | Ask::Sit { .. } => {}
            Ask::Leave { .. } | Ask::Assign { .. } | Ask::Start { .. } | Ask::Resign { .. } => {}
            Ask::Back { .. } | Ask::Rematch { .. } | Ask::Say { .. } | Ask::Ping { .. } => {}
        }
    }
    all
}

fn whats() -> Vec<What> {
    let (seat, name, level) = (A, String::new(), String::new());
    let all = vec![
        What::Made {},
        What::Sat {
            seat,
            name: name.clone(),
        },
        What::Named {
            seat,
            name: name.clone(),
        },
        What::Left { seat },
        What::Bot {
            seat,
            name,
            level: level.clone(),
        },
        What::Started {
            commitment: String::new(),
            told: String::new(),
        },
        What::Played(String::new()),
        What::Lapsed(String::new()),
        What::Undone { seat, to: 1 },
        What::Asked {
            seat,
            poll: Poll::End,
        },
        What::Answered { seat, yes: true },
        What::StoodIn {
            seat,
            level: level.clone(),
        },
        What::Back { seat },
        What::Resigned { seat, level },
        What::Ended {
            why: Ending::Agreed,
        },
        What::Rematch {
            table: TableId::new(1),
        },
    ];
    for what in &all {
        match what {
            What::Made {} | What::Sat { .. } | What::Left { .. } | What::Bot { .. } => {}
            What::Started { .. } | What::Played(_) | What::Lapsed(_) | What::Undone { .. } => {}
            What::Asked { .. } | What::Answered { .. } | What::StoodIn { .. } => {}
            What::Back { .. } | What::Resigned { .. } | What::Ended { .. } => {}
            What::Named { .. } | What::Rematch { .. } => {}
        }
    }
    all
}

/// The names of all news; a new one does not compile here.
fn news_names() -> BTreeSet<String> {
    let known = |news: &News| match news {
        News::Welcome { .. } | News::Table(_) | News::NoTable(_) | News::Change(_) => {}
        News::Done { .. } | News::Refused { .. } | News::Here { .. } | News::Said(_) => {}
        News::Lobby { .. } | News::Pong { .. } | News::Bye { .. } => {}
    };
    known(&News::Bye {
        why: Parting::Restart,
    });
    let names = [
        "welcome", "table", "no-table", "change", "done", "refused", "here", "said", "lobby",
        "pong", "bye",
    ];
    names.map(str::to_owned).into_iter().collect()
}

#[test]
fn every_message_stands_on_the_page_and_is_one() {
    assert_eq!(round_trips::<Ask>("ask"), names(asks()));
    assert_eq!(round_trips::<News>("news"), news_names());
    assert_eq!(round_trips::<Problem>("problem").len(), 1);
    let _ = round_trips::<Plan>("plan");
    assert_eq!(blocks("plan").len(), 1);
}

#[test]
fn every_change_code_and_parting_is_named_on_the_page() {
    let quoted = |name: &str| PAGE.contains(&format!("`{name}`"));
    for name in names(whats()) {
        assert!(quoted(&name), "the change {name}");
    }
    for code in Code::ALL {
        let name = name(&code);
        assert!(quoted(&name), "the code {name}");
    }
    let partings = [
        Parting::Restart,
        Parting::TooSlow,
        Parting::TooMuch,
        Parting::SignedOut,
    ];
    for parting in partings {
        let name = name(&parting);
        assert!(quoted(&name), "the parting {name}");
    }
    // A new one does not compile here.
    match partings[0] {
        Parting::Restart | Parting::TooSlow | Parting::TooMuch | Parting::SignedOut => {}
    }
}

#[test]
fn an_update_is_small() {
    let change = Change {
        n: 321,
        what: What::Played("B:>3 ?u ?g".to_owned()),
        due: Some(1_700_000_000_000),
    };
    let text = serde_json::to_string(&News::Change(change)).unwrap();
    assert!(text.len() < 100, "{text}");
}

#[test]
fn unknown_and_misspelt_messages_are_refused() {
    for text in [
        "",
        "{}",
        "null",
        "\"shut\"",
        "{\"fly\":{}}",
        "{\"do\":{\"id\":1}}",
        "{\"do\":{\"id\":1,\"expected\":1,\"action\":\"x\",\"more\":1}}",
        "{\"do\":{\"id\":-1,\"expected\":1,\"action\":\"x\"}}",
        "{\"sit\":{\"id\":1,\"seat\":\"Z\"}}",
        "{\"open\":{\"table\":\"../../etc\"}}",
    ] {
        assert!(serde_json::from_str::<Ask>(text).is_err(), "{text}");
    }
}
