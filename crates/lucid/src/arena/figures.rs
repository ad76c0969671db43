//! What the games of an arena come to.

use bots::arena::{Interval, Played, Ratings, Z95, rate, wilson};
use tabletop::{MAX_SEATS, Seat};

use super::contest::Contest;
use super::hall::Ended;
use crate::sim::tally::Figure;

/// Games, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wins {
    pub(super) games: u64,
    /// In twelfths, so that a victory shared by two, three or four stays whole.
    twelfths: u64,
}

impl Wins {
    fn note(&mut self, played: &Played, seat: Seat) {
        let winners = played.outcome.winners;
        self.games += 1;
        if winners.contains(seat) {
            self.twelfths += 12 / winners.len() as u64;
        }
    }

    /// Games won; a shared victory counts for a part.
    pub(super) fn won(self) -> f64 {
        self.twelfths as f64 / 12.0
    }

    /// Of a hundred games.
    pub(super) fn percent(self) -> f64 {
        100.0 * self.won() / self.games.max(1) as f64
    }

    /// The percentages that go with it.
    pub(super) fn interval(self) -> Interval {
        percents(wilson(self.won(), self.games, Z95))
    }
}

/// Shares as percentages.
pub(super) fn percents(shares: Interval) -> Interval {
    Interval {
        low: 100.0 * shares.low,
        high: 100.0 * shares.high,
    }
}

/// What one bot came to.
#[derive(Clone, Debug, Default)]
pub(super) struct OfBot {
    /// Over all seats: in a game with three copies of a bot each of them counts.
    pub(super) wins: Wins,
    pub(super) score: Figure,
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
            of_bot.wins.note(played, seat);
            of_bot.score.note(outcome.scores[seat]);
            of_bot.by_seat[seat.index()].note(played, seat);
            figures.seats[seat.index()].note(played, seat);
            if *bot == schedule.line_ups[line_up].bots[0] {
                figures.line_ups[line_up].note(played, seat);
            }
        }
        match outcome.rival {
            Some(score) => figures.his.note(score),
            None => figures.won_by_nobody += u64::from(outcome.winners.is_empty()),
        }
    }
    figures
}
