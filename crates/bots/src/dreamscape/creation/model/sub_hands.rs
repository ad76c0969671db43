//! The parts of a hand: every way to take some of its landscape shards.
//!
//! A part is a number with one digit per colour (mixed radix), so the numbers of two
//! disjoint parts add up to the number of their union. Tables over all parts of a hand
//! are then plain arrays, and dividing a hand is subtraction.

use std::rc::Rc;

/// Hands with more parts than this are left to the cheap bound.
pub(crate) const MAX_SUB_HANDS: usize = 64;

/// How many landscape colours there are. White and red shards are counted elsewhere.
pub(crate) const LANDSCAPES: usize = 4;

/// All parts of a hand.
#[derive(Clone, Debug)]
pub(crate) struct SubHands {
    /// The digits of each part.
    pub(crate) digits: Vec<[u8; LANDSCAPES]>,
    /// How many shards each part has.
    pub(crate) totals: Vec<u8>,
    /// What one shard of a colour adds to the number of a part.
    pub(crate) place_values: [usize; LANDSCAPES],
    /// The subsets of each part, one list after the other.
    subsets: Vec<u8>,
    starts: Vec<u16>,
}

impl SubHands {
    fn new(counts: [u8; LANDSCAPES]) -> Option<SubHands> {
        let mut place_values = [0; LANDSCAPES];
        let mut size = 1;
        for (one, count) in place_values.iter_mut().zip(counts) {
            *one = size;
            size *= usize::from(count) + 1;
            if size > MAX_SUB_HANDS {
                return None;
            }
        }
        let digits: Vec<[u8; LANDSCAPES]> = (0..size)
            .map(|part| {
                std::array::from_fn(|colour| {
                    (part / place_values[colour] % (usize::from(counts[colour]) + 1)) as u8
                })
            })
            .collect();
        let mut subsets = Vec::new();
        let mut starts = vec![0];
        for whole in &digits {
            let parts = digits.iter().enumerate();
            let fits = |part: &[u8; LANDSCAPES]| part.iter().zip(whole).all(|(a, b)| a <= b);
            subsets.extend(parts.filter(|(_, part)| fits(part)).map(|(at, _)| at as u8));
            starts.push(subsets.len() as u16);
        }
        Some(SubHands {
            totals: digits.iter().map(|digits| digits.iter().sum()).collect(),
            digits,
            place_values,
            subsets,
            starts,
        })
    }

    /// How many parts there are. The last is the whole hand.
    #[inline]
    pub(crate) fn size(&self) -> usize {
        self.digits.len()
    }

    /// The subsets of a part, including the empty one and the part itself.
    #[inline]
    pub(crate) fn subsets(&self, whole: usize) -> &[u8] {
        let (start, end) = (self.starts[whole], self.starts[whole + 1]);
        &self.subsets[usize::from(start)..usize::from(end)]
    }
}

/// The hands that have been looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct SubHandCache(Vec<([u8; LANDSCAPES], Option<Rc<SubHands>>)>);

impl SubHandCache {
    /// The parts of a hand with these counts; `None` if there are too many.
    pub(crate) fn of(&mut self, counts: [u8; LANDSCAPES]) -> Option<Rc<SubHands>> {
        let place = self.0.binary_search_by_key(&counts, |(known, _)| *known);
        let place = place.unwrap_or_else(|place| {
            let sub_hands = SubHands::new(counts).map(Rc::new);
            self.0.insert(place, (counts, sub_hands));
            place
        });
        self.0[place].1.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up() {
        let sub_hands = SubHands::new([2, 0, 1, 3]).expect("a small hand");
        assert_eq!(sub_hands.size(), 3 * 2 * 4);
        let whole = sub_hands.size() - 1;
        assert_eq!(sub_hands.digits[whole], [2, 0, 1, 3]);
        assert_eq!(sub_hands.subsets(whole).len(), sub_hands.size());
        for all in 0..sub_hands.size() {
            for part in sub_hands.subsets(all) {
                let rest = all - usize::from(*part);
                let sum: [u8; 4] = std::array::from_fn(|colour| {
                    sub_hands.digits[usize::from(*part)][colour] + sub_hands.digits[rest][colour]
                });
                assert_eq!(sum, sub_hands.digits[all]);
            }
        }
        assert!(SubHands::new([3, 3, 3, 3]).is_none());
    }
}
