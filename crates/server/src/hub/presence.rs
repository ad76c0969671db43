//! Who is there, on this node and on others.

use std::collections::HashMap;

use lucid_protocol::{News, SeatName};
use lucid_tabletop::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::viewer::Viewers;

/// How long, in milliseconds, what another node said counts; nodes repeat it
/// more often than that.
const COUNTS: u64 = 45_000;

/// Who looks at a table through one node.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Here {
    pub(super) seats: Vec<SeatName>,
    pub(super) watching: u32,
}

impl Here {
    /// Those who look through this node.
    pub(super) fn of(viewers: &Viewers) -> Here {
        let seats: SeatSet = viewers.0.iter().filter_map(|viewer| viewer.seat).collect();
        let watching = viewers.0.iter().filter(|viewer| viewer.seat.is_none());
        Here {
            seats: seats.iter().map(SeatName).collect(),
            watching: watching.count() as u32,
        }
    }
}

/// What other nodes said last.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(HashMap<String, (u64, Here)>);

impl Elsewhere {
    /// Another node says who is there.
    pub(super) fn heard(&mut self, node: String, here: Here, now: u64) {
        self.0.retain(|_, (at, _)| *at + COUNTS > now);
        self.0.insert(node, (now, here));
    }

    /// Everybody, those of this node among them.
    pub(super) fn all(&self, own: &Here, now: u64) -> Here {
        let others = self.0.values().filter(|(at, _)| *at + COUNTS > now);
        let nodes = || others.clone().map(|(_, here)| here).chain([own]);
        let seats: SeatSet = nodes()
            .flat_map(|here| here.seats.iter().map(|seat| seat.0))
            .collect();
        Here {
            seats: seats.iter().map(SeatName).collect(),
            watching: nodes().map(|here| here.watching).sum(),
        }
    }
}

/// The seats as a set.
pub(super) fn seats(here: &Here) -> SeatSet {
    here.seats
        .iter()
        .map(|seat: &SeatName| -> Seat { seat.0 })
        .collect()
}

/// As it is told.
pub(super) fn news(here: Here) -> News {
    News::Here {
        seats: here.seats,
        watching: here.watching,
    }
}
