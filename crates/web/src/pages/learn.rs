//! The pages of lessons.

pub(crate) mod class;
mod coach;
pub(crate) mod lesson;
mod map;

use leptos::prelude::*;
use lucid_texts::Phrase;

use crate::app::say;
use crate::ui::{icon, message_page};

/// The lesson with an id, or all lessons if there is none.
pub fn learn_page(id: &str) -> AnyView {
    match lucid_web::learn::lesson(id) {
        _ if id.is_empty() => map::map().into_any(),
        Some(found) => lesson::lesson(found).into_any(),
        None => missing(),
    }
}

fn missing() -> AnyView {
    let ways = view! { <a class="btn primary" href="/learn">{icon("book")} {say(Phrase::LearnLessons)}</a> };
    let title = Phrase::LessonMissingTitle;
    message_page("", title, Phrase::LessonMissing, ways.into_any())
}
