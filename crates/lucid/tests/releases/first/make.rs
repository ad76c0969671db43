//! Makes the databases of this folder: an evening of several tables, in the middle.
//!
//! This file belongs to the tree of the release that it makes a database of. Put it
//! into `crates/lucid/tests/crash/`, name it in `main.rs`, and run it there:
//!
//! ```text
//! LUCID_KEEP=FOLDER cargo nextest run -p lucid --test crash make
//! ```

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::table::{Join, Made, SeatPlan, Uploaded};
use lucid_protocol::{Ask, Pace, Plan, Poll};
use serde_json::{Value, json};
use lucid_tabletop::Random;
use lucid_testkit::Habit;
use lucid_testkit::online::{Answer, Guest, Playable, Player, http};
use lucid_testkit::services::Postgres;

use crate::{Node, Place};

/// The seconds of a turn in a game by correspondence.
const THREE_DAYS: u32 = 3 * 24 * 60 * 60;
const PASSWORD: &str = "seven moons over Alexandria";

/// A table that is made and played for a while.
struct Evening {
    name: &'static str,
    rules: &'static str,
    seats: Vec<SeatPlan>,
    pace: Pace,
    pack: Option<String>,
    listed: bool,
    /// How many steps are played; nothing for a game that is not started.
    steps: Option<usize>,
}

fn people(seats: usize) -> Vec<SeatPlan> {
    let mut plan = vec![SeatPlan::Open; seats];
    plan[0] = SeatPlan::Me;
    plan
}

/// Plays a table and describes it.
fn play<G: Playable>(guests: &[Guest], evening: &Evening, seed: u64) -> Value {
    let plan = Plan {
        game: G::TITLE,
        rules: evening.rules.to_owned(),
        pack: evening.pack.clone(),
        seats: evening.seats.clone(),
        pace: evening.pace,
        spectators: true,
        listed: evening.listed,
    };
    let made: Made = guests[0].make(&plan).expect("a table");
    let mut seated = vec![guests[0].clone()];
    let open = evening.seats.iter().filter(|seat| **seat == SeatPlan::Open);
    if evening.steps.is_some() {
        for (guest, _) in guests[1..].iter().zip(open) {
            let invite = Some(made.invite.clone());
            guest
                .join(made.id, &Join { invite, seat: None })
                .expect("a seat");
            seated.push(guest.clone());
        }
    }
    let mut players: Vec<Player<G>> = (seated.iter())
        .map(|guest| Player::open(guest.clone(), made.id, None).expect("the table"))
        .collect();
    let mut sent = Vec::new();
    if let Some(steps) = evening.steps {
        // A table without an open seat starts by itself.
        let _ = players[0].ask(|id| Ask::Start { id }).expect("an answer");
        let mut random = Random::new(seed);
        while sent.len() < steps {
            let newest = players.iter().map(|player| player.follower.number()).max();
            for player in &mut players {
                player
                    .follow_to(newest.unwrap())
                    .expect("the table goes on");
            }
            if players[0].follower.is_over() {
                break;
            }
            let able: Vec<usize> = (0..players.len())
                .filter(|index| players[*index].follower.may_act())
                .collect();
            let Some(index) = random.pick(&able) else {
                let _ = players[0].next_within(std::time::Duration::from_secs(1));
                continue;
            };
            let action = players[index].choose(Habit::Busy(6), &mut random).unwrap();
            let words = players[index].notation(action);
            match players[index].act(action).expect("an answer") {
                Answer::Done(number) => {
                    let seat = players[index].seat.expect("a seat").index();
                    sent.push(json!([seat, words, number]));
                }
                // A bot was quicker.
                Answer::Refused(_) => {}
            }
        }
    }
    json!({
        "name": evening.name,
        "game": G::TITLE,
        "rules": evening.rules,
        "id": made.id,
        "invite": made.invite,
        "link": made.link,
        "people": seated.iter().map(|guest| guest.name.clone()).collect::<Vec<_>>(),
        "sent": sent,
    })
}

/// Says something and asks something at a table.
fn talk<G: Playable>(guests: &[Guest], table: &Value) {
    let id = serde_json::from_value(table["id"].clone()).unwrap();
    let mut players: Vec<Player<G>> = (guests.iter().take(2))
        .map(|guest| Player::open(guest.clone(), id, None).expect("the table"))
        .collect();
    for (index, text) in ["Shall we stop here?", "Träum weiter!"].iter().enumerate() {
        let text = (*text).to_owned();
        let said = players[index].ask(|id| Ask::Say { id, text }).unwrap();
        assert!(matches!(said, Answer::Done(_)), "{said:?}");
    }
    let asked = players[0].ask(|id| Ask::Propose {
        id,
        poll: Poll::End,
    });
    assert!(matches!(asked, Ok(Answer::Done(_))), "{asked:?}");
}

