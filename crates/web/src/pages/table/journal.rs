//! What has happened, the latest first. A line that is pointed at marks on the
//! boards what it speaks of.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use lucid_dreamscape::{Deed, Event};
use lucid_tabletop::Seat;
use lucid_texts::{Language, Phrase};
use lucid_web::draw::BoardProps;
use lucid_web::guide::mentions::mentions;
use lucid_web::journal::{is_told, seat_of};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget};

use super::teller::Teller;
use crate::app::{App, app};
use crate::boards::mark;
use crate::boards::turns::{self, Painted};
use crate::desk::{Desk, Line};
use crate::dom::{Dom, follow, of, tag};
use crate::parts::{badge, button, icon, rival};

/// How many lines are shown unless all are asked for.
const SHORT: usize = 40;

/// How many lines are written in one go at either end, and of how many elements one is
/// made.
const AT_ONCE: usize = 10;
const PER_LINE: usize = 10;

/// The journal. It goes with the drawings that it stands beside.
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
    let page = Page::new(app, desk, list.element());
    let written = page.clone();
    follow(Box::new(move || {
        app.texts.track();
        page.wanted.replace(lines());
        // Those who listen wait until all is written.
        let _ = page.list.set_attribute("aria-busy", "true");
        turns::paint(page.clone());
    }));
    written.paint();
    let expand = button("open end", move || all.update(|all| *all = !*all))
        .live_attr("aria-pressed", move || Some(all.get().to_string()))
        .named(Phrase::Journal)
        .with(icon("expand"));
    of("section", "sheet journal")
        .with(tag("h2").say(Phrase::Journal).with(expand))
        .with(list)
}

/// The lines in their list, the latest first. A line is written once; all are written
/// anew in another language, and when something was taken back.
struct Page {
    app: App,
    desk: Desk,
    list: Element,
    /// The lines that are to be there.
    wanted: RefCell<Vec<Line>>,
    /// How often it was told anew and in which language, and the numbers of the lines.
    written: RefCell<(Option<Telling>, Vec<usize>)>,
    own: Weak<Page>,
}

type Telling = (u32, Language);

impl Page {
    fn new(app: App, desk: Desk, list: &Element) -> Rc<Page> {
        Rc::new_cyclic(|own| Page {
            app,
            desk,
            list: list.clone(),
            wanted: RefCell::default(),
            written: RefCell::default(),
            own: own.clone(),
        })
    }
}

impl Painted for Page {
    fn paint(&self) -> usize {
        let (Some(retold), Some(language)) = (
            self.desk.retold.try_get_untracked(),
            (self.app.texts).try_with_untracked(|texts| texts.language()),
        ) else {
            // The table has been left in the meantime.
            return 0;
        };
        let told_in = Some((retold, language));
        let lines = self.wanted.borrow();
        let (before, numbers) = &mut *self.written.borrow_mut();
        // How many are newer than the newest that is there.
        let newest = numbers.first().copied();
        let new = lines.iter().position(|line| Some(line.number) == newest);
        let new = match new {
            Some(new) if *before == told_in => new,
            _ => {
                self.list.set_text_content(None);
                numbers.clear();
                0
            }
        };
        let kept = (numbers.iter().zip(&lines[new..]))
            .take_while(|(number, line)| **number == line.number)
            .count();
        for _ in kept..numbers.len() {
            if let Some(last) = self.list.last_element_child() {
                last.remove();
            }
        }
        let told = |line: &Line| told(self.app, self.desk, line);
        // Older ones below, newer ones above, and the rest in its next turn.
        let end = lines.len().min(new + kept + AT_ONCE);
        for line in &lines[new + kept..end] {
            let _ = self.list.append_child(told(line).node());
        }
        let left = new.saturating_sub(AT_ONCE);
        for line in lines[left..new].iter().rev() {
            let first = self.list.first_child();
            let _ = (self.list).insert_before(told(line).node(), first.as_ref());
        }
        *before = told_in;
        *numbers = lines[left..end].iter().map(|line| line.number).collect();
        match self.own.upgrade() {
            Some(own) if left > 0 || end < lines.len() => turns::paint(own),
            _ => _ = self.list.remove_attribute("aria-busy"),
        }
        PER_LINE * (end - left - kept)
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
