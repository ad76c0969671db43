//! People and their sessions.

use server::store::{IdentityRow, StoreError};

use crate::Db;
use crate::makers::session;

pub(crate) async fn a_session_is_somebodys_until_it_ends(Db { store, .. }: Db) {
    store.create_identity(7, "Zoë", &session(1)).await.unwrap();
    let zoe = IdentityRow {
        id: 7,
        name: "Zoë".to_owned(),
        kept: false,
    };
    let at = async |now| store.session(&[1; 32], now).await.unwrap();
    assert_eq!(at(10_000).await, Some(zoe.clone()));
    assert_eq!(at(19_999).await, Some(zoe));
    assert_eq!(at(20_000).await, None, "it has ended");
    assert_eq!(store.session(&[2; 32], 10_000).await.unwrap(), None);
    assert_eq!(store.forget_sessions(19_999).await.unwrap(), 0);
    assert_eq!(store.forget_sessions(20_000).await.unwrap(), 1);
    assert_eq!(at(10_000).await, None);
    let shown = format!("{:?}", session(201));
    assert!(!shown.contains("201"), "{shown}");
}

pub(crate) async fn signing_out_ends_one_session_or_all(Db { store, .. }: Db) {
    store.create_identity(7, "Zoë", &session(1)).await.unwrap();
    store.create_identity(8, "Max", &session(9)).await.unwrap();
    for token in 2..=4 {
        store.add_session(7, &session(token)).await.unwrap();
    }
    let count = async |now| store.count_sessions(7, now).await.unwrap();
    assert_eq!(count(10_000).await, 4);
    assert_eq!(count(20_000).await, 0, "they have ended");
    store.end_session(&[2; 32]).await.unwrap();
    store.end_session(&[2; 32]).await.unwrap();
    assert_eq!(count(10_000).await, 3);
    assert_eq!(store.session(&[2; 32], 10_000).await.unwrap(), None);
    assert!(store.session(&[3; 32], 10_000).await.unwrap().is_some());
    let mut left = (store.sessions_left(&[[4; 32], [2; 32], [9; 32], [77; 32]], 10_000))
        .await
        .unwrap();
    left.sort_unstable();
    assert_eq!(left, [[4; 32], [9; 32]]);
    let later = store.sessions_left(&[[4; 32]], 20_000).await.unwrap();
    assert!(later.is_empty(), "it has ended by itself");
    store.end_sessions(7).await.unwrap();
    assert_eq!(count(10_000).await, 0);
    assert!(store.session(&[9; 32], 10_000).await.unwrap().is_some());

    let again = store.add_session(7, &session(9)).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    let nobody = store.add_session(6, &session(6)).await;
    assert!(matches!(nobody, Err(StoreError::Missing)), "{nobody:?}");
}

pub(crate) async fn a_kept_name_is_one_persons(Db { store, .. }: Db) {
    for (id, token) in [(1, 1), (2, 2), (3, 3)] {
        let guest = store.create_identity(id, "Änne", &session(token)).await;
        guest.expect("guests may share a name");
    }
    let again = store.create_identity(1, "Other", &session(4)).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert!(store.set_password(1, "hash one").await.unwrap());
    assert!(!store.set_password(2, "hash two").await.unwrap());
    assert!(store.rename(2, "ÄNNE B").await.unwrap());
    assert!(store.set_password(2, "hash two").await.unwrap());
    assert!(!store.rename(2, "ÄNNE").await.unwrap(), "1 keeps it");
    assert!(store.rename(1, "äNNe").await.unwrap(), "it is 1's own");
    assert!(store.rename(3, "Änne B").await.unwrap(), "a guest may");
    let two = store.session(&[2; 32], 10_000).await.unwrap().unwrap();
    assert_eq!((two.name.as_str(), two.kept), ("ÄNNE B", true));
    let nobody = store.rename(99, "Nobody").await;
    assert!(matches!(nobody, Err(StoreError::Missing)), "{nobody:?}");
    let nobody = store.set_password(99, "hash").await;
    assert!(matches!(nobody, Err(StoreError::Missing)), "{nobody:?}");
}

pub(crate) async fn a_kept_name_is_found_in_any_case(Db { store, .. }: Db) {
    store.create_identity(1, "Änne", &session(1)).await.unwrap();
    assert_eq!(store.kept_by_name("Änne").await.unwrap(), None);
    store.set_password(1, "first").await.unwrap();
    store.set_password(1, "second").await.unwrap();
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
        assert!(store.set_password(id.into(), name).await.unwrap());
    }
    for (id, name) in (1_u8..).zip(names) {
        let (who, hash) = store.kept_by_name(name).await.unwrap().unwrap();
        assert_eq!((who.id, who.name.as_str()), (i64::from(id), name));
        assert_eq!(hash, name);
    }
    let refused = store.create_identity(99, "a\0b", &session(99)).await;
    assert!(matches!(refused, Err(StoreError::Text)), "{refused:?}");
}
