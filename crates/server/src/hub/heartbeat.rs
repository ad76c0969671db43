//! Whether other nodes take this one for alive.
//!
//! A node keeps writing heartbeats. One that is late, because it was frozen or the store was
//! away, stops playing bots: others may have taken over its tables. If two play a step at
//! the same time nevertheless, the store decides.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::time::Instant;

use super::{Hub, lock};

/// How often a node writes a heartbeat.
const EVERY: Duration = Duration::from_millis(500);
/// For how long a heartbeat counts. When a node dies, others may play its bots after at most
/// this time.
const LIFETIME: Duration = Duration::from_secs(2);

/// The heartbeat of this node.
#[derive(Debug)]
pub(super) enum Heartbeat {
    /// There are no other nodes.
    Alone,
    /// Other nodes watch it.
    Watched(Mutex<Pulse>),
}

/// A node's own heartbeat.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    /// Until when others certainly take it for alive.
    until: Option<Instant>,
    /// How often others may have taken it for dead.
    lapses: u32,
}

impl Heartbeat {
    /// A node that has not written a heartbeat yet.
    pub(super) fn new(shared: bool) -> Heartbeat {
        if shared {
            Heartbeat::Watched(Mutex::default())
        } else {
            Heartbeat::Alone
        }
    }

    /// The number of the node's present life; nothing while others may take it for dead.
    /// What it leased in an earlier life may belong to another node now.
    pub(super) fn life(&self) -> Option<u32> {
        match self {
            Heartbeat::Alone => Some(0),
            Heartbeat::Watched(pulse) => lock(pulse).life(Instant::now()),
        }
    }
}

impl Pulse {
    fn life(&self, now: Instant) -> Option<u32> {
        self.until.filter(|until| now < *until)?;
        Some(self.lapses)
    }

    /// A heartbeat was written at some time between these two.
    fn beat(&mut self, begun: Instant, done: Instant) {
        if self.life(done).is_none() {
            self.lapses += 1;
        }
        self.until = Some(begun + LIFETIME);
    }
}

/// Writes heartbeats as long as there is a hub.
pub(super) fn start(hub: &Hub) {
    let weak = Arc::downgrade(&hub.0);
    tokio::spawn(async move {
        loop {
            let Some(inner) = weak.upgrade() else { return };
            let hub = Hub(inner);
            let Heartbeat::Watched(pulse) = &hub.0.heartbeat else {
                return;
            };
            if hub.is_closing() {
                return;
            }
            let begun = Instant::now();
            let lifetime = LIFETIME.as_millis() as u64;
            match hub.0.store.beat(&hub.0.node, lifetime).await {
                Ok(()) => lock(pulse).beat(begun, Instant::now()),
                Err(error) => tracing::warn!(%error, "a sign of life could not be given"),
            }
            drop(hub);
            tokio::time::sleep(EVERY).await;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_that_was_late_begins_a_new_life() {
        let start = Instant::now();
        let at = |millis: u64| start + Duration::from_millis(millis);
        let mut pulse = Pulse::default();
        assert_eq!(pulse.life(at(0)), None, "nobody has heard of it");
        pulse.beat(at(0), at(10));
        let first = pulse.life(at(10)).expect("it lives");
        pulse.beat(at(1_900), at(1_990));
        assert_eq!(pulse.life(at(3_890)), Some(first), "it was in time");
        // It freezes, and wakes: until its next heartbeat it is dead.
        assert_eq!(pulse.life(at(3_900)), None);
        pulse.beat(at(9_000), at(9_010));
        assert_eq!(pulse.life(at(9_010)), Some(first + 1));
        // The heartbeat is in time, but the store is slow.
        pulse.beat(at(10_900), at(11_100));
        assert_eq!(pulse.life(at(11_100)), Some(first + 2));
        let alone = Heartbeat::new(false);
        assert_eq!(alone.life(), Some(0), "alone it always lives");
    }
}
