//! A drawing on the page: brought up to date as its signals change, and a
//! navigable grid for pointer, keys and screen readers.

use std::cell::Cell;

use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web::draw::{El, Intent};
use web_sys::{Element, EventTarget};

use super::motion::Pieces;
use super::{cell, patch};

thread_local! {
    static PRESSED: Cell<Option<Bounds>> = const { Cell::new(None) };
}

/// Left, top, width and height on the screen.
pub(crate) type Bounds = (f64, f64, f64, f64);

/// Where on the screen the thing lay that was pressed last.
pub(crate) fn last_pressed() -> Option<Bounds> {
    PRESSED.get()
}

/// What the pointer or the focus is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pointed {
    /// A slot of a Dreamscape, by name.
    Slot(String),
    /// A card, by number.
    Card(usize),
    /// A location, by number.
    Isle(u8),
    /// Nothing of the kind.
    Nothing,
}

/// Shows a drawing. `press` hears what is pressed, `point` what is pointed at, and
/// `key` of keys that nothing else uses; it says whether it had a use for one.
#[component]
pub(crate) fn Canvas(
    draw: Callback<(), El>,
    press: Callback<Intent>,
    #[prop(optional)] point: Option<Callback<Pointed>>,
    #[prop(optional)] key: Option<Callback<String, bool>>,
) -> impl IntoView {
    let host = NodeRef::<html::Div>::new();
    let intents = StoredValue::new(Vec::<Intent>::new());
    let at = StoredValue::new(None::<String>);
    Effect::new(move |before: Option<El>| {
        let mut drawing = draw.run(());
        let presses = drawing.number_presses();
        let Some(host) = host.get() else {
            return el_of_nothing();
        };
        let pieces = Pieces::of(&host);
        let focused = cell::focused(&host);
        let before = before.filter(|before| !before.tag.is_empty());
        patch::patch(&host, before.as_ref(), &drawing);
        intents.set_value(presses);
        cell::settle(&host, at.get_value().as_deref(), focused.is_some());
        pieces.glide(&host);
        drawing
    });
    let pressed = move |target: Option<EventTarget>| {
        let found = element(target).and_then(|at| at.closest("[data-press]").ok().flatten());
        let Some((found, index)) = found.and_then(|found| {
            let index = found.get_attribute("data-press")?;
            Some((found, index))
        }) else {
            return false;
        };
        let intent = (index.parse::<usize>().ok())
            .and_then(|index| intents.with_value(|all| all.get(index).copied()));
        if let Some(intent) = intent {
            PRESSED.set(Some(cell::bounds(&found)));
            press.run(intent);
        }
        intent.is_some()
    };
    let pointed = move |target: Option<EventTarget>| {
        if let Some(point) = point {
            point.run(pointed_at(target));
        }
    };
    let click = move |event: MouseEvent| {
        pressed(event.target());
    };
    let focusin = move |event: FocusEvent| {
        if let (Some(host), Some(found)) = (host.get_untracked(), cell::of(event.target())) {
            at.set_value(found.get_attribute("data-cell"));
            cell::settle(&host, at.get_value().as_deref(), false);
        }
        pointed(event.target());
    };
    let keydown = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let name = event.key();
        let used = match name.as_str() {
            // Buttons of HTML answer to these by themselves.
            "Enter" | " " if is_drawn(event.target()) => pressed(event.target()),
            "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => match host.get_untracked() {
                Some(host) => cell::go(&host, &name),
                None => false,
            },
            "Escape" => {
                press.run(Intent::Close);
                false
            }
            _ => key.is_some_and(|key| key.run(name)),
        };
        if used {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    view! {
        <div
            class="canvas"
            node_ref=host
            on:click=click
            on:keydown=keydown
            on:focusin=focusin
            on:focusout=move |_| pointed(None)
            on:pointerover=move |event: PointerEvent| pointed(event.target())
            on:pointerleave=move |_| pointed(None)
        ></div>
    }
}

/// What stands for “nothing has been drawn yet”.
fn el_of_nothing() -> El {
    web::draw::el("")
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()
}

/// Whether it is a part of a drawing, which has no keys of its own.
fn is_drawn(target: Option<EventTarget>) -> bool {
    element(target).is_some_and(|at| !matches!(at.tag_name().as_str(), "BUTTON" | "A"))
}

fn pointed_at(target: Option<EventTarget>) -> Pointed {
    let Some(at) = element(target) else {
        return Pointed::Nothing;
    };
    let attribute = |name: &str| {
        let found = at.closest(&format!("[{name}]")).ok().flatten()?;
        found.get_attribute(name)
    };
    let isle = attribute("data-isle").and_then(|number| number.parse().ok());
    match (attribute("data-slot"), attribute("data-card")) {
        _ if isle.is_some() => isle.map_or(Pointed::Nothing, Pointed::Isle),
        (Some(slot), _) => Pointed::Slot(slot),
        (_, Some(card)) => match card.parse() {
            Ok(index) => Pointed::Card(index),
            Err(_) => Pointed::Nothing,
        },
        _ => Pointed::Nothing,
    }
}
