//! The coach: the goal, a hint, or praise with the rules that were learned.

use leptos::html;
use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::learn::{Stage, course};

use super::class::Mood;
use super::lesson::{LessonPage, Wish, go};
use crate::app::{app, say};
use crate::ui::icon;

pub(super) fn coach(page: LessonPage) -> impl IntoView {
    let app = app();
    let language = move || app.texts.with(|texts| texts.language());
    let now = move || &page.lesson.stages[page.stage.get().min(page.lesson.stages.len() - 1)];
    let goal = NodeRef::<html::P>::new();
    // Keyboard users continue at the new goal.
    Effect::new(move |before: Option<usize>| {
        let stage = page.stage.get();
        if before.is_some_and(|before| before != stage)
            && let Some(goal) = goal.get_untracked()
        {
            let _ = goal.focus();
        }
        stage
    });
    // On a phone, the coach may be scrolled out of view when there is something to say.
    Effect::new(move |_| {
        let speaks = matches!(page.mood.get(), Mood::Hint | Mood::Shown);
        let small = crate::device::prefers("(max-width: 68.6875em)");
        if let Some(goal) = goal.get_untracked().filter(|_| speaks && small) {
            goal.scroll_into_view();
        }
    });
    let said = move || {
        let (stage, mood) = (now(), page.mood.get());
        match mood {
            Mood::Goal => ().into_any(),
            Mood::Hint => note(
                "hint",
                "hint",
                Phrase::LessonHint,
                stage.hint.to(language()),
            ),
            Mood::Watching => note("watch", "eye", Phrase::LessonShowing, ""),
            Mood::Shown => {
                let told = app.texts.with(|texts| texts.phrase(Phrase::LessonShown));
                note("watch", "eye", Phrase::LessonShow, &told)
            }
            Mood::Done => note(
                "praise",
                "check",
                Phrase::LessonDone,
                stage.done.to(language()),
            ),
        }
    };
    view! {
        <div class="goal">
            <h2>{say(Phrase::LessonGoal)}</h2>
            <p tabindex="-1" node_ref=goal>{move || now().goal.to(language())}</p>
        </div>
        {said}
        {move || ways(page, page.mood.get())}
        {move || rules(now())}
    }
}

fn note(class: &str, sign: &str, title: Phrase, text: &str) -> AnyView {
    let class = format!("coach-note {class}");
    let text = text.to_owned();
    view! {
        <div class=class>
            {icon(sign)}
            <p><b>{say(title)}</b> " " {text}</p>
        </div>
    }
    .into_any()
}

/// The buttons for a mood, the likeliest first.
fn ways(page: LessonPage, mood: Mood) -> impl IntoView {
    let wish = move |wish| move |_| page.wish.set(Some(wish));
    let again = |primary: bool, phrase: Phrase| {
        view! {
            <button class="btn" id="again" class:primary=primary class:quiet=!primary on:click=wish(Wish::Again)>
                {icon("undo")} {say(phrase)}
            </button>
        }
    };
    let show = || {
        view! {
            <button class="btn quiet" id="show-me" on:click=wish(Wish::Show)>
                {icon("eye")} <span>{say(Phrase::LessonShow)}</span>
            </button>
        }
    };
    let buttons = match mood {
        Mood::Goal => show().into_any(),
        Mood::Hint => view! { {again(true, Phrase::LessonAgain)} {show()} }.into_any(),
        Mood::Watching => again(false, Phrase::LessonTry).into_any(),
        Mood::Shown => again(true, Phrase::LessonTry).into_any(),
        Mood::Done => view! { {onward(page)} {again(false, Phrase::LessonAgain)} }.into_any(),
    };
    view! { <p class="ways">{buttons}</p> }
}

/// The way on after the goal: the next stage, lesson, or all lessons.
fn onward(page: LessonPage) -> AnyView {
    let app = app();
    let stage = page.stage.get_untracked();
    if stage + 1 < page.lesson.stages.len() {
        let button = NodeRef::<html::Button>::new();
        Effect::new(move |_| {
            if let Some(button) = button.get() {
                let _ = button.focus();
            }
        });
        return view! {
            <button class="btn primary" id="next" node_ref=button on:click=move |_| go(page, stage + 1)>
                {say(Phrase::LessonNext)} {icon("arrow")}
            </button>
        }
        .into_any();
    }
    let place = course()
        .iter()
        .position(|lesson| lesson.id == page.lesson.id);
    let next = place.and_then(|place| course().get(place + 1));
    let link = NodeRef::<html::A>::new();
    Effect::new(move |_| {
        if let Some(link) = link.get() {
            let _ = link.focus();
        }
    });
    let (href, words) = match next {
        Some(lesson) => (format!("/learn/{}", lesson.id), Phrase::LessonNextLesson),
        None => ("/learn".to_owned(), Phrase::LearnLessons),
    };
    let title = move || {
        let language = app.texts.with(|texts| texts.language());
        next.map(|lesson| lesson.title.to(language))
    };
    view! {
        <b class="complete">{icon("check")} {say(Phrase::LessonComplete)}</b>
        <a class="btn primary" id="next" node_ref=link href=href>
            <span>{say(words)} <small>{title}</small></span> {icon("arrow")}
        </a>
    }
    .into_any()
}

/// The rules of the stage, each with its page.
fn rules(stage: &'static Stage) -> impl IntoView {
    let app = app();
    let chips = stage.rules.iter().map(|id| {
        let about = move || app.texts.with(|texts| texts.rule_text(id));
        view! { <li><a class="rule-chip" href=format!("/learn/rules/{id}")><b>{*id}</b> <span>{about}</span></a></li> }
    });
    view! {
        <div class="coach-rules">
            <h3>{say(Phrase::LessonRules)}</h3>
            <ul>{chips.collect_view()}</ul>
        </div>
    }
}
