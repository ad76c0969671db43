//! The figures of a simulation as JSON.

use serde_json::{Map, Value, json};
use tabletop::Game;

use super::tally::Figure;
use super::{Plan, Report};
use crate::points::{HisSource, Source};

/// What the fields mean, for `--help`.
pub(super) const FIELDS: &str = "\
JSON fields:
  game, rules, pack     what was played, as in the header of a record
  seed                  the number that all chance came from
  wanted, games         how many games were asked for, and how many were played
  complete              whether that is all of them (Ctrl-C stops early)
  steps                 total, mean, min and max of a game; chance steps count too
  seats[]               for each seat: seat, bot, wins (a shared victory counts for
                        a part), win_percent, score, and sources with cards, trees,
                        water, mountains, purposes and penalties
  all                   score and sources over all seats
  his                   solo: Mr Nightmare's wins, win_percent, score, and sources
                        with blue, red_in_dreamworld, red_in_stock and purposes
  speed                 threads, seconds, games_per_second, steps_per_second
  score and each source are objects of mean and sd, the standard deviation;
  all but speed is the same for the same options, however many threads there are";

/// The figures as one object.
pub(super) fn of(plan: &Plan, report: &Report) -> Value {
    let tally = &report.tally;
    let (fewest, most) = tally.lengths.unwrap_or_default();
    let seconds = report.took.as_secs_f64();
    let seats: Vec<Value> = (tally.seats.first(plan.game.seats()))
        .map(|(seat, figures)| {
            json!({
                "seat": seat.to_string(),
                "bot": plan.bots[seat].to_string(),
                "wins": figures.wins(),
                "win_percent": share(figures.wins() * 100.0, tally.games),
                "score": figure(figures.score),
                "sources": sources(Source::ALL.map(Source::name), figures.sources),
            })
        })
        .collect();
    let all = tally.all_seats();
    let all_sources = sources(Source::ALL.map(Source::name), all.sources);
    let mut object = json!({
        "game": "dreamscape",
        "rules": plan.game.rules_text(),
        "pack": plan.game.pack_text(),
        "seed": plan.seed,
        "wanted": plan.games,
        "games": tally.games,
        "complete": !report.stopped,
        "steps": {
            "total": tally.steps,
            "mean": share(tally.steps as f64, tally.games),
            "min": fewest,
            "max": most,
        },
        "seats": seats,
        "all": { "score": figure(all.score), "sources": all_sources },
    });
    if plan.game.rules().solo.is_some() {
        let his = &tally.his;
        object["his"] = json!({
            "wins": his.wins(),
            "win_percent": share(his.wins() * 100.0, tally.games),
            "score": figure(his.score),
            "sources": sources(HisSource::ALL.map(HisSource::name), his.sources),
        });
    }
    object["speed"] = json!({
        "threads": report.threads,
        "seconds": seconds,
        "games_per_second": tally.games as f64 / seconds,
        "steps_per_second": tally.steps as f64 / seconds,
    });
    object
}

fn share(sum: f64, count: u64) -> f64 {
    sum / count.max(1) as f64
}

fn figure(figure: Figure) -> Value {
    json!({ "mean": figure.mean(), "sd": figure.deviation() })
}

fn sources<const N: usize>(names: [&str; N], figures: [Figure; N]) -> Value {
    let named = names.into_iter().zip(figures);
    let named = named.map(|(name, points)| (name.to_owned(), figure(points)));
    Value::Object(named.collect::<Map<String, Value>>())
}
