//! The Dreamer's steps, and how he gets off a tree again (D1 to D8).

use std::collections::{BTreeSet, HashSet};

use super::board::{Board, Place};
use super::moment::{Moment, Situation};

/// All of a walk that decides where it can still go.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Walker {
    at: Place,
    /// White shards in Hands.
    white: usize,
    /// Whether a free step waits (E7, D5).
    free: bool,
    /// Where free steps may not go (D7).
    track: BTreeSet<Place>,
    /// Mountains that have paid in this cycle (E9, D8).
    paid: BTreeSet<Place>,
    /// Mountains that have paid for a free step since the last paid one (D7).
    paid_free: BTreeSet<Place>,
}

impl Walker {
    /// D7: what a completion does; whether the track was longer before.
    pub(super) fn restart(&mut self) -> bool {
        let longer = self.track.len() > 1;
        self.track = BTreeSet::from([self.at]);
        longer
    }
}

/// How a step is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fare {
    White,
    Free,
}

impl Situation<'_> {
    /// D1: once, onto a shard on the entry slot with nothing on it (red: E12).
    pub(super) fn may_enter(&self) -> bool {
        let board = &self.me.board;
        let entry = self.oracle.entry;
        self.is_creating()
            && board.dreamer.is_none()
            && board.has_nothing_on_it(entry)
            && self.carries_the_dreamer(entry)
    }

    /// D2: a step for a white shard.
    pub(super) fn may_step(&self, to: Place) -> bool {
        self.may_walk(to, Fare::White)
    }

    /// D5: a step that land gives.
    pub(super) fn may_step_free(&self, to: Place) -> bool {
        self.may_walk(to, Fare::Free)
    }

    /// D3: onto a tree only if he gets off it again.
    fn may_walk(&self, to: Place, fare: Fare) -> bool {
        if !self.is_creating() && self.moment != Moment::OnATree {
            return false;
        }
        let Some(walker) = self.walker() else {
            return false;
        };
        self.can_go(&walker, to, fare)
            && self.can_come_to_rest(self.arrived(&walker, to, fare), &mut HashSet::new())
    }

    /// The Dreamer as he stands now.
    pub(super) fn walker(&self) -> Option<Walker> {
        let at = self.me.board.dreamer?;
        let walk = &self.me.walk;
        let track = walk.track.clone().unwrap_or(HashSet::from([at]));
        Some(Walker {
            at,
            white: self.me.holds('w'),
            free: walk.free,
            track: track.into_iter().collect(),
            paid: walk.paid.iter().copied().collect(),
            paid_free: walk.paid_free.iter().copied().collect(),
        })
    }

    /// D2, E12: whether there is a shard that he may stand on or pass.
    fn carries_the_dreamer(&self, place: Place) -> bool {
        let board = &self.me.board;
        board.has_shard(place)
            && (board.top(place) != Some('r') || self.oracle.rules.dreamer_on_red)
    }

    /// Whether one step can be paid for, wherever it ends.
    fn can_go(&self, walker: &Walker, to: Place, fare: Fare) -> bool {
        let next_to_him = self.oracle.neighbours(walker.at).contains(&to);
        let paid_for = match fare {
            Fare::White => walker.white >= 1,
            // D7: never to a slot on his track.
            Fare::Free => self.has_free_step(walker, to) && !walker.track.contains(&to),
        };
        next_to_him && self.carries_the_dreamer(to) && paid_for
    }

    /// E7: from land to land, or a free step that waits.
    fn has_free_step(&self, walker: &Walker, to: Place) -> bool {
        let board = &self.me.board;
        if self.oracle.rules.land_is_path {
            is_land(board, walker.at) && is_land(board, to)
        } else {
            walker.free
        }
    }

    /// D3: a plain search for a slot without a tree, through all that can happen.
    fn can_come_to_rest(&self, walker: Walker, seen: &mut HashSet<Walker>) -> bool {
        if !self.me.board.has_tree(walker.at) {
            return true;
        }
        if !seen.insert(walker.clone()) {
            return false;
        }
        for to in self.oracle.neighbours(walker.at) {
            for fare in [Fare::Free, Fare::White] {
                if self.can_go(&walker, to, fare)
                    && self.can_come_to_rest(self.arrived(&walker, to, fare), seen)
                {
                    return true;
                }
            }
        }
        false
    }

    /// What a step changes: D4, D5, D7, D8, E7, E8, E9.
    pub(super) fn arrived(&self, walker: &Walker, to: Place, fare: Fare) -> Walker {
        let rules = &self.oracle.rules;
        let board = &self.me.board;
        let mut next = walker.clone();
        next.at = to;
        match fare {
            Fare::White => {
                next.white -= 1;
                // D7: a paid step restarts the track, and mountains may pay again.
                next.track = BTreeSet::from([to]);
                next.paid_free.clear();
            }
            Fare::Free => {
                next.track.insert(to);
            }
        }
        // D5: the one that waited is used or lost; land gives a new one, also
        // under a tree (D4).
        next.free = !rules.land_is_path && is_land(board, to);
        if self.is_mountain(to) {
            let pays = match fare {
                _ if !rules.mountain_pays_always => next.paid.insert(to),
                Fare::White => true,
                // D7: at most once between two paid steps.
                Fare::Free => next.paid_free.insert(to),
            };
            if pays {
                next.track = BTreeSet::from([to]);
            }
        }
        next
    }

    /// E8: two gray anywhere, or two gray directly on each other.
    fn is_mountain(&self, place: Place) -> bool {
        let stack = self.me.board.stack(place);
        if self.oracle.rules.mountain_anywhere {
            stack.iter().filter(|shard| **shard == 'y').count() >= 2
        } else {
            stack.windows(2).any(|two| two == ['y', 'y'])
        }
    }
}

/// E7, D4: whether the top is land, a tree on it or not.
fn is_land(board: &Board, place: Place) -> bool {
    board.top(place) == Some('b')
}
