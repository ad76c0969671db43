//! Lessons, and the rules by id and edition.

pub(crate) mod class;
mod coach;
pub(crate) mod lesson;
mod map;

use leptos::prelude::*;
use lucid_texts::Phrase;

use crate::app::say;
use crate::dreamscape;
use crate::ui::{Top, icon, scene};

/// The page with the rest of its address: all lessons, one of them, or the rules.
pub fn learn_page(which: String) -> AnyView {
    let mut parts = which.split('/');
    match (parts.next().unwrap_or_default(), parts.next(), parts.next()) {
        ("", None, _) => map::map().into_any(),
        ("rules", id, None) => dreamscape::rules(id.map(str::to_owned)).into_any(),
        (id, None, _) => match lucid_web::learn::lesson(id) {
            Some(found) => lesson::lesson(found).into_any(),
            None => missing().into_any(),
        },
        _ => missing().into_any(),
    }
}

fn missing() -> impl IntoView {
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="lonely" tabindex="-1">
            <section class="sheet state">
                {scene("vignette", "astray")}
                <h1 class="title">{say(Phrase::LessonMissingTitle)}</h1>
                <p>{say(Phrase::LessonMissing)}</p>
                <p class="ways">
                    <a class="btn primary" href="/learn">{icon("book")} {say(Phrase::LearnLessons)}</a>
                </p>
            </section>
        </main>
    }
}
