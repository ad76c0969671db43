//! What a measurement found: figures for every thing, and the bars.

use lucid_bots::arena::{Interval, Z95, chance_ahead};
use lucid_tabletop::Seat;
use lucid_texts::{BalanceGroup, Phrase};
use serde_json::{Map, Value, json};

use crate::statistics::Wins;

/// What the fields mean, for `--help`.
pub(super) const FIELDS: &str = "\
JSON fields:
  game, pack            what was measured: the id and the hash of the pack
  bot, seed             the bot on all seats, and the seed of all chance
  games                 how many games of each kind
  cards[]               id, level, points; kept (how often), completed_percent, cycles
                        (from keeping it to completing it), for_shard and for_action
                        (points for each shard placed for it and each action point spent
                        while it was open, divided among the open cards), value
                        (points for each of both), off_percent (from its level's mean)
  purposes[]            id, out (games in which it was in play), changed_percent (of those
                        that another would have won without it), points (mean of a seat)
  tiles[]               id, level, dreamed (how often); mean serenity, stars, coins, keys
                        and fragments that it brought; woke_percent
  segments[]            id, offered, bought_percent, laid_percent (of the rounds in which
                        somebody owned it), gain (final score of owners above the mean of
                        games with as many players)
  bars[]                group, subject, value, margin (half of its 95 % interval; null if
                        there were too few games to say), joint_margin (the same, so wide
                        that the intervals of all bars together are right 95 times of a
                        hundred), low, high, verdict (held if the whole interval lies
                        within the bar, broken if all of the joint one lies outside,
                        otherwise unclear), games (of each kind, about as many as it would
                        take to know; null if that is known or cannot be said)
  verdict, games_needed the same for all bars together: broken if any is, held if all are
  held                  whether all bars are held

Exit codes: 0 held, 1 broken, 3 not clear yet";

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberFormat {
    /// A whole number.
    Count,
    /// Of a hundred.
    Percent,
    /// With two decimals.
    Decimal,
}

/// A column of figures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    /// The field in JSON.
    pub(crate) field: &'static str,
    /// What stands above it.
    pub(crate) word: Phrase,
    pub(crate) form: NumberFormat,
}

/// Figures of all things of a kind.
#[derive(Debug)]
pub(crate) struct BalanceSection {
    /// The field in JSON.
    pub(crate) field: &'static str,
    pub(crate) word: Phrase,
    pub(crate) columns: Vec<Column>,
    /// Things by id; a figure that there are no games for is missing.
    pub(crate) rows: Vec<(String, Vec<Option<f64>>)>,
}

/// A figure that should lie between two others.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bar {
    pub(crate) group: BalanceGroup,
    pub(crate) subject: String,
    pub(crate) value: f64,
    /// So far it may be off by chance (95 %); `None` after too few games to say.
    pub(crate) margin: Option<f64>,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// What a measurement says about a bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BarVerdict {
    /// The figure lies within it, and so does its whole interval.
    Held,
    /// The interval reaches across one of its ends.
    Unclear,
    /// The whole interval lies outside, even one so wide that all bars of the measurement
    /// can be judged at once.
    Broken,
}

/// All bars of a measurement, which are judged together. Of many intervals of 95 %, some
/// are wrong in nearly every measurement. So the risk to call anything broken that is not is
/// divided among all of them (Bonferroni). To hold, every single bar has to be seen to
/// hold, which is no easier with more of them: nothing has to be divided there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Family {
    /// How much wider a joint interval is than one of 95 %.
    widening: f64,
}

impl Family {
    /// So many bars.
    pub(crate) fn of(bars: usize) -> Family {
        let risk = (1.0 - chance_ahead(Z95, 1.0)) / bars.max(1) as f64;
        let [mut low, mut high] = [Z95, 10.0];
        for _ in 0..60 {
            let middle = 0.5 * (low + high);
            match chance_ahead(-middle, 1.0) > risk {
                true => low = middle,
                false => high = middle,
            }
        }
        Family {
            widening: low / Z95,
        }
    }

    /// Half the joint interval of a bar with this margin.
    pub(crate) fn joint(self, margin: f64) -> f64 {
        self.widening * margin
    }
}

impl BarVerdict {
    /// The name in JSON.
    fn name(self) -> &'static str {
        match self {
            BarVerdict::Held => "held",
            BarVerdict::Unclear => "unclear",
            BarVerdict::Broken => "broken",
        }
    }

    /// The verdict on several bars, which may be some of a larger family.
    pub(crate) fn of(bars: &[Bar], family: Family) -> BarVerdict {
        let verdicts = bars.iter().map(|bar| bar.verdict(family));
        verdicts.max().unwrap_or(BarVerdict::Held)
    }
}

/// Nobody waits for more games than this.
const MOST_GAMES: f64 = 1e7;

impl Column {
    /// A column with a field and a heading.
    pub(crate) const fn new(field: &'static str, word: Phrase, form: NumberFormat) -> Column {
        Column { field, word, form }
    }
}

