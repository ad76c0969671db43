//! The table of Dream Runners. It is reached through [`runners_table`] alone.

mod choices;
mod clock;
mod controller;
mod drag;
mod dream;
mod end;
mod head;
mod hint;
mod hint_page;
mod keys;
mod lesson;
mod new_game;
mod position;
mod rail;
mod replay;
mod review;
mod sand;
mod selection;
mod side;
mod tray;

use leptos::prelude::*;
use lucid_dream_runners::{DreamRunners, Phase};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::table::Waiting;

pub use self::controller::{Advised, Controller};
use self::drag::Drag;
pub use self::hint_page::hint_page;
pub use self::selection::Selection;
use crate::app::{app, say};
use crate::chunks::Chunk;
use crate::pages::game::no_game;
use crate::pages::hint::prepare;
use crate::ui::{badge, icon, scene, sheet_page};

/// The game with an id on this device, or why there is none.
pub fn runners_table(id: &str) -> AnyView {
    match Controller::resume(app(), id) {
        Some(controller) => table(controller).into_any(),
        None => no_game::<DreamRunners>(id),
    }
}

/// What covers the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Curtain {
    /// The device is handed to somebody.
    HandOver(Seat),
    /// The sand stands still until somebody continues.
    Paused(Seat),
    /// The game is over.
    End,
    /// Nothing.
    Open,
}

/// The table of a controller, wherever it is.
pub fn table(controller: Controller) -> impl IntoView {
    let look = RwSignal::new(false);
    controller.run_clock();
    prepare(controller, Chunk::RunnersHint);
    let curtain = Memo::new(move |_| {
        let quiet = controller.untold.with(Vec::is_empty);
        controller.scene.with(|scene| {
            let composing = scene.view.table.phase == Phase::Compose;
            match scene.waiting {
                // The dream must stay hidden, but events may be told to all.
                Waiting::HandOver(seat) if quiet => Curtain::HandOver(seat),
                Waiting::Person(seat) if composing && controller.extra.paused.get() => {
                    Curtain::Paused(seat)
                }
                Waiting::Nobody
                    if scene.outcome.is_some()
                        && quiet
                        && controller.has_record()
                        && !look.get() =>
                {
                    Curtain::End
                }
                _ => Curtain::Open,
            }
        })
    });
    let play = Selection::new(controller);
    let drag = Drag::new(play);
    keys::listen(play, drag);
    provide_context(play);
    // The selection is cleared when the dream or the phase changes.
    Effect::new(move |before: Option<(u8, Phase)>| {
        let now = controller
            .scene
            .with(|scene| (scene.view.table.round, scene.view.table.phase));
        if before.is_some_and(|before| before != now) {
            play.held.set(None);
        }
        now
    });
    let shown = dream::shown(play);
    let composing = Memo::new(move |_| controller.composer().is_some());
    // The part that is shown on a phone; composing switches back to the dream.
    let part = RwSignal::new(Pane::Dream);
    Effect::new(move |_| {
        composing.track();
        part.set(Pane::Dream);
    });
    move || match curtain.get() {
        Curtain::HandOver(seat) => hand_over(controller, seat).into_any(),
        Curtain::Paused(seat) => paused(controller, seat).into_any(),
        Curtain::End => end::end(controller, look).into_any(),
        Curtain::Open => view! {
            {head::head(controller)}
            <main id="main" class="runners" tabindex="-1">
                {sand::sand(controller)}
                {switch(part)}
                <div class="runners-table" data-part=move || part.get().name()>
                    {dream::dream(play, drag, shown)}
                    {move || match composing.get() {
                        true => tray::tray(play, drag).into_any(),
                        false => choices::choices(controller).into_any(),
                    }}
                    {side::side(controller, shown)}
                    {rail::rail(controller)}
                </div>
                {drag.layer()}
            </main>
        }
        .into_any(),
    }
}

/// The parts of the table, one of which is shown on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pane {
    Dream,
    Side,
    Rail,
}

impl Pane {
    /// Its name in the style sheet.
    const fn name(self) -> &'static str {
        match self {
            Pane::Dream => "dream",
            Pane::Side => "side",
            Pane::Rail => "rail",
        }
    }
}

/// The switch between them.
fn switch(part: RwSignal<Pane>) -> AnyView {
    let all = [
        (Pane::Dream, Phrase::SwitchDream),
        (Pane::Side, Phrase::SwitchPreview),
        (Pane::Rail, Phrase::BoardOthersShort),
    ];
    let buttons = all.map(|(which, word)| {
        view! {
            <button type="button" aria-pressed=move || (part.get() == which).to_string()
                on:click=move |_| part.set(which)>
                {say(word)}
            </button>
        }
        .into_any()
    });
    view! {
        <nav class="switch" aria-label=say(Phrase::BoardWhich)><div class="which">{Vec::from(buttons)}</div></nav>
    }
    .into_any()
}

/// Hides the table until the right person has the device.
fn hand_over(controller: Controller, seat: Seat) -> impl IntoView {
    let app = app();
    let title = move || {
        app.texts
            .with(|texts| texts.hand_over(controller.name(seat)))
    };
    let about = move || {
        let timer = controller.game().rules().timer;
        app.texts.with(|texts| texts.your_dream(timer))
    };
    let title = view! { {badge(seat)} {title} }.into_any();
    let ways = view! {
        <button class="btn primary" id="take-device" autofocus=true on:click=move |_| controller.show_dream(seat)>
            {icon("eye")} {say(Phrase::ShowDream)}
        </button>
    };
    let picture = scene("vignette", "handover");
    let page = sheet_page(
        "hand-over",
        picture,
        title,
        about.into_any(),
        ways.into_any(),
    );
    view! { {head::head(controller)} {page} }
}

/// The sand stands still, and the dream is covered.
fn paused(controller: Controller, seat: Seat) -> impl IntoView {
    let app = app();
    let started = controller
        .extra
        .sand
        .with_value(|sand| sand.spent[seat] > 0);
    let title = match started {
        true => Phrase::PausedTitle,
        false => Phrase::ReadyTitle,
    };
    let about = move || match started {
        true => say(Phrase::PausedAbout)(),
        false => {
            let timer = controller.game().rules().timer;
            app.texts.with(|texts| texts.ready_about(timer))
        }
    };
    let ways = view! {
        <button class="btn primary" id="go-on" autofocus=true on:click=move |_| controller.extra.paused.set(false)>
            {icon("play")} {say(Phrase::ShowDream)}
        </button>
        <a class="btn quiet" href="/">{say(Phrase::Home)}</a>
    };
    let (picture, title) = (scene("vignette run", "runners"), say(title).into_any());
    let page = sheet_page(
        "hand-over",
        picture,
        title,
        about.into_any(),
        ways.into_any(),
    );
    view! { {head::head(controller)} {page} }
}
