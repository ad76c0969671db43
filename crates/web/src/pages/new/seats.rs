//! Who plays: people at this device, bots, nobody.

use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use web::settings::MAX_NAME;
use web::setup::{BOT_NAMES, Level};

use super::{Form, Taker};
use crate::app::{app, say};
use crate::ui::{badge, segment};

pub(super) fn seats(form: Form) -> impl IntoView {
    let rows = Seat::first(4).map(move |seat| row(form, seat));
    view! {
        <fieldset class="seats">
            <legend>{say(Phrase::Seats)}</legend>
            <ol>{rows.collect_view()}</ol>
        </fieldset>
    }
}

fn row(form: Form, seat: Seat) -> impl IntoView {
    let app = app();
    let index = seat.index();
    let (taker, name) = (form.takers[index], form.names[index]);
    let group = ["seat-1", "seat-2", "seat-3", "seat-4"][index];
    let number = move || app.texts.with(|texts| texts.seat_number(seat));
    let who = move || match taker.get() {
        Taker::Person => view! {
            <input
                class="name"
                type="text"
                maxlength=MAX_NAME
                aria-label=say(Phrase::YourName)
                prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))
            />
        }
        .into_any(),
        Taker::Bot(level) => view! {
            <b>{BOT_NAMES[index]}</b>
            <small>{move || level_about(level)}</small>
        }
        .into_any(),
        Taker::Nobody => view! { <b>{say(Phrase::Nobody)}</b> }.into_any(),
    };
    let option = move |phrase: Phrase, value: Taker| {
        segment(
            group,
            say(phrase),
            move || taker.get() == value,
            move || taker.set(value),
        )
    };
    view! {
        <li class:none=move || taker.get() == Taker::Nobody>
            {badge(seat)}
            <span class="tx">{who}</span>
            <span class="segs" role="radiogroup" aria-label=number>
                {option(Phrase::PersonHere, Taker::Person)}
                {option(Phrase::Bot, Taker::Bot(Level::default()))}
                {option(Phrase::Nobody, Taker::Nobody)}
            </span>
        </li>
    }
}

fn level_about(level: Level) -> String {
    let (name, about) = match level {
        Level::Random => (Phrase::LevelRandom, Phrase::LevelRandomAbout),
    };
    app()
        .texts
        .with(|texts| format!("{}: {}", texts.phrase(name), texts.phrase(about)))
}
