//! What is wrong with packs for Dream Runners.

use lucid_dream_runners::Shape;
use lucid_packs::{Mistake, shown};

use crate::{Phrase, Texts, arg};

impl Texts {
    /// Findings about the things of Dream Runners.
    pub(crate) fn runners_finding(&self, reason: &Mistake) -> String {
        match reason {
            Mistake::NotNine { rows } if rows.is_empty() => {
                self.phrase(Phrase::FindingNotNineNothing)
            }
            Mistake::NotNine { rows } => {
                let rows: Vec<String> = rows.iter().map(usize::to_string).collect();
                self.finding_not_nine(rows.join(" + "))
            }
            Mistake::ConvergingChest => self.phrase(Phrase::FindingConvergingChest),
            Mistake::ChestInChest => self.phrase(Phrase::FindingChestInChest),
            Mistake::NoToken(keys) => self.finding_no_token(*keys),
            Mistake::Sets(found) => self.finding_sets(*found),
            Mistake::Symbols { shape, word } => {
                let (word, name) = (shown(word), shape.name());
                match shape {
                    Shape::One => {
                        self.finding_symbols(arg::Form("c"), arg::Shape(name), arg::Word(word))
                    }
                    Shape::Two => {
                        self.finding_symbols(arg::Form("b-"), arg::Shape(name), arg::Word(word))
                    }
                    Shape::Three => {
                        self.finding_symbols(arg::Form("--c"), arg::Shape(name), arg::Word(word))
                    }
                    Shape::Corner => self.finding_symbols_corner(
                        arg::Form("c/b-"),
                        arg::Shape(name),
                        arg::Word(word),
                    ),
                }
            }
            Mistake::FewPlainTiles { level, found } => {
                self.finding_few_plain_tiles(arg::Found(*found), arg::Level(*level))
            }
            Mistake::TrackLength {
                field,
                found,
                least,
                most,
            } => self.finding_track_length(
                arg::Field(*field),
                arg::Found(*found),
                arg::Least(*least),
                arg::Most(*most),
            ),
            Mistake::Start(points, 0) => self.finding_start_nowhere(*points),
            Mistake::Start(points, found) => {
                self.finding_start_twice(arg::Found(*found), arg::Points(*points))
            }
            Mistake::StartAwake => self.phrase(Phrase::FindingStartAwake),
            Mistake::Falls(from, to) => self.finding_falls(arg::From(*from), arg::To(*to)),
            // Told elsewhere.
            _ => String::new(),
        }
    }

    /// What the engine itself has against a pack; the checks before it leave hardly
    /// anything for it to find.
    pub(crate) fn runners_content(&self, problem: &lucid_dream_runners::ContentProblem) -> String {
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
