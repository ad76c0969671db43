//! The table of Dreamscape: boards, the bar of choices, the journal, the end.

mod bar;
mod head;
mod journal;
mod keys;
mod lead;
mod prompt;
mod states;
mod teller;
mod why;

use std::sync::Arc;

use dreamscape::{Action, Colour};
use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use wasm_bindgen::JsCast as _;
use web::content;
use web::guide::ways::trail;
use web::saved::Saved;
use web::table::Waiting;

use super::end::EndOf;
use super::missing;
use crate::app::{app, say};
use crate::boards::{BoardProps, Cards, Dreamscape3d, Dreamworld, Hands, Others, Purposes, Store};
use crate::desk::Desk;
use crate::device::Device;
use crate::rooms::{self, Door};
use crate::ui::{badge, icon, scene};
use teller::Teller;

/// The table with an id, of either title, or why there is none.
pub fn table_page(id: &str) -> AnyView {
    let saved = Saved::find(&Device, id);
    match saved {
        Some(saved) if saved.setup.runners().is_some() => rooms::enter(app(), Door::Runners),
        Some(saved) if pack_is_gone(&saved) => missing(Phrase::NoPackTitle, Phrase::NoPack),
        _ => scape_table(id),
    }
}

/// Whether a game waits for a pack that is no longer kept here.
fn pack_is_gone(saved: &Saved) -> bool {
    let setup = saved.setup.dreamscape();
    let pack = setup.and_then(|setup| setup.pack.as_deref());
    pack.is_some_and(|hash| content::dreamscape_named(&Device, hash).is_none())
}

fn scape_table(id: &str) -> AnyView {
    match Desk::new(app(), id) {
        Some(desk) => view! { <Table desk/> }.into_any(),
        None => match Saved::text(&Device, id) {
            Some(text) => states::broken(id.to_owned(), text).into_any(),
            None => missing(Phrase::NoTableTitle, Phrase::NoTable),
        },
    }
}

#[component]
fn Table(
    /// The table that is shown.
    desk: Desk,
) -> impl IntoView {
    let app = app();
    let selected = RwSignal::new(None::<Colour>);
    let teller = Teller::new(desk);
    let elsewhere = states::played_elsewhere(desk);
    let props = Signal::derive(move || {
        let scene = desk.scene.get();
        // While his turn is told, the boards show how it went.
        let told = teller.view();
        let idle = told.is_some() || elsewhere.get();
        BoardProps {
            game: desk.game.get_value(),
            view: told.unwrap_or_else(|| scene.view.clone()),
            choices: match idle {
                true => Arc::new(Vec::new()),
                false => scene.choices.clone(),
            },
            selected: selected.get(),
            fresh: teller.fresh(),
            texts: app.texts.get(),
            seat_names: desk.names.get_value(),
        }
    });
    let act = Callback::new(move |action: Action| {
        selected.set(None);
        desk.act(action);
    });
    let ask = Callback::new(move |action: Action| desk.ask(action));
    let select = Callback::new(move |colour: Option<Colour>| selected.set(colour));
    // Whose Dreamscape is large: the viewer's, or that of whoever acts.
    let seat = Memo::new(move |_| {
        desk.scene.with(|scene| {
            scene.viewer.unwrap_or(match scene.waiting {
                Waiting::Person(seat) | Waiting::HandOver(seat) | Waiting::Other(seat) => seat,
                Waiting::Nobody => Seat::new(0),
            })
        })
    });
    let hidden = Memo::new(move |_| {
        desk.scene.with(|scene| match scene.waiting {
            Waiting::HandOver(seat) => Some(seat),
            _ => None,
        })
    });
    let over = Memo::new(move |_| desk.scene.with(|scene| scene.outcome.is_some()));
    let creating = move || {
        props.with(|props| {
            use dreamscape::Phase::{Creation, LastPlacement};
            matches!(props.view.table.phase, Creation | LastPlacement)
        })
    };
    let gone = Signal::derive(move || {
        desk.journal
            .with(|lines| trail(lines.iter().map(|line| &line.event)))
    });
    let look = RwSignal::new(false);
    provide_context(EndOf { desk, look });
    keys::listen(desk, teller);
    keep_focus(desk, teller);
    move || {
        if let Some(seat) = hidden.get() {
            return hand_over(desk, seat).into_any();
        }
        if over.get() && !look.get() {
            return rooms::enter(app, Door::End);
        }
        view! {
            {head::head(desk)}
            <main id="main" class="table" class:creating=creating tabindex="-1">
                <div class="area-world"><Dreamworld props act ask trail=gone/></div>
                <div class="area-scape">
                    {move || view! { <Dreamscape3d props seat=seat.get() act ask/> }}
                </div>
                <div class="area-strip"><Hands props act select ask/><Cards props act ask/><Store props act ask/></div>
                <div class="area-rail"><Purposes props/><Others props/>{journal::journal(desk, teller)}</div>
                {move || match elsewhere.get() {
                    true => states::elsewhere().into_any(),
                    false => bar::bar(desk, teller, act, look).into_any(),
                }}
            </main>
            {why::pill(desk)}
        }
        .into_any()
    }
}

/// What had the focus may be gone with a step: then the bar has it, so that those
/// who play with keys go on from there.
fn keep_focus(desk: Desk, teller: Teller) {
    Effect::new(move |before: Option<()>| {
        desk.scene.track();
        teller.is_telling();
        if before.is_some() {
            request_animation_frame(|| {
                let at = document().active_element();
                if at.is_none_or(|at| at.tag_name() == "BODY") {
                    focus(".actions");
                }
            });
        }
    });
}

/// An element of the page.
fn found(selector: &str) -> Option<web_sys::HtmlElement> {
    let found = document().query_selector(selector).ok().flatten();
    found.and_then(|found| found.dyn_into().ok())
}

/// Presses a button of the page.
fn press(selector: &str) {
    if let Some(button) = found(selector) {
        button.click();
    }
}

/// Gives the focus to something of the page.
fn focus(selector: &str) {
    if let Some(element) = found(selector) {
        let options = js_sys::Object::new();
        let still = wasm_bindgen::JsValue::TRUE;
        let _ = js_sys::Reflect::set(&options, &"preventScroll".into(), &still);
        let function = js_sys::Reflect::get(&element, &"focus".into());
        if let Some(function) = function
            .ok()
            .and_then(|f| f.dyn_into::<js_sys::Function>().ok())
        {
            let _ = function.call1(&element, &options);
        }
    }
}

/// Nothing of the table, until the right person looks.
fn hand_over(desk: Desk, seat: Seat) -> impl IntoView {
    let app = app();
    let name = desk.name(seat);
    let title = move || app.texts.with(|texts| texts.hand_over(&name));
    view! {
        {head::head(desk)}
        <main id="main" class="lonely" tabindex="-1">
            <section class="sheet state hand-over">
                {scene("vignette", "handover")}
                <h1 class="title">{badge(seat)} {title}</h1>
                <p>{say(Phrase::HandOverAbout)}</p>
                <p class="ways">
                    <button class="btn primary" id="take-device" autofocus=true on:click=move |_| desk.take_device(seat)>
                        {icon("eye")} {say(Phrase::HandOverReady)}
                    </button>
                </p>
            </section>
        </main>
    }
}
