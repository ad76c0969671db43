//! Stored tables, for administrators; works without a running hub.

use lucid_protocol::{Plan, TableId, TableInfo};
use lucid_tabletop::Seed;

use crate::hub::table_info;
use crate::library;
use crate::store::{EntryRow, Store, StoreError, TableRow};
use crate::table::{self, Audience, Fold, LogEntry};

/// A table as the store has it.
#[derive(Debug)]
pub struct StoredTable {
    /// What is known of it.
    pub info: TableInfo,
    /// Its log, without the salts of names.
    pub entries: Vec<EntryRow>,
    pub(crate) fold: Fold,
}

/// Why a table cannot be read.
#[derive(Debug)]
pub enum AdminError {
    /// There is no such table.
    NoTable,
    /// The store does not answer.
    Store(StoreError),
    /// This program cannot read what is stored; here is why.
    Unreadable(String),
}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> AdminError {
        AdminError::Store(error)
    }
}

/// Reads a table.
///
/// # Errors
/// There is none, or it cannot be read.
pub async fn inspect(store: &Store, id: TableId) -> Result<StoredTable, AdminError> {
    let row = store.table(id).await?.ok_or(AdminError::NoTable)?;
    let entries = store.entries_after(id, 0).await?;
    let plan: Plan = serde_json::from_str(&row.plan)
        .map_err(|error| AdminError::Unreadable(format!("its plan: {error}")))?;
    let hash = library::of_table(plan.game, row.pack.as_deref());
    let pack = library::find(store, plan.game, hash).await?;
    let pack = pack.as_ref().and_then(library::PackSource::text);
    let over = store.is_over(id).await?;
    let fold = fold(&row, plan, &entries, pack, over)?;
    Ok(StoredTable {
        info: table_info(&row, &fold),
        entries: entries.into_iter().map(without_salts).collect(),
        fold,
    })
}

/// An entry as it may be shown: salts are as secret as the seed while a game is
/// played, and what is shown may be passed on.
fn without_salts(mut row: EntryRow) -> EntryRow {
    if let Ok(entry) = LogEntry::parse(&row.body) {
        row.body = entry.without_salts().body();
    }
    row
}

fn fold(
    row: &TableRow,
    plan: Plan,
    entries: &[EntryRow],
    pack: Option<&str>,
    over: bool,
) -> Result<Fold, AdminError> {
    let unreadable = |reason: String| AdminError::Unreadable(reason);
    let seed = Seed(row.seed);
    let play = table::new_game(&plan, row.version, pack, seed).ok();
    let mut fold = Fold::new(plan, row.host, seed.commitment().to_string(), play);
    if over && fold.game().is_none() {
        fold.was_played_out();
    }
    for row in entries {
        let entry = LogEntry::parse(&row.body)
            .map_err(|error| unreadable(format!("entry {}: {error}", row.number)))?;
        fold.apply(row.number, row.at, &entry, Audience::Nobody)
            .map_err(|broken| unreadable(broken.to_string()))?;
    }
    Ok(fold)
}

impl StoredTable {
    /// The record of its game so far; nothing before the first step, or where
    /// the rules are no longer known. The seed is shown once the game has ended.
    pub fn record(&self) -> Option<String> {
        self.fold.record(self.fold.has_ended())
    }

    /// How many steps have been played.
    pub fn steps(&self) -> usize {
        self.fold.game().map_or(0, |play| play.steps())
    }
}
