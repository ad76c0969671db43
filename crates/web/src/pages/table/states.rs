//! What can be the matter with a kept game, told calmly and with a way out.

use leptos::prelude::*;
use texts::Phrase;
use web::saved::Saved;

use crate::app::{app, say};
use crate::desk::Desk;
use crate::device::{Device, download};
use crate::ui::{Top, icon, scene};

/// A kept game that cannot be read: its text can be saved, and it can be deleted.
pub(super) fn broken(id: String, text: String) -> impl IntoView {
    let app = app();
    let save = move |_| {
        let _ = download("table.lucid.txt", &text);
    };
    let forget = move |_| {
        Saved::forget(&Device, &id);
        app.go_to("/");
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="lonely" tabindex="-1">
            <section class="sheet state broken">
                {scene("vignette", "astray")}
                <h1 class="title">{say(Phrase::BrokenTableTitle)}</h1>
                <p>{say(Phrase::BrokenTable)}</p>
                <p class="ways">
                    <a class="btn primary" href="/">{icon("arrow")} {say(Phrase::Home)}</a>
                    <button class="btn quiet save" on:click=save>{icon("download")} {say(Phrase::BrokenDownload)}</button>
                    <button class="btn bare forget" on:click=forget>{icon("close")} {say(Phrase::BrokenDelete)}</button>
                </p>
            </section>
        </main>
    }
}

/// Whether the game has been played on in another tab since it was opened here.
pub(super) fn played_elsewhere(desk: Desk) -> RwSignal<bool> {
    let elsewhere = RwSignal::new(false);
    let name = desk.kept_as();
    let handle = window_event_listener_untyped("storage", move |event| {
        let key = js_sys::Reflect::get(&event, &"key".into()).ok();
        if key.and_then(|key| key.as_string()).as_deref() == Some(name.as_str()) {
            elsewhere.set(true);
        }
    });
    on_cleanup(move || handle.remove());
    elsewhere
}

/// The bar of a game that went on elsewhere.
pub(super) fn elsewhere() -> impl IntoView {
    let load = move |_| {
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
}
