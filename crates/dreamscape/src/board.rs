//! A player's Dreamscape: stacks, trees and the Dreamer on a grid.

use crate::rules::Mountain;
use crate::slots::MAX_SLOTS;
use crate::{Colour, Grid, Slot, SlotSet, Stack};

/// The Dreamscape of one player.
///
/// The sets follow from the stacks; they are kept so that nothing has to be
/// counted again for every list of choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    stacks: [Stack; MAX_SLOTS],
    /// Slots with a shard.
    occupied: SlotSet,
    /// Slots with a red shard, which is always alone.
    red: SlotSet,
    /// Slots that can hold no further shard (C5).
    full: SlotSet,
    /// Slots next to an occupied one.
    near: SlotSet,
    trees: SlotSet,
    /// The Dreamer's slot; nothing while he is outside (S5).
    dreamer: Option<Slot>,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            stacks: [Stack::default(); MAX_SLOTS],
            occupied: SlotSet::EMPTY,
            red: SlotSet::EMPTY,
            full: SlotSet::EMPTY,
            near: SlotSet::EMPTY,
            trees: SlotSet::EMPTY,
            dreamer: None,
        }
    }
}

impl Board {
    /// The stack on a slot.
    #[inline]
    pub fn stack(&self, slot: Slot) -> Stack {
        self.stacks[slot.index()]
    }

    /// The topmost shard of a slot.
    #[inline]
    pub fn top(&self, slot: Slot) -> Option<Colour> {
        self.stack(slot).top()
    }

    /// The slots with a shard.
    #[inline]
    pub fn occupied(&self) -> SlotSet {
        self.occupied
    }

    /// The slots with a red shard.
    #[inline]
    pub fn red(&self) -> SlotSet {
        self.red
    }

    /// The slots with a tree.
    #[inline]
    pub fn trees(&self) -> SlotSet {
        self.trees
    }

    /// Where the Dreamer stands, if he is inside.
    #[inline]
    pub fn dreamer(&self) -> Option<Slot> {
        self.dreamer
    }

    /// The slots with a full stack (C5).
    #[inline]
    pub(crate) fn full(&self) -> SlotSet {
        self.full
    }

    /// The slots whose top shard has a colour.
    pub fn tops(&self, colour: Colour) -> SlotSet {
        self.occupied
            .into_iter()
            .filter(|slot| self.top(*slot) == Some(colour))
            .collect()
    }

    /// How many shards of each colour there are, without trees.
    pub fn count(&self, colour: Colour) -> u32 {
        self.occupied
            .into_iter()
            .map(|slot| self.stack(slot).count(colour))
            .sum()
    }

    /// How many shards there are, without trees.
    pub fn shards(&self) -> u32 {
        self.occupied
            .into_iter()
            .map(|slot| self.stack(slot).height() as u32)
            .sum()
    }

    /// The stacks with neither tree nor Dreamer.
    #[inline]
    pub fn bare(&self) -> SlotSet {
        let dreamer = self.dreamer.map_or(SlotSet::EMPTY, Slot::set);
        self.occupied & !self.trees & !dreamer
    }

    /// The stacks that something may be put on: with nothing on them, and not red (K1, K2).
    #[inline]
    pub fn open(&self) -> SlotSet {
        self.bare() & !self.red
    }

    /// The empty slots that take a shard: next to another one, or the entry when
    /// the Dreamscape is empty (K1).
    #[inline]
    pub fn shore(&self, grid: &Grid) -> SlotSet {
        if self.occupied.is_empty() {
            grid.entry().set()
        } else {
            self.near & !self.occupied
        }
    }

    /// Whether a stack is a mountain (E8).
    #[inline]
    pub fn is_mountain(&self, slot: Slot, mountain: Mountain) -> bool {
        is_mountain(self.stack(slot), mountain)
    }

    #[inline]
    pub(crate) fn push(&mut self, grid: &Grid, slot: Slot, colour: Colour) {
        self.stacks[slot.index()].push(colour);
        self.refresh(grid, slot);
    }

    #[inline]
    pub(crate) fn pop(&mut self, grid: &Grid, slot: Slot) -> Option<Colour> {
        let colour = self.stacks[slot.index()].pop();
        self.refresh(grid, slot);
        colour
    }

    /// Moves a shard with all that is on it, tree and Dreamer included (P4, D6).
    pub(crate) fn shift(&mut self, grid: &Grid, from: Slot, height: u8, to: Slot) -> Stack {
        let lifted = self.stacks[from.index()].lift(height.into());
        self.stacks[to.index()].put(lifted);
        if self.trees.contains(from) {
            self.trees.remove(from);
            self.trees.insert(to);
        }
        if self.dreamer == Some(from) {
            self.dreamer = Some(to);
        }
        self.refresh(grid, from);
        self.refresh(grid, to);
        lifted
    }

    #[inline]
    pub(crate) fn plant(&mut self, slot: Slot) {
        self.trees.insert(slot);
    }

    #[inline]
    pub(crate) fn put_dreamer(&mut self, slot: Option<Slot>) {
        self.dreamer = slot;
    }

    pub(crate) fn put_stack(&mut self, grid: &Grid, slot: Slot, stack: Stack) {
        self.stacks[slot.index()] = stack;
        self.refresh(grid, slot);
    }

    /// Brings the sets up to date after a change of one stack.
    #[inline]
    fn refresh(&mut self, grid: &Grid, slot: Slot) {
        let stack = self.stack(slot);
        let (was, is) = (self.occupied.contains(slot), !stack.is_empty());
        if is && !was {
            self.occupied.insert(slot);
            self.near |= grid.neighbours(slot);
        } else if was && !is {
            self.occupied.remove(slot);
            self.near = grid.around(self.occupied);
        }
        if stack.top() == Some(Colour::Red) {
            self.red.insert(slot);
        } else {
            self.red.remove(slot);
        }
        if stack.height() >= crate::shards::STACK_ROOM {
            self.full.insert(slot);
        } else {
            self.full.remove(slot);
        }
    }
}

/// Whether a stack is a mountain (E8).
#[inline]
pub(crate) fn is_mountain(stack: Stack, mountain: Mountain) -> bool {
    match mountain {
        Mountain::Anywhere => stack.has_two_gray(),
        Mountain::Touching => stack.has_touching_gray(),
    }
}
