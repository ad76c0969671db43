//! What the games of an arena come to.

use lucid_bots::arena::{Interval, Pair, Ratings, Z95, rate, wilson};
use lucid_tabletop::{MAX_SEATS, Seat};

use super::contest::Contest;
use super::hall::Ended;
use crate::sim::tally::{Figure, Wins};

/// What one bot came to.
#[derive(Clone, Debug, Default)]
pub(super) struct OfBot {
    /// Over all seats: in a game with three copies of a bot each of them counts.
    pub(super) wins: Wins,
    pub(super) score: Figure,
    /// What Mr Nightmare scored against it.
    pub(super) his: Figure,
    pub(super) by_seat: [Wins; MAX_SEATS],
}

/// What all came to.
#[derive(Debug)]
pub(super) struct Figures {
    pub(super) ratings: Ratings,
    pub(super) bots: Vec<OfBot>,
    /// What the first bot of each line-up came to.
    pub(super) line_ups: Vec<Wins>,
    pub(super) seats: [Wins; MAX_SEATS],
    /// The scores of Mr Nightmare.
    pub(super) his: Figure,
    /// The games in which all woke up (R19).
    pub(super) won_by_nobody: u64,
}

/// The share of points of a pair's first bot in percent, as sure as so many games
/// make it.
pub(super) fn sure(pair: &Pair) -> Interval {
    let points = pair.tie.share() * pair.games as f64;
    let Interval { low, high } = wilson(points, pair.games, Z95);
    Interval {
        low: 100.0 * low,
        high: 100.0 * high,
    }
}

/// Adds everything up that counts.
pub(super) fn of(contest: &impl Contest, ended: &Ended) -> Figures {
    let standings = &ended.standings;
    let schedule = standings.schedule();
    let mut figures = Figures {
        ratings: rate(schedule.rated(), standings.deals()),
        bots: vec![OfBot::default(); contest.names().len()],
        line_ups: vec![Wins::default(); schedule.line_ups.len()],
        seats: [Wins::default(); MAX_SEATS],
        his: Figure::default(),
        won_by_nobody: 0,
    };
    for played in standings.counted() {
        let (outcome, line_up) = (&played.outcome, played.game.line_up);
        for (seat, bot) in Seat::first(schedule.seats).zip(&played.seating) {
            let of_bot = &mut figures.bots[*bot];
            of_bot.wins.note(outcome.winners, seat);
            of_bot.score.note(outcome.scores[seat]);
            of_bot.by_seat[seat.index()].note(outcome.winners, seat);
            figures.seats[seat.index()].note(outcome.winners, seat);
            if *bot == schedule.line_ups[line_up].bots[0] {
                figures.line_ups[line_up].note(outcome.winners, seat);
            }
        }
        match outcome.rival {
            Some(score) => {
                figures.his.note(score);
                figures.bots[played.seating[0]].his.note(score);
            }
            None => figures.won_by_nobody += u64::from(outcome.winners.is_empty()),
        }
    }
    figures
}
