//! Who is stronger: which games an arena plays, when it has seen enough, and how
//! results become ratings. Only arithmetic; whoever plays the games brings them here.
//!
//! A *deal* is a game's chance. Every line-up plays a deal once from each seat, and
//! all line-ups play the same deals, so that luck cancels out where it can. The
//! deal is therefore also the unit of all that is estimated: results of one deal
//! hang together, those of two deals do not.

mod rating;
mod schedule;
mod sequential;
mod share;
mod standings;

pub use rating::{Rating, Ratings, rate};
pub use schedule::{LineUp, Match, Schedule, Tables};
pub use sequential::{Test, Verdict};
pub use share::{Interval, Z95, chance_ahead, elo_of_share, share_of_elo, wilson};
pub use standings::{Pair, PlayedMatch, Standings};

use lucid_tabletop::{Outcome, Seat};

/// The result of a pair of bots in one game or more, in half points: every comparison
/// gives two of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairScore {
    /// The half points of the first bot: two for being ahead, one for a draw.
    pub halves: u32,
    /// How often the two were compared.
    pub count: u32,
}

impl PairScore {
    /// Adds other comparisons of the same pair.
    pub fn add(&mut self, other: PairScore) {
        self.halves += other.halves;
        self.count += other.count;
    }

    /// The share of the points that the first bot got; a half without any comparison.
    pub fn share(self) -> f64 {
        match self.count {
            0 => 0.5,
            count => f64::from(self.halves) / f64::from(2 * count),
        }
    }
}

/// All comparisons of one game, as `(bot, bot, half points of the first)`, the lower
/// bot first. `seating` tells who sat where; Mr Nightmare, who has no seat, is `rival`.
///
/// A winner is ahead of all who have not won. Among winners there is a draw; among
/// the others the score decides.
///
/// ```
/// use lucid_bots::arena::comparisons;
/// use lucid_tabletop::{BySeat, Outcome, Seat, SeatSet};
///
/// let outcome = Outcome {
///     scores: BySeat([20, 35, 0, 0]),
///     winners: SeatSet::only(Seat::new(1)),
///     rival: None,
/// };
/// // Bot 1 sat on seat A and lost to bot 0 on seat B.
/// assert_eq!(comparisons(&[1, 0], &outcome, 2), [(0, 1, 2)]);
/// ```
pub fn comparisons(seating: &[usize], outcome: &Outcome, rival: usize) -> Vec<(usize, usize, u32)> {
    if outcome.rival.is_some() {
        // Not winning alone means losing to him (L16): there are no draws.
        let won = outcome.winners.contains(Seat::new(0));
        return vec![(seating[0], rival, if won { 2 } else { 0 })];
    }
    let rank = |seat: usize| {
        let seat = Seat::new(seat);
        match outcome.winners.contains(seat) {
            true => (true, 0),
            false => (false, outcome.scores[seat]),
        }
    };
    let mut found = Vec::new();
    for first in 0..seating.len() {
        for second in first + 1..seating.len() {
            let (mut one, mut other) = (first, second);
            if seating[one] > seating[other] {
                (one, other) = (other, one);
            }
            if seating[one] == seating[other] {
                continue;
            }
            let halves = match rank(one).cmp(&rank(other)) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            };
            found.push((seating[one], seating[other], halves));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use lucid_tabletop::{BySeat, SeatSet};

    use super::*;

    fn outcome(scores: [i32; 4], winners: &[usize], rival: Option<i32>) -> Outcome {
        Outcome {
            scores: BySeat(scores),
            winners: winners.iter().map(|seat| Seat::new(*seat)).collect(),
            rival,
        }
    }

    #[test]
    fn winners_are_ahead_and_scores_decide_among_the_rest() {
        // Bot 1 sits twice; its two seats are not compared with each other. A tie
        // of points that a rule broke is no draw.
        let ended = outcome([40, 40, 12, 12], &[1], None);
        let found = comparisons(&[0, 1, 2, 1], &ended, 3);
        assert_eq!(
            found,
            [(0, 1, 0), (0, 2, 2), (0, 1, 2), (1, 2, 2), (1, 2, 1)]
        );
    }

    #[test]
    fn shared_victories_are_draws() {
        let ended = outcome([40, 40, 0, 0], &[0, 1], None);
        assert_eq!(comparisons(&[1, 0], &ended, 2), [(0, 1, 1)]);
    }

    #[test]
    fn mr_nightmare_wins_unless_the_player_does() {
        let ended = outcome([50, 0, 0, 0], &[], Some(50));
        assert_eq!(comparisons(&[1], &ended, 2), [(1, 2, 0)]);
        let ended = outcome([51, 0, 0, 0], &[0], Some(50));
        assert_eq!(comparisons(&[1], &ended, 2), [(1, 2, 2)]);
        assert_eq!(ended.winners, SeatSet::only(Seat::new(0)));
    }
}
