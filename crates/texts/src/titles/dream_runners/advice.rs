//! Hints and reviews of Dream Runners: why a composition or a choice is worth
//! something, in short sentences.

use lucid_dream_runners::resolution::Stock;
use lucid_dream_runners::{Action, DreamRunners, SegmentId};

use crate::{Phrase, Texts, arg};

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
    /// What a thing is worth to the player who takes it (R15), in hundredths of a point.
    Share(i32),
    /// The usual order is as good as any (R5).
    Usual,
    /// What another order is worth more (R5), in hundredths of a point.
    ByHand(i32),
}

impl Texts {
    /// A reason for or against a composition, in a short sentence.
    pub fn runners_why(&self, game: &DreamRunners, why: &RunnersWhy) -> String {
        match why {
            RunnersWhy::Collects(things) => {
                let things: Vec<String> = (things.iter())
                    .map(|(stock, count)| self.runners_stock(*stock, *count))
                    .collect();
                self.runners_why_collects(things.join(", "))
            }
            RunnersWhy::Opens { count, keys } => {
                self.runners_why_opens(arg::Count(*count), arg::Keys(self.count_keys(*keys)))
            }
            RunnersWhy::Stars(sets) => self.runners_why_stars(*sets),
            RunnersWhy::Banishes(nightmares) => self.runners_why_banishes(*nightmares),
            RunnersWhy::Haunted(serenity) => self.runners_why_haunted(*serenity),
            RunnersWhy::Missing(cells) => self.runners_why_missing(*cells),
            RunnersWhy::Outside(cells) => self.runners_why_outside(*cells),
            RunnersWhy::Bat(segment) => self.runners_why_bat(self.segment(game, *segment)),
            RunnersWhy::Wakes => self.phrase(Phrase::RunnersWhyWakes),
            RunnersWhy::Points(points) => {
                let count = points.unsigned_abs();
                let sign = if *points < 0 { "\u{2212}" } else { "+" };
                self.runners_why_points(arg::Count(count), arg::Points(format!("{sign}{count}")))
            }
            RunnersWhy::Prints(points) => self.runners_why_prints(*points),
            RunnersWhy::Brings(coins) => self.runners_why_brings(*coins),
            RunnersWhy::Ahead(points) => self.runners_why_ahead(self.worth(*points)),
            RunnersWhy::Price(points) => self.runners_why_price(self.worth(*points)),
            RunnersWhy::Urgent => self.phrase(Phrase::RunnersWhyUrgent),
            RunnersWhy::LastCalm => self.phrase(Phrase::RunnersWhyCalm),
            RunnersWhy::Saves => self.phrase(Phrase::RunnersWhySaves),
            RunnersWhy::Over => self.phrase(Phrase::RunnersWhyOver),
            RunnersWhy::Share(points) => self.runners_why_share(self.worth(*points)),
            RunnersWhy::Usual => self.phrase(Phrase::RunnersWhyUsual),
            RunnersWhy::ByHand(points) => self.runners_why_by_hand(self.worth(*points)),
        }
    }

    /// A choice as somebody is advised to make it: `Buy a row of three: …`.
    pub fn runners_choice(&self, game: &DreamRunners, action: Action) -> String {
        match action {
            Action::Buy(segment) => self.runners_advice_buy(self.segment(game, segment)),
            Action::Bat(segment) => self.runners_advice_bat(self.segment(game, segment)),
            Action::Take(_) => self.runners_advice_take(self.runners_action(game, action)),
            Action::Calm => self.phrase(Phrase::RunnersAdviceCalm),
            Action::Pass => self.phrase(Phrase::RunnersAdviceNone),
            Action::Skip => self.phrase(Phrase::RunnersAdviceSkip),
            _ => self.runners_action(game, action),
        }
    }

    /// What was chosen in the shop, and what would have been better by so many
    /// hundredths of a point.
    pub fn runners_review_shop(
        &self,
        game: &DreamRunners,
        chosen: Action,
        better: Option<(Action, i32)>,
    ) -> String {
        let chosen = self.runners_choice(game, chosen);
        match better {
            None => self.runners_review_shop_fine(chosen),
            Some((best, hundredths)) => {
                let (best, points) = (self.runners_choice(game, best), self.worth(hundredths));
                self.runners_review_shop_better(
                    arg::Best(best),
                    arg::Points(points),
                    arg::What(chosen),
                )
            }
        }
    }
}
