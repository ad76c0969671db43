//! Slots of a Dreamscape, and sets of them.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use lucid_tabletop::index_set;

/// The most slots of a grid (C4).
pub const MAX_SLOTS: usize = 32;

/// A slot of the grid, numbered by the pack's picture from the top left.
///
/// ```
/// use lucid_dreamscape::{Slot, SlotSet};
///
/// let set: SlotSet = [Slot::new(3), Slot::new(1)].into_iter().collect();
/// assert!(set.contains(Slot::new(3)));
/// assert_eq!(set & Slot::new(1).set(), Slot::new(1).set());
/// assert_eq!(set.into_iter().map(Slot::index).collect::<Vec<_>>(), [1, 3]);
/// ```
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

index_set! {
    /// A set of slots.
    SlotSet(u32) of Slot;
    /// The slots of a set in order.
    Slots
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
