//! The browser client: its pages.

use lucid_tabletop::Seat;

use crate::{Phrase, Texts, arg};

impl Texts {
    /// Who has won.
    pub fn winner(&self, winners: &[String]) -> String {
        self.messages
            .winner(arg::Count(winners.len()), arg::Winners(self.list(winners)))
    }

    /// A game of Dreamscape by those who play it.
    pub fn game_of(&self, names: &[String]) -> String {
        self.messages.game_of(self.list(names))
    }

    /// `Seat 2`
    pub fn seat_number(&self, seat: Seat) -> String {
        self.seat(seat.index() + 1)
    }

    /// A game before it begins, in a few words.
    pub fn setup_line(
        &self,
        people: usize,
        bots: usize,
        nightmare: bool,
        simultaneous: bool,
    ) -> String {
        let mut parts = vec![self.setup_bots(bots)];
        if people > 1 {
            parts.push(self.setup_people(people));
        }
        if nightmare {
            parts.push(self.phrase(Phrase::Nightmares));
        }
        if simultaneous {
            parts.push(self.phrase(Phrase::Simultaneous));
        }
        parts.join(", ")
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
