//! How a hint is shown.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::advice::Standing;
use lucid_web::points::written;
use lucid_web::titles::dreamscape::hint::{Points, ShownLine, ShownStep};

use super::{Asking, PASSES, marks};
use crate::app::say;
use crate::pages::hint::frame::{again, choose_line, frame, none, whys_of};

pub(super) fn panel(asking: Asking) -> AnyView {
    let app = asking.app;
    let shown = Memo::new(move |_| {
        let texts = app.texts.get();
        let game = asking.of.controller.game.get_value();
        let found = asking.found.get()?;
        found.show(&texts, &game, asking.line.get())
    });
    let standing = Memo::new(move |_| asking.standing());
    let inner = view! {
        {move || asking.looking.get().then(|| looking(asking))}
        {move || match shown.get() {
            Some(shown) => body(asking, shown, standing),
            None => none(asking.looking, move || asking.ask()),
        }}
    };
    view! {
        {marks::marks(shown, standing)}
        {frame(move || asking.close(), inner.into_any())}
    }
    .into_any()
}

/// The progress, and a button to stop.
fn looking(asking: Asking) -> impl IntoView {
    let app = asking.app;
    let words = move || {
        let phrase = match asking.found.with(Option::is_some) {
            true => Phrase::AdviceLookingOn,
            false => Phrase::AdviceLooking,
        };
        app.texts.with(|texts| texts.phrase(phrase))
    };
    let done = move || asking.passes.get().to_string();
    let most = PASSES.len().to_string();
    view! {
        <p class="looking">
            <span id="hint-looking">{words}</span>
            <progress max=most prop:value=done aria-labelledby="hint-looking"></progress>
            <button class="btn quiet stop" on:click=move |_| asking.stop()>{say(Phrase::AdviceStop)}</button>
        </p>
    }
}

fn body(asking: Asking, shown: ShownLine, standing: Memo<Standing>) -> AnyView {
    let ShownLine {
        steps,
        then,
        whys,
        points,
        prospect,
        known,
        ..
    } = shown;
    let prospect = prospect.map(|prospect| view! { <p class="prospect">{prospect}</p> });
    // The button is kept from step to step, and with it the focus.
    let kind = Memo::new(move |_| match standing.get() {
        Standing::Next(_) => Standing::Next(0),
        other => other,
    });
    let listed = steps.into_iter().enumerate();
    let listed = listed.map(|(number, step)| {
        let is_now = move || standing.get() == Standing::Next(number);
        let is_past = move || matches!(standing.get(), Standing::Next(next) if number < next);
        view! {
            <li class:now=is_now class:past=is_past aria-current=move || is_now().then_some("step")>{describe(step)}</li>
        }
    });
    let follows = (!then.is_empty()).then(|| {
        let then: Vec<_> = (then.into_iter())
            .map(|step| view! { <li>{describe(step)}</li> })
            .collect();
        view! {
            <details>
                <summary>{say(Phrase::AdviceThen)}</summary>
                <p class="note">{say(Phrase::AdviceThenAbout)}</p>
                <ol>{then}</ol>
            </details>
        }
    });
    view! {
        {lines(asking)}
        <h3 class="sr">{say(Phrase::AdviceSteps)}</h3>
        <ol class="hint-steps">{listed.collect_view()}</ol>
        <p class="ways">{move || ways(asking, kind.get())}</p>
        {prospect}
        <p class="note known">{known}</p>
        {whys_of(whys)}
        {sources(points)}
        {follows}
    }
    .into_any()
}

fn describe(step: ShownStep) -> impl IntoView {
    let open = step
        .open
        .then(|| view! { " " <span class="tag">{say(Phrase::AdviceOpen)}</span> });
    view! { {step.words} {open} }
}

/// The lines to choose from.
fn lines(asking: Asking) -> impl IntoView {
    let behinds = asking.found.with(|found| {
        let found = found.as_ref()?;
        Some((0..found.lines()).map(|line| found.behind(line)).collect())
    });
    choose_line(asking.line, Phrase::AdviceBest, behinds.unwrap_or_default())
}

/// The actions for the line.
fn ways(asking: Asking, standing: Standing) -> AnyView {
    let again = again(move || asking.ask());
    match standing {
        Standing::Next(_) => view! {
            <button class="btn primary play" on:click=move |_| asking.play()>{say(Phrase::AdvicePlay)}</button>
        }
        .into_any(),
        Standing::Done => view! { <span class="note">{say(Phrase::AdviceDone)}</span> {again} }.into_any(),
        Standing::Elsewhere => {
            view! { <span class="note">{say(Phrase::AdviceStale)}</span> {again} }.into_any()
        }
    }
}

/// The points on the way, by source.
fn sources(points: Points) -> impl IntoView {
    let now: Vec<_> = (points.sources.into_iter())
        .map(|(phrase, sum)| {
            view! { <div><dt>{say(phrase)}</dt><dd>{written(sum)}</dd></div> }
        })
        .collect();
    let nothing = now
        .is_empty()
        .then(|| view! { <p class="note">{say(Phrase::AdviceNothingScored)}</p> });
    view! {
        <h3>{say(Phrase::AdvicePoints)}</h3>
        <h4>{say(Phrase::AdviceNow)} " " <b class="num">{written(points.total)}</b></h4>
        {nothing}
        <dl class="by-source">{now}</dl>
    }
}
