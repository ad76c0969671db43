//! What is wrong with a pack, or could be better.
//!
//! A finding also prints in English, for programs; a test holds both to the same
//! words. Whatever stands in the file is between backticks.

mod quality;

use lucid_packs::{
    FORMAT, Form, MAX_BYTES, Mistake, Naming, PackPart, Severity, Slip, Things, Tongue, shown,
};

use crate::{Phrase, Texts, arg};

impl lucid_packs::Words for Texts {
    fn severity(&self, severity: Severity) -> String {
        self.phrase(match severity {
            Severity::Error => Phrase::FindingError,
            Severity::Advice => Phrase::FindingAdvice,
        })
    }

    fn part(&self, part: &PackPart) -> String {
        self.pack_part(part)
    }

    fn reason(&self, reason: &Mistake) -> String {
        self.finding(reason)
    }
}

impl Texts {
    /// The part of a pack that a finding is about.
    pub fn pack_part(&self, part: &PackPart) -> String {
        match part {
            PackPart::File => self.phrase(Phrase::PartFile),
            PackPart::Head => self.phrase(Phrase::PartHead),
            PackPart::Pack => self.phrase(Phrase::PartPack),
            PackPart::Grid => self.phrase(Phrase::PartGrid),
            PackPart::Tracks => self.phrase(Phrase::PartTracks),
            PackPart::Level(level) => self.level(*level),
            PackPart::Entry(entry, name) => {
                self.part_entry(arg::Kind(entry.name()), arg::Name(name))
            }
        }
    }

    /// What is wrong with a pack, or could be better.
    pub fn finding(&self, reason: &Mistake) -> String {
        match reason {
            Mistake::TooBig(bytes) => {
                self.finding_too_big(arg::Found(bytes / 1000), arg::Most(MAX_BYTES / 1000))
            }
            Mistake::NotUtf8 => self.phrase(Phrase::FindingNotUtf8),
            Mistake::Syntax { slip, message } => {
                self.finding_syntax(arg::Message(message), arg::Slip(self.slip(*slip)))
            }
            Mistake::More(n) => self.finding_more(*n),
            Mistake::NewerFormat(n) => {
                self.finding_newer_format(arg::Found(*n), arg::Known(FORMAT))
            }
            Mistake::Missing(field) => self.finding_missing(field),
            Mistake::MissingLanguage {
                field,
                tongue,
                name,
            } => match (tongue, name) {
                (Tongue::English, true) => self.finding_no_english_name(field),
                (Tongue::English, false) => self.finding_no_english_text(field),
                (Tongue::German, true) => self.finding_no_german_name(field),
                (Tongue::German, false) => self.finding_no_german_text(field),
            },
            Mistake::UnknownField { field, meant } => {
                self.perhaps(self.finding_unknown_field(shown(field)), *meant)
            }
            Mistake::WrongType {
                field,
                wanted,
                found,
            } => self.finding_wrong_type(
                arg::Field(field),
                arg::Found(self.form(*found)),
                arg::Wanted(self.form(*wanted)),
            ),
            Mistake::OutOfRange {
                field,
                found,
                from,
                to,
            } => {
                let found = shown(found);
                if from == to {
                    self.finding_only(arg::Field(field), arg::Found(found), arg::To(*to))
                } else {
                    self.finding_out_of_range(
                        arg::Field(field),
                        arg::Found(found),
                        arg::From(*from),
                        arg::To(*to),
                    )
                }
            }
            Mistake::UnknownWord { what, word, meant } => {
                self.perhaps(self.unknown(*what, &shown(word)), *meant)
            }
            Mistake::BadId(id) => self.finding_bad_id(shown(id)),
            Mistake::ReservedId(id) => self.finding_reserved_id(id),
            Mistake::Twice { id, line } => self.finding_twice(arg::Id(id), arg::Line(*line)),
            Mistake::EmptyText(field) => self.finding_empty_text(field),
            Mistake::LongText { field, found, most } => {
                self.finding_long_text(arg::Field(field), arg::Found(*found), arg::Most(*most))
            }
            Mistake::ControlCharacter(field) => self.finding_control_character(field),
            Mistake::TooMany { what, found, most } => self.finding_too_many(
                arg::Found(*found),
                arg::Most(*most),
                arg::What(self.things(*what)),
            ),
            Mistake::Deviation(quality) => self.quality(quality),
            Mistake::Dreamscape(problem) => self.scape_content(problem),
            Mistake::DreamRunners(problem) => self.runners_content(problem),
            Mistake::Grid(_)
            | Mistake::SlotsApart(_)
            | Mistake::BothForms
            | Mistake::NoForm
            | Mistake::PictureSize
            | Mistake::Letter(_)
            | Mistake::NoLandscape(_)
            | Mistake::NoShard
            | Mistake::TooHigh(_)
            | Mistake::TreeAndDreamer
            | Mistake::Dreamers(_)
            | Mistake::SamePlace(..)
            | Mistake::NoRoom
            | Mistake::FewLevelOne(_)
            | Mistake::ColourSlot(_)
            | Mistake::PaidOtherwise(..)
            | Mistake::PaysNothing
            | Mistake::FewPurposes { .. } => self.dreamscape_finding(reason),
            Mistake::NotNine { .. }
            | Mistake::ConvergingChest
            | Mistake::ChestInChest
            | Mistake::NoToken(_)
            | Mistake::Sets(_)
            | Mistake::Symbols { .. }
            | Mistake::FewPlainTiles { .. }
            | Mistake::TrackLength { .. }
            | Mistake::Start(..)
            | Mistake::StartAwake
            | Mistake::Falls(..) => self.runners_finding(reason),
        }
    }

