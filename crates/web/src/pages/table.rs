//! The table of Dreamscape: boards, the bar of choices, the journal, the end.

pub(crate) mod bar;
mod head;
mod journal;
mod keys;
mod nightmare_story;
mod procedure;
mod prompt;
mod saved_game_problems;
pub(crate) mod switch;
mod why_not;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour, Content};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::content;
use lucid_web::draw::cards::drawn;
use lucid_web::guide::sleeper_paths::trail;
use lucid_web::saved_game::SavedGame;
use lucid_web::table::Waiting;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::end::EndOf;
use crate::app::{app, say};
use crate::chunks::{self, Chunk};
use crate::device::{self, Device, when_shown};
use crate::dreamscape::{
    BoardProps, Cards, Controller, Dreamscape3d, Dreamworld, Hands, HintOf, Others, Purposes,
    Store, candidates,
};
use crate::ui::{badge, icon, key, missing, staged, state_page};
use nightmare_story::Storyteller;

/// The game with an id on this device, of any title, or why there is none.
pub fn game_page(id: &str) -> AnyView {
    let saved = SavedGame::find(&Device, id);
    let title = saved.as_ref().map(|saved| saved.setup.title());
    if let Some(chunk) = title.and_then(Chunk::of_table) {
        return chunks::page(chunk);
    }
    match saved {
        Some(saved) if pack_is_gone(&saved) => missing(Phrase::NoPackTitle, Phrase::NoPack),
        _ => scape_table(id),
    }
}

/// Whether a game waits for a pack that is no longer kept here.
fn pack_is_gone(saved: &SavedGame) -> bool {
    let pack = saved.setup.pack();
    pack.is_some_and(|hash| content::named::<Content>(&Device, hash).is_none())
}

fn scape_table(id: &str) -> AnyView {
    match Controller::resume(app(), id) {
        Some(controller) => table(controller),
        None => match SavedGame::text(&Device, id) {
            Some(text) => saved_game_problems::broken(id.to_owned(), text),
            None => missing(Phrase::NoTableTitle, Phrase::NoTable),
        },
    }
}

/// A table, wherever its game is.
pub fn table(controller: Controller) -> AnyView {
    let app = app();
    let selected = RwSignal::new(None::<Colour>);
    let storyteller = Storyteller::new(controller);
    let elsewhere = saved_game_problems::played_elsewhere(controller);
    // All boards draw the same.
    let props = Memo::new_with_compare(
        move |_| {
            let scene = controller.scene.get();
            // While his turn is told, the boards show how it went.
            let told = storyteller.view();
            let idle = told.is_some() || elsewhere.get();
            BoardProps {
                game: controller.game.get_value(),
                view: told.unwrap_or_else(|| scene.view.clone()),
                choices: match idle {
                    true => Arc::new(Vec::new()),
                    false => scene.choices.clone(),
                },
                selected: selected.get(),
                fresh: storyteller.fresh(),
                texts: app.texts.get(),
                seat_names: controller.names.get_value(),
            }
        },
        |_, _| true,
    );
    let props: Signal<BoardProps> = props.into();
    let act = Callback::new(move |action: Action| {
        selected.set(None);
        controller.act(action);
    });
    let ask = Callback::new(move |action: Action| controller.ask(action));
    let select = Callback::new(move |colour: Option<Colour>| selected.set(colour));
    // Whose Dreamscape is large: the viewer's, or that of whoever acts.
    let seat = Memo::new(move |_| {
        controller.scene.with(|scene| {
            scene.viewer.unwrap_or(match scene.waiting {
                Waiting::Person(seat) | Waiting::HandOver(seat) | Waiting::Other(seat) => seat,
                Waiting::Nobody => Seat::new(0),
            })
        })
    });
    let hidden = Memo::new(move |_| {
        controller.scene.with(|scene| match scene.waiting {
            Waiting::HandOver(seat) => Some(seat),
            _ => None,
        })
    });
    let over = over_when_shown(controller);
    let creating = move || {
        props.with(|props| {
            use lucid_dreamscape::Phase::{Creation, LastPlacement};
            matches!(props.view.table.phase, Creation | LastPlacement)
        })
    };
    let gone = Signal::derive(move || controller.journal.with(|events| trail(events.iter())));
    let look = RwSignal::new(false);
    provide_context(EndOf { controller, look });
    let hint = RwSignal::new(false);
    provide_context(HintOf {
        controller,
        act,
        open: hint,
    });
    let board = switch::board(controller);
    let peeks = RwSignal::new(false);
    keys::listen(controller, storyteller, peeks);
    keep_focus(controller, storyteller);
    prepare_end(controller);
    let choosing = Memo::new(move |_| props.with(|props| !drawn(props).is_empty()));
    let boards = move || {
        let scape = move || {
            staged(
                move || seat.get(),
                move |seat| view! { <Dreamscape3d props seat act ask/> }.into_any(),
            )
        };
        let rail = move || {
            view! {
                <Purposes props/>
                <Others props/>
                {journal::journal(controller, storyteller, props)}
            }
            .into_any()
        };
        let bar = move || match elsewhere.get() {
            true => saved_game_problems::elsewhere(),
            false => bar::bar(controller, storyteller, act, select, look, hint),
        };
        let hints = move || hint.get().then(|| chunks::part(Chunk::Hint));
        let chooser = move || choosing.get().then(|| chooser(props, act, peeks));
        // A table is built in three short tasks.
        view! {
            <main id="main" class="table" class:creating=creating tabindex="-1"
                data-board=move || board.get().name()>
                {switch::switch(controller, board, hint)}
                <div class="area-world" class:peeking=move || peeks.get()>
                    <Dreamworld props act ask trail=gone/>
                    {chooser}
                </div>
                <div class="area-scape">{later(1, scape)}</div>
                <div class="area-strip">
                    <Hands props act select ask/>
                    <Cards props act ask apart=true/>
                    <Store props act ask/>
                </div>
                <div class="area-rail">{later(2, rail)}</div>
                {bar}
                {hints}
            </main>
        }
    };
    let stage = move || match hidden.get() {
        Some(seat) => TableScreen::HandOver(seat),
        None if over.get() && !look.get() => TableScreen::End,
        None => TableScreen::Boards,
    };
    staged(stage, move |stage| match stage {
        TableScreen::HandOver(seat) => hand_over(controller, seat),
        TableScreen::End => chunks::page(Chunk::End),
        TableScreen::Boards => {
            view! { {head::head(controller)} {boards()} {why_not::pill(controller)} }.into_any()
        }
    })
}

