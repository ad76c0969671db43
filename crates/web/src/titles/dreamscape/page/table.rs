//! The table of Dreamscape: boards, the bar of choices, the journal, the end.

pub(crate) mod bar;
mod head;
mod journal;
mod keys;
mod nightmare_story;
mod other_tab;
mod procedure;
mod prompt;
pub(crate) mod switch;
mod why_not;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour, Dreamscape};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::dreamscape::draw::cards::drawn;
use lucid_web::dreamscape::guide::sleeper_paths::trail;
use lucid_web::table::Waiting;

use super::end::EndOf;
use crate::app::{app, say};
use crate::chunks::{self, Chunk};
use crate::device::{self, when_shown};
use crate::dreamscape::{
    BoardProps, Cards, Controller, Dreamscape3d, Dreamworld, Hands, HintOf, Others, Purposes,
    Store, candidates,
};
use crate::pages::game::no_game;
use crate::ui::{badge, focus, icon, key, scene, sheet_page, staged};
use nightmare_story::Storyteller;

/// The game with an id on this device, or why there is none.
pub(crate) fn dreamscape_table(id: &str) -> AnyView {
    match Controller::resume(app(), id) {
        Some(controller) => table(controller),
        None => no_game::<Dreamscape>(id),
    }
}

/// The table of a controller, wherever its game is.
pub(crate) fn table(controller: Controller) -> AnyView {
    let app = app();
    let selected = RwSignal::new(None::<Colour>);
    let storyteller = Storyteller::new(controller);
    let elsewhere = other_tab::played_elsewhere(controller);
    // All boards share these properties.
    let props = Memo::new_with_compare(
        move |_| {
            let scene = controller.scene.get();
            // While Mr Nightmare's turn is being told, the boards follow the story.
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
    // The seat whose Dreamscape is large: the viewer's, or that of whoever acts.
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
    crate::pages::hint::prepare(controller, Chunk::Hint);
    let choosing = Memo::new(move |_| props.with(|props| !drawn(props).is_empty()));
    let boards = move || {
        let dreamscape = move || {
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
            true => other_tab::elsewhere(),
            false => bar::bar(controller, storyteller, act, select, look, hint),
        };
        let hints = move || hint.get().then(|| chunks::part(Chunk::Hint));
        let chooser = move || choosing.get().then(|| chooser(props, act, peeks));
        // The table is built in three short tasks.
        view! {
            <main id="main" class="table" class:creating=creating tabindex="-1"
                data-board=move || board.get().name()>
                {switch::switch(controller, board, hint, seat)}
                <div class="area-world" class:peeking=move || peeks.get()>
                    <Dreamworld props act ask trail=gone/>
                    {chooser}
                </div>
                <div class="area-dreamscape">{later(1, dreamscape)}</div>
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

/// Drawn cards over the Dreamworld, with a button to look behind them.
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
    /// Nothing of the game, until the person on the seat has the device.
    HandOver(Seat),
    /// The result.
    End,
    /// The table itself.
    Boards,
}

/// A part that is built after the page has been painted a few times without it, so that no task
/// takes long.
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

/// Whether the game is over and its last step has been painted on the table.
fn over_when_shown(controller: Controller) -> RwSignal<bool> {
    let ended = Memo::new(move |_| controller.is_over());
    let over = RwSignal::new(ended.get_untracked());
    Effect::new(move |before: Option<()>| {
        match ended.get() {
            _ if before.is_none() => {}
            true => when_shown(move || {
                // The step may have been undone or the page left in the meantime.
                if ended.try_get_untracked() == Some(true) {
                    over.set(true);
                }
            }),
            false => over.set(false),
        }
    });
    over
}

/// Prefetches the end: loading it together with the last step would take long.
fn prepare_end(controller: Controller) {
    let on_the_way = Memo::new(move |_| controller.scene.with(|scene| scene.view.table.cycle > 1));
    Effect::new(move |_| {
        if on_the_way.get() {
            when_shown(|| chunks::prefetch(Chunk::End));
        }
    });
}

/// If the focused element disappears with a step, the bar gets the focus, so that keyboard
/// players can continue.
fn keep_focus(controller: Controller, storyteller: Storyteller) {
    Effect::new(move |before: Option<()>| {
        controller.scene.track();
        storyteller.is_telling();
        if before.is_some() {
            // After layout, which focusing would force.
            when_shown(|| {
                let at = document().active_element();
                if at.is_none_or(|at| at.tag_name() == "BODY") {
                    focus(".actions");
                }
            });
        }
    });
}

/// Hides the table until the right person has the device.
fn hand_over(controller: Controller, seat: Seat) -> AnyView {
    let app = app();
    let name = controller.name(seat);
    let words = move || app.texts.with(|texts| texts.hand_over(&name));
    let title = view! { {badge(seat)} {words} }.into_any();
    let take = view! {
        <button class="btn primary" id="take-device" autofocus="" on:click=move |_| controller.take_device(seat)>
            {icon("eye")} {say(Phrase::HandOverReady)}
        </button>
    };
    let (picture, about) = (scene("vignette", "handover"), say(Phrase::HandOverAbout));
    let page = sheet_page(
        "hand-over",
        picture,
        title,
        about.into_any(),
        take.into_any(),
    );
    view! { {head::head(controller)} {page} }.into_any()
}
