//! Seats around the table.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The most seats that any game of Lucid has.
pub const MAX_SEATS: usize = 4;

/// A place at the table, written as a letter from `A`.
///
/// ```
/// use lucid_tabletop::Seat;
///
/// let seat: Seat = "B".parse()?;
/// assert_eq!(seat, Seat::new(1));
/// assert_eq!((seat.index(), seat.letter()), (1, 'B'));
/// let all: Vec<String> = Seat::first(3).map(|seat| seat.to_string()).collect();
/// assert_eq!(all, ["A", "B", "C"]);
/// # Ok::<(), lucid_tabletop::ParseSeatError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with the given index, counted from 0.
    ///
    /// # Panics
    /// When the index is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The index of this seat, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS)).map(Seat::new)
    }

    /// The letter of this seat.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The error for a text that is not a letter from `A` to `D`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a seat from A to D")
    }
}

impl std::error::Error for ParseSeatError {}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text.as_bytes() {
            [letter @ b'A'..=b'D'] => Ok(Seat(letter - b'A')),
            _ => Err(ParseSeatError),
        }
    }
}

/// A set of seats.
///
/// ```
/// use lucid_tabletop::{Seat, SeatSet};
///
/// let [a, b] = [Seat::new(0), Seat::new(1)];
/// let both = SeatSet::only(a).with(b);
/// assert_eq!(both, SeatSet::first(2));
/// assert!(both.contains(b) && !both.without(b).contains(b));
/// assert_eq!(both.iter().collect::<Vec<_>>(), [a, b]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `count` seats.
    #[inline]
    pub const fn first(count: usize) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// This set with the seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// This set without the seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

/// One value for each seat.
///
/// ```
/// use lucid_tabletop::{BySeat, Seat};
///
/// let mut scores = BySeat::from_fn(|seat| seat.index() * 10);
/// scores[Seat::new(0)] += 5;
/// let doubled = scores.map(|score| score * 2);
/// // Only the seats of a game for two.
/// let of_two: Vec<usize> = doubled.first(2).map(|(_, score)| *score).collect();
/// assert_eq!(of_two, [10, 20]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// A value for each seat, made by a function of the seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(std::array::from_fn(|index| make(Seat::new(index))))
    }

    /// The values of the first `count` seats, with their seats.
    pub fn first(&self, count: usize) -> impl Iterator<Item = (Seat, &T)> {
        Seat::first(count).map(move |seat| (seat, &self[seat]))
    }

    /// The values after a function was applied to each of them.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & (MAX_SEATS - 1)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & (MAX_SEATS - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_prints_and_parses() {
        for seat in Seat::first(4) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "a", "E", "AB", "1"] {
            assert_eq!(wrong.parse::<Seat>(), Err(ParseSeatError), "{wrong}");
        }
    }

    #[test]
    fn a_set_is_its_seats() {
        let set: SeatSet = [Seat::new(2), Seat::new(0)].into_iter().collect();
        assert_eq!(set.to_string(), "AC");
        assert_eq!(set.len(), 2);
        assert_eq!(set.without(Seat::new(0)), SeatSet::only(Seat::new(2)));
        assert_eq!(SeatSet::first(4).len(), 4);
    }
}
