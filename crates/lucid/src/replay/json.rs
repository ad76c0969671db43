//! A record as JSON.

use lucid_tabletop::{BySeat, EventData, Seat, Value as Fact};
use serde_json::{Map, Value, json};

use super::Replay;
use super::steps::steps;
use crate::titles::Title;

/// The record as one object; with its position when a moment was asked for.
pub(super) fn report<G: Title>(replay: &Replay<'_, G>, with_position: bool) -> Value {
    let header = &replay.loaded.record().header;
    let seats = replay.game().seats();
    let steps: Vec<Value> = steps(replay)
        .map(|step| {
            let events = step.events.iter().map(|event| happened(replay, event));
            let mut object = json!({
                "number": step.number,
                "turn": step.turn.to_string(),
                "seat": step.seat.map(|seat| seat.to_string()),
                "step": step.word,
                "events": events.collect::<Vec<Value>>(),
                "scores": by_seat(step.scores(replay.game()), seats),
            });
            if let Some(rival) = replay.game().rival(&step.after) {
                object["rival"] = rival.into();
            }
            object
        })
        .collect();
    let state = replay.state();
    let result = replay.game().outcome(&state).map(|outcome| {
        let winners = outcome.winners.iter().map(|seat| seat.to_string());
        let mut result = json!({
            "scores": by_seat(outcome.scores, seats),
            "winners": winners.collect::<Vec<String>>(),
        });
        if let Some(rival) = outcome.rival {
            result["rival"] = rival.into();
        }
        result
    });
    let mut value = json!({
        "format": header.format().number(),
        "game": header.game,
        "version": header.version,
        "rules": header.rules,
        "pack": header.pack,
        "seats": header.seating.names,
        "commitment": header.commitment.to_string(),
        "seed": header.seed.as_ref().map(ToString::to_string),
        "digest": replay.loaded.record().digest().to_string(),
        "chance_checked": replay.replayed.dealt_by_seed.unwrap_or(0),
        "draws_used_up": replay.replayed.play.used_up(),
        "steps": steps,
        "result": result,
    });
    if with_position {
        value["position"] = replay.game().position(&state).into();
    }
    value
}

/// An event: its kind and values, then a sentence that programs can show.
fn happened<G: Title>(replay: &Replay<'_, G>, event: &G::Event) -> Value {
    let mut fields = fields(replay.game().described(event));
    fields.insert("text".to_owned(), G::sentence(replay, event).into());
    Value::Object(fields)
}

/// The kind first, then the values in their order.
fn fields(described: EventData) -> Map<String, Value> {
    let kind = ("kind".to_owned(), described.kind.into());
    let values = (described.values.into_iter()).map(|(name, fact)| (name.to_owned(), value(fact)));
    std::iter::once(kind).chain(values).collect()
}

fn value(fact: Fact) -> Value {
    match fact {
        Fact::Nothing => Value::Null,
        Fact::Flag(flag) => flag.into(),
        Fact::Number(number) => number.into(),
        Fact::Word(word) => word.into(),
        Fact::Nested(described) => Value::Object(fields(described)),
    }
}

fn by_seat(values: BySeat<i32>, seats: usize) -> Value {
    let named = |seat: Seat| (seat.to_string(), values[seat].into());
    Value::Object(
        Seat::first(seats)
            .map(named)
            .collect::<Map<String, Value>>(),
    )
}
