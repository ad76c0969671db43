//! Whose turn it is, and what is left of it.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::table::Waiting;

use crate::app::app;
use crate::dreamscape::Controller;
use crate::ui::badge;

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
    let about = match mine {
        true if table.phase == lucid_dreamscape::Phase::Travel => texts.points_left(table.points),
        true => texts.phase(table.phase),
        false => texts.phrase(Phrase::Thinking),
    };
    let title = match mine {
        true => texts.turn_of(texts.phase(table.phase), &name),
        false => name,
    };
    view! {
        <div class="prompt" class:waiting={!mine}>
            {badge(seat)}
            <div><b>{title}</b><span>{about}</span></div>
        </div>
    }
    .into_any()
}
