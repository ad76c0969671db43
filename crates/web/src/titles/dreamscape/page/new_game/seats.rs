//! The seats: people at this device, bots, or nobody.

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::dreamscape::Level;
use lucid_web::settings::MAX_NAME;
use lucid_web::setup::{BOT_NAMES, BotLevel as _};

use super::{NewGameForm, Taker};
use crate::app::{app, say};
use crate::pages::new::person;
use crate::ui::badge;

pub(super) fn seats(form: NewGameForm) -> impl IntoView {
    let rows = Seat::first(4).map(move |seat| row(form, seat));
    view! {
        <fieldset class="seats">
            <legend>{say(Phrase::Seats)}</legend>
            <ol>{rows.collect_view()}</ol>
        </fieldset>
    }
}

fn row(form: NewGameForm, seat: Seat) -> impl IntoView {
    let app = app();
    let index = seat.index();
    let (taker, name) = (form.takers[index], form.names[index]);
    let number = move || app.texts.with(|texts| texts.seat_number(seat));
    let who = move || match taker.get() {
        Taker::Person if form.comes(index) => view! {
            <b>{say(Phrase::OnlineSeatOpen)}</b>
            <small>{say(Phrase::OnlineSeatOpenAbout)}</small>
        }
        .into_any(),
        Taker::Person if form.beyond => view! { <b>{say(Phrase::You)}</b> }.into_any(),
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
            <small>{say(words(level).1)}</small>
        }
        .into_any(),
        Taker::Nobody => view! { <b>{say(Phrase::Nobody)}</b> }.into_any(),
    };
    let choose = move |event| {
        let value = event_target_value(&event);
        taker.set(match (value.as_str(), Level::of(&value)) {
            (_, Some(level)) => Taker::Bot(level),
            ("person", _) => Taker::Person,
            _ => Taker::Nobody,
        });
    };
    let levels = Level::ALL.iter().map(move |level| {
        let level = *level;
        view! {
            <option value=level.word() selected=move || taker.get() == Taker::Bot(level)>
                {say(words(level).0)}
            </option>
        }
    });
    view! {
        <li class:none=move || taker.get() == Taker::Nobody>
            {badge(seat)}
            <span class="tx">{who}</span>
            <select class="taker" aria-label=number on:change=choose>
                <option value="person" selected=move || taker.get() == Taker::Person>{move || say(person(form.beyond, form.comes(index)))()}</option>
                <optgroup label=say(Phrase::Bot)>{levels.collect_view()}</optgroup>
                <option value="nobody" selected=move || taker.get() == Taker::Nobody>{say(Phrase::Nobody)}</option>
            </select>
        </li>
    }
}

/// The name of a level, and how it plays.
const fn words(level: Level) -> (Phrase, Phrase) {
    match level {
        Level::Random => (Phrase::LevelRandom, Phrase::LevelRandomAbout),
        Level::Greedy => (Phrase::LevelGreedy, Phrase::LevelGreedyAbout),
        Level::Planner => (Phrase::LevelPlanner, Phrase::LevelPlannerAbout),
    }
}
