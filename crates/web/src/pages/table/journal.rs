//! What has happened, the latest first.

use dreamscape::Event;
use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use web::journal::{is_told, seat_of};

use crate::app::{app, say};
use crate::desk::{Desk, Line};
use crate::ui::{badge, icon};

/// How many lines are shown unless all are asked for.
const SHORT: usize = 40;

pub(super) fn journal(desk: Desk) -> impl IntoView {
    let app = app();
    let all = RwSignal::new(false);
    let lines = move || {
        let most = if all.get() { usize::MAX } else { SHORT };
        desk.journal.with(|lines| {
            let lines = lines.iter().rev().filter(|line| is_told(&line.event));
            lines.take(most).cloned().collect::<Vec<Line>>()
        })
    };
    // A line is written once; it is written anew in another language, and when
    // something was taken back.
    let key = move |line: &Line| {
        let language = app.texts.with(|texts| texts.language());
        (line.number, desk.retold.get(), language)
    };
    view! {
        <section class="sheet journal">
            <h2>
                {say(Phrase::Journal)}
                <button class="open end" aria-pressed=move || all.get().to_string()
                    aria-label=say(Phrase::Journal) on:click=move |_| all.update(|all| *all = !*all)>
                    {icon("expand")}
                </button>
            </h2>
            <ol class:all=move || all.get() tabindex="0">
                <For each=lines key=key children=move |line| told(desk, line)/>
            </ol>
        </section>
    }
}

fn told(desk: Desk, line: Line) -> impl IntoView {
    let texts = app().texts.get_untracked();
    let names = |seat: Seat| desk.name(seat);
    let text = desk
        .game
        .with_value(|game| texts.event(game, &names, &line.event));
    let points = match line.event {
        Event::Scored { points, .. } => Some(points),
        _ => None,
    };
    let cycle = matches!(line.event, Event::Cycle(_));
    view! {
        <li class:chapter=cycle>
            <span>{seat_of(&line.event).map(badge)}</span>
            <span>{text}</span>
            {points.map(|points| view! {
                <b class:loss=points < 0>{format!("{points:+}")}</b>
            })}
        </li>
    }
}
