//! A read-only position of Dream Runners, for replays and lessons.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use lucid_dream_runners::resolution::Situation;
use lucid_dream_runners::{DreamRunners, Spot, View};
use lucid_tabletop::Seat;
use lucid_web::drawing::El;
use lucid_web::dream_runners::draw::{BoardLook, board, preview, serenity_track, star_track};

use super::side::tok;
use crate::app::app;
use crate::board::{cell, patch};
use crate::ui::{badge, sky};
use lucid_web::drawing::seat_class;

/// The board of a seat with its owner's purse and both tracks. With `foretell`, it shows the
/// preview of the composition; `press` is called with pressed cells.
#[component]
pub fn RunnersBoard(
    game: Arc<DreamRunners>,
    #[prop(into)] view: Signal<View>,
    #[prop(into)] seat: Signal<Seat>,
    #[prop(into)] names: Signal<Vec<String>>,
    #[prop(default = false)] foretell: bool,
    #[prop(optional)] press: Option<Callback<Spot>>,
) -> impl IntoView {
    let app = app();
    let game = StoredValue::new(game);
    let host = NodeRef::<html::Div>::new();
    let at = StoredValue::new(None::<String>);
    let name =
        move || names.with(|names| names.get(seat.get().index()).cloned().unwrap_or_default());
    Effect::new(move |before: Option<Option<El>>| {
        let texts = app.texts.get();
        let host = host.get()?;
        let drawing = view.with(|view| {
            let seat = seat.get();
            let draft = view.drafts[seat].unwrap_or_default();
            let game = &*game.get_value();
            let comes = foretell
                .then(|| preview(game, &view.table, seat, &draft))
                .flatten();
            board(&BoardLook {
                game,
                table: &view.table,
                draft: &draft,
                preview: comes.as_ref(),
                hand: None,
                advised: &[],
                lit: None,
                open: &[],
                texts: &texts,
                label: texts.dream_of(name()),
            })
        });
        let focused = cell::focused(&host);
        patch::patch(&host, before.flatten().as_ref(), &drawing);
        cell::settle(&host, at.get_value().as_deref(), focused.is_some());
        Some(drawing)
    });
    let pressed = move |target| {
        let found = cell::of(target).and_then(|cell| cell.get_attribute("data-cell"));
        if let (Some(press), Some(spot)) = (press, found.as_deref().and_then(Spot::named)) {
            press.run(spot);
        }
    };
    let focusin = move |event: leptos::ev::FocusEvent| {
        if let (Some(host), Some(found)) = (host.get_untracked(), cell::of(event.target())) {
            at.set_value(found.get_attribute("data-cell"));
            cell::settle(&host, at.get_value().as_deref(), false);
        }
    };
    let keydown = move |event: leptos::ev::KeyboardEvent| {
        let key = event.key();
        let used = match key.as_str() {
            "Enter" | " " => {
                pressed(event.target());
                true
            }
            "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => host
                .get_untracked()
                .is_some_and(|host| cell::go(&host, &key)),
            _ => false,
        };
        if used {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    let track = move |stars: bool| {
        view.with(|view| {
            let at: Vec<(Seat, u8)> = Seat::first(names.with(Vec::len))
                .map(|seat| {
                    let has = view.table.players[seat].situation;
                    (seat, if stars { has.stars } else { has.serenity })
                })
                .collect();
            let label = app.texts.with(|texts| {
                texts.phrase(match stars {
                    true => lucid_texts::Phrase::StarTrack,
                    false => lucid_texts::Phrase::SerenityTrack,
                })
            });
            let game = &*game.get_value();
            match stars {
                true => star_track(game, label, &at).markup(),
                false => serenity_track(game, label, &at, None).markup(),
            }
        })
    };
    let has = move || purse(&view.with(|view| view.table.players[seat.get()].situation));
    view! {
        <div class="runners-position">
            <div class=move || format!("dream scene grain {}", seat_class(seat.get()))>
                {sky()}
                <div
                    class="quilt-host"
                    node_ref=host
                    on:click=move |event| pressed(event.target())
                    on:keydown=keydown
                    on:focusin=focusin
                ></div>
            </div>
            <div class="sheet tracks">
                <p class="who">{move || badge(seat.get())} <b>{name}</b> <span class="has">{has}</span></p>
                <div inner_html=move || track(false)></div>
                <div inner_html=move || track(true)></div>
            </div>
        </div>
    }
}

/// A player's purse in small drawings.
fn purse(has: &Situation) -> impl IntoView + use<> {
    let [blue, white, orange, green] = has.fragments;
    [
        ("cell-coin", has.coins),
        ("cell-key", has.keys),
        ("cell-frag-blue", blue),
        ("cell-frag-white", white),
        ("cell-frag-orange", orange),
        ("cell-frag-green", green),
    ]
    .map(|(sign, count)| view! { <span>{tok(sign)} {count}</span> })
    .collect_view()
}
