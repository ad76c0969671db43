//! Purchases by the tiles of the next level alone (R17).

use lucid_dream_runners::rules::{ROUNDS, SERENITY_PRICE};
use lucid_dream_runners::{Action, DreamRunners, SegmentId, Table, TileId, View};
use lucid_tabletop::Seat;

use super::super::solver::{Instance, solve};
use super::valuation::{POINT, Valuation, instance, segment_worth};

/// How many of the tiles to come are tried.
const TILES: usize = 4;

/// Buys the segment that helps most on tiles to come, if it is worth its price;
/// then serenity, where a point is worth more than its coins.
pub(super) fn choose(
    game: &DreamRunners,
    view: &View,
    seat: Seat,
    valuation: &Valuation,
    choices: &[Action],
) -> Action {
    let table = &view.table;
    let offers = choices.iter().filter_map(|action| match action {
        Action::Buy(segment) => Some(*segment),
        _ => None,
    });
    let price = valuation
        .weights
        .coins
        .of(lucid_dream_runners::rules::SEGMENT_PRICE);
    let best = offers
        .map(|segment| (worth(game, table, seat, valuation, segment), segment))
        .max_by_key(|(worth, segment)| (*worth, std::cmp::Reverse(*segment)));
    // Calm first, when the next dream could be the last.
    let low = table.players[seat].situation.serenity < 4;
    let calm = choices.contains(&Action::Calm) && is_calm_worth_it(table, seat, valuation);
    if calm && low {
        return Action::Calm;
    }
    if let Some((worth, segment)) = best
        && worth > price
    {
        return Action::Buy(segment);
    }
    // Coins are kept for segments as long as there are rounds to play.
    let last = table.round >= ROUNDS;
    let coins = table.players[seat].situation.coins;
    let spare = coins >= SERENITY_PRICE + lucid_dream_runners::rules::SEGMENT_PRICE;
    if calm && (last || spare) {
        return Action::Calm;
    }
    Action::Pass
}

fn is_calm_worth_it(table: &Table, seat: Seat, valuation: &Valuation) -> bool {
    let before = table.players[seat].situation;
    let mut after = before;
    after.serenity += 1;
    after.coins = after.coins.saturating_sub(SERENITY_PRICE);
    valuation.worth(&after) > valuation.worth(&before) - POINT / 10
}

/// What a segment brings: coins, points, and better boards in the rounds to come.
fn worth(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    valuation: &Valuation,
    segment: SegmentId,
) -> i64 {
    let bought = game.content().segment(segment);
    let left = i64::from(ROUNDS.saturating_sub(table.round));
    let at_once =
        i64::from(bought.coins) * valuation.weights.coins.of(1) + i64::from(bought.points) * POINT;
    if left == 0 {
        return at_once;
    }
    let boards = tiles_to_come(game, table);
    let gains: Vec<i64> = boards
        .iter()
        .filter_map(|tile| gain(game, table, seat, valuation, segment, *tile))
        .collect();
    let mean = match gains.len() {
        // As good a guess as any.
        0 => segment_worth(game, segment, 1) - i64::from(bought.points) * POINT,
        count => gains.iter().sum::<i64>() / count as i64,
    };
    at_once + mean * left
}

/// How much better the best board on a tile is with a segment more.
fn gain(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    valuation: &Valuation,
    segment: SegmentId,
    tile: TileId,
) -> Option<i64> {
    let mut future = table.clone();
    future.tile = Some(tile);
    future.chests = [None; 3];
    future.phase = lucid_dream_runners::Phase::Compose;
    let (mut instance, _): (Instance, _) = instance(game, &future, seat, valuation)?;
    let before = solve(&instance, &valuation.weights).ok()?;
    instance
        .segments
        .push(game.content().segment(segment).clone());
    let after = solve(&instance, &valuation.weights).ok()?;
    // Waking up is worth avoiding at any price that coins can pay.
    let saved = if after.asleep && !before.asleep {
        10 * POINT
    } else {
        0
    };
    Some(after.value - before.value + saved)
}

/// Tiles that may come next: those of the next level that nobody has seen.
fn tiles_to_come(game: &DreamRunners, table: &Table) -> Vec<TileId> {
    let level = table.round / 2 + 1;
    let tiles = game.content().tiles().iter().enumerate();
    tiles
        .filter(|(_, tile)| tile.level == level && !(game.rules().beginners && tile.star))
        .map(|(index, _)| TileId::new(index))
        .filter(|tile| !table.drawn.contains(*tile))
        .take(TILES)
        .collect()
}
