//! What a turn may cost, and how it is spent.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lucid_dreamscape::{Phase, Table};
use lucid_tabletop::Seat;

/// The budget for one turn of a seat: a Travel, a Creation or the last placement.
///
/// ```
/// use std::time::Duration;
///
/// use lucid_bots::dreamscape::planner::Effort;
///
/// assert_eq!("250ms".parse(), Ok(Effort::Time(Duration::from_millis(250))));
/// assert_eq!(Effort::Nodes(20_000).to_string(), "20000n");
/// assert!("soon".parse::<Effort>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A number of positions to examine; with it, the same seed plays the same game.
    Nodes(u64),
    /// The time to think.
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

/// The error for a text that is not a budget.
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
/// The same where a turn is so short that putting things away counts.
const SHORT: f64 = 0.6;
/// How much of what is left is spent on one thought; what chance brings next
/// has to be thought about too.
const PART: f64 = 0.75;
/// The same in a Travel, where chance seldom comes in.
const TRAVEL: f64 = 0.9;
/// How much of a timed turn may be used for quick looks after that.
const LAST: f64 = 0.9;
/// The same where a turn is short.
const SHORT_LAST: f64 = 0.75;
/// In less time nothing is played on: a single step of such a game may take some
/// milliseconds.
const PATIENT: Duration = Duration::from_millis(100);
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
        let is_patient = match self.effort {
            Effort::Nodes(_) => true,
            Effort::Time(time) => time >= PATIENT,
        };
        let part = match table.phase {
            Phase::Travel if is_patient => TRAVEL,
            _ => PART,
        };
        let (nodes, until, last) = match self.effort {
            Effort::Nodes(nodes) => {
                let left = nodes.saturating_sub(self.nodes);
                ((part * left as f64) as u64, Duration::MAX, Duration::MAX)
            }
            Effort::Time(time) => {
                let (safe, last) = match is_patient {
                    true => (SAFE, LAST),
                    false => (SHORT, SHORT_LAST),
                };
                let left = time.mul_f64(safe).saturating_sub(self.time);
                let last = time.mul_f64(last).saturating_sub(self.time);
                (u64::MAX, began + left.mul_f64(part), began + last)
            }
        };
        Allowance {
            clock: self.clock,
            is_patient,
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
    is_patient: bool,
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
            is_patient: true,
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

    /// Whether there is time to play games on.
    pub(super) fn is_patient(&self) -> bool {
        self.is_patient
    }

    /// Whether it is used up.
    pub(super) fn is_over(&self) -> bool {
        self.used >= self.nodes || self.is_late()
    }

    /// The same, with a look at the clock in any case.
    pub(super) fn is_over_now(&self) -> bool {
        self.asked.set(0);
        self.is_over()
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

    /// The part that is used up.
    pub(super) fn spent(&self) -> f64 {
        let part = self.used as f64 / self.nodes.max(1) as f64;
        if self.until == Duration::MAX {
            return part;
        }
        let all = self.until.saturating_sub(self.began).as_secs_f64();
        let past = (self.clock)().saturating_sub(self.began).as_secs_f64();
        part.max(past / all.max(1e-9)).min(1.0)
    }

    /// What the first part of it may cost; it has to be put back.
    pub(super) fn first(&self, part: f64) -> Allowance {
        let until = match self.until {
            Duration::MAX => Duration::MAX,
            until => self.began + until.saturating_sub(self.began).mul_f64(part),
        };
        let nodes = match self.nodes {
            u64::MAX => u64::MAX,
            nodes => (nodes as f64 * part) as u64,
        };
        Allowance {
            until,
            nodes,
            asked: Cell::new(0),
            ..self.clone()
        }
    }

    /// Goes on after a part of it was spent.
    pub(super) fn put_back(&mut self, part: &Allowance) {
        self.used = part.used;
    }

    /// Counts work besides searches.
    pub(super) fn spend(&mut self, nodes: u64) {
        self.used += nodes;
    }
}

#[cfg(test)]
mod tests;
