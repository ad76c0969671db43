//! The review page: a recorded game, turn by turn.

pub(crate) mod frame;
pub(crate) mod run;

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_titles::with_title;
use lucid_web::replay::{Opened, open};
use lucid_web::saved_game::SavedGame;

use crate::app::{app, say};
use crate::controller::TitlePage as _;
use crate::device::{self, Device};
use crate::ui::{icon, loading, missing, scene};

/// Where the game came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReviewOrigin {
    /// A game on this device, by its id.
    Own(String),
    /// A table on a server, by its id: the server reviews it.
    Table(String),
    /// A file or a link that is open in this page.
    File,
}

/// What the page shows.
#[derive(Clone)]
enum PageState {
    /// It is being fetched.
    Waiting,
    /// A game.
    Open(Arc<Opened>, ReviewOrigin),
    /// There is no such game.
    Gone,
}

thread_local! {
    /// A record passed on by another page.
    static HANDED: RefCell<Option<String>> = RefCell::default();
}

/// Passes a record on to the review, and returns the review's address.
pub fn handed(record: &str) -> &'static str {
    HANDED.with_borrow_mut(|handed| *handed = Some(record.to_owned()));
    "/review?file"
}

/// The page.
pub fn review_page() -> AnyView {
    let search = window().location().search().unwrap_or_default();
    let opened = |record: Option<String>, source: ReviewOrigin| {
        let opened = record.and_then(|record| open(&record, &Device).ok());
        // While a game is running, the turns of others are secret.
        let opened = opened.filter(|opened| opened.timeline().outcome().is_some());
        opened.map_or(PageState::Gone, |opened| {
            PageState::Open(Arc::new(opened), source)
        })
    };
    let stage = RwSignal::new(PageState::Waiting);
    if let Some(id) = search.strip_prefix("?table=") {
        let (id, path) = (id.to_owned(), format!("/api/tables/{id}/record"));
        leptos::task::spawn_local(async move {
            let record = device::fetched(&path).await;
            if let Some(record) = &record {
                super::replay::fetch_pack(record).await;
            }
            let _ = stage.try_set(opened(record, ReviewOrigin::Table(id)));
        });
    } else if let Some(id) = search.strip_prefix("?game=") {
        let record = SavedGame::find(&Device, id).map(|saved| saved.record);
        stage.set(opened(record, ReviewOrigin::Own(id.to_owned())));
    } else {
        let record = HANDED.with_borrow(Clone::clone);
        stage.set(opened(record, ReviewOrigin::File));
    }
    view! {
        {move || match stage.get() {
            PageState::Waiting => loading(),
            PageState::Gone => missing(Phrase::ReviewGoneTitle, Phrase::ReviewGone),
            // The rest is the title's own.
            PageState::Open(opened, source) => {
                with_title!(opened.title(), G => G::review_page(opened, source))
            }
        }}
    }
    .into_any()
}

/// The server failed; the review can be made here instead.
fn failed(here: impl Fn() + 'static) -> AnyView {
    let _ = app();
    view! {
        <section class="sheet state">
            {scene("vignette", "astray")}
            <h2 class="title">{say(Phrase::ReviewFailedTitle)}</h2>
            <p>{say(Phrase::ReviewFailed)}</p>
            <p class="ways">
                <button class="btn primary" on:click=move |_| here()>{icon("play")} {say(Phrase::ReviewHere)}</button>
            </p>
        </section>
    }
    .into_any()
}
