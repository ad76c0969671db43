//! Erasing a person on request: no name, password or word of theirs is left.
//!
//! Bots take over their seats at running tables, and their seats at gathering tables are
//! freed; logs, lists and records say "a player" from then on, and what they said is gone.
//! Nothing about a game changes: its steps, its commitment and its digest stay.

use std::collections::HashSet;

use lucid_protocol::{ClientMessage, ERASED_NAME, SeatName, Seated, Status, TableEvent, TableId};
use lucid_tabletop::SeatSet;

use crate::admin::{self, AdminError};
use crate::chance;
use crate::clock::now;
use crate::hub::{HubOptions, seat_owners, summarize};
use crate::store::{Append, Appended, ErasedTable, IdentityId, Store, StoreError};
use crate::table::{Audience, Fold, LogEntry, Person};

/// How often an entry is tried again when somebody else was quicker.
const ATTEMPTS: usize = 20;

/// Erases a person, and returns the tables that were changed; nothing if there is no such
/// person. What fails can be tried again.
///
/// # Errors
/// The store does not answer, or tables change too quickly.
pub async fn erase(store: &Store, id: IdentityId) -> Result<Option<Vec<TableId>>, StoreError> {
    if store.identity(id).await?.is_none() {
        return Ok(None);
    }
    let tables = store.tables_of(id).await?;
    // First, so that logs that are read from now on no longer have the name.
    let erased = all_rewritten(store, id, &tables).await?;
    store.rewrite_tables(&erased).await?;
    for table in &tables {
        leave(store, *table, id).await?;
    }
    scrub(store, id, &tables).await?;
    Ok(Some(tables))
}

/// Rewrites tables where a person sat, and erases the person. Do it again once their
/// connections are closed: something may have been under way.
///
/// # Errors
/// The store does not answer.
pub async fn scrub(store: &Store, id: IdentityId, tables: &[TableId]) -> Result<(), StoreError> {
    let erased = all_rewritten(store, id, tables).await?;
    store.erase(id, &erased).await
}

async fn all_rewritten(
    store: &Store,
    id: IdentityId,
    tables: &[TableId],
) -> Result<Vec<ErasedTable>, StoreError> {
    let mut erased = Vec::new();
    for table in tables {
        erased.push(rewritten(store, *table, id).await?);
    }
    Ok(erased)
}

/// Removes a person from a table, entry by entry, as if they had left.
async fn leave(store: &Store, table: TableId, id: IdentityId) -> Result<(), StoreError> {
    let mut told = false;
    for _ in 0..ATTEMPTS {
        let mut kept = match admin::inspect(store, table).await {
            Ok(kept) => kept,
            Err(AdminError::Store(error)) => return Err(error),
            // There are no viewers, but the log can be rewritten.
            Err(AdminError::NoTable | AdminError::Unreadable(_)) => return Ok(()),
        };
        let Some(entry) = next(&kept.fold, id, told) else {
            return Ok(());
        };
        let (number, at) = (kept.fold.head() + 1, now());
        let applied = (kept.fold).apply(number, at, &entry, Audience::Nobody);
        if applied.is_err() {
            return Ok(());
        }
        let append = Append {
            table,
            number,
            at,
            body: entry.body(),
            summary: Some(summarize(&kept.fold, at, HubOptions::default().bot_pause)),
            seat_owners: Some(seat_owners(&kept.fold)),
        };
        match store.append(append).await? {
            Appended::Done => told |= matches!(entry.event, TableEvent::Named { .. }),
            // Somebody was quicker: look at the table again.
            Appended::Taken => tokio::task::yield_now().await,
        }
    }
    Err(StoreError::Taken)
}

/// The next entry on the way to a table where the person no longer sits, and whose viewers
/// have been told.
fn next(fold: &Fold, id: IdentityId, told: bool) -> Option<LogEntry> {
    let seat = fold.seat_of(id)?;
    let person = Person {
        identity: id,
        name: ERASED_NAME,
        guest: false,
    };
    let request = match fold.status() {
        Status::Gathering => Some(ClientMessage::Leave { id: 0 }),
        Status::Running => Some(ClientMessage::Resign { id: 0 }),
        Status::Over | Status::Ended => None,
    };
    let gone = request.and_then(|request| {
        let entry = fold.fulfil(person, &request, SeatSet::EMPTY, chance::salt);
        entry.ok()
    });
    gone.or_else(|| {
        let (seat, name) = (seat.into(), ERASED_NAME.to_owned());
        let guest = false;
        (!told).then(|| TableEvent::Named { seat, name, guest }.into())
    })
}

/// A table without the names of a person.
async fn rewritten(
    store: &Store,
    table: TableId,
    id: IdentityId,
) -> Result<ErasedTable, StoreError> {
    let mut erased = ErasedTable {
        table,
        entries: Vec::new(),
        seats: None,
        record: None,
        names: Vec::new(),
    };
    let mut own: HashSet<SeatName> = HashSet::new();
    for row in store.entries_after(table, 0).await? {
        // What a newer program wrote, a newer program erases.
        let Ok(mut entry) = LogEntry::parse(&row.body) else {
            continue;
        };
        match &entry.event {
            TableEvent::Sat { seat, .. } if entry.identity() == Some(id) => {
                own.insert(*seat);
            }
            TableEvent::Sat { seat, .. }
            | TableEvent::Left { seat, .. }
            | TableEvent::Bot { seat, .. } => {
                own.remove(seat);
            }
            _ => {}
        }
        if let TableEvent::Sat { seat, name, .. } | TableEvent::Named { seat, name, .. } =
            &entry.event
            && own.contains(seat)
            && name != ERASED_NAME
        {
            erased.names.push((seat.0.index() as u8, name.clone()));
        }
        for seat in &own {
            entry.erase_name(*seat);
        }
        let body = entry.body();
        if body != row.body {
            erased.entries.push((row.number, body));
        }
    }
    let seats = store.seats(table).await?;
    let seats: Option<Vec<Seated>> = seats.and_then(|seats| serde_json::from_str(&seats).ok());
    if let Some(mut seats) = seats {
        for seat in &own {
            if let Some(Seated::Person { name, guest, .. }) = seats.get_mut(seat.0.index()) {
                ERASED_NAME.clone_into(name);
                *guest = false;
            }
        }
        erased.seats = serde_json::to_string(&seats).ok();
    }
    if let Some(record) = store.record(table).await? {
        // A text that is not a record names no seats.
        let without = |record: String, seat: &SeatName| {
            lucid_tabletop::record::erase_name(&record, seat.0).unwrap_or(record)
        };
        erased.record = Some(own.iter().fold(record, without));
    }
    Ok(erased)
}
