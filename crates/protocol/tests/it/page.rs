//! The page of the book about the protocol speaks of every message, and every
//! message on it is one.

use std::collections::BTreeSet;

use lucid_protocol::{
    Change, ClientMessage, CloseReason, Code, Ending, Plan, Poll, Problem, SeatName, ServerMessage,
    TableEvent, TableId,
};
use lucid_tabletop::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;

const PAGE: &str = include_str!("../../../../docs/src/protocol.md");

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

fn asks() -> Vec<ClientMessage> {
    let table = TableId::new(1);
    let (id, seat) = (1, A);
    let all = vec![
        ClientMessage::Open {
            id,
            table,
            from: 0,
            invite: None,
        },
        ClientMessage::Shut { id },
        ClientMessage::Lobby { id, on: true },
        ClientMessage::Do {
            id,
            expected: 1,
            action: String::new(),
        },
        ClientMessage::Undo {
            id,
            expected: 1,
            to: 1,
        },
        ClientMessage::Propose {
            id,
            poll: Poll::End,
        },
        ClientMessage::Answer {
            id,
            asked: 1,
            yes: true,
        },
        ClientMessage::Sit { id, seat: None },
        ClientMessage::Leave { id },
        ClientMessage::Assign {
            id,
            seat,
            bot: None,
        },
        ClientMessage::Unseat { id, seat },
        ClientMessage::Start { id },
        ClientMessage::Resign { id },
        ClientMessage::Back { id },
        ClientMessage::Rematch { id },
        ClientMessage::Say {
            id,
            text: String::new(),
        },
        ClientMessage::Ping { id, at: 1 },
    ];
    // A new message does not compile here until it stands in the list above.
    for ask in &all {
        match ask {
            ClientMessage::Open { .. }
            | ClientMessage::Shut { .. }
            | ClientMessage::Lobby { .. }
            | ClientMessage::Do { .. } => {}
            ClientMessage::Undo { .. }
            | ClientMessage::Propose { .. }
            | ClientMessage::Answer { .. }
            | ClientMessage::Sit { .. } => {}
            ClientMessage::Leave { .. }
            | ClientMessage::Assign { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Resign { .. } => {}
            ClientMessage::Unseat { .. } => {}
            ClientMessage::Back { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::Say { .. }
            | ClientMessage::Ping { .. } => {}
        }
    }
    all
}

fn whats() -> Vec<TableEvent> {
    let (seat, name, level) = (A, String::new(), String::new());
    let all = vec![
        TableEvent::Made {},
        TableEvent::Sat {
            seat,
            name: name.clone(),
            guest: false,
        },
        TableEvent::Named {
            seat,
            name: name.clone(),
            guest: false,
        },
        TableEvent::Left { seat, by: None },
        TableEvent::Bot {
            seat,
            name,
            level: level.clone(),
        },
        TableEvent::Started {
            commitment: String::new(),
            told: String::new(),
        },
        TableEvent::Played(String::new()),
        TableEvent::Lapsed(String::new()),
        TableEvent::Undone { seat, to: 1 },
        TableEvent::Asked {
            seat,
            poll: Poll::End,
        },
        TableEvent::Answered { seat, yes: true },
        TableEvent::StoodIn {
            seat,
            level: level.clone(),
        },
        TableEvent::Back { seat },
        TableEvent::Resigned { seat, level },
        TableEvent::Ended {
            why: Ending::Agreed,
        },
        TableEvent::Rematch {
            table: TableId::new(1),
        },
    ];
    for what in &all {
        match what {
            TableEvent::Made {}
            | TableEvent::Sat { .. }
            | TableEvent::Left { .. }
            | TableEvent::Bot { .. } => {}
            TableEvent::Started { .. }
            | TableEvent::Played(_)
            | TableEvent::Lapsed(_)
            | TableEvent::Undone { .. } => {}
            TableEvent::Asked { .. } | TableEvent::Answered { .. } | TableEvent::StoodIn { .. } => {
            }
            TableEvent::Back { .. } | TableEvent::Resigned { .. } | TableEvent::Ended { .. } => {}
            TableEvent::Named { .. } | TableEvent::Rematch { .. } => {}
        }
    }
    all
}

/// The names of all news; a new one does not compile here.
fn news_names() -> BTreeSet<String> {
    let known = |news: &ServerMessage| match news {
        ServerMessage::Welcome { .. }
        | ServerMessage::Table(_)
        | ServerMessage::NoTable { .. }
        | ServerMessage::Change(_) => {}
        ServerMessage::Done { .. }
        | ServerMessage::Refused { .. }
        | ServerMessage::Here { .. }
        | ServerMessage::Said(_) => {}
        ServerMessage::Lobby { .. } | ServerMessage::Pong { .. } | ServerMessage::Bye { .. } => {}
    };
    known(&ServerMessage::Bye {
        why: CloseReason::Restart,
    });
    let names = [
        "welcome", "table", "no-table", "change", "done", "refused", "here", "said", "lobby",
        "pong", "bye",
    ];
    names.map(str::to_owned).into_iter().collect()
}

#[test]
fn every_message_stands_on_the_page_and_is_one() {
    assert_eq!(round_trips::<ClientMessage>("ask"), names(asks()));
    assert_eq!(round_trips::<ServerMessage>("news"), news_names());
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
        CloseReason::Restart,
        CloseReason::TooSlow,
        CloseReason::TooMuch,
        CloseReason::SignedOut,
    ];
    for parting in partings {
        let name = name(&parting);
        assert!(quoted(&name), "the parting {name}");
    }
    // A new one does not compile here.
    match partings[0] {
        CloseReason::Restart
        | CloseReason::TooSlow
        | CloseReason::TooMuch
        | CloseReason::SignedOut => {}
    }
}

#[test]
fn an_update_is_small() {
    let change = Change {
        n: 321,
        event: TableEvent::Played("B:>3 ?u ?g".to_owned()),
        due: Some(1_700_000_000_000),
        over: None,
        digest: None,
    };
    let text = serde_json::to_string(&ServerMessage::Change(change)).unwrap();
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
        assert!(
            serde_json::from_str::<ClientMessage>(text).is_err(),
            "{text}"
        );
    }
}

