//! Looking after tables that nobody looks at.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use lucid_protocol::TableId;

use super::room::Command;
use super::{Hub, people, rooms};
use crate::clock::now;

/// How often due tables are looked for.
const EVERY: Duration = Duration::from_millis(500);
/// How many are taken at once.
const MOST: u32 = 200;
/// Every so many sweeps, the tables in memory are compared with the store.
const COMPARE: u32 = 4;
/// Every so many sweeps, others are told again who is here, and who has signed
/// out elsewhere is looked for.
const REPEAT: u32 = 40;

/// Sweeps as long as there is a hub.
pub(super) fn start(hub: &Hub) {
    let weak = Arc::downgrade(&hub.0);
    tokio::spawn(async move {
        let mut sweep: u32 = 0;
        loop {
            tokio::time::sleep(EVERY).await;
            let Some(inner) = weak.upgrade() else { return };
            let hub = Hub(inner);
            if hub.is_closing() {
                return;
            }
            sweep = sweep.wrapping_add(1);
            bring_due(&hub).await;
            // Beside other nodes there is whoever looks after the database.
            if sweep.is_multiple_of(COMPARE) {
                compare(&hub).await;
            }
            if sweep.is_multiple_of(REPEAT) {
                people::check(&hub).await;
                if hub.0.bus.is_shared() {
                    all(&hub, || Command::Repeat).await;
                }
            }
        }
    });
}

/// A due table that is in no memory is brought into this one, unless another node
/// looks after it; its room does the rest.
async fn bring_due(hub: &Hub) {
    let due = match hub.0.store.due(&hub.0.node, now(), MOST).await {
        Ok(due) => due,
        Err(error) => return tracing::warn!(%error, "due tables could not be looked for"),
    };
    for id in due {
        if rooms::present(hub, id).is_none()
            && let Err(problem) = rooms::open(hub, id).await
        {
            tracing::warn!(table = %id, ?problem, "a due table could not be opened");
        }
    }
}

/// A room that misses entries, because a message was lost, reads them. One whose
/// table was deleted ends.
async fn compare(hub: &Hub) {
    let known = rooms::all(hub);
    if known.is_empty() {
        return;
    }
    let Ok(heads) = hub.0.store.heads(&known).await else {
        return;
    };
    let heads: HashMap<TableId, u32> = heads.into_iter().collect();
    for id in known {
        if let Some(room) = rooms::present(hub, id) {
            let command = match heads.get(&id) {
                Some(head) => Command::Head(*head),
                None => Command::Missing,
            };
            let _ = room.send(command).await;
        }
    }
}

/// Sends a command to every room.
pub(super) async fn all(hub: &Hub, command: impl Fn() -> Command) {
    for id in rooms::all(hub) {
        if let Some(room) = rooms::present(hub, id) {
            let _ = room.send(command()).await;
        }
    }
}
