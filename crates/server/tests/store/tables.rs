//! Tables: made, read, watched over, deleted.

use server::store::{NewLine, Place, StoreError, TableRow};

use crate::Db;
use crate::makers::{append, appended, bodies, id, make, table};

pub(crate) async fn a_table_is_kept_whole(Db { store, .. }: Db) {
    let mut new = table(255);
    new.id = id(u64::MAX);
    new.pack = Some("abc".to_owned());
    new.entries = vec!["made".to_owned(), "sat".to_owned()];
    new.summary.due = Some(77);
    new.summary.clock = Some(88);
    new.places = [(0, i64::MAX), (3, i64::MIN)]
        .map(|(seat, identity)| Place { seat, identity })
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
    other.places = vec![Place {
        seat: 2,
        identity: 9,
    }];
    let again = store.create_table(&other).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert_ne!(store.table(id(1)).await.unwrap().unwrap().plan, other.plan);
    assert_eq!(store.mine(9, 5).await.unwrap(), []);

    // Half a table is none: two owners of one seat undo all of it.
    let mut broken = table(2);
    broken.places = [8, 9].map(|identity| Place { seat: 0, identity }).into();
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

pub(crate) async fn a_lease_ends_and_is_taken_over(Db { store, .. }: Db) {
    make(&store, 1).await;
    let lease = async |node, now, until| store.lease(id(1), node, now, until).await.unwrap();
    assert!(lease("a", 100, 200).await);
    assert!(!lease("b", 199, 300).await, "a has it until 200");
    assert!(lease("a", 150, 250).await, "a keeps what it has");
    assert!(!lease("b", 249, 350).await, "a has it until 250");
    assert!(lease("b", 250, 350).await, "a has let it go");
    assert!(!lease("a", 260, 360).await, "b has it");
    let elsewhere = store.lease(id(2), "a", 0, 10).await.unwrap();
    assert!(!elsewhere, "there is no such table");
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
    // The number is free, and nothing of before is at the new table.
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
