//! Whose turn it is, and what is left of it.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::table::Waiting;

use crate::app::app;
use crate::desk::Desk;
use crate::dom::{Dom, of, tag};
use crate::parts::badge;

pub(super) fn prompt(desk: Desk) -> Dom {
    let scene = desk.scene.get();
    let texts = app().texts.get();
    let table = &scene.view.table;
    let (Waiting::Person(seat) | Waiting::HandOver(seat) | Waiting::Other(seat)) = scene.waiting
    else {
        let over = texts.phrase(Phrase::EndTitle);
        return of("div", "prompt").with(tag("b").text(&over));
    };
    let name = desk.name(seat);
    let mine = matches!(scene.waiting, Waiting::Person(_));
    let about = match mine {
        true if table.phase == lucid_dreamscape::Phase::Travel => texts.points_left(table.points),
        true => texts.phase(table.phase),
        false => texts.phrase(Phrase::Thinking),
    };
    let title = match mine {
        true => texts.turn_of(&name, texts.phase(table.phase)),
        false => name,
    };
    let words = tag("div")
        .with(tag("b").text(&title))
        .with(tag("span").text(&about));
    of("div", "prompt")
        .class_if("waiting", !mine)
        .with(badge(seat))
        .with(words)
}
