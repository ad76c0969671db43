//! What is legal in Travel and in the Nightmare phase (T1 to T9, N1, N2).

use super::moment::{Moment, Situation};

/// T8: after so many free moves every move costs a point.
const FREE_MOVES: usize = 20;

impl Situation<'_> {
    /// T2: for a point, the rightmost shard of the location, unless Hands hold
    /// two or more of its colour.
    pub(super) fn may_collect(&self, colour: char) -> bool {
        self.moment == Moment::Travel
            && self.table.points >= 1
            && self.table.row(self.me.sleeper).last() == Some(&colour)
            && self.me.holds(colour) < 2
    }

    /// T3, T4: along a link, for a point or free.
    pub(super) fn may_move(&self, to: usize) -> bool {
        self.moment == Moment::Travel
            && are_linked(self.me.sleeper, to)
            && (self.table.points >= 1 || self.can_move_free(to))
    }

    /// T4: with the key, or into an empty location (E6). E5 may ask for a point
    /// that is not spent, T8 ends all free moves.
    fn can_move_free(&self, to: usize) -> bool {
        let rules = &self.oracle.rules;
        let opens = match self.table.row(to).first() {
            Some(key) => self.me.holds(*key) >= 1,
            None => rules.empty_is_free,
        };
        let point_is_there = self.table.points >= 1 || !rules.key_needs_point;
        opens && point_is_there && self.table.free_moves < FREE_MOVES
    }

    /// T5: once per cycle, in Travel, not beside Mr Nightmare, not in vain.
    pub(super) fn may_use_location(&self) -> bool {
        let here = self.me.sleeper;
        self.moment == Moment::Travel
            && !self.me.marker_used
            && self.table.mr_nightmare != Some(here)
            && self.could_do_something(power_of(here))
    }

    /// N2: a red shard from the reserve on an empty link of the Sleeper's location.
    /// L10: alone, of the location where Mr Nightmare has arrived.
    pub(super) fn may_seed(&self, link: (usize, usize)) -> bool {
        let here = match &self.oracle.rules.solo {
            Some(_) => (self.table.mr_nightmare).expect("he is always somewhere"),
            None => self.me.sleeper,
        };
        self.moment == Moment::Nightmare
            && (link.0 == here || link.1 == here)
            && !self.table.red_links.contains(&link)
            && self.table.red_reserve >= 1
    }
}

/// C1: whether one step leads from one location to the other.
fn are_linked(a: usize, b: usize) -> bool {
    super::LINKS.contains(&(a, b)) || super::LINKS.contains(&(b, a))
}

/// C1: the power of a location.
fn power_of(location: usize) -> &'static str {
    match location {
        1 => "archives",
        2 => "harvesters",
        3 => "tower",
        4 => "golem",
        5 => "lake",
        6 => "king",
        other => panic!("there is no location {other}"),
    }
}
