//! How a hint of Dream Runners is shown.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::advice::Standing;
use lucid_web::titles::dream_runners::hint::RunnersShown;

use super::{Asking, sources};
use crate::app::say;
use crate::pages::hint::frame::{again, choose_line, frame, none, whys_of};

pub(super) fn panel(asking: Asking) -> AnyView {
    let app = asking.app;
    let shown = Memo::new(move |_| {
        let texts = app.texts.get();
        let found = asking.found.get()?;
        found.show(&texts, &asking.play.controller.game(), asking.line.get())
    });
    let standing = Memo::new(move |_| asking.standing());
    let inner = view! {
        {move || asking.looking.get().then(|| looking(asking))}
        {move || match shown.get() {
            Some(shown) => body(asking, shown, standing),
            None => none(asking.looking, move || asking.ask()),
        }}
    };
    frame(move || asking.close(), inner.into_any())
}

/// The progress, and a button to cancel.
fn looking(asking: Asking) -> impl IntoView {
    view! {
        <p class="looking">
            <span id="hint-looking">{say(Phrase::AdviceLooking)}</span>
            <progress aria-labelledby="hint-looking"></progress>
            <button class="btn quiet stop" on:click=move |_| asking.stop()>{say(Phrase::ReviewStop)}</button>
        </p>
    }
}

fn body(asking: Asking, shown: RunnersShown, standing: Memo<Standing>) -> AnyView {
    let RunnersShown {
        is_board,
        steps,
        whys,
        worths,
        known,
    } = shown;
    let best = match is_board {
        true => Phrase::RunnersAdviceBest,
        false => Phrase::RunnersAdviceChoice,
    };
    let behinds = asking.found.with(|found| {
        let found = found.as_ref()?;
        Some((0..found.lines()).map(|line| found.behind(line)).collect())
    });
    let steps = steps.into_iter().map(|step| view! { <li>{step}</li> });
    // The dream shows a board; its segments are listed on demand.
    let steps = match is_board {
        true => view! {
            <details>
                <summary>{say(Phrase::Segments)}</summary>
                <ul class="hint-segments">{steps.collect_view()}</ul>
            </details>
        }
        .into_any(),
        false => view! { <ul class="hint-choice">{steps.collect_view()}</ul> }.into_any(),
    };
    let (before, after) = match is_board {
        true => (None, Some(steps)),
        false => (Some(steps), None),
    };
    let texts = asking.app.texts.get_untracked();
    view! {
        {choose_line(asking.line, best, behinds.unwrap_or_default())}
        {before}
        <p class="ways">{move || ways(asking, is_board, standing.get())}</p>
        {whys_of(whys)}
        {worths.map(|worths| view! { <h3>{say(Phrase::AdvicePoints)}</h3> {sources(&texts, worths)} })}
        <p class="note known">{say(known)}</p>
        {after}
    }
    .into_any()
}

/// The actions for the line.
fn ways(asking: Asking, is_board: bool, standing: Standing) -> AnyView {
    let words = match is_board {
        true => Phrase::RunnersAdviceLay,
        false => Phrase::RunnersAdviceDo,
    };
    match standing {
        Standing::Next(_) => view! {
            <button class="btn primary play" on:click=move |_| asking.go()>{say(words)}</button>
        }
        .into_any(),
        Standing::Done => {
            view! { <span class="note">{say(Phrase::RunnersAdviceLies)}</span> }.into_any()
        }
        Standing::Elsewhere => {
            view! { <span class="note">{say(Phrase::AdviceStale)}</span> {again(move || asking.ask())} }
                .into_any()
        }
    }
}
