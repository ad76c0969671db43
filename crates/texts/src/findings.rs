//! What is wrong with a pack, or could be better.
//!
//! A finding also prints in English, for programs; a test holds both to the same
//! words. Whatever stands in the file is between backticks.

mod content;
mod game;
mod quality;

use lucid_packs::{
    FORMAT, Form, MAX_BYTES, Naming, Part, Reason, Severity, Slip, Things, Tongue, shown,
};

use crate::Texts;
use crate::bundle::Args;

impl lucid_packs::Words for Texts {
    fn severity(&self, severity: Severity) -> String {
        self.plain(match severity {
            Severity::Error => "finding-error",
            Severity::Advice => "finding-advice",
        })
    }

    fn part(&self, part: &Part) -> String {
        self.pack_part(part)
    }

    fn reason(&self, reason: &Reason) -> String {
        self.finding(reason)
    }
}

impl Texts {
    /// The part of a pack that a finding is about.
    pub fn pack_part(&self, part: &Part) -> String {
        match part {
            Part::File => self.plain("part-file"),
            Part::Head => self.plain("part-head"),
            Part::Pack => self.plain("part-pack"),
            Part::Grid => self.plain("part-grid"),
            Part::Tracks => self.plain("part-tracks"),
            Part::Level(level) => self.level(*level),
            Part::Entry(entry, name) => self.say(
                "part-entry",
                &Args::new()
                    .with("kind", entry.name())
                    .with("name", name.clone()),
            ),
        }
    }

    /// What is wrong with a pack, or could be better.
    pub fn finding(&self, reason: &Reason) -> String {
        let args = Args::new();
        let field = |field: &String| Args::new().with("field", field.clone());
        match reason {
            Reason::TooBig(bytes) => {
                let args = args.with("found", bytes / 1000);
                self.say("finding-too-big", &args.with("most", MAX_BYTES / 1000))
            }
            Reason::NotUtf8 => self.plain("finding-not-utf8"),
            Reason::Syntax { slip, message } => {
                let args = args.with("slip", self.slip(*slip));
                self.say("finding-syntax", &args.with("message", message.clone()))
            }
            Reason::More(n) => self.say("finding-more", &args.with("found", *n)),
            Reason::NewerFormat(n) => {
                let args = args.with("found", *n).with("known", FORMAT);
                self.say("finding-newer-format", &args)
            }
            Reason::Missing(name) => self.say("finding-missing", &field(name)),
            Reason::MissingLanguage {
                field: name,
                tongue,
                name: is_name,
            } => {
                let id = match (tongue, is_name) {
                    (Tongue::English, true) => "finding-no-english-name",
                    (Tongue::English, false) => "finding-no-english-text",
                    (Tongue::German, true) => "finding-no-german-name",
                    (Tongue::German, false) => "finding-no-german-text",
                };
                self.say(id, &field(name))
            }
            Reason::UnknownField { field: name, meant } => {
                let found = self.say("finding-unknown-field", &field(&shown(name)));
                self.perhaps(found, *meant)
            }
            Reason::WrongType {
                field: name,
                wanted,
                found,
            } => {
                let args = field(name).with("wanted", self.form(*wanted));
                self.say("finding-wrong-type", &args.with("found", self.form(*found)))
            }
            Reason::OutOfRange {
                field: name,
                found,
                from,
                to,
            } => {
                let args = field(name).with("found", shown(found)).with("to", *to);
                match from == to {
                    true => self.say("finding-only", &args),
                    false => self.say("finding-out-of-range", &args.with("from", *from)),
                }
            }
            Reason::UnknownWord { what, word, meant } => {
                let found = self.say(unknown(*what), &args.with("word", shown(word)));
                self.perhaps(found, *meant)
            }
            Reason::BadId(id) => self.say("finding-bad-id", &args.with("id", shown(id))),
            Reason::ReservedId(id) => self.say("finding-reserved-id", &args.with("id", id.clone())),
            Reason::Twice { id, line } => {
                let args = args.with("id", id.clone()).with("line", *line);
                self.say("finding-twice", &args)
            }
            Reason::EmptyText(name) => self.say("finding-empty-text", &field(name)),
            Reason::LongText {
                field: name,
                found,
                most,
            } => {
                let args = field(name).with("found", *found).with("most", *most);
                self.say("finding-long-text", &args)
            }
            Reason::ControlCharacter(name) => self.say("finding-control-character", &field(name)),
            Reason::TooMany { what, found, most } => {
                let args = args.with("what", self.things(*what)).with("found", *found);
                self.say("finding-too-many", &args.with("most", *most))
            }
            Reason::Quality(quality) => self.quality(quality),
            Reason::Scape(problem) => self.scape_content(problem),
            Reason::Runners(problem) => self.runners_content(problem),
            Reason::Grid(_)
            | Reason::SlotsApart(_)
            | Reason::BothForms
            | Reason::NoForm
            | Reason::PictureSize
            | Reason::Letter(_)
            | Reason::NoLandscape(_)
            | Reason::NoShard
            | Reason::TooHigh(_)
            | Reason::TreeAndDreamer
            | Reason::Dreamers(_)
            | Reason::SamePlace(..)
            | Reason::NoRoom
            | Reason::FewLevelOne(_)
            | Reason::ColourSlot(_)
            | Reason::PaidOtherwise(..)
            | Reason::PaysNothing
            | Reason::FewPurposes { .. } => self.scape_finding(reason),
            Reason::NotNine { .. }
            | Reason::ConvergingChest
            | Reason::ChestInChest
            | Reason::NoToken(_)
            | Reason::Sets(_)
            | Reason::Symbols { .. }
            | Reason::FewPlainTiles { .. }
            | Reason::TrackLength { .. }
            | Reason::Start(..)
            | Reason::StartAwake
            | Reason::Falls(..) => self.runners_finding(reason),
        }
    }

