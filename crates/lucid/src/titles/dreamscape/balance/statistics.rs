//! What cards and purposes come to over many games, in whole numbers.

use lucid_bots::arena::{Z95, wilson};
use lucid_dreamscape::{CardId, Dreamscape, State, TileId};
use lucid_tabletop::{BySeat, Game as _, MAX_SEATS, Outcome, Seat, SeatSet};

use super::card_effort::{CardEffort, PART};
use crate::pack::{FEW, half};
use crate::runner::Finished;
use crate::statistics::{Sample, Statistics, Wins, entry};

/// What a card came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CardCounts {
    pub(super) kept: u64,
    completed: u64,
    cycles: u64,
    shards: u64,
    actions: u64,
    /// What was spent on those that were completed, and the squares of what was spent.
    spent_on_completed: u64,
    squares: u64,
}

impl CardCounts {
    /// The variance of the value, as a fraction of its square; `None` if too few were kept
    /// to say.
    pub(super) fn relative_variance(&self) -> Option<f64> {
        if self.kept < FEW || self.completed == 0 {
            return None;
        }
        // A ratio of sums: what each card adds to one of them, against the other.
        let spent = (self.shards + self.actions) as f64;
        let completed = self.completed as f64;
        let both = self.spent_on_completed as f64 / (completed * spent);
        let variance = 1.0 / completed - 2.0 * both + self.squares as f64 / (spent * spent);
        Some(variance.max(0.0))
    }
    pub(super) fn completed_percent(&self) -> Option<f64> {
        ratio(100 * self.completed, self.kept)
    }

    /// From keeping it to completing it.
    pub(super) fn cycles(&self) -> Option<f64> {
        ratio(self.cycles, self.completed)
    }

    pub(super) fn for_shard(&self, points: u8) -> Option<f64> {
        self.for_each(points, self.shards)
    }

    pub(super) fn for_action(&self, points: u8) -> Option<f64> {
        self.for_each(points, self.actions)
    }

    /// Points for the whole effort, also that which came to nothing.
    pub(super) fn value(&self, points: u8) -> Option<f64> {
        self.for_each(points, self.shards + self.actions)
    }

    fn for_each(&self, points: u8, parts: u64) -> Option<f64> {
        ratio(u64::from(PART) * u64::from(points) * self.completed, parts)
    }

    fn merge(&mut self, other: &CardCounts) {
        self.kept += other.kept;
        self.completed += other.completed;
        self.cycles += other.cycles;
        self.shards += other.shards;
        self.actions += other.actions;
        self.spent_on_completed += other.spent_on_completed;
        self.squares += other.squares;
    }
}

/// What a purpose came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PurposeCounts {
    /// The games in which it lay out.
    pub(super) out: u64,
    changed: u64,
    points: i64,
    seats: u64,
}

impl PurposeCounts {
    pub(super) fn changed_percent(&self) -> Option<f64> {
        ratio(100 * self.changed, self.out)
    }

    /// How far that may be off by chance; `None` after too few games to say.
    pub(super) fn margin(&self) -> Option<f64> {
        (self.out >= FEW).then(|| 100.0 * half(wilson(self.changed as f64, self.out, Z95)))
    }

    /// The points that it paid a seat.
    pub(super) fn points(&self) -> Option<f64> {
        (self.seats > 0).then(|| self.points as f64 / self.seats as f64)
    }

    fn merge(&mut self, other: &PurposeCounts) {
        self.out += other.out;
        self.changed += other.changed;
        self.points += other.points;
        self.seats += other.seats;
    }
}

/// What all things of a pack came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PackStatistics {
    cards: Vec<CardCounts>,
    purposes: Vec<PurposeCounts>,
    pub(super) wins: [Wins; MAX_SEATS],
    /// The score of Mr Nightmare.
    pub(super) nightmare: Sample,
}

impl PackStatistics {
    pub(super) fn card(&self, card: CardId) -> CardCounts {
        self.cards.get(card.index()).copied().unwrap_or_default()
    }

    pub(super) fn purpose(&self, tile: TileId) -> PurposeCounts {
        self.purposes.get(tile.index()).copied().unwrap_or_default()
    }

    fn add_purposes(&mut self, seats: usize, outcome: &Outcome, observer: &CardEffort<'_>) {
        let with = best(&outcome.scores, seats);
        for (tile, paid) in observer.tiles.iter().zip(&observer.paid) {
            let without = BySeat::from_fn(|seat| outcome.scores[seat] - paid[seat]);
            let counts = entry(&mut self.purposes, tile.index());
            counts.out += 1;
            counts.changed += u64::from(best(&without, seats) != with);
            counts.seats += seats as u64;
            counts.points += (Seat::first(seats))
                .map(|seat| i64::from(paid[seat]))
                .sum::<i64>();
        }
    }
}

impl Statistics<Dreamscape> for PackStatistics {
    type Observer<'a> = CardEffort<'a>;

    fn observe(game: &Dreamscape) -> CardEffort<'_> {
        CardEffort::new(game.content(), game.rules().mirrored)
    }

    fn add(&mut self, game: &Dreamscape, finished: &Finished<State>, observer: CardEffort<'_>) {
        for spent in observer.spent() {
            let counts = entry(&mut self.cards, spent.card.index());
            counts.kept += 1;
            counts.shards += u64::from(spent.shards);
            counts.actions += u64::from(spent.actions);
            let all = u64::from(spent.shards) + u64::from(spent.actions);
            counts.squares += all * all;
            if let Some(cycles) = spent.cycles {
                counts.completed += 1;
                counts.spent_on_completed += all;
                counts.cycles += u64::from(cycles);
            }
        }
        let outcome = &finished.outcome;
        if let Some(score) = outcome.rival {
            self.nightmare.add(score);
            return;
        }
        for seat in Seat::first(game.seats()) {
            self.wins[seat.index()].add(outcome.winners, seat);
        }
        self.add_purposes(game.seats(), outcome, &observer);
    }

    fn merge(&mut self, other: &PackStatistics) {
        for (index, card) in other.cards.iter().enumerate() {
            entry(&mut self.cards, index).merge(card);
        }
        for (index, purpose) in other.purposes.iter().enumerate() {
            entry(&mut self.purposes, index).merge(purpose);
        }
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            mine.merge(*theirs);
        }
        self.nightmare.merge(other.nightmare);
    }
}

/// Who has the most points. Ties stay: how they are broken is no matter of purposes.
fn best(scores: &BySeat<i32>, seats: usize) -> SeatSet {
    let most = Seat::first(seats).map(|seat| scores[seat]).max();
    Seat::first(seats)
        .filter(|seat| Some(scores[*seat]) == most)
        .collect()
}

fn ratio(sum: u64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum as f64 / count as f64)
}
