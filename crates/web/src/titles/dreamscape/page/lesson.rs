//! A stage of a lesson on the real boards.

mod bar;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour, Dreamscape};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::learn::{Stage, TablePart};

use super::table::switch::{Which, played_on};
use super::{BoardProps, Cards, Dreamscape3d, Dreamworld, Hands, Others, Purposes, Store};
use crate::app::{app, say};
use crate::pages::learn::class::Class;
use crate::pages::learn::lesson::LessonPage;
use crate::ui::{icon, on_window};

pub(super) fn stage(page: LessonPage, stage: &'static Stage) -> AnyView {
    let app = app();
    let Some(class) = Class::<Dreamscape>::new(app, stage, page.mood) else {
        return ().into_any();
    };
    let game = class.game();
    let selected = RwSignal::new(None::<Colour>);
    let nothing = Arc::new(Vec::new());
    let props = Signal::derive(move || {
        let scene = class.scene.get();
        let open = class.is_open();
        BoardProps {
            game: game.clone(),
            view: scene.view.clone(),
            choices: if open {
                scene.choices.clone()
            } else {
                nothing.clone()
            },
            selected: selected.get(),
            fresh: scene.fresh.clone(),
            texts: app.texts.get(),
            seat_names: Arc::new(vec![
                app.texts.with(|texts| texts.phrase(Phrase::You)),
                "Noor".to_owned(),
            ]),
        }
    });
    class.follow(page, move || selected.set(None));
    let act = Callback::new(move |action: Action| {
        selected.set(None);
        class.act(action);
    });
    let ask = Callback::new(move |action: Action| class.ask(action));
    let select = Callback::new(move |colour: Option<Colour>| selected.set(colour));
    let seat = LEARNER;
    let part = |part: &TablePart| {
        let board = match part {
            TablePart::World => view! { <Dreamworld props act ask/> }.into_any(),
            TablePart::OwnBoard => view! { <Dreamscape3d props seat act ask/> }.into_any(),
            TablePart::Hands => view! { <Hands props act select/> }.into_any(),
            TablePart::Cards => view! { <Cards props act ask/> }.into_any(),
            TablePart::Purposes => view! { <Purposes props/> }.into_any(),
            TablePart::Store => view! { <Store props act/> }.into_any(),
            TablePart::Others => view! { <Others props/> }.into_any(),
            TablePart::Dream => ().into_any(),
        };
        let pointed = stage.point == Some(*part);
        let class = format!("part {}", area(*part));
        view! { <div class=class class:pointed=pointed>{board}</div> }
    };
    let of = |wanted: fn(&TablePart) -> bool| {
        let parts = stage.show.iter().filter(|part| wanted(part));
        parts.map(part).collect_view()
    };
    let single = stage.show.iter().filter(|part| is_large(part)).count() == 1;
    let (board, narrow) = (board(class, stage), narrow());
    view! {
        <div class="stage" class:single=single class:table=move || narrow.get() data-board=move || board.get().name()>
            {switch(class, stage, board)}
            // What is large stands above, in the order of the stage; the rest below it.
            <div class="stage-large">{of(is_large)}</div>
            <div class="stage-small">
                <div class="area-strip">{of(is_held)}</div>
                <div class="area-rail">{of(|part| !is_large(part) && !is_held(part))}</div>
            </div>
            {bar::bar(class, act, select)}
        </div>
    }
    .into_any()
}

/// The seat of whoever learns.
const LEARNER: Seat = Seat::new(0);

const fn is_large(part: &TablePart) -> bool {
    matches!(part, TablePart::World | TablePart::OwnBoard)
}

/// Whether a part lies between the boards and the bar.
const fn is_held(part: &TablePart) -> bool {
    matches!(part, TablePart::Hands | TablePart::Cards)
}

/// Where a part lies when the stage is laid out like a table.
const fn area(part: TablePart) -> &'static str {
    match part {
        TablePart::World => "area-world",
        TablePart::OwnBoard => "area-dreamscape",
        _ => "",
    }
}

/// Whether there is room for one board at a time: then a stage is laid out like a table.
fn narrow() -> RwSignal<bool> {
    let is_narrow = || crate::device::prefers("(max-width: 37.4375em)");
    let narrow = RwSignal::new(is_narrow());
    on_window("resize", move |_| narrow.set(is_narrow()));
    narrow
}

/// The boards of a stage.
fn boards(stage: &Stage) -> Vec<Which> {
    let has = |wanted: fn(&TablePart) -> bool| stage.show.iter().any(wanted);
    let all = [
        (Which::World, has(|part| *part == TablePart::World)),
        (Which::Mine, has(|part| *part == TablePart::OwnBoard)),
        (Which::Others, has(|part| !is_large(part) && !is_held(part))),
    ];
    let some = all.into_iter().filter(|(_, there)| *there);
    some.map(|(which, _)| which).collect()
}

/// The board that is shown where there is room for one: the one that is played on.
fn board(class: Class<Dreamscape>, stage: &'static Stage) -> RwSignal<Which> {
    let played = Memo::new(move |_| {
        let boards = boards(stage);
        let played = class
            .scene
            .with(|scene| played_on(&scene.view.table, &scene.choices));
        match boards.contains(&played) {
            true => played,
            false => boards.first().copied().unwrap_or(Which::World),
        }
    });
    let board = RwSignal::new(played.get_untracked());
    Effect::new(move |_| board.set(played.get()));
    board
}

/// The switch between the boards, with the way back beside it.
fn switch(class: Class<Dreamscape>, stage: &'static Stage, board: RwSignal<Which>) -> AnyView {
    let app = app();
    let all = boards(stage);
    let several = all.len() > 1;
    let button = |which: Which| {
        let word = match which {
            Which::World => Phrase::BoardWorldShort,
            Which::Mine => Phrase::BoardMine,
            Which::Others => Phrase::BoardOthersShort,
        };
        view! {
            <button type="button" aria-pressed=move || (board.get() == which).to_string()
                on:click=move |_| board.set(which)>{say(word)}</button>
        }
    };
    let buttons: Vec<_> = all.into_iter().map(button).collect();
    let which = several.then(|| view! { <div class="which">{buttons}</div> });
    let undo = move || app.texts.with(|texts| texts.phrase(Phrase::Undo));
    view! {
        <nav class="switch" aria-label=say(Phrase::BoardWhich)>
            {which}
            <button class="btn bare switch-undo" aria-label=undo disabled=move || !bar::can_undo(class)
                on:click=move |_| class.undo()>{icon("undo")}</button>
        </nav>
    }
    .into_any()
}
