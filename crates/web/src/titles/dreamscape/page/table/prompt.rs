//! Whose turn it is, and the action points that are left.

use leptos::prelude::*;
use lucid_texts::{Phrase, arg};
use lucid_web::table::Waiting;

use crate::app::app;
use crate::dreamscape::Controller;
use crate::ui::{badge, candles};

pub(super) fn prompt(controller: Controller) -> AnyView {
    let scene = controller.scene.get();
    let texts = app().texts.get();
    let table = &scene.view.table;
    let (Waiting::Person(seat) | Waiting::HandOver(seat) | Waiting::Other(seat)) = scene.waiting
    else {
        let over = texts.phrase(Phrase::EndTitle);
        return view! { <div class="prompt"><b>{over}</b></div> }.into_any();
    };
    let name = controller.name(seat);
    let mine = matches!(scene.waiting, Waiting::Person(_));
    let travels = mine && table.phase == lucid_dreamscape::Phase::Travel;
    let about = match mine {
        true => None,
        false => Some(texts.phrase(Phrase::Thinking)),
    };
    let all = controller
        .game
        .with_value(|game| game.rules().action_points);
    let candles = travels.then(|| candles(&texts, table.points, all));
    let title = match mine {
        true => texts.turn_of(arg::Phase(texts.phase(table.phase)), arg::Player(&name)),
        false => name,
    };
    view! {
        <div class="prompt turn" class:waiting={!mine}>
            {badge(seat)}
            <div><b>{title}</b>{about.map(|about| view! { <span>{about}</span> })}</div>
            {candles}
        </div>
    }
    .into_any()
}
