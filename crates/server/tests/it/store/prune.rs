//! What nobody needs any more.

use lucid_protocol::Status;
use lucid_server::config::{Age, Retention};
use lucid_server::retention::{Pruned, prune, rehearse};
use lucid_server::store::{NewTable, PackRow, SeatOwner, Store};

use super::Db;
use super::makers::{bodies, entered, id, session, summary, table};

async fn stands(store: &Store, number: u64, status: Status, updated: u64, clock: Option<u64>) {
    let mut stands = summary(status, updated);
    stands.clock = clock;
    let new = NewTable {
        summary: stands,
        created: 1,
        ..table(number)
    };
    store.create_table(&new).await.unwrap();
}

pub(crate) async fn idle_tables_are_those_without_people_and_clocks(Db { store, .. }: Db) {
    stands(&store, 1, Status::Gathering, 100, None).await;
    stands(&store, 2, Status::Gathering, 300, None).await;
    stands(&store, 3, Status::Running, 100, None).await;
    stands(&store, 4, Status::Running, 100, Some(999)).await;
    stands(&store, 5, Status::Over, 100, None).await;
    stands(&store, 6, Status::Gathering, 50, None).await;
    let idle = async |status, before| store.idle_tables(status, before, 10).await.unwrap();
    assert_eq!(idle(Status::Gathering, 50).await, []);
    assert_eq!(idle(Status::Gathering, 200).await, [id(1), id(6)]);
    assert_eq!(
        idle(Status::Running, 200).await,
        [id(3)],
        "a clock runs at 4"
    );
    assert_eq!(idle(Status::Over, 200).await, [], "it has ended");
    store.visit(id(1), 250).await.unwrap();
    store.visit(id(1), 240).await.unwrap();
    store.visit(id(77), 250).await.unwrap();
    assert_eq!(idle(Status::Gathering, 250).await, [id(6)]);
    assert_eq!(idle(Status::Gathering, 251).await, [id(6), id(1)]);
    assert_eq!(
        store.idle_tables(Status::Gathering, 251, 1).await.unwrap(),
        [id(6)]
    );
}

fn pack(hash: &str, created: u64) -> PackRow {
    PackRow {
        hash: hash.to_owned(),
        game: "dreamscape".to_owned(),
        text: "text".to_owned(),
        by: 1,
        created,
    }
}

pub(crate) async fn what_nobody_needs_is_forgotten_and_nothing_else(Db { store, .. }: Db) {
    stands(&store, 1, Status::Over, 100, None).await;
    stands(&store, 2, Status::Ended, 100, None).await;
    stands(&store, 3, Status::Over, 950, None).await;
    stands(&store, 4, Status::Running, 100, None).await;
    // The pack of an old table goes with it, those of others stay.
    for (hash, created) in [("used", 1), ("old", 1), ("fresh", 950), ("idle", 1)] {
        store.put_pack(&pack(hash, created)).await.unwrap();
    }
    for (number, hash, status) in [(5, "old", Status::Over), (6, "used", Status::Running)] {
        let new = NewTable {
            created: 1,
            pack: Some(hash.to_owned()),
            summary: summary(status, 100),
            seat_owners: vec![SeatOwner {
                seat: 0,
                identity: 13,
            }],
            ..table(number)
        };
        store.create_table(&new).await.unwrap();
    }
    // 11 has nothing, 12 a session, 13 a seat, 14 a password, 15 has just come.
    for (person, token) in [(11, 1), (12, 2), (13, 3), (14, 4), (15, 5)] {
        let mut session = session(token);
        session.created = if person == 15 { 950 } else { 10 };
        store
            .create_identity(person, "Zoë", &session)
            .await
            .unwrap();
    }
    let kept = store.set_password(14, "hash", &entered(6)).await;
    kept.unwrap();
    for person in [11, 13, 14, 15] {
        store.end_sessions(person).await.unwrap();
    }
    let keep = Retention {
        keep_tables: Age::Millis(500),
        keep_guests: Age::Millis(500),
        keep_packs: Age::Millis(500),
        ..Retention::default()
    };
    let forever = Retention {
        keep_tables: Age::Forever,
        keep_guests: Age::Forever,
        keep_packs: Age::Forever,
        ..keep
    };
    let nothing = Pruned::default();
    assert_eq!(prune(&store, &forever, 1_000).await.unwrap(), nothing);
    let would = rehearse(&store, &keep, 1_000).await.unwrap();
    let mut done = prune(&store, &keep, 1_000).await.unwrap();
    done.tables.sort();
    done.packs.sort();
    assert_eq!(done.tables, [id(1), id(2), id(5)]);
    assert_eq!((done.guests, done.sessions), (1, 0));
    assert_eq!(done.packs, ["idle", "old"]);
    // A rehearsal knows all but what becomes unused by it.
    let mut tables = would.tables.clone();
    tables.sort();
    assert_eq!((tables, would.guests), (done.tables.clone(), 1));
    assert_eq!(would.packs, ["idle"]);
    assert_eq!(bodies(&store, 1).await, Vec::<String>::new());
    for number in [3, 4, 6] {
        assert_eq!(bodies(&store, number).await, ["made"], "{number}");
    }
    for (person, there) in [(11, false), (12, true), (13, true), (14, true), (15, true)] {
        let known = store.identity(person).await.unwrap().is_some();
        assert_eq!(known, there, "{person}");
    }
    for (hash, there) in [
        ("used", true),
        ("old", false),
        ("fresh", true),
        ("idle", false),
    ] {
        let known = store.pack(hash).await.unwrap().is_some();
        assert_eq!(known, there, "{hash}");
    }
    assert_eq!(prune(&store, &keep, 1_000).await.unwrap(), nothing, "once");
    // A session that ends makes room for its guest's end.
    let later = prune(&store, &keep, 20_000).await.unwrap();
    assert_eq!((later.sessions, later.guests), (1, 2));
    assert_eq!(later.packs, ["fresh"]);
}

pub(crate) async fn a_pack_that_is_chosen_or_brought_again_is_not_forgotten(Db { store, .. }: Db) {
    for hash in ["chosen", "again", "idle"] {
        store.put_pack(&pack(hash, 1)).await.unwrap();
    }
    let found = store.unused_packs(500, 10).await.unwrap();
    assert_eq!(found, ["again", "chosen", "idle"]);
    // Just then a table is being made with one, and another comes again.
    store.use_pack("chosen", 600).await.unwrap();
    store.put_pack(&pack("again", 600)).await.unwrap();
    assert_eq!(store.forget_packs(found, 500).await.unwrap(), ["idle"]);
}
