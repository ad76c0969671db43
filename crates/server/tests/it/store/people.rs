//! People and their sessions.

use lucid_server::erase::erase;
use lucid_server::store::{IdentityRow, NewLine, StoreError};

use super::Db;
use super::makers::{append, appended, bodies, entered, id, session, table};

/// As long as sessions last in these tests.
const REST: u64 = 10_000;

pub(crate) async fn a_session_is_somebodys_until_it_ends(Db { store, .. }: Db) {
    store.create_identity(7, "Zoë", &session(1)).await.unwrap();
    let zoe = IdentityRow {
        id: 7,
        name: "Zoë".to_owned(),
        kept: false,
    };
    let at = async |now| store.session(&[1; 32], now, REST).await.unwrap();
    assert_eq!(at(10_000).await, Some(zoe.clone()));
    assert_eq!(at(19_999).await, Some(zoe));
    assert_eq!(at(20_000).await, None, "it has ended");
    assert_eq!(store.session(&[2; 32], 10_000, REST).await.unwrap(), None);
    assert_eq!(store.forget_sessions(19_999, REST).await.unwrap(), 0);
    assert_eq!(store.forget_sessions(20_000, REST).await.unwrap(), 1);
    assert_eq!(at(10_000).await, None);
    let shown = format!("{:?}", session(201));
    assert!(!shown.contains("201"), "{shown}");
}

pub(crate) async fn signing_out_ends_one_session_or_all(Db { store, .. }: Db) {
    store.create_identity(7, "Zoë", &session(1)).await.unwrap();
    store.create_identity(8, "Max", &session(9)).await.unwrap();
    for token in 2..=4 {
        store.enter(7, &entered(token)).await.unwrap();
    }
    let count = async |now| store.count_sessions(7, now).await.unwrap();
    assert_eq!(count(10_000).await, 4);
    assert_eq!(count(20_000).await, 0, "they have ended");
    store.end_session(&[2; 32]).await.unwrap();
    store.end_session(&[2; 32]).await.unwrap();
    assert_eq!(count(10_000).await, 3);
    assert_eq!(store.session(&[2; 32], 10_000, REST).await.unwrap(), None);
    assert!(
        store
            .session(&[3; 32], 10_000, REST)
            .await
            .unwrap()
            .is_some()
    );
    let mut left = (store.sessions_left(&[[4; 32], [2; 32], [9; 32], [77; 32]], 10_000))
        .await
        .unwrap();
    left.sort_unstable();
    assert_eq!(left, [[4; 32], [9; 32]]);
    let later = store.sessions_left(&[[4; 32]], 20_000).await.unwrap();
    assert!(later.is_empty(), "it has ended by itself");
    store.end_sessions(7).await.unwrap();
    assert_eq!(count(10_000).await, 0);
    assert!(
        store
            .session(&[9; 32], 10_000, REST)
            .await
            .unwrap()
            .is_some()
    );

    let again = store.enter(7, &entered(9)).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    let nobody = store.enter(6, &entered(6)).await;
    assert!(matches!(nobody, Err(StoreError::Missing)), "{nobody:?}");
}

pub(crate) async fn a_kept_name_is_one_persons(Db { store, .. }: Db) {
    for (id, token) in [(1, 1), (2, 2), (3, 3)] {
        let guest = store.create_identity(id, "Änne", &session(token)).await;
        guest.expect("guests may share a name");
    }
    let again = store.create_identity(1, "Other", &session(4)).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert!(
        store
            .set_password(1, "hash one", &entered(11))
            .await
            .unwrap()
    );
    let two = async || store.set_password(2, "hash two", &entered(12)).await;
    assert!(!two().await.unwrap());
    assert!(store.rename(2, "ÄNNE B").await.unwrap());
    assert!(two().await.unwrap());
    assert!(!store.rename(2, "ÄNNE").await.unwrap(), "1 keeps it");
    assert!(store.rename(1, "äNNe").await.unwrap(), "it is 1's own");
    assert!(!store.rename(3, "Änne B").await.unwrap(), "nor may a guest");
    let two = store
        .session(&[12; 32], 10_000, REST)
        .await
        .unwrap()
        .unwrap();
    assert_eq!((two.name.as_str(), two.kept), ("ÄNNE B", true));
    let nobody = store.rename(99, "Nobody").await;
    assert!(matches!(nobody, Err(StoreError::Missing)), "{nobody:?}");
    let nobody = store.set_password(99, "hash", &entered(99)).await;
    assert!(matches!(nobody, Err(StoreError::Missing)), "{nobody:?}");
}

