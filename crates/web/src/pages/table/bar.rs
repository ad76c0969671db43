//! The bar of choices: every legal action with its words, the step of a power,
//! undo, and a question before something is lost for good.

use dreamscape::Action;
use leptos::prelude::*;
use texts::Phrase;
use web::bar::{Bar, Choice, Item};
use web::guide::loss::{Loss, loss};
use web::settings::Caution;

use super::teller::{self, Teller};
use super::{lead, prompt};
use crate::app::{app, say};
use crate::desk::Desk;
use crate::ui::icon;

pub(super) fn bar(
    desk: Desk,
    teller: Teller,
    act: Callback<Action>,
    look: RwSignal<bool>,
) -> impl IntoView {
    let telling = Memo::new(move |_| teller.is_telling());
    let inside = move || match telling.get() {
        true => teller::panel(teller).into_any(),
        false => choices(desk, teller, act, look).into_any(),
    };
    view! {
        <section class="actions" tabindex="-1" aria-label=say(Phrase::Choices)>{inside}</section>
    }
}

fn choices(
    desk: Desk,
    teller: Teller,
    act: Callback<Action>,
    look: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    let bar = Memo::new(move |_| {
        let scene = desk.scene.get();
        let texts = app.texts.get();
        desk.game
            .with_value(|game| Bar::new(&texts, game, &scene.view.table, &scene.choices))
    });
    // Which group is open, and what would be lost: both end with the moment.
    let open = RwSignal::new(None::<usize>);
    let asked = RwSignal::new(None::<Loss>);
    Effect::new(move |_| {
        bar.track();
        open.set(None);
        asked.set(None);
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
    // The way on: at once, or after a question.
    let go_on = Callback::new(move |action: Action| {
        let careful = app.settings.with_untracked(|settings| settings.caution) == Caution::Ask;
        let lost = (careful && asked.get_untracked().is_none()).then(|| lost(desk, action));
        match lost.flatten() {
            Some(loss) => {
                app.tell(told(desk, loss));
                asked.set(Some(loss));
            }
            None => act.run(action),
        }
    });
    let ends = move || {
        let anyway = asked.get().is_some();
        let ways = bar.get().ways_on.into_iter();
        ways.map(|choice| {
            let words = match anyway {
                true => app.texts.with(|texts| texts.phrase(Phrase::LossEndAnyway)),
                false => choice.words,
            };
            view! {
                <button class="btn quiet act way-on" class:sure=anyway on:click=move |_| go_on.run(choice.action)>
                    {icon("end")} {words} <kbd aria-hidden="true">"E"</kbd>
                </button>
            }
        })
        .collect_view()
    };
    let can_undo = move || desk.scene.with(|scene| scene.can_undo);
    let over = move || desk.scene.with(|scene| scene.outcome.is_some());
    let has_told = move || !over() && desk.setup().rules.solo.is_some() && teller.can_tell_again();
    let question = move || {
        asked.get().map(|loss| {
            app.texts.track();
            view! { <p class="lost-ask">{icon("why")} <span>{told(desk, loss)}</span></p> }
        })
    };
    view! {
        {parts}
        {move || match lead::now(desk) {
            Some(now) => lead::panel(desk, now).into_any(),
            None => prompt::prompt(desk).into_any(),
        }}
        // The choices keep their place while the question stands there.
        <div class="middle" class:asking=move || asked.get().is_some()>
            <div class="choices">{items}</div>
            {question}
        </div>
        <div class="ends">
            <Show when=has_told>
                <button class="btn bare again" aria-label=say(Phrase::StoryAgain) title=say(Phrase::StoryAgain)
                    on:click=move |_| teller.tell_again()>
                    {icon("replay")} <kbd aria-hidden="true">"R"</kbd>
                </button>
            </Show>
            {move || match asked.get() {
                Some(_) => view! {
                    <button class="btn primary stay" on:click=move |_| asked.set(None)>{say(Phrase::LossStay)}</button>
                }.into_any(),
                None => view! {
                    <button class="btn bare undo" disabled=move || !can_undo() on:click=move |_| desk.undo()>
                        {icon("undo")} {say(Phrase::Undo)} <kbd aria-hidden="true">"U"</kbd>
                    </button>
                }.into_any(),
            }}
            {ends}
            <Show when=over>
                <button class="btn primary" on:click=move |_| look.set(false)>{say(Phrase::Scores)}</button>
            </Show>
        </div>
    }
}

/// What would be lost for good by an action.
fn lost(desk: Desk, action: Action) -> Option<Loss> {
    let scene = desk.scene.get_untracked();
    desk.game
        .with_value(|game| loss(game, &scene.view, &scene.choices, action))
}

fn told(desk: Desk, loss: Loss) -> String {
    let texts = app().texts.get_untracked();
    match loss {
        Loss::Points(points) => texts.loss_points(points),
        Loss::Shards(shards) => texts.loss_shards(shards),
        Loss::Card(card) => desk.game.with_value(|game| texts.loss_card(game, card)),
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
    let toggle = move |_| {
        open.update(|open| *open = (*open != Some(index)).then_some(index));
        // Whoever opened it with a key goes on with keys.
        request_animation_frame(|| super::focus(".parts .part"));
    };
    view! {
        <button class="btn act many" data-key=shortcut aria-expanded=move || is_open().to_string() on:click=toggle>
            {title} <span class="tag">{count}</span>
            {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
        </button>
    }
}
