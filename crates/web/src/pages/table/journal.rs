//! What has happened, the latest first. A line that is pointed at marks on the
//! boards what it speaks of.

use std::cell::RefCell;

use dreamscape::{Deed, Event};
use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use wasm_bindgen::JsCast as _;
use web::draw::BoardProps;
use web::guide::mentions::mentions;
use web::journal::{is_told, seat_of};
use web_sys::{Element, EventTarget};

use super::teller::Teller;
use crate::app::{App, app};
use crate::boards::mark;
use crate::desk::{Desk, Line};
use crate::dom::{Dom, follow, of, tag};
use crate::parts::{badge, button, icon, rival};

/// How many lines are shown unless all are asked for.
const SHORT: usize = 40;

/// The journal. It goes with the drawings that it stands beside, which may be a
/// moment behind the game.
pub(super) fn journal(desk: Desk, teller: Teller, drawn: Signal<BoardProps>) -> Dom {
    let app = app();
    let all = RwSignal::new(false);
    let lines = move || {
        let most = if all.get() { usize::MAX } else { SHORT };
        drawn.track();
        // What is still to be told is not written yet.
        let ahead = untrack(|| teller.now()).map_or(0, |now| now.ahead);
        desk.journal.with_untracked(|lines| {
            let lines = lines.iter().rev().skip(ahead);
            let lines = lines.filter(|line| is_told(&line.event));
            lines.take(most).cloned().collect::<Vec<Line>>()
        })
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
    let keydown = move |event: web_sys::Event| {
        let pressed: &web_sys::KeyboardEvent = event.unchecked_ref();
        let down = match pressed.key().as_str() {
            "ArrowDown" => true,
            "ArrowUp" => false,
            _ => return,
        };
        if step(event.target(), down) {
            event.prevent_default();
        }
    };
    on_cleanup(|| mark(&[]));
    let list = tag("ol")
        .live_class("all", move || all.get())
        .attr("tabindex", "0")
        .named(Phrase::Journal)
        .on("pointerover", move |event| point(event.target()))
        .on("pointerleave", move |_| point(None))
        .on("focusin", move |event| point(event.target()))
        .on("focusout", move |_| point(None))
        .on("keydown", keydown);
    write(app, desk, list.element().clone(), Box::new(lines));
    let expand = button("open end", move || all.update(|all| *all = !*all))
        .live_attr("aria-pressed", move || Some(all.get().to_string()))
        .named(Phrase::Journal)
        .with(icon("expand"));
    of("section", "sheet journal")
        .with(tag("h2").say(Phrase::Journal).with(expand))
        .with(list)
}

/// Writes lines into a list, the latest first. A line is written once; all are
/// written anew in another language, and when something was taken back.
fn write(app: App, desk: Desk, list: Element, lines: Box<dyn Fn() -> Vec<Line>>) {
    let written = RefCell::new((None, Vec::<usize>::new()));
    follow(Box::new(move || {
        let lines = lines();
        let language = app.texts.with(|texts| texts.language());
        let told_in = Some((desk.retold.get_untracked(), language));
        let (before, numbers) = &mut *written.borrow_mut();
        // How many are newer than the newest that is there.
        let newest = numbers.first().copied();
        let new = lines.iter().position(|line| Some(line.number) == newest);
        let new = match new {
            Some(new) if *before == told_in => new,
            _ => {
                list.set_text_content(None);
                numbers.clear();
                0
            }
        };
        let kept = (numbers.iter().zip(&lines[new..]))
            .take_while(|(number, line)| **number == line.number)
            .count();
        for _ in kept..numbers.len() {
            if let Some(last) = list.last_element_child() {
                last.remove();
            }
        }
        for line in &lines[new + kept..] {
            let _ = list.append_child(told(app, desk, line).node());
        }
        for line in lines[..new].iter().rev() {
            let first = list.first_child();
            let _ = list.insert_before(told(app, desk, line).node(), first.as_ref());
        }
        *before = told_in;
        *numbers = lines.iter().map(|line| line.number).collect();
    }));
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

fn told(app: App, desk: Desk, line: &Line) -> Dom {
    let texts = app.texts.get_untracked();
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
    let sign = match (&line.event, seat_of(&line.event)) {
        (_, Some(seat)) => Some(badge(seat)),
        (Event::Nightmare(_) | Event::HisMarker(_), None) => Some(rival()),
        _ => None,
    };
    let points = points.map(|points| {
        tag("b")
            .class_if("loss", points < 0)
            .text(&format!("{points:+}"))
    });
    tag("li")
        .class_if("chapter", matches!(line.event, Event::Cycle(_)))
        .attr("tabindex", "-1")
        .attr("data-line", &line.number.to_string())
        .with(tag("span").maybe(sign))
        .with(tag("span").text(&text))
        .maybe(points)
}
