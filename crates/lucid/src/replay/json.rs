//! A record as JSON.

use lucid_dreamscape::position;
use lucid_tabletop::{BySeat, Game, Seat};
use serde_json::{Map, Value, json};

use super::{Shown, moments};

/// The record as one object; with its position when a moment was asked for.
pub(super) fn of(shown: &Shown<'_>, with_position: bool) -> Value {
    let header = &shown.loaded.record().header;
    let seats = shown.game().seats();
    let steps: Vec<Value> = moments::of(shown)
        .map(|moment| {
            let events = moment.events.iter().map(|event| shown.sentence(event));
            let mut step = json!({
                "number": moment.number,
                "turn": moment.turn.to_string(),
                "seat": moment.seat.map(|seat| seat.to_string()),
                "step": moment.word,
                "events": events.collect::<Vec<String>>(),
                "scores": by_seat(moment.scores(), seats),
            });
            if shown.is_solo() {
                step["rival"] = moment.after.table().duel.score.into();
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
        value["position"] = position::write(shown.game(), &state).into();
    }
    value
}

fn by_seat<T: Into<Value> + Copy>(values: BySeat<T>, seats: usize) -> Value {
    let named = |seat: Seat| (seat.to_string(), values[seat].into());
    Value::Object(
        Seat::first(seats)
            .map(named)
            .collect::<Map<String, Value>>(),
    )
}
