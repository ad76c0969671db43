//! The boards as views, for the rooms.

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour};
use lucid_tabletop::Seat;
use lucid_web::draw::BoardProps;

use super::scape::dreamscape_board;
use super::{cards_board, hands_board, others_board, purposes_board, store_board, world_board};

/// The Dreamworld: `act` plays what is legal, `ask` asks why something is not.
#[component]
pub(crate) fn Dreamworld(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    ask: Callback<Action>,
) -> impl IntoView {
    world_board(props, act, ask, None).view()
}

/// A Dreamscape; only the viewer's own offers choices.
#[component]
pub(crate) fn Dreamscape3d(
    props: Signal<BoardProps>,
    seat: Seat,
    act: Callback<Action>,
    ask: Callback<Action>,
) -> impl IntoView {
    dreamscape_board(props, seat, act, ask).view()
}

/// The viewer's Hands; `select` takes a shard up or lays it back.
#[component]
pub(crate) fn Hands(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    select: Callback<Option<Colour>>,
) -> impl IntoView {
    hands_board(props, act, select, None).view()
}

/// The viewer's Dreamcards.
#[component]
pub(crate) fn Cards(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    ask: Callback<Action>,
) -> impl IntoView {
    cards_board(props, act, ask).view()
}

/// The purposes with everybody's standing.
#[component]
pub(crate) fn Purposes(props: Signal<BoardProps>) -> impl IntoView {
    purposes_board(props).view()
}

/// The other players.
#[component]
pub(crate) fn Others(props: Signal<BoardProps>) -> impl IntoView {
    others_board(props).view()
}

/// Bag, decks, trees and nightmares. Decks that can be drawn from are buttons, if
/// somebody listens.
#[component]
pub(crate) fn Store(
    props: Signal<BoardProps>,
    #[prop(optional)] act: Option<Callback<Action>>,
) -> impl IntoView {
    store_board(props, act, None).view()
}
