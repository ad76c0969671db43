//! The table of Dreamscape: boards, the bar of choices, the journal, the end.

mod bar;
mod head;
mod journal;

use dreamscape::{Action, Colour};
use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use web::content;
use web::saved::Saved;
use web::table::Waiting;

use super::{end, missing};
use crate::app::{app, say};
use crate::boards::{BoardProps, Cards, Dreamscape3d, Dreamworld, Hands, Others, Purposes, Store};
use crate::desk::Desk;
use crate::device::Device;
use crate::rooms::{self, Door};
use crate::ui::{badge, icon, scene};

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
        None if Saved::text(&Device, id).is_some() => {
            missing(Phrase::BrokenTableTitle, Phrase::BrokenTable)
        }
        None => missing(Phrase::NoTableTitle, Phrase::NoTable),
    }
}

#[component]
fn Table(
    /// The table that is shown.
    desk: Desk,
) -> impl IntoView {
    let app = app();
    let selected = RwSignal::new(None::<Colour>);
    let props = Signal::derive(move || {
        let scene = desk.scene.get();
        BoardProps {
            game: desk.game.get_value(),
            view: scene.view.clone(),
            choices: scene.choices.clone(),
            selected: selected.get(),
            fresh: scene.fresh.clone(),
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
        desk.scene.with(|scene| {
            use dreamscape::Phase::{Creation, LastPlacement};
            matches!(scene.view.table.phase, Creation | LastPlacement)
        })
    };
    let look = RwSignal::new(false);
    keys(desk);
    move || {
        if let Some(seat) = hidden.get() {
            return hand_over(desk, seat).into_any();
        }
        if over.get() && !look.get() {
            return end::end(desk, look).into_any();
        }
        view! {
            {head::head(desk)}
            <main id="main" class="table" class:creating=creating tabindex="-1">
                <div class="area-world"><Dreamworld props act ask/></div>
                <div class="area-scape">
                    {move || view! { <Dreamscape3d props seat=seat.get() act ask/> }}
                </div>
                <div class="area-strip"><Hands props act select/><Cards props act ask/><Store props act/></div>
                <div class="area-rail"><Purposes props/><Others props/>{journal::journal(desk)}</div>
                {bar::bar(desk, act, look)}
            </main>
        }
        .into_any()
    }
}

/// Keys for the whole table: undo and the end of a turn.
fn keys(desk: Desk) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || typing(&event) {
            return;
        }
        let key = event.key();
        match key.as_str() {
            "u" | "U" => desk.undo(),
            "Escape" => desk.why.set(None),
            "e" | "E" => press(".ends .way-on"),
            digit if digit.len() == 1 && matches!(digit.as_bytes()[0], b'1'..=b'9') => {
                press(&format!(".choices [data-key=\"{digit}\"]"));
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether the key belongs to a field that is being filled in.
fn typing(event: &web_sys::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast as _;
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}

/// Presses a button of the page.
fn press(selector: &str) {
    use wasm_bindgen::JsCast as _;
    let found = document().query_selector(selector).ok().flatten();
    if let Some(button) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        button.click();
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
