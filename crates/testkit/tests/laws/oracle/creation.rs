//! What is legal in Creation and in the last placement, but for the Dreamer (K1 to K9).

use super::FULL_STACK;
use super::board::Place;
use super::moment::{Moment, Situation};

impl Situation<'_> {
    /// K1, K2: a shard from Hands onto a slot that takes it.
    pub(super) fn may_place(&self, colour: char, slot: Place) -> bool {
        self.is_creating() && self.me.holds(colour) >= 1 && self.takes(slot, colour)
    }

    /// K1, K2: whether a slot takes a shard of this colour.
    fn takes(&self, slot: Place, colour: char) -> bool {
        let board = &self.me.board;
        if board.stacks.is_empty() {
            // K1: the first shard, of any colour.
            return slot == self.oracle.entry;
        }
        if board.has_shard(slot) {
            // K2: red goes on nothing and nothing goes on red. C5: 20 shards at most.
            board.has_nothing_on_it(slot)
                && colour != 'r'
                && board.top(slot) != Some('r')
                && board.stack(slot).len() < FULL_STACK
        } else {
            (self.oracle.neighbours(slot).into_iter()).any(|next| board.has_shard(next))
        }
    }

    /// K3: two of a colour for one from the bag, as E13 says.
    /// K4: three red for one that is not red.
    pub(super) fn may_exchange(&self, give: char, take: char) -> bool {
        if !self.is_creating() {
            return false;
        }
        if give == 'r' {
            return self.me.holds('r') >= 3 && take != 'r' && self.table.in_bag(take) >= 1;
        }
        // The discarded shards are in the bag when one is chosen.
        let discarded = if take == give { 2 } else { 0 };
        self.me.holds(give) >= 2
            && (take != give || self.oracle.rules.exchange_gives_any)
            && self.table.in_bag(take) + discarded >= 1
    }

    /// K5: a green shard for a tree on a stack with nothing on it and not red.
    pub(super) fn may_plant(&self, slot: Place) -> bool {
        let board = &self.me.board;
        self.is_creating()
            && self.me.holds('g') >= 1
            && self.a_tree_is_left()
            && board.has_shard(slot)
            && board.has_nothing_on_it(slot)
            && board.top(slot) != Some('r')
    }

    /// K5, K9: in a simultaneous Creation those before in initiative order could
    /// still plant as many trees as they hold green shards.
    fn a_tree_is_left(&self) -> bool {
        let table = self.table;
        let mut spoken_for = 0;
        if self.oracle.rules.simultaneous && self.moment == Moment::Creation {
            for seat in &table.order {
                if *seat == self.seat {
                    break;
                }
                if !table.finished.contains(seat) {
                    spoken_for += table.player(*seat).holds('g');
                }
            }
        }
        table.tree_reserve > spoken_for
    }

    /// T7 in Travel. K7: in Creation not while a red shard in Hands fits somewhere.
    pub(super) fn may_end(&self) -> bool {
        let must_place_red = self.me.holds('r') >= 1
            && (self.oracle.places.iter()).any(|slot| self.takes(*slot, 'r'));
        match self.moment {
            Moment::Travel => true,
            Moment::Creation | Moment::LastPlacement => !must_place_red,
            _ => false,
        }
    }
}
