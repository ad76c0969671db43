//! The course at a glance, with the learner's progress.

use leptos::prelude::*;
use lucid_texts::{Phrase, arg};
use lucid_web::learn::{Lesson, Progress, course, course_by_chapter};

use crate::app::{app, say};
use crate::device::Device;
use crate::ui::{Top, icon, scene};

pub(super) fn map() -> impl IntoView {
    let progress = RwSignal::new(Progress::find(&Device));
    let forget = move |_| {
        Progress::forget(&Device);
        progress.set(Progress::default());
    };
    let chapters = course_by_chapter().map(|(chapter, lessons)| {
        let rows = lessons.iter().enumerate();
        let rows = rows.map(|(index, lesson)| row(index + 1, lesson, progress));
        view! {
            <section class="chapter">
                <h2>{say(chapter.title)}</h2>
                <ol class="lessons">{rows.collect_view()}</ol>
            </section>
        }
    });
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="learn" tabindex="-1">
            <header class="learn-head">
                <h1 class="title">{say(Phrase::Learn)}</h1>
                <p>{say(Phrase::LearnAbout)}</p>
            </header>
            {move || next(&progress.get())}
            <a class="sheet to-rules" href="/learn/rules">
                {icon("book")}
                <span><b>{say(Phrase::RulesTitle)}</b><small>{say(Phrase::RulesAbout)}</small></span>
                {icon("arrow")}
            </a>
            <a class="sheet to-rules" href="/book/" target="_blank" data-load="">
                {icon("book")}
                <span><b>{say(Phrase::BookTitle)}</b><small>{say(Phrase::BookAbout)}</small></span>
                {icon("arrow")}
            </a>
            {chapters.collect_view()}
            <Show when=move || !progress.with(Progress::is_empty)>
                <p><button class="btn bare forget-course" on:click=forget>{icon("undo")} {say(Phrase::LearnForget)}</button></p>
            </Show>
        </main>
    }
}

/// The lesson to start or continue with.
fn next(progress: &Progress) -> impl IntoView + use<> {
    let app = app();
    let open = course().iter().find(|lesson| !progress.is_done(lesson));
    let begun = !progress.is_empty();
    match open {
        Some(lesson) => {
            let title = move || lesson.title.to(app.texts.with(|texts| texts.language()));
            let about = move || lesson.about.to(app.texts.with(|texts| texts.language()));
            let head = if begun {
                Phrase::LearnNext
            } else {
                Phrase::LearnFirst
            };
            let act = if begun {
                Phrase::LearnNext
            } else {
                Phrase::LearnBegin
            };
            view! {
                <section class="sheet next-lesson">
                    {scene("vignette", "asleep")}
                    <div>
                        <p class="note">{say(head)}</p>
                        <h2>{title}</h2>
                        <p>{about}</p>
                        {(!begun).then(|| view! { <p class="note">{say(Phrase::LearnFirstAbout)}</p> })}
                        <a class="btn primary" id="next-lesson" href=format!("/learn/{}", lesson.id)>
                            {icon("play")} {say(act)}
                        </a>
                    </div>
                </section>
            }
            .into_any()
        }
        None => view! {
            <section class="sheet next-lesson">
                {scene("vignette", "asleep")}
                <div>
                    <h2>{say(Phrase::LearnAllDone)}</h2>
                    <a class="btn primary" href="/new">{icon("plus")} {say(Phrase::NewGame)}</a>
                </div>
            </section>
        }
        .into_any(),
    }
}

fn row(number: usize, lesson: &'static Lesson, progress: RwSignal<Progress>) -> impl IntoView {
    let app = app();
    let language = move || app.texts.with(|texts| texts.language());
    let count = lesson.stages.len();
    let done = move || progress.with(|progress| progress.count(lesson));
    let told = move || {
        app.texts
            .with(|texts| texts.lesson_steps(arg::Count(count), arg::Done(done())))
    };
    let dots = (0..count).map(|stage| {
        let done = move || progress.with(|progress| progress.has(lesson, stage));
        view! { <i class:done=done></i> }
    });
    view! {
        <li>
            <a class="sheet" class:done=move || done() == count href=format!("/learn/{}", lesson.id)>
                <span class="lesson-number" aria-hidden="true">
                    {move || if done() == count { icon("check").into_any() } else { number.into_any() }}
                </span>
                <span class="tx">
                    <b>{move || lesson.title.to(language())}</b>
                    <small>{move || lesson.about.to(language())}</small>
                </span>
                <span class="dots" aria-hidden="true">{dots.collect_view()}</span>
                <span class="sr">{told}</span>
            </a>
        </li>
    }
}
