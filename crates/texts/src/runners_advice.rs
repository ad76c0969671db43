//! Hints and reviews of Dream Runners: why a composition or a choice is worth
//! something, in short sentences.

use lucid_dream_runners::resolution::Stock;
use lucid_dream_runners::{Action, DreamRunners, SegmentId};

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
    /// So many points stand on a segment (R19).
    Prints(u16),
    /// A segment brings coins when it is bought (R17).
    Brings(u16),
    /// What a segment adds to the rounds left, in hundredths of a point.
    Ahead(i32),
    /// What a segment's price would be worth as calm, in hundredths of a point.
    Price(i32),
    /// Calm is needed to sleep on.
    Urgent,
    /// At the end of the game coins become calm.
    LastCalm,
    /// No segment is worth its price, and calm can wait.
    Saves,
    /// There is nothing to buy.
    Over,
    /// What a thing is worth to whoever takes it (R15), in hundredths of a point.
    Share(i32),
    /// The usual order is as good as any (R5).
    Usual,
    /// What another order is worth more (R5), in hundredths of a point.
    ByHand(i32),
}

impl Texts {
    /// A reason for or against a composition, in a short sentence.
    pub fn runners_why(&self, game: &DreamRunners, why: &RunnersWhy) -> String {
        let count = |id: &str, count: u16| self.say(id, &Args::new().with("count", count));
        let worth = |id: &str, hundredths: i32| {
            self.say(id, &Args::new().with("points", self.worth(hundredths)))
        };
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
            RunnersWhy::Prints(points) => count("runners-why-prints", *points),
            RunnersWhy::Brings(coins) => count("runners-why-brings", *coins),
            RunnersWhy::Ahead(points) => worth("runners-why-ahead", *points),
            RunnersWhy::Price(points) => worth("runners-why-price", *points),
            RunnersWhy::Urgent => self.plain("runners-why-urgent"),
            RunnersWhy::LastCalm => self.plain("runners-why-calm"),
            RunnersWhy::Saves => self.plain("runners-why-saves"),
            RunnersWhy::Over => self.plain("runners-why-over"),
            RunnersWhy::Share(points) => worth("runners-why-share", *points),
            RunnersWhy::Usual => self.plain("runners-why-usual"),
            RunnersWhy::ByHand(points) => worth("runners-why-by-hand", *points),
        }
    }

    /// A choice as somebody is advised to make it: `Buy a row of three: …`.
    pub fn runners_choice(&self, game: &DreamRunners, action: Action) -> String {
        let (id, name, what) = match action {
            Action::Buy(segment) => ("runners-advice-buy", "segment", self.segment(game, segment)),
            Action::Bat(segment) => ("runners-advice-bat", "segment", self.segment(game, segment)),
            Action::Take(_) => {
                let thing = self.runners_action(game, action);
                ("runners-advice-take", "thing", thing)
            }
            Action::Calm => return self.plain("runners-advice-calm"),
            Action::Pass => return self.plain("runners-advice-none"),
            Action::Skip => return self.plain("runners-advice-skip"),
            _ => return self.runners_action(game, action),
        };
        self.say(id, &Args::new().with(name, what))
    }

    /// How many rounds have been looked at.
    pub fn runners_review_progress(&self, done: usize, of: usize) -> String {
        let args = Args::new().with("done", done).with("of", of);
        self.say("runners-review-progress", &args)
    }

    /// What was chosen in the shop, and what would have been better by so many
    /// hundredths of a point.
    pub fn runners_review_shop(
        &self,
        game: &DreamRunners,
        chosen: Action,
        better: Option<(Action, i32)>,
    ) -> String {
        let args = Args::new().with("what", self.runners_choice(game, chosen));
        match better {
            None => self.say("runners-review-shop-fine", &args),
            Some((best, hundredths)) => {
                let args = args.with("best", self.runners_choice(game, best));
                let args = args.with("points", self.worth(hundredths));
                self.say("runners-review-shop-better", &args)
            }
        }
    }
}
