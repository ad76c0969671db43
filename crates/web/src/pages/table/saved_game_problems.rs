//! What can be the matter with a kept game, told calmly and with a way out.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::saved_game::SavedGame;

use crate::app::{app, say};
use crate::device::{Device, download};
use crate::dreamscape::Controller;
use crate::ui::{Top, icon, on_window, state_page, title};

/// A kept game that cannot be read: its text can be saved, and it can be deleted.
pub(super) fn broken(id: String, text: String) -> AnyView {
    let app = app();
    let save = move |_| {
        let _ = download("table.lucid.txt", &text);
    };
    let forget = move |_| {
        SavedGame::forget(&Device, &id);
        app.go_to("/");
    };
    let ways = view! {
        <a class="btn primary" href="/">{icon("arrow")} {say(Phrase::Home)}</a>
        <button class="btn quiet save" on:click=save>{icon("download")} {say(Phrase::BrokenDownload)}</button>
        <button class="btn bare forget" on:click=forget>{icon("close")} {say(Phrase::BrokenDelete)}</button>
    };
    let class = "sheet state broken";
    let title = title(Phrase::BrokenTableTitle);
    view! {
        <Top><span class="spring"></span></Top>
        {state_page(class, "astray", title, Phrase::BrokenTable, ways.into_any())}
    }
    .into_any()
}

/// Whether the game has been played on in another tab since it was opened here.
pub(super) fn played_elsewhere(controller: Controller) -> RwSignal<bool> {
    let elsewhere = RwSignal::new(false);
    let name = controller.kept_as();
    on_window("storage", move |event| {
        let key = js_sys::Reflect::get(&event, &"key".into()).ok();
        if key.and_then(|key| key.as_string()).as_deref() == Some(name.as_str()) {
            elsewhere.set(true);
        }
    });
    elsewhere
}

/// The bar of a game that went on elsewhere.
pub(super) fn elsewhere() -> AnyView {
    let load = |_| {
        let _ = window().location().reload();
    };
    view! {
        <section class="actions elsewhere" role="status">
            {icon("people")}
            <p>{say(Phrase::OtherTab)}</p>
            <div class="ends">
                <button class="btn primary" on:click=load>{icon("replay")} {say(Phrase::OtherTabLoad)}</button>
            </div>
        </section>
    }
    .into_any()
}
