//! The table of Dream Runners. It is reached through [`runners_table`] alone.

mod choices;
mod clock;
mod desk;
mod drag;
mod dream;
mod end;
mod game;
mod head;
mod held;
mod hint;
mod keys;
mod position;
mod rail;
mod sand;
mod side;
mod tray;

use leptos::prelude::*;
use lucid_dream_runners::Phase;
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::content;
use lucid_web::saved::Saved;
use lucid_web::table::Waiting;

pub use self::desk::{Advised, Desk};
use self::drag::Drag;
pub use self::held::Play;
use crate::app::{app, say};
use crate::device::Device;
use crate::ui::{badge, icon, missing, scene};

pub use game::game_of;
pub use position::RunnersBoard;

/// The table with an id, or why there is none.
pub fn runners_table(id: &str) -> AnyView {
    match Desk::new(app(), id) {
        Some(desk) => table(desk).into_any(),
        None if pack_is_gone(id) => missing(Phrase::NoPackTitle, Phrase::NoPack),
        None if Saved::text(&Device, id).is_some() => {
            missing(Phrase::BrokenTableTitle, Phrase::BrokenTable)
        }
        None => missing(Phrase::NoTableTitle, Phrase::NoTable),
    }
}

/// Whether a game waits for a pack that is no longer kept here.
fn pack_is_gone(id: &str) -> bool {
    let saved = Saved::find(&Device, id);
    let pack = saved.and_then(|saved| saved.setup.pack().map(str::to_owned));
    pack.is_some_and(|hash| content::runners_named(&Device, &hash).is_none())
}

/// What covers the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Curtain {
    /// The device goes to somebody.
    HandOver(Seat),
    /// The sand stands still until somebody goes on.
    Paused(Seat),
    /// The game is over.
    End,
    /// Nothing.
    Open,
}

/// The table of a desk, wherever it is.
pub fn table(desk: Desk) -> impl IntoView {
    let look = RwSignal::new(false);
    desk.run_clock();
    let arrived = move || desk.far.is_none_or(|far| far.record.with(Option::is_some));
    let curtain = Memo::new(move |_| {
        let quiet = desk.untold.with(Vec::is_empty);
        desk.scene.with(|scene| {
            let composing = scene.view.table.phase == Phase::Compose;
            match scene.waiting {
                // Nobody sees a dream before its time, but stories are for all.
                Waiting::HandOver(seat) if quiet => Curtain::HandOver(seat),
                Waiting::Person(seat) if composing && desk.paused.get() => Curtain::Paused(seat),
                Waiting::Nobody if scene.outcome.is_some() && quiet && arrived() && !look.get() => {
                    Curtain::End
                }
                _ => Curtain::Open,
            }
        })
    });
    let play = Play::new(desk);
    let drag = Drag::new(play);
    keys::listen(play, drag);
    provide_context(play);
    // What was in the hand does not outlive the dream that it was meant for.
    Effect::new(move |before: Option<(u8, Phase)>| {
        let now = desk
            .scene
            .with(|scene| (scene.view.table.round, scene.view.table.phase));
        if before.is_some_and(|before| before != now) {
            play.held.set(None);
        }
        now
    });
    let shown = dream::shown(play);
    let composing = Memo::new(move |_| desk.composer().is_some());
    move || match curtain.get() {
        Curtain::HandOver(seat) => hand_over(desk, seat).into_any(),
        Curtain::Paused(seat) => paused(desk, seat).into_any(),
        Curtain::End => end::end(desk, look).into_any(),
        Curtain::Open => view! {
            {head::head(desk)}
            <main id="main" class="runners" tabindex="-1">
                {sand::sand(desk)}
                <div class="runners-table">
                    {dream::dream(play, drag, shown)}
                    {move || match composing.get() {
                        true => tray::tray(play, drag).into_any(),
                        false => choices::choices(desk).into_any(),
                    }}
                    {side::side(desk, shown)}
                    {rail::rail(desk)}
                </div>
                {drag.layer()}
            </main>
        }
        .into_any(),
    }
}

/// Nothing of the table, until the right person looks.
fn hand_over(desk: Desk, seat: Seat) -> impl IntoView {
    let app = app();
    let title = move || app.texts.with(|texts| texts.hand_over(&desk.name(seat)));
    let about = move || {
        let timer = desk.game.rules().timer;
        app.texts.with(|texts| texts.your_dream(timer))
    };
    view! {
        {head::head(desk)}
        <main id="main" class="lonely" tabindex="-1">
            <section class="sheet state hand-over">
                {scene("vignette", "handover")}
                <h1 class="title">{badge(seat)} {title}</h1>
                <p>{about}</p>
                <p class="ways">
                    <button class="btn primary" id="take-device" autofocus=true on:click=move |_| desk.take_device(seat)>
                        {icon("eye")} {say(Phrase::ShowDream)}
                    </button>
                </p>
            </section>
        </main>
    }
}

/// The sand stands still, and the dream is covered.
fn paused(desk: Desk, seat: Seat) -> impl IntoView {
    let app = app();
    let started = desk.sand.with_value(|sand| sand.spent[seat] > 0);
    let title = match started {
        true => Phrase::PausedTitle,
        false => Phrase::ReadyTitle,
    };
    let about = move || match started {
        true => say(Phrase::PausedAbout)(),
        false => {
            let timer = desk.game.rules().timer;
            app.texts.with(|texts| texts.ready_about(timer))
        }
    };
    view! {
        {head::head(desk)}
        <main id="main" class="lonely" tabindex="-1">
            <section class="sheet state hand-over">
                {scene("vignette run", "runners")}
                <h1 class="title">{say(title)}</h1>
                <p>{about}</p>
                <p class="ways">
                    <button class="btn primary" id="go-on" autofocus=true on:click=move |_| desk.paused.set(false)>
                        {icon("play")} {say(Phrase::ShowDream)}
                    </button>
                    <a class="btn quiet" href="/">{say(Phrase::Home)}</a>
                </p>
            </section>
        </main>
    }
}
