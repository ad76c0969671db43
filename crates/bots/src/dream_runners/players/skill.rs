//! How well a player plays.

use super::Triangular;

/// What makes a player strong: what it composes, how soon it locks, and how it
/// spends its coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// What it lays: a rank in the list of compositions that the solver finds,
    /// which differ in effect and begin with the best, rank 0. A rank is drawn
    /// for every round. The tenth is about a point worse than the best, the
    /// hundredth three.
    pub quality: Triangular,
    /// How many milliseconds after a tile is revealed it locks (R2). One who
    /// takes longer than the first dreamer and the sand together is cut off
    /// (R3), so that being slow is dear against quick opponents only. None
    /// reaches the end of a round that nobody locks (R4).
    pub delay: Triangular,
    /// How it spends its coins (R17).
    pub purchases: Purchases,
}

/// How a player spends its coins (R17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purchases {
    /// By playing the rest of the night in its head, with each purchase and
    /// without one.
    Planned,
    /// By what segments would do on the tiles of the next level, as if all that
    /// follows were like it; kept to measure plans against.
    Thrifty,
}

impl Skill {
    /// The best composition at once, and planned purchases.
    pub const FULL: Skill = Skill {
        quality: Triangular::NONE,
        delay: Triangular::NONE,
        purchases: Purchases::Planned,
    };
}

/// The levels of players who compose, the weakest first.
///
/// ```
/// use lucid_bots::dream_runners::players::SkillLevel;
///
/// assert_eq!(SkillLevel::of("expert"), Some(SkillLevel::Expert));
/// // Better players lay better boards: a lower rank in the solver's list.
/// let ranks = SkillLevel::ALL.map(|level| level.skill().quality.mean());
/// assert!(ranks.is_sorted_by(|weaker, stronger| weaker >= stronger));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SkillLevel {
    /// Far from the best, and slow.
    Novice,
    /// Good boards now and then.
    Casual,
    /// Good boards, in good time.
    Skilled,
    /// Often the best board, and quick.
    Expert,
    /// The best board, in seconds.
    Perfect,
}

impl SkillLevel {
    /// All levels, the weakest first.
    pub const ALL: [SkillLevel; 5] = [
        SkillLevel::Novice,
        SkillLevel::Casual,
        SkillLevel::Skilled,
        SkillLevel::Expert,
        SkillLevel::Perfect,
    ];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            SkillLevel::Novice => "novice",
            SkillLevel::Casual => "casual",
            SkillLevel::Skilled => "skilled",
            SkillLevel::Expert => "expert",
            SkillLevel::Perfect => "perfect",
        }
    }

    /// The level with a word. What was called `solver` is [`SkillLevel::Perfect`]:
    /// records, kept games and tables still say so.
    pub fn of(word: &str) -> Option<SkillLevel> {
        match word {
            "solver" => Some(SkillLevel::Perfect),
            _ => SkillLevel::ALL
                .into_iter()
                .find(|level| level.word() == word),
        }
    }

    /// How well it plays.
    pub const fn skill(self) -> Skill {
        // Ranks, and seconds.
        let (quality, delay) = match self {
            SkillLevel::Novice => (Triangular::new(5, 40, 120), Triangular::new(18, 26, 52)),
            SkillLevel::Casual => (Triangular::new(0, 12, 60), Triangular::new(14, 20, 44)),
            SkillLevel::Skilled => (Triangular::new(0, 3, 21), Triangular::new(9, 14, 34)),
            SkillLevel::Expert => (Triangular::new(0, 0, 6), Triangular::new(5, 8, 20)),
            SkillLevel::Perfect => (Triangular::NONE, Triangular::new(2, 3, 7)),
        };
        Skill {
            quality,
            delay: delay.thousands(),
            purchases: Purchases::Planned,
        }
    }
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::Rules;

    use super::*;

    #[test]
    fn every_level_is_better_and_quicker_than_the_one_below() {
        for pair in SkillLevel::ALL.windows(2) {
            let [weak, strong] = [pair[0].skill(), pair[1].skill()];
            assert!(strong.quality.mean() < weak.quality.mean(), "{pair:?}");
            assert!(strong.quality.most < weak.quality.most, "{pair:?}");
            assert!(strong.delay.mean() < weak.delay.mean(), "{pair:?}");
            assert!(strong.delay.most < weak.delay.most, "{pair:?}");
        }
    }

    #[test]
    fn words_name_levels_and_the_old_word_still_does() {
        for level in SkillLevel::ALL {
            assert_eq!(SkillLevel::of(level.word()), Some(level));
        }
        assert_eq!(SkillLevel::of("solver"), Some(SkillLevel::Perfect));
        assert_eq!(SkillLevel::of("greedy"), None);
    }

    /// The sand of an ordinary table (R2) leaves every level time among equals,
    /// and no round ends because nobody locks (R4).
    #[test]
    fn delays_fit_the_sand() {
        let rules = Rules::default();
        let sand = 1_000 * u32::from(rules.timer.unwrap());
        for level in SkillLevel::ALL {
            let delay = level.skill().delay;
            assert!(delay.mean() < delay.least + sand, "{level:?}");
            assert!(
                delay.most < 1_000 * u32::from(rules.round_limit),
                "{level:?}"
            );
        }
    }
}
