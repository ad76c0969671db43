//! Ends tables that nobody comes to, and deletes what nobody needs any more, from time to
//! time.
//!
//! Every node does so: a table ends once, and what is gone is gone.

use std::sync::Arc;
use std::time::Duration;

use lucid_protocol::Status;
use tokio::time::Instant;

use super::live_table::TableCommand;
use super::{Hub, live_tables};
use crate::clock::now;
use crate::retention::{self, Retention};

/// How often idle tables are looked for, unless they end sooner than that.
const END_IDLE: Duration = Duration::from_secs(60);
/// How often a table notes that people are there, unless tables end soon after.
const VISIT: Duration = Duration::from_secs(60 * 60);
/// How often old data is deleted, unless it is kept for less.
const PRUNE: Duration = Duration::from_secs(60 * 60);
/// The shortest of all these times.
const LEAST: Duration = Duration::from_millis(200);
/// The most idle tables that are ended at once.
const MOST: u32 = 50;

/// How often something is done: usually, or a quarter of the time after which it matters.
fn interval(usual: Duration, shortest: Option<Duration>) -> Duration {
    shortest.map_or(usual, |time| time.clamp(LEAST, usual))
}

/// Runs as long as there is a hub.
pub(super) fn start(hub: &Hub) {
    let weak = Arc::downgrade(&hub.0);
    let keep = hub.0.options.retention;
    let idle = [keep.idle_gathering, keep.idle_running];
    let kept = [keep.keep_tables, keep.keep_guests, keep.keep_packs];
    let look = interval(END_IDLE, Retention::shortest(&idle, 4));
    let visit = interval(VISIT, Retention::shortest(&idle, 4));
    let prune_every = interval(PRUNE, Retention::shortest(&kept, 4));
    let tick = look.min(prune_every);
    tokio::spawn(async move {
        let mut pruned = Instant::now();
        loop {
            tokio::time::sleep(tick).await;
            let Some(inner) = weak.upgrade() else { return };
            let hub = Hub(inner);
            if hub.is_closing() {
                return;
            }
            live_tables::send_all(&hub, || TableCommand::NoteVisit(visit)).await;
            end_idle(&hub, &keep).await;
            if pruned.elapsed() >= prune_every {
                pruned = Instant::now();
                prune(&hub, &keep).await;
            }
        }
    });
}

/// Loads tables that nobody came to for long enough; they end if that is still so.
async fn end_idle(hub: &Hub, keep: &Retention) {
    for (status, age) in [
        (Status::Gathering, keep.idle_gathering),
        (Status::Running, keep.idle_running),
    ] {
        let Some(before) = age.before(now()) else {
            continue;
        };
        let idle = match hub.0.store.idle_tables(status, before, MOST).await {
            Ok(idle) => idle,
            Err(error) => return tracing::warn!(%error, "idle tables could not be queried"),
        };
        for id in idle {
            if let Ok(table) = live_tables::open(hub, id).await {
                let _ = table.send(TableCommand::EndIdle(status)).await;
            }
        }
    }
}

async fn prune(hub: &Hub, keep: &Retention) {
    match retention::prune(&hub.0.store, keep, now()).await {
        Ok(pruned) => {
            let (tables, guests, packs) = (pruned.tables.len(), pruned.guests, pruned.packs.len());
            if tables > 0 || guests > 0 || packs > 0 {
                tracing::info!(tables, guests, packs, "old data was deleted");
            }
        }
        Err(error) => tracing::warn!(%error, "old data could not be deleted"),
    }
}
