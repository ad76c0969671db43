//! Who is connected to a table, on this node and on others.

use std::collections::HashMap;

use lucid_protocol::{SeatName, ServerMessage};
use lucid_tabletop::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::viewer::Viewers;

/// For how many milliseconds the presence of another node counts; nodes repeat it more
/// often.
const LIFETIME: u64 = 45_000;

/// Who is connected to a table through one node.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Presence {
    pub(super) seats: Vec<SeatName>,
    pub(super) watching: u32,
}

impl Presence {
    /// Those who are connected through this node.
    pub(super) fn of(viewers: &Viewers) -> Presence {
        let seats: SeatSet = viewers.0.iter().filter_map(|viewer| viewer.seat).collect();
        let watching = viewers.0.iter().filter(|viewer| viewer.seat.is_none());
        Presence {
            seats: seats.iter().map(SeatName).collect(),
            watching: watching.count() as u32,
        }
    }
}

/// The presence on other nodes.
#[derive(Debug, Default)]
pub(super) struct RemotePresence(HashMap<String, (u64, Presence)>);

impl RemotePresence {
    /// Takes the presence of another node.
    pub(super) fn update(&mut self, node: String, here: Presence, now: u64) {
        self.0.retain(|_, (at, _)| *at + LIFETIME > now);
        self.0.insert(node, (now, here));
    }

    /// Everybody, including those of this node.
    pub(super) fn all(&self, own: &Presence, now: u64) -> Presence {
        let others = self.0.values().filter(|(at, _)| *at + LIFETIME > now);
        let nodes = || others.clone().map(|(_, here)| here).chain([own]);
        let seats: SeatSet = nodes()
            .flat_map(|here| here.seats.iter().map(|seat| seat.0))
            .collect();
        Presence {
            seats: seats.iter().map(SeatName).collect(),
            watching: nodes().map(|here| here.watching).sum(),
        }
    }
}

/// The seats whose people are connected.
pub(super) fn seats(here: &Presence) -> SeatSet {
    here.seats
        .iter()
        .map(|seat: &SeatName| -> Seat { seat.0 })
        .collect()
}

/// Presence as it is sent to clients.
pub(super) fn message(here: Presence) -> ServerMessage {
    ServerMessage::Here {
        seats: here.seats,
        watching: here.watching,
    }
}