pub(crate) async fn a_kept_name_is_found_in_any_case(Db { store, .. }: Db) {
    store.create_identity(1, "Änne", &session(1)).await.unwrap();
    assert_eq!(store.kept_by_name("Änne").await.unwrap(), None);
    store.set_password(1, "first", &entered(11)).await.unwrap();
    store.set_password(1, "second", &entered(12)).await.unwrap();
    let (who, hash) = store.kept_by_name("äNNE").await.unwrap().unwrap();
    assert_eq!((who.id, who.name.as_str(), who.kept), (1, "Änne", true));
    assert_eq!(hash, "second");
    assert_eq!(store.kept_by_name("Anne").await.unwrap(), None);
    assert_eq!(store.kept_by_name("Ä%").await.unwrap(), None);
    assert_eq!(store.kept_by_name("Ä\0").await.unwrap(), None);
}

pub(crate) async fn sql_in_names_is_a_name(Db { store, .. }: Db) {
    let names = [
        "'; DROP TABLE identities; --",
        "\" OR 1=1 --",
        "$1",
        "?",
        "\\'",
        "<b>x</b>",
    ];
    for (id, name) in (1_u8..).zip(names) {
        let made = store.create_identity(id.into(), name, &session(id)).await;
        made.unwrap();
        assert!(
            store
                .set_password(id.into(), name, &entered(100 + id))
                .await
                .unwrap()
        );
    }
    for (id, name) in (1_u8..).zip(names) {
        let (who, hash) = store.kept_by_name(name).await.unwrap().unwrap();
        assert_eq!((who.id, who.name.as_str()), (i64::from(id), name));
        assert_eq!(hash, name);
    }
    let refused = store.create_identity(99, "a\0b", &session(99)).await;
    assert!(matches!(refused, Err(StoreError::Text)), "{refused:?}");
}

pub(crate) async fn kept_names_do_not_look_alike(Db { store, .. }: Db) {
    for (id, name) in [(1, "Ada"), (2, "Аda"), (3, "Bea")] {
        let token = session(u8::try_from(id).unwrap());
        store.create_identity(id, name, &token).await.unwrap();
    }
    assert!(
        !store.is_kept("ADА", 9).await.unwrap(),
        "nobody keeps it yet"
    );
    // Two at once: one wins.
    let (first, second) = (entered(11), entered(12));
    let (one, two) = tokio::join!(
        store.set_password(1, "one", &first),
        store.set_password(2, "two", &second),
    );
    assert!(one.unwrap() != two.unwrap(), "exactly one");
    let winner = match store.kept_by_name("Ada").await.unwrap() {
        Some((row, _)) => row.id,
        None => 2,
    };
    for name in ["ada", "Аda", "A d a", "ＡＤＡ", "Adа"] {
        assert!(store.is_kept(name, 3).await.unwrap(), "{name}");
        assert!(
            !store.is_kept(name, winner).await.unwrap(),
            "{name} is one's own"
        );
        assert!(!store.rename(3, name).await.unwrap(), "{name}");
    }
    assert!(!store.is_kept("Adam", 3).await.unwrap());
    // Another name sets the first one free.
    assert!(store.rename(winner, "Cleo").await.unwrap());
    assert!(store.rename(3, "ＡＤＡ").await.unwrap());
    assert!(store.is_kept("C1eo", 3).await.unwrap());
}

pub(crate) async fn a_password_renews_the_session_and_ends_all_others(Db { store, .. }: Db) {
    store.create_identity(7, "Zoë", &session(1)).await.unwrap();
    store.enter(7, &entered(2)).await.unwrap();
    assert!(store.set_password(7, "one", &entered(3)).await.unwrap());
    let known = async |token| store.session(&[token; 32], 10_000, REST).await.unwrap();
    assert_eq!((known(1).await, known(2).await), (None, None));
    assert!(known(3).await.is_some_and(|row| row.kept));
    assert!(store.knows_device(&[3; 32], "zoë").await.unwrap());
    assert!(!store.knows_device(&[3; 32], "Max").await.unwrap());
    store.enter(7, &entered(4)).await.unwrap();
    assert!(store.knows_device(&[4; 32], "Zoë").await.unwrap());
    assert!(
        known(3).await.is_some(),
        "signing in elsewhere ends nothing"
    );
    assert!(store.set_password(7, "two", &entered(5)).await.unwrap());
    assert!(!store.knows_device(&[4; 32], "Zoë").await.unwrap());
    assert_eq!(known(3).await, None);
    for device in 10..50 {
        store.enter(7, &entered(device)).await.unwrap();
    }
    let mut known = 0;
    for device in 0..50 {
        known += u32::from(store.knows_device(&[device; 32], "Zoë").await.unwrap());
    }
    assert_eq!(known, 20, "so many are remembered");
    assert_eq!(store.forget_devices(u64::MAX).await.unwrap(), 20);
}

