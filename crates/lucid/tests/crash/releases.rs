//! A database of an earlier release is upgraded in the middle of an evening, and
//! everybody plays on.

use std::path::Path;
use std::str::FromStr as _;
use std::thread;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::table::{Join, Made};
use lucid_protocol::{Ask, TableId, TableInfo, What};
use lucid_server::table::Entry;
use lucid_testkit::online::{Answer, Guest, Playable, Player};
use lucid_testkit::services::Postgres;
use serde::Deserialize;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};

use crate::crew::again;
use crate::ledger::{Sent, check_game, check_game_with, check_log, log};
use crate::{Crew, Node, Place};

/// What the people of the release knew when their server was stopped.
#[derive(Deserialize)]
struct Evening {
    /// When that was.
    at: i64,
    /// The password of the first of them.
    password: String,
    people: Vec<Person>,
    tables: Vec<Table>,
}

#[derive(Deserialize)]
struct Person {
    name: String,
    cookie: String,
}

#[derive(Deserialize)]
struct Table {
    name: String,
    id: TableId,
    invite: String,
    link: String,
    people: Vec<String>,
    /// Seat, words and number of each acknowledged step.
    sent: Vec<(usize, String, u32)>,
}

/// The columns that hold times, by table; those of the log differ.
const TIMES: [(&str, &[&str]); 6] = [
    (
        "tables",
        &["created", "due", "clock", "updated", "lease_until"],
    ),
    ("chat", &["at"]),
    ("packs", &["created"]),
    ("identities", &["created"]),
    ("sessions", &["created", "seen", "expires"]),
    ("records", &[]),
];

/// Statements that move an evening to this moment, as if the server had just been stopped.
fn to_now(evening: &Evening, log: &str) -> String {
    let now = lucid_server::clock::now() as i64;
    let later = now - evening.at;
    let times = TIMES.into_iter().chain([(log, &["at"][..])]);
    let columns = times.flat_map(|(table, columns)| columns.iter().map(move |one| (table, one)));
    let update = |(table, column)| format!("UPDATE {table} SET {column} = {column} + {later};\n");
    columns.map(update).collect()
}

async fn load_sqlite(place: &Place, dump: &str, moved: &str) {
    let options = SqliteConnectOptions::from_str(&place.database).expect("an address");
    // The dump fills tables in the order of their names.
    let options = options.create_if_missing(true).foreign_keys(false);
    let connection = options.connect().await;
    let mut connection = connection.expect("a file");
    sqlx::raw_sql(dump)
        .execute(&mut connection)
        .await
        .expect("the dump");
    sqlx::raw_sql(moved)
        .execute(&mut connection)
        .await
        .expect("times");
    connection.close().await.expect("it can be closed");
}

async fn load_postgres(place: &Place, dump: &str, moved: &str) {
    // The dump sets how its own connection finds tables.
    for statements in [dump, moved] {
        let mut connection = PgConnection::connect(&place.database)
            .await
            .expect("a server");
        sqlx::raw_sql(statements)
            .execute(&mut connection)
            .await
            .expect("the dump");
        connection.close().await.expect("it can be closed");
    }
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.expect("a runtime").block_on(future)
}

impl Evening {
    fn read(text: &str) -> Evening {
        serde_json::from_str(text).expect("an evening")
    }

    fn table(&self, name: &str) -> &Table {
        let found = self.tables.iter().find(|table| table.name == name);
        found.unwrap_or_else(|| panic!("no table {name}"))
    }

    /// Somebody with the cookie of before.
    fn person(&self, node: &Node<'_>, name: &str) -> Guest {
        let person = self.people.iter().find(|person| person.name == name);
        let cookie = &person.expect("somebody known").cookie;
        Guest::returning(node.address, name, cookie)
    }

    /// Everybody comes back to a table.
    fn crew<G: Playable>(&self, node: &Node<'_>, table: &Table, seed: u64) -> Crew<G> {
        let players = table.people.iter().map(|name| {
            let guest = self.person(node, name);
            again(|| Player::open(guest.clone(), table.id, None))
        });
        let made = Made {
            id: table.id,
            invite: table.invite.clone(),
            link: table.link.clone(),
        };
        let mut crew = Crew::of(made, players.collect(), &[node.address], seed);
        let sent = table.sent.iter().map(|(seat, words, number)| Sent {
            seat: *seat,
            words: words.clone(),
            acknowledged: Some(*number),
            refused: false,
        });
        crew.sent.extend(sent);
        crew
    }

    /// Everybody plays a table to its end, and the record of the whole game verifies.
    fn play_on<G: Playable>(&self, place: &Place, node: &Node<'_>, name: &str) {
        let table = self.table(name);
        let mut crew: Crew<G> = self.crew(node, table, 11);
        let known = crew.players[0].follower.number();
        let last = table.sent.last().map_or(0, |(.., number)| *number);
        assert!(known >= last, "{name}: {known} of {last}");
        assert!(!crew.players[0].follower.is_over(), "{name}");
        crew.play_out();
        assert!(crew.sent.len() > table.sent.len(), "{name}");
        match self.pack_of(node, table) {
            Some(pack) => check_game_with(place, &crew, &pack),
            None => check_game(place, &crew),
        }
    }

