//! Tables: made, read, watched over, deleted.

use lucid_protocol::Status;
use lucid_server::store::{Append, NewLine, SeatOwner, StoreError, TableRow};

use super::Db;
use super::makers::{append, appended, bodies, id, make, summary, table};

pub(crate) async fn a_table_is_kept_whole(Db { store, .. }: Db) {
    let mut new = table(255);
    new.id = id(u64::MAX);
    new.pack = Some("abc".to_owned());
    new.entries = vec!["made".to_owned(), "sat".to_owned()];
    new.summary.due = Some(77);
    new.summary.clock = Some(88);
    new.seat_owners = [(0, i64::MAX), (3, i64::MIN)]
        .map(|(seat, identity)| SeatOwner { seat, identity })
        .into();
    store.create_table(&new).await.unwrap();
    let row = store.table(new.id).await.unwrap().unwrap();
    let whole = TableRow {
        id: new.id,
        plan: new.plan.clone(),
        host: 1,
        created: new.created,
        seed: new.seed,
        invite: new.invite.clone(),
        version: 3,
        pack: Some("abc".to_owned()),
        listed: true,
    };
    assert_eq!(row, whole);
    assert_eq!(bodies(&store, u64::MAX).await, ["made", "sat"]);
    let mine = store.mine(i64::MIN, 5).await.unwrap();
    assert_eq!(mine[0].id, new.id);
    assert_eq!(mine[0].plan, new.plan);
    assert_eq!(mine[0].summary, new.summary);
    assert_eq!(mine[0].seat, Some(3));
    assert_eq!(store.table(id(5)).await.unwrap(), None);
    for shown in [format!("{new:?}"), format!("{row:?}")] {
        assert!(!shown.contains("invite to"), "{shown}");
        assert!(!shown.contains("255, 255"), "{shown}");
    }
}

pub(crate) async fn a_number_is_given_once(Db { store, .. }: Db) {
    make(&store, 1).await;
    let mut other = table(1);
    other.plan = "another plan".to_owned();
    other.seat_owners = vec![SeatOwner {
        seat: 2,
        identity: 9,
    }];
    let again = store.create_table(&other).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert_ne!(store.table(id(1)).await.unwrap().unwrap().plan, other.plan);
    assert_eq!(store.mine(9, 5).await.unwrap(), []);

    // Half a table is none: two owners of one seat undo all of it.
    let mut broken = table(2);
    broken.seat_owners = [8, 9]
        .map(|identity| SeatOwner { seat: 0, identity })
        .into();
    assert!(store.create_table(&broken).await.is_err());
    assert_eq!(store.table(id(2)).await.unwrap(), None);
    make(&store, 2).await;
}

pub(crate) async fn heads_are_the_last_numbers(Db { store, .. }: Db) {
    for number in [1, 2, 3] {
        make(&store, number).await;
    }
    appended(&store, append(2, 2, "step")).await;
    appended(&store, append(2, 3, "step")).await;
    let ids = [id(3), id(2), id(77)];
    let mut heads = store.heads(&ids).await.unwrap();
    heads.sort();
    assert_eq!(heads, [(id(2), 3), (id(3), 1)]);
    assert_eq!(store.heads(&[]).await.unwrap(), []);
}

/// How long a lease is that does not end during a test, in milliseconds.
const LONG: u64 = 60_000;

pub(crate) async fn a_lease_ends_and_is_taken_over(Db { store, .. }: Db) {
    make(&store, 1).await;
    let lease = async |node, time| store.lease(id(1), node, time).await.unwrap();
    assert!(lease("a", LONG).await);
    assert!(!lease("b", LONG).await, "a has it");
    assert!(lease("a", 0).await, "a keeps what it has");
    assert!(lease("b", LONG).await, "a has let it go");
    assert!(!lease("a", LONG).await, "b has it");
    store.release("b").await.unwrap();
    assert!(lease("a", LONG).await, "b has gone");
    let elsewhere = store.lease(id(2), "a", LONG).await.unwrap();
    assert!(!elsewhere, "there is no such table");
}

pub(crate) async fn a_lease_of_a_node_that_no_longer_lives_is_free(Db { store, .. }: Db) {
    make(&store, 1).await;
    let mut summary = summary(Status::Running, 1);
    summary.due = Some(100);
    let step = Append {
        summary: Some(summary),
        ..append(1, 2, "step")
    };
    appended(&store, step).await;
    let lease = async |node| store.lease(id(1), node, LONG).await.unwrap();
    let due = async |node| store.due(node, 100, 10).await.unwrap();
    store.beat("a", LONG).await.unwrap();
    assert!(lease("a").await);
    assert!(!lease("b").await, "a lives");
    assert_eq!(due("a").await, [id(1)]);
    assert_eq!(due("b").await, [], "a looks after it");
    // The node says nothing more, and its time is up.
    store.beat("a", 0).await.unwrap();
    assert_eq!(due("b").await, [id(1)], "whoever finds it may have it");
    assert!(lease("b").await);
    // It wakes, and finds that its table is somebody else's.
    store.beat("b", LONG).await.unwrap();
    store.beat("a", LONG).await.unwrap();
    assert!(!lease("a").await, "b has it, and lives");
    assert_eq!(due("a").await, []);
}

pub(crate) async fn a_deleted_table_leaves_nothing(Db { store, .. }: Db) {
    make(&store, 1).await;
    make(&store, 2).await;
    let line = NewLine {
        at: 1,
        seat: None,
        identity: 7,
        name: "Zoë".to_owned(),
        guest: true,
        text: "hello".to_owned(),
    };
    store.say(id(1), &line).await.unwrap();
    assert!(store.delete_table(id(1)).await.unwrap());
    assert!(!store.delete_table(id(1)).await.unwrap());
    assert_eq!(store.table(id(1)).await.unwrap(), None);
    assert_eq!(store.chat(id(1), 10).await.unwrap(), []);
    assert_eq!(bodies(&store, 1).await.len(), 0);
    let left = store.all_tables(10).await.unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].id, id(2));
    assert_eq!(store.mine(1, 10).await.unwrap().len(), 1);
    // The number is free again, and the new table starts empty.
    make(&store, 1).await;
    assert_eq!(bodies(&store, 1).await, ["made"]);
}

pub(crate) async fn opening_again_changes_nothing(db: Db) {
    make(&db.store, 1).await;
    let again = db.node().await;
    again.probe().await.unwrap();
    assert_eq!(bodies(&again, 1).await, ["made"]);
    again.close().await;
    db.store.probe().await.unwrap();
    // The address of a database may hold a password.
    let shown = format!("{:?}", db.store);
    assert!(
        shown == r#"Store("SQLite")"# || shown == r#"Store("PostgreSQL")"#,
        "{shown}"
    );
}
