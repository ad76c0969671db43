//! The tables that are in memory, and how they get there.

use lucid_protocol::{Code, Plan, Problem, TableId, TitleId};
use lucid_tabletop::Seed;
use tokio::sync::mpsc;

use super::live_table::{LiveTable, TableCommand};
use super::{Hub, closing, lock, unavailable};
use crate::library::{self, PackSource};
use crate::store::TableRow;
use crate::table::{self, Fold, NoGame};

/// How many commands may wait for a table.
const WAITING: usize = 256;

/// The pack with a hash.
pub(super) async fn pack(hub: &Hub, title: TitleId, hash: &str) -> Result<PackSource, Problem> {
    match library::find(&hub.0.store, title, hash).await {
        Ok(Some(pack)) => Ok(pack),
        Ok(None) => {
            let message = "no pack with this hash was uploaded here";
            Err(Problem::new(Code::BadPlan, message))
        }
        Err(_) => Err(unavailable()),
    }
}

/// A table before its first entry. If the version of its rules is not known, it has no
/// game.
pub(super) fn empty_fold(
    plan: Plan,
    maker: i64,
    version: u16,
    seed: [u8; 32],
    pack: Option<&str>,
) -> Result<Fold, Problem> {
    let commitment = Seed(seed).commitment().to_string();
    match table::new_game(&plan, version, pack, Seed(seed)) {
        Ok(play) => Ok(Fold::new(plan, maker, commitment, Some(play))),
        Err(NoGame::Version(_)) => Ok(Fold::new(plan, maker, commitment, None)),
        Err(NoGame::Plan(message)) => Err(Problem::new(Code::BadPlan, message)),
    }
}

/// A table from the store, before its first entry.
pub(super) async fn load(hub: &Hub, id: TableId) -> Result<(TableRow, Fold), Problem> {
    let row = hub.0.store.table(id).await.map_err(|error| {
        tracing::error!(table = %id, %error, "a table could not be loaded");
        unavailable()
    })?;
    let row = row.ok_or_else(no_table)?;
    let plan: Plan = serde_json::from_str(&row.plan).map_err(|error| {
        tracing::error!(table = %id, %error, "a plan could not be read");
        unavailable()
    })?;
    let hash = library::of_table(plan.game, row.pack.as_deref());
    let pack = pack(hub, plan.game, hash).await?;
    let mut fold = empty_fold(plan, row.host, row.version, row.seed, pack.text())?;
    if fold.game().is_none() {
        let over = hub.0.store.is_over(id).await.map_err(|_| unavailable())?;
        over.then(|| fold.was_played_out());
    }
    Ok((row, fold))
}

/// The answer if there is no such table, or if nobody may say so.
pub(super) fn no_table() -> Problem {
    let message = "no such table, or it is private: ask for its invite link";
    Problem::new(Code::NotFound, message)
}

/// The answer if the table was there a moment ago, and those who ask knew it.
pub(super) fn deleted() -> Problem {
    let message = "this table was deleted: it had expired, or whoever runs the server removed it";
    Problem::new(Code::Gone, message)
}

/// The commands of a table, which is brought into memory if it is not there.
pub(super) async fn open(hub: &Hub, id: TableId) -> Result<mpsc::Sender<TableCommand>, Problem> {
    if hub.is_closing() {
        return Err(closing());
    }
    if let Some(table) = present(hub, id) {
        return Ok(table);
    }
    let table = LiveTable::load(hub, id).await?;
    let (send, receive) = mpsc::channel(WAITING);
    let mut tables = lock(&hub.0.live);
    // Another task may have loaded it since.
    if let Some(there) = tables.get(&id).filter(|table| !table.is_closed()) {
        return Ok(there.clone());
    }
    tables.insert(id, send.clone());
    hub.0.metrics.tables(tables.len());
    drop(tables);
    tokio::spawn(table.run(send.downgrade(), receive));
    Ok(send)
}

/// The commands of a table that is in memory.
pub(super) fn present(hub: &Hub, id: TableId) -> Option<mpsc::Sender<TableCommand>> {
    let table = lock(&hub.0.live).get(&id).cloned();
    table.filter(|table| !table.is_closed())
}

/// All tables that are in memory.
pub(super) fn all(hub: &Hub) -> Vec<TableId> {
    lock(&hub.0.live).keys().copied().collect()
}

/// Drops a table from memory if nothing but the list holds a sender to it. A command
/// that was already sent keeps it, so none is lost.
pub(super) fn close(hub: &Hub, id: TableId, commands: &mpsc::Receiver<TableCommand>) -> bool {
    let mut tables = lock(&hub.0.live);
    let alone = tables
        .get(&id)
        .is_none_or(|table| table.strong_count() == 1);
    if !alone || !commands.is_empty() {
        return false;
    }
    tables.remove(&id);
    hub.0.metrics.tables(tables.len());
    true
}

/// Drops a table from memory that was deleted.
pub(super) fn forget(hub: &Hub, id: TableId) {
    let mut tables = lock(&hub.0.live);
    tables.remove(&id);
    hub.0.metrics.tables(tables.len());
}

/// Sends a command to every table in memory.
pub(super) async fn send_all(hub: &Hub, command: impl Fn() -> TableCommand) {
    for id in all(hub) {
        if let Some(table) = present(hub, id) {
            let _ = table.send(command()).await;
        }
    }
}
