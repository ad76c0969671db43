//! How an arena stands: which games count, which pairs are clear, what is next.
//!
//! Results may come in any order, from many threads or from a file. What counts is
//! decided in the order of deals all the same, so that the answer depends on the
//! results alone: a pair is clear after a certain deal, and games beyond that which
//! somebody had already begun are left out.

use std::collections::{BTreeMap, VecDeque};

use lucid_tabletop::Outcome;

use super::{Match, PairScore, Schedule, Test, Verdict, comparisons};

/// A game that counts, and who sat where.
#[derive(Clone, Debug)]
pub struct PlayedMatch {
    /// Which game it is.
    pub game: Match,
    /// The bots by seat.
    pub seating: Vec<usize>,
    /// How it ended.
    pub outcome: Outcome,
}

/// What is known of a pair.
#[derive(Clone, Debug, Default)]
pub struct Pair {
    /// What the first did to the second, all in all.
    pub score: PairScore,
    /// The games in which both played.
    pub games: u64,
    /// The number of deals with a share of points, as `(halves, comparisons)`.
    shares: BTreeMap<(u32, u32), u64>,
    /// What the test has found.
    pub verdict: Option<Verdict>,
}

impl Pair {
    /// The shares of deals, each with the number of deals.
    pub fn shares(&self) -> Vec<(f64, u64)> {
        let share = |(&(halves, count), deals): (&(u32, u32), &u64)| {
            (PairScore { halves, count }.share(), *deals)
        };
        self.shares.iter().map(share).collect()
    }
}

/// All that has happened in an arena, and what happens next.
///
/// ```
/// use lucid_bots::arena::{Schedule, Standings, Tables};
/// use lucid_tabletop::{BySeat, Outcome, Seat, SeatSet};
///
/// let schedule = Schedule::round_robin(2, 2, Tables::Alone);
/// let mut standings = Standings::new(schedule, None, 5);
/// while let Some(game) = standings.next_game() {
///     // Bot 0 always wins.
///     let seat = standings.schedule().seating(game).iter().position(|bot| *bot == 0).unwrap();
///     let seat = Seat::new(seat);
///     let scores = BySeat::from_fn(|other| i32::from(other == seat));
///     let outcome = Outcome { scores, winners: SeatSet::only(seat), rival: None };
///     standings.note(game, outcome);
/// }
/// assert!(standings.is_over());
/// assert_eq!(standings.pairs()[0].score.share(), 1.0);
/// ```
#[derive(Debug)]
pub struct Standings {
    schedule: Schedule,
    test: Option<Test>,
    /// The most deals of a line-up.
    most: u64,
    /// Results that do not count yet, or never will.
    waiting: BTreeMap<Match, Outcome>,
    /// The deal that is counted next.
    deal: u64,
    /// The line-ups that are still played.
    open: Vec<bool>,
    /// The next games to be looked at for playing.
    ahead: VecDeque<Match>,
    ahead_deal: u64,
    counted: Vec<PlayedMatch>,
    pairs: Vec<Pair>,
    deals: Vec<Vec<(usize, usize, PairScore)>>,
}

impl Standings {
    /// An arena before its first game. Without a test all deals are played.
    pub fn new(schedule: Schedule, test: Option<Test>, most: u64) -> Standings {
        Standings {
            test,
            most,
            waiting: BTreeMap::new(),
            deal: 0,
            open: vec![true; schedule.line_ups.len()],
            ahead: VecDeque::new(),
            ahead_deal: 0,
            counted: Vec::new(),
            pairs: vec![Pair::default(); schedule.pairs.len()],
            deals: Vec::new(),
            schedule,
        }
    }

    /// What is played.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// Whether a game can be one of this arena.
    pub fn knows(&self, game: Match) -> bool {
        game.line_up < self.schedule.line_ups.len() && game.turn < self.schedule.seats
    }

    /// Takes the result of a game that [`knows`](Standings::knows) holds for.
    pub fn note(&mut self, game: Match, outcome: Outcome) {
        self.waiting.insert(game, outcome);
        while !self.is_over() && self.count_deal() {}
    }

