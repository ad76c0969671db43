//! A game stored on this device, or why it cannot be shown.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_titles::TitleId;
use lucid_web::content;
use lucid_web::saved_game::SavedGame;
use lucid_web::titles::{ClientTitle, ContentOf};

use crate::app::{app, say};
use crate::chunks;
use crate::device::{Device, download};
use crate::ui::{icon, message_page, missing};

/// The game with an id on this device, of any title, or why there is none.
pub fn game_page(id: &str) -> AnyView {
    let saved = SavedGame::find(&Device, id);
    let title = saved.map_or(TitleId::DEFAULT, |saved| saved.setup.title());
    chunks::table(title, id)
}

/// Why a game of a title cannot be resumed.
pub fn no_game<G: ClientTitle>(id: &str) -> AnyView {
    if pack_is_gone::<G>(id) {
        return missing(Phrase::NoPackTitle, Phrase::NoPack);
    }
    match SavedGame::text(&Device, id) {
        Some(text) => broken(id.to_owned(), text),
        None => missing(Phrase::NoTableTitle, Phrase::NoTable),
    }
}

/// Whether a game needs a pack that is no longer kept here.
fn pack_is_gone<G: ClientTitle>(id: &str) -> bool {
    let saved = SavedGame::find(&Device, id);
    let pack = saved.and_then(|saved| saved.setup.pack().map(str::to_owned));
    pack.is_some_and(|hash| content::named::<ContentOf<G>>(&Device, &hash).is_none())
}

/// A stored game that cannot be read: its text can be downloaded, and it can be deleted.
fn broken(id: String, text: String) -> AnyView {
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
    let title = Phrase::BrokenTableTitle;
    message_page("broken", title, Phrase::BrokenTable, ways.into_any())
}
