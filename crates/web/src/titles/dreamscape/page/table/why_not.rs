//! The answer to “why not?”, beside the thing that was pressed.

use leptos::prelude::*;
use lucid_art::Number;
use lucid_texts::Phrase;
use wasm_bindgen::JsCast as _;

use crate::app::{app, say};
use crate::board::last_pressed;
use crate::dreamscape::Controller;
use crate::ui::{icon, on_window};

/// How wide the answer may be.
const WIDE: f64 = 300.0;

/// The pill with the reason and the rule's id.
pub(super) fn pill(controller: Controller) -> AnyView {
    let app = app();
    // A press elsewhere closes it; this runs before the press that asks.
    on_window("pointerdown", move |event| {
        let target = event.target();
        let at = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let inside = at.and_then(|at| at.closest(".why-pill").ok().flatten());
        if inside.is_none() && controller.why.with_untracked(Option::is_some) {
            controller.why.set(None);
        }
    });
    let pill = move || {
        let refusal = controller.why.get()?;
        let texts = app.texts.get();
        let told = controller
            .game
            .with_value(|game| texts.refusal(game, refusal));
        let address = format!("/learn/rules/{}", refusal.rule());
        let rule = texts.rule(refusal.rule());
        let (left, top, above) = place();
        Some(view! {
            <div class="why-pill" class:above=above
                style:left=format!("{}px", Number(left)) style:top=format!("{}px", Number(top))>
                <p>
                    {icon("why")}
                    <span>{told}<a class="tag no" href=address>{rule}</a></span>
                    <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| controller.why.set(None)>
                        {icon("close")}
                    </button>
                </p>
            </div>
        })
    };
    pill.into_any()
}

/// Left and top on the page, and whether it is above its target.
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
    let left = x + middle.min(width - wide - 8.0).max(8.0);
    // Below the target, unless the bar of choices is there.
    match top + tall + 190.0 > height {
        true => (left, y + top.max(120.0) - 6.0, true),
        false => (left, y + (top + tall).max(8.0) + 6.0, false),
    }
}
