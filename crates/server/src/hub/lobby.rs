//! The list of tables, live.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lucid_protocol::{Listed, News, Problem, limits};

use super::outlet::{Outlet, text};
use super::{Hub, desk, lock, unavailable};
use crate::store::{IdentityId, Store};

/// How many tables a list shows.
const MOST: u32 = limits::LISTED;
/// How often the list is brought up to date where something has changed.
const EVERY: Duration = Duration::from_millis(700);

/// Who looks at the list.
#[derive(Debug, Default)]
pub(super) struct Lobby {
    viewers: Mutex<HashMap<u64, (IdentityId, Outlet)>>,
    changed: AtomicBool,
}

/// The tables that anybody may join or watch.
pub(super) async fn open(store: &Store) -> Result<Vec<Listed>, Problem> {
    let rows = store.listed(MOST).await.map_err(|_| unavailable())?;
    Ok(rows.into_iter().filter_map(desk::listed).collect())
}

/// The tables of an identity, those where it is its turn first.
pub(super) async fn mine(store: &Store, who: IdentityId) -> Result<Vec<Listed>, Problem> {
    let rows = store.mine(who, MOST).await.map_err(|_| unavailable())?;
    let mut tables: Vec<Listed> = rows.into_iter().filter_map(desk::listed).collect();
    tables.sort_by_key(|table| {
        let newest = std::cmp::Reverse(table.updated);
        (!table.your_turn, table.due.unwrap_or(u64::MAX), newest)
    });
    Ok(tables)
}

/// Something has changed that lists show.
pub(super) fn touch(hub: &Hub) {
    if !hub.0.lobby.changed.swap(true, Ordering::Relaxed) {
        hub.0.bus.lobby();
    }
}

/// Another node says that something has changed.
pub(super) fn heard(hub: &Hub) {
    hub.0.lobby.changed.store(true, Ordering::Relaxed);
}

/// Whether a socket shows the list.
///
/// # Errors
/// When the store does not answer; the list is shown as soon as it does.
pub(super) async fn watch(
    hub: &Hub,
    who: IdentityId,
    outlet: &Outlet,
    on: bool,
) -> Result<(), Problem> {
    let viewers = &hub.0.lobby.viewers;
    if !on {
        lock(viewers).remove(&outlet.id);
        return Ok(());
    }
    lock(viewers).insert(outlet.id, (who, outlet.clone()));
    let lists = async {
        let open = open(&hub.0.store).await?;
        let mine = mine(&hub.0.store, who).await?;
        Ok(News::Lobby { open, mine })
    };
    let lists = lists.await.inspect_err(|_| heard(hub))?;
    outlet.tell(&lists);
    Ok(())
}

/// A socket is gone.
pub(super) fn leave(hub: &Hub, outlet: u64) {
    lock(&hub.0.lobby.viewers).remove(&outlet);
}

/// Tells those who look what has changed, again and again.
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
    let viewers: Vec<(IdentityId, Outlet)> = lock(&hub.0.lobby.viewers).values().cloned().collect();
    if viewers.is_empty() {
        return;
    }
    let Ok(open) = open(&hub.0.store).await else {
        // Nothing is lost: it is shown when the store answers again.
        return heard(hub);
    };
    for (who, outlet) in viewers {
        let Ok(mine) = mine(&hub.0.store, who).await else {
            return heard(hub);
        };
        let open = open.clone();
        outlet.send(text(&News::Lobby { open, mine }));
    }
}
