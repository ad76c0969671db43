//! Findings about the things of one game.

use lucid_dream_runners::Shape;
use lucid_dreamscape::{GridProblem, MAX_SLOTS, STACK_ROOM};
use lucid_packs::{Mistake, Pay, letter, shown};

use crate::{Phrase, Texts};

impl Texts {
    /// Findings about the things of Dreamscape.
    pub(super) fn scape_finding(&self, reason: &Mistake) -> String {
        let phrase = match reason {
            Mistake::Grid(GridProblem::Character(c)) => {
                return self.finding_grid_character(letter(*c));
            }
            Mistake::Grid(GridProblem::Entries(found)) => return self.finding_grid_entries(*found),
            Mistake::Grid(GridProblem::Slots(found)) => {
                return self.finding_grid_slots(*found, MAX_SLOTS);
            }
            Mistake::Grid(GridProblem::Size) | Mistake::PictureSize => Phrase::FindingPictureSize,
            Mistake::SlotsApart(found) => return self.finding_slots_apart(*found),
            Mistake::BothForms => Phrase::FindingBothForms,
            Mistake::NoForm => Phrase::FindingNoForm,
            Mistake::Letter(c) => return self.finding_letter(letter(*c)),
            Mistake::NoLandscape(colour) => {
                return self.finding_no_landscape(self.colour(*colour));
            }
            Mistake::NoShard => Phrase::FindingNoShard,
            Mistake::TooHigh(found) => return self.finding_too_high(*found, STACK_ROOM),
            Mistake::TreeAndDreamer => Phrase::FindingTreeAndDreamer,
            Mistake::Dreamers(0) => Phrase::FindingNoDreamer,
            Mistake::Dreamers(found) => return self.finding_dreamers(*found),
            Mistake::SamePlace(column, row) => return self.finding_same_place(*column, *row),
            Mistake::NoRoom => Phrase::FindingNoRoom,
            Mistake::FewLevelOne(found) => return self.finding_few_level_one(*found),
            Mistake::ColourSlot(kind) if kind.needs_colour() => {
                return self.finding_colour_slot(kind.name());
            }
            Mistake::ColourSlot(kind) => return self.finding_no_colour_slot(kind.name()),
            Mistake::PaidOtherwise(kind, pay) => {
                return match pay {
                    Pay::Points => self.finding_pays_points(kind.name()),
                    Pay::Table => self.finding_pays_table(kind.name()),
                    Pay::ByShard => self.finding_pays_by_shard(kind.name()),
                };
            }
            Mistake::PaysNothing => Phrase::FindingPaysNothing,
            Mistake::FewPurposes {
                size,
                found,
                basic: true,
            } => return self.finding_few_purposes_basic(*found, *size),
            Mistake::FewPurposes { size, found, .. } => {
                return self.finding_few_purposes(*found, *size);
            }
            // Told elsewhere.
            _ => return String::new(),
        };
        self.phrase(phrase)
    }

    /// Findings about the things of Dream Runners.
    pub(super) fn runners_finding(&self, reason: &Mistake) -> String {
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
                    Shape::One => self.finding_symbols("c", name, word),
                    Shape::Two => self.finding_symbols("b-", name, word),
                    Shape::Three => self.finding_symbols("--c", name, word),
                    Shape::Corner => self.finding_symbols_corner("c/b-", name, word),
                }
            }
            Mistake::FewPlainTiles { level, found } => self.finding_few_plain_tiles(*found, *level),
            Mistake::TrackLength {
                field,
                found,
                least,
                most,
            } => self.finding_track_length(*field, *found, *least, *most),
            Mistake::Start(points, 0) => self.finding_start_nowhere(*points),
            Mistake::Start(points, found) => self.finding_start_twice(*found, *points),
            Mistake::StartAwake => self.phrase(Phrase::FindingStartAwake),
            Mistake::Falls(from, to) => self.finding_falls(*from, *to),
            // Told elsewhere.
            _ => String::new(),
        }
    }
}
