//! A database of an earlier release is upgraded in the middle of an evening, and
//! everybody plays on.

use std::path::Path;
use std::str::FromStr as _;
use std::thread;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::table::{Join, Made};
use lucid_protocol::{ClientMessage, TableEvent, TableId, TableInfo};
use lucid_testkit::online::{Answer, Guest, Playable, Player};
use lucid_testkit::services::Postgres;
use serde::Deserialize;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};

use crate::crew::again;
use crate::ledger::{Sent, check_game, check_game_with, check_log, log};
use crate::{Cluster, Crew, Node};

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

async fn load_sqlite(cluster: &Cluster, dump: &str, moved: &str) {
    let options = SqliteConnectOptions::from_str(&cluster.database).expect("an address");
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

async fn load_postgres(cluster: &Cluster, dump: &str, moved: &str) {
    // The dump changes the search path of its own connection.
    for statements in [dump, moved] {
        let mut connection = PgConnection::connect(&cluster.database)
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

    /// Somebody with their old cookie.
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
    fn play_on<G: Playable>(&self, cluster: &Cluster, node: &Node<'_>, name: &str) {
        let table = self.table(name);
        let mut crew: Crew<G> = self.crew(node, table, 11);
        let known = crew.players[0].follower.number();
        let last = table.sent.last().map_or(0, |(.., number)| *number);
        assert!(known >= last, "{name}: {known} of {last}");
        assert!(!crew.players[0].follower.is_over(), "{name}");
        crew.play_out();
        assert!(crew.sent.len() > table.sent.len(), "{name}");
        match self.pack_of(node, table) {
            Some(pack) => check_game_with(cluster, &crew, &pack),
            None => check_game(cluster, &crew),
        }
    }

    /// The bot plays on; a whole game would take a minute because of its pauses.
    fn play_with_bots(&self, cluster: &Cluster, node: &Node<'_>) {
        let table = self.table("bots");
        let mut crew: Crew<Dreamscape> = self.crew(node, table, 13);
        let of_bot = || {
            let log = log(cluster, table.id).into_iter();
            log.filter(|(_, entry)| entry.played().is_some_and(|(seat, _)| seat.index() == 1))
                .count()
        };
        let before = of_bot();
        while of_bot() < before + 2 {
            assert!(crew.step(), "the game goes on");
        }
        check_log(cluster, &crew);
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

    /// The open vote and the chat are there; the vote is answered.
    fn talk_on(&self, node: &Node<'_>) {
        let table = self.table("dreamscape");
        let guest = self.person(node, &table.people[1]);
        let mut player: Player<Dreamscape> = again(|| Player::open(guest.clone(), table.id, None));
        let heard = player.socket.heard.as_ref().expect("it is kept");
        assert!(heard.iter().any(|text| text.contains("Träum weiter!")));
        let asked = (player.changes.iter().rev())
            .find(|change| matches!(change.event, TableEvent::Asked { .. }));
        let asked = asked.expect("a vote").n;
        let answer = player.ask(|id| ClientMessage::Answer {
            id,
            asked,
            yes: false,
        });
        assert!(matches!(answer, Ok(Answer::Done(_))), "{answer:?}");
    }

    /// Somebody takes the seat that was still open, and the game begins.
    fn gather_on(&self, cluster: &Cluster, node: &Node<'_>) {
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
        check_game(cluster, &crew);
    }

    /// A whole evening goes on with the present program.
    fn go_on(&self, cluster: &Cluster) {
        let node = Node::start(cluster);
        let sign_in = serde_json::json!({ "name": self.people[0].name, "password": self.password });
        let stranger = Guest::arrive(node.address, "Somebody").expect("a session");
        let signed = stranger.ask("POST", "/api/sign-in", &sign_in.to_string());
        assert_eq!(signed.expect("the password of before").status, 200);

        let over = self.table("over");
        let record = self.person(&node, &over.people[0]).record(over.id);
        std::fs::write(cluster.path().join("over.lucid"), record.expect("a record"))
            .expect("a file");
        let verified = cluster
            .lucid(&["verify", "over.lucid"])
            .output()
            .expect("it was built");
        assert!(verified.status.success(), "{verified:?}");

        self.talk_on(&node);
        let node = &node;
        thread::scope(|scope| {
            for name in ["dreamscape", "lonely-dreams", "own-pack", "correspondence"] {
                scope.spawn(move || self.play_on::<Dreamscape>(cluster, node, name));
            }
            scope.spawn(move || self.play_with_bots(cluster, node));
            scope.spawn(move || self.play_on::<DreamRunners>(cluster, node, "dream-runners"));
            scope.spawn(move || self.gather_on(cluster, node));
        });
    }
}

#[test]
fn an_evening_of_the_first_release_goes_on_on_sqlite() {
    let evening = Evening::read(include_str!("../releases/first/sqlite.json"));
    let cluster = Cluster::sqlite();
    let dump = include_str!("../releases/first/sqlite.sql");
    block_on(load_sqlite(&cluster, dump, &to_now(&evening, "log")));
    assert!(Path::new(cluster.database.trim_start_matches("sqlite:")).is_file());
    evening.go_on(&cluster);
}

#[test]
fn an_evening_of_the_first_release_goes_on_on_postgres() {
    let evening = Evening::read(include_str!("../releases/first/postgres.json"));
    let postgres = Postgres::start();
    let cluster = Cluster::postgres(postgres.url(), None);
    let dump = include_str!("../releases/first/postgres.sql");
    block_on(load_postgres(&cluster, dump, &to_now(&evening, "entries")));
    evening.go_on(&cluster);
}
