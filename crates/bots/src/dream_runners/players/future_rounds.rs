//! The rounds left, sampled: dreams that may come, and what the seat may own by then.

use lucid_dream_runners::rules::ROUNDS;
use lucid_dream_runners::{DreamRunners, Phase, SegmentId, Shape, Table, TileId};
use lucid_tabletop::{Random, Seat};

use super::super::solver::{Solution, solve};
use super::valuation::{POINT, Valuation, instance, segment_worth};

/// Of this many segments on offer, a player buys the best.
const OFFERS: usize = 3;
/// The value of not waking up: more than coins can pay for.
const SLEEP: i64 = 10 * POINT;

/// A dream of a round to come. Each stands for as many rounds as all dreams
/// together stand for, divided by their number.
#[derive(Clone, Debug)]
pub(super) struct FutureRound {
    /// The table in that round, for the seat that looks ahead.
    table: Table,
    valuation: Valuation,
    /// The best composition with what the seat may own by then.
    best: Solution,
}

/// A number of dreams for every round left, from the tiles that nobody has seen.
pub(super) fn sample(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    (most, random): (usize, &mut Random),
) -> Vec<FutureRound> {
    let mut dreams = Vec::new();
    for round in table.round + 1..=ROUNDS {
        let mut tiles = tiles(game, table, round);
        for _ in 0..most.min(tiles.len()) {
            let tile = tiles.swap_remove(random.below(tiles.len()));
            dreams.extend(FutureRound::new(game, table, seat, (round, tile), random));
        }
    }
    dreams
}

/// How much better the rounds left turn out with one more segment, all together.
pub(super) fn gain(
    game: &DreamRunners,
    ahead: &[FutureRound],
    seat: Seat,
    segment: SegmentId,
    left: u8,
) -> i64 {
    let gains: Vec<i64> = (ahead.iter())
        .filter_map(|dream| dream.gain(game, seat, segment))
        .collect();
    let sum: i64 = gains.iter().sum();
    sum * i64::from(left) / gains.len().max(1) as i64
}

impl FutureRound {
    fn new(
        game: &DreamRunners,
        now: &Table,
        seat: Seat,
        (round, tile): (u8, TileId),
        random: &mut Random,
    ) -> Option<FutureRound> {
        let mut table = now.clone();
        table.round = round;
        table.phase = Phase::Compose;
        table.tile = Some(tile);
        table.chests = [None; 3];
        // By then it has bought another segment in each round between. What is on offer now
        // has to improve on that.
        let left = i64::from(ROUNDS - round) + 1;
        let mut unseen: Vec<SegmentId> = (Shape::ALL.into_iter())
            .flat_map(|shape| game.unseen(now, shape))
            .collect();
        for _ in now.round + 1..round {
            let offers: Vec<SegmentId> = (0..OFFERS).filter_map(|_| random.pick(&unseen)).collect();
            let best = offers
                .into_iter()
                .max_by_key(|id| (segment_worth(game, *id, left), std::cmp::Reverse(*id)));
            let Some(bought) = best else { break };
            unseen.retain(|id| *id != bought);
            table.players[seat].segments.insert(bought);
        }
        let valuation = Valuation::new(game, &table, seat);
        let best = solved(game, &table, seat, &valuation)?;
        Some(FutureRound {
            table,
            valuation,
            best,
        })
    }

    fn gain(&self, game: &DreamRunners, seat: Seat, segment: SegmentId) -> Option<i64> {
        let mut table = self.table.clone();
        table.players[seat].segments.insert(segment);
        let with = solved(game, &table, seat, &self.valuation)?;
        let saved = match with.asleep && !self.best.asleep {
            true => SLEEP,
            false => 0,
        };
        Some(with.value - self.best.value + saved)
    }
}

/// The best composition of a table's dream.
fn solved(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    valuation: &Valuation,
) -> Option<Solution> {
    let (instance, _) = instance(game, table, seat, valuation)?;
    solve(&instance, &valuation.weights).ok()
}

/// The tiles that may come in a round (B1, B6).
fn tiles(game: &DreamRunners, table: &Table, round: u8) -> Vec<TileId> {
    let level = (round - 1) / 2 + 1;
    let tiles = game.content().tiles().iter().enumerate();
    let fits =
        tiles.filter(|(_, tile)| tile.level == level && !(game.rules().beginners && tile.star));
    fits.map(|(index, _)| TileId::new(index))
        .filter(|tile| !table.drawn.contains(*tile))
        .collect()
}
