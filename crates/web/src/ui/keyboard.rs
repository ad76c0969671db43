//! Keys and focus, for pages with keyboard shortcuts.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::device;

/// The first element of the page that a selector finds.
fn found(selector: &str) -> Option<HtmlElement> {
    let found = document().query_selector(selector).ok().flatten();
    found.and_then(|found| found.dyn_into().ok())
}

/// Presses a button of the page; whether there was one.
pub fn press(selector: &str) -> bool {
    let button = found(selector);
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}

/// Gives the focus to something of the page, without scrolling to it.
pub fn focus(selector: &str) {
    if let Some(element) = found(selector) {
        device::focus(&element);
    }
}

/// Moves the focus to the element with an id, and scrolls to it, once it has been drawn.
pub fn jump_to(id: impl Into<String>) {
    let id = id.into();
    request_animation_frame(move || {
        if let Some(element) = found(&format!("[id=\"{id}\"]")) {
            let _ = element.focus();
        }
    });
}

/// Whether a key was pressed together with a modifier, which makes it the browser's.
pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Whether an event belongs to a field that is being filled in.
pub fn is_typing(event: &web_sys::Event) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}
