//! Shards on each other and in a row, packed into a word each.

use std::fmt;

use crate::Colour;

/// The most shards on one slot (C5).
pub const STACK_ROOM: usize = 20;
/// The most shards in one location (C2).
pub const ROW_ROOM: usize = 16;

/// Up to [`STACK_ROOM`] shards in order, three bits each; 0 means no shard.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Packed(u64);

const BITS: u32 = 3;
const MASK: u64 = 0b111;

impl Packed {
    #[inline]
    const fn len(self) -> usize {
        ((u64::BITS - self.0.leading_zeros()).div_ceil(BITS)) as usize
    }

    #[inline]
    fn get(self, index: usize) -> Option<Colour> {
        // An action may ask for any height.
        let from_here = self.0.checked_shr(index as u32 * BITS).unwrap_or(0);
        match from_here & MASK {
            0 => None,
            code => Some(Colour::from_index(code as usize - 1)),
        }
    }

    #[inline]
    fn last(self) -> Option<Colour> {
        self.len().checked_sub(1).and_then(|index| self.get(index))
    }

    #[inline]
    fn push(&mut self, colour: Colour) {
        self.0 |= (colour as u64 + 1) << (self.len() as u32 * BITS);
    }

    #[inline]
    fn pop(&mut self) -> Option<Colour> {
        let index = self.len().checked_sub(1)?;
        let colour = self.get(index);
        self.0 &= !(MASK << (index as u32 * BITS));
        colour
    }

    fn iter(self) -> impl Iterator<Item = Colour> {
        (0..self.len()).filter_map(move |index| self.get(index))
    }

    fn parse(text: &str, room: usize) -> Option<Packed> {
        let mut packed = Packed::default();
        for letter in text.chars() {
            if packed.len() == room {
                return None;
            }
            packed.push(Colour::from_letter(letter)?);
        }
        Some(packed)
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|colour| write!(f, "{colour}"))
    }
}

/// The shards on one slot of a Dreamscape, from the bottom up (C5).
///
/// ```
/// use lucid_dreamscape::{Colour, Stack};
///
/// let stack = Stack::parse("gyy").unwrap(); // from the bottom up
/// assert_eq!((stack.height(), stack.top()), (3, Some(Colour::Gray)));
/// assert!(stack.has_touching_gray());
/// assert!(stack.starts_with(Stack::parse("gy").unwrap()));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Stack(Packed);

impl Stack {
    /// How many shards lie here.
    #[inline]
    pub const fn height(self) -> usize {
        self.0.len()
    }

    /// Whether no shard lies here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.0 == 0
    }

    /// The topmost shard.
    #[inline]
    pub fn top(self) -> Option<Colour> {
        self.0.last()
    }

    /// The shard at a height, counted from 0 at the bottom.
    #[inline]
    pub fn get(self, height: usize) -> Option<Colour> {
        self.0.get(height)
    }

    /// The shards from the bottom up.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        self.0.iter()
    }

    /// Whether these shards lie here from the bottom up, perhaps with others on them.
    #[inline]
    pub const fn starts_with(self, below: Stack) -> bool {
        let mask = (1 << (below.height() as u32 * BITS)) - 1;
        self.0.0 & mask == below.0.0
    }

    /// How many shards of a colour lie here.
    pub fn count(self, colour: Colour) -> u32 {
        self.iter().filter(|c| *c == colour).count() as u32
    }

    /// Whether a gray shard lies directly on a gray one (E8).
    #[inline]
    pub fn has_touching_gray(self) -> bool {
        let gray = self.gray();
        gray & (gray >> BITS) != 0
    }

    /// Whether two or more gray shards lie here, wherever (E8).
    #[inline]
    pub fn has_two_gray(self) -> bool {
        self.gray().count_ones() >= 2
    }

    /// One bit for each gray shard, at the lowest bit of its three.
    #[inline]
    fn gray(self) -> u64 {
        const LOW: u64 = ((1 << (BITS * STACK_ROOM as u32)) - 1) / MASK;
        let other = self.0.0 ^ (LOW * (Colour::Gray as u64 + 1));
        !(other | (other >> 1) | (other >> 2)) & LOW
    }

    #[inline]
    pub(crate) fn push(&mut self, colour: Colour) {
        self.0.push(colour);
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Colour> {
        self.0.pop()
    }

    /// Takes the shard at a height with all above it.
    #[inline]
    pub(crate) fn lift(&mut self, height: usize) -> Stack {
        let shift = height as u32 * BITS;
        let lifted = Stack(Packed(self.0.0 >> shift));
        self.0.0 &= (1 << shift) - 1;
        lifted
    }

    /// Puts other shards on top, in their order.
    #[inline]
    pub(crate) fn put(&mut self, above: Stack) {
        self.0.0 |= above.0.0 << (self.height() as u32 * BITS);
    }

    /// The packed shards, for comparing.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0.0
    }

    /// Reads colour letters from the bottom up.
    pub fn parse(letters: &str) -> Option<Stack> {
        Packed::parse(letters, STACK_ROOM).map(Stack)
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stack({self})")
    }
}

