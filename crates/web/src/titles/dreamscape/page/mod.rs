//! The pages of Dreamscape. Its boards show a view and a list of choices and emit intents; the
//! library draws them without a browser.

mod companion;
mod controller;
mod difficulty;
mod dreamscape_board;
mod end;
mod hint_page;
mod lesson;
mod motion;
mod new_game;
mod replay;
mod review;
mod rules;
mod table;

use std::cell::OnceCell;

use leptos::prelude::*;
use lucid_dreamscape::{Action, CardId, Colour, LinkSet, Location};
use lucid_tabletop::Seat;
use lucid_web::dreamscape::draw::cards::CardsUi;
use lucid_web::dreamscape::draw::world::WorldUi;
use lucid_web::dreamscape::draw::{El, Intent, cards, hands, others, purposes, store, world};

use crate::board::{Drawing, InteractiveDrawing, Pointed};

pub(crate) use companion::companion_page;
pub(crate) use controller::Controller;
pub(crate) use dreamscape_board::Dreamscape3d;
pub(crate) use end::end_page;
pub(crate) use hint_page::{HintOf, hint_page};
pub(crate) use lucid_web::dreamscape::draw::BoardProps;
pub(crate) use rules::rules;
pub(crate) use table::{dreamscape_table, table};

/// The card whose best fit is shown on the viewer's Dreamscape: the one under the pointer or
/// the focus, on any board.
pub(crate) fn shown_card() -> ArcRwSignal<Option<CardId>> {
    thread_local! {
        static SHOWN: OnceCell<ArcRwSignal<Option<CardId>>> = const { OnceCell::new() };
    }
    SHOWN.with(|shown| shown.get_or_init(|| ArcRwSignal::new(None)).clone())
}

/// The Dreamworld: `act` plays what is legal, `ask` asks why something is illegal.
#[component]
pub(crate) fn Dreamworld(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    ask: Callback<Action>,
    /// The links travelled in this turn.
    #[prop(optional)]
    trail: Option<Signal<LinkSet>>,
) -> impl IntoView {
    let ui = RwSignal::new(WorldUi::default());
    motion::travels(props);
    let draw = Callback::new(move |()| -> Drawing<Intent> {
        let ui = WorldUi {
            trail: trail.map(|trail| trail.get()).unwrap_or_default(),
            ..ui.get()
        };
        let props = props.get();
        Box::new(move || world::world(&props, ui))
    });
    let point = Callback::new(move |pointed: Pointed| {
        let near = pointed.number("data-isle").and_then(Location::numbered);
        if ui.with_untracked(|ui| ui.near) != near {
            ui.update(|ui| ui.near = near);
        }
    });
    let press = Callback::new(move |intent| match intent {
        Intent::Act(action) => {
            ui.set(WorldUi::default());
            act.run(action);
        }
        Intent::Ask(action) => ask.run(action),
        Intent::OpenLocation(location) => ui.update(|ui| {
            ui.open = (ui.open != Some(location)).then_some(location);
        }),
        _ => ui.set(WorldUi::default()),
    });
    InteractiveDrawing {
        point: Some(point),
        ..InteractiveDrawing::new(draw, press)
    }
    .view()
}

/// The viewer's Hands; `select` selects or deselects a shard.
#[component]
pub(crate) fn Hands(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    select: Callback<Option<Colour>>,
    #[prop(optional)] ask: Option<Callback<Action>>,
) -> impl IntoView {
    let draw = drawn(props, hands::hands);
    let press = Callback::new(move |intent| match intent {
        Intent::Act(action) => act.run(action),
        Intent::Ask(action) => {
            if let Some(ask) = ask {
                ask.run(action);
            }
        }
        Intent::Select(colour) => select.run(colour),
        _ => select.run(None),
    });
    // The keys 1 to 6 while the focus is here; elsewhere they belong to the bar.
    let key = Callback::new(move |key: String| {
        let colour = (key.parse::<usize>().ok())
            .and_then(|number| Colour::ALL.get(number.wrapping_sub(1)).copied());
        match colour {
            Some(colour) if props.with(|p| p.player(p.own()).hands[colour] > 0) => {
                let chosen = props.with(|p| p.selected == Some(colour));
                select.run((!chosen).then_some(colour));
                true
            }
            _ => false,
        }
    });
    InteractiveDrawing {
        key: Some(key),
        ..InteractiveDrawing::new(draw, press)
    }
    .view()
}

