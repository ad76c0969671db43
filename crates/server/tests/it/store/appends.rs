//! The log: who is first has the number, and what is done stays.

use lucid_protocol::Status;
use lucid_server::store::{Append, Appended, SeatOwner, StoreError};
use tokio::task::JoinSet;

use super::Db;
use super::makers::{append, appended, bodies, id, make, summary};

pub(crate) async fn entries_come_back_in_order(Db { store, .. }: Db) {
    let strange = [
        "{\"a\":\"b\"}",
        "'; DROP TABLE entries; --",
        "Träume ☾",
        "",
        "12",
        "null",
    ];
    let mut tasks = JoinSet::new();
    for table in 1..=20 {
        let store = store.clone();
        tasks.spawn(async move {
            make(&store, table).await;
            for (number, body) in (2..).zip(strange) {
                appended(&store, append(table, number, body)).await;
            }
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.unwrap();
    }
    for table in 1..=20 {
        let entries = store.entries_after(id(table), 0).await.unwrap();
        let numbers: Vec<u32> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7]);
        let bodies: Vec<&str> = entries.iter().map(|entry| entry.body.as_str()).collect();
        assert_eq!(bodies[1..], strange);
        assert_eq!(entries[0].at, 1_000 + table);
        assert_eq!(entries[6].at, 5_007);
        let later = store.entries_after(id(table), 5).await.unwrap();
        assert_eq!(later, entries[5..]);
        assert_eq!(store.entries_after(id(table), 7).await.unwrap(), []);
    }
    assert_eq!(store.entries_after(id(99), 0).await.unwrap(), []);
}

pub(crate) async fn one_of_a_hundred_is_done(Db { store, .. }: Db) {
    make(&store, 1).await;
    for number in 2..6 {
        let mut race = JoinSet::new();
        for runner in 0..100 {
            let store = store.clone();
            race.spawn(async move {
                let append = append(1, number, &format!("{number} by {runner}"));
                (store.append(append).await.unwrap(), runner)
            });
        }
        let ends = race.join_all().await;
        let done = ends.iter().filter(|(end, _)| *end == Appended::Done);
        let winners: Vec<i32> = done.map(|(_, runner)| *runner).collect();
        assert_eq!(winners.len(), 1, "{winners:?}");
        let last = bodies(&store, 1).await.pop().unwrap();
        assert_eq!(last, format!("{number} by {}", winners[0]));
    }
    assert_eq!(bodies(&store, 1).await.len(), 5);
}

pub(crate) async fn one_of_two_nodes_is_done(db: Db) {
    let nodes = [db.store.clone(), db.node().await];
    for table in 1..=8 {
        make(&db.store, table).await;
    }
    // Both nodes append to all tables at once, in opposite order.
    let mut race = JoinSet::new();
    for number in 2..10 {
        for (name, node) in (0..).zip(&nodes) {
            for table in 1..=8 {
                let table = if name == 0 { table } else { 9 - table };
                let node = node.clone();
                race.spawn(async move {
                    let body = format!("{number} by node {name}");
                    let end = node.append(append(table, number, &body)).await.unwrap();
                    (table, number, name, end)
                });
            }
        }
        // Nobody appends a number before the one before it is there.
        let mut done = Vec::new();
        while let Some(ended) = race.join_next().await {
            let (table, number, name, end) = ended.unwrap();
            if end == Appended::Done {
                done.push((table, format!("{number} by node {name}")));
            }
        }
        done.sort();
        assert_eq!(done.len(), 8, "{done:?}");
        for (table, body) in done {
            assert_eq!(bodies(&nodes[1], table).await.pop(), Some(body));
        }
    }
    nodes[1].close().await;
}

pub(crate) async fn a_beaten_append_changes_nothing(Db { store, .. }: Db) {
    make(&store, 1).await;
    let seats = |identity| Some(vec![SeatOwner { seat: 1, identity }]);
    let first = Append {
        summary: Some(summary(Status::Running, 7_000)),
        seat_owners: seats(42),
        ..append(1, 2, "first")
    };
    appended(&store, first).await;
    let second = Append {
        summary: Some(summary(Status::Over, 8_000)),
        seat_owners: seats(43),
        ..append(1, 2, "second")
    };
    assert_eq!(store.append(second).await.unwrap(), Appended::Taken);
    assert_eq!(bodies(&store, 1).await, ["made", "first"]);
    let mine = store.mine(42, 10).await.unwrap();
    assert_eq!(mine.len(), 1);
    assert_eq!(mine[0].seat, Some(1));
    assert_eq!(mine[0].summary, summary(Status::Running, 7_000));
    assert_eq!(store.mine(43, 10).await.unwrap(), []);
    // The places of before are no more; the host still sees the table.
    assert_eq!(store.mine(1, 10).await.unwrap()[0].seat, None);
}

pub(crate) async fn the_last_summary_of_many_appends_counts(Db { store, .. }: Db) {
    make(&store, 1).await;
    let step = |number: u32, told: bool| {
        let append = Append {
            summary: told.then(|| summary(Status::Running, u64::from(number))),
            ..append(1, number, "step")
        };
        appended(&store, append)
    };
    // Appends that do not wait for each other share a commit, or a few.
    tokio::join!(step(2, true), step(3, true), step(4, true), step(5, false));
    assert_eq!(bodies(&store, 1).await.len(), 5);
    let mine = store.mine(1, 10).await.unwrap();
    assert_eq!(mine[0].summary, summary(Status::Running, 4));
}

pub(crate) async fn an_append_to_a_table_that_is_gone_harms_nobody(Db { store, .. }: Db) {
    make(&store, 2).await;
    let mut waiting = JoinSet::new();
    for table in 1..=3 {
        let store = store.clone();
        waiting.spawn(async move {
            let end = store.append(append(table, 2, "step")).await;
            (table, end.unwrap())
        });
    }
    let mut ends = waiting.join_all().await;
    ends.sort_by_key(|(table, _)| *table);
    let gone = Appended::Taken;
    assert_eq!(ends, [(1, gone), (2, Appended::Done), (3, gone)]);
    assert_eq!(bodies(&store, 1).await.len(), 0);
}

pub(crate) async fn what_waits_when_the_store_closes_is_committed(db: Db) {
    for table in 1..=50 {
        make(&db.store, table).await;
    }
    let mut waiting = JoinSet::new();
    for table in 1..=50 {
        let store = db.store.clone();
        waiting.spawn(async move { (table, store.append(append(table, 2, "last")).await) });
    }
    tokio::task::yield_now().await;
    db.store.close().await;
    let ends = waiting.join_all().await;
    let again = db.node().await;
    for (table, end) in ends {
        match end {
            Ok(end) => {
                assert_eq!(end, Appended::Done);
                assert_eq!(bodies(&again, table).await, ["made", "last"]);
            }
            Err(StoreError::Closed) => assert_eq!(bodies(&again, table).await, ["made"]),
            Err(error) => panic!("{error}"),
        }
    }
    let late = db.store.append(append(1, 3, "too late")).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
    assert!(matches!(
        db.store.table(id(1)).await,
        Err(StoreError::Closed)
    ));
    again.close().await;
}

pub(crate) async fn a_text_with_a_zero_is_refused(Db { store, .. }: Db) {
    make(&store, 1).await;
    let refused = store.append(append(1, 2, "a\0b")).await;
    assert!(matches!(refused, Err(StoreError::Text)), "{refused:?}");
    appended(&store, append(1, 2, "ab")).await;
}
