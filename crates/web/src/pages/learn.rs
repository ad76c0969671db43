//! The pages of lessons.

pub(crate) mod class;
mod coach;
pub(crate) mod lesson;
mod map;

use leptos::prelude::*;
use lucid_texts::Phrase;

use crate::app::say;
use crate::ui::{Top, icon, scene};

/// The lesson with an id, or all lessons if there is none.
pub fn learn_page(id: &str) -> AnyView {
    match lucid_web::learn::lesson(id) {
        _ if id.is_empty() => map::map().into_any(),
        Some(found) => lesson::lesson(found).into_any(),
        None => missing().into_any(),
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
