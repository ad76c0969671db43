//! What could be better in a pack.

use lucid_packs::{Extra, Measure, Quality, Rise, Space};

use crate::bundle::Args;
use crate::{Language, Texts};

impl Texts {
    /// What could be better in a pack.
    pub(super) fn quality(&self, quality: &Quality) -> String {
        let args = Args::new();
        let (id, args) = match quality {
            Quality::Count {
                what,
                found,
                wanted,
            } => {
                let args = args.with("what", self.things(*what)).with("found", *found);
                ("count", args.with("wanted", *wanted))
            }
            Quality::Size {
                what,
                found,
                from,
                to,
                level,
            } => {
                let id = match what {
                    Measure::Shards => "shards",
                    Measure::Points => "points",
                };
                let args = args.with("found", *found).with("level", *level);
                (id, args.with("from", *from).with("to", *to))
            }
            Quality::UnevenPowers { most, fewest } => {
                let args = args.with("power", most.0.name()).with("most", most.1);
                let args = args.with("other", fewest.0.name());
                ("uneven-powers", args.with("fewest", fewest.1))
            }
            Quality::SameAs(id) => ("same-as", args.with("id", id.clone())),
            Quality::Contains(id) => ("contains", args.with("id", id.clone())),
            Quality::ColourShare { colour, found, bag } => {
                let args = args.with("colour", self.colour(*colour));
                let args = args.with("found", self.per_mille(*found));
                ("colour-share", args.with("bag", self.per_mille(*bag)))
            }
            Quality::NotNightmareOnly => ("not-nightmare-only", args),
            Quality::NotHarder { what, level } => {
                let id = match what {
                    Rise::Nightmares => "nightmares-not-harder",
                    Rise::Losses => "losses-not-harder",
                };
                let before = level.saturating_sub(1);
                (id, args.with("level", *level).with("before", before))
            }
            Quality::TooEarly { cell, from } => (
                "too-early",
                args.with("cell", cell.clone()).with("from", *from),
            ),
            Quality::SpecialOnPlain(cell) => ("special-on-plain", args.with("cell", cell.clone())),
            Quality::PlainStar => ("plain-star", args),
            Quality::Hard { set, loss } => ("hard", args.with("set", *set).with("loss", *loss)),
            Quality::Unmatched => ("unmatched", args),
            Quality::SetSymbols { banish, collect } => (
                "set-symbols",
                args.with("banish", *banish).with("collect", *collect),
            ),
            Quality::SameSet(number) => ("same-set", args.with("number", *number)),
            Quality::NeutralOnly(letter) => {
                ("neutral-only", args.with("letter", letter.to_string()))
            }
            Quality::Weak => ("weak", args),
            Quality::NoneWith(what) => {
                let id = match what {
                    Extra::Coins => "none-with-coins",
                    Extra::Points => "none-with-points",
                    Extra::Double => "none-with-double",
                    Extra::Both => "none-with-both",
                };
                (id, args)
            }
            Quality::NoWildChest => ("no-wild-chest", args),
            Quality::Track {
                what,
                found,
                wanted,
            } => {
                let id = match what {
                    Space::Start => "track-start",
                    Space::Top => "track-top",
                };
                (id, args.with("found", *found).with("wanted", *wanted))
            }
        };
        self.say(&format!("quality-{id}"), &args)
    }

    /// A share in per mille as one of a hundred: `12.5` or `12,5`.
    fn per_mille(&self, share: usize) -> String {
        let mark = match self.language() {
            Language::English => '.',
            Language::German => ',',
        };
        format!("{}{mark}{}", share / 10, share % 10)
    }
}
