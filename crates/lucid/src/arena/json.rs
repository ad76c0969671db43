//! The figures of an arena as JSON.

use lucid_bots::arena::{Interval, Verdict, Z95, chance_ahead};
use lucid_tabletop::{Game as _, Seat};
use serde_json::{Map, Value, json};

use super::contest::Contest;
use super::figures::{Figures, sure};
use super::hall::Ended;
use super::ledger::MARK;
use crate::sim::json::figure;
use crate::sim::tally::Wins;

/// What the fields mean, for `--help`.
pub(super) const FIELDS: &str = "\
JSON fields:
  game, rules, pack     what was played, as in the header of a record
  seed                  the number that all chance came from
  games, deals          how many games count, and of how many deals
  complete              false if it was stopped (Ctrl-C)
  bots[]                for each bot: bot, elo (the mean of all is 0), elo_error (the
                        standard error), elo_low and elo_high (95 %), games, wins (a
                        shared victory counts for a part), win_percent, win_low and
                        win_high (Wilson, 95 %), score of mean and sd, and seats[]
                        with seat, games, wins, win_percent, win_low, win_high;
                        in solo with his_score, that of Mr Nightmare against it
  pairs[]               for each pair: bots, games, points (of the first, in percent;
                        in games of several seats over all comparisons), points_low
                        and points_high (Wilson, 95 %), elo, elo_error, elo_low,
                        elo_high (how far the first is ahead), ahead (the chance that
                        it is), log_ratio, verdict (elo0, elo1 or null)
  line_ups[]            for each line-up: bots, games, and wins, win_percent, win_low
                        and win_high of its first bot
  seats[]               for each seat: seat, games, wins, win_percent, win_low, win_high
  his                   solo: Mr Nightmare's elo, elo_error, elo_low, elo_high, score
  won_by_nobody         dream-runners: the games in which all woke up
  test                  elo0, elo1, alpha, beta, lower and upper bound of log_ratio;
                        null with --full
  speed                 threads, seconds, games_played, games_found (in the file)
  all but speed is the same for the same options, however many threads there are and
  however often it was stopped";

/// What must be the same for results to go together.
pub(super) fn settings(contest: &impl Contest, seed: u64, how: &str) -> Value {
    let game = contest.game();
    let mut object = head(contest, seed);
    object[MARK] = json!(1);
    object["seats"] = json!(game.seats());
    object["bots"] = json!(contest.names());
    object["tables"] = json!(how);
    object["program"] = json!(env!("CARGO_PKG_VERSION"));
    object
}

fn head<C: Contest>(contest: &C, seed: u64) -> Value {
    let game = contest.game();
    json!({
        "game": C::Game::NAME,
        "rules": game.rules_text(),
        "pack": game.pack_text(),
        "seed": seed,
    })
}

/// The figures as one object.
pub(super) fn of(contest: &impl Contest, ended: &Ended, figures: &Figures) -> Value {
    let (standings, names) = (&ended.standings, contest.names());
    let counted = standings.counted().len();
    let mut object = head(contest, ended.seed);
    object["games"] = json!(counted);
    object["deals"] = json!(standings.deals().len());
    object["complete"] = json!(!ended.stopped);
    object["bots"] = (0..names.len())
        .map(|bot| of_bot(&names[bot], bot, ended, figures))
        .collect();
    object["pairs"] = pairs(contest, ended, figures);
    let schedule = standings.schedule();
    object["line_ups"] = (schedule.line_ups.iter().zip(&figures.line_ups))
        .map(|(line_up, wins)| {
            let bots: Vec<&String> = line_up.bots.iter().map(|bot| &names[*bot]).collect();
            joined([json!({ "bots": bots }), of_wins(*wins)])
        })
        .collect();
    object["seats"] = seats(schedule.seats, &figures.seats);
    if schedule.seats == 1 {
        let his = of_elo(&figures.ratings.of[names.len()]);
        let score = json!({ "score": figure(figures.his) });
        object["his"] = joined([his, score]);
    } else {
        object["won_by_nobody"] = json!(figures.won_by_nobody);
    }
    object["test"] = ended.test.map_or(Value::Null, |test| {
        let (lower, upper) = test.bounds();
        json!({
            "elo0": test.elo0, "elo1": test.elo1, "alpha": test.alpha, "beta": test.beta,
            "lower": lower, "upper": upper,
        })
    });
    object["speed"] = json!({
        "threads": ended.threads,
        "seconds": ended.took.as_secs_f64(),
        "games_played": standings.known() - ended.found,
        "games_found": ended.found,
    });
    object
}

fn of_bot(name: &str, bot: usize, ended: &Ended, figures: &Figures) -> Value {
    let of_bot = &figures.bots[bot];
    let seats = seats(ended.standings.schedule().seats, &of_bot.by_seat);
    let mut object = joined([
        json!({ "bot": name }),
        of_elo(&figures.ratings.of[bot]),
        of_wins(of_bot.wins),
        json!({ "score": figure(of_bot.score), "seats": seats }),
    ]);
    if ended.standings.schedule().seats == 1 {
        object["his_score"] = figure(of_bot.his);
    }
    object
}

fn pairs(contest: &impl Contest, ended: &Ended, figures: &Figures) -> Value {
    let (standings, names) = (&ended.standings, contest.names());
    let name = |bot: usize| names.get(bot).map_or("mr-nightmare", String::as_str);
    let of_pair = |(&(x, y), pair): (&(usize, usize), &lucid_bots::arena::Pair)| {
        let share = pair.tie.share();
        let sure = sure(pair);
        let ahead = figures.ratings.difference(x, y);
        let verdict = pair.verdict.map(|verdict| match verdict {
            Verdict::Lower => "elo0",
            Verdict::Higher => "elo1",
        });
        joined([
            json!({
                "bots": [name(x), name(y)],
                "games": pair.games,
                "points": 100.0 * share,
                "points_low": sure.low,
                "points_high": sure.high,
            }),
            of_elo(&ahead),
            json!({
                "ahead": chance_ahead(ahead.elo, ahead.error),
                "log_ratio": ended.test.map(|test| test.ratio(&pair.shares())),
                "verdict": verdict,
            }),
        ])
    };
    let pairs = standings.schedule().pairs.iter().zip(standings.pairs());
    pairs.map(of_pair).collect()
}

fn of_elo(rating: &lucid_bots::arena::Rating) -> Value {
    let margin = Z95 * rating.error;
    json!({
        "elo": rating.elo,
        "elo_error": rating.error,
        "elo_low": rating.elo - margin,
        "elo_high": rating.elo + margin,
    })
}

fn of_wins(wins: Wins) -> Value {
    let Interval { low, high } = wins.interval();
    json!({
        "games": wins.games,
        "wins": wins.won(),
        "win_percent": wins.percent(),
        "win_low": low,
        "win_high": high,
    })
}

fn seats(count: usize, by_seat: &[Wins]) -> Value {
    (Seat::first(count).zip(by_seat))
        .map(|(seat, wins)| joined([json!({ "seat": seat.to_string() }), of_wins(*wins)]))
        .collect()
}

/// Objects as one.
fn joined<const N: usize>(parts: [Value; N]) -> Value {
    let mut whole = Map::new();
    for part in parts {
        if let Value::Object(part) = part {
            whole.extend(part);
        }
    }
    Value::Object(whole)
}
