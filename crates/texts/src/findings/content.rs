//! What the engines themselves have against a pack; the checks before them leave
//! hardly anything for them to find.

use lucid_dreamscape::{MAX_CARDS, MAX_LEVEL_CARDS, MAX_PURPOSES};

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// What the engine of Dreamscape has against a pack.
    pub(super) fn scape_content(&self, problem: &lucid_dreamscape::ContentProblem) -> String {
        use lucid_dreamscape::ContentProblem::*;
        let of = |id: &String| Args::new().with("id", id.clone());
        let found = |n: usize| Args::new().with("found", n);
        let (id, args) = match problem {
            Id(id) => ("id", of(id)),
            Twice(id) => ("twice", of(id)),
            TooManyCards(n) => ("cards", found(*n).with("most", MAX_CARDS)),
            TooManyOfLevel(level, n) => (
                "cards-of-level",
                (found(*n).with("most", MAX_LEVEL_CARDS)).with("level", level.number()),
            ),
            TooManyPurposes(n) => ("purposes", found(*n).with("most", MAX_PURPOSES)),
            Dreamers(id, n) => ("dreamers", of(id).with("found", *n)),
            Structure(id) => ("structure", of(id)),
            NoRoom(id) => ("no-room", of(id)),
            NoPoints(id) => ("no-points", of(id)),
        };
        self.say(&format!("content-{id}"), &args)
    }

    /// What the engine of Dream Runners has against a pack.
    pub(super) fn runners_content(&self, problem: &lucid_dream_runners::ContentProblem) -> String {
        use lucid_dream_runners::ContentProblem::*;
        let of = |id: &String| Args::new().with("id", id.clone());
        let args = Args::new();
        let (id, args) = match problem {
            Id(id) => ("id", of(id)),
            Twice(id) => ("twice", of(id)),
            OutOfRange(id) => ("out-of-range", of(id)),
            Symbols(id) => ("symbols", of(id)),
            Set(number) => ("set", args.with("number", number + 1)),
            TooFewTiles { level, beginners } => {
                let id = match beginners {
                    true => "few-plain-tiles",
                    false => "few-tiles",
                };
                (id, args.with("level", *level))
            }
            NoChest(keys) => ("no-chest", args.with("keys", *keys)),
            ChestInside(id) => ("chest-inside", of(id)),
            Empty(id) => ("empty", of(id)),
            Serenity => ("serenity", args),
            Stars => ("stars", args),
        };
        self.say(&format!("content-{id}"), &args)
    }
}
