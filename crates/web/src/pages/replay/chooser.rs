//! Own games, and a place for files.

use leptos::prelude::*;
use lucid_texts::{Phrase, Texts};
use lucid_web::points::written;
use lucid_web::replay::result_of;
use lucid_web::saved_game::{SavedGame, Stands};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlInputElement;

use super::files;
use crate::app::{app, say};
use crate::device::Device;
use crate::ui::{Top, badge, icon, scene};

/// The page; `message` comes first if there is one.
pub(super) fn page(message: Option<AnyView>, take: Callback<(String, String)>) -> AnyView {
    let mut games = SavedGame::all(&Device);
    // A game whose table was never shown has nothing to watch.
    games.retain(|(_, saved)| !saved.record.is_empty());
    let none = games.is_empty();
    let rows = games.into_iter().map(|(id, saved)| row(id, saved));
    let chosen = move |event: web_sys::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let file = (input.as_ref())
            .and_then(HtmlInputElement::files)
            .and_then(|files| files.get(0));
        if let Some(file) = file {
            files::read(file, take);
        }
        // So that the same file can be chosen again once it is fixed.
        if let Some(input) = input {
            input.set_value("");
        }
    };
    view! {
        <Top><b class="where">{say(Phrase::Replays)}</b><span class="spring"></span></Top>
        <main id="main" class="replay-chooser" tabindex="-1">
            <h1 class="sr">{say(Phrase::Replays)}</h1>
            {message}
            <section class="sheet open-file">
                <h2>{say(Phrase::ReplayOpenTitle)}</h2>
                <label class="drop-place">
                    {icon("download")}
                    <span>{say(Phrase::ReplayOpenAbout)}</span>
                    <span class="btn primary" aria-hidden="true">{say(Phrase::ReplayChoose)}</span>
                    <input type="file" accept=".lucid,.txt,text/plain" on:change=chosen aria-label=say(Phrase::ReplayChoose)/>
                </label>
            </section>
            <section class="sheet own-games">
                <h2>{say(Phrase::ReplayYours)}</h2>
                {none.then(|| view! {
                    <div class="empty">
                        {scene("vignette", "asleep")}
                        <p class="note">{say(Phrase::ReplayNone)}</p>
                        <p class="ways"><a class="btn" href="/new">{icon("plus")} {say(Phrase::NewGame)}</a></p>
                    </div>
                })}
                <ul>{rows.collect_view()}</ul>
            </section>
        </main>
    }
    .into_any()
}

fn row(id: String, saved: SavedGame) -> impl IntoView {
    let app = app();
    let over = saved.stands == Stands::Over;
    let names = saved.setup.names();
    let seats = names.len();
    let (result, when) = (result_of(&saved.record), saved.when);
    let (setup, cycle) = (saved.setup.clone(), saved.cycle.max(1));
    let title = move || app.texts.with(|texts| saved.setup.game_title(texts));
    let about = move || {
        app.texts.with(|texts| {
            let last = match &result {
                Some(result) => scores(texts, &names, result),
                None => setup.at_round(texts, cycle),
            };
            match setup.edition(texts) {
                Some(edition) => format!("{edition}, {last}"),
                None => last,
            }
        })
    };
    let day = move || app.texts.with(|texts| day(texts, when));
    let badges = lucid_tabletop::Seat::first(seats).map(badge);
    view! {
        <li>
            <a href=format!("/replay?game={id}")>
                <span class="badges">{badges.collect_view()}</span>
                <span class="about"><b>{title}</b><small>{about}</small></span>
                <span class="side">
                    <small>{day}</small>
                    {(!over).then(|| view! { <span class="tag">{say(Phrase::ReplayRunningTag)}</span> })}
                </span>
                {icon("replay")}
            </a>
        </li>
    }
}

/// `Ada 31, Noor 44`
fn scores(texts: &Texts, names: &[String], result: &[(String, i32)]) -> String {
    let one = |(letter, points): &(String, i32)| {
        let seat = letter.parse::<lucid_tabletop::Seat>().ok();
        let known = seat.and_then(|seat| names.get(seat.index()));
        let name = match known {
            Some(name) => name.clone(),
            None => texts.phrase(Phrase::LabelMrNightmare),
        };
        format!("{name} {}", written(*points))
    };
    result.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A day as the reader writes it: where the browser speaks the same language, as it is
/// written in the browser's country.
fn day(texts: &Texts, when: u64) -> String {
    let date = js_sys::Date::new(&(when as f64).into());
    let browser = window().navigator().language().unwrap_or_default();
    let locale = texts.language().locale(&browser);
    date.to_locale_date_string(locale, &wasm_bindgen::JsValue::UNDEFINED)
        .into()
}
