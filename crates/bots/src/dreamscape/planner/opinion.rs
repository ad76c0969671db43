//! What is left of a Creation, in the planner's opinion.

use dreamscape::{ByColour, Dreamscape, Level, Table};
use tabletop::Seat;

use crate::dreamscape::creation::{Evaluation, LACKS, POINT, SHARD, STEP};

pub(super) fn p(i: usize) -> f64 {
    static P: std::sync::OnceLock<Vec<f64>> = std::sync::OnceLock::new();
    P.get_or_init(|| {
        let mut p = vec![0.97, 0.12, 0.17, 0.25, 0.15, 0.9, 1.0, 0.6, 1.2, 0.45, 0.7, 1.0];
        if let Ok(t) = std::env::var("PLAN") {
            for kv in t.split(',') {
                let (k, v) = kv.split_once('=').unwrap();
                p[k.parse::<usize>().unwrap()] = v.parse().unwrap();
            }
        }
        p
    })[i]
}

/// The evaluation with so many Travels to come.
pub(super) fn evaluation(game: &Dreamscape, table: &Table, seat: Seat, travels: u8) -> Evaluation {
    let mut evaluation = Evaluation::new(game, table, seat);
    if travels == 0 {
        return evaluation;
    }
    let cards = table.players[seat].front.len().max(1) as f64;
    let slope = match travels {
        1 => p(3),
        2 => p(2),
        _ => p(1),
    } * (1.0 + p(4) * (cards - 1.0));
    evaluation.chance = std::array::from_fn(|lacks| chance(lacks, slope));
    let shard = |worth: f64| (worth * f64::from(POINT)).round() as i32;
    evaluation.stored = ByColour([p(8), p(5), p(5), p(5), p(6), 0.0].map(shard));
    let draw = |count: u8, scale: f64| {
        Level::ALL.map(|level| {
            let (shards, points) = [(2.6, 6.0), (4.5, 9.3), (6.4, 14.0)][usize::from(level.number()) - 1];
            let near = 1.0 - 0.09 * f64::from(count.saturating_sub(1));
            let lacks = (shards * near * SHARD as f64).round() as usize;
            let slope = slope * (1.0 + p(4) * cards) / (1.0 + p(4) * (cards - 1.0));
            let chance = f64::from(chance(lacks.min(LACKS - 1), slope)) / 1000.0;
            shard(scale * (chance * (points + 5.0) - 5.0).max(0.0))
        })
    };
    evaluation.draw = draw(table.players[seat].sleeper.number(), p(7));
    evaluation.king = draw(6, p(7));
    evaluation.tree = shard(p(9) * f64::from(travels.min(table.tree_reserve)));
    evaluation.archives = shard(p(10));
    evaluation
}

fn chance(lacks: usize, slope: f64) -> i32 {
    let _ = STEP;
    (1000.0 * (p(0) - slope * lacks as f64 / SHARD as f64).max(0.0)).round() as i32
}
