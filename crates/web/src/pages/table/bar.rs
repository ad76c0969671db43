//! The bar of choices: every legal action with its words, the step of a power,
//! undo, and a question before something is lost for good.

use leptos::prelude::*;
use lucid_dreamscape::Action;
use lucid_texts::Phrase;
use lucid_web::bar::{Bar, Choice, Item};
use lucid_web::guide::loss::{Loss, loss};
use lucid_web::settings::Caution;
use lucid_web::table::Waiting;

use super::nightmare_story::{self, Storyteller};
use super::{lead, prompt};
use crate::app::{App, app, say};
use crate::dreamscape::Controller;
use crate::ui::{icon, key};

pub(super) fn bar(
    controller: Controller,
    storyteller: Storyteller,
    act: Callback<Action>,
    look: RwSignal<bool>,
    hint: RwSignal<bool>,
) -> AnyView {
    let telling = Memo::new(move |_| storyteller.is_telling());
    let content = move || match telling.get() {
        true => nightmare_story::panel(storyteller),
        false => choices(controller, storyteller, act, look, hint),
    };
    view! {
        <section class="actions" tabindex="-1" aria-label=say(Phrase::Choices)>{content}</section>
    }
    .into_any()
}

fn choices(
    controller: Controller,
    storyteller: Storyteller,
    act: Callback<Action>,
    look: RwSignal<bool>,
    hint: RwSignal<bool>,
) -> AnyView {
    let app = app();
    let bar = Memo::new(move |_| {
        let scene = controller.scene.get();
        let texts = app.texts.get();
        controller
            .game
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
    // Buttons are brought up to date in place, so the focus stays where it is.
    let items = move || {
        let items = bar.get().items;
        let likeliest = items.len() == 1;
        let buttons = items.into_iter().enumerate();
        let buttons = buttons.map(|(index, item)| match item {
            Item::One(choice) => one(index, choice, act, likeliest),
            Item::Many { title, choices } => group(index, title, choices.len(), open),
        });
        buttons.collect::<Vec<_>>()
    };
    // The way on: at once, or after a question.
    let go_on = Callback::new(move |action: Action| {
        let careful = app.settings.with_untracked(|settings| settings.caution) == Caution::Ask;
        let lost = (careful && asked.get_untracked().is_none()).then(|| lost(controller, action));
        match lost.flatten() {
            Some(loss) => {
                app.tell(told(app, controller, loss));
                asked.set(Some(loss));
            }
            None => act.run(action),
        }
    });
    let question = move || {
        let loss = asked.get()?;
        app.texts.track();
        Some(
            view! { <p class="lost-ask">{icon("why")}<span>{told(app, controller, loss)}</span></p> },
        )
    };
    let panel = move || match lead::now(controller) {
        Some(now) => lead::panel(controller, now),
        None => prompt::prompt(controller),
    };
    let over = Memo::new(move |_| controller.is_over());
    let scores = move || {
        let scores = || {
            view! {
                <button class="btn primary" on:click=move |_| look.set(false)>{say(Phrase::Scores)}</button>
            }
        };
        over.get().then(scores)
    };
    // The choices keep their place while the question stands there.
    view! {
        {parts(bar, open, act)}
        {panel}
        <div class="middle" class:asking=move || asked.get().is_some()>
            <div class="choices">{items}</div>
            {question}
        </div>
        <div class="ends">
            {again(controller, storyteller, over)}
            {hint_button(controller, hint)}
            {move || back(controller, asked)}
            {move || ways_on(app, bar, asked, go_on)}
            {scores}
        </div>
    }
    .into_any()
}

/// The choices of the group that is open.
fn parts(bar: Memo<Bar>, open: RwSignal<Option<usize>>, act: Callback<Action>) -> AnyView {
    let parts = move || {
        let index = open.get()?;
        let Some(Item::Many { title, choices }) = bar.get().items.into_iter().nth(index) else {
            return None;
        };
        let buttons = choices.into_iter().map(|choice| {
            let pressed = move |_| act.run(choice.action);
            view! { <button class="btn act part" on:click=pressed>{choice.words}</button> }
                .into_any()
        });
        let label = title.clone();
        Some(view! {
            <div class="parts" role="group" aria-label=label>
                <b>{title}</b>
                <div>{buttons.collect::<Vec<_>>()}</div>
                <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| open.set(None)>
                    {icon("close")}
                </button>
            </div>
        })
    };
    parts.into_any()
}

/// A hint for whoever is to act, where nobody is wronged by it.
fn hint_button(controller: Controller, hint: RwSignal<bool>) -> AnyView {
    let fair = controller.hints_are_fair();
    let mine = Memo::new(move |_| {
        controller
            .scene
            .with(|scene| matches!(scene.waiting, Waiting::Person(_)) && scene.choices.len() > 1)
    });
    let ask = move || {
        view! {
            <button class="btn bare hint-ask" aria-expanded=move || hint.get().to_string()
                on:click=move |_| hint.update(|open| *open = !*open)>
                {icon("hint")} {say(Phrase::HintAsk)} {key("H")}
            </button>
        }
    };
    let button = move || (fair && mine.get()).then(ask);
    button.into_any()
}

/// Mr Nightmare's last turn, once more.
fn again(controller: Controller, storyteller: Storyteller, over: Memo<bool>) -> AnyView {
    let alone = controller.setup().rules.solo.is_some();
    let has_told = Memo::new(move |_| !over.get() && alone && storyteller.can_tell_again());
    let again = move || {
        view! {
            <button class="btn bare again" aria-label=say(Phrase::StoryAgain) title=say(Phrase::StoryAgain)
                on:click=move |_| storyteller.tell_again()>
                {icon("replay")} {key("R")}
            </button>
        }
    };
    let button = move || has_told.get().then(again);
    button.into_any()
}

/// The way back: a step, or out of the question.
fn back(controller: Controller, asked: RwSignal<Option<Loss>>) -> AnyView {
    if asked.get().is_some() {
        return view! {
            <button class="btn primary stay" on:click=move |_| asked.set(None)>{say(Phrase::LossStay)}</button>
        }
        .into_any();
    }
    let cannot = move || !controller.scene.with(|scene| scene.can_undo);
    view! {
        <button class="btn bare undo" disabled=cannot on:click=move |_| controller.undo()>
            {icon("undo")} {say(Phrase::Undo)} {key("U")}
        </button>
    }
    .into_any()
}

fn ways_on(
    app: App,
    bar: Memo<Bar>,
    asked: RwSignal<Option<Loss>>,
    go_on: Callback<Action>,
) -> Vec<AnyView> {
    let anyway = asked.get().is_some();
    let ways = bar.get().ways_on.into_iter().map(|choice| {
        let words = match anyway {
            true => app.texts.with(|texts| texts.phrase(Phrase::LossEndAnyway)),
            false => choice.words,
        };
        let pressed = move |_| go_on.run(choice.action);
        view! {
            <button class="btn quiet act way-on" class:sure=anyway on:click=pressed>
                {icon("end")} {words} {key("E")}
            </button>
        }
        .into_any()
    });
    ways.collect()
}

/// What would be lost for good by an action.
fn lost(controller: Controller, action: Action) -> Option<Loss> {
    let scene = controller.scene.get_untracked();
    controller
        .game
        .with_value(|game| loss(game, &scene.view, &scene.choices, action))
}

fn told(app: App, controller: Controller, loss: Loss) -> String {
    let texts = app.texts.get_untracked();
    match loss {
        Loss::Points(points) => texts.loss_points(points),
        Loss::Shards(shards) => texts.loss_shards(shards),
        Loss::Card(card) => controller
            .game
            .with_value(|game| texts.loss_card(game, card)),
    }
}

fn one(index: usize, choice: Choice, act: Callback<Action>, likeliest: bool) -> AnyView {
    let number = number_key(index);
    let sign = number.as_deref().map(key);
    let pressed = move |_| act.run(choice.action);
    view! {
        <button class="btn act" class:primary=likeliest data-key=number on:click=pressed>
            {choice.words} {sign}
        </button>
    }
    .into_any()
}

fn group(index: usize, title: String, count: usize, open: RwSignal<Option<usize>>) -> AnyView {
    let number = number_key(index);
    let sign = number.as_deref().map(key);
    let toggle = move |_| {
        open.update(|open| *open = (*open != Some(index)).then_some(index));
        // Whoever opened it with a key goes on with keys.
        request_animation_frame(|| super::focus(".parts .part"));
    };
    let is_open = move || open.get() == Some(index);
    view! {
        <button class="btn act many" aria-expanded=move || is_open().to_string() data-key=number
            on:click=toggle>
            {title} <span class="tag">{count.to_string()}</span> {sign}
        </button>
    }
    .into_any()
}

/// The key that chooses an item: there are only nine.
fn number_key(index: usize) -> Option<String> {
    (index < 9).then(|| (index + 1).to_string())
}
