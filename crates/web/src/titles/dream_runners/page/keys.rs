//! Keys for the whole table.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, HtmlElement, KeyboardEvent, WheelEvent};

use super::drag::Drag;
use super::selection::Selection;
use crate::ui::{has_modifier, is_typing, press};

/// Listens to keys and the wheel.
pub fn listen(play: Selection, drag: Drag) {
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if has_modifier(&event) || is_typing(&event) {
            return;
        }
        if press_key(play, drag, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    turn_by_wheel(drag);
}

/// The wheel turns what is dragged.
fn turn_by_wheel(drag: Drag) {
    let turn = Closure::<dyn Fn(WheelEvent)>::new(move |event: WheelEvent| {
        let quarters = if event.delta_y() > 0.0 { 1 } else { 3 };
        if drag.turn(quarters) {
            event.prevent_default();
        }
    });
    // Not passive: turning a segment must not scroll the page.
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    let listener: js_sys::Function = turn.into_js_value().unchecked_into();
    let window = window();
    let _ = window.add_event_listener_with_callback_and_add_event_listener_options(
        "wheel", &listener, &options,
    );
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || {
        listener.with_value(|listener| {
            let _ =
                leptos::prelude::window().remove_event_listener_with_callback("wheel", listener);
        });
    });
}

/// Handles a key; returns whether it was used.
fn press_key(play: Selection, drag: Drag, event: &KeyboardEvent) -> bool {
    let controller = play.controller;
    let composing = untrack(|| controller.composer()).is_some();
    match event.key().as_str() {
        "r" | "R" if composing => {
            let quarters = if event.shift_key() { 3 } else { 1 };
            if !drag.turn(quarters) {
                play.turn(quarters);
            }
            true
        }
        "Backspace" | "Delete" if composing => {
            play.take_back();
            true
        }
        "h" | "H" => press(".hint-ask"),
        "Escape" => {
            // First what is open above the bar or in the hand, then the hint.
            if document().query_selector(".parts").ok().flatten().is_some() {
                return press(".more-acts");
            }
            if play.held.with_untracked(Option::is_none) {
                press(".hint .close");
            }
            play.let_go();
            false
        }
        "s" | "S"
            if controller
                .untold
                .with_untracked(|untold| !untold.is_empty()) =>
        {
            controller.skip();
            true
        }
        "m" | "M" if !composing => press(".more-acts:not([hidden])"),
        "u" | "U" if !composing => {
            controller.undo();
            true
        }
        digit if digit.len() == 1 && matches!(digit.as_bytes()[0], b'1'..=b'9') => {
            // What is open above the bar is counted anew.
            let pressed = press(&format!(".parts .part:nth-of-type({digit})"))
                || press(&format!("[data-key=\"{digit}\"]"));
            if pressed && composing {
                focus_board();
            }
            pressed
        }
        _ => false,
    }
}

/// Gives the focus to the board.
pub fn focus_board() {
    let stop = document()
        .query_selector(".dream [data-cell][tabindex=\"0\"]")
        .ok()
        .flatten();
    if let Some(stop) = stop {
        // SVG elements have the method, too.
        let stop: &HtmlElement = stop.unchecked_ref();
        let _ = stop.focus();
    }
}
