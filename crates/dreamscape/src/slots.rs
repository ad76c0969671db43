//! Slots of a Dreamscape, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// The most slots of a grid (C4).
pub const MAX_SLOTS: usize = 32;

/// A slot of the grid, numbered by the pack's picture from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// The slot with a number.
    ///
    /// # Panics
    /// When the number is not below [`MAX_SLOTS`].
    #[inline]
    pub const fn new(index: usize) -> Slot {
        assert!(index < MAX_SLOTS);
        Slot(index as u8)
    }

    /// The number of the slot.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask lets the compiler drop bounds checks.
        self.0 as usize & (MAX_SLOTS - 1)
    }

    /// The set of this slot alone.
    #[inline]
    pub const fn set(self) -> SlotSet {
        SlotSet(1 << self.index())
    }
}

/// A set of slots.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SlotSet(pub(crate) u32);

impl SlotSet {
    /// No slot.
    pub const EMPTY: SlotSet = SlotSet(0);

    /// Whether the slot is in the set.
    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & slot.set().0 != 0
    }

    /// Whether no slot is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many slots are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a slot.
    #[inline]
    pub const fn insert(&mut self, slot: Slot) {
        self.0 |= slot.set().0;
    }

    /// Takes a slot out.
    #[inline]
    pub const fn remove(&mut self, slot: Slot) {
        self.0 &= !slot.set().0;
    }

    /// The lowest slot of the set.
    #[inline]
    pub const fn first(self) -> Option<Slot> {
        if self.0 == 0 {
            None
        } else {
            Some(Slot(self.0.trailing_zeros() as u8))
        }
    }
}

impl IntoIterator for SlotSet {
    type Item = Slot;
    type IntoIter = Slots;

    #[inline]
    fn into_iter(self) -> Slots {
        Slots(self)
    }
}

/// The slots of a set in order.
#[derive(Clone, Debug)]
pub struct Slots(SlotSet);

impl Iterator for Slots {
    type Item = Slot;

    #[inline]
    fn next(&mut self) -> Option<Slot> {
        let slot = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(slot)
    }
}

impl FromIterator<Slot> for SlotSet {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> SlotSet {
        slots
            .into_iter()
            .fold(SlotSet::EMPTY, |set, slot| set | slot.set())
    }
}

impl BitAnd for SlotSet {
    type Output = SlotSet;

    #[inline]
    fn bitand(self, other: SlotSet) -> SlotSet {
        SlotSet(self.0 & other.0)
    }
}

impl BitOr for SlotSet {
    type Output = SlotSet;

    #[inline]
    fn bitor(self, other: SlotSet) -> SlotSet {
        SlotSet(self.0 | other.0)
    }
}

impl BitOrAssign for SlotSet {
    #[inline]
    fn bitor_assign(&mut self, other: SlotSet) {
        self.0 |= other.0;
    }
}

impl Not for SlotSet {
    type Output = SlotSet;

    #[inline]
    fn not(self) -> SlotSet {
        SlotSet(!self.0)
    }
}

impl fmt::Debug for SlotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
