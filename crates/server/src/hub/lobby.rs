//! The lobby: lists of tables that are kept up to date.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lucid_protocol::{Listed, Problem, ServerMessage, limits};

use super::socket_sender::{SocketSender, to_text};
use super::{Hub, lock, summary, unavailable};
use crate::store::{IdentityId, Store};

/// The most tables in a list.
const MOST: u32 = limits::LISTED;
/// How often lists are brought up to date if something has changed.
const EVERY: Duration = Duration::from_millis(700);

/// Who looks at the lobby.
#[derive(Debug, Default)]
pub(super) struct Lobby {
    viewers: Mutex<HashMap<u64, (IdentityId, SocketSender)>>,
    changed: AtomicBool,
}

/// The tables that anybody may join or watch.
pub(super) async fn open(store: &Store) -> Result<Vec<Listed>, Problem> {
    let rows = store.listed(MOST).await.map_err(|_| unavailable())?;
    Ok(rows.into_iter().filter_map(summary::listed).collect())
}

/// The tables of an identity, those where it is their turn first.
pub(super) async fn mine(store: &Store, identity: IdentityId) -> Result<Vec<Listed>, Problem> {
    let rows = store
        .mine(identity, MOST)
        .await
        .map_err(|_| unavailable())?;
    let mut tables: Vec<Listed> = rows.into_iter().filter_map(summary::listed).collect();
    tables.sort_by_key(|table| {
        let newest = std::cmp::Reverse(table.updated);
        (!table.your_turn, table.due.unwrap_or(u64::MAX), newest)
    });
    Ok(tables)
}

/// Something has changed that lists on all nodes show.
pub(super) fn touch(hub: &Hub) {
    if !hub.0.lobby.changed.swap(true, Ordering::Relaxed) {
        hub.0.bus.lobby();
    }
}

/// Something has changed that lists of this node show.
pub(super) fn mark_changed(hub: &Hub) {
    hub.0.lobby.changed.store(true, Ordering::Relaxed);
}

/// Starts or stops showing the lobby at a socket.
///
/// # Errors
/// The store does not answer; the lobby is shown as soon as it does.
pub(super) async fn watch(
    hub: &Hub,
    identity: IdentityId,
    sender: &SocketSender,
    on: bool,
) -> Result<(), Problem> {
    let viewers = &hub.0.lobby.viewers;
    if !on {
        lock(viewers).remove(&sender.id);
        return Ok(());
    }
    lock(viewers).insert(sender.id, (identity, sender.clone()));
    let lists = async {
        let open = open(&hub.0.store).await?;
        let mine = mine(&hub.0.store, identity).await?;
        Ok(ServerMessage::Lobby { open, mine })
    };
    let lists = lists.await.inspect_err(|_| mark_changed(hub))?;
    sender.send(&lists);
    Ok(())
}

/// A socket was closed.
pub(super) fn leave(hub: &Hub, socket: u64) {
    lock(&hub.0.lobby.viewers).remove(&socket);
}

/// Sends lists that have changed, as long as there is a hub.
pub(super) fn start(hub: &Hub) {
    let weak = std::sync::Arc::downgrade(&hub.0);
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(EVERY).await;
            let Some(inner) = weak.upgrade() else { return };
            let hub = Hub(inner);
            if hub.is_closing() {
                return;
            }
            if hub.0.lobby.changed.swap(false, Ordering::Relaxed) {
                show(&hub).await;
            }
        }
    });
}

async fn show(hub: &Hub) {
    let viewers: Vec<(IdentityId, SocketSender)> =
        lock(&hub.0.lobby.viewers).values().cloned().collect();
    if viewers.is_empty() {
        return;
    }
    let Ok(open) = open(&hub.0.store).await else {
        // Nothing is lost: it is shown when the store answers again.
        return mark_changed(hub);
    };
    for (identity, sender) in viewers {
        let Ok(mine) = mine(&hub.0.store, identity).await else {
            return mark_changed(hub);
        };
        let open = open.clone();
        sender.send_text(to_text(&ServerMessage::Lobby { open, mine }));
    }
}
