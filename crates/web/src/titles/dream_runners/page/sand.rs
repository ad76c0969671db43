//! The sand: a bar and a glass that run down, and the seconds in words.

use leptos::prelude::*;
use lucid_dream_runners::Phase;
use lucid_texts::Phrase;
use lucid_web::dream_runners::draw::sand_glass;
use lucid_web::sand::Glass;

use super::controller::Controller;
use crate::app::{app, say};
use crate::ui::{badge, icon};

/// The bar above the table.
pub fn sand(controller: Controller) -> impl IntoView {
    let app = app();
    let running = Memo::new(move |_| matches!(controller.extra.glass.get(), Glass::Runs { .. }));
    let composing = Memo::new(move |_| controller.composer().is_some());
    let seconds = Memo::new(move |_| match controller.extra.glass.get() {
        Glass::Runs { left, .. } => Some(left.div_ceil(1000)),
        Glass::Waits { .. } | Glass::None => None,
    });
    let share = move || match controller.extra.glass.get() {
        Glass::Runs { left, whole } => f64::from(left) / f64::from(whole.max(1)),
        Glass::Waits { .. } => 1.0,
        Glass::None => 0.0,
    };
    let left = move || format!("{:.3}", share());
    let last = move || composing.get() && seconds.get().is_some_and(|seconds| seconds <= 10);
    let words = move || {
        let texts = app.texts.get();
        match (controller.phase(), composing.get(), seconds.get()) {
            (Phase::Compose, true, Some(_)) => texts.phrase(Phrase::SecondsLeftLabel),
            (Phase::Compose, true, None) => match controller.extra.glass.get() {
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
        let table = controller.told_table();
        let locked = controller.phase() == Phase::Compose && !table.done.is_empty();
        locked.then(|| {
            let told = app
                .texts
                .with(|texts| texts.locked_first(controller.name(table.first)));
            view! { <span class="tag first">{badge(table.first)} {told}</span> }
        })
    };
    let skip =
        move || {
            controller.untold.with(|untold| !untold.is_empty()).then(|| {
            view! {
                <button class="btn solid skip" id="skip" on:click=move |_| controller.skip()>
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
            <span class="glass-host" aria-hidden="true" inner_html=sand_glass().markup()></span>
            <p role="timer" aria-label=name>
                {move || number().map(|number| view! { <b>{number}</b> })}
                <span>{words}</span>
            </p>
            {first}
            {skip}
        </div>
    }
}
