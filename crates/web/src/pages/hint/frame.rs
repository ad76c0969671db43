//! The frame around the hints of all titles.

use leptos::prelude::*;
use lucid_texts::Phrase;

use crate::app::{app, say};
use crate::ui::icon;

/// The sheet of a hint. Folded, it is a bar with its title and actions, so that the boards
/// behind it can be seen.
pub(crate) fn frame(close: impl Fn() + Copy + 'static, inner: AnyView) -> AnyView {
    let app = app();
    let folded = RwSignal::new(false);
    let fold = move || {
        let phrase = match folded.get() {
            true => Phrase::AdviceUnfold,
            false => Phrase::AdviceFold,
        };
        app.texts.with(|texts| texts.phrase(phrase))
    };
    request_animation_frame(|| crate::ui::focus(".hint"));
    view! {
        <section class="hint sheet" class:folded=move || folded.get() aria-labelledby="hint-title" tabindex="-1">
            <header>
                <h2 id="hint-title">{icon("hint")} {say(Phrase::AdviceTitle)}</h2>
                <button class="btn bare fold" aria-label=fold title=fold
                    aria-expanded=move || (!folded.get()).to_string()
                    on:click=move |_| folded.update(|folded| *folded = !*folded)>
                    {icon("arrow")}
                </button>
                <button class="btn bare close" aria-label=say(Phrase::AdviceClose) on:click=move |_| close()>
                    {icon("close")}
                </button>
            </header>
            {inner}
        </section>
    }
    .into_any()
}

/// The lines to choose from: the best, and how much less the others are worth.
pub(crate) fn choose_line(
    chosen: RwSignal<usize>,
    best: Phrase,
    behinds: Vec<i32>,
) -> impl IntoView {
    let app = app();
    let buttons = behinds.into_iter().enumerate().map(|(line, behind)| {
        let words = move || {
            app.texts.with(|texts| match line {
                0 => texts.phrase(best),
                _ => {
                    let other = texts.phrase(Phrase::AdviceOther);
                    format!("{other}: {}", texts.advice_behind(behind))
                }
            })
        };
        let pressed = move || (chosen.get() == line).to_string();
        view! {
            <button class="btn quiet line" aria-pressed=pressed on:click=move |_| chosen.set(line)>{words}</button>
        }
    });
    let label = say(Phrase::AdviceLines);
    view! { <div class="hint-lines" role="group" aria-label=label>{buttons.collect_view()}</div> }
}

/// The reasons, if there are any.
pub(crate) fn whys_of(whys: Vec<String>) -> impl IntoView {
    (!whys.is_empty()).then(|| {
        let whys = whys.into_iter().map(|why| view! { <li>{why}</li> });
        view! { <h3>{say(Phrase::AdviceWhy)}</h3><ul class="whys">{whys.collect_view()}</ul> }
    })
}

/// There is no hint, or not yet.
pub(crate) fn none(
    looking: RwSignal<bool>,
    ask: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    view! {
        <Show when=move || !looking.get()>
            <p class="note">{say(Phrase::AdviceNone)}</p>
            <p class="ways">{again(ask)}</p>
        </Show>
    }
    .into_any()
}

/// The button that asks again.
pub(crate) fn again(ask: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button class="btn quiet again" on:click=move |_| ask()>{say(Phrase::AdviceAgain)}</button>
    }
}