/// Drawn cards over the Dreamworld, which can be looked at in between.
fn chooser(props: Signal<BoardProps>, act: Callback<Action>, peeks: RwSignal<bool>) -> AnyView {
    peeks.set(false);
    let is_narrow = || device::prefers("(max-width: 37.4375em)");
    view! {
        {candidates(props, act, is_narrow)}
        <button class="btn bare peek" aria-pressed=move || peeks.get().to_string()
            on:click=move |_| peeks.update(|peeks| *peeks = !*peeks)>
            {icon("eye")} {say(Phrase::BoardPeek)} {key("W")}
        </button>
    }
    .into_any()
}

/// What a table shows.
#[derive(Clone, Copy)]
enum TableScreen {
    /// Nothing of the game, until the person of the seat has the device.
    HandOver(Seat),
    /// The result.
    End,
    /// The table itself.
    Boards,
}

/// A part that is built when the page has been shown a few times without it, so that
/// no task takes long.
fn later(shown: u8, build: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let left = RwSignal::new(shown);
    Effect::new(move |_| {
        if left.get() > 0 {
            when_shown(move || {
                // The page may have been left in the meantime.
                let _ = left.try_update(|left| *left -= 1);
            });
        }
    });
    let part = move || (left.get() == 0).then(|| untrack(&build));
    part.into_any()
}

/// Whether the game is over, and its last step has been seen on the table.
fn over_when_shown(controller: Controller) -> RwSignal<bool> {
    let ended = Memo::new(move |_| controller.is_over());
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
fn prepare_end(controller: Controller) {
    let on_the_way = Memo::new(move |_| controller.scene.with(|scene| scene.view.table.cycle > 1));
    Effect::new(move |_| {
        if on_the_way.get() {
            when_shown(|| chunks::prefetch(Chunk::End));
        }
    });
}

/// What had the focus may be gone with a step: then the bar has it, so that those
/// who play with keys go on from there.
fn keep_focus(controller: Controller, storyteller: Storyteller) {
    Effect::new(move |before: Option<()>| {
        controller.scene.track();
        storyteller.is_telling();
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
fn found(selector: &str) -> Option<HtmlElement> {
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
        device::focus(&element);
    }
}

/// Nothing of the table, until the right person looks.
fn hand_over(controller: Controller, seat: Seat) -> AnyView {
    let app = app();
    let name = controller.name(seat);
    let words = move || app.texts.with(|texts| texts.hand_over(&name));
    let title = view! { <h1 class="title">{badge(seat)} {words}</h1> };
    let take = view! {
        <button class="btn primary" id="take-device" autofocus="" on:click=move |_| controller.take_device(seat)>
            {icon("eye")} {say(Phrase::HandOverReady)}
        </button>
    };
    let class = "sheet state hand-over";
    let about = Phrase::HandOverAbout;
    let page = state_page(class, "handover", title.into_any(), about, take.into_any());
    view! { {head::head(controller)} {page} }.into_any()
}
