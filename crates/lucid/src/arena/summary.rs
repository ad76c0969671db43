//! Wins, scores and ratings of an arena.

use lucid_bots::arena::{Interval, Pair, Ratings, Z95, rate, wilson};
use lucid_tabletop::{MAX_SEATS, Seat};

use super::batch::ArenaRun;
use super::participants::Participants;
use crate::statistics::{Sample, Wins};
use crate::titles::Title;

/// The results of one bot.
#[derive(Clone, Debug, Default)]
pub(super) struct BotSummary {
    /// Over all seats: in a game with three copies of a bot, each copy counts.
    pub(super) wins: Wins,
    pub(super) score: Sample,
    /// The scores of Mr Nightmare against it.
    pub(super) nightmare: Sample,
    pub(super) by_seat: [Wins; MAX_SEATS],
}

/// The results of all bots.
#[derive(Debug)]
pub(super) struct Summary {
    pub(super) ratings: Ratings,
    pub(super) bots: Vec<BotSummary>,
    /// The wins of the first bot of each line-up.
    pub(super) line_ups: Vec<Wins>,
    pub(super) seats: [Wins; MAX_SEATS],
    /// The scores of Mr Nightmare.
    pub(super) nightmare: Sample,
    /// The games in which all woke up (R19).
    pub(super) won_by_nobody: u64,
}

/// The 95 % confidence interval of the points of a pair's first bot, in percent.
pub(super) fn sure(pair: &Pair) -> Interval {
    let points = pair.score.share() * pair.games as f64;
    let Interval { low, high } = wilson(points, pair.games, Z95);
    Interval {
        low: 100.0 * low,
        high: 100.0 * high,
    }
}

/// Sums up all games that count.
pub(super) fn summarize(participants: &Participants<impl Title>, played: &ArenaRun) -> Summary {
    let standings = &played.standings;
    let schedule = standings.schedule();
    let mut summary = Summary {
        ratings: rate(schedule.rated(), standings.deals()),
        bots: vec![BotSummary::default(); participants.names.len()],
        line_ups: vec![Wins::default(); schedule.line_ups.len()],
        seats: [Wins::default(); MAX_SEATS],
        nightmare: Sample::default(),
        won_by_nobody: 0,
    };
    for result in standings.counted() {
        let (outcome, line_up) = (&result.outcome, result.game.line_up);
        for (seat, bot) in Seat::first(schedule.seats).zip(&result.seating) {
            let of_bot = &mut summary.bots[*bot];
            of_bot.wins.add(outcome.winners, seat);
            of_bot.score.add(outcome.scores[seat]);
            of_bot.by_seat[seat.index()].add(outcome.winners, seat);
            summary.seats[seat.index()].add(outcome.winners, seat);
            if *bot == schedule.line_ups[line_up].bots[0] {
                summary.line_ups[line_up].add(outcome.winners, seat);
            }
        }
        match outcome.rival {
            Some(score) => {
                summary.nightmare.add(score);
                summary.bots[result.seating[0]].nightmare.add(score);
            }
            None => summary.won_by_nobody += u64::from(outcome.winners.is_empty()),
        }
    }
    summary
}
