//! Measuring a pack of Dream Runners.

mod statistics;

use lucid_dream_runners::{Content, DreamRunners, Rules};
use lucid_texts::{BalanceGroup, Phrase};

use super::bots::Bot;
use crate::pack::{BalanceGames, BalanceSection, Bar, Column, Measurement, NumberFormat, fairness};
use crate::statistics::Statistics as _;
use statistics::{Gains, PackStatistics};

/// Where the final scores of good play should lie.
const SCORES: [f64; 2] = [35.0, 50.0];

/// Plays with all numbers of players; nothing if it is stopped.
pub(super) fn measure(
    content: &Content,
    games: &BalanceGames<'_>,
) -> anyhow::Result<Option<Measurement>> {
    let bot = games.bot(Bot::Perfect)?;
    let (mut all, mut bars) = (PackStatistics::default(), Vec::new());
    let mut gains = Gains::default();
    for players in 2..=4 {
        let rules = Rules {
            players,
            ..Rules::default()
        };
        let played = games.play::<DreamRunners, PackStatistics>(rules, content, bot)?;
        let Some(statistics) = played else {
            return Ok(None);
        };
        let group = BalanceGroup::Seats {
            players,
            nightmare: false,
        };
        bars.extend(fairness(&statistics.wins[..players.into()], group));
        let [low, high] = SCORES;
        bars.push(Bar {
            group: BalanceGroup::Scores(players),
            subject: bot.to_string(),
            value: statistics.score.mean(),
            margin: statistics.score.known_margin(),
            low,
            high,
        });
        gains.add(&statistics);
        all.merge(&statistics);
    }
    let pack = [content.id(), content.hash()];
    let sections = vec![tiles(content, &all), segments(content, &all, &gains)];
    Ok(Some(
        games.measurement::<DreamRunners>(pack, bot, sections, bars),
    ))
}

/// What every tile brings.
fn tiles(content: &Content, all: &PackStatistics) -> BalanceSection {
    let columns = vec![
        Column::new("level", Phrase::BalanceLevel, NumberFormat::Count),
        Column::new("dreamed", Phrase::BalanceDreamed, NumberFormat::Count),
        Column::new("serenity", Phrase::BalanceSerenity, NumberFormat::Decimal),
        Column::new("stars", Phrase::BalanceStars, NumberFormat::Decimal),
        Column::new("coins", Phrase::BalanceCoins, NumberFormat::Decimal),
        Column::new("keys", Phrase::BalanceKeys, NumberFormat::Decimal),
        Column::new("fragments", Phrase::BalanceFragments, NumberFormat::Decimal),
        Column::new("woke_percent", Phrase::BalanceWoke, NumberFormat::Percent),
    ];
    let row = |(index, tile): (usize, &lucid_dream_runners::Tile)| {
        let counts = all.tiles.get(index).copied().unwrap_or_default();
        let mut figures = vec![Some(tile.level.into()), Some(counts.dreamed as f64)];
        figures.extend(counts.goods.map(|sum| counts.mean(sum)));
        figures.push(counts.mean(100 * counts.woke as i64));
        (tile.id.clone(), figures)
    };
    BalanceSection {
        field: "tiles",
        word: Phrase::BalanceTile,
        columns,
        rows: content.tiles().iter().enumerate().map(row).collect(),
    }
}

/// How much every segment is wanted and used.
fn segments(content: &Content, all: &PackStatistics, gains: &Gains) -> BalanceSection {
    let columns = vec![
        Column::new("offered", Phrase::BalanceOffered, NumberFormat::Count),
        Column::new(
            "bought_percent",
            Phrase::BalanceBought,
            NumberFormat::Percent,
        ),
        Column::new("laid_percent", Phrase::BalanceLaid, NumberFormat::Percent),
        Column::new("gain", Phrase::BalanceGain, NumberFormat::Decimal),
    ];
    let row = |(index, segment): (usize, &lucid_dream_runners::Segment)| {
        let counts = all.segments.get(index).copied().unwrap_or_default();
        let of = |sum: u64, count: u64| (count > 0).then(|| 100.0 * sum as f64 / count as f64);
        let figures = vec![
            Some(counts.offered as f64),
            of(counts.bought, counts.offered),
            of(counts.laid, counts.owned),
            gains.of(index),
        ];
        (segment.id.clone(), figures)
    };
    BalanceSection {
        field: "segments",
        word: Phrase::BalanceSegment,
        columns,
        rows: content.segments().enumerate().map(row).collect(),
    }
}
