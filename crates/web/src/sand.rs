//! The sand timer of players who compose at a table on one device (R2 to R4).
//!
//! The engine has no clock. A table on this device measures, for each person, how long the
//! dream was visible. While the page is closed or hidden, or the device is being handed over,
//! nobody sees the dream and the sand stands still.
//!
//! * One person: bots take their own time, and the sand runs from the first lock (R2).
//! * Several people compose one after the other, so nobody's lock can turn the glass for those
//!   who have not seen the dream. Each has the full time from saying “ready”, and whoever took
//!   the least time was first (R20).

use std::fmt;
use std::str::FromStr;

use lucid_tabletop::{BySeat, Seat, SeatSet};

/// The time of a round so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sand {
    /// The round.
    pub round: u8,
    /// For how many milliseconds each person has seen the dream.
    pub spent: BySeat<u32>,
    /// People who have locked, even if the game has not been told yet.
    pub locked: SeatSet,
    /// People whose time was up.
    pub late: SeatSet,
}

/// The state of somebody's sand glass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glass {
    /// The game has no timer.
    None,
    /// The sand waits for the first lock.
    Waits {
        /// The full time, in milliseconds.
        whole: u32,
    },
    /// The sand runs.
    Runs {
        /// The milliseconds that are left.
        left: u32,
        /// The full time.
        whole: u32,
    },
}

impl Glass {
    /// Whether the time is up.
    pub fn is_empty(self) -> bool {
        matches!(self, Glass::Runs { left: 0, .. })
    }
}

impl Sand {
    /// The start of a round.
    pub fn of_round(round: u8) -> Sand {
        Sand {
            round,
            spent: BySeat::default(),
            locked: SeatSet::EMPTY,
            late: SeatSet::EMPTY,
        }
    }

    /// Whether a person is done, by a lock or by the clock.
    pub fn is_done(&self, seat: Seat) -> bool {
        self.locked.contains(seat) || self.late.contains(seat)
    }

    /// The glass of somebody who composes: `timer` is the timer of the rules in seconds, and
    /// `turned` is how many milliseconds after the reveal another player's lock turned it, if
    /// one did or will.
    pub fn glass(&self, seat: Seat, timer: Option<u8>, turned: Option<u32>) -> Glass {
        let Some(seconds) = timer else {
            return Glass::None;
        };
        let whole = u32::from(seconds) * 1000;
        let spent = self.spent[seat];
        match turned {
            Some(turned) if turned <= spent => Glass::Runs {
                left: whole.saturating_sub(spent - turned),
                whole,
            },
            _ => Glass::Waits { whole },
        }
    }

    /// The order in which locks count (R20): the least time first, the lower seat first among
    /// equals. `bots` are the bots' locks with their times.
    pub fn order(&self, bots: impl IntoIterator<Item = (Seat, u32)>) -> Vec<Seat> {
        let people = self.locked.iter().map(|seat| (seat, self.spent[seat]));
        let mut locks: Vec<(Seat, u32)> = people.chain(bots).collect();
        locks.sort_by_key(|(seat, time)| (*time, *seat));
        locks.into_iter().map(|(seat, _)| seat).collect()
    }
}

/// `3 A=12400! B=800`: the round, and the times of those who have seen the dream, with `!` for
/// a lock and `~` for sand that ran out.
impl fmt::Display for Sand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.round)?;
        for (seat, spent) in self.spent.first(lucid_tabletop::MAX_SEATS) {
            let mark = match (self.locked.contains(seat), self.late.contains(seat)) {
                (true, _) => "!",
                (_, true) => "~",
                _ if *spent == 0 => continue,
                _ => "",
            };
            write!(f, " {seat}={spent}{mark}")?;
        }
        Ok(())
    }
}

/// The text is not the sand of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSandError;

impl FromStr for Sand {
    type Err = ParseSandError;

    fn from_str(text: &str) -> Result<Sand, ParseSandError> {
        let mut words = text.split(' ');
        let round = words.next().and_then(|word| word.parse().ok());
        let mut sand = Sand::of_round(round.ok_or(ParseSandError)?);
        for word in words {
            let (seat, time) = word.split_once('=').ok_or(ParseSandError)?;
            let seat: Seat = seat.parse().map_err(|_| ParseSandError)?;
            let time = if let Some(time) = time.strip_suffix('!') {
                sand.locked = sand.locked.with(seat);
                time
            } else if let Some(time) = time.strip_suffix('~') {
                sand.late = sand.late.with(seat);
                time
            } else {
                time
            };
            sand.spent[seat] = time.parse().map_err(|_| ParseSandError)?;
        }
        Ok(sand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    #[test]
    fn sand_round_trips() {
        let mut sand = Sand::of_round(3);
        assert_eq!(sand.to_string().parse(), Ok(sand));
        sand.spent[A] = 12_400;
        sand.locked = SeatSet::only(A);
        sand.spent[B] = 30_000;
        sand.late = SeatSet::only(B);
        sand.spent[C] = 17;
        assert_eq!(sand.to_string(), "3 A=12400! B=30000~ C=17");
        assert_eq!(sand.to_string().parse(), Ok(sand));
        for wrong in ["", "x", "3 A", "3 A=", "3 E=1", "3 A=1?"] {
            assert_eq!(wrong.parse::<Sand>(), Err(ParseSandError), "{wrong}");
        }
    }

    /// R2: the sand waits for the first lock, then runs its seconds.
    #[test]
    fn r2_the_sand_runs_from_the_first_lock() {
        let mut sand = Sand::of_round(1);
        sand.spent[A] = 10_000;
        assert_eq!(sand.glass(A, None, Some(0)), Glass::None);
        let waits = Glass::Waits { whole: 30_000 };
        assert_eq!(sand.glass(A, Some(30), None), waits);
        assert_eq!(sand.glass(A, Some(30), Some(10_001)), waits);
        let runs = |left| Glass::Runs {
            left,
            whole: 30_000,
        };
        assert_eq!(sand.glass(A, Some(30), Some(8_000)), runs(28_000));
        sand.spent[A] = 39_000;
        assert!(sand.glass(A, Some(30), Some(8_000)).is_empty());
    }

    /// R20: exactly one player is first, the one who took the least time.
    #[test]
    fn r20_locks_count_in_the_order_of_the_time_they_took() {
        let mut sand = Sand::of_round(1);
        sand.locked = SeatSet::only(A).with(B);
        sand.spent[A] = 9_000;
        sand.spent[B] = 4_000;
        assert_eq!(sand.order([(C, 5_000)]), [B, C, A]);
        sand.spent[B] = 9_000;
        assert_eq!(sand.order([]), [A, B]);
    }
}