/// The shards of one location, from the key on the left to the hand on the right (C2).
///
/// ```
/// use lucid_dreamscape::{Colour, Row};
///
/// let row = Row::parse("gub").unwrap();
/// assert_eq!(row.key(), Some(Colour::Green)); // opens the location
/// assert_eq!(row.hand(), Some(Colour::Brown)); // is collected next
/// assert_eq!(row.to_string(), "gub");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Row(Packed);

impl Row {
    /// How many shards lie here.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Whether no shard lies here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.0 == 0
    }

    /// The leftmost shard: what opens the location (T4).
    #[inline]
    pub fn key(self) -> Option<Colour> {
        self.0.get(0)
    }

    /// The rightmost shard: the one to collect (T2).
    #[inline]
    pub fn hand(self) -> Option<Colour> {
        self.0.last()
    }

    /// The shards from left to right.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        self.0.iter()
    }

    #[inline]
    pub(crate) fn push(&mut self, colour: Colour) {
        self.0.push(colour);
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Colour> {
        self.0.pop()
    }

    /// Reads colour letters from left to right.
    pub fn parse(letters: &str) -> Option<Row> {
        Packed::parse(letters, ROW_ROOM).map(Row)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Row({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_starts_with_what_lies_at_its_bottom() {
        let stack = |letters| Stack::parse(letters).unwrap();
        let full = stack("yyyyyyyyyyyyyyyyyyyy");
        assert!(stack("yyu").starts_with(stack("")));
        assert!(stack("yyu").starts_with(stack("yy")));
        assert!(stack("yyu").starts_with(stack("yyu")));
        assert!(!stack("yyu").starts_with(stack("yu")));
        assert!(!stack("yy").starts_with(stack("yyu")));
        assert!(full.starts_with(full) && !stack("y").starts_with(full));
    }

    #[test]
    fn a_stack_is_its_letters() {
        for letters in [
            "",
            "g",
            "guybwr",
            "yyyyyyyyyyyyyyyyyyyy",
            "bbbbbgggggwwwwwuuuuu",
        ] {
            let stack = Stack::parse(letters).unwrap();
            assert_eq!(stack.to_string(), letters);
            assert_eq!(stack.height(), letters.len());
            assert_eq!(stack.top().map(Colour::letter), letters.chars().last());
        }
        assert_eq!(Stack::parse("yyyyyyyyyyyyyyyyyyyyy"), None);
        assert_eq!(Stack::parse("x"), None);
    }

    #[test]
    fn lifting_and_putting_back_changes_nothing() {
        let stack = Stack::parse("bbbbbgggggwwwwwuuuuu").unwrap();
        for height in 0..20 {
            let mut rest = stack;
            let lifted = rest.lift(height);
            assert_eq!(rest.height(), height);
            rest.put(lifted);
            assert_eq!(rest, stack);
        }
    }

    #[test]
    fn gray_is_told_from_its_neighbours_in_the_bits() {
        // Codes 2 (blue) and 4 (brown) side by side must not look like 3 (gray).
        for (letters, touching, two) in [
            ("yy", true, true),
            ("gyyu", true, true),
            ("yby", false, true),
            ("uubb", false, false),
            ("y", false, false),
            ("gggggggggggggggggg", false, false),
            ("ubububububububububyy", true, true),
            ("", false, false),
        ] {
            let stack = Stack::parse(letters).unwrap();
            assert_eq!(stack.has_touching_gray(), touching, "{letters}");
            assert_eq!(stack.has_two_gray(), two, "{letters}");
        }
    }

    #[test]
    fn a_row_is_taken_from_the_right_and_opened_from_the_left() {
        let mut row = Row::parse("guy").unwrap();
        assert_eq!(
            (row.key(), row.hand()),
            (Some(Colour::Green), Some(Colour::Gray))
        );
        row.push(Colour::Red);
        assert_eq!(row.to_string(), "guyr");
        assert_eq!(
            (row.pop(), row.pop()),
            (Some(Colour::Red), Some(Colour::Gray))
        );
        assert_eq!(row.len(), 2);
    }
}
