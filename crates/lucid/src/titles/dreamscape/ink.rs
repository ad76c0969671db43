//! Shards on the terminal, as coloured chips.

use std::fmt::Write as _;

use lucid_dreamscape::Colour;

use crate::output::Ink;

impl Ink {
    /// Text on the ground of a shard.
    pub(crate) fn slab(self, colour: Colour, text: &str) -> String {
        self.tinted(chip(colour), text)
    }

    /// Notation with its shard letters as coloured chips; the width stays the same.
    ///
    /// Letter and ground are both set, so that white and black shards of any
    /// theme stay readable.
    pub(crate) fn shards(self, notation: &str) -> String {
        match self {
            Ink::Plain => notation.to_owned(),
            Ink::Colour => notation.chars().fold(String::new(), |mut out, letter| {
                match Colour::from_letter(letter) {
                    // Writing to a string cannot fail.
                    Some(colour) => {
                        let _ = write!(out, "\x1b[{}m{letter}\x1b[0m", chip(colour));
                    }
                    None => out.push(letter),
                }
                out
            }),
        }
    }
}

/// The codes for the letter and the ground of a shard's chip.
fn chip(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "38;5;16;48;5;71",
        Colour::Blue => "38;5;231;48;5;26",
        Colour::Gray => "38;5;16;48;5;246",
        Colour::Brown => "38;5;231;48;5;94",
        Colour::White => "38;5;16;48;5;231",
        Colour::Red => "38;5;231;48;5;160",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_ink_leaves_notation_alone() {
        assert_eq!(Ink::Plain.shards("yy@"), "yy@");
        assert!(Ink::Colour.shards("y@").ends_with("y\x1b[0m@"));
    }
}
