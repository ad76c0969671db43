//! What a turn may cost, and how it is spent.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use dreamscape::{Phase, Table};
use tabletop::Seat;

/// What a turn may cost: a Travel, a Creation or the last placement of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// So many tables are looked at; the same seed then plays the same game.
    Nodes(u64),
    /// So long it thinks.
    Time(Duration),
}

/// `250ms` or `20000n`
impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effort::Nodes(nodes) => write!(f, "{nodes}n"),
            Effort::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// The text is no effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseEffortError;

impl FromStr for Effort {
    type Err = ParseEffortError;

    fn from_str(text: &str) -> Result<Effort, ParseEffortError> {
        let number = |text: &str| text.parse().map_err(|_| ParseEffortError);
        match (text.strip_suffix("ms"), text.strip_suffix('n')) {
            (Some(millis), _) => Ok(Effort::Time(Duration::from_millis(number(millis)?))),
            (None, Some(nodes)) => Ok(Effort::Nodes(number(nodes)?)),
            (None, None) => Err(ParseEffortError),
        }
    }
}

/// The time since some moment. There is none that all could use: a browser's
/// worker has another than a program.
pub type Clock = fn() -> Duration;

/// How much of a timed turn is planned for: what was begun has to be ended.
const SAFE: f64 = 0.8;
/// How much of what is left is spent on one thought; what chance brings next
/// has to be thought about too.
const PART: f64 = 0.75;
/// How much of a timed turn may be used for quick looks after that.
const LAST: f64 = 0.9;
/// How often the clock is looked at: not at every table.
const EVERY: u32 = 8;

/// What is left of a turn.
#[derive(Clone, Debug)]
pub(super) struct Purse {
    effort: Effort,
    clock: Clock,
    turn: Option<(u8, Phase, Seat)>,
    nodes: u64,
    time: Duration,
}

impl Purse {
    pub(super) fn new(effort: Effort, clock: Clock) -> Purse {
        Purse {
            effort,
            clock,
            turn: None,
            nodes: 0,
            time: Duration::ZERO,
        }
    }

    /// What one thought may cost: a part of what is left of the turn.
    pub(super) fn open(&mut self, table: &Table, seat: Seat) -> Allowance {
        let turn = Some((table.cycle, table.phase, seat));
        if self.turn != turn {
            self.turn = turn;
            self.nodes = 0;
            self.time = Duration::ZERO;
        }
        let began = (self.clock)();
        let (nodes, until, last) = match self.effort {
            Effort::Nodes(nodes) => {
                let left = nodes.saturating_sub(self.nodes);
                ((PART * left as f64) as u64, Duration::MAX, Duration::MAX)
            }
            Effort::Time(time) => {
                let left = time.mul_f64(SAFE).saturating_sub(self.time);
                let last = time.mul_f64(LAST).saturating_sub(self.time);
                (u64::MAX, began + left.mul_f64(PART), began + last)
            }
        };
        Allowance {
            clock: self.clock,
            began,
            until,
            last,
            nodes,
            used: 0,
            asked: Cell::new(0),
            late: Cell::new(until == began),
        }
    }

    /// Takes what a thought has cost out of the purse.
    pub(super) fn close(&mut self, allowance: &Allowance) {
        self.nodes += allowance.used;
        self.time += (self.clock)().saturating_sub(allowance.began);
    }
}

/// What one thought may cost.
#[derive(Clone, Debug)]
pub(super) struct Allowance {
    clock: Clock,
    began: Duration,
    until: Duration,
    /// When even the simplest thought has to end.
    last: Duration,
    nodes: u64,
    used: u64,
    asked: Cell<u32>,
    late: Cell<bool>,
}

impl Allowance {
    /// So many tables, whatever else was spent.
    pub(super) fn of(nodes: u64) -> Allowance {
        Allowance {
            clock: || Duration::ZERO,
            began: Duration::ZERO,
            until: Duration::MAX,
            last: Duration::MAX,
            nodes,
            used: 0,
            asked: Cell::new(0),
            late: Cell::new(false),
        }
    }

    fn is_late(&self) -> bool {
        if self.until == Duration::MAX || self.late.get() {
            return self.late.get();
        }
        let asked = self.asked.get();
        self.asked.set(asked.wrapping_add(1));
        if asked.is_multiple_of(EVERY) {
            self.late.set((self.clock)() >= self.until);
        }
        self.late.get()
    }

    /// Whether it is used up.
    pub(super) fn is_over(&self) -> bool {
        self.used >= self.nodes || self.is_late()
    }

    /// Whether so much of it is used up.
    pub(super) fn is_spent(&self, part: f64) -> bool {
        let is_late = || {
            let time = self.until.saturating_sub(self.began).mul_f64(part);
            (self.clock)() >= self.began + time
        };
        self.used as f64 >= self.nodes as f64 * part || (self.until != Duration::MAX && is_late())
    }

    /// Whether there is no time left even for a quick look.
    pub(super) fn is_exhausted(&self) -> bool {
        self.last != Duration::MAX && (self.clock)() >= self.last
    }

    /// Counts work besides searches.
    pub(super) fn spend(&mut self, nodes: u64) {
        self.used += nodes;
    }
}

#[cfg(test)]
mod tests {
    use dreamscape::{Dreamscape, Rules};
    use tabletop::Game as _;

    use super::*;

    thread_local! {
        static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
    }

    fn wait(millis: u64) {
        NOW.set(NOW.get() + Duration::from_millis(millis));
    }

    fn is_over(allowance: &Allowance) -> bool {
        (0..=EVERY).any(|_| allowance.is_over())
    }

    fn table() -> Table {
        let content = packs::dreamscape().content.clone();
        let game = Dreamscape::new(Rules::sylex(), content).unwrap();
        game.start().table().clone()
    }

    #[test]
    fn a_turn_has_its_time_once() {
        let mut purse = Purse::new(Effort::Time(Duration::from_millis(100)), || NOW.get());
        let mut table = table();
        let seat = Seat::new(0);
        let first = purse.open(&table, seat);
        assert!(!is_over(&first) && !first.is_spent(0.5));
        wait(50);
        assert!(!is_over(&first) && first.is_spent(0.5));
        wait(20);
        assert!(is_over(&first) && !first.is_exhausted());
        purse.close(&first);
        // What is left of the same turn is little, then nothing.
        let second = purse.open(&table, seat);
        assert!(!is_over(&second));
        wait(10);
        assert!(is_over(&second) && !second.is_exhausted());
        wait(10);
        assert!(second.is_exhausted());
        purse.close(&second);
        assert!(is_over(&purse.open(&table, seat)));
        table.cycle += 1;
        assert!(!is_over(&purse.open(&table, seat)));
    }

    #[test]
    fn tables_are_counted_whatever_the_time() {
        let mut purse = Purse::new(Effort::Nodes(100), || NOW.get());
        let table = table();
        let mut allowance = purse.open(&table, Seat::new(0));
        wait(1_000_000);
        allowance.spend(74);
        assert!(!is_over(&allowance) && !allowance.is_exhausted());
        allowance.spend(1);
        assert!(is_over(&allowance));
    }
}
