//! The bar of choices: every legal action with its words, the step of a power,
//! undo, and a question before something is lost for good.

use leptos::prelude::*;
use lucid_dreamscape::Action;
use lucid_texts::Phrase;
use lucid_web::bar::{Bar, Choice, Item};
use lucid_web::guide::loss::{Loss, loss};
use lucid_web::settings::Caution;
use lucid_web::setup::{Player, Setup};
use lucid_web::table::Waiting;

use super::teller::{self, Teller};
use super::{lead, prompt};
use crate::app::{App, app};
use crate::desk::Desk;
use crate::dom::{Dom, of, row, slot, tag};
use crate::parts::{button, icon, key};

pub(super) fn bar(
    desk: Desk,
    teller: Teller,
    act: Callback<Action>,
    look: RwSignal<bool>,
    hint: RwSignal<bool>,
) -> Dom {
    let telling = Memo::new(move |_| teller.is_telling());
    of("section", "actions")
        .attr("tabindex", "-1")
        .named(Phrase::Choices)
        .slot(move || match telling.get() {
            true => Some(teller::panel(teller)),
            false => Some(choices(desk, teller, act, look, hint)),
        })
}

fn choices(
    desk: Desk,
    teller: Teller,
    act: Callback<Action>,
    look: RwSignal<bool>,
    hint: RwSignal<bool>,
) -> Dom {
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
            let number = (index < 9).then(|| (index + 1).to_string());
            let button = match item {
                Item::One(choice) => one(choice, act).class_if("primary", likeliest),
                Item::Many { title, choices } => group(index, &title, &choices, open),
            };
            match number {
                Some(number) => button.attr("data-key", &number).with(key(&number)),
                None => button,
            }
        });
        Some(row(buttons.collect()))
    };
    // The way on: at once, or after a question.
    let go_on = Callback::new(move |action: Action| {
        let careful = app.settings.with_untracked(|settings| settings.caution) == Caution::Ask;
        let lost = (careful && asked.get_untracked().is_none()).then(|| lost(desk, action));
        match lost.flatten() {
            Some(loss) => {
                app.tell(told(app, desk, loss));
                asked.set(Some(loss));
            }
            None => act.run(action),
        }
    });
    let question = move || {
        let loss = asked.get()?;
        app.texts.track();
        let words = tag("span").text(&told(app, desk, loss));
        Some(of("p", "lost-ask").with(icon("why")).with(words))
    };
    // The choices keep their place while the question stands there.
    let middle = of("div", "middle")
        .live_class("asking", move || asked.get().is_some())
        .with(of("div", "choices").slot(items))
        .slot(question);
    let panel = slot(move || match lead::now(desk) {
        Some(now) => Some(lead::panel(desk, now)),
        None => Some(prompt::prompt(desk)),
    });
    let over = Memo::new(move |_| desk.is_over());
    let ends = of("div", "ends")
        .slot(again(desk, teller, over))
        .slot(hint_button(desk, hint))
        .slot(move || Some(back(desk, asked)))
        .slot(move || Some(ways_on(app, bar, asked, go_on)))
        .slot(move || {
            let scores = || button("btn primary", move || look.set(false)).say(Phrase::Scores);
            over.get().then(scores)
        });
    row(vec![parts(bar, open, act), panel, middle, ends])
}

/// The choices of the group that is open.
fn parts(bar: Memo<Bar>, open: RwSignal<Option<usize>>, act: Callback<Action>) -> Dom {
    slot(move || {
        let index = open.get()?;
        let Some(Item::Many { title, choices }) = bar.get().items.into_iter().nth(index) else {
            return None;
        };
        let buttons = choices.into_iter().map(|choice| {
            button("btn act part", move || act.run(choice.action)).text(&choice.words)
        });
        let close = button("btn bare", move || open.set(None))
            .named(Phrase::Close)
            .with(icon("close"));
        Some(
            of("div", "parts")
                .attr("role", "group")
                .attr("aria-label", &title)
                .with(tag("b").text(&title))
                .with(tag("div").all(buttons.collect()))
                .with(close),
        )
    })
}

