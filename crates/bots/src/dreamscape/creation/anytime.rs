//! Anytime behaviour: an answer whenever the budget runs out, and a better one with
//! more.
//!
//! A [`Budget`] limits a search by positions or by the caller's clock. Several searches
//! take turns with it, each turn longer than the last one ([`Search::run`]):
//!
//! - lines that are known beforehand, and what the greedy player and a planner with a
//!   small budget would do ([`Search::offer_line`], [`habits`]), which cost nothing;
//! - beam search, with wider and wider beams, from the beginning and from the moments of
//!   the best line ([`beam`]), with short ways to complete a card as single moves
//!   ([`completions`]);
//! - branch and bound ([`search`](super::search)), which proves.
//!
//! Branch and bound alone dives into one corner where its bounds are loose. Beams alone
//! prove nothing. What each finds helps the others: a better line to beat, or to vary.
//!
//! When the budget is spent, the search stops opening positions, but still accounts for
//! the bounds of what it left out: that is how an unfinished search knows how much better
//! another line could be.

mod beam;
mod completions;
mod habits;

pub(super) use beam::Beam;
pub(super) use habits::planner_line;

use std::fmt;

use lucid_dreamscape::{Action, State};
use lucid_tabletop::Game as _;

use crate::dreamscape::creation::bounds::{IMPOSSIBLE, ShortlistDepth};
use crate::dreamscape::creation::search::Search;

/// The search looks at the clock once in this many positions.
const CLOCK_INTERVAL: u64 = 64;

/// The limits of a search: a number of positions to examine, or a time that the caller
/// measures.
pub struct Budget<'a> {
    left: u64,
    nodes: u64,
    is_over: Option<&'a dyn Fn() -> bool>,
    spent: bool,
    /// Whether even what costs no positions has to stop when time is up.
    is_strict: bool,
}

impl<'a> Budget<'a> {
    /// A number of positions. The same search then always gives the same answer.
    pub fn nodes(nodes: u64) -> Budget<'a> {
        Budget {
            left: nodes,
            nodes: 0,
            is_over: None,
            spent: false,
            is_strict: false,
        }
    }

    /// Until the caller says that time is up. The search has no clock of its own,
    /// because no clock is available everywhere: a browser's worker has another one than
    /// a native program.
    pub fn until(is_over: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget {
            is_over: Some(is_over),
            ..Budget::nodes(u64::MAX)
        }
    }

    /// A number of positions, and no longer than until the caller says that time is up.
    /// Then not even what the greedy player would do is looked at, which takes a while; and
    /// what the planner would do never is, because it is the planner that asks like this.
    pub fn nodes_until(nodes: u64, is_over: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget {
            is_over: Some(is_over),
            is_strict: true,
            ..Budget::nodes(nodes)
        }
    }

    /// Whether there is time for what costs no positions.
    pub(super) fn has_time(&self) -> bool {
        !self.is_strict || !self.is_over.is_some_and(|over| over())
    }

    /// Whether what the planner would do is of interest.
    pub(super) fn asks_planner(&self) -> bool {
        !self.is_strict
    }

    /// Pays for one position. Returns whether the budget was already spent.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        if self.spent {
            return true;
        }
        let is_late =
            self.nodes.is_multiple_of(CLOCK_INTERVAL) && self.is_over.is_some_and(|over| over());
        self.spent = self.left == 0 || is_late;
        if !self.spent {
            self.left -= 1;
            self.nodes += 1;
        }
        self.spent
    }

    /// Whether nothing is left.
    pub(super) fn is_spent(&self) -> bool {
        self.spent || self.left == 0
    }

    /// How many positions have been examined.
    pub(super) fn used(&self) -> u64 {
        self.nodes
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget")
            .field("left", &self.left)
            .field("used", &self.nodes)
            .field("timed", &self.is_over.is_some())
            .finish()
    }
}

impl Search<'_, '_> {
    /// Offers a line, and every earlier end of it. Steps that chance has made impossible
    /// are passed over or end it.
    pub(crate) fn offer_line(&mut self, state: &State, steps: &[Action]) {
        let instance = self.instance;
        let mut state = state.clone();
        let mut so_far = 0;
        self.path.clear();
        for step in steps {
            match step {
                Action::End => break,
                Action::Keep(_) | Action::KeepNone => continue,
                _ => {}
            }
            if instance.game.check(&state, instance.seat, *step).is_err() {
                break;
            }
            so_far += instance.play_and_score(&mut state, *step);
            self.path.push(*step);
            let assessment = instance.assess(&state, ShortlistDepth::ROOT, IMPOSSIBLE);
            self.offer(&state, &assessment, so_far);
        }
        self.path.clear();
    }
}
