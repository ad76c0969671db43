//! Tables and entries to try the store with.

use lucid_protocol::{Status, TableId};
use lucid_server::store::{
    Append, Appended, NewSession, NewTable, PasswordLogin, SeatOwner, Store, Summary,
};

pub(crate) fn id(number: u64) -> TableId {
    TableId::new(number)
}

pub(crate) fn summary(status: Status, updated: u64) -> Summary {
    Summary {
        status,
        round: 2,
        to_act: 0b101,
        seats: r#"["open",{"person":{"name":"Zoë"}}]"#.to_owned(),
        due: None,
        clock: None,
        updated,
    }
}

/// A table with one entry, made by 1, who sits on its first seat.
pub(crate) fn table(number: u64) -> NewTable {
    NewTable {
        id: id(number),
        plan: format!(r#"{{"rules":"sylex players={number}"}}"#),
        host: 1,
        created: 1_000 + number,
        seed: [number as u8; 32],
        invite: format!("invite to {number}"),
        version: 3,
        pack: None,
        listed: true,
        entries: vec!["made".to_owned()],
        summary: summary(Status::Running, 1_000 + number),
        seat_owners: vec![SeatOwner {
            seat: 0,
            identity: 1,
        }],
    }
}

pub(crate) async fn make(store: &Store, number: u64) {
    let made = store.create_table(&table(number)).await;
    made.expect("a table can be made");
}

pub(crate) fn append(table: u64, number: u32, body: &str) -> Append {
    Append {
        table: id(table),
        number,
        at: 5_000 + u64::from(number),
        body: body.to_owned(),
        summary: None,
        seat_owners: None,
    }
}

/// Appends an entry, which must be done.
pub(crate) async fn appended(store: &Store, append: Append) {
    let appended = store.append(append).await;
    assert_eq!(appended.expect("the store answers"), Appended::Done);
}

pub(crate) async fn bodies(store: &Store, table: u64) -> Vec<String> {
    let entries = store.entries_after(id(table), 0).await;
    let entries = entries.expect("the store answers");
    entries.into_iter().map(|entry| entry.body).collect()
}

pub(crate) fn session(token: u8) -> NewSession {
    NewSession {
        token_hash: [token; 32],
        created: 10_000,
        expires: 20_000,
    }
}

/// A device where the right password was given.
pub(crate) fn entered(token: u8) -> PasswordLogin {
    PasswordLogin {
        session: session(token),
        device: [token; 32],
    }
}
