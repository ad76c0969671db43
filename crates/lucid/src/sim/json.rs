//! The figures of a simulation as JSON.

use lucid_tabletop::{BySeat, Game};
use serde_json::{Map, Value, json};

use super::crowd::{Series, Told};
use super::tally::{Figure, SeatTally, Tally};
use super::{Plan, Report};

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
                        water, mountains, purposes and penalties; in dream-runners
                        with stars, serenity and segments
  seats[]               dream-runners, besides: awake_percent of the games; coins
                        that are left; first_lock_percent and late_percent of the
                        rounds that it dreamed in: locked first, and not locked when
                        time was up
  all                   score and sources over all seats
  his                   solo: Mr Nightmare's wins, win_percent, score, and sources
                        with blue, red_in_dreamworld, red_in_stock and purposes
  won_by_nobody         dream-runners: the games in which all woke up
  speed                 threads, seconds, games_per_second, steps_per_second
  score, coins and each source are objects of mean and sd, the standard deviation;
  all but speed is the same for the same options, however many threads there are";

/// The figures as one object.
pub(super) fn of<S: Told>(plan: &Plan<S>, report: &Report<S::Tally>) -> Value {
    let totals = report.tally.totals();
    let (fewest, most) = totals.lengths.unwrap_or_default();
    let seconds = report.took.as_secs_f64();
    let game = plan.series.game();
    let mut object = json!({
        "game": S::Game::NAME,
        "rules": game.rules_text(),
        "pack": game.pack_text(),
        "seed": plan.seed,
        "wanted": plan.games,
        "games": totals.games,
        "complete": !report.stopped,
        "steps": {
            "total": totals.steps,
            "mean": totals.per_game(totals.steps as f64),
            "min": fewest,
            "max": most,
        },
    });
    plan.series.add_json(&report.tally, &mut object);
    object["speed"] = json!({
        "threads": report.threads,
        "seconds": seconds,
        "games_per_second": totals.games as f64 / seconds,
        "steps_per_second": totals.steps as f64 / seconds,
    });
    object
}

/// Wins and points of each seat.
pub(super) fn seats<S: Series, const N: usize>(
    series: &S,
    tally: &S::Tally,
    seats: &BySeat<SeatTally<N>>,
    names: [&str; N],
) -> Value {
    let of_seat = |(seat, figures): (_, &SeatTally<N>)| {
        json!({
            "seat": format!("{seat}"),
            "bot": series.bot(seat),
            "wins": figures.wins(),
            "win_percent": tally.totals().per_game(figures.wins() * 100.0),
            "score": figure(figures.score),
            "sources": sources(names, figures.sources),
        })
    };
    seats.first(series.game().seats()).map(of_seat).collect()
}

/// The points of all seats together.
pub(super) fn all<const N: usize>(seats: &BySeat<SeatTally<N>>, names: [&str; N]) -> Value {
    let all = SeatTally::sum(seats);
    json!({ "score": figure(all.score), "sources": sources(names, all.sources) })
}

pub(crate) fn figure(figure: Figure) -> Value {
    json!({ "mean": figure.mean(), "sd": figure.deviation() })
}

pub(super) fn sources<const N: usize>(names: [&str; N], figures: [Figure; N]) -> Value {
    let named = names.into_iter().zip(figures);
    let named = named.map(|(name, points)| (name.to_owned(), figure(points)));
    Value::Object(named.collect::<Map<String, Value>>())
}
