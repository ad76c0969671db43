//! A record as JSON.

use lucid_tabletop::{BySeat, Described, Seat, Value as Fact};
use serde_json::{Map, Value, json};

use super::moments;
use super::shown::{Shown, Shows};

/// The record as one object; with its position when a moment was asked for.
pub(super) fn of<G: Shows>(shown: &Shown<'_, G>, with_position: bool) -> Value {
    let header = &shown.loaded.record().header;
    let seats = shown.game().seats();
    let steps: Vec<Value> = moments::of(shown)
        .map(|moment| {
            let events = moment.events.iter().map(|event| happened(shown, event));
            let mut step = json!({
                "number": moment.number,
                "turn": moment.turn.to_string(),
                "seat": moment.seat.map(|seat| seat.to_string()),
                "step": moment.word,
                "events": events.collect::<Vec<Value>>(),
                "scores": by_seat(moment.scores(shown.game()), seats),
            });
            if let Some(rival) = shown.game().rival(&moment.after) {
                step["rival"] = rival.into();
            }
            step
        })
        .collect();
    let state = shown.state();
    let result = shown.game().outcome(&state).map(|outcome| {
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
        "digest": shown.loaded.record().digest().to_string(),
        "chance_checked": shown.replayed.dealt_by_seed.unwrap_or(0),
        "draws_used_up": shown.replayed.play.used_up(),
        "steps": steps,
        "result": result,
    });
    if with_position {
        value["position"] = shown.game().position(&state).into();
    }
    value
}

/// An event: its kind and values, then the sentence for whoever shows it to people.
fn happened<G: Shows>(shown: &Shown<'_, G>, event: &G::Event) -> Value {
    let mut fields = fields(shown.game().described(event));
    fields.insert("text".to_owned(), G::sentence(shown, event).into());
    Value::Object(fields)
}

/// The kind first, then the values in their order.
fn fields(described: Described) -> Map<String, Value> {
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
