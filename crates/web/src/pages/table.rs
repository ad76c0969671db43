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

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::content;
use lucid_web::guide::ways::trail;
use lucid_web::saved::Saved;
use lucid_web::table::Waiting;
use wasm_bindgen::JsCast as _;

use super::end::EndOf;
use super::hint::HintOf;
use crate::app::app;
use crate::boards::{
    BoardProps, cards_board, dreamscape_board, hands_board, others_board, purposes_board,
    store_board, world_board,
};
use crate::desk::Desk;
use crate::device::Device;
use crate::dom::{self, Dom, of, row, slot, when_shown};
use crate::parts::{badge, button, icon, main, missing, state_page};
use crate::rooms::{self, Door};
use teller::Teller;

/// The table with an id, of either title, or why there is none.
pub fn table_page(id: &str) -> Dom {
    // Names of tables on a server are longer than ours.
    if id.len() == 13 {
        return rooms::enter(app(), Door::Far);
    }
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

fn scape_table(id: &str) -> Dom {
    match Desk::new(app(), id) {
        Some(desk) => table(desk),
        None => match Saved::text(&Device, id) {
            Some(text) => states::broken(id.to_owned(), text),
            None => missing(Phrase::NoTableTitle, Phrase::NoTable),
        },
    }
}

/// The table of a desk, wherever it is.
pub fn table(desk: Desk) -> Dom {
    let app = app();
    let selected = RwSignal::new(None::<Colour>);
    let teller = Teller::new(desk);
    let elsewhere = states::played_elsewhere(desk);
    // All boards draw the same.
    let props = Memo::new_with_compare(
        move |_| {
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
        },
        |_, _| true,
    );
    let props: Signal<BoardProps> = props.into();
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
    let over = over_when_shown(desk);
    let creating = move || {
        props.with(|props| {
            use lucid_dreamscape::Phase::{Creation, LastPlacement};
            matches!(props.view.table.phase, Creation | LastPlacement)
        })
    };
    let gone = Signal::derive(move || {
        desk.journal
            .with(|lines| trail(lines.iter().map(|line| &line.event)))
    });
    let look = RwSignal::new(false);
    provide_context(EndOf { desk, look });
    let hint = RwSignal::new(false);
    provide_context(HintOf {
        desk,
        act,
        open: hint,
    });
    keys::listen(desk, teller);
    keep_focus(desk, teller);
    prepare_end(desk);
    let boards = move || {
        let scape = move || slot(move || Some(dreamscape_board(props, seat.get(), act, ask).dom()));
        let strip = of("div", "area-strip")
            .with(hands_board(props, act, select, Some(ask)).dom())
            .with(cards_board(props, act, ask).dom())
            .with(store_board(props, Some(act), Some(ask)).dom());
        let rail = move || {
            row(vec![
                purposes_board(props).dom(),
                others_board(props).dom(),
                journal::journal(desk, teller, props),
            ])
        };
        // A table is built in three short tasks.
        let scape = later(of("div", "area-scape"), 1, Box::new(scape));
        let rail = later(of("div", "area-rail"), 2, Box::new(rail));
        main("table")
            .live_class("creating", creating)
            .with(of("div", "area-world").with(world_board(props, act, ask, Some(gone)).dom()))
            .with(scape)
            .with(strip)
            .with(rail)
            .slot(move || match elsewhere.get() {
                true => Some(states::elsewhere()),
                false => Some(bar::bar(desk, teller, act, look, hint)),
            })
            .slot(move || hint.get().then(|| rooms::quietly(app, Door::Hint)))
    };
    row(Vec::new()).stage(move || {
        if let Some(seat) = hidden.get() {
            return Some(hand_over(desk, seat));
        }
        if over.get() && !look.get() {
            return Some(rooms::enter(app, Door::End));
        }
        Some(row(vec![head::head(desk), boards(), why::pill(desk)]))
    })
}

/// Builds a part when the page has been shown a few times without it, so that
/// no task takes long.
fn later(place: Dom, shown: u8, build: Box<dyn Fn() -> Dom>) -> Dom {
    let left = RwSignal::new(shown);
    Effect::new(move |_| {
        if left.get() > 0 {
            when_shown(move || {
                // The page may have been left in the meantime.
                let _ = left.try_update(|left| *left -= 1);
            });
        }
    });
    place.slot(move || (left.get() == 0).then(|| untrack(&build)))
}

/// Whether the game is over, and its last step has been seen on the table.
fn over_when_shown(desk: Desk) -> RwSignal<bool> {
    let ended = Memo::new(move |_| desk.is_over());
    let over = RwSignal::new(ended.get_untracked());
    Effect::new(move |before: Option<()>| {
        match ended.get() {
            _ if before.is_none() => {}
            true => when_shown(move || {
                // It may have been taken back or left in the meantime.
                if ended.try_get_untracked() == Some(true) {
                    over.set(true);
                }
            }),
            false => over.set(false),
        }
    });
    over
}

/// The end is fetched on the way there: all its parts at once, together with the
/// last step, would take long.
fn prepare_end(desk: Desk) {
    let on_the_way = Memo::new(move |_| desk.scene.with(|scene| scene.view.table.cycle > 1));
    Effect::new(move |_| {
        if on_the_way.get() {
            when_shown(|| rooms::prepare(Door::End));
        }
    });
}

/// What had the focus may be gone with a step: then the bar has it, so that those
/// who play with keys go on from there.
fn keep_focus(desk: Desk, teller: Teller) {
    Effect::new(move |before: Option<()>| {
        desk.scene.track();
        teller.is_telling();
        if before.is_some() {
            // Once the page is laid out: for the focus it has to be.
            when_shown(|| {
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
pub fn focus(selector: &str) {
    if let Some(element) = found(selector) {
        dom::focus(&element);
    }
}

/// Nothing of the table, until the right person looks.
fn hand_over(desk: Desk, seat: Seat) -> Dom {
    let app = app();
    let name = desk.name(seat);
    let title = of("h1", "title")
        .with(badge(seat))
        .live_text(move || app.texts.with(|texts| texts.hand_over(&name)));
    let take = button("btn primary", move || desk.take_device(seat))
        .attr("id", "take-device")
        .attr("autofocus", "")
        .with(icon("eye"))
        .say(Phrase::HandOverReady);
    let about = Phrase::HandOverAbout;
    let class = "sheet state hand-over";
    let page = state_page(class, "handover", title, about, vec![take]);
    row(vec![head::head(desk), page])
}
