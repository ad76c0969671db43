//! The browser client: hints, and the review of a game.

use lucid_dreamscape::{ByColour, Colour, Dreamscape, Power, Reason, TileId};

use crate::{Phrase, Texts, arg};

/// Why somebody would play a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It scores.
    Points(Reason, i16),
    /// It brings shards.
    Collects(ByColour<u8>),
    /// It uses the power of a location.
    Power(Power),
    /// Cards may be drawn.
    Draws,
    /// Shards are kept on cards.
    Stores(ByColour<u8>),
    /// Cards in front come closer.
    Cards,
    /// A purpose comes closer; the colour is that on its tile.
    Purpose(TileId, Option<Colour>),
    /// Fewer red shards remain.
    Red,
    /// What remains is better without any one reason.
    Rest,
}

impl Texts {
    /// A reason for a line, in a short sentence.
    pub fn why(&self, game: &Dreamscape, why: Why) -> String {
        match why {
            Why::Points(reason, points) => self.advice_why_points(
                arg::Points(signed(points)),
                arg::Reason(self.reason(game, reason)),
            ),
            Why::Collects(shards) => self.advice_why_collects(self.some_of_each(shards)),
            Why::Stores(shards) => self.advice_why_stores(self.some_of_each(shards)),
            Why::Power(power) => self.advice_why_power(self.power(power)),
            Why::Draws => self.phrase(Phrase::AdviceWhyDraws),
            Why::Purpose(tile, tint) => {
                self.advice_why_purpose(self.tinted_purpose(game, tile, tint))
            }
            Why::Cards => self.phrase(Phrase::AdviceWhyCards),
            Why::Red => self.phrase(Phrase::AdviceWhyRed),
            Why::Rest => self.phrase(Phrase::AdviceWhyRest),
        }
    }

    /// Hundredths of a point, rounded to tenths: `1.5` or `1,5`.
    pub fn worth(&self, hundredths: i32) -> String {
        let tenths = (hundredths.abs() + 5) / 10;
        let minus = if hundredths < 0 && tenths > 0 {
            "\u{2212}"
        } else {
            ""
        };
        // Without floating point numbers, which are large in a browser.
        match (tenths / 10, tenths % 10) {
            (whole, 0) => format!("{minus}{whole}"),
            (whole, tenth) => format!("{minus}{whole}{}{tenth}", self.language().decimal_mark()),
        }
    }

    /// How much less a line is worth than the best.
    pub fn advice_behind(&self, hundredths: i32) -> String {
        if hundredths < 5 {
            self.phrase(Phrase::AdviceSame)
        } else {
            self.messages.advice_behind(self.worth(hundredths))
        }
    }

    /// How much less a line brings in the end than the best, and the doubt about that, in
    /// hundredths of a point.
    pub fn advice_behind_about(&self, hundredths: i32, doubt: i32) -> String {
        match hundredths {
            ..=0 => self.phrase(Phrase::AdviceEqual),
            _ => (self.messages).advice_behind_about(
                arg::Doubt(self.worth(doubt)),
                arg::Points(self.worth(hundredths)),
            ),
        }
    }

    /// How a game is expected to end: points and their spread in hundredths, the chance to
    /// win in thousandths.
    pub fn advice_prospect(&self, points: i32, spread: i32, win: i32) -> String {
        self.messages.advice_prospect(
            arg::Points(self.worth(points)),
            arg::Spread(self.worth(spread)),
            arg::Win(percent(win)),
        )
    }

    /// The same alone, where the points are those ahead of Mr Nightmare.
    pub fn advice_prospect_alone(&self, points: i32, spread: i32, win: i32) -> String {
        self.messages.advice_prospect_alone(
            arg::Points(self.worth(points)),
            arg::Spread(self.worth(spread)),
            arg::Win(percent(win)),
        )
    }

    /// What a loss means for the final result: points and the doubt about them in
    /// hundredths, the chance to win in thousandths.
    pub fn review_counting(&self, points: i32, doubt: i32, win: i32) -> String {
        self.messages.review_counting(
            arg::Doubt(self.worth(doubt)),
            arg::Points(self.worth(points)),
            arg::Win(percent(win)),
        )
    }

    /// All steps of a line, to listen to.
    pub fn advice_told(&self, steps: &[String]) -> String {
        self.messages.advice_told(steps.join(", "))
    }

    /// What was lost in a turn.
    pub fn review_lost(&self, hundredths: i32) -> String {
        if hundredths < 5 {
            self.phrase(Phrase::ReviewFine)
        } else {
            self.messages.review_lost(self.worth(hundredths))
        }
    }

    /// What was lost in all, and where most of it.
    pub fn review_total(&self, hundredths: i32, turn: String) -> String {
        let count = i32::from(hundredths >= 5);
        self.messages.review_total(
            arg::Count(count),
            arg::Points(self.worth(hundredths)),
            arg::Turn(turn),
        )
    }

    /// `2 water, 1 rock`, with spaces that do not break.
    fn some_of_each(&self, shards: ByColour<u8>) -> String {
        let some = Colour::ALL.into_iter().filter(|colour| shards[*colour] > 0);
        let told = some.map(|colour| format!("{}\u{a0}{}", shards[colour], self.shard(colour)));
        told.collect::<Vec<String>>().join(", ")
    }
}

/// Thousandths, as percent.
fn percent(thousandths: i32) -> String {
    let minus = if thousandths <= -5 { "\u{2212}" } else { "" };
    format!("{minus}{}", (thousandths.abs() + 5) / 10)
}

/// Points with their sign.
fn signed(points: i16) -> String {
    if points < 0 {
        plain(points)
    } else {
        format!("+{points}")
    }
}

/// Points as they are written, with the minus that belongs to numbers.
fn plain(points: i16) -> String {
    points.to_string().replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use crate::{Language, Texts};

    #[test]
    fn hundredths_are_rounded_to_tenths() {
        let all = [-150, -4, 0, 100, 104, 1_995];
        let english = all.map(|worth| Texts::new(Language::English).worth(worth));
        assert_eq!(english, ["\u{2212}1.5", "0", "0", "1", "1", "20"]);
        assert_eq!(Texts::new(Language::German).worth(1_250), "12,5");
        let percents = [-56, -3, 4, 5, 584, 1_000].map(super::percent);
        assert_eq!(percents, ["\u{2212}6", "0", "0", "1", "58", "100"]);
    }
}
