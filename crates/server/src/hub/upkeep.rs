//! Tables to which nobody comes any more end, and what nobody needs any more is
//! forgotten, from time to time.
//!
//! Every node does so: a table ends once, and what is gone is gone.

use std::sync::Arc;
use std::time::Duration;

use lucid_protocol::Status;
use tokio::time::Instant;

use super::room::Command;
use super::{Hub, rooms, sweep};
use crate::clock::now;
use crate::retention::{self, Retention};

/// How often idle tables are looked for, unless they end sooner than that.
const LOOK: Duration = Duration::from_secs(60);
/// How often is noted that people are at a table, unless tables end soon after.
const VISIT: Duration = Duration::from_secs(60 * 60);
/// How often is forgotten what nobody needs, unless it is kept for less.
const PRUNE: Duration = Duration::from_secs(60 * 60);
/// The shortest of all these times.
const LEAST: Duration = Duration::from_millis(200);
/// How many idle tables are ended at once.
const MOST: u32 = 50;

/// How often something is done: a quarter of the time after which it matters.
fn every(usual: Duration, shortest: Option<Duration>) -> Duration {
    shortest.map_or(usual, |time| time.clamp(LEAST, usual))
}

/// Looks after tables and all else, as long as there is a hub.
pub(super) fn start(hub: &Hub) {
    let weak = Arc::downgrade(&hub.0);
    let keep = hub.0.options.retention;
    let idle = [keep.idle_gathering, keep.idle_running];
    let kept = [keep.keep_tables, keep.keep_guests, keep.keep_packs];
    let look = every(LOOK, Retention::shortest(&idle, 4));
    let visit = every(VISIT, Retention::shortest(&idle, 4));
    let prune = every(PRUNE, Retention::shortest(&kept, 4));
    let tick = look.min(prune);
    tokio::spawn(async move {
        let mut pruned = Instant::now();
        loop {
            tokio::time::sleep(tick).await;
            let Some(inner) = weak.upgrade() else { return };
            let hub = Hub(inner);
            if hub.is_closing() {
                return;
            }
            sweep::all(&hub, || Command::NoteVisit(visit)).await;
            end_idle(&hub, &keep).await;
            if pruned.elapsed() >= prune {
                pruned = Instant::now();
                forget(&hub, &keep).await;
            }
        }
    });
}

/// Tables to which nobody came for long enough are brought into memory, and end
/// there if that is still so.
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
            Err(error) => return tracing::warn!(%error, "idle tables could not be looked for"),
        };
        for id in idle {
            if let Ok(room) = rooms::open(hub, id).await {
                let _ = room.send(Command::EndIdle(status)).await;
            }
        }
    }
}

async fn forget(hub: &Hub, keep: &Retention) {
    match retention::prune(&hub.0.store, keep, now()).await {
        Ok(pruned) => {
            let (tables, guests, packs) = (pruned.tables.len(), pruned.guests, pruned.packs.len());
            if tables > 0 || guests > 0 || packs > 0 {
                tracing::info!(tables, guests, packs, "what nobody needs was forgotten");
            }
        }
        Err(error) => tracing::warn!(%error, "what nobody needs could not be forgotten"),
    }
}
