//! Measuring a pack of Dreamscape.

mod card_effort;
mod statistics;

use lucid_bots::arena::Z95;
use lucid_dreamscape::{Content, Dreamscape, Edition, Level, Profile, Rules};
use lucid_texts::{BalanceGroup, Phrase};

use super::bots::Bot;
use crate::pack::{BalanceGames, BalanceSection, Bar, Column, Measurement, NumberFormat, fairness};
use crate::statistics::Statistics as _;
use statistics::PackStatistics;

/// The rulebook that packs are measured with.
const EDITION: Edition = Edition::Sylex;
/// The most that a card may differ from the mean of its level, in percent.
const CARD: f64 = 25.0;
/// How many of a hundred games a purpose should decide.
const PURPOSE: [f64; 2] = [5.0, 40.0];
/// Mr Nightmare's mean score against a player who takes red off links when cheap.
const NIGHTMARE: [(Profile, [f64; 2]); 4] = [
    (Profile::TroubledNights, [42.0, 68.0]),
    (Profile::BadDreams, [47.0, 71.0]),
    (Profile::ColdSweat, [63.0, 88.0]),
    (Profile::WorstNightmares, [90.0, 126.0]),
];

/// Plays with all numbers of players, with and without nightmare rules, and alone
/// against Mr Nightmare; nothing if it is stopped.
pub(super) fn measure(
    content: &Content,
    games: &BalanceGames<'_>,
) -> anyhow::Result<Option<Measurement>> {
    let play = |rules, bot| games.play::<Dreamscape, PackStatistics>(rules, content, bot);
    let bot = games.bot(Bot::Greedy)?;
    let (mut all, mut bars) = (PackStatistics::default(), Vec::new());
    for players in 2..=4 {
        for nightmare in [false, true] {
            let rules = Rules {
                players,
                nightmare,
                ..Rules::new(EDITION)
            };
            let Some(statistics) = play(rules, bot)? else {
                return Ok(None);
            };
            let group = BalanceGroup::Seats { players, nightmare };
            bars.extend(fairness(&statistics.wins[..players.into()], group));
            all.merge(&statistics);
        }
    }
    for (profile, [low, high]) in NIGHTMARE {
        let rules = Rules::new(EDITION).alone(profile.difficulty());
        let Some(PackStatistics { nightmare, .. }) = play(rules, Bot::Tidy)? else {
            return Ok(None);
        };
        bars.push(Bar {
            group: BalanceGroup::Duel,
            subject: profile.name().to_owned(),
            value: nightmare.mean(),
            margin: nightmare.known_margin(),
            low,
            high,
        });
    }
    let (cards, of_cards) = cards(content, &all);
    let (purposes, of_purposes) = purposes(content, &all);
    let bars = [of_cards, of_purposes, bars].concat();
    let pack = [content.id(), content.hash()];
    let sections = vec![cards, purposes];
    Ok(Some(
        games.measurement::<Dreamscape>(pack, bot, sections, bars),
    ))
}

/// What every card takes and brings.
fn cards(content: &Content, all: &PackStatistics) -> (BalanceSection, Vec<Bar>) {
    let columns = vec![
        Column::new("level", Phrase::BalanceLevel, NumberFormat::Count),
        Column::new("points", Phrase::BalancePoints, NumberFormat::Count),
        Column::new("kept", Phrase::BalanceKept, NumberFormat::Count),
        Column::new(
            "completed_percent",
            Phrase::BalanceCompleted,
            NumberFormat::Percent,
        ),
        Column::new("cycles", Phrase::BalanceCycles, NumberFormat::Decimal),
        Column::new("for_shard", Phrase::BalanceForShard, NumberFormat::Decimal),
        Column::new(
            "for_action",
            Phrase::BalanceForAction,
            NumberFormat::Decimal,
        ),
        Column::new("value", Phrase::BalanceValue, NumberFormat::Decimal),
        Column::new("off_percent", Phrase::BalanceOff, NumberFormat::Percent),
    ];
    let mut rows = Vec::new();
    let mut bars = Vec::new();
    for level in Level::ALL {
        let of_level = content.cards().filter(|(_, card)| card.level == level);
        let valued: Vec<_> = of_level
            .map(|(id, card)| {
                let counts = all.card(id);
                (card, counts, counts.value(card.points))
            })
            .collect();
        let known: Vec<f64> = valued.iter().filter_map(|(_, _, value)| *value).collect();
        let mean = known.iter().sum::<f64>() / known.len().max(1) as f64;
        let variances: Vec<(f64, Option<f64>)> = (valued.iter())
            .filter_map(|(_, counts, value)| Some(((*value)?, counts.relative_variance())))
            .collect();
        for (card, counts, value) in valued {
            let off = value.map(|value| 100.0 * (value / mean - 1.0));
            rows.push((
                card.id.clone(),
                vec![
                    Some(level.number().into()),
                    Some(card.points.into()),
                    Some(counts.kept as f64),
                    counts.completed_percent(),
                    counts.cycles(),
                    counts.for_shard(card.points),
                    counts.for_action(card.points),
                    value,
                    off,
                ],
            ));
            if let Some(value) = off {
                bars.push(Bar {
                    group: BalanceGroup::Cards(level.number()),
                    subject: card.id.clone(),
                    value,
                    margin: counts.relative_variance().map(|own| {
                        let value = 1.0 + value / 100.0;
                        100.0 * Z95 * value * off_variance(value, own, &variances).sqrt()
                    }),
                    low: -CARD,
                    high: CARD,
                });
            }
        }
    }
    let section = BalanceSection {
        field: "cards",
        word: Phrase::BalanceCard,
        columns,
        rows,
    };
    (section, bars)
}

/// The variance of a card's value against the mean of its level, as a fraction of its
/// square: the mean is uncertain, too, and the card is part of it. `level` has the values
/// of all its cards with their variances; a card that is not known well is counted as if it
/// were certain, because it hardly moves the mean.
fn off_variance(against_mean: f64, own: f64, level: &[(f64, Option<f64>)]) -> f64 {
    let sum: f64 = level.iter().map(|(value, _)| value).sum();
    let share = against_mean / level.len().max(1) as f64;
    let all: f64 = (level.iter())
        .map(|(value, variance)| (value / sum).powi(2) * variance.unwrap_or(0.0))
        .sum();
    (own * (1.0 - 2.0 * share) + all).max(0.0)
}

/// How much every purpose matters.
fn purposes(content: &Content, all: &PackStatistics) -> (BalanceSection, Vec<Bar>) {
    let columns = vec![
        Column::new("out", Phrase::BalanceOut, NumberFormat::Count),
        Column::new(
            "changed_percent",
            Phrase::BalanceChanged,
            NumberFormat::Percent,
        ),
        Column::new("points", Phrase::BalancePoints, NumberFormat::Decimal),
    ];
    let mut rows = Vec::new();
    let mut bars = Vec::new();
    for (id, purpose) in content.purposes() {
        let counts = all.purpose(id);
        let changed = counts.changed_percent();
        let figures = vec![Some(counts.out as f64), changed, counts.points()];
        rows.push((purpose.id.clone(), figures));
        if let Some(value) = changed {
            let [low, high] = PURPOSE;
            bars.push(Bar {
                group: BalanceGroup::Purposes,
                subject: purpose.id.clone(),
                value,
                margin: counts.margin(),
                low,
                high,
            });
        }
    }
    let section = BalanceSection {
        field: "purposes",
        word: Phrase::BalancePurpose,
        columns,
        rows,
    };
    (section, bars)
}