#[test]
fn the_page_tells_the_limits() {
    use lucid_protocol::limits::*;
    let rows = [
        format!("| a message over the socket | {MESSAGE} bytes |"),
        format!("| a body | {BODY} bytes |"),
        format!("| a pack | {PACK} bytes |"),
        format!("| the rules of a plan | {RULES} bytes |"),
        format!("| a name | {NAME} characters |"),
        format!("| a password | {PASSWORD_MOST} characters, and at least {PASSWORD_LEAST} |"),
        format!("| a chat message | {CHAT} characters |"),
        format!(
            "| chat messages of a person | {LINES_AT_ONCE} at once, {LINES_PER_MINUTE} a minute |"
        ),
        format!("| chat messages shown to newcomers | the last {LINES_SHOWN} |"),
        format!("| tables in a list | {LISTED} |"),
        format!("| a turn clock | {CLOCK_MOST} seconds, and at least {CLOCK_LEAST} |"),
        format!(
            "| messages from a socket | {SENDS_AT_ONCE} at once, {SENDS_PER_MINUTE} a minute |"
        ),
        format!(
            "| messages refused as too many | {REFUSALS_AT_ONCE} at once, {REFUSALS_PER_MINUTE} a minute;"
        ),
        format!("| messages waiting for a reader | {WAITING};"),
    ];
    for row in &rows {
        assert!(PAGE.contains(row.as_str()), "{row}");
    }
    let (_, table) = PAGE.split_once("| what | limit |").unwrap();
    let lines = table.lines().filter(|line| line.starts_with("| "));
    assert_eq!(lines.count(), rows.len(), "and nothing else");
}

