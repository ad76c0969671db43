//! The life of a table: how it ends that nobody comes to, and what is forgotten.

use std::time::{Duration, Instant};

use lucid_protocol::table::{Join, Lobby, Made, SeatPlan};
use lucid_protocol::{
    ClientMessage, Code, Ending, Pace, Plan, ServerMessage, Status, TableEvent, TableSnapshot,
    TitleId,
};
use lucid_server::config::Age;
use lucid_testkit::online::{ClientError, ClientSocket, Guest};

use super::House;

/// How long something may take that happens by itself.
const PATIENCE: Duration = Duration::from_secs(60);

fn plan(seats: Vec<SeatPlan>, clock: Option<u32>) -> Plan {
    Plan {
        game: TitleId::Dreamscape,
        rules: "sylex players=2".to_owned(),
        pack: None,
        seats,
        pace: Pace { clock },
        spectators: true,
        listed: true,
    }
}

fn opened(guest: &Guest, made: &Made) -> Result<TableSnapshot, ClientError> {
    let path = format!("/api/tables/{}/changes", made.id);
    let reply = guest.ask("GET", &path, "")?;
    Ok(serde_json::from_str(&reply.text()).expect("a table"))
}

fn status(guest: &Guest, made: &Made) -> Status {
    opened(guest, made).expect("the table").table.status
}

/// Waits until something is so.
fn wait(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Somebody who looks at a table and stays.
fn looking(guest: &Guest, made: &Made) -> ClientSocket {
    let mut socket = guest.connect().expect("a socket");
    let open = ClientMessage::Open {
        id: 0,
        table: made.id,
        from: 0,
        invite: None,
    };
    socket.send(&open).expect("it is sent");
    while !matches!(
        socket.next_message().expect("news"),
        ServerMessage::Table(_)
    ) {}
    socket
}

/// A game of two that has begun, and that nobody looks at.
fn begun(house: &House, host: &Guest, clock: Option<u32>) -> Made {
    let made = host.make(&plan(vec![SeatPlan::Me, SeatPlan::Open], clock));
    let made = made.expect("a table");
    let second = house.guest("Second");
    second.join(made.id, &Join::default()).expect("a seat");
    let mut socket = looking(host, &made);
    socket
        .send(&ClientMessage::Start { id: 1 })
        .expect("it is sent");
    while !matches!(
        socket.next_message().expect("news"),
        ServerMessage::Done { .. }
    ) {}
    made
}

#[test]
fn tables_that_nobody_comes_to_end_and_leave_the_lobby() {
    let house = House::with(|config| {
        // Long enough to sit down and begin, even on a busy machine.
        config.retention.idle_gathering = Age::Millis(5_000);
        config.retention.idle_running = Age::Millis(1_000);
    });
    let host = house.guest("Host");
    let gather = || host.make(&plan(vec![SeatPlan::Me, SeatPlan::Open], None));
    let watcher = house.guest("Watcher");
    let waiting = gather().expect("a table");
    let _waits = looking(&host, &waiting);
    // The table does not wait for spectators.
    let empty = gather().expect("a table");
    let mut watches = looking(&watcher, &empty);
    let (left, timed) = (
        begun(&house, &host, None),
        begun(&house, &host, Some(3_600)),
    );
    for (made, what) in [(&empty, "people gathered"), (&left, "a game ran")] {
        wait(what, || status(&host, made) == Status::Ended);
        let changes = opened(&host, made).expect("the table").changes;
        let last = changes.last().map(|change| &change.event);
        assert_eq!(last, Some(&TableEvent::Ended { why: Ending::Idle }));
    }
    loop {
        if let ServerMessage::Change(change) = watches.next_message().expect("news") {
            assert_eq!(change.event, TableEvent::Ended { why: Ending::Idle });
            break;
        }
    }
    assert_eq!(status(&host, &waiting), Status::Gathering, "somebody waits");
    assert_eq!(status(&host, &timed), Status::Running, "its clock runs");
    let lobby = watcher.ask("GET", "/api/tables", "").expect("lists");
    let lobby: Lobby = serde_json::from_str(&lobby.text()).expect("lists");
    let mut open: Vec<_> = lobby.open.iter().map(|table| table.id).collect();
    open.sort();
    let mut still = [waiting.id, timed.id];
    still.sort();
    assert_eq!(open, still);
}

#[test]
fn finished_tables_are_forgotten_and_whoever_looks_is_told() {
    let house = House::with(|config| config.retention.keep_tables = Age::Millis(1_000));
    let host = house.guest("Host");
    let made = host.make(&plan(vec![SeatPlan::Me, SeatPlan::Open], None));
    let made = made.expect("a table");
    let kept = host.make(&plan(vec![SeatPlan::Me, SeatPlan::Open], None));
    let kept = kept.expect("a table");
    let mut socket = looking(&host, &made);
    socket
        .send(&ClientMessage::Leave { id: 1 })
        .expect("it is sent");
    // Nobody is left, so it ends; and when it is forgotten, that is said.
    let (mut ended, mut gone) = (false, None);
    while gone.is_none() {
        match socket.next_within(PATIENCE).expect("news") {
            ServerMessage::Change(change) => {
                ended |= matches!(change.event, TableEvent::Ended { .. });
            }
            ServerMessage::NoTable { id, why } => gone = Some((id, why.code)),
            _ => {}
        }
    }
    assert!(ended, "it ended first");
    assert_eq!(gone, Some((0, Code::Gone)));
    let trouble = opened(&host, &made).expect_err("it is forgotten");
    assert_eq!(trouble.problem().map(|why| why.code), Some(Code::NotFound));
    assert_eq!(status(&host, &kept), Status::Gathering, "it is not over");
}
