//! What tiles bring and what segments are good for, over many games.

use std::collections::BTreeSet;

use lucid_dream_runners::resolution::{Reason, Stock};
use lucid_dream_runners::{DreamRunners, Event, SegmentId, State, TileId};
use lucid_tabletop::{BySeat, Events, Game as _, MAX_SEATS, Seat};

use crate::runner::Finished;
use crate::statistics::{Sample, Statistics, Wins, entry};

/// What a tile came to, over all who dreamed it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TileCounts {
    pub(super) dreamed: u64,
    /// Serenity, stars, coins, keys and fragments.
    pub(super) goods: [i64; 5],
    pub(super) woke: u64,
}

impl TileCounts {
    /// What that is for each who dreamed it.
    pub(super) fn mean(&self, sum: i64) -> Option<f64> {
        (self.dreamed > 0).then(|| sum as f64 / self.dreamed as f64)
    }

    fn merge(&mut self, other: &TileCounts) {
        self.dreamed += other.dreamed;
        self.woke += other.woke;
        for (mine, theirs) in self.goods.iter_mut().zip(other.goods) {
            *mine += theirs;
        }
    }
}

/// What a segment came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SegmentCounts {
    pub(super) offered: u64,
    pub(super) bought: u64,
    /// The rounds in which somebody had it, and in which it was laid.
    pub(super) owned: u64,
    pub(super) laid: u64,
    /// The seats that had it at the end, and their scores.
    pub(super) owners: u64,
    pub(super) owner_scores: i64,
}

impl SegmentCounts {
    fn merge(&mut self, other: &SegmentCounts) {
        self.offered += other.offered;
        self.bought += other.bought;
        self.owned += other.owned;
        self.laid += other.laid;
        self.owners += other.owners;
        self.owner_scores += other.owner_scores;
    }
}

/// How much more than others the owners of each segment score. Scores fall with the number
/// of players, and some segments are only there with many of them: so every owner is
/// compared with games of as many players.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Gains(Vec<(u64, f64)>);

impl Gains {
    /// Adds all games with the same number of players.
    pub(super) fn add(&mut self, statistics: &PackStatistics) {
        let mean = statistics.score.mean();
        for (index, segment) in statistics.segments.iter().enumerate() {
            let (owners, gained) = entry(&mut self.0, index);
            *owners += segment.owners;
            *gained += segment.owner_scores as f64 - mean * segment.owners as f64;
        }
    }

    /// The mean gain of a segment's owners; `None` if it had none.
    pub(super) fn of(&self, segment: usize) -> Option<f64> {
        let (owners, gained) = self.0.get(segment)?;
        (*owners > 0).then(|| gained / *owners as f64)
    }
}

/// Observes one game.
#[derive(Debug)]
pub(super) struct BalanceObserver {
    seats: usize,
    tile: Option<TileId>,
    awake: BySeat<bool>,
    owned: BySeat<BTreeSet<SegmentId>>,
    /// Bought in this round, for the next.
    bought: Vec<(Seat, SegmentId)>,
    board: BySeat<BTreeSet<SegmentId>>,
    tiles: Vec<TileCounts>,
    segments: Vec<SegmentCounts>,
}

impl BalanceObserver {
    fn new(game: &DreamRunners) -> BalanceObserver {
        let owned = |seat: Seat| game.content().set_of(seat).collect();
        BalanceObserver {
            seats: game.seats(),
            tile: None,
            awake: BySeat::default(),
            owned: BySeat::from_fn(owned),
            bought: Vec::new(),
            board: BySeat::default(),
            tiles: Vec::new(),
            segments: Vec::new(),
        }
    }

    /// A round begins: nobody has laid anything, and all who sleep dream the tile.
    fn reveal(&mut self, tile: TileId) {
        self.end_round();
        self.tile = Some(tile);
        for seat in Seat::first(self.seats).filter(|seat| !self.awake[*seat]) {
            entry(&mut self.tiles, tile.index()).dreamed += 1;
            self.board[seat].clear();
        }
    }

    /// A round is over: its boards are counted, and what was bought is there.
    fn end_round(&mut self) {
        if self.tile.take().is_some() {
            for seat in Seat::first(self.seats).filter(|seat| !self.awake[*seat]) {
                for segment in &self.owned[seat] {
                    let counts = entry(&mut self.segments, segment.index());
                    counts.owned += 1;
                    counts.laid += u64::from(self.board[seat].contains(segment));
                }
            }
        }
        for (seat, segment) in self.bought.drain(..) {
            self.owned[seat].insert(segment);
        }
    }
}

