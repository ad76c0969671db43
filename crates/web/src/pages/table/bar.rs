//! The bar of choices: every legal action with its words, undo, and why not.

use dreamscape::{Action, Refusal};
use leptos::prelude::*;
use texts::Phrase;
use web::bar::{Bar, Choice, Item};
use web::table::Waiting;

use crate::app::{app, say};
use crate::desk::Desk;
use crate::ui::{badge, icon};

pub(super) fn bar(desk: Desk, act: Callback<Action>, look: RwSignal<bool>) -> impl IntoView {
    let app = app();
    let bar = Memo::new(move |_| {
        let scene = desk.scene.get();
        let texts = app.texts.get();
        desk.game
            .with_value(|game| Bar::new(&texts, game, &scene.view.table, &scene.choices))
    });
    // Which group is open: closed again with every new moment.
    let open = RwSignal::new(None::<usize>);
    Effect::new(move |_| {
        bar.track();
        open.set(None);
    });
    let items = move || {
        let items = bar.get().items;
        let likeliest = items.len() == 1;
        let buttons = items.into_iter().enumerate().map(|(index, item)| {
            let key = (index < 9).then(|| (index + 1).to_string());
            match item {
                Item::One(choice) => button(choice, key, likeliest, act).into_any(),
                Item::Many { title, choices } => {
                    group(index, title, &choices, key, open).into_any()
                }
            }
        });
        buttons.collect_view()
    };
    let parts = move || {
        let index = open.get()?;
        let Some(Item::Many { title, choices }) = bar.get().items.into_iter().nth(index) else {
            return None;
        };
        let buttons = choices.into_iter().map(move |choice| {
            view! {
                <button class="btn act part" on:click=move |_| act.run(choice.action)>{choice.words}</button>
            }
        });
        let name = title.clone();
        Some(view! {
            <div class="parts" role="group" aria-label=name>
                <b>{title}</b>
                <div>{buttons.collect_view()}</div>
                <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| open.set(None)>{icon("close")}</button>
            </div>
        })
    };
    let ways_on = move || {
        let ways = bar.get().ways_on.into_iter();
        ways.map(|choice| {
            view! {
                <button class="btn quiet act way-on" on:click=move |_| act.run(choice.action)>
                    {icon("end")} {choice.words} <kbd>"E"</kbd>
                </button>
            }
        })
        .collect_view()
    };
    let can_undo = move || desk.scene.with(|scene| scene.can_undo);
    let over = move || desk.scene.with(|scene| scene.outcome.is_some());
    view! {
        <section class="actions" aria-label=say(Phrase::Choices)>
            {parts}
            {why(desk)}
            {prompt(desk)}
            <div class="choices">{items}</div>
            <div class="ends">
                <button class="btn bare undo" disabled=move || !can_undo() on:click=move |_| desk.undo()>
                    {icon("undo")} {say(Phrase::Undo)} <kbd>"U"</kbd>
                </button>
                {ways_on}
                <Show when=over>
                    <button class="btn primary" on:click=move |_| look.set(false)>{say(Phrase::Scores)}</button>
                </Show>
            </div>
        </section>
    }
}

fn button(
    choice: Choice,
    key: Option<String>,
    likeliest: bool,
    act: Callback<Action>,
) -> impl IntoView {
    let shortcut = key.clone();
    view! {
        <button class="btn act" class:primary=likeliest data-key=shortcut on:click=move |_| act.run(choice.action)>
            {choice.words}
            {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
        </button>
    }
}

fn group(
    index: usize,
    title: String,
    choices: &[Choice],
    key: Option<String>,
    open: RwSignal<Option<usize>>,
) -> impl IntoView {
    let count = choices.len();
    let shortcut = key.clone();
    let is_open = move || open.get() == Some(index);
    let toggle = move |_| open.update(|open| *open = (*open != Some(index)).then_some(index));
    view! {
        <button class="btn act many" data-key=shortcut aria-expanded=move || is_open().to_string() on:click=toggle>
            {title} <span class="tag">{count}</span>
            {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
        </button>
    }
}

/// Whose turn it is, and what is left of it.
fn prompt(desk: Desk) -> impl IntoView {
    let app = app();
    move || {
        let scene = desk.scene.get();
        let texts = app.texts.get();
        let table = &scene.view.table;
        let (Waiting::Person(seat) | Waiting::HandOver(seat) | Waiting::Other(seat)) =
            scene.waiting
        else {
            let over = texts.phrase(Phrase::EndTitle);
            return view! { <div class="prompt"><b>{over}</b></div> }.into_any();
        };
        let name = desk.name(seat);
        let mine = matches!(scene.waiting, Waiting::Person(_));
        let about = match mine {
            true if table.phase == dreamscape::Phase::Travel => texts.points_left(table.points),
            true => texts.phase(table.phase),
            false => texts.phrase(Phrase::Thinking),
        };
        let title = match mine {
            true => texts.turn_of(&name, texts.phase(table.phase)),
            false => name,
        };
        view! {
            <div class="prompt" class:waiting=!mine>
                {badge(seat)}
                <div><b>{title}</b><span>{about}</span></div>
            </div>
        }
        .into_any()
    }
}

/// The answer to “why not?”: the reason, and the rule's id.
fn why(desk: Desk) -> impl IntoView {
    let app = app();
    move || {
        desk.why.get().map(|refusal: Refusal| {
            let texts = app.texts.get();
            let told = desk.game.with_value(|game| texts.refusal(game, refusal));
            let rule = texts.rule_named(refusal.rule());
            view! {
                <p class="why-not" role="alert">
                    {icon("why")}
                    <span><b>{say(Phrase::WhyNot)}</b> " " {told}</span>
                    <span class="tag no">{rule}</span>
                    <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| desk.why.set(None)>
                        {icon("close")}
                    </button>
                </p>
            }
        })
    }
}
