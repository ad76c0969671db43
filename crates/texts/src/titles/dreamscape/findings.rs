//! What is wrong with packs for Dreamscape.

use lucid_dreamscape::{
    GridProblem, MAX_CARDS, MAX_LEVEL_CARDS, MAX_PURPOSES, MAX_SLOTS, STACK_ROOM,
};
use lucid_packs::{Mistake, Pay, letter};

use crate::{Phrase, Texts, arg};

impl Texts {
    /// Findings about the things of Dreamscape.
    pub(crate) fn dreamscape_finding(&self, reason: &Mistake) -> String {
        let phrase = match reason {
            Mistake::Grid(GridProblem::Character(c)) => {
                return self.finding_grid_character(letter(*c));
            }
            Mistake::Grid(GridProblem::Entries(found)) => return self.finding_grid_entries(*found),
            Mistake::Grid(GridProblem::Slots(found)) => {
                return self.finding_grid_slots(arg::Found(*found), arg::Most(MAX_SLOTS));
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
            Mistake::TooHigh(found) => {
                return self.finding_too_high(arg::Found(*found), arg::Most(STACK_ROOM));
            }
            Mistake::TreeAndDreamer => Phrase::FindingTreeAndDreamer,
            Mistake::Dreamers(0) => Phrase::FindingNoDreamer,
            Mistake::Dreamers(found) => return self.finding_dreamers(*found),
            Mistake::SamePlace(column, row) => {
                return self.finding_same_place(arg::Column(*column), arg::Row(*row));
            }
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
            } => return self.finding_few_purposes_basic(arg::Found(*found), arg::Size(*size)),
            Mistake::FewPurposes { size, found, .. } => {
                return self.finding_few_purposes(arg::Found(*found), arg::Size(*size));
            }
            // Told elsewhere.
            _ => return String::new(),
        };
        self.phrase(phrase)
    }

    /// What the engine itself has against a pack; the checks before it leave hardly
    /// anything for it to find.
    pub(crate) fn scape_content(&self, problem: &lucid_dreamscape::ContentProblem) -> String {
        use lucid_dreamscape::ContentProblem::*;
        match problem {
            Id(id) => self.content_id(id),
            Twice(id) => self.content_twice(id),
            TooManyCards(found) => self.content_cards(arg::Found(*found), arg::Most(MAX_CARDS)),
            TooManyOfLevel(level, found) => self.content_cards_of_level(
                arg::Found(*found),
                arg::Level(level.number()),
                arg::Most(MAX_LEVEL_CARDS),
            ),
            TooManyPurposes(found) => {
                self.content_purposes(arg::Found(*found), arg::Most(MAX_PURPOSES))
            }
            Dreamers(id, found) => self.content_dreamers(arg::Found(*found), arg::Id(id)),
            Structure(id) => self.content_structure(id),
            NoRoom(id) => self.content_no_room(id),
            NoPoints(id) => self.content_no_points(id),
        }
    }
}