    /// A finding with the word that may have been meant.
    fn perhaps(&self, finding: String, meant: Option<&'static str>) -> String {
        match meant {
            None => finding,
            Some(word) => self.finding_meant(arg::Finding(finding), arg::Meant(word)),
        }
    }

    /// A word that is none of those that are known.
    fn unknown(&self, what: Naming, word: &str) -> String {
        match what {
            Naming::Game => self.finding_unknown_game(word),
            Naming::Power => self.finding_unknown_power(word),
            Naming::Purpose => self.finding_unknown_purpose(word),
            Naming::Shape => self.finding_unknown_shape(word),
            Naming::Cell => self.finding_unknown_cell(word),
            Naming::Content => self.finding_unknown_content(word),
        }
    }

    fn slip(&self, slip: Slip) -> String {
        self.phrase(match slip {
            Slip::Twice => Phrase::SlipTwice,
            Slip::Key => Phrase::SlipKey,
            Slip::Value => Phrase::SlipValue,
            Slip::Bare => Phrase::SlipBare,
            Slip::Text => Phrase::SlipText,
            Slip::List => Phrase::SlipList,
            Slip::Table => Phrase::SlipTable,
            Slip::Other => Phrase::SlipOther,
        })
    }

    fn form(&self, form: Form) -> String {
        self.phrase(match form {
            Form::Text => Phrase::FormText,
            Form::Quoted => Phrase::FormQuoted,
            Form::Number => Phrase::FormNumber,
            Form::Numbers => Phrase::FormNumbers,
            Form::Fraction => Phrase::FormFraction,
            Form::Flag => Phrase::FormFlag,
            Form::Date => Phrase::FormDate,
            Form::List => Phrase::FormList,
            Form::Table => Phrase::FormTable,
            Form::Entries(entry) => return self.form_entries(entry.name()),
            Form::Cells => Phrase::FormCells,
            Form::Place => Phrase::FormPlace,
        })
    }

    /// Things that are counted.
    fn things(&self, things: Things) -> String {
        self.phrase(match things {
            Things::Cards => Phrase::ThingsCards,
            Things::CardsOfLevel(level) => return self.things_cards_of_level(level),
            Things::Purposes => Phrase::ThingsPurposes,
            Things::Copies(kind, size) => {
                return self.things_copies(arg::Kind(kind), arg::Size(size));
            }
            Things::TableEntries => Phrase::ThingsTableEntries,
            Things::Cells => Phrase::ThingsCells,
            Things::Tiles => Phrase::ThingsTiles,
            Things::TilesOfLevel(level) => return self.things_tiles_of_level(level),
            Things::StarsOfLevel(level) => return self.things_stars_of_level(level),
            Things::Nightmares => Phrase::ThingsNightmares,
            Things::Segments => Phrase::ThingsSegments,
            Things::SegmentsOf(shape) => return self.things_segments_of(shape),
            Things::Chests => Phrase::ThingsChests,
            Things::ChestsFor(keys) => return self.things_chests_for(keys),
        })
    }
}