/// The cards that the viewer has drawn, large, in place of the Dreamworld. Where there is room
/// for only one, a press on another brings it to the front.
pub(crate) fn candidates(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    is_narrow: fn() -> bool,
) -> AnyView {
    let middle = RwSignal::new(None::<CardId>);
    let shown = shown_card();
    let drawn_shown = shown.clone();
    let draw = Callback::new(move |()| -> Drawing<Intent> {
        let (props, shown, middle) = (props.get(), drawn_shown.get(), middle.get());
        Box::new(move || cards::candidates(&props, shown, middle))
    });
    let press = Callback::new(move |intent| match intent {
        Intent::Act(Action::Keep(card)) if is_narrow() && middle.get_untracked() != Some(card) => {
            middle.set(Some(card));
        }
        Intent::Act(action) => act.run(action),
        _ => {}
    });
    let leave = shown.clone();
    on_cleanup(move || leave.set(None));
    let point = Callback::new(move |pointed: Pointed| {
        if let Some(index) = pointed.number("data-card") {
            let card = Some(CardId::new(index));
            if shown.get_untracked() != card {
                shown.set(card);
            }
        }
    });
    InteractiveDrawing {
        point: Some(point),
        ..InteractiveDrawing::new(draw, press)
    }
    .view()
}

/// The viewer's Dreamcards, including drawn ones unless they are shown apart.
#[component]
pub(crate) fn Cards(
    props: Signal<BoardProps>,
    act: Callback<Action>,
    ask: Callback<Action>,
    #[prop(optional)] apart: bool,
) -> impl IntoView {
    let open = RwSignal::new(None::<CardId>);
    let shown = shown_card();
    let drawn_shown = shown.clone();
    let draw = Callback::new(move |()| -> Drawing<Intent> {
        let ui = CardsUi {
            open: open.get(),
            shown: drawn_shown.get(),
            apart,
        };
        let props = props.get();
        Box::new(move || cards::cards(&props, ui))
    });
    let press = Callback::new(move |intent| match intent {
        Intent::Act(action) => {
            open.set(None);
            act.run(action);
        }
        Intent::Ask(action) => ask.run(action),
        Intent::OpenCard(card) => open.update(|open| *open = (*open != Some(card)).then_some(card)),
        _ => open.set(None),
    });
    let point = Callback::new(move |pointed: Pointed| {
        let card = pointed.number("data-card").map(CardId::new);
        let card = card.or_else(|| open.get_untracked());
        if shown.get_untracked() != card {
            shown.set(card);
        }
    });
    InteractiveDrawing {
        point: Some(point),
        ..InteractiveDrawing::new(draw, press)
    }
    .view()
}

/// The purposes with everybody's standing.
#[component]
pub(crate) fn Purposes(props: Signal<BoardProps>) -> impl IntoView {
    let draw = drawn(props, purposes::purposes);
    InteractiveDrawing::new(draw, Callback::new(|_| ())).view()
}

/// The other players.
#[component]
pub(crate) fn Others(props: Signal<BoardProps>) -> impl IntoView {
    let open = RwSignal::new(None::<Seat>);
    let draw = Callback::new(move |()| -> Drawing<Intent> {
        let (props, open) = (props.get(), open.get());
        Box::new(move || others::others(&props, open))
    });
    let press = Callback::new(move |intent| {
        if let Intent::OpenSeat(seat) = intent {
            open.set(seat);
        }
    });
    InteractiveDrawing::new(draw, press).view()
}

/// Bag, decks, trees and nightmares. With handlers, decks are buttons.
#[component]
pub(crate) fn Store(
    props: Signal<BoardProps>,
    #[prop(optional)] act: Option<Callback<Action>>,
    #[prop(optional)] ask: Option<Callback<Action>>,
) -> impl IntoView {
    let draw = drawn(props, store::store);
    let press = Callback::new(move |intent| match (intent, act, ask) {
        (Intent::Act(action), Some(act), _) => act.run(action),
        (Intent::Ask(action), _, Some(ask)) => ask.run(action),
        _ => {}
    });
    InteractiveDrawing::new(draw, press).view()
}

/// A drawing that depends on the properties alone.
fn drawn(props: Signal<BoardProps>, draw: fn(&BoardProps) -> El) -> Callback<(), Drawing<Intent>> {
    Callback::new(move |()| -> Drawing<Intent> {
        let props = props.get();
        Box::new(move || draw(&props))
    })
}

/// A shard in a line of text.
pub(crate) fn token(colour: Colour) -> AnyView {
    crate::ui::drawing("tok", "-21 -21 42 43", lucid_art::drawings::token(colour))
}
