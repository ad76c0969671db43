//! Time at a table: when something must be done although nobody acts.

use lucid_tabletop::{Seat, SeatSet};

use super::running_game::AnyGame;

/// What the clock knows of a running game. Times are milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    /// When the last entry was written.
    pub(super) last: u64,
    /// Since when the present seats are to act.
    turn: u64,
    to_act: SeatSet,
    phase: (u8, &'static str),
    /// The turn before this one, for those who take its end back.
    before: Option<Ended>,
    /// When the round of the sand began, and when its glass was turned.
    round: u64,
    turned: Option<u64>,
    sand_round: Option<u8>,
}

/// A turn that has ended.
#[derive(Clone, Copy, Debug)]
struct Ended {
    to_act: SeatSet,
    phase: (u8, &'static str),
    /// How long it took.
    took: u64,
}

/// A deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The sand runs out.
    Sand(u64),
    /// The time of those who are to act runs out.
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
    /// Updates the clock after an entry.
    pub(super) fn note(&mut self, at: u64, game: &dyn AnyGame) {
        self.last = at;
        let (to_act, phase) = (game.to_act(), game.phase());
        // Those who are left of several that act at once get no new time.
        let fewer = to_act.iter().all(|seat| self.to_act.contains(seat));
        if phase != self.phase || !fewer {
            self.before = Some(Ended {
                to_act: self.to_act,
                phase: self.phase,
                took: at.saturating_sub(self.turn),
            });
            self.turn = at;
        }
        (self.to_act, self.phase) = (to_act, phase);
        let sand = game.sand();
        if sand.map(|sand| sand.round) != self.sand_round {
            self.sand_round = sand.map(|sand| sand.round);
            (self.round, self.turned) = (at, None);
        }
        if sand.is_some_and(|sand| sand.turned) && self.turned.is_none() {
            self.turned = Some(at);
        }
    }

    /// After a seat took back its own steps, the time of the turn goes on: a step and its
    /// undo, again and again, hold up nobody for ever. Where it takes back the end of its
    /// turn, it goes on from what it had used by then.
    pub(super) fn go_on(&mut self, at: u64, game: &dyn AnyGame) {
        let (turn, ended) = (self.turn, self.before);
        let now = (game.to_act(), game.phase());
        let same = (self.to_act, self.phase) == now;
        self.note(at, game);
        self.turn = match ended.filter(|ended| !same && (ended.to_act, ended.phase) == now) {
            Some(ended) => at.saturating_sub(ended.took),
            None => turn,
        };
    }

    /// After steps were taken back because all agreed, those who are to act get new time.
    pub(super) fn restart(&mut self, at: u64, game: &dyn AnyGame) {
        self.turn = at;
        self.note(at, game);
    }

    /// The next deadline of a running game. `timed` are the seats that the turn clock applies
    /// to.
    pub(super) fn due(
        &self,
        game: &dyn AnyGame,
        clock: Option<u32>,
        timed: SeatSet,
    ) -> Option<Due> {
        if let Some(sand) = game.sand() {
            let at = match self.turned {
                Some(turned) => turned + sand.runs,
                None => self.round + sand.limit,
            };
            return Some(Due::Sand(at));
        }
        let waits = |seat: Seat| timed.contains(seat);
        let clock = clock.filter(|_| game.to_act().iter().any(waits))?;
        Some(Due::Turn(self.turn + u64::from(clock) * 1_000))
    }

    /// When a bot that is to act now plays: after a pause in which people can follow, or,
    /// against the sand, after its thinking time.
    pub(super) fn bot_at(&self, game: &dyn AnyGame, delay: u32, pause: u64) -> u64 {
        let Some(sand) = game.sand() else {
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
