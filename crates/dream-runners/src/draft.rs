//! What lies on a player's board (R1).

use crate::SegmentId;

/// A segment on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed {
    /// The segment.
    pub segment: SegmentId,
    /// Quarter turns clockwise, 0 to 3; of turns that look the same the least.
    pub turn: u8,
    /// The leftmost column that it reaches, from 0.
    pub column: u8,
    /// The topmost row that it reaches, from 0.
    pub row: u8,
}

/// The most segments on a board: each covers a cell of the dream, and no two the same.
pub const MAX_PLACED: usize = crate::board::SPOTS;

/// A composition while it is made and afterwards: the segments on a board.
///
/// They are kept in the order of the pack, so two boards that look alike are equal.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
///
/// use lucid_dream_runners::Placed;
///
/// let three = game.content().segment_named("set-1-three").unwrap();
/// let one = game.content().segment_named("set-1-one").unwrap();
/// let top = Placed { segment: three, turn: 0, column: 2, row: 2 };
/// let below = Placed { segment: one, turn: 0, column: 2, row: 3 };
/// let draft = game.draft(&[top, below]).unwrap();
/// assert_eq!(draft.find(one), Some(below));
/// assert_eq!(game.composition(&draft).missing(), 5);
/// // Two segments on one cell cannot lie so.
/// assert!(game.draft(&[top, Placed { row: 2, ..below }]).is_none());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Draft {
    count: u8,
    placed: [Placed; MAX_PLACED],
}

impl Draft {
    /// The segments on the board, in the order of the pack.
    #[inline]
    pub fn placed(&self) -> &[Placed] {
        &self.placed[..self.count.into()]
    }

    /// Where a segment lies, if it does.
    #[inline]
    pub fn find(&self, segment: SegmentId) -> Option<Placed> {
        let mut placed = self.placed().iter();
        placed.find(|placed| placed.segment == segment).copied()
    }

    /// Whether nothing lies on the board.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Lays a segment down, or moves it if it lies.
    ///
    /// # Panics
    /// When the board is full, which its cells rule out.
    pub(crate) fn put(&mut self, new: Placed) {
        self.lift(new.segment);
        let count = usize::from(self.count);
        let at = self.placed().partition_point(|placed| *placed < new);
        self.placed.copy_within(at..count, at + 1);
        self.placed[at] = new;
        self.count += 1;
    }

    /// Takes a segment off the board.
    pub(crate) fn lift(&mut self, segment: SegmentId) {
        let count = usize::from(self.count);
        if let Some(at) = self.placed().iter().position(|p| p.segment == segment) {
            self.placed.copy_within(at + 1..count, at);
            self.count -= 1;
            // What is not there is always the same, so that equality is plain.
            self.placed[count - 1] = Placed::default();
        }
    }
}
