//! Adding up what was watched, in whole numbers.

use lucid_bots::arena::{Interval, Z95, wilson};
use lucid_dreamscape::{CardId, TileId};
use lucid_tabletop::{BySeat, MAX_SEATS, Outcome, Seat, SeatSet};
use lucid_texts::BalanceGroup;

use super::watch::{PART, Watch};
use super::{Bar, SEAT};
use crate::sim::tally::{Figure, Tally, Totals, Wins};

/// What a card came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CardTally {
    pub(super) kept: u64,
    completed: u64,
    cycles: u64,
    shards: u64,
    actions: u64,
}

impl CardTally {
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

    fn merge(&mut self, other: &CardTally) {
        self.kept += other.kept;
        self.completed += other.completed;
        self.cycles += other.cycles;
        self.shards += other.shards;
        self.actions += other.actions;
    }
}

/// What a purpose came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PurposeTally {
    /// The games in which it lay out.
    pub(super) out: u64,
    changed: u64,
    points: i64,
    seats: u64,
}

impl PurposeTally {
    pub(super) fn changed_percent(&self) -> Option<f64> {
        ratio(100 * self.changed, self.out)
    }

    /// How far that may be off by chance.
    pub(super) fn margin(&self) -> f64 {
        100.0 * half(wilson(self.changed as f64, self.out, Z95))
    }

    /// The points that it paid a seat.
    pub(super) fn points(&self) -> Option<f64> {
        (self.seats > 0).then(|| self.points as f64 / self.seats as f64)
    }

    fn merge(&mut self, other: &PurposeTally) {
        self.out += other.out;
        self.changed += other.changed;
        self.points += other.points;
        self.seats += other.seats;
    }
}

/// What many games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ScapeTally {
    totals: Totals,
    cards: Vec<CardTally>,
    purposes: Vec<PurposeTally>,
    wins: [Wins; MAX_SEATS],
    pub(super) his: Figure,
}

impl ScapeTally {
    /// Adds one finished game.
    pub(super) fn note(
        &mut self,
        seats: usize,
        steps: usize,
        outcome: &Outcome,
        watch: &Watch<'_>,
    ) {
        self.totals.note(steps);
        for spent in watch.spent() {
            let tally = of(&mut self.cards, spent.card.index());
            tally.kept += 1;
            tally.shards += u64::from(spent.shards);
            tally.actions += u64::from(spent.actions);
            if let Some(cycles) = spent.cycles {
                tally.completed += 1;
                tally.cycles += u64::from(cycles);
            }
        }
        if let Some(score) = outcome.rival {
            self.his.note(score);
            return;
        }
        for seat in Seat::first(seats) {
            self.wins[seat.index()].note(outcome.winners, seat);
        }
        let with = best(&outcome.scores, seats);
        for (tile, paid) in watch.tiles.iter().zip(&watch.paid) {
            let without = BySeat::from_fn(|seat| outcome.scores[seat] - paid[seat]);
            let tally = of(&mut self.purposes, tile.index());
            tally.out += 1;
            tally.changed += u64::from(best(&without, seats) != with);
            tally.seats += seats as u64;
            tally.points += (Seat::first(seats))
                .map(|seat| i64::from(paid[seat]))
                .sum::<i64>();
        }
    }

    pub(super) fn card(&self, card: CardId) -> CardTally {
        self.cards.get(card.index()).copied().unwrap_or_default()
    }

    pub(super) fn purpose(&self, tile: TileId) -> PurposeTally {
        self.purposes.get(tile.index()).copied().unwrap_or_default()
    }

    /// How far each seat is from its fair share of wins.
    pub(super) fn seats(&self, count: usize, group: BalanceGroup) -> Vec<Bar> {
        fairness(&self.wins[..count], group)
    }
}

/// How far seats are from a fair share of wins, in percentage points.
pub(in crate::pack::balance) fn fairness(wins: &[Wins], group: BalanceGroup) -> Vec<Bar> {
    let fair = 100.0 / wins.len() as f64;
    let bar = |(seat, wins): (Seat, &Wins)| Bar {
        group,
        subject: seat.to_string(),
        value: wins.percent() - fair,
        margin: Some(half(wins.interval())),
        low: -SEAT,
        high: SEAT,
    };
    Seat::first(wins.len()).zip(wins).map(bar).collect()
}

impl Tally for ScapeTally {
    fn totals(&self) -> &Totals {
        &self.totals
    }

    fn merge(&mut self, other: &ScapeTally) {
        self.totals.merge(&other.totals);
        for (index, card) in other.cards.iter().enumerate() {
            of(&mut self.cards, index).merge(card);
        }
        for (index, purpose) in other.purposes.iter().enumerate() {
            of(&mut self.purposes, index).merge(purpose);
        }
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            mine.merge(*theirs);
        }
        self.his.merge(other.his);
    }
}

/// Who has the most points. Ties stay: how they are broken is no matter of purposes.
fn best(scores: &BySeat<i32>, seats: usize) -> SeatSet {
    let most = Seat::first(seats).map(|seat| scores[seat]).max();
    Seat::first(seats)
        .filter(|seat| Some(scores[*seat]) == most)
        .collect()
}

/// Half of an interval.
fn half(Interval { low, high }: Interval) -> f64 {
    0.5 * (high - low)
}

fn ratio(sum: u64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum as f64 / count as f64)
}

/// The figure with an index, which is made if need be.
pub(in crate::pack::balance) fn of<T: Default + Clone>(
    figures: &mut Vec<T>,
    index: usize,
) -> &mut T {
    if figures.len() <= index {
        figures.resize(index + 1, T::default());
    }
    &mut figures[index]
}
