//! The boards as plain lists, until the drawn ones are there.

use std::sync::Arc;

use dreamscape::{Action, Colour, Dreamscape, Event, Location, View};
use leptos::prelude::*;
use tabletop::Seat;
use texts::Texts;

/// What every board is drawn from.
#[derive(Clone)]
pub struct BoardProps {
    /// The rules and content.
    pub game: Arc<Dreamscape>,
    /// What the viewer knows.
    pub view: View,
    /// What the viewer may do.
    pub choices: Arc<Vec<Action>>,
    /// The shard in Hands that is taken up.
    pub selected: Option<Colour>,
    /// What has just happened.
    pub fresh: Arc<Vec<Event>>,
    /// The words.
    pub texts: Arc<Texts>,
    /// A name for each seat.
    pub seat_names: Arc<Vec<String>>,
}

#[component]
pub fn Dreamworld(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    ask: Callback<Action>,
) -> impl IntoView {
    let rows = Location::ALL.map(move |location| {
        let name = move || props.with(|p| p.texts.short_location(p.game.rules().edition, location));
        let row = move || props.with(|p| p.view.table.row(location).to_string());
        let press = move |_| {
            let action = Action::Move(location);
            match props.with(|p| p.choices.contains(&action)) {
                true => act.run(action),
                false => ask.run(action),
            }
        };
        view! { <li><button class="btn" on:click=press>{name} ": " {row}</button></li> }
    });
    view! { <section class="sheet"><ul>{rows.collect_view()}</ul></section> }
}

#[component]
pub fn Dreamscape3d(
    props: Signal<BoardProps>,
    seat: Seat,
    act: Callback<Action>,
    ask: Callback<Action>,
) -> impl IntoView {
    let _ = (act, ask);
    let text = move || {
        props.with(|p| {
            let mut out = String::new();
            let board = &p.view.table.players[seat].board;
            dreamscape::position::write_board(p.game.content(), board, &mut out);
            out
        })
    };
    view! { <section class="sheet"><pre>{text}</pre></section> }
}

#[component]
pub fn Hands(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    select: Callback<Option<Colour>>,
) -> impl IntoView {
    let _ = (act, select);
    let text = move || {
        props.with(|p| {
            let seat = p.view.viewer.unwrap_or_default();
            let hands = &p.view.table.players[seat].hands;
            let held =
                Colour::ALL.map(|colour| format!("{} {}", p.texts.shard(colour), hands[colour]));
            held.join(", ")
        })
    };
    view! { <section class="sheet">{text}</section> }
}

#[component]
pub fn Cards(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    ask: Callback<Action>,
) -> impl IntoView {
    let _ = (act, ask);
    let text = move || {
        props.with(|p| {
            let seat = p.view.viewer.unwrap_or_default();
            let cards = p.view.table.players[seat].front;
            let names = cards.into_iter().map(|card| p.texts.card(&p.game, card));
            names.collect::<Vec<_>>().join(", ")
        })
    };
    view! { <section class="sheet">{text}</section> }
}

#[component]
pub fn Purposes(props: Signal<BoardProps>) -> impl IntoView {
    let text = move || {
        props.with(|p| {
            let tiles = p.view.table.tiles();
            let names = tiles.map(|(tile, _)| p.texts.purpose(p.game.content().purpose(tile).kind));
            names.collect::<Vec<_>>().join(", ")
        })
    };
    view! { <section class="sheet">{text}</section> }
}

#[component]
pub fn Others(props: Signal<BoardProps>) -> impl IntoView {
    let text = move || props.with(|p| p.seat_names.join(", "));
    view! { <section class="sheet">{text}</section> }
}

#[component]
pub fn Store(props: Signal<BoardProps>) -> impl IntoView {
    let text = move || props.with(|p| p.view.table.bag.total());
    view! { <section class="sheet">{text}</section> }
}
