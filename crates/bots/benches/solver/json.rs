//! Instances and answers as JSON.

use std::time::Duration;

use lucid_bots::dream_runners::solver::{Solution, Worth};
use lucid_dream_runners::{Cell, Goods, Nightmare, Segment};
use serde_json::{Value, json};

use crate::large::Large;

/// So many entries of a table are written; nobody holds more.
const MOST: u16 = 64;

pub(crate) fn instance(number: u64, large: &Large, solution: &Solution, time: Duration) -> Value {
    let Large { instance, weights } = large;
    let table = |worth: &Worth| (0..MOST).map(|n| worth.of(n)).collect::<Vec<i64>>();
    let cells = (instance.dream.cells.iter().zip(&instance.shares)).map(|(cell, share)| {
        let [blue, white, orange, green] = share.fragments;
        let shared = Goods {
            fragments: [blue, white, orange, green, 0],
            keys: share.keys,
            coins: share.coins,
            serenity: share.serenity,
            chest: 0,
        };
        match cell {
            Cell::Reward(reward) => json!({ "goods": goods(reward) }),
            Cell::Converging(_) => json!({ "goods": goods(&shared) }),
            Cell::Nightmare(Nightmare::Loss(loss)) => json!({ "loss": loss }),
            Cell::Nightmare(Nightmare::Octopus) => json!({ "octopus": true }),
            Cell::Nightmare(Nightmare::Bat) => json!({ "bat": true }),
            Cell::Nightmare(Nightmare::Spider(fragment)) => {
                let mut spun = Goods::default();
                spun.fragments[*fragment as usize] = 1;
                json!({ "loss": 1, "goods": goods(&spun) })
            }
        }
    });
    let situation = &instance.situation;
    json!({
        "number": number,
        "cells": cells.collect::<Vec<_>>(),
        "chests": instance.dream.chests.map(|chest| chest.map(|inside| goods(&inside))),
        "top": instance.dream.top,
        "last_star": instance.dream.last_star,
        "situation": {
            "serenity": situation.serenity,
            "keys": situation.keys,
            "coins": situation.coins,
            "fragments": situation.fragments,
            "stars": situation.stars,
        },
        "segments": instance.segments.iter().map(segment).collect::<Vec<_>>(),
        "worth": {
            "serenity": table(&weights.serenity),
            "stars": table(&weights.stars),
            "fragments": weights.fragments.each_ref().map(table),
            "keys": table(&weights.keys),
            "coins": table(&weights.coins),
            "chests": weights.chests,
            "losses": weights.losses,
        },
        "answer": {
            "value": solution.value,
            "asleep": solution.asleep,
            "seconds": time.as_secs_f64(),
        },
    })
}

fn goods(goods: &Goods) -> Value {
    json!({
        "fragments": goods.fragments,
        "keys": goods.keys,
        "coins": goods.coins,
        "serenity": goods.serenity,
        "chest": goods.chest,
    })
}

/// Column, row and letter of each cell.
fn segment(segment: &Segment) -> Value {
    let cells = segment.shape.cells().iter().zip(&segment.symbols);
    let cells = cells.map(|((column, row), symbol)| json!([column, row, symbol.letter()]));
    Value::from(cells.collect::<Vec<_>>())
}
