//! Keys and focus, for pages with keyboard shortcuts.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

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

/// Whether an event belongs to a field that is being filled in.
pub fn is_typing(event: &web_sys::Event) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}
