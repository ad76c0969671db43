//! Everything in a pack, to look through: a picture of each thing and some facts.

use lucid_art::{Look, SeatColour, Theme};
use lucid_texts::Phrase;

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
    /// The kind of thing and its id in the pack.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The picture, which takes its colours from the page.
    pub picture: String,
    /// The seat whose colours it has.
    pub seat: Option<usize>,
    /// For each [`FilterGroup`] of the title, the choice that it belongs to; empty for what
    /// no filter is about.
    pub choices: Vec<usize>,
    /// Facts about it, as pairs of title and text.
    pub about: Vec<(String, String)>,
}

/// Something by which things are filtered, such as the level of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilterGroup {
    /// The name for programs.
    pub name: &'static str,
    /// What it is about.
    pub title: Phrase,
    /// What can be chosen.
    pub choices: Vec<String>,
}

/// Which things are shown: the choice in each [`FilterGroup`] where there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter(Vec<Option<usize>>);

impl Filter {
    /// What is chosen in a group.
    pub fn choice(&self, group: usize) -> Option<usize> {
        self.0.get(group).copied().flatten()
    }

    /// Chooses in a group, or leaves it open.
    pub fn choose(&mut self, group: usize, choice: Option<usize>) {
        self.0.resize(self.0.len().max(group + 1), None);
        self.0[group] = choice;
    }

    /// Whether a thing is shown: what belongs to no group is hidden by any choice.
    pub fn shows(&self, item: &GalleryItem) -> bool {
        let mut chosen = self.0.iter().enumerate();
        chosen
            .all(|(group, choice)| choice.is_none() || *choice == item.choices.get(group).copied())
    }
}

/// Pictures in the colours of the page.
pub(crate) fn look() -> Look<'static> {
    Look::new(Theme::Page, SeatColour::default())
}

#[cfg(test)]
mod tests;
