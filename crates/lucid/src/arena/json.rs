//! The figures of an arena as JSON.

use lucid_bots::arena::{Interval, Verdict, Z95, chance_ahead};
use lucid_tabletop::Seat;
use serde_json::{Map, Value, json};

use super::batch::ArenaRun;
use super::participants::Participants;
use super::results_file::MARK;
use super::summary::{Summary, sure};
use crate::statistics::Wins;
use crate::titles::Title;

/// What the fields mean, for `--help`.
pub(super) const FIELDS: &str = "\
JSON fields:
  game, rules, pack     what was played, as in the header of a record
  seed                  the seed of all chance
  games, deals          how many games count, and from how many deals
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
  won_by_nobody         dream-runners: games in which everyone woke up
  test                  elo0, elo1, alpha, beta, lower and upper bound of log_ratio;
                        null with --full
  speed                 threads, seconds, games_played, games_found (in the file)
  all but speed is the same for the same options, however many threads there are and
  however often it was stopped";

/// What must be the same for results to go together.
pub(super) fn settings(participants: &Participants<impl Title>, seed: u64, how: &str) -> Value {
    let game = &participants.game;
    let mut object = head(participants, seed);
    object[MARK] = json!(1);
    object["seats"] = json!(game.seats());
    object["bots"] = json!(participants.names);
    object["tables"] = json!(how);
    object["program"] = json!(env!("CARGO_PKG_VERSION"));
    object
}

fn head<G: Title>(participants: &Participants<G>, seed: u64) -> Value {
    let game = &participants.game;
    json!({
        "game": G::NAME,
        "rules": game.rules_text(),
        "pack": game.pack_text(),
        "seed": seed,
    })
}

/// The figures as one object.
pub(super) fn report(
    participants: &Participants<impl Title>,
    played: &ArenaRun,
    summary: &Summary,
) -> Value {
    let (standings, names) = (&played.standings, &participants.names);
    let counted = standings.counted().len();
    let mut object = head(participants, played.seed);
    object["games"] = json!(counted);
    object["deals"] = json!(standings.deals().len());
    object["complete"] = json!(!played.stopped);
    object["bots"] = (0..names.len())
        .map(|bot| of_bot(&names[bot], bot, played, summary))
        .collect();
    object["pairs"] = pairs(participants, played, summary);
    let schedule = standings.schedule();
    object["line_ups"] = (schedule.line_ups.iter().zip(&summary.line_ups))
        .map(|(line_up, wins)| {
            let bots: Vec<&String> = line_up.bots.iter().map(|bot| &names[*bot]).collect();
            joined([json!({ "bots": bots }), of_wins(*wins)])
        })
        .collect();
    object["seats"] = seats(schedule.seats, &summary.seats);
    if schedule.seats == 1 {
        let his = of_elo(&summary.ratings.of[names.len()]);
        let score = json!({ "score": summary.nightmare.json() });
        object["his"] = joined([his, score]);
    } else {
        object["won_by_nobody"] = json!(summary.won_by_nobody);
    }
    object["test"] = played.test.map_or(Value::Null, |test| {
        let (lower, upper) = test.bounds();
        json!({
            "elo0": test.elo0, "elo1": test.elo1, "alpha": test.alpha, "beta": test.beta,
            "lower": lower, "upper": upper,
        })
    });
    object["speed"] = json!({
        "threads": played.threads,
        "seconds": played.took.as_secs_f64(),
        "games_played": standings.known() - played.found,
        "games_found": played.found,
    });
    object
}

fn of_bot(name: &str, bot: usize, played: &ArenaRun, summary: &Summary) -> Value {
    let of_bot = &summary.bots[bot];
    let seats = seats(played.standings.schedule().seats, &of_bot.by_seat);
    let mut object = joined([
        json!({ "bot": name }),
        of_elo(&summary.ratings.of[bot]),
        of_wins(of_bot.wins),
        json!({ "score": of_bot.score.json(), "seats": seats }),
    ]);
    if played.standings.schedule().seats == 1 {
        object["his_score"] = of_bot.nightmare.json();
    }
    object
}

fn pairs(participants: &Participants<impl Title>, played: &ArenaRun, summary: &Summary) -> Value {
    let (standings, names) = (&played.standings, &participants.names);
    let name = |bot: usize| names.get(bot).map_or("mr-nightmare", String::as_str);
    let of_pair = |(&(x, y), pair): (&(usize, usize), &lucid_bots::arena::Pair)| {
        let share = pair.score.share();
        let sure = sure(pair);
        let ahead = summary.ratings.difference(x, y);
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
                "log_ratio": played.test.map(|test| test.ratio(&pair.shares())),
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
