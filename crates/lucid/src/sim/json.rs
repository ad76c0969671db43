//! The figures of a simulation as JSON.

use lucid_tabletop::{BySeat, Seat};
use serde_json::{Map, Value, json};

use super::SimStatistics as _;
use crate::runner::{Simulated, Simulation};
use crate::statistics::{Sample, SeatPoints, Totals};
use crate::titles::Title;

/// What the fields mean, for `--help`.
pub(super) const FIELDS: &str = "\
JSON fields:
  game, rules, pack     what was played, as in the header of a record
  seed                  the seed of all chance
  wanted, games         how many games were asked for, and how many were played
  complete              whether all were played (Ctrl-C stops early)
  steps                 total, mean, min and max of a game; chance steps count too
  seats[]               for each seat: seat, bot, wins (a shared victory counts for
                        a part), win_percent, score, and sources with cards, trees,
                        water, mountains, purposes and penalties; in dream-runners
                        with stars, serenity and segments
  seats[]               dream-runners also: awake_percent of the games; coins
                        left over; first_lock_percent and late_percent of the
                        rounds it dreamed in: locked first, and not locked when
                        time was up
  all                   score and sources over all seats
  his                   solo: Mr Nightmare's wins, win_percent, score, and sources
                        with blue, red_in_dreamworld, red_in_stock and purposes
  won_by_nobody         dream-runners: games in which everyone woke up
  speed                 threads, seconds, games_per_second, steps_per_second
  score, coins and each source are objects of mean and sd, the standard deviation;
  all but speed is the same for the same options, however many threads there are";

/// The figures as one object.
pub(super) fn report<G: Title>(
    simulation: &Simulation<G>,
    played: &Simulated<G::SimStatistics>,
) -> Value {
    let totals = &played.totals;
    let (fewest, most) = totals.lengths.unwrap_or_default();
    let seconds = played.took.as_secs_f64();
    let game = &simulation.game;
    let mut object = json!({
        "game": G::NAME,
        "rules": game.rules_text(),
        "pack": game.pack_text(),
        "seed": simulation.seed,
        "wanted": simulation.games,
        "games": totals.games,
        "complete": !played.stopped,
        "steps": {
            "total": totals.steps,
            "mean": totals.per_game(totals.steps as f64),
            "min": fewest,
            "max": most,
        },
    });
    (played.statistics).add_json(simulation, totals, &mut object);
    object["speed"] = json!({
        "threads": played.threads,
        "seconds": seconds,
        "games_per_second": totals.games as f64 / seconds,
        "steps_per_second": totals.steps as f64 / seconds,
    });
    object
}

/// Wins and points of each seat.
pub(crate) fn seats<G: Title, const N: usize>(
    simulation: &Simulation<G>,
    totals: &Totals,
    seats: &BySeat<SeatPoints<N>>,
    names: [&str; N],
) -> Value {
    let of_seat = |(seat, points): (Seat, &SeatPoints<N>)| {
        json!({
            "seat": format!("{seat}"),
            "bot": simulation.bots[seat].to_string(),
            "wins": points.wins(),
            "win_percent": totals.per_game(points.wins() * 100.0),
            "score": points.score.json(),
            "sources": sources(names, points.sources),
        })
    };
    let seats = seats.first(simulation.game.seats());
    seats.map(of_seat).collect()
}

/// The points of all seats together.
pub(crate) fn all<const N: usize>(seats: &BySeat<SeatPoints<N>>, names: [&str; N]) -> Value {
    let all = SeatPoints::sum(seats);
    json!({ "score": all.score.json(), "sources": sources(names, all.sources) })
}

/// Points by the name of their source.
pub(crate) fn sources<const N: usize>(names: [&str; N], points: [Sample; N]) -> Value {
    let named = names.into_iter().zip(points);
    let named = named.map(|(name, points)| (name.to_owned(), points.json()));
    Value::Object(named.collect::<Map<String, Value>>())
}
