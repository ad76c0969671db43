//! The journal with the current line marked; every line leads to its step.

use leptos::html;
use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::replay;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::player::RecordPlayer;
use crate::app::say;

pub(crate) fn journal(player: RecordPlayer) -> impl IntoView {
    let host = NodeRef::<html::Div>::new();
    let markup = move || player.lines.with(|lines| replay::journal(lines).markup());
    let jump = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        let line = target.and_then(|at| at.closest("[data-step]").ok().flatten());
        let step = line.and_then(|line| line.get_attribute("data-step"));
        if let Some(step) = step.and_then(|step| step.parse().ok()) {
            player.jump(step);
        }
    };
    // The list is built once; only the mark moves.
    Effect::new(move |_| {
        let moment = player.moment.get();
        let told = player.lines.with(|lines| {
            let before = lines.iter().rev().find(|line| line.step <= moment);
            before.map(|line| line.step)
        });
        let Some(host) = host.get() else { return };
        request_animation_frame(move || mark(&host, told));
    });
    view! {
        <section class="sheet journal replayed">
            <h2>{say(Phrase::Journal)}</h2>
            <div class="lines" node_ref=host on:click=jump inner_html=markup></div>
        </section>
    }
}

/// Marks the lines of a step, and scrolls the list, not the page.
fn mark(host: &HtmlElement, step: Option<usize>) {
    while let Ok(Some(old)) = host.query_selector("[aria-current]") {
        let _ = old.remove_attribute("aria-current");
    }
    let Some(step) = step else {
        host.set_scroll_top(0);
        return;
    };
    let Ok(found) = host.query_selector_all(&format!("[data-step=\"{step}\"]")) else {
        return;
    };
    for index in 0..found.length() {
        let Some(line) = found
            .item(index)
            .and_then(|line| line.dyn_into::<HtmlElement>().ok())
        else {
            continue;
        };
        let _ = line.set_attribute("aria-current", "step");
        let (top, height) = (line.offset_top(), line.offset_height());
        let room = host.client_height();
        if top < host.scroll_top() || top + height > host.scroll_top() + room {
            host.set_scroll_top(top - room / 2);
        }
    }
}
