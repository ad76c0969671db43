//! Whether this node lives, in the eyes of the others.
//!
//! A node says again and again that it lives. One that is late, because it was
//! frozen or the store was away, no longer plays bots: others may have taken its
//! tables over. If two play a step at once all the same, the store decides.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::time::Instant;

use super::{Hub, lock};

/// How often a node says that it lives.
const EVERY: Duration = Duration::from_millis(500);
/// For how long that counts. Bots of a node that died wait at most so long for
/// another to be allowed to play them.
const LIFETIME: Duration = Duration::from_secs(2);

/// The life of this node.
#[derive(Debug)]
pub(super) enum Heartbeat {
    /// There are no others.
    Alone,
    /// Others look whether it lives.
    Watched(Mutex<Pulse>),
}

/// What a node knows of its own life.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    /// Until when others certainly take it for alive.
    until: Option<Instant>,
    /// How often it may have been taken for dead.
    lapses: u32,
}

impl Heartbeat {
    /// A node that nobody has heard of yet.
    pub(super) fn new(shared: bool) -> Heartbeat {
        match shared {
            true => Heartbeat::Watched(Mutex::default()),
            false => Heartbeat::Alone,
        }
    }

    /// Which of its lives the node is in; nothing while others may take it for
    /// dead. What was leased in an earlier life may belong to somebody else.
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

    /// The node has said that it lives, between two moments.
    fn beat(&mut self, begun: Instant, done: Instant) {
        if self.life(done).is_none() {
            self.lapses += 1;
        }
        self.until = Some(begun + LIFETIME);
    }
}

/// Says that this node lives, as long as there is a hub.
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
        // It freezes, and wakes: until it has said so, it is dead.
        assert_eq!(pulse.life(at(3_900)), None);
        pulse.beat(at(9_000), at(9_010));
        assert_eq!(pulse.life(at(9_010)), Some(first + 1));
        // It says so in time, but the store takes long to hear it.
        pulse.beat(at(10_900), at(11_100));
        assert_eq!(pulse.life(at(11_100)), Some(first + 2));
        let alone = Heartbeat::new(false);
        assert_eq!(alone.life(), Some(0), "alone it always lives");
    }
}
