//! The browser client: hints, and the review of a game.

use lucid_dreamscape::{ByColour, Colour, Dreamscape, Power, Reason, TileId};

use crate::Texts;
use crate::bundle::Args;
use crate::words::Words;

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
    /// Cards in front come closer, in hundredths of a point.
    Cards(i32),
    /// A purpose comes closer.
    Purpose(TileId),
    /// Fewer red shards remain, in hundredths of a point.
    Red(i32),
    /// What remains is better without any one reason, in hundredths of a point.
    Rest(i32),
}

impl Texts {
    /// A reason for a line, in a short sentence.
    pub fn why(&self, game: &Dreamscape, why: Why) -> String {
        let worth = |id: &str, hundredths: i32| {
            self.say(id, &Args::new().with("points", self.worth(hundredths)))
        };
        match why {
            Why::Points(reason, points) => {
                let args = Args::new().with("reason", self.reason(game, reason));
                let points = signed(i32::from(points));
                self.say("advice-why-points", &args.with("points", points))
            }
            Why::Collects(shards) => self.with_shards("advice-why-collects", shards),
            Why::Stores(shards) => self.with_shards("advice-why-stores", shards),
            Why::Power(power) => Words::new(self, game).power(power).say("advice-why-power"),
            Why::Draws => self.plain("advice-why-draws"),
            Why::Purpose(tile) => Words::new(self, game)
                .purpose(tile)
                .say("advice-why-purpose"),
            Why::Cards(worthy) => worth("advice-why-cards", worthy),
            Why::Red(worthy) => worth("advice-why-red", worthy),
            Why::Rest(worthy) => worth("advice-why-rest", worthy),
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
            (whole, tenth) => format!("{minus}{whole}{}{tenth}", self.decimal_mark()),
        }
    }

    /// How much less a line is worth than the best.
    pub fn advice_behind(&self, hundredths: i32) -> String {
        match hundredths < 5 {
            true => self.plain("advice-same"),
            false => self.say(
                "advice-behind",
                &Args::new().with("points", self.worth(hundredths)),
            ),
        }
    }

    /// How much more something else could be worth.
    pub fn advice_bound(&self, hundredths: i32) -> String {
        self.say(
            "advice-bound",
            &Args::new().with("points", self.worth(hundredths)),
        )
    }

    /// What to do next.
    pub fn advice_next(&self, step: String) -> String {
        self.say("advice-next", &Args::new().with("step", step))
    }

    /// All steps of a line, to listen to.
    pub fn advice_told(&self, steps: &[String]) -> String {
        self.say("advice-told", &Args::new().with("steps", steps.join(", ")))
    }

    /// How many turns have been looked at.
    pub fn review_progress(&self, done: usize, of: usize) -> String {
        self.say(
            "review-progress",
            &Args::new().with("done", done).with("of", of),
        )
    }

    /// What was lost in a turn.
    pub fn review_lost(&self, hundredths: i32) -> String {
        match hundredths < 5 {
            true => self.plain("review-fine"),
            false => self.say(
                "review-lost",
                &Args::new().with("points", self.worth(hundredths)),
            ),
        }
    }

    /// What was scored, of what could have been.
    pub fn review_of(&self, played: i16, best: i16) -> String {
        let args = Args::new()
            .with("played", plain(played))
            .with("best", plain(best));
        self.say("review-of", &args)
    }

    /// What was lost in all, and where most of it.
    pub fn review_total(&self, hundredths: i32, turn: String) -> String {
        let count = i32::from(hundredths >= 5);
        let args = Args::new().with("count", count).with("turn", turn);
        self.say("review-total", &args.with("points", self.worth(hundredths)))
    }

    fn with_shards(&self, id: &str, shards: ByColour<u8>) -> String {
        let some = Colour::ALL.into_iter().filter(|colour| shards[*colour] > 0);
        let told = some.map(|colour| format!("{}\u{a0}{}", shards[colour], self.colour(colour)));
        let told: Vec<String> = told.collect();
        self.say(id, &Args::new().with("shards", told.join(", ")))
    }
}

fn signed(points: i32) -> String {
    match points >= 0 {
        true => format!("+{points}"),
        false => format!("\u{2212}{}", -points),
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
    }
}
