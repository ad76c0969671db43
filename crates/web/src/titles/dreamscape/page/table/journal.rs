//! The journal, the latest line first. Pointing at a line marks the places that it mentions on
//! the boards.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use lucid_dreamscape::{Event, NightmareStep};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::dreamscape::draw::BoardProps;
use lucid_web::dreamscape::guide::mentions::mentions;
use lucid_web::dreamscape::journal::{is_told, seat_of};
use lucid_web::points::signed;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget, FocusEvent, KeyboardEvent, PointerEvent};

use super::nightmare_story::Storyteller;
use crate::app::{App, app, say};
use crate::board::mark;
use crate::board::paint_queue::{self, Painted};
use crate::dreamscape::Controller;
use crate::ui::{badge, follow, icon, rival};

/// One line of the journal.
#[derive(Clone, Copy)]
struct JournalEntry {
    /// Its number, from 0.
    number: usize,
    /// What happened.
    event: Event,
}

/// How many lines are shown by default.
const SHORT: usize = 40;

/// How many lines are written at either end in one go, and the number of elements in a line.
const AT_ONCE: usize = 10;
const PER_LINE: usize = 10;

/// The journal. It is repainted together with the drawings beside it.
pub(super) fn journal(
    controller: Controller,
    storyteller: Storyteller,
    drawn: Signal<BoardProps>,
) -> AnyView {
    let app = app();
    let all = RwSignal::new(false);
    let lines = move || {
        let most = if all.get() { usize::MAX } else { SHORT };
        drawn.track();
        // Untold events are not written yet.
        let ahead = untrack(|| storyteller.now()).map_or(0, |now| now.ahead);
        controller.journal.with_untracked(|lines| {
            let lines = lines.iter().enumerate().rev().skip(ahead);
            let lines = lines.filter(|(_, event)| is_told(event));
            let line = |(number, event): (usize, &Event)| JournalEntry {
                number,
                event: *event,
            };
            lines.take(most).map(line).collect::<Vec<JournalEntry>>()
        })
    };
    let point = move |target: Option<EventTarget>| {
        let number = line_at(target).and_then(|line| line.get_attribute("data-line"));
        let event = number.and_then(|number| {
            let number: usize = number.parse().ok()?;
            controller
                .journal
                .with_untracked(|events| events.get(number).copied())
        });
        let places = match event {
            Some(event) => controller.game.with_value(|game| mentions(game, &event)),
            None => Vec::new(),
        };
        mark(&places);
    };
    let keydown = move |event: KeyboardEvent| {
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
    let page = Page::new(app, controller);
    let (shown, busy) = (page.shown, page.busy);
    let painted = page.clone();
    follow(move || {
        app.texts.track();
        painted.wanted.replace(lines());
        // Screen readers wait until everything is written.
        painted.busy.set(true);
        paint_queue::paint(painted.clone());
    });
    page.paint();
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
                aria-busy=move || busy.get().then_some("true")
                on:pointerover=move |event: PointerEvent| point(event.target())
                on:pointerleave=move |_| point(None)
                on:focusin=move |event: FocusEvent| point(event.target())
                on:focusout=move |_| point(None)
                on:keydown=keydown>
                <For each=move || shown.get() key=|(telling, line)| (*telling, line.number)
                    children=move |(_, line)| describe(app, controller, &line)/>
            </ol>
        </section>
    }
    .into_any()
}

/// The list of lines, the latest first. Every line is written once; all are rewritten in
/// another language and after an undo.
struct Page {
    app: App,
    controller: Controller,
    /// The lines that should be there.
    wanted: RefCell<Vec<JournalEntry>>,
    /// The lines that are there.
    shown: RwSignal<Vec<(Telling, JournalEntry)>>,
    /// Whether some are still to be written.
    busy: RwSignal<bool>,
    own: Weak<Page>,
}

/// The number of rewrites of the journal, and its language.
type Telling = (u32, &'static str);

impl Page {
    fn new(app: App, controller: Controller) -> Rc<Page> {
        Rc::new_cyclic(|own| Page {
            app,
            controller,
            wanted: RefCell::default(),
            shown: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
            own: own.clone(),
        })
    }
}

impl Painted for Page {
    fn paint(&self) -> usize {
        let (Some(mut shown), Some(retold), Some(language)) = (
            self.shown.try_get_untracked(),
            self.controller.retold.try_get_untracked(),
            (self.app.texts).try_with_untracked(|texts| texts.language()),
        ) else {
            // The table has been left in the meantime.
            return 0;
        };
        let telling = (retold, language.tag());
        let wanted = self.wanted.borrow();
        // How many are newer than the newest existing line.
        let newest = shown.first().filter(|(told_in, _)| *told_in == telling);
        let newest = newest.map(|(_, line)| line.number);
        let new = wanted.iter().position(|line| Some(line.number) == newest);
        let new = new.unwrap_or_else(|| {
            shown.clear();
            0
        });
        let kept = (shown.iter().zip(&wanted[new..]))
            .take_while(|((_, shown), line)| shown.number == line.number)
            .count();
        // Older ones below, newer ones above, and the rest in the next frame.
        let end = wanted.len().min(new + kept + AT_ONCE);
        let start = new.saturating_sub(AT_ONCE);
        let lines = wanted[start..end].iter();
        (self.shown).set(lines.map(|line| (telling, *line)).collect());
        match self.own.upgrade() {
            Some(own) if start > 0 || end < wanted.len() => paint_queue::paint(own),
            _ => self.busy.set(false),
        }
        PER_LINE * (end - start - kept)
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

fn describe(app: App, controller: Controller, line: &JournalEntry) -> AnyView {
    let texts = app.texts.get_untracked();
    let names = |seat: Seat| controller.name(seat);
    let text = controller
        .game
        .with_value(|game| texts.event(game, &names, &line.event));
    let points = match line.event {
        Event::Scored { points, .. } | Event::Nightmare(NightmareStep::Scores { points, .. }) => {
            Some(points)
        }
        _ => None,
    };
    let sign = match (&line.event, seat_of(&line.event)) {
        (_, Some(seat)) => Some(badge(seat)),
        (Event::Nightmare(_) | Event::HisMarker(_), None) => Some(rival()),
        _ => None,
    };
    let points = points.map(|points| view! { <b class:loss={points < 0}>{signed(points)}</b> });
    let chapter = matches!(line.event, Event::Cycle(_));
    let only = (controller.journal)
        .with_untracked(|events| controller.forced.said(line.number, events, is_told))
        .map(|said| view! { <small>" · " {texts.phrase(said)}</small> });
    view! {
        <li class:chapter=chapter tabindex="-1" data-line=line.number.to_string()>
            <span>{sign}</span>
            <span>{text} {only}</span>
            {points}
        </li>
    }
    .into_any()
}