impl Bar {
    /// Whether it lies within the bar, if that is known.
    pub(crate) fn verdict(&self, family: Family) -> BarVerdict {
        match self.deciding_margin(family) {
            Some(margin) if self.is_inside() && self.room() >= margin => BarVerdict::Held,
            Some(margin) if !self.is_inside() && self.room() > margin => BarVerdict::Broken,
            _ => BarVerdict::Unclear,
        }
    }

    /// How far from the bar's ends its figure has to be for a verdict.
    fn deciding_margin(&self, family: Family) -> Option<f64> {
        self.margin.map(|margin| match self.is_inside() {
            true => margin,
            false => family.joint(margin),
        })
    }

    fn is_inside(&self) -> bool {
        (self.low..=self.high).contains(&self.value)
    }

    /// How far it is from the nearest end of the bar.
    fn room(&self) -> f64 {
        let ends = [self.value - self.low, self.high - self.value];
        ends.map(f64::abs).into_iter().fold(f64::INFINITY, f64::min)
    }

    /// About how many games would tell, if the figure stays as it is after `games`; `None`
    /// if that is known already, or too many to say.
    pub(crate) fn games_needed(&self, games: u64, family: Family) -> Option<u64> {
        let margin = self
            .deciding_margin(family)
            .filter(|_| self.verdict(family) == BarVerdict::Unclear)?;
        // The interval narrows with the square root of their number.
        let needed = games as f64 * (margin / self.room()).powi(2);
        (needed < MOST_GAMES).then(|| rounded_up(needed))
    }

    /// Whether another figure has the same bar.
    pub(crate) fn goes_with(&self, other: &Bar) -> bool {
        (self.group, self.low, self.high) == (other.group, other.low, other.high)
    }

    /// How far it is from the middle, where the bar is 1.
    pub(crate) fn strain(&self) -> f64 {
        let middle = 0.5 * (self.low + self.high);
        (self.value - middle).abs() / (self.high - middle)
    }
}

/// So far from a fair share of wins a seat may be, of a hundred.
const SEAT: f64 = 3.0;

/// Two digits are enough for an estimate.
fn rounded_up(number: f64) -> u64 {
    let unit = 10f64.powf((number.log10().floor() - 1.0).max(0.0));
    ((number / unit).ceil() * unit) as u64
}

/// The games that all of these bars take: the most that any of them takes; `None` if one
/// cannot be said.
pub(crate) fn games_needed(bars: &[Bar], games: u64, family: Family) -> Option<u64> {
    let unclear = bars
        .iter()
        .filter(|bar| bar.verdict(family) == BarVerdict::Unclear);
    let needed = unclear.map(|bar| bar.games_needed(games, family));
    needed.reduce(|one, other| Some(one?.max(other?))).flatten()
}

/// After fewer games than this, the interval of a share is lopsided, and nothing is said.
pub(crate) const FEW: u64 = 30;

/// How far seats are from a fair share of wins, in percentage points.
pub(crate) fn fairness(wins: &[Wins], group: BalanceGroup) -> Vec<Bar> {
    let fair = 100.0 / wins.len() as f64;
    let bar = |(seat, wins): (Seat, &Wins)| Bar {
        group,
        subject: seat.to_string(),
        value: wins.percent() - fair,
        margin: (wins.games >= FEW).then(|| half(wins.interval())),
        low: -SEAT,
        high: SEAT,
    };
    Seat::first(wins.len()).zip(wins).map(bar).collect()
}

/// Half of an interval.
pub(crate) fn half(Interval { low, high }: Interval) -> f64 {
    0.5 * (high - low)
}

/// All that was found out about a pack.
#[derive(Debug)]
pub(crate) struct Measurement {
    pub(crate) game: &'static str,
    pub(crate) title: &'static str,
    pub(crate) pack: String,
    pub(crate) bot: String,
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) sections: Vec<BalanceSection>,
    pub(crate) bars: Vec<Bar>,
}

impl Measurement {
    /// What it says about all bars.
    pub(crate) fn verdict(&self) -> BarVerdict {
        BarVerdict::of(&self.bars, self.family())
    }

    /// All its bars.
    pub(crate) fn family(&self) -> Family {
        Family::of(self.bars.len())
    }

    /// As one object.
    pub(crate) fn json(&self) -> Value {
        let mut object = json!({
            "game": self.game,
            "pack": self.pack,
            "bot": self.bot,
            "seed": self.seed,
            "games": self.games,
        });
        for section in &self.sections {
            let row = |(id, figures): &(String, Vec<Option<f64>>)| {
                let mut row = Map::new();
                row.insert("id".to_owned(), json!(id));
                for (column, figure) in section.columns.iter().zip(figures) {
                    let figure = match (column.form, figure) {
                        (NumberFormat::Count, Some(count)) => json!(*count as i64),
                        (_, figure) => json!(figure),
                    };
                    row.insert(column.field.to_owned(), figure);
                }
                Value::Object(row)
            };
            object[section.field] = section.rows.iter().map(row).collect();
        }
        let family = self.family();
        let bar = |bar: &Bar| {
            json!({
                "group": bar.group.to_string(),
                "subject": bar.subject,
                "value": bar.value,
                "margin": bar.margin,
                "joint_margin": bar.margin.map(|margin| family.joint(margin)),
                "low": bar.low,
                "high": bar.high,
                "verdict": bar.verdict(family).name(),
                "games": bar.games_needed(self.games, family),
            })
        };
        object["bars"] = self.bars.iter().map(bar).collect();
        object["verdict"] = json!(self.verdict().name());
        object["games_needed"] = json!(games_needed(&self.bars, self.games, family));
        object["held"] = json!(self.verdict() == BarVerdict::Held);
        object
    }
}