impl Events<Event> for BalanceObserver {
    fn happened(&mut self, event: Event) {
        match event {
            Event::FaceUp(segment) => entry(&mut self.segments, segment.index()).offered += 1,
            Event::Revealed { tile, .. } => self.reveal(tile),
            Event::Put(seat, placed) => drop(self.board[seat].insert(placed.segment)),
            Event::Lifted(seat, segment) => drop(self.board[seat].remove(&segment)),
            Event::Cleared(seat) => self.board[seat].clear(),
            Event::Changed {
                seat: _,
                stock,
                amount,
                reason,
            } => {
                let of_dream = !matches!(
                    reason,
                    Reason::Bought(_) | Reason::Bonus(_) | Reason::Calm | Reason::FirstLock
                );
                if let Some(tile) = self.tile
                    && of_dream
                {
                    let good = match stock {
                        Stock::Serenity => 0,
                        Stock::Star => 1,
                        Stock::Coin => 2,
                        Stock::Key => 3,
                        Stock::Fragment(_) => 4,
                    };
                    entry(&mut self.tiles, tile.index()).goods[good] += i64::from(amount);
                }
            }
            Event::Woke(seat) => {
                self.awake[seat] = true;
                if let Some(tile) = self.tile {
                    entry(&mut self.tiles, tile.index()).woke += 1;
                }
            }
            Event::Lost { seat, segment, .. } => drop(self.owned[seat].remove(&segment)),
            Event::Bought(seat, segment) => {
                entry(&mut self.segments, segment.index()).bought += 1;
                self.bought.push((seat, segment));
            }
            Event::Over => self.end_round(),
            _ => {}
        }
    }
}

/// What all things of a pack came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PackStatistics {
    pub(super) tiles: Vec<TileCounts>,
    pub(super) segments: Vec<SegmentCounts>,
    pub(super) wins: [Wins; MAX_SEATS],
    pub(super) score: Sample,
}

impl PackStatistics {
    fn add_things(&mut self, tiles: &[TileCounts], segments: &[SegmentCounts]) {
        for (index, tile) in tiles.iter().enumerate() {
            entry(&mut self.tiles, index).merge(tile);
        }
        for (index, segment) in segments.iter().enumerate() {
            entry(&mut self.segments, index).merge(segment);
        }
    }
}

impl Statistics<DreamRunners> for PackStatistics {
    type Observer<'a> = BalanceObserver;

    fn observe(game: &DreamRunners) -> BalanceObserver {
        BalanceObserver::new(game)
    }

    fn add(&mut self, game: &DreamRunners, finished: &Finished<State>, observer: BalanceObserver) {
        self.add_things(&observer.tiles, &observer.segments);
        let outcome = &finished.outcome;
        for seat in Seat::first(game.seats()) {
            self.wins[seat.index()].add(outcome.winners, seat);
            self.score.add(outcome.scores[seat]);
            for segment in &observer.owned[seat] {
                let counts = entry(&mut self.segments, segment.index());
                counts.owners += 1;
                counts.owner_scores += i64::from(outcome.scores[seat]);
            }
        }
    }

    fn merge(&mut self, other: &PackStatistics) {
        self.add_things(&other.tiles, &other.segments);
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            mine.merge(*theirs);
        }
        self.score.merge(other.score);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games in which seats had these scores, and the first of them owned the segment.
    fn games(scores: &[i32], segment: usize) -> PackStatistics {
        let mut statistics = PackStatistics::default();
        for score in scores {
            statistics.score.add(*score);
        }
        let counts = entry(&mut statistics.segments, segment);
        counts.owners = 1;
        counts.owner_scores = i64::from(scores[0]);
        statistics
    }

    /// Scores are lower with more players, for everybody.
    #[test]
    fn owners_are_compared_with_games_of_as_many_players() {
        let mut gains = Gains::default();
        gains.add(&games(&[50, 48], 0));
        gains.add(&games(&[42, 41, 40], 2));
        gains.add(&games(&[40, 41, 39, 40], 2));
        assert_eq!(gains.of(0), Some(1.0));
        assert_eq!(gains.of(1), None);
        assert_eq!(gains.of(2), Some(0.5));
        assert_eq!(gains.of(9), None);
    }
}
