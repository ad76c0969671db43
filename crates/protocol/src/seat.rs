//! A seat on the wire: its letter.

use lucid_tabletop::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A [`Seat`] as its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatName(pub Seat);

impl From<Seat> for SeatName {
    fn from(seat: Seat) -> SeatName {
        SeatName(seat)
    }
}

impl Serialize for SeatName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SeatName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatName, D::Error> {
        let text = String::deserialize(deserializer)?;
        let seat = text.parse().map_err(serde::de::Error::custom)?;
        Ok(SeatName(seat))
    }
}
