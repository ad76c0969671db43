//! The answer as JSON.

use std::time::Duration;

use lucid_bots::dream_runners::solver::{Laid, Solution};
use lucid_dream_runners::Colour;
use lucid_dream_runners::resolution::{Happening, Reason, Stock};
use serde_json::{Value, json};

use super::DreamProof;
use super::instance::WeightedInstance;
use super::show::place;

pub(super) fn report(
    problem: &WeightedInstance,
    found: &[Solution],
    took: Duration,
    proof: DreamProof,
) -> Value {
    json!({
        "proved": proof == DreamProof::Proved,
        "seconds": took.as_secs_f64(),
        "solutions": found.iter().map(|found| solution(problem, found)).collect::<Vec<_>>(),
    })
}

fn solution(problem: &WeightedInstance, found: &Solution) -> Value {
    let laid = |laid: &Laid| {
        json!({
            "segment": problem.instance.segments[laid.segment].id,
            "turn": laid.turn,
            "column": laid.column,
            "row": laid.row,
            "place": place(laid),
        })
    };
    let end = &found.resolved.situation;
    let segment = |index: &usize| problem.instance.segments[*index].id.clone();
    json!({
        "value": found.value,
        "asleep": found.asleep,
        "laid": found.laid.iter().map(laid).collect::<Vec<_>>(),
        "order": {
            "blocks": found.order.blocks().map(|block| block.name()).collect::<Vec<_>>(),
            "cells": found.order.cells().iter().map(|spot| spot.to_string()).collect::<Vec<_>>(),
        },
        "colours": found.colours.iter().map(|colour| colour.name()).collect::<Vec<_>>(),
        "lost": found.lost.iter().map(segment).collect::<Vec<_>>(),
        "end": {
            "serenity": end.serenity,
            "stars": end.stars,
            "keys": end.keys,
            "coins": end.coins,
            "fragments": fragments(end.fragments),
            "opened": found.resolved.opened,
        },
        "happenings": found.happenings.iter().map(happening).collect::<Vec<_>>(),
    })
}

fn fragments(counts: [u16; 4]) -> Value {
    let pairs = Colour::ALL.into_iter().zip(counts);
    let pairs = pairs.map(|(colour, count)| (colour.name().to_owned(), Value::from(count)));
    Value::Object(pairs.collect())
}

fn happening(happening: &Happening) -> Value {
    match *happening {
        Happening::Changed {
            stock,
            amount,
            reason,
        } => {
            let stock = match stock {
                Stock::Serenity => "serenity",
                Stock::Key => "key",
                Stock::Coin => "coin",
                Stock::Star => "star",
                Stock::Fragment(colour) => colour.name(),
            };
            let (reason, place) = match reason {
                Reason::Missing(_) => ("missing", None),
                Reason::Outside(_) => ("outside", None),
                Reason::Cell(spot) => ("cell", Some(spot.to_string())),
                Reason::Chest(_) => ("chest", None),
                Reason::Set => ("set", None),
                // The others belong to other parts of a round.
                _ => ("other", None),
            };
            json!({ "changed": stock, "amount": amount, "reason": reason, "place": place })
        }
        Happening::Opened { spot, keys } => json!({ "opened": keys, "place": spot.to_string() }),
        Happening::Woke => json!({ "woke": true }),
    }
}
