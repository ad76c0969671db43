//! What the engines themselves have against a pack; the checks before them leave
//! hardly anything for them to find.

use lucid_dreamscape::{MAX_CARDS, MAX_LEVEL_CARDS, MAX_PURPOSES};

use crate::{Phrase, Texts};

impl Texts {
    /// What the engine of Dreamscape has against a pack.
    pub(super) fn scape_content(&self, problem: &lucid_dreamscape::ContentProblem) -> String {
        use lucid_dreamscape::ContentProblem::*;
        match problem {
            Id(id) => self.content_id(id),
            Twice(id) => self.content_twice(id),
            TooManyCards(found) => self.content_cards(*found, MAX_CARDS),
            TooManyOfLevel(level, found) => {
                self.content_cards_of_level(*found, level.number(), MAX_LEVEL_CARDS)
            }
            TooManyPurposes(found) => self.content_purposes(*found, MAX_PURPOSES),
            Dreamers(id, found) => self.content_dreamers(*found, id),
            Structure(id) => self.content_structure(id),
            NoRoom(id) => self.content_no_room(id),
            NoPoints(id) => self.content_no_points(id),
        }
    }

    /// What the engine of Dream Runners has against a pack.
    pub(super) fn runners_content(&self, problem: &lucid_dream_runners::ContentProblem) -> String {
        use lucid_dream_runners::ContentProblem::*;
        match problem {
            Id(id) => self.content_id(id),
            Twice(id) => self.content_twice(id),
            OutOfRange(id) => self.content_out_of_range(id),
            Symbols(id) => self.content_symbols(id),
            Set(number) => self.content_set(number + 1),
            TooFewTiles {
                level,
                beginners: true,
            } => self.content_few_plain_tiles(*level),
            TooFewTiles { level, .. } => self.content_few_tiles(*level),
            NoChest(keys) => self.content_no_chest(*keys),
            ChestInside(id) => self.content_chest_inside(id),
            Empty(id) => self.content_empty(id),
            Serenity => self.phrase(Phrase::ContentSerenity),
            Stars => self.phrase(Phrase::ContentStars),
        }
    }
}
