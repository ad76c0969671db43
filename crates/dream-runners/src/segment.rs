//! Segments: the film that players lay on a dream (B2, B3).

use std::fmt;

/// The form of a segment.
///
/// ```
/// use lucid_dream_runners::Shape;
///
/// assert_eq!(Shape::named("corner"), Some(Shape::Corner));
/// assert_eq!(Shape::Corner.cells(), [(0, 0), (0, 1), (1, 1)]);
/// assert_eq!(Shape::ALL.map(|shape| shape.cells().len()), [1, 2, 3, 3]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    /// One cell.
    One,
    /// Two in a row.
    Two,
    /// Three in a row.
    Three,
    /// Three around a corner.
    Corner,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 4] = [Shape::One, Shape::Two, Shape::Three, Shape::Corner];

    /// The name in packs.
    pub const fn name(self) -> &'static str {
        ["one", "two", "three", "corner"][self as usize]
    }

    /// The shape with a name.
    pub fn named(name: &str) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| shape.name() == name)
    }

    /// The cells as (column, row) before any turn, rows from the top. Rows run
    /// from left to right; a corner is the upper cell, the corner itself, then
    /// the one to its right.
    pub const fn cells(self) -> &'static [(i8, i8)] {
        match self {
            Shape::One => &[(0, 0)],
            Shape::Two => &[(0, 0), (1, 0)],
            Shape::Three => &[(0, 0), (1, 0), (2, 0)],
            Shape::Corner => &[(0, 0), (0, 1), (1, 1)],
        }
    }
}

/// What a cell of a segment does (B3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Symbol {
    /// Nothing.
    #[default]
    Blank,
    /// Collects.
    Collect,
    /// Collects twice.
    Double,
    /// Banishes.
    Banish,
    /// Collects and banishes.
    Both,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Symbol; 5] = [
        Symbol::Blank,
        Symbol::Collect,
        Symbol::Double,
        Symbol::Banish,
        Symbol::Both,
    ];

    /// How often it collects: 0, 1 or 2 (R8).
    #[inline]
    pub const fn times(self) -> u8 {
        [0, 1, 2, 0, 1][self as usize]
    }

    /// Whether it banishes (R7).
    #[inline]
    pub const fn banishes(self) -> bool {
        matches!(self, Symbol::Banish | Symbol::Both)
    }

    /// The letter in packs: `-` blank, `c` collect, `d` double collect, `b`
    /// banish, `x` collect and banish.
    pub const fn letter(self) -> char {
        b"-cdbx"[self as usize] as char
    }

    /// The symbol with a letter.
    pub fn from_letter(letter: char) -> Option<Symbol> {
        Symbol::ALL
            .into_iter()
            .find(|symbol| symbol.letter() == letter)
    }
}

/// A segment as a pack describes it.
///
/// ```
/// use lucid_dream_runners::{Segment, Shape, Symbol};
///
/// let symbols = Segment::parse_symbols(Shape::Three, "c-x").unwrap();
/// assert_eq!(symbols, [Symbol::Collect, Symbol::Blank, Symbol::Both]);
/// assert!(symbols[2].banishes() && symbols[2].times() == 1);
/// assert_eq!(Segment::parse_symbols(Shape::Two, "c-x"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The name in records.
    pub id: String,
    /// The form.
    pub shape: Shape,
    /// What each cell does, in the order of [`Shape::cells`].
    pub symbols: Vec<Symbol>,
    /// Coins that are paid when it is bought.
    pub coins: u8,
    /// Points at the end.
    pub points: u8,
}

impl Segment {
    /// Reads the symbols of a shape: a letter for each cell, for a corner with a
    /// `/` after the upper one.
    pub fn parse_symbols(shape: Shape, text: &str) -> Option<Vec<Symbol>> {
        let letters = match (shape, text.split_once('/')) {
            (Shape::Corner, Some((upper, lower))) if upper.chars().count() == 1 => {
                format!("{upper}{lower}")
            }
            (Shape::Corner, _) | (_, Some(_)) => return None,
            (_, None) => text.to_owned(),
        };
        let symbols: Option<Vec<Symbol>> = letters.chars().map(Symbol::from_letter).collect();
        symbols.filter(|symbols| symbols.len() == shape.cells().len())
    }
}

/// The symbols as [`Segment::parse_symbols`] reads them.
impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, symbol) in self.symbols.iter().enumerate() {
            if self.shape == Shape::Corner && index == 1 {
                f.write_str("/")?;
            }
            write!(f, "{}", symbol.letter())?;
        }
        Ok(())
    }
}