    /// A finding with the word that may have been meant.
    fn perhaps(&self, finding: String, meant: Option<&'static str>) -> String {
        match meant {
            None => finding,
            Some(word) => {
                let args = Args::new().with("finding", finding).with("meant", word);
                self.say("finding-meant", &args)
            }
        }
    }

    fn slip(&self, slip: Slip) -> String {
        self.plain(match slip {
            Slip::Twice => "slip-twice",
            Slip::Key => "slip-key",
            Slip::Value => "slip-value",
            Slip::Bare => "slip-bare",
            Slip::Text => "slip-text",
            Slip::List => "slip-list",
            Slip::Table => "slip-table",
            Slip::Other => "slip-other",
        })
    }

    fn form(&self, form: Form) -> String {
        self.plain(match form {
            Form::Text => "form-text",
            Form::Quoted => "form-quoted",
            Form::Number => "form-number",
            Form::Numbers => "form-numbers",
            Form::Fraction => "form-fraction",
            Form::Flag => "form-flag",
            Form::Date => "form-date",
            Form::List => "form-list",
            Form::Table => "form-table",
            Form::Entries(entry) => {
                return self.say("form-entries", &Args::new().with("kind", entry.name()));
            }
            Form::Cells => "form-cells",
            Form::Place => "form-place",
        })
    }

    /// Things that are counted.
    fn things(&self, things: Things) -> String {
        let of_level = |id, level: u8| self.say(id, &Args::new().with("level", level));
        match things {
            Things::Cards => self.plain("things-cards"),
            Things::CardsOfLevel(level) => of_level("things-cards-of-level", level),
            Things::Purposes => self.plain("things-purposes"),
            Things::Copies(kind, size) => {
                let args = Args::new().with("kind", kind.name()).with("size", size);
                self.say("things-copies", &args)
            }
            Things::TableEntries => self.plain("things-table-entries"),
            Things::Cells => self.plain("things-cells"),
            Things::Tiles => self.plain("things-tiles"),
            Things::TilesOfLevel(level) => of_level("things-tiles-of-level", level),
            Things::StarsOfLevel(level) => of_level("things-stars-of-level", level),
            Things::Nightmares => self.plain("things-nightmares"),
            Things::Segments => self.plain("things-segments"),
            Things::SegmentsOf(shape) => self.say(
                "things-segments-of",
                &Args::new().with("shape", shape.name()),
            ),
            Things::Chests => self.plain("things-chests"),
            Things::ChestsFor(keys) => {
                self.say("things-chests-for", &Args::new().with("keys", keys))
            }
        }
    }
}

const fn unknown(what: Naming) -> &'static str {
    match what {
        Naming::Game => "finding-unknown-game",
        Naming::Power => "finding-unknown-power",
        Naming::Purpose => "finding-unknown-purpose",
        Naming::Shape => "finding-unknown-shape",
        Naming::Cell => "finding-unknown-cell",
        Naming::Content => "finding-unknown-content",
    }
}
