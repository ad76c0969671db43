//! Erasing somebody on request: no name, password or word of theirs is left.
//!
//! Their seats at running tables are given up to bots and those at gathering tables
//! freed; logs, lists and records say "a player" from then on, and what they said is
//! gone. Nothing of a game changes: its steps, its commitment and its digest stay.

use std::collections::HashSet;

use lucid_protocol::{Ask, ERASED_NAME, SeatName, Seated, Status, TableId};
use lucid_tabletop::SeatSet;

use crate::admin::{self, AdminError};
use crate::chance;
use crate::clock::now;
use crate::hub::{Options, places, summary};
use crate::store::{Append, Appended, ErasedTable, IdentityId, Store, StoreError};
use crate::table::{Entry, Fold, Person};

/// How often an entry is tried again that somebody else was quicker than.
const ATTEMPTS: usize = 20;

/// Erases somebody; the tables that were touched, or nothing if there is nobody of
/// that number. What fails can be tried again.
///
/// # Errors
/// When the store does not answer, or tables change too quickly.
pub async fn erase(store: &Store, id: IdentityId) -> Result<Option<Vec<TableId>>, StoreError> {
    if store.identity(id).await?.is_none() {
        return Ok(None);
    }
    let tables = store.tables_of(id).await?;
    // Before anything is told: whoever reads a log anew then finds no name there.
    let erased = all_rewritten(store, id, &tables).await?;
    store.rewrite_tables(&erased).await?;
    for table in &tables {
        leave(store, *table, id).await?;
    }
    scrub(store, id, &tables).await?;
    Ok(Some(tables))
}

/// Rewrites tables where somebody sat, and erases them. Once their connections have
/// ended it is done again: something may have been under way.
///
/// # Errors
/// When the store does not answer.
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

/// Takes somebody off a table, entry by entry, as if they did so themselves.
async fn leave(store: &Store, table: TableId, id: IdentityId) -> Result<(), StoreError> {
    let mut told = false;
    for _ in 0..ATTEMPTS {
        let mut kept = match admin::inspect(store, table).await {
            Ok(kept) => kept,
            Err(AdminError::Store(error)) => return Err(error),
            // There is nobody to tell, but the log can be rewritten.
            Err(AdminError::NoTable | AdminError::Unreadable(_)) => return Ok(()),
        };
        let Some(entry) = next(&kept.fold, id, told) else {
            return Ok(());
        };
        let (number, at) = (kept.fold.head() + 1, now());
        if (kept.fold)
            .apply(number, at, &entry, crate::table::Audience::Nobody)
            .is_err()
        {
            return Ok(());
        }
        let append = Append {
            table,
            number,
            at,
            body: entry.body(),
            summary: Some(summary(&kept.fold, at, Options::default().bot_pause)),
            places: Some(places(&kept.fold)),
        };
        match store.append(append).await? {
            Appended::Done => told |= matches!(entry, Entry::Named { .. }),
            // Somebody was quicker, and is looked at again.
            Appended::Taken => tokio::task::yield_now().await,
        }
    }
    Err(StoreError::Taken)
}

/// What is still to be done so that nobody of that number sits at a table, and so that
/// those who look at it are told.
fn next(fold: &Fold, id: IdentityId, told: bool) -> Option<Entry> {
    let seat = fold.seat_of(id)?;
    let person = Person {
        who: id,
        name: ERASED_NAME,
        guest: false,
    };
    let ask = match fold.status() {
        Status::Gathering => Some(Ask::Leave { id: 0 }),
        Status::Running => Some(Ask::Resign { id: 0 }),
        Status::Over | Status::Ended => None,
    };
    let gone = ask.and_then(|ask| fold.intend(person, &ask, SeatSet::EMPTY, chance::salt).ok());
    gone.or_else(|| {
        (!told).then(|| Entry::Named {
            seat: seat.into(),
            name: ERASED_NAME.to_owned(),
            guest: false,
        })
    })
}

/// A table without the names of somebody.
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
        // What a newer program has written, it also erases.
        let Ok(mut entry) = Entry::parse(&row.body) else {
            continue;
        };
        match &entry {
            Entry::Sat { seat, who, .. } if *who == id => drop(own.insert(*seat)),
            Entry::Sat { seat, .. } | Entry::Left { seat, .. } | Entry::Bot { seat, .. } => {
                own.remove(seat);
            }
            _ => {}
        }
        if let Entry::Sat { seat, name, .. } | Entry::Named { seat, name, .. } = &entry
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
        // A text that is no record has no seats to name.
        let without = |record: String, seat: &SeatName| {
            lucid_tabletop::record::erase_name(&record, seat.0).unwrap_or(record)
        };
        erased.record = Some(own.iter().fold(record, without));
    }
    Ok(erased)
}
