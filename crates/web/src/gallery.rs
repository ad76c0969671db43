//! Everything that a pack holds, to look through: a picture of each thing and
//! what is to be said about it.

use lucid_art::{Look, SeatColour, Theme};
use lucid_dreamscape::{Level, Power};

pub use crate::titles::{contents, sections};

/// Things that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// What they are.
    pub title: String,
    /// The things.
    pub items: Vec<GalleryItem>,
}

/// A thing of a pack.
#[derive(Clone, Debug, PartialEq)]
pub struct GalleryItem {
    /// The id in the pack, behind the kind of the thing.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The picture, which takes its colours from the page.
    pub picture: String,
    /// The seat whose colours it has.
    pub seat: Option<usize>,
    /// The level of a card.
    pub level: Option<Level>,
    /// The power of a card.
    pub power: Option<Power>,
    /// What is to be said about it, each as a title and a text.
    pub about: Vec<(String, String)>,
}

/// Which cards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only those of a level.
    pub level: Option<Level>,
    /// Only those with a power.
    pub power: Option<Power>,
}

impl Filter {
    /// Whether a thing is shown: what is no card has no level and no power.
    pub fn shows(&self, item: &GalleryItem) -> bool {
        let level = self.level.is_none_or(|level| item.level == Some(level));
        let power = self.power.is_none_or(|power| item.power == Some(power));
        level && power
    }
}

/// The colours of the page.
pub(crate) fn look() -> Look<'static> {
    Look::new(Theme::Page, SeatColour::default())
}

#[cfg(test)]
mod tests;
