//! Time at a table: when something must be done although nobody acts.

use lucid_tabletop::{Seat, SeatSet};

use super::play::Play;

/// What the clock knows of a running game. Times are milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    /// When the last entry was written.
    pub(super) last: u64,
    /// Since when those who are to act now have been.
    turn: u64,
    to_act: SeatSet,
    phase: (u8, &'static str),
    /// Since when the round of the sand runs, and since when its glass is turned.
    round: u64,
    turned: Option<u64>,
    sand_round: Option<u8>,
}

/// What is due, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The sand has run out.
    Sand(u64),
    /// The turn of those who are to act is over.
    Turn(u64),
}

impl Due {
    /// When.
    pub fn at(self) -> u64 {
        match self {
            Due::Sand(at) | Due::Turn(at) => at,
        }
    }
}

impl Clock {
    /// Takes note of where the game stands after an entry.
    pub(super) fn note(&mut self, at: u64, play: &dyn Play) {
        self.last = at;
        let (to_act, phase) = (play.to_act(), play.phase());
        // Whoever is left of those who act at once has no new time.
        let fewer = to_act.iter().all(|seat| self.to_act.contains(seat));
        if phase != self.phase || !fewer {
            self.turn = at;
        }
        (self.to_act, self.phase) = (to_act, phase);
        let sand = play.sand();
        if sand.map(|sand| sand.round) != self.sand_round {
            self.sand_round = sand.map(|sand| sand.round);
            (self.round, self.turned) = (at, None);
        }
        if sand.is_some_and(|sand| sand.turned) && self.turned.is_none() {
            self.turned = Some(at);
        }
    }

    /// After steps were taken back, those who act have their time anew.
    pub(super) fn restart(&mut self, at: u64, play: &dyn Play) {
        self.turn = at;
        self.note(at, play);
    }

    /// When the clock of a running game strikes. `timed` are the seats that are
    /// bound to the turn clock.
    pub(super) fn due(&self, play: &dyn Play, clock: Option<u32>, timed: SeatSet) -> Option<Due> {
        if let Some(sand) = play.sand() {
            let at = match self.turned {
                Some(turned) => turned + sand.runs,
                None => self.round + sand.limit,
            };
            return Some(Due::Sand(at));
        }
        let waits = |seat: Seat| timed.contains(seat);
        let clock = clock.filter(|_| play.to_act().iter().any(waits))?;
        Some(Due::Turn(self.turn + u64::from(clock) * 1_000))
    }

    /// When a bot plays that is asked now: after a pause in which people can
    /// follow, or, against the sand, after the time that it thinks.
    pub(super) fn bot_at(&self, play: &dyn Play, delay: u32, pause: u64) -> u64 {
        let Some(sand) = play.sand() else {
            return self.last + pause;
        };
        // Early enough to lay something before the sand has run out.
        let end = match self.turned {
            Some(turned) => turned + sand.runs,
            None => self.round + sand.limit,
        };
        (self.round + u64::from(delay)).min(end.saturating_sub(HASTE))
    }
}

/// How many milliseconds before the end a bot lays what it has.
const HASTE: u64 = 1_500;
