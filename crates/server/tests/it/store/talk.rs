//! Chat and packs.

use lucid_server::store::{ChatRow, NewLine, PackRow, StoreError};
use tokio::task::JoinSet;

use super::Db;
use super::makers::{id, make};

fn line(text: &str) -> NewLine {
    NewLine {
        at: 50,
        seat: Some(1),
        identity: 7,
        name: "Zoë".to_owned(),
        guest: true,
        text: text.to_owned(),
    }
}

pub(crate) async fn lines_are_numbered_at_each_table(Db { store, .. }: Db) {
    make(&store, 1).await;
    make(&store, 2).await;
    for number in 1..=5 {
        let line = line(&format!("line {number} '; DROP TABLE chat; --"));
        assert_eq!(store.say(id(1), &line).await.unwrap(), number);
    }
    let watcher = NewLine {
        seat: None,
        ..line("<b>hi</b>")
    };
    assert_eq!(store.say(id(2), &watcher).await.unwrap(), 1);
    let last = store.chat(id(1), 2).await.unwrap();
    let numbers: Vec<u32> = last.iter().map(|line| line.number).collect();
    assert_eq!(numbers, [4, 5], "in order");
    assert_eq!(last[1].text, "line 5 '; DROP TABLE chat; --");
    assert_eq!(store.chat(id(1), 100).await.unwrap().len(), 5);
    let other = ChatRow {
        number: 1,
        at: 50,
        seat: None,
        name: "Zoë".to_owned(),
        guest: true,
        text: "<b>hi</b>".to_owned(),
    };
    assert_eq!(store.chat(id(2), 100).await.unwrap(), [other]);
    let nowhere = store.say(id(3), &line("hello?")).await;
    assert!(matches!(nowhere, Err(StoreError::Missing)), "{nowhere:?}");
    let zero = store.say(id(1), &line("\0")).await;
    assert!(matches!(zero, Err(StoreError::Text)), "{zero:?}");
}

pub(crate) async fn lines_said_at_once_get_a_number_each(db: Db) {
    make(&db.store, 1).await;
    let nodes = [db.store.clone(), db.node().await];
    let mut talk = JoinSet::new();
    for number in 0..20 {
        let node = nodes[number % 2].clone();
        talk.spawn(async move { node.say(id(1), &line("all at once")).await.unwrap() });
    }
    let mut numbers = talk.join_all().await;
    numbers.sort();
    assert_eq!(numbers, Vec::from_iter(1..=20));
    nodes[1].close().await;
}

pub(crate) async fn a_pack_is_kept_once(Db { store, .. }: Db) {
    let pack = PackRow {
        hash: "abc".to_owned(),
        game: "dreamscape".to_owned(),
        text: "id = \"a pack\"\n".repeat(20_000),
        by: 4,
        created: 9,
    };
    store.put_pack(&pack).await.unwrap();
    let again = PackRow {
        by: 5,
        created: 10,
        ..pack.clone()
    };
    store.put_pack(&again).await.unwrap();
    // It is the first one, from now on.
    let kept = PackRow {
        created: 10,
        ..pack
    };
    assert_eq!(store.pack("abc").await.unwrap(), Some(kept));
    assert_eq!(store.pack("abcd").await.unwrap(), None);
    assert_eq!(store.pack("' OR 1=1 --").await.unwrap(), None);
    assert_eq!(store.pack("\0").await.unwrap(), None);
}

pub(crate) async fn the_record_that_goes_furthest_is_kept(Db { store, .. }: Db) {
    make(&store, 1).await;
    assert_eq!(store.record(id(1)).await.unwrap(), None);
    store.put_record(id(1), 5, "five").await.unwrap();
    // Another node that knows less does no harm.
    store.put_record(id(1), 3, "three").await.unwrap();
    assert_eq!(store.record(id(1)).await.unwrap().as_deref(), Some("five"));
    store.put_record(id(1), 9, "nine").await.unwrap();
    assert_eq!(store.record(id(1)).await.unwrap().as_deref(), Some("nine"));
    assert!(store.put_record(id(2), 1, "nowhere").await.is_err());
    assert!(store.delete_table(id(1)).await.unwrap());
    assert_eq!(store.record(id(1)).await.unwrap(), None);
}