fn upload(server: SocketAddr, guest: &Guest) -> Uploaded {
    let pack = include_str!("../../../../packs/packs/dreamscape/lucid.toml");
    let pack = pack.replacen("id = \"lucid\"", "id = \"our-own\"", 1);
    // Worth more, and for the rest the same game, which players can follow.
    let pack = pack.replacen("points = 6", "points = 7", 1);
    let stream = http::connect(server, guest.from).unwrap();
    let headers = guest.headers();
    let mut headers: Vec<(&str, &str)> = (headers.iter())
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    headers.push(("content-type", "application/toml"));
    let reply = http::ask(stream, "POST", "/api/packs", &headers, &pack).unwrap();
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// An evening at a server; who was there, and what was played.
fn evening(place: &Place) -> Value {
    let mut node = Node::start(place);
    let guests = ["Hypatia", "Bela", "Cleo"]
        .map(|name| Guest::arrive(node.address, name).expect("a session"));
    let password = json!({ "password": PASSWORD }).to_string();
    guests[0]
        .ask("PUT", "/api/me/password", &password)
        .expect("a password");
    let own = upload(node.address, &guests[0]);
    let base = Evening {
        name: "dreamscape",
        rules: "sylex players=2",
        seats: people(2),
        pace: Pace::default(),
        pack: None,
        listed: false,
        steps: Some(30),
    };
    let scape = |evening: Evening, seed| play::<Dreamscape>(&guests, &evening, seed);
    let mut tables = vec![
        scape(Evening { ..base_of(&base) }, 1),
        scape(
            Evening {
                name: "lonely-dreams",
                rules: "sylex players=1 nightmare=yes solo=bad-dreams",
                seats: people(1),
                ..base_of(&base)
            },
            2,
        ),
        scape(
            Evening {
                name: "own-pack",
                pack: Some(own.hash),
                ..base_of(&base)
            },
            3,
        ),
        scape(
            Evening {
                name: "correspondence",
                pace: Pace {
                    clock: Some(THREE_DAYS),
                },
                ..base_of(&base)
            },
            4,
        ),
        scape(
            Evening {
                name: "bots",
                seats: vec![SeatPlan::Me, SeatPlan::Bot("greedy".to_owned())],
                steps: Some(12),
                ..base_of(&base)
            },
            5,
        ),
        scape(
            Evening {
                name: "over",
                rules: "sylex players=2 cycles=1",
                steps: Some(10_000),
                ..base_of(&base)
            },
            6,
        ),
        scape(
            Evening {
                name: "gathering",
                listed: true,
                steps: None,
                ..base_of(&base)
            },
            7,
        ),
    ];
    let runners = Evening {
        name: "dream-runners",
        rules: "players=3 timer=none",
        seats: people(3),
        ..base_of(&base)
    };
    tables.push(play::<DreamRunners>(&guests, &runners, 8));
    talk::<Dreamscape>(&guests, &tables[0]);
    node.stop();
    let known = guests.each_ref().map(|guest| {
        let headers = guest.headers();
        let (_, cookie) = headers.iter().find(|(name, _)| *name == "cookie").unwrap();
        json!({ "name": guest.name, "cookie": cookie })
    });
    let at = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_millis() as u64;
    json!({ "at": at, "password": PASSWORD, "people": known, "tables": tables })
}

fn base_of(base: &Evening) -> Evening {
    Evening {
        seats: base.seats.clone(),
        pack: base.pack.clone(),
        ..*base
    }
}

fn write(name: &str, text: impl AsRef<[u8]>) {
    let folder = PathBuf::from(std::env::var_os("LUCID_KEEP").expect("a folder"));
    std::fs::write(folder.join(name), text).expect("it can be written");
}

fn printed(command: &mut Command) -> Vec<u8> {
    let done = command.output().expect("the program is installed");
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    done.stdout
}

#[test]
fn make() {
    let place = Place::sqlite();
    let told = evening(&place);
    write("sqlite.json", serde_json::to_string_pretty(&told).unwrap());
    let file = place.database.trim_start_matches("sqlite:");
    let dump =
        "import sqlite3, sys\nfor line in sqlite3.connect(sys.argv[1]).iterdump(): print(line)";
    write(
        "sqlite.sql",
        printed(Command::new("python3").args(["-c", dump, file])),
    );

    let postgres = Postgres::start();
    let place = Place::postgres(postgres.url(), None);
    let told = evening(&place);
    write(
        "postgres.json",
        serde_json::to_string_pretty(&told).unwrap(),
    );
    let mut dump = Command::new("pg_dump");
    dump.args([
        "--inserts",
        "--rows-per-insert=100",
        "--no-owner",
        "--no-privileges",
    ]);
    write(
        "postgres.sql",
        printed(dump.arg("--dbname").arg(postgres.url())),
    );
}
