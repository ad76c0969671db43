//! The six colours of shards (C8).

use std::fmt;
use std::ops::{Index, IndexMut};

/// The colour of a shard.
///
/// ```
/// use lucid_dreamscape::Colour;
///
/// assert_eq!(Colour::from_letter('u'), Some(Colour::Blue));
/// assert_eq!(Colour::Gray.letter(), 'y');
/// let letters: String = Colour::ALL.map(Colour::letter).into_iter().collect();
/// assert_eq!(letters, "guybwr");
/// assert!(!Colour::LANDSCAPE.contains(&Colour::Red));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// Grass: becomes trees.
    #[default]
    Green,
    /// Water: pays the Dreamer who comes onto it.
    Blue,
    /// Rock: two of them make a mountain.
    Gray,
    /// Land: carries the Dreamer on.
    Brown,
    /// Move: steps for the Dreamer.
    White,
    /// Nightmare.
    Red,
}

impl Colour {
    /// All colours in their fixed order.
    pub const ALL: [Colour; 6] = [
        Colour::Green,
        Colour::Blue,
        Colour::Gray,
        Colour::Brown,
        Colour::White,
        Colour::Red,
    ];

    /// The four colours of landscapes, which purposes and cards ask for.
    pub const LANDSCAPE: [Colour; 4] = [Colour::Green, Colour::Blue, Colour::Gray, Colour::Brown];

    /// The letter of this colour in notation: `g u y b w r` for green, blue,
    /// gray, brown, white and red.
    pub const fn letter(self) -> char {
        b"guybwr"[self as usize] as char
    }

    /// The colour with this letter.
    pub const fn from_letter(letter: char) -> Option<Colour> {
        Some(match letter {
            'g' => Colour::Green,
            'u' => Colour::Blue,
            'y' => Colour::Gray,
            'b' => Colour::Brown,
            'w' => Colour::White,
            'r' => Colour::Red,
            _ => return None,
        })
    }

    /// The name of this colour in rules, packs and keys of texts.
    pub const fn name(self) -> &'static str {
        ["green", "blue", "gray", "brown", "white", "red"][self as usize]
    }

    /// The colour with this index in [`Colour::ALL`].
    ///
    /// # Panics
    /// When there is none.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Colour {
        Colour::ALL[index]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One value for each colour, mostly a number of shards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColour<T>(pub [T; 6]);

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;

    #[inline]
    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}

impl ByColour<u8> {
    /// How many shards there are in all.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    /// The colours of which there is at least one shard, in order.
    pub fn present(&self) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(|colour| self[*colour] > 0)
    }

    /// The colour of the shard with number `n`, counted through the colours in order.
    #[inline]
    pub(crate) fn nth(&self, mut n: u32) -> Colour {
        for colour in Colour::ALL {
            let here = u32::from(self[colour]);
            if n < here {
                return colour;
            }
            n -= here;
        }
        unreachable!("the number is below the total")
    }
}
