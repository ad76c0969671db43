//! The page of a lesson: its stages, the coach, and the stage that is being played.

use leptos::prelude::*;
use lucid_texts::{Phrase, arg};
use lucid_titles::with_title;
use lucid_web::learn::{Lesson, Progress};

use super::class::Mood;
use super::coach;
use crate::app::{Notice, app, say};
use crate::controller::TitlePage as _;
use crate::device::Device;
use crate::ui::{Top, icon};

/// What the coach can ask of the stage that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Back to the position.
    Again,
    /// The stored line.
    Show,
}

/// What the parts of a lesson's page share.
#[derive(Clone, Copy)]
pub(crate) struct LessonPage {
    /// The lesson.
    pub(crate) lesson: &'static Lesson,
    /// The stage that is shown, from 0.
    pub(crate) stage: RwSignal<usize>,
    /// The learner's progress.
    pub(crate) progress: RwSignal<Progress>,
    /// What the coach says.
    pub(crate) mood: RwSignal<Mood>,
    /// What the coach was asked for, until it has been done.
    pub(crate) wish: RwSignal<Option<Wish>>,
}

pub(crate) fn lesson(lesson: &'static Lesson) -> impl IntoView {
    let app = app();
    let progress = Progress::find(&Device);
    let page = LessonPage {
        lesson,
        stage: RwSignal::new(progress.next_stage(lesson)),
        progress: RwSignal::new(progress),
        mood: RwSignal::new(Mood::Goal),
        wish: RwSignal::new(None),
    };
    // Progress is saved as soon as a stage is done.
    Effect::new(move |_| {
        if page.mood.get() != Mood::Done {
            return;
        }
        let stage = page.stage.get_untracked();
        page.progress.update(|progress| progress.add(lesson, stage));
        let kept = page
            .progress
            .with_untracked(|progress| progress.keep(&Device));
        if kept.is_err() {
            app.notice.set(Some(Notice::StorageFull));
        }
    });
    let title = move || lesson.title.to(app.texts.with(|texts| texts.language()));
    view! {
        <Top>
            <a class="btn bare crumb" href="/learn">{icon("book")} <span>{say(Phrase::LearnLessons)}</span></a>
            <span class="spring"></span>
        </Top>
        <main id="main" class="lesson" tabindex="-1">
            <section class="sheet coach">
                <h1 class="title">{title}</h1>
                {steps(page)}
                {coach::coach(page)}
            </section>
            {move || {
                let stage = &lesson.stages[page.stage.get().min(lesson.stages.len() - 1)];
                with_title!(lesson.game, G => G::lesson_stage(page, stage))
            }}
        </main>
    }
}

/// A button for each stage.
fn steps(page: LessonPage) -> impl IntoView {
    let app = app();
    let count = page.lesson.stages.len();
    let buttons = (0..count).map(|stage| {
        let done = move || {
            page.progress
                .with(|progress| progress.has(page.lesson, stage))
        };
        let now = move || page.stage.get() == stage;
        let name = move || {
            app.texts.with(|texts| {
                let step = texts.lesson_step(arg::Count(count), arg::Number(stage + 1));
                match done() {
                    true => format!("{step}, {}", texts.phrase(Phrase::LessonTick)),
                    false => step,
                }
            })
        };
        view! {
            <li>
                <button class="step" class:done=done aria-label=name
                    aria-current=move || now().then_some("step") on:click=move |_| go(page, stage)>
                    {move || if done() { icon("check").into_any() } else { (stage + 1).into_any() }}
                </button>
            </li>
        }
    });
    view! { <ol class="steps">{buttons.collect_view()}</ol> }
}

/// Shows another stage.
pub(crate) fn go(page: LessonPage, stage: usize) {
    page.mood.set(Mood::Goal);
    page.wish.set(None);
    page.stage.set(stage);
}
