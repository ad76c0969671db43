//! The rounds left, as far as a seat can foresee them: dreams that may come,
//! and what it may own by then.

use lucid_dream_runners::rules::ROUNDS;
use lucid_dream_runners::{DreamRunners, Phase, SegmentId, Shape, Table, TileId};
use lucid_tabletop::{Random, Seat};

use super::super::solver::{Solution, solve};
use super::outlook::{Outlook, POINT, instance, segment_worth};

/// Of so many segments that may come up a player takes the best.
const OFFERS: usize = 3;
/// What it is worth not to wake up: more than coins can pay.
const SLEEP: i64 = 10 * POINT;

/// A dream of a round to come. Each stands for as many rounds as all dreams
/// together stand for, divided by their number.
#[derive(Clone, Debug)]
pub(super) struct Ahead {
    /// The table in that round, for the seat that looks ahead.
    table: Table,
    outlook: Outlook,
    /// The best composition with what the seat may own by then.
    best: Solution,
}

/// So many dreams for every round left, out of the tiles that nobody has seen.
pub(super) fn look(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    (most, random): (usize, &mut Random),
) -> Vec<Ahead> {
    let mut dreams = Vec::new();
    for round in table.round + 1..=ROUNDS {
        let mut tiles = tiles(game, table, round);
        for _ in 0..most.min(tiles.len()) {
            let tile = tiles.swap_remove(random.below(tiles.len()));
            dreams.extend(Ahead::new(game, table, seat, (round, tile), random));
        }
    }
    dreams
}

/// How much better a dream of each round left turns out with a segment more,
/// all rounds together.
pub(super) fn gain(
    game: &DreamRunners,
    ahead: &[Ahead],
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

impl Ahead {
    fn new(
        game: &DreamRunners,
        now: &Table,
        seat: Seat,
        (round, tile): (u8, TileId),
        random: &mut Random,
    ) -> Option<Ahead> {
        let mut table = now.clone();
        table.round = round;
        table.phase = Phase::Compose;
        table.tile = Some(tile);
        table.chests = [None; 3];
        // By then it has bought something else in each round between: what
        // comes up now has to be better than that.
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
        let outlook = Outlook::new(game, &table, seat);
        let best = solved(game, &table, seat, &outlook)?;
        Some(Ahead {
            table,
            outlook,
            best,
        })
    }

    fn gain(&self, game: &DreamRunners, seat: Seat, segment: SegmentId) -> Option<i64> {
        let mut table = self.table.clone();
        table.players[seat].segments.insert(segment);
        let with = solved(game, &table, seat, &self.outlook)?;
        let saved = match with.asleep && !self.best.asleep {
            true => SLEEP,
            false => 0,
        };
        Some(with.value - self.best.value + saved)
    }
}

/// The best composition of a table's dream.
fn solved(game: &DreamRunners, table: &Table, seat: Seat, outlook: &Outlook) -> Option<Solution> {
    let (instance, _) = instance(game, table, seat, outlook)?;
    solve(&instance, &outlook.weights).ok()
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
