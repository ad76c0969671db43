//! The answer as JSON.

use lucid_bots::dreamscape::creation::{CreationLine, Proof};
use lucid_dreamscape::Reason;
use lucid_tabletop::Game as _;
use serde_json::{Value, json};

use super::Solved;

pub(super) fn report(solved: &Solved) -> Value {
    let solution = &solved.solution;
    let first = solution.lines.first();
    let (proved, bound) = proof(first.map(|line| line.proof));
    json!({
        "seat": solved.seat.to_string(),
        "seconds": solved.took.as_secs_f64(),
        "nodes": solution.nodes,
        "proved": proved,
        "bound": bound,
        "chance": if solution.cuts_off_chance {
            "cut-off"
        } else {
            "untouched"
        },
        "lines": solution.lines.iter().map(|found| line(solved, found)).collect::<Vec<_>>(),
    })
}

fn proof(proof: Option<Proof>) -> (bool, Option<i32>) {
    match proof {
        Some(Proof::Exact) => (true, None),
        Some(Proof::Bound(most)) => (false, Some(most)),
        None => (false, None),
    }
}

fn line(solved: &Solved, line: &CreationLine) -> Value {
    let game = &solved.game;
    let step = |step: &lucid_dreamscape::Action| {
        let mut text = String::new();
        game.write_action(*step, &mut text);
        text
    };
    let rest = &line.rest;
    let (proved, bound) = proof(Some(line.proof));
    json!({
        "steps": line.steps.iter().map(step).collect::<Vec<_>>(),
        "certain": line.certain,
        "value": line.value,
        "points": line.scored(),
        "sources": line.points.iter().map(|source| reason(solved, *source)).collect::<Vec<_>>(),
        "rest": {
            "cards": rest.cards,
            "purposes": rest.purposes,
            "stored": rest.stored,
            "ground": rest.ground,
            "red": rest.red,
            "open": rest.open,
        },
        "proved": proved,
        "bound": bound,
    })
}

fn reason(solved: &Solved, (reason, points): (Reason, i16)) -> Value {
    let content = solved.game.content();
    let slot = |slot| content.grid().name(slot).to_string();
    let (name, of) = match reason {
        Reason::Card(card) => ("card", content.card(card).id.clone()),
        Reason::Tree(place) => ("tree", slot(place)),
        Reason::Water(place) => ("water", slot(place)),
        Reason::Mountain(place) => ("mountain", slot(place)),
        Reason::RedGround(place) => ("red-ground", slot(place)),
        Reason::Purpose { tile, .. } => ("purpose", content.purpose(tile).id.clone()),
        Reason::Uncompleted(card) => ("uncompleted", content.card(card).id.clone()),
        Reason::Nightmares(count) => ("nightmares", count.to_string()),
    };
    json!({ "reason": name, "of": of, "points": points })
}