/// A hint for whoever is to act, where nobody is wronged by it.
fn hint_button(desk: Desk, hint: RwSignal<bool>) -> impl Fn() -> Option<Dom> {
    let fair = hints_are_fair(desk);
    let mine = Memo::new(move |_| {
        desk.scene
            .with(|scene| matches!(scene.waiting, Waiting::Person(_)) && scene.choices.len() > 1)
    });
    move || {
        let ask = || {
            button("btn bare hint-ask", move || {
                hint.update(|open| *open = !*open);
            })
            .live_attr("aria-expanded", move || Some(hint.get().to_string()))
            .with(icon("hint"))
            .say(Phrase::HintAsk)
            .with(key("H"))
        };
        (fair && mine.get()).then(ask)
    }
}

/// Games on this device are casual. On a server hints are for those who play against
/// nobody but bots.
fn hints_are_fair(desk: Desk) -> bool {
    let people = |setup: Setup| {
        let people = setup.players.iter();
        people
            .filter(|player| matches!(player, Player::Person(_)))
            .count()
    };
    desk.far.is_none() || people(desk.setup()) <= 1
}

/// Mr Nightmare's last turn, once more.
fn again(desk: Desk, teller: Teller, over: Memo<bool>) -> impl Fn() -> Option<Dom> {
    let alone = desk.setup().rules.solo.is_some();
    let has_told = Memo::new(move |_| !over.get() && alone && teller.can_tell_again());
    move || {
        has_told.get().then(|| {
            button("btn bare again", move || teller.tell_again())
                .named(Phrase::StoryAgain)
                .say_in("title", Phrase::StoryAgain)
                .with(icon("replay"))
                .with(key("R"))
        })
    }
}

/// The way back: a step, or out of the question.
fn back(desk: Desk, asked: RwSignal<Option<Loss>>) -> Dom {
    if asked.get().is_some() {
        return button("btn primary stay", move || asked.set(None)).say(Phrase::LossStay);
    }
    let cannot = move || !desk.scene.with(|scene| scene.can_undo);
    button("btn bare undo", move || desk.undo())
        .live_attr("disabled", move || cannot().then(String::new))
        .with(icon("undo"))
        .say(Phrase::Undo)
        .with(key("U"))
}

fn ways_on(
    app: App,
    bar: Memo<Bar>,
    asked: RwSignal<Option<Loss>>,
    go_on: Callback<Action>,
) -> Dom {
    let anyway = asked.get().is_some();
    let ways = bar.get().ways_on.into_iter().map(|choice| {
        let words = match anyway {
            true => app.texts.with(|texts| texts.phrase(Phrase::LossEndAnyway)),
            false => choice.words,
        };
        button("btn quiet act way-on", move || go_on.run(choice.action))
            .class_if("sure", anyway)
            .with(icon("end"))
            .text(&words)
            .with(key("E"))
    });
    row(ways.collect())
}

/// What would be lost for good by an action.
fn lost(desk: Desk, action: Action) -> Option<Loss> {
    let scene = desk.scene.get_untracked();
    desk.game
        .with_value(|game| loss(game, &scene.view, &scene.choices, action))
}

fn told(app: App, desk: Desk, loss: Loss) -> String {
    let texts = app.texts.get_untracked();
    match loss {
        Loss::Points(points) => texts.loss_points(points),
        Loss::Shards(shards) => texts.loss_shards(shards),
        Loss::Card(card) => desk.game.with_value(|game| texts.loss_card(game, card)),
    }
}

fn one(choice: Choice, act: Callback<Action>) -> Dom {
    button("btn act", move || act.run(choice.action)).text(&choice.words)
}

fn group(index: usize, title: &str, choices: &[Choice], open: RwSignal<Option<usize>>) -> Dom {
    let toggle = move || {
        open.update(|open| *open = (*open != Some(index)).then_some(index));
        // Whoever opened it with a key goes on with keys.
        request_animation_frame(|| super::focus(".parts .part"));
    };
    let is_open = move || open.get() == Some(index);
    button("btn act many", toggle)
        .live_attr("aria-expanded", move || Some(is_open().to_string()))
        .text(title)
        .with(of("span", "tag").text(&choices.len().to_string()))
}
