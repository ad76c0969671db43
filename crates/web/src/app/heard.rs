//! Tells a test which messages its page says.

use js_sys::{Function, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast as _, JsValue};

/// Calls the function `heard` of a test, if there is one, with each message once.
pub fn listen() {
    lucid_texts::heard::listen(|id| {
        let heard = Reflect::get(&window(), &JsValue::from("heard"));
        if let Some(heard) = heard
            .ok()
            .and_then(|heard| heard.dyn_into::<Function>().ok())
        {
            let _ = heard.call1(&JsValue::NULL, &JsValue::from(id));
        }
    });
}
