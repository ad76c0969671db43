//! The four colours of star fragments (B4).

use crate::Fragment;

/// A colour of star fragments; the wild one is no colour but the choice of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// Blue.
    #[default]
    Blue,
    /// White.
    White,
    /// Orange.
    Orange,
    /// Green.
    Green,
}

impl Colour {
    /// All colours, in the order of R10.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::White, Colour::Orange, Colour::Green];

    /// The fragment of this colour.
    pub const fn fragment(self) -> Fragment {
        Fragment::ALL[self as usize]
    }

    /// The name in packs and notation.
    pub const fn name(self) -> &'static str {
        self.fragment().name()
    }

    /// The colour with a name.
    pub fn named(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}