pub(crate) async fn a_session_that_rests_too_long_ends(Db { store, .. }: Db) {
    const HOUR: u64 = 60 * 60 * 1_000;
    store.create_identity(7, "Zoë", &session(1)).await.unwrap();
    let at = async |now| store.session(&[1; 32], now, 10 * HOUR).await.unwrap();
    let until = |token, expires| {
        let mut entered = entered(token);
        entered.session.expires = expires;
        entered
    };
    // The makers' session ends soon; using it an hour later would renew it.
    assert!(at(19_999).await.is_some());
    assert!(at(20_000).await.is_none(), "unused, it ends when it said");
    store.enter(7, &until(2, 2 * HOUR)).await.unwrap();
    let at = async |now| store.session(&[2; 32], now, 10 * HOUR).await.unwrap();
    assert!(at(HOUR + 10_000).await.is_some());
    assert!(at(11 * HOUR).await.is_some(), "it was used");
    assert!(at(22 * HOUR).await.is_none(), "it rested for too long");
    store.enter(7, &until(3, u64::MAX)).await.unwrap();
    assert_eq!(
        store.forget_sessions(9 * HOUR, 10 * HOUR).await.unwrap(),
        1,
        "the first"
    );
    assert_eq!(
        store.forget_sessions(12 * HOUR, 10 * HOUR).await.unwrap(),
        1,
        "the third"
    );
}

/// An erased person is no longer named anywhere; others stay as they are.
pub(crate) async fn an_erased_person_leaves_no_name(Db { store, .. }: Db) {
    store.create_identity(1, "Zoë", &session(1)).await.unwrap();
    store.create_identity(2, "Max", &session(2)).await.unwrap();
    store.set_password(1, "hash", &entered(3)).await.unwrap();
    let sat = |seat: &str, who: i64, name: &str| {
        format!(r#"{{"sat":{{"seat":"{seat}","who":{who},"name":"{name}"}}}}"#)
    };
    let seats = r#"[{"person":{"name":"Zoë"}},{"person":{"name":"Max"}}]"#;
    for number in [1, 2, 3] {
        let mut new = table(number);
        new.entries = vec![
            r#"{"made":{}}"#.to_owned(),
            sat("A", 1, "Zoë"),
            sat("B", 2, "Max"),
        ];
        new.summary.seats = seats.to_owned();
        store.create_table(&new).await.unwrap();
    }
    // At the second table another Zoë took the seat before; at the third nobody.
    let renamed = r#"{"named":{"seat":"A","name":"Zoë B"}}"#;
    appended(&store, append(1, 4, renamed)).await;
    appended(
        &store,
        append(1, 5, r#"{"named":{"seat":"B","name":"Maxine"}}"#),
    )
    .await;
    appended(&store, append(2, 4, r#"{"left":{"seat":"A"}}"#)).await;
    appended(&store, append(2, 5, &sat("A", 12, "Zoë"))).await;
    let line = |identity, name: &str| NewLine {
        at: 1,
        seat: Some(0),
        identity,
        name: name.to_owned(),
        guest: false,
        text: format!("words of {name}"),
    };
    store.say(id(1), &line(1, "Zoë")).await.unwrap();
    store.say(id(1), &line(2, "Max")).await.unwrap();

    let record = "lucid record 1\ngame: go\nversion: 1\nrules: plain\npack: none 00\n\
        seats: Zoë / Max\ncommitment: \
        0000000000000000000000000000000000000000000000000000000000000000\n\n\
        1 move A | a b\nresult | A 1 B 2 | B\n";
    store.put_record(id(1), 5, record).await.unwrap();

    assert_eq!(erase(&store, 7).await.unwrap(), None, "nobody");
    let touched = erase(&store, 1).await.unwrap().unwrap();
    assert_eq!(touched.len(), 3);

    assert_eq!(store.identity(1).await.unwrap(), None);
    assert_eq!(store.session(&[3; 32], 10_000, REST).await.unwrap(), None);
    assert!(!store.knows_device(&[3; 32], "Zoë").await.unwrap());
    assert!(
        store
            .mine(1, 10)
            .await
            .unwrap()
            .iter()
            .all(|row| row.seat.is_none())
    );
    let log = async |number| bodies(&store, number).await.join("\n");
    let (first, second, third) = (log(1).await, log(2).await, log(3).await);
    for erased in [&first, &third] {
        assert!(
            !erased.contains("Zoë") && erased.contains("a player"),
            "{erased}"
        );
        assert!(erased.contains("Max"), "{erased}");
    }
    assert!(first.contains("Maxine"), "{first}");
    assert!(second.contains(&sat("A", 1, "a player")), "{second}");
    assert!(
        second.contains(&sat("A", 12, "Zoë")),
        "another one's name stays: {second}"
    );
    assert!(!store.seats(id(1)).await.unwrap().unwrap().contains("Zoë"));
    assert!(store.seats(id(2)).await.unwrap().unwrap().contains("Zoë"));
    let record = store.record(id(1)).await.unwrap().unwrap();
    assert!(record.contains("seats: a player / Max\n"), "{record}");
    let said = store.chat(id(1), 10).await.unwrap();
    let said: Vec<(&str, &str)> = (said
        .iter()
        .map(|line| (line.name.as_str(), line.text.as_str())))
    .collect();
    assert_eq!(said, [("", ""), ("Max", "words of Max")]);
    assert_eq!(erase(&store, 1).await.unwrap(), None, "once is enough");
}
