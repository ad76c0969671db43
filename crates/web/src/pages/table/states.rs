//! What can be the matter with a kept game, told calmly and with a way out.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::saved::Saved;

use crate::app::app;
use crate::desk::Desk;
use crate::device::{Device, download};
use crate::dom::{Dom, of, on_window, row, tag};
use crate::parts::{button, icon, link, state_page, title, top};

/// A kept game that cannot be read: its text can be saved, and it can be deleted.
pub(super) fn broken(id: String, text: String) -> Dom {
    let app = app();
    let save = move || {
        let _ = download("table.lucid.txt", &text);
    };
    let forget = move || {
        Saved::forget(&Device, &id);
        app.go_to("/");
    };
    let ways = vec![
        link("btn primary", "/")
            .with(icon("arrow"))
            .say(Phrase::Home),
        button("btn quiet save", save)
            .with(icon("download"))
            .say(Phrase::BrokenDownload),
        button("btn bare forget", forget)
            .with(icon("close"))
            .say(Phrase::BrokenDelete),
    ];
    let class = "sheet state broken";
    let title = title(Phrase::BrokenTableTitle);
    let page = state_page(class, "astray", title, Phrase::BrokenTable, ways);
    row(vec![top(), page])
}

/// Whether the game has been played on in another tab since it was opened here.
pub(super) fn played_elsewhere(desk: Desk) -> RwSignal<bool> {
    let elsewhere = RwSignal::new(false);
    let name = desk.kept_as();
    on_window("storage", move |event| {
        let key = js_sys::Reflect::get(&event, &"key".into()).ok();
        if key.and_then(|key| key.as_string()).as_deref() == Some(name.as_str()) {
            elsewhere.set(true);
        }
    });
    elsewhere
}

/// The bar of a game that went on elsewhere.
pub(super) fn elsewhere() -> Dom {
    let load = || {
        let _ = window().location().reload();
    };
    let again = button("btn primary", load)
        .with(icon("replay"))
        .say(Phrase::OtherTabLoad);
    of("section", "actions elsewhere")
        .attr("role", "status")
        .with(icon("people"))
        .with(tag("p").say(Phrase::OtherTab))
        .with(of("div", "ends").with(again))
}
