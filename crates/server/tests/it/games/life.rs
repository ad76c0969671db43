//! The life of a table: how it ends that nobody comes to, and what is forgotten.

use std::time::{Duration, Instant};

use lucid_protocol::change::Ending;
use lucid_protocol::socket::Opened;
use lucid_protocol::table::{Join, Lobby, Made, SeatPlan};
use lucid_protocol::{Ask, Code, News, Pace, Plan, Status, Title, What};
use lucid_server::config::Age;
use lucid_testkit::online::{Guest, Line, Trouble};

use super::House;

/// How long something may take that happens by itself.
const PATIENCE: Duration = Duration::from_secs(60);

fn plan(seats: Vec<SeatPlan>, clock: Option<u32>) -> Plan {
    Plan {
        game: Title::Dreamscape,
        rules: "sylex players=2".to_owned(),
        pack: None,
        seats,
        pace: Pace { clock },
        spectators: true,
        listed: true,
    }
}

fn opened(guest: &Guest, made: &Made) -> Result<Opened, Trouble> {
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
fn looking(guest: &Guest, made: &Made) -> Line {
    let mut line = guest.line().expect("a socket");
    let open = Ask::Open {
        id: 0,
        table: made.id,
        from: 0,
        invite: None,
    };
    line.say(&open).expect("it is sent");
    while !matches!(line.next_news().expect("news"), News::Table(_)) {}
    line
}

/// A game of two that has begun, and that nobody looks at.
fn begun(house: &House, host: &Guest, clock: Option<u32>) -> Made {
    let made = host.make(&plan(vec![SeatPlan::Me, SeatPlan::Open], clock));
    let made = made.expect("a table");
    let second = house.guest("Second");
    second.join(made.id, &Join::default()).expect("a seat");
    let mut line = looking(host, &made);
    line.say(&Ask::Start { id: 1 }).expect("it is sent");
    while !matches!(line.next_news().expect("news"), News::Done { .. }) {}
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
    // Whoever only watches is no person that the table waits for.
    let empty = gather().expect("a table");
    let mut watches = looking(&watcher, &empty);
    let (left, timed) = (
        begun(&house, &host, None),
        begun(&house, &host, Some(3_600)),
    );
    for (made, what) in [(&empty, "people gathered"), (&left, "a game ran")] {
        wait(what, || status(&host, made) == Status::Ended);
        let changes = opened(&host, made).expect("the table").changes;
        let last = changes.last().map(|change| &change.what);
        assert_eq!(last, Some(&What::Ended { why: Ending::Idle }));
    }
    loop {
        if let News::Change(change) = watches.next_news().expect("news") {
            assert_eq!(change.what, What::Ended { why: Ending::Idle });
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
    let mut line = looking(&host, &made);
    line.say(&Ask::Leave { id: 1 }).expect("it is sent");
    // Nobody is left, so it ends; and when it is forgotten, that is said.
    let (mut ended, mut gone) = (false, None);
    while gone.is_none() {
        match line.next_within(PATIENCE).expect("news") {
            News::Change(change) => ended |= matches!(change.what, What::Ended { .. }),
            News::NoTable { id, why } => gone = Some((id, why.code)),
            _ => {}
        }
    }
    assert!(ended, "it ended first");
    assert_eq!(gone, Some((0, Code::Gone)));
    let trouble = opened(&host, &made).expect_err("it is forgotten");
    assert_eq!(trouble.problem().map(|why| why.code), Some(Code::NotFound));
    assert_eq!(status(&host, &kept), Status::Gathering, "it is not over");
}
