//! The sand: a bar and a glass that empty, and the seconds in words.

use leptos::prelude::*;
use lucid_dream_runners::Phase;
use lucid_texts::Phrase;
use lucid_web::runners_draw::glass;
use lucid_web::sand::Glass;

use super::desk::Desk;
use crate::app::{app, say};
use crate::ui::{badge, icon};

/// The bar above the table.
pub fn sand(desk: Desk) -> impl IntoView {
    let app = app();
    let running = Memo::new(move |_| matches!(desk.glass.get(), Glass::Runs { .. }));
    let composing = Memo::new(move |_| desk.composer().is_some());
    let seconds = Memo::new(move |_| match desk.glass.get() {
        Glass::Runs { left, .. } => Some(left.div_ceil(1000)),
        Glass::Waits { .. } | Glass::None => None,
    });
    let share = move || match desk.glass.get() {
        Glass::Runs { left, whole } => f64::from(left) / f64::from(whole.max(1)),
        Glass::Waits { .. } => 1.0,
        Glass::None => 0.0,
    };
    let left = move || format!("{:.3}", share());
    let last = move || composing.get() && seconds.get().is_some_and(|seconds| seconds <= 10);
    let words = move || {
        let texts = app.texts.get();
        match (desk.phase(), composing.get(), seconds.get()) {
            (Phase::Compose, true, Some(_)) => texts.phrase(Phrase::SecondsLeft),
            (Phase::Compose, true, None) => match desk.glass.get() {
                Glass::None => texts.phrase(Phrase::NoSand),
                _ => texts.phrase(Phrase::SandWaits),
            },
            (phase, ..) => texts.runners_phase(phase),
        }
    };
    let number = move || seconds.get().filter(|_| composing.get());
    let name = move || match number() {
        Some(seconds) => app.texts.with(|texts| texts.seconds_left(seconds)),
        None => words(),
    };
    let first = move || {
        let table = desk.told_table();
        let locked = desk.phase() == Phase::Compose && !table.done.is_empty();
        locked.then(|| {
            let told = app
                .texts
                .with(|texts| texts.locked_first(&desk.name(table.first)));
            view! { <span class="tag first">{badge(table.first)} {told}</span> }
        })
    };
    let skip = move || {
        desk.untold.with(|untold| !untold.is_empty()).then(|| {
            view! {
                <button class="btn solid skip" id="skip" on:click=move |_| desk.skip()>
                    {icon("end")} {say(Phrase::SkipStory)} <kbd>"S"</kbd>
                </button>
            }
        })
    };
    view! {
        <div
            class="sand"
            class:running=move || running.get() && composing.get()
            class:last=last
            style:--left=left
        >
            <div class="grains" aria-hidden="true"><i></i></div>
            <span class="glass-host" aria-hidden="true" inner_html=glass().markup()></span>
            <p role="timer" aria-label=name>
                {move || number().map(|number| view! { <b>{number}</b> })}
                <span>{words}</span>
            </p>
            {first}
            {skip}
        </div>
    }
}
