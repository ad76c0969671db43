//! Compares what is in memory with the store, from time to time: messages may be lost, and
//! deadlines pass at tables that nobody looks at.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use lucid_protocol::TableId;

use super::live_table::TableCommand;
use super::{Hub, connections, live_tables};
use crate::clock::now;

/// How often overdue tables are looked for.
const EVERY: Duration = Duration::from_millis(500);
/// The most tables that are loaded at once.
const MOST: u32 = 200;
/// Every so many rounds, the tables in memory are compared with the store.
const COMPARE: u32 = 4;
/// Every so many rounds, presence is repeated to other nodes, and sessions are checked.
const REPEAT: u32 = 40;

/// Runs as long as there is a hub.
pub(super) fn start(hub: &Hub) {
    let weak = Arc::downgrade(&hub.0);
    tokio::spawn(async move {
        let mut round: u32 = 0;
        loop {
            tokio::time::sleep(EVERY).await;
            let Some(inner) = weak.upgrade() else { return };
            let hub = Hub(inner);
            if hub.is_closing() {
                return;
            }
            round = round.wrapping_add(1);
            load_due(&hub).await;
            // Administrators may change the database, too.
            if round.is_multiple_of(COMPARE) {
                compare(&hub).await;
            }
            if round.is_multiple_of(REPEAT) {
                connections::check_sessions(&hub).await;
                if hub.0.bus.is_shared() {
                    live_tables::send_all(&hub, || TableCommand::RepeatPresence).await;
                }
            }
        }
    });
}

/// Loads tables whose deadline has passed, unless another node looks after them; they do
/// the rest themselves.
async fn load_due(hub: &Hub) {
    let due = match hub.0.store.due(&hub.0.node, now(), MOST).await {
        Ok(due) => due,
        Err(error) => return tracing::warn!(%error, "overdue tables could not be queried"),
    };
    for id in due {
        if live_tables::present(hub, id).is_none()
            && let Err(problem) = live_tables::open(hub, id).await
        {
            tracing::warn!(table = %id, ?problem, "an overdue table could not be loaded");
        }
    }
}

/// A table that misses entries, because a message was lost, reads them. One that was
/// deleted ends.
async fn compare(hub: &Hub) {
    let known = live_tables::all(hub);
    if known.is_empty() {
        return;
    }
    let Ok(heads) = hub.0.store.heads(&known).await else {
        return;
    };
    let heads: HashMap<TableId, u32> = heads.into_iter().collect();
    for id in known {
        if let Some(commands) = live_tables::present(hub, id) {
            let command = match heads.get(&id) {
                Some(head) => TableCommand::Head(*head),
                None => TableCommand::Deleted,
            };
            let _ = commands.send(command).await;
        }
    }
}
