//! The answer to “why not?”, beside the thing that was pressed.

use leptos::prelude::*;
use texts::Phrase;

use crate::app::{app, say};
use crate::boards::last_pressed;
use crate::desk::Desk;
use crate::ui::icon;

/// How wide the answer may be.
const WIDE: f64 = 300.0;

/// The pill with the reason and the rule's id.
pub(super) fn pill(desk: Desk) -> impl IntoView {
    let app = app();
    // A press elsewhere closes it; the press that asks comes first.
    let elsewhere = window_event_listener(leptos::ev::pointerdown, move |event| {
        use wasm_bindgen::JsCast as _;
        let target = event.target();
        let at = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let inside = at.and_then(|at| at.closest(".why-pill").ok().flatten());
        if inside.is_none() && desk.why.with_untracked(Option::is_some) {
            desk.why.set(None);
        }
    });
    on_cleanup(move || elsewhere.remove());
    move || {
        let refusal = desk.why.get()?;
        let texts = app.texts.get();
        let told = desk.game.with_value(|game| texts.refusal(game, refusal));
        let rule = texts.rule_named(refusal.rule());
        let (left, top, above) = place();
        Some(view! {
            <div class="why-pill" class:above=above
                style:left=format!("{left:.0}px") style:top=format!("{top:.0}px")>
                <p>
                    {icon("why")}
                    <span>{told} <a class="tag no" href=format!("/learn/rules/{}", refusal.rule())>{rule}</a></span>
                    <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| desk.why.set(None)>
                        {icon("close")}
                    </button>
                </p>
            </div>
        })
    }
}

/// Left and top on the page, and whether it stands above its target.
fn place() -> (f64, f64, bool) {
    let number = |value: Result<wasm_bindgen::JsValue, _>| {
        let value: Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue> = value;
        value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0)
    };
    let (width, height) = (
        number(window().inner_width()),
        number(window().inner_height()),
    );
    let (x, y) = (
        window().scroll_x().unwrap_or(0.0),
        window().scroll_y().unwrap_or(0.0),
    );
    let wide = WIDE.min(width - 16.0);
    let Some((left, top, across, tall)) = last_pressed() else {
        return (x + (width - wide) / 2.0, y + height / 3.0, false);
    };
    let middle = left + across / 2.0 - wide / 2.0;
    let left = x + middle.clamp(8.0, (width - wide - 8.0).max(8.0));
    // Below the thing, unless the bar of choices is there.
    match top + tall + 190.0 > height {
        true => (left, y + top.max(120.0) - 6.0, true),
        false => (left, y + (top + tall).max(8.0) + 6.0, false),
    }
}
