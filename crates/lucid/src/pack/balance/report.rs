//! What a measurement found: figures for every thing, and the bars.

use lucid_bots::arena::Interval;
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
                        somebody owned it), gain (final score of owners above the mean)
  bars[]                group, subject, value, margin (half of its 95 % interval, or
                        null), low, high, held
  held                  whether all bars are held; if not, the exit code is 1";

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
    /// So far it may be off by chance (95 %), where that is known.
    pub(crate) margin: Option<f64>,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Column {
    /// A column with a field and a heading.
    pub(crate) const fn new(field: &'static str, word: Phrase, form: NumberFormat) -> Column {
        Column { field, word, form }
    }
}

impl Bar {
    /// Whether it lies there.
    pub(crate) fn is_held(&self) -> bool {
        (self.low..=self.high).contains(&self.value)
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

/// How far seats are from a fair share of wins, in percentage points.
pub(crate) fn fairness(wins: &[Wins], group: BalanceGroup) -> Vec<Bar> {
    let fair = 100.0 / wins.len() as f64;
    let bar = |(seat, wins): (Seat, &Wins)| Bar {
        group,
        subject: seat.to_string(),
        value: wins.percent() - fair,
        margin: Some(half(wins.interval())),
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
        let bar = |bar: &Bar| {
            json!({
                "group": bar.group.to_string(),
                "subject": bar.subject,
                "value": bar.value,
                "margin": bar.margin,
                "low": bar.low,
                "high": bar.high,
                "held": bar.is_held(),
            })
        };
        object["bars"] = self.bars.iter().map(bar).collect();
        object["held"] = json!(self.bars.iter().all(Bar::is_held));
        object
    }
}
