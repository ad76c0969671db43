//! Findings about the things of one game.

use lucid_dream_runners::Shape;
use lucid_dreamscape::{GridProblem, MAX_SLOTS, STACK_ROOM};
use lucid_packs::{Pay, Reason, letter, shown};

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// Findings about the things of Dreamscape.
    pub(super) fn scape_finding(&self, reason: &Reason) -> String {
        let args = Args::new();
        let found = |n: usize| Args::new().with("found", n);
        let (id, args) = match reason {
            Reason::Grid(GridProblem::Character(c)) => {
                ("grid-character", args.with("letter", letter(*c)))
            }
            Reason::Grid(GridProblem::Entries(n)) => ("grid-entries", found(*n)),
            Reason::Grid(GridProblem::Slots(n)) => {
                ("grid-slots", found(*n).with("most", MAX_SLOTS))
            }
            Reason::Grid(GridProblem::Size) | Reason::PictureSize => ("picture-size", args),
            Reason::SlotsApart(n) => ("slots-apart", found(*n)),
            Reason::BothForms => ("both-forms", args),
            Reason::NoForm => ("no-form", args),
            Reason::Letter(c) => ("letter", args.with("letter", letter(*c))),
            Reason::NoLandscape(colour) => {
                ("no-landscape", args.with("colour", self.colour(*colour)))
            }
            Reason::NoShard => ("no-shard", args),
            Reason::TooHigh(n) => ("too-high", found(*n).with("most", STACK_ROOM)),
            Reason::TreeAndDreamer => ("tree-and-dreamer", args),
            Reason::Dreamers(0) => ("no-dreamer", args),
            Reason::Dreamers(n) => ("dreamers", found(*n)),
            Reason::SamePlace(column, row) => {
                ("same-place", args.with("column", *column).with("row", *row))
            }
            Reason::NoRoom => ("no-room", args),
            Reason::FewLevelOne(n) => ("few-level-one", found(*n)),
            Reason::ColourSlot(kind) => {
                let id = match kind.needs_colour() {
                    true => "colour-slot",
                    false => "no-colour-slot",
                };
                (id, args.with("kind", kind.name()))
            }
            Reason::PaidOtherwise(kind, pay) => {
                let id = match pay {
                    Pay::Points => "pays-points",
                    Pay::Table => "pays-table",
                    Pay::ByShard => "pays-by-shard",
                };
                (id, args.with("kind", kind.name()))
            }
            Reason::PaysNothing => ("pays-nothing", args),
            Reason::FewPurposes { size, found, basic } => {
                let id = match basic {
                    true => "few-purposes-basic",
                    false => "few-purposes",
                };
                (id, args.with("size", *size).with("found", *found))
            }
            // Told elsewhere.
            _ => return String::new(),
        };
        self.say(&format!("finding-{id}"), &args)
    }

    /// Findings about the things of Dream Runners.
    pub(super) fn runners_finding(&self, reason: &Reason) -> String {
        let args = Args::new();
        let (id, args) = match reason {
            Reason::NotNine { rows } if rows.is_empty() => ("not-nine-nothing", args),
            Reason::NotNine { rows } => {
                let rows: Vec<String> = rows.iter().map(usize::to_string).collect();
                ("not-nine", args.with("found", rows.join(" + ")))
            }
            Reason::ConvergingChest => ("converging-chest", args),
            Reason::ChestInChest => ("chest-in-chest", args),
            Reason::NoToken(keys) => ("no-token", args.with("keys", *keys)),
            Reason::Sets(n) => ("sets", args.with("found", *n)),
            Reason::Symbols { shape, word } => {
                let (id, form) = match shape {
                    Shape::One => ("symbols", "c"),
                    Shape::Two => ("symbols", "b-"),
                    Shape::Three => ("symbols", "--c"),
                    Shape::Corner => ("symbols-corner", "c/b-"),
                };
                let args = args.with("word", shown(word)).with("shape", shape.name());
                (id, args.with("form", form))
            }
            Reason::FewPlainTiles { level, found } => (
                "few-plain-tiles",
                args.with("level", *level).with("found", *found),
            ),
            Reason::TrackLength {
                field,
                found,
                least,
                most,
            } => {
                let args = args.with("field", *field).with("found", *found);
                (
                    "track-length",
                    args.with("least", *least).with("most", *most),
                )
            }
            Reason::Start(points, 0) => ("start-nowhere", args.with("points", *points)),
            Reason::Start(points, n) => (
                "start-twice",
                args.with("points", *points).with("found", *n),
            ),
            Reason::StartAwake => ("start-awake", args),
            Reason::Falls(from, to) => ("falls", args.with("from", *from).with("to", *to)),
            // Told elsewhere.
            _ => return String::new(),
        };
        self.say(&format!("finding-{id}"), &args)
    }
}
