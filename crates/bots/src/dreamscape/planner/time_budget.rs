//! The time budget of a turn, and how decisions share it.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lucid_dreamscape::{Phase, Table};
use lucid_tabletop::Seat;

use crate::Clock;

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

/// The fraction of a timed turn that is planned for: what was begun has to finish, too.
const SAFE: f64 = 0.8;
/// The same for turns so short that cleaning up counts.
const SHORT: f64 = 0.6;
/// The fraction of the rest that one decision gets. After chance there will be another.
const PART: f64 = 0.6;
/// The same in a Travel, where chance rarely intervenes.
const TRAVEL: f64 = 0.9;
/// The fraction of a timed turn until which quick choices may still be made.
const LAST: f64 = 0.9;
/// The same for short turns.
const SHORT_LAST: f64 = 0.75;
/// Shorter turns have no rollouts: a single step of one may take milliseconds.
const PATIENT: Duration = Duration::from_millis(40);
/// In turns shorter than that, a decision with less time than this does without the greedy
/// player, whose single steps may take milliseconds.
const GREEDY: Duration = Duration::from_millis(12);
/// The clock is read once in this many questions.
const EVERY: u32 = 8;

/// What is left of a turn's budget.
#[derive(Clone, Debug)]
pub(super) struct TurnBudget {
    effort: Effort,
    clock: Clock,
    turn: Option<(u8, Phase, Seat)>,
    nodes: u64,
    time: Duration,
}

impl TurnBudget {
    pub(super) fn new(effort: Effort, clock: Clock) -> TurnBudget {
        TurnBudget {
            effort,
            clock,
            turn: None,
            nodes: 0,
            time: Duration::ZERO,
        }
    }

    /// Whether a turn has fewer positions than this.
    pub(super) fn is_less_than(&self, least: u64) -> bool {
        matches!(self.effort, Effort::Nodes(nodes) if nodes < least)
    }

    /// The budget of one decision: a part of what is left of the turn.
    pub(super) fn begin(&mut self, table: &Table, seat: Seat) -> ThinkingBudget {
        let turn = Some((table.cycle, table.phase, seat));
        if self.turn != turn {
            self.turn = turn;
            self.nodes = 0;
            self.time = Duration::ZERO;
        }
        let began = (self.clock)();
        let allows_rollouts = match self.effort {
            Effort::Nodes(_) => true,
            Effort::Time(time) => time >= PATIENT,
        };
        let part = match table.phase {
            Phase::Travel if allows_rollouts => TRAVEL,
            _ => PART,
        };
        let (nodes, until, last) = match self.effort {
            Effort::Nodes(nodes) => {
                let left = nodes.saturating_sub(self.nodes);
                ((part * left as f64) as u64, Duration::MAX, Duration::MAX)
            }
            Effort::Time(time) => {
                let (safe, last) = match allows_rollouts {
                    true => (SAFE, LAST),
                    false => (SHORT, SHORT_LAST),
                };
                let left = time.mul_f64(safe).saturating_sub(self.time);
                let last = time.mul_f64(last).saturating_sub(self.time);
                (u64::MAX, began + left.mul_f64(part), began + last)
            }
        };
        ThinkingBudget {
            clock: self.clock,
            allows_rollouts,
            began,
            until,
            last,
            nodes,
            used: 0,
            asked: Cell::new(0),
            late: Cell::new(until == began),
        }
    }

    /// Charges the turn for a decision.
    pub(super) fn charge(&mut self, budget: &ThinkingBudget) {
        self.nodes += budget.used;
        self.time += (self.clock)().saturating_sub(budget.began);
    }
}

/// The budget of one decision.
#[derive(Clone, Debug)]
pub(super) struct ThinkingBudget {
    clock: Clock,
    allows_rollouts: bool,
    began: Duration,
    until: Duration,
    /// When even quick choices have to stop.
    last: Duration,
    nodes: u64,
    used: u64,
    asked: Cell<u32>,
    late: Cell<bool>,
}

impl ThinkingBudget {
    /// A number of positions.
    pub(super) fn nodes(nodes: u64) -> ThinkingBudget {
        ThinkingBudget {
            clock: || Duration::ZERO,
            allows_rollouts: true,
            began: Duration::ZERO,
            until: Duration::MAX,
            last: Duration::MAX,
            nodes,
            used: 0,
            asked: Cell::new(0),
            late: Cell::new(false),
        }
    }

    /// Whether time is up.
    pub(super) fn is_late(&self) -> bool {
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

    /// Whether there is time for rollouts.
    pub(super) fn allows_rollouts(&self) -> bool {
        self.allows_rollouts
    }

    /// Whether there is time for what the greedy player would do.
    pub(super) fn allows_greedy(&self) -> bool {
        self.allows_rollouts || self.until.saturating_sub(self.began) >= GREEDY
    }

    /// Whether the budget is used up.
    pub(super) fn is_over(&self) -> bool {
        self.used >= self.nodes || self.is_late()
    }

    /// The same, but reads the clock in any case.
    pub(super) fn is_over_now(&self) -> bool {
        self.asked.set(0);
        self.is_over()
    }

    /// Whether this fraction of the budget is used up.
    pub(super) fn is_spent(&self, part: f64) -> bool {
        let is_late = || {
            let time = self.until.saturating_sub(self.began).mul_f64(part);
            (self.clock)() >= self.began + time
        };
        self.used as f64 >= self.nodes as f64 * part || (self.until != Duration::MAX && is_late())
    }

    /// Whether nothing was left when the decision began.
    pub(super) fn is_nothing(&self) -> bool {
        self.nodes == 0 || self.until == self.began
    }

    /// Whether there is no time left even for a quick choice.
    pub(super) fn is_exhausted(&self) -> bool {
        self.last != Duration::MAX && (self.clock)() >= self.last
    }

    /// The positions that are left; as many as anybody could want if only time counts.
    pub(super) fn left(&self) -> u64 {
        self.nodes.saturating_sub(self.used)
    }

    /// The positions that were examined.
    pub(super) fn used(&self) -> u64 {
        self.used
    }

    /// The fraction that is used up.
    pub(super) fn spent(&self) -> f64 {
        let part = self.used as f64 / self.nodes.max(1) as f64;
        if self.until == Duration::MAX {
            return part;
        }
        let all = self.until.saturating_sub(self.began).as_secs_f64();
        let past = (self.clock)().saturating_sub(self.began).as_secs_f64();
        part.max(past / all.max(1e-9)).min(1.0)
    }

    /// The first part of the budget, to be returned with
    /// [`resume_after`](ThinkingBudget::resume_after).
    pub(super) fn portion(&self, part: f64) -> ThinkingBudget {
        let until = match self.until {
            Duration::MAX => Duration::MAX,
            until => self.began + until.saturating_sub(self.began).mul_f64(part),
        };
        let nodes = match self.nodes {
            u64::MAX => u64::MAX,
            nodes => (nodes as f64 * part) as u64,
        };
        ThinkingBudget {
            until,
            nodes,
            asked: Cell::new(0),
            ..self.clone()
        }
    }

    /// Continues after a portion was spent.
    pub(super) fn resume_after(&mut self, part: &ThinkingBudget) {
        self.used = part.used;
    }

    /// Charges for positions.
    pub(super) fn spend(&mut self, nodes: u64) {
        self.used += nodes;
    }
}

#[cfg(test)]
mod tests;
