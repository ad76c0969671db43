//! Why a composition of Dream Runners is worth something, in short sentences.

use dream_runners::resolution::Stock;
use dream_runners::{DreamRunners, SegmentId};

use crate::bundle::Args;
use crate::{Texts, Thing};

/// Why somebody would lay a board, or would rather not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunnersWhy {
    /// It collects things (R8).
    Collects(Vec<(Stock, u16)>),
    /// It opens so many chests that need so many keys (R14).
    Opens {
        /// How many.
        count: u8,
        /// For how many keys.
        keys: u8,
    },
    /// It turns in so many sets of four colours (R10).
    Stars(u16),
    /// It banishes so many nightmares (R7).
    Banishes(u8),
    /// Other nightmares cost so much serenity (R7).
    Haunted(u16),
    /// So many cells are not covered (R6).
    Missing(u8),
    /// So many cells lie outside (R6).
    Outside(u8),
    /// A bat takes a segment (R12).
    Bat(SegmentId),
    /// It wakes its owner (R9).
    Wakes,
    /// Both tracks together change by so many points.
    Points(i16),
}

impl Texts {
    /// A reason for or against a composition, in a short sentence.
    pub fn runners_why(&self, game: &DreamRunners, why: &RunnersWhy) -> String {
        let count = |id: &str, count: u16| self.say(id, &Args::new().with("count", count));
        match why {
            RunnersWhy::Collects(things) => {
                let things = things.iter();
                let things: Vec<String> = things
                    .map(|(stock, count)| self.runners_stock(*stock, *count))
                    .collect();
                let args = Args::new().with("goods", things.join(", "));
                self.say("runners-why-collects", &args)
            }
            RunnersWhy::Opens { count, keys } => {
                let keys = self.count(Thing::Keys, (*keys).into());
                let args = Args::new().with("count", *count).with("keys", keys);
                self.say("runners-why-opens", &args)
            }
            RunnersWhy::Stars(sets) => count("runners-why-stars", *sets),
            RunnersWhy::Banishes(nightmares) => count("runners-why-banishes", (*nightmares).into()),
            RunnersWhy::Haunted(serenity) => count("runners-why-haunted", *serenity),
            RunnersWhy::Missing(cells) => count("runners-why-missing", (*cells).into()),
            RunnersWhy::Outside(cells) => count("runners-why-outside", (*cells).into()),
            RunnersWhy::Bat(segment) => {
                let args = Args::new().with("segment", self.segment(game, *segment));
                self.say("runners-why-bat", &args)
            }
            RunnersWhy::Wakes => self.plain("runners-why-wakes"),
            RunnersWhy::Points(points) => {
                let sign = if *points < 0 { "\u{2212}" } else { "+" };
                let told = format!("{sign}{}", points.unsigned_abs());
                let args = Args::new().with("count", points.unsigned_abs());
                self.say("runners-why-points", &args.with("points", told))
            }
        }
    }
}
