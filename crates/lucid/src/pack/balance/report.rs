//! What a measurement found: figures for every thing, and the bars.

use lucid_texts::{BalanceGroup, BalanceWord};
use serde_json::{Map, Value, json};

/// What the fields mean, for `--help`.
pub(super) const FIELDS: &str = "\
JSON fields:
  game, pack            what was measured: the id and the hash of the pack
  bot, seed             who played on all seats, and the number that chance came from
  games                 how many games of each kind
  cards[]               id, level, points; kept (how often), completed_percent, cycles
                        (from keeping it to completing it), for_shard and for_action
                        (points for each shard laid for it and each action point spent
                        while it lay in front, divided among the cards there), value
                        (points for each of both), off_percent (from its level's mean)
  purposes[]            id, out (games in which it lies out), changed_percent (of those
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
pub(super) enum Form {
    /// A whole number.
    Count,
    /// Of a hundred.
    Percent,
    /// With two decimals.
    Decimal,
}

/// A column of figures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column {
    /// The field in JSON.
    pub(super) field: &'static str,
    /// What stands above it.
    pub(super) word: BalanceWord,
    pub(super) form: Form,
}

/// Figures of all things of a kind.
#[derive(Debug)]
pub(super) struct Section {
    /// The field in JSON.
    pub(super) field: &'static str,
    pub(super) word: BalanceWord,
    pub(super) columns: Vec<Column>,
    /// Things by id; a figure that there are no games for is missing.
    pub(super) rows: Vec<(String, Vec<Option<f64>>)>,
}

/// A figure that should lie between two others.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Bar {
    pub(super) group: BalanceGroup,
    pub(super) subject: String,
    pub(super) value: f64,
    /// So far it may be off by chance (95 %), where that is known.
    pub(super) margin: Option<f64>,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Bar {
    /// Whether it lies there.
    pub(super) fn is_held(&self) -> bool {
        (self.low..=self.high).contains(&self.value)
    }

    /// Whether another figure has the same bar.
    pub(super) fn goes_with(&self, other: &Bar) -> bool {
        (self.group, self.low, self.high) == (other.group, other.low, other.high)
    }

    /// How far it is from the middle, where the bar is 1.
    pub(super) fn strain(&self) -> f64 {
        let middle = 0.5 * (self.low + self.high);
        (self.value - middle).abs() / (self.high - middle)
    }
}

/// All that was found.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) title: &'static str,
    pub(super) pack: String,
    pub(super) bot: String,
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) sections: Vec<Section>,
    pub(super) bars: Vec<Bar>,
}

impl Report {
    /// As one object.
    pub(super) fn json(&self) -> Value {
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
                        (Form::Count, Some(count)) => json!(*count as i64),
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