#[test]
fn the_page_tells_what_to_do_about_a_silent_server() {
    use lucid_protocol::liveness::*;
    let (_, part) = PAGE.split_once("### A silent server").unwrap();
    let seconds = |time: u64| time / 1000;
    for told in [
        format!("After {} seconds of silence", seconds(PING)),
        format!(
            "after only {} seconds if it has sent something",
            seconds(ANSWER)
        ),
        format!("within {} seconds of a ping", seconds(SILENCE)),
        format!("waits about {} seconds", seconds(ANSWER + SILENCE)),
        format!("only watches {}", seconds(PING + SILENCE)),
        format!("no `welcome` after {} seconds", seconds(CONNECT)),
        format!("never more than {} seconds", seconds(BACK_OFF_MOST)),
        "half a second the first time".to_owned(),
        format!(
            "After `too-much`, begin with {} seconds",
            seconds(back_off(4, 1000))
        ),
    ] {
        assert!(part.contains(&told), "{told}");
    }
    assert_eq!(BACK_OFF_LEAST, 500);
}

#[test]
fn the_page_tells_the_version_and_the_reasons_why_a_table_ended() {
    let version = lucid_protocol::VERSION;
    assert!(PAGE.contains(&format!("{{\"welcome\":{{\"version\":{version},")));
    let endings = [
        Ending::Agreed,
        Ending::Deserted,
        Ending::Idle,
        Ending::RulesRetired,
        Ending::Closed,
    ];
    for ending in endings {
        // A new one does not compile here.
        match ending {
            Ending::Agreed | Ending::Deserted | Ending::Idle => {}
            Ending::RulesRetired | Ending::Closed => {}
        }
        assert!(PAGE.contains(&format!("`{}`", name(&ending))), "{ending:?}");
    }
}

/// All keys and words of the messages on the page are in one case.
#[test]
fn keys_and_words_are_in_kebab_case() {
    fn keys(value: &serde_json::Value, all: &mut BTreeSet<String>) {
        match value {
            serde_json::Value::Object(object) => {
                for (key, value) in object {
                    all.insert(key.clone());
                    keys(value, all);
                }
            }
            serde_json::Value::Array(values) => values.iter().for_each(|value| keys(value, all)),
            _ => {}
        }
    }
    let mut all = BTreeSet::new();
    for kind in ["ask", "news", "plan", "problem"] {
        for block in blocks(kind) {
            keys(&serde_json::from_str(block).unwrap(), &mut all);
        }
    }
    for message in asks() {
        keys(&serde_json::to_value(message).unwrap(), &mut all);
    }
    for what in whats() {
        keys(&serde_json::to_value(what).unwrap(), &mut all);
    }
    let listed = lucid_protocol::Listed {
        id: TableId::new(1),
        game: lucid_protocol::TitleId::DreamRunners,
        rules: String::new(),
        seats: vec![stood_in()],
        pace: lucid_protocol::Pace { clock: Some(60) },
        spectators: true,
        status: lucid_protocol::Status::Running,
        round: 1,
        updated: 1,
        you: Some(A),
        your_turn: true,
        to_act: vec![A],
        due: Some(1),
    };
    keys(&serde_json::to_value(listed).unwrap(), &mut all);
    all.extend(names(whats()));
    assert!(all.contains("your-turn") && all.contains("stand-in") && all.contains("to-act"));
    for word in all {
        let fits = |c: char| c.is_ascii_lowercase() || c == '-';
        assert!(word.chars().all(fits), "{word}");
    }
}

fn stood_in() -> lucid_protocol::Seated {
    lucid_protocol::Seated::Person {
        name: "Ada".to_owned(),
        stand_in: Some("greedy".to_owned()),
        resigned: true,
        guest: false,
    }
}

#[test]
fn what_databases_hold_from_before_is_still_read() {
    let kept = r#"{"person":{"name":"Ada","stand_in":"greedy","resigned":true}}"#;
    let seated: lucid_protocol::Seated = serde_json::from_str(kept).unwrap();
    assert_eq!(seated, stood_in());
    let new = serde_json::to_string(&seated).unwrap();
    assert_eq!(new, kept.replace("stand_in", "stand-in"));
}
