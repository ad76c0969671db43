//! What only a PostgreSQL server does: it is restarted while games go on.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use lucid_server::store::{Appended, Store, StoreError};
use lucid_testkit::services::Postgres;
use tokio::task::JoinSet;

use super::makers::{append, appended, bodies, id, make};

/// How many tables are played.
const TABLES: u64 = 40;

/// The entry that the store confirmed for each number.
type Confirmed = HashMap<u32, String>;

/// Appends to a table until the game ends, by numbers that are looked up again
/// after every answer but `Done`; what was told to be done.
async fn play(store: Store, table: u64, rounds: Arc<Rounds>) -> Confirmed {
    let mut confirmed = Confirmed::new();
    let mut head = 1;
    for attempt in 0.. {
        if rounds.over() {
            break;
        }
        let body = format!("attempt {attempt}");
        match store.append(append(table, head + 1, &body)).await {
            Ok(Appended::Done) => {
                head += 1;
                confirmed.insert(head, body);
                rounds.done.fetch_add(1, Ordering::Relaxed);
            }
            Ok(Appended::Taken) => panic!("nobody else plays at {table}"),
            Err(StoreError::Closed) => panic!("nobody closed the store"),
            Err(_) => head = look_again(&store, table).await,
        }
    }
    confirmed
}

/// The number of a table's last entry, once the database answers.
async fn look_again(store: &Store, table: u64) -> u32 {
    loop {
        if let Ok(heads) = store.heads(&[id(table)]).await {
            return heads[0].1;
        }
    }
}

/// How far the game is.
#[derive(Default)]
struct Rounds {
    done: AtomicU32,
    end: AtomicU32,
}

impl Rounds {
    fn over(&self) -> bool {
        let end = self.end.load(Ordering::Relaxed);
        end > 0 && self.done.load(Ordering::Relaxed) >= end
    }

    /// Waits until some more appends are done.
    async fn go_on(&self, appends: u32) {
        let goal = self.done.load(Ordering::Relaxed) + appends;
        while self.done.load(Ordering::Relaxed) < goal {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_outlives_restarts() {
    let mut postgres = Postgres::start();
    let store = Store::open(&postgres.url()).await.unwrap();
    let rounds = Arc::new(Rounds::default());
    let mut games = JoinSet::new();
    for table in 0..TABLES {
        make(&store, table).await;
        let (store, rounds) = (store.clone(), rounds.clone());
        games.spawn(async move { (table, play(store, table, rounds).await) });
    }
    for kill in [false, true, false, true] {
        rounds.go_on(10 * TABLES as u32).await;
        postgres = tokio::task::spawn_blocking(move || {
            if kill {
                postgres.kill();
            }
            postgres.restart();
            postgres
        })
        .await
        .unwrap();
    }
    rounds.go_on(10 * TABLES as u32).await;
    rounds.end.store(1, Ordering::Relaxed);

    for (table, told) in games.join_all().await {
        let entries = store.entries_after(id(table), 0).await.unwrap();
        let mut seen = HashMap::new();
        for (number, entry) in (1..).zip(&entries) {
            assert_eq!(entry.number, number, "at {table} there is a gap");
            let twice = seen.insert(&entry.body, number);
            assert_eq!(twice, None, "at {table}: {}", entry.body);
        }
        for (number, body) in &told {
            assert_eq!(seen.get(body), Some(number), "at {table} {body} is lost");
        }
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_database_a_store_says_so_and_recovers() {
    let mut postgres = Postgres::start();
    let store = Store::open(&postgres.url()).await.unwrap();
    make(&store, 1).await;
    store.probe().await.unwrap();
    let backup = store.backup_to(Path::new("/nowhere")).await;
    assert!(matches!(backup, Err(StoreError::UsePgDump)), "{backup:?}");
    postgres.stop();
    let (probe, lost) = tokio::join!(store.probe(), store.append(append(1, 2, "lost")));
    assert!(probe.is_err(), "{probe:?}");
    assert!(matches!(lost, Err(StoreError::NotSaved(_))), "{lost:?}");
    postgres.restart();
    store.probe().await.unwrap();
    assert_eq!(bodies(&store, 1).await, ["made"]);
    appended(&store, append(1, 2, "step")).await;
    store.close().await;
}
