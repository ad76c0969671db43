//! Animations for game events.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_art::drawings;
use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{CardId, Colour, Event, NightmareStep, Reason};
use lucid_tabletop::Seat;
use lucid_web::dreamscape::draw::BoardProps;

use crate::board::animate::{self, clear, land, score};
use crate::board::paint_queue::when_painted;

/// Animates the shards of the Dreamworld.
pub(crate) fn travels(props: Signal<BoardProps>) {
    on_cleanup(clear);
    on_fresh(props, move |props, event, turn| match *event {
        Event::Collected {
            seat,
            location,
            colour,
        } if Some(seat) == props.view.viewer => {
            let to = format!("hand-{}", colour.name());
            fly(colour, &format!("row-{location}"), &to, turn);
        }
        Event::Harvested {
            colour, location, ..
        } => fly(colour, "bag", &format!("row-{location}"), turn),
        Event::Filled(location, colour) => fly(colour, "bag", &format!("row-{location}"), turn),
        Event::PickedRed(seat, link) if Some(seat) == props.view.viewer => {
            fly(Colour::Red, &format!("link-{link}"), "hand-red", turn);
        }
        Event::Seeded(_, link) => fly(Colour::Red, "reds", &format!("link-{link}"), turn),
        Event::DrewShard(seat, colour) if Some(seat) == props.view.viewer => {
            fly(colour, "bag", &hand(colour), turn);
        }
        // Shards that others take fly to their side.
        Event::Collected {
            seat,
            location,
            colour,
        } => {
            let side = format!("score-{seat}");
            fly(colour, &format!("location-{location}"), &side, turn);
        }
        Event::Stored { seat, card, colour } if Some(seat) == props.view.viewer => {
            fly(colour, &hand(colour), &card_place(props, card), turn);
        }
        Event::Restored { seat, card, colour } if Some(seat) == props.view.viewer => {
            fly(colour, &card_place(props, card), &hand(colour), turn);
        }
        Event::Exchanged {
            seat, give, take, ..
        } if Some(seat) == props.view.viewer => {
            fly(give, &hand(give), "bag", turn);
            fly(take, "bag", &hand(take), turn);
        }
        Event::Discarded { seat, colour, .. } if Some(seat) == props.view.viewer => {
            fly(colour, &hand(colour), "bag", turn);
        }
        Event::Scored { seat, points, .. } if seat != props.own() => {
            score(
                points,
                &format!("seat-{seat}"),
                &format!("score-{seat}"),
                turn,
            );
        }
        Event::Nightmare(deed) => haunts(props, deed, turn),
        _ => {}
    });
}

/// Animates a step of Mr Nightmare.
fn haunts(props: &BoardProps, deed: NightmareStep, turn: usize) {
    match deed {
        NightmareStep::Takes { colour, location } => {
            fly(colour, &format!("location-{location}"), "stock", turn);
        }
        NightmareStep::LeavesRed(link) => fly(Colour::Red, "reds", &format!("link-{link}"), turn),
        NightmareStep::Discards { colour, count } => {
            for index in 0..usize::from(count) {
                fly(colour, "stock", "bag", turn + index);
            }
        }
        NightmareStep::Steals {
            colour,
            card: Some(card),
        } => fly(colour, &card_place(props, card), "stock", turn),
        NightmareStep::Scores { points, gain } => {
            let from = match gain {
                Gain::Purpose { place, .. } => format!("purpose-{place}"),
                Gain::Blue(_) => "bag".to_owned(),
                Gain::Red { .. } => "stock".to_owned(),
            };
            score(points, &from, "score-rival", turn);
        }
        _ => {}
    }
}

fn hand(colour: Colour) -> String {
    format!("hand-{}", colour.name())
}

fn card_place(props: &BoardProps, card: CardId) -> String {
    format!("card-{}", props.game.content().card(card).id)
}

/// Animates the events on a Dreamscape and their points.
pub(crate) fn creates(props: Signal<BoardProps>, seat: Seat) {
    on_fresh(props, move |props, event, turn| {
        let grid = props.game.content().grid();
        let slot = |slot| format!("slot-{seat}-{}", grid.name(slot));
        match *event {
            Event::Placed {
                seat: who,
                slot: on,
                ..
            } if who == seat => land(&slot(on)),
            Event::Planted(who, on) if who == seat => land(&slot(on)),
            Event::Shifted { seat: who, to, .. } if who == seat => land(&slot(to)),
            Event::Taken {
                seat: who,
                colour,
                slot: from,
            } if who == seat => {
                fly(
                    colour,
                    &slot(from),
                    &format!("hand-{}", colour.name()),
                    turn,
                );
            }
            Event::Scored {
                seat: who,
                points,
                reason,
            } if who == seat => {
                let from = match reason {
                    Reason::Tree(on)
                    | Reason::Water(on)
                    | Reason::Mountain(on)
                    | Reason::RedGround(on) => slot(on),
                    Reason::Card(card) | Reason::Uncompleted(card) => {
                        format!("card-{}", props.game.content().card(card).id)
                    }
                    Reason::Purpose { place, .. } => format!("purpose-{place}"),
                    Reason::Nightmares(_) => format!("dreamscape-{seat}"),
                };
                score(points, &from, &format!("score-{seat}"), turn);
            }
            _ => {}
        }
    });
}

/// Runs once for each new event, when the boards show its result. The last argument is how many
/// of them are already moving.
fn on_fresh(
    props: Signal<BoardProps>,
    play: impl Fn(&BoardProps, &Event, usize) + Clone + 'static,
) {
    Effect::new(move |before: Option<Arc<Vec<Event>>>| {
        let now = props.get();
        let fresh = now.fresh.clone();
        let known = before.is_none_or(|before| Arc::ptr_eq(&before, &fresh));
        if !known && !fresh.is_empty() {
            let play = play.clone();
            when_painted(move || {
                for (turn, event) in now.fresh.iter().enumerate() {
                    play(&now, event, turn.min(24));
                }
            });
        }
        fresh
    });
}

/// A shard flies from one place to another.
fn fly(colour: Colour, from: &str, to: &str, turn: usize) {
    animate::fly(drawings::token(colour), from, to, turn);
}
