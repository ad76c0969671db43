//! A stage of a lesson on the real boards.

mod bar;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour, Dreamscape};
use lucid_texts::Phrase;
use lucid_web::learn::{Stage, TablePart};

use super::{BoardProps, Cards, Dreamscape3d, Dreamworld, Hands, Others, Purposes, Store};
use crate::app::app;
use crate::pages::learn::class::Class;
use crate::pages::learn::lesson::LessonPage;

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
    let seat = lucid_tabletop::Seat::new(0);
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
        view! { <div class="part" class:pointed=pointed>{board}</div> }
    };
    // Large parts are above, in the order of the stage; the rest is below.
    let is_large = |part: &&TablePart| matches!(part, TablePart::World | TablePart::OwnBoard);
    let single = stage.show.iter().filter(is_large).count() == 1;
    let large = stage.show.iter().filter(is_large).map(part).collect_view();
    let small = stage.show.iter().filter(|part| !is_large(part)).map(part);
    let small = small.collect_view();
    view! {
        <div class="stage" class:single=single>
            <div class="stage-large">{large}</div>
            <div class="stage-small">{small}</div>
            {bar::bar(class, act)}
        </div>
    }
    .into_any()
}