    /// The bot of before plays on; a whole game would take a minute of its pauses.
    fn play_with_bots(&self, place: &Place, node: &Node<'_>) {
        let table = self.table("bots");
        let mut crew: Crew<Dreamscape> = self.crew(node, table, 13);
        let of_bot = || {
            let log = log(place, table.id).into_iter();
            log.filter(|(_, entry)| matches!(entry, Entry::Do { seat, .. } if seat.0.index() == 1))
                .count()
        };
        let before = of_bot();
        while of_bot() < before + 2 {
            assert!(crew.step(), "the game goes on");
        }
        check_log(place, &crew);
    }

    /// The pack of a table that has one of its players' own, as the server gives it.
    fn pack_of(&self, node: &Node<'_>, table: &Table) -> Option<String> {
        let host = self.person(node, &table.people[0]);
        let info = host.ask("GET", &format!("/api/tables/{}", table.id), "");
        let info = info.expect("the table").text();
        let info: TableInfo = serde_json::from_str(&info).expect("a table");
        let hash = info.pack.split(' ').next_back();
        let hash = hash.filter(|_| table.name == "own-pack")?;
        let pack = host.ask("GET", &format!("/api/packs/{hash}"), "");
        Some(pack.expect("the pack").text())
    }

    /// The vote and the chat of before are there; the vote is answered.
    fn talk_on(&self, node: &Node<'_>) {
        let table = self.table("dreamscape");
        let guest = self.person(node, &table.people[1]);
        let mut player: Player<Dreamscape> = again(|| Player::open(guest.clone(), table.id, None));
        let heard = player.line.heard.as_ref().expect("it is kept");
        assert!(heard.iter().any(|text| text.contains("Träum weiter!")));
        let asked =
            (player.changes.iter().rev()).find(|change| matches!(change.what, What::Asked { .. }));
        let asked = asked.expect("a vote").n;
        let answer = player.ask(|id| Ask::Answer {
            id,
            asked,
            yes: false,
        });
        assert!(matches!(answer, Ok(Answer::Done(_))), "{answer:?}");
    }

    /// Somebody takes the seat that was still open, and the game begins.
    fn gather_on(&self, place: &Place, node: &Node<'_>) {
        let table = self.table("gathering");
        let guest = Guest::arrive(node.address, "Dora").expect("a session");
        let join = Join {
            invite: Some(table.invite.clone()),
            seat: None,
        };
        guest.join(table.id, &join).expect("a seat");
        let mut crew: Crew<Dreamscape> = self.crew(node, table, 12);
        crew.players
            .push(Player::open(guest, table.id, None).expect("the table"));
        crew.start();
        crew.play_out();
        check_game(place, &crew);
    }

    /// A whole evening goes on under the present program.
    fn go_on(&self, place: &Place) {
        let node = Node::start(place);
        let sign_in = serde_json::json!({ "name": self.people[0].name, "password": self.password });
        let stranger = Guest::arrive(node.address, "Somebody").expect("a session");
        let signed = stranger.ask("POST", "/api/sign-in", &sign_in.to_string());
        assert_eq!(signed.expect("the password of before").status, 200);

        let over = self.table("over");
        let record = self.person(&node, &over.people[0]).record(over.id);
        std::fs::write(place.path().join("over.lucid"), record.expect("a record")).expect("a file");
        let verified = place
            .lucid(&["verify", "over.lucid"])
            .output()
            .expect("it was built");
        assert!(verified.status.success(), "{verified:?}");

        self.talk_on(&node);
        let node = &node;
        thread::scope(|scope| {
            for name in ["dreamscape", "lonely-dreams", "own-pack", "correspondence"] {
                scope.spawn(move || self.play_on::<Dreamscape>(place, node, name));
            }
            scope.spawn(move || self.play_with_bots(place, node));
            scope.spawn(move || self.play_on::<DreamRunners>(place, node, "dream-runners"));
            scope.spawn(move || self.gather_on(place, node));
        });
    }
}

#[test]
fn an_evening_of_the_first_release_goes_on_on_sqlite() {
    let evening = Evening::read(include_str!("../releases/first/sqlite.json"));
    let place = Place::sqlite();
    let dump = include_str!("../releases/first/sqlite.sql");
    block_on(load_sqlite(&place, dump, &to_now(&evening, "log")));
    assert!(Path::new(place.database.trim_start_matches("sqlite:")).is_file());
    evening.go_on(&place);
}

#[test]
fn an_evening_of_the_first_release_goes_on_on_postgres() {
    let evening = Evening::read(include_str!("../releases/first/postgres.json"));
    let postgres = Postgres::start();
    let place = Place::postgres(postgres.url(), None);
    let dump = include_str!("../releases/first/postgres.sql");
    block_on(load_postgres(&place, dump, &to_now(&evening, "entries")));
    evening.go_on(&place);
}