    /// Whether there is nothing left to be played.
    pub fn is_over(&self) -> bool {
        self.deal >= self.most || !self.open.contains(&true)
    }

    /// A game that should be played now, and is not handed out a second time.
    pub fn next_game(&mut self) -> Option<Match> {
        loop {
            while let Some(game) = self.ahead.pop_front() {
                let known = game.deal < self.deal || self.waiting.contains_key(&game);
                if self.open[game.line_up] && !known {
                    return Some(game);
                }
            }
            if self.is_over() || self.ahead_deal >= self.most {
                return None;
            }
            // What a file already had is behind us.
            self.ahead_deal = self.ahead_deal.max(self.deal);
            let games = self.games_of(self.ahead_deal);
            self.ahead.extend(games);
            self.ahead_deal += 1;
        }
    }

    /// The games that count, in the order of deals.
    pub fn counted(&self) -> &[PlayedMatch] {
        &self.counted
    }

    /// What is known of the pairs of the schedule.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// What pairs did to each other, deal by deal.
    pub fn deals(&self) -> &[Vec<(usize, usize, PairScore)>] {
        &self.deals
    }

    /// The games that count, or could be played in all: so many, and at most so many.
    pub fn progress(&self) -> (u64, u64) {
        let counted = self.counted.len() as u64;
        let open = self.open.iter().filter(|open| **open).count() as u64;
        let left = self.most - self.deal.min(self.most);
        (counted, counted + open * left * self.schedule.seats as u64)
    }

    /// How many results are known, whether they count or not.
    pub fn known(&self) -> u64 {
        (self.counted.len() + self.waiting.len()) as u64
    }

    fn games_of(&self, deal: u64) -> Vec<Match> {
        let line_ups = (0..self.open.len()).filter(|line_up| self.open[*line_up]);
        let turns = |line_up| (0..self.schedule.seats).map(move |turn| (line_up, turn));
        line_ups
            .flat_map(turns)
            .map(|(line_up, turn)| Match {
                deal,
                line_up,
                turn,
            })
            .collect()
    }

    /// Counts the next deal, if all of its games are known.
    fn count_deal(&mut self) -> bool {
        let games = self.games_of(self.deal);
        if !games.iter().all(|game| self.waiting.contains_key(game)) {
            return false;
        }
        let mut scores = vec![PairScore::default(); self.pairs.len()];
        for game in games {
            let Some(outcome) = self.waiting.remove(&game) else {
                continue;
            };
            let seating = self.schedule.seating(game);
            for (first, second, halves) in comparisons(&seating, &outcome, self.schedule.bots) {
                let pairs = &self.schedule.pairs;
                if let Some(pair) = pairs.iter().position(|pair| *pair == (first, second)) {
                    scores[pair].add(PairScore { halves, count: 1 });
                }
            }
            for (index, pair) in self.pairs.iter_mut().enumerate() {
                pair.games += u64::from(self.schedule.compares(game.line_up, index));
            }
            self.counted.push(PlayedMatch {
                game,
                seating,
                outcome,
            });
        }
        for (pair, score) in self.pairs.iter_mut().zip(&scores) {
            if score.count > 0 {
                pair.score.add(*score);
                *pair.shares.entry((score.halves, score.count)).or_default() += 1;
            }
        }
        let compared = self.schedule.pairs.iter().zip(scores);
        let compared = compared.filter(|(_, score)| score.count > 0);
        self.deals.push(
            compared
                .map(|(pair, score)| (pair.0, pair.1, score))
                .collect(),
        );
        self.deal += 1;
        self.judge();
        true
    }

    /// Asks the test about the pairs that are not clear, and closes line-ups in which
    /// all are.
    fn judge(&mut self) {
        let Some(test) = self.test else { return };
        for pair in &mut self.pairs {
            if pair.verdict.is_none() {
                pair.verdict = test.verdict(&pair.shares());
            }
        }
        for (line_up, open) in self.open.iter_mut().enumerate() {
            let unclear = |pair: &usize| {
                self.schedule.compares(line_up, *pair) && self.pairs[*pair].verdict.is_none()
            };
            *open = *open && (0..self.pairs.len()).any(|pair| unclear(&pair));
        }
    }
}

#[cfg(test)]
mod tests;
