//! The parts of a hand: every way to take some of its landscape shards.

use std::rc::Rc;

/// The most parts of a hand that are told apart.
pub(super) const PARTS: usize = 64;

/// The colours that are told apart: those of landscapes.
pub(super) const COLOURS: usize = 4;

/// All parts of a hand of so many shards of each landscape colour.
///
/// A part is a number with a digit for each colour, so the number of a part and
/// that of another which is taken from it simply add up to the whole.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// The digits of each part.
    pub(super) digits: Vec<[u8; COLOURS]>,
    /// How many shards each part has.
    pub(super) totals: Vec<u8>,
    /// What one shard of a colour adds to the number of a part.
    pub(super) ones: [usize; COLOURS],
    /// The parts of each part, one after the other.
    within: Vec<u8>,
    starts: Vec<u16>,
}

impl Shape {
    fn new(counts: [u8; COLOURS]) -> Option<Shape> {
        let mut ones = [0; COLOURS];
        let mut size = 1;
        for (one, count) in ones.iter_mut().zip(counts) {
            *one = size;
            size *= usize::from(count) + 1;
            if size > PARTS {
                return None;
            }
        }
        let digits: Vec<[u8; COLOURS]> = (0..size)
            .map(|part| {
                std::array::from_fn(|colour| {
                    (part / ones[colour] % (usize::from(counts[colour]) + 1)) as u8
                })
            })
            .collect();
        let mut within = Vec::new();
        let mut starts = vec![0];
        for whole in &digits {
            let parts = digits.iter().enumerate();
            let fits = |part: &[u8; COLOURS]| part.iter().zip(whole).all(|(a, b)| a <= b);
            within.extend(parts.filter(|(_, part)| fits(part)).map(|(at, _)| at as u8));
            starts.push(within.len() as u16);
        }
        Some(Shape {
            totals: digits.iter().map(|digits| digits.iter().sum()).collect(),
            digits,
            ones,
            within,
            starts,
        })
    }

    /// How many parts there are; the last of them is the whole.
    #[inline]
    pub(super) fn size(&self) -> usize {
        self.digits.len()
    }

    /// The parts of a part, nothing and itself included.
    #[inline]
    pub(super) fn within(&self, whole: usize) -> &[u8] {
        let (start, end) = (self.starts[whole], self.starts[whole + 1]);
        &self.within[usize::from(start)..usize::from(end)]
    }
}

/// The shapes of hands that have been looked at.
#[derive(Clone, Debug, Default)]
pub(super) struct Shapes(Vec<([u8; COLOURS], Option<Rc<Shape>>)>);

impl Shapes {
    /// The shape of a hand; nothing if it has too many parts.
    pub(super) fn of(&mut self, counts: [u8; COLOURS]) -> Option<Rc<Shape>> {
        let place = self.0.binary_search_by_key(&counts, |(known, _)| *known);
        let place = place.unwrap_or_else(|place| {
            let shape = Shape::new(counts).map(Rc::new);
            self.0.insert(place, (counts, shape));
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
        let shape = Shape::new([2, 0, 1, 3]).expect("a small hand");
        assert_eq!(shape.size(), 3 * 2 * 4);
        let whole = shape.size() - 1;
        assert_eq!(shape.digits[whole], [2, 0, 1, 3]);
        assert_eq!(shape.within(whole).len(), shape.size());
        for all in 0..shape.size() {
            for part in shape.within(all) {
                let rest = all - usize::from(*part);
                let sum: [u8; 4] = std::array::from_fn(|colour| {
                    shape.digits[usize::from(*part)][colour] + shape.digits[rest][colour]
                });
                assert_eq!(sum, shape.digits[all]);
            }
        }
        assert!(Shape::new([3, 3, 3, 3]).is_none());
    }
}