#[cfg(test)]
mod tests {
    use lucid_tabletop::Random;

    use super::*;

    fn bar(value: f64, margin: Option<f64>) -> Bar {
        Bar {
            group: BalanceGroup::Purposes,
            subject: String::new(),
            value,
            margin,
            low: -3.0,
            high: 3.0,
        }
    }

    /// A family in which joint intervals are twice as wide.
    const TWICE: Family = Family { widening: 2.0 };

    #[test]
    fn a_bar_is_clear_once_its_interval_lies_on_one_side() {
        for (value, margin, verdict, games) in [
            (0.0, Some(2.0), BarVerdict::Held, None),
            (0.0, Some(6.0), BarVerdict::Unclear, Some(400)),
            (-1.0, Some(2.5), BarVerdict::Unclear, Some(160)),
            (4.0, Some(0.4), BarVerdict::Broken, None),
            (4.0, Some(0.9), BarVerdict::Unclear, Some(330)),
            (-4.0, Some(2.0), BarVerdict::Unclear, Some(1_600)),
            (3.0, Some(1.0), BarVerdict::Unclear, None),
            (0.0, None, BarVerdict::Unclear, None),
        ] {
            let bar = bar(value, margin);
            assert_eq!(bar.verdict(TWICE), verdict, "{bar:?}");
            assert_eq!(bar.games_needed(100, TWICE), games, "{bar:?}");
        }
    }

    #[test]
    fn one_broken_bar_is_enough_and_one_unclear_bar_too() {
        let [held, unclear, broken] =
            [(0.0, 2.0), (0.0, 6.0), (5.0, 0.9)].map(|(value, margin)| bar(value, Some(margin)));
        let of = |bars: &[&Bar]| {
            let bars: Vec<Bar> = bars.iter().map(|bar| (*bar).clone()).collect();
            (
                BarVerdict::of(&bars, TWICE),
                games_needed(&bars, 100, TWICE),
            )
        };
        assert_eq!(of(&[&held, &held]), (BarVerdict::Held, None));
        assert_eq!(of(&[&held, &unclear]), (BarVerdict::Unclear, Some(400)));
        assert_eq!(of(&[&broken, &unclear]), (BarVerdict::Broken, Some(400)));
        let unknown = bar(0.0, None);
        assert_eq!(of(&[&unknown, &unclear]), (BarVerdict::Unclear, None));
    }

    #[test]
    fn a_joint_interval_has_its_part_of_the_risk() {
        // The quantiles of the normal distribution at 1 - 0.025 / n.
        for (bars, quantile) in [
            (1, 1.959_964),
            (2, 2.241_403),
            (10, 2.807_034),
            (100, 3.480_756),
        ] {
            let joint = Family::of(bars).joint(Z95);
            assert!((joint - quantile).abs() < 2e-3, "{bars}: {joint}");
        }
        assert_eq!(Family::of(0), Family::of(1));
    }

    /// A pack whose figures all lie exactly on the ends of their bars, measured again and
    /// again: more is outside than inside by half, and yet hardly ever is one called broken.
    #[test]
    fn a_pack_within_its_bars_is_seldom_called_broken() {
        let mut random = Random::new(7);
        let mut normal = || {
            let uniform =
                |random: &mut Random| (random.below(1 << 30) + 1) as f64 / (1u64 << 30) as f64;
            let [radius, angle] = [uniform(&mut random), uniform(&mut random)];
            (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
        };
        const MEASUREMENTS: usize = 2_000;
        const BARS: usize = 80;
        let family = Family::of(BARS);
        let (mut broken, mut by_single) = (0, 0);
        for _ in 0..MEASUREMENTS {
            let bars: Vec<Bar> = (0..BARS).map(|_| bar(3.0 + normal(), Some(Z95))).collect();
            let verdict = |family| BarVerdict::of(&bars, family) == BarVerdict::Broken;
            broken += usize::from(verdict(family));
            by_single += usize::from(verdict(Family::of(1)));
        }
        assert!(20 * broken <= MEASUREMENTS, "{broken}");
        // Bar by bar, most measurements would find something.
        assert!(2 * by_single > MEASUREMENTS, "{by_single}");
    }

    #[test]
    fn estimates_have_two_digits() {
        let rounded = [7.2, 99.0, 101.0, 1_234.0].map(rounded_up);
        assert_eq!(rounded, [8, 99, 110, 1_300]);
    }
}
