//! What has happened, the latest first. A line that is pointed at marks on the
//! boards what it speaks of.

use dreamscape::{Deed, Event};
use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use wasm_bindgen::JsCast as _;
use web::guide::mentions::mentions;
use web::journal::{is_told, seat_of};
use web_sys::{Element, EventTarget};

use super::teller::Teller;
use crate::app::{app, say};
use crate::boards::mark;
use crate::desk::{Desk, Line};
use crate::ui::{badge, drawing, icon};

/// How many lines are shown unless all are asked for.
const SHORT: usize = 40;

pub(super) fn journal(desk: Desk, teller: Teller) -> impl IntoView {
    let app = app();
    let all = RwSignal::new(false);
    let lines = move || {
        let most = if all.get() { usize::MAX } else { SHORT };
        // What is still to be told is not written yet.
        let ahead = teller.now().map_or(0, |now| now.ahead);
        desk.journal.with(|lines| {
            let lines = lines.iter().rev().skip(ahead);
            let lines = lines.filter(|line| is_told(&line.event));
            lines.take(most).cloned().collect::<Vec<Line>>()
        })
    };
    // A line is written once; it is written anew in another language, and when
    // something was taken back.
    let key = move |line: &Line| {
        let language = app.texts.with(|texts| texts.language());
        (line.number, desk.retold.get(), language)
    };
    let point = move |target: Option<EventTarget>| {
        let number = line_at(target).and_then(|line| line.get_attribute("data-line"));
        let event = number.and_then(|number| {
            let number: usize = number.parse().ok()?;
            desk.journal
                .with_untracked(|lines| lines.get(number).map(|line| line.event))
        });
        let places = match event {
            Some(event) => desk.game.with_value(|game| mentions(game, &event)),
            None => Vec::new(),
        };
        mark(&places);
    };
    let keydown = move |event: web_sys::KeyboardEvent| {
        let down = match event.key().as_str() {
            "ArrowDown" => true,
            "ArrowUp" => false,
            _ => return,
        };
        if step(event.target(), down) {
            event.prevent_default();
        }
    };
    on_cleanup(|| mark(&[]));
    view! {
        <section class="sheet journal">
            <h2>
                {say(Phrase::Journal)}
                <button class="open end" aria-pressed=move || all.get().to_string()
                    aria-label=say(Phrase::Journal) on:click=move |_| all.update(|all| *all = !*all)>
                    {icon("expand")}
                </button>
            </h2>
            <ol class:all=move || all.get() tabindex="0" aria-label=say(Phrase::Journal)
                on:pointerover=move |event| point(event.target())
                on:pointerleave=move |_| point(None)
                on:focusin=move |event| point(event.target())
                on:focusout=move |_| point(None)
                on:keydown=keydown>
                <For each=lines key=key children=move |line| told(desk, line)/>
            </ol>
        </section>
    }
}

fn line_at(target: Option<EventTarget>) -> Option<Element> {
    let at = target?.dyn_into::<Element>().ok()?;
    at.closest("[data-line]").ok().flatten()
}

/// Moves the focus to the next line or the one before.
fn step(target: Option<EventTarget>, down: bool) -> bool {
    let next = match line_at(target.clone()) {
        Some(line) if down => line.next_element_sibling(),
        Some(line) => line.previous_element_sibling(),
        None => target
            .and_then(|target| target.dyn_into::<Element>().ok())
            .and_then(|list| list.first_element_child()),
    };
    let next = next.and_then(|next| next.dyn_into::<web_sys::HtmlElement>().ok());
    next.is_some_and(|next| next.focus().is_ok())
}

fn told(desk: Desk, line: Line) -> impl IntoView {
    let texts = app().texts.get_untracked();
    let names = |seat: Seat| desk.name(seat);
    let text = desk
        .game
        .with_value(|game| texts.event(game, &names, &line.event));
    let points = match line.event {
        Event::Scored { points, .. } | Event::Nightmare(Deed::Scores { points, .. }) => {
            Some(points)
        }
        _ => None,
    };
    let cycle = matches!(line.event, Event::Cycle(_));
    let sign = match (&line.event, seat_of(&line.event)) {
        (_, Some(seat)) => Some(badge(seat).into_any()),
        (Event::Nightmare(_) | Event::HisMarker(_), None) => {
            Some(drawing("rival", "-40 -112 80 120", "nightmare").into_any())
        }
        _ => None,
    };
    view! {
        <li class:chapter=cycle tabindex="-1" data-line=line.number>
            <span>{sign}</span>
            <span>{text}</span>
            {points.map(|points| view! {
                <b class:loss=points < 0>{format!("{points:+}")}</b>
            })}
        </li>
    }
}
