//! How long a search may take.

use std::fmt;

/// How many tables a search looks at before it asks for the time.
const PATIENCE: u64 = 64;

/// The limits of a search: a number of positions to examine, or a time that the caller
/// measures.
pub struct Budget<'a> {
    left: u64,
    nodes: u64,
    is_over: Option<&'a dyn Fn() -> bool>,
    spent: bool,
}

impl<'a> Budget<'a> {
    /// A number of positions; the same search then always gives the same answer.
    pub fn nodes(nodes: u64) -> Budget<'a> {
        Budget {
            left: nodes,
            nodes: 0,
            is_over: None,
            spent: false,
        }
    }

    /// Until the caller's clock says that it is over. The search has no clock of
    /// its own, as there is none in a browser's worker that all could use.
    pub fn until(is_over: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget {
            is_over: Some(is_over),
            ..Budget::nodes(u64::MAX)
        }
    }

    /// Spends one table; whether there was none left.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        if self.spent {
            return true;
        }
        let late = self.nodes.is_multiple_of(PATIENCE) && self.is_over.is_some_and(|over| over());
        self.spent = self.left == 0 || late;
        if !self.spent {
            self.left -= 1;
            self.nodes += 1;
        }
        self.spent
    }

    /// How many tables have been looked at.
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
