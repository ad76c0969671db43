//! The browser client: its pages.

use lucid_tabletop::Seat;

use crate::{Texts, arg};

/// Who plays a game that has not begun.
#[derive(Clone, Copy, Debug)]
pub struct SeatCounts {
    /// The people at this device.
    pub people: usize,
    /// The bots.
    pub bots: usize,
}

impl Texts {
    /// Who has won.
    pub fn winner(&self, winners: &[String]) -> String {
        self.messages
            .winner(arg::Count(winners.len()), arg::Winners(self.list(winners)))
    }

    /// `Seat 2`
    pub fn seat_number(&self, seat: Seat) -> String {
        self.seat(seat.index() + 1)
    }

    /// That a version of the rules is not known: it is still to come, or never was.
    pub fn replay_version(&self, version: u16, newer: bool) -> String {
        if newer {
            self.replay_newer(version)
        } else {
            self.replay_no_version(version)
        }
    }

    /// Names one after the other: `Ada, Bruno and Noor`.
    pub fn list(&self, names: &[String]) -> String {
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                self.seats_and(arg::Last(last), arg::Seats(rest.join(", ")))
            }
            _ => names.concat(),
        }
    }
}
