//! Parts of the client that are loaded when they are first needed: the languages,
//! and the rooms beyond home and the table.
//!
//! The functions with `wasm_split` mark where `cargo xtask web` cuts the client.
//! Whatever is reachable only through one of them is left out of what a player
//! loads first, its texts included.
#![allow(
    unsafe_code,
    improper_ctypes_definitions,
    reason = "the macro calls what it has loaded; both sides are of one build"
)]

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use texts::locales::{english, german};
use texts::{Language, Phrase};
use web::route::Route;

use crate::app::{App, app, say};
use crate::pages;
use crate::runners::runners_table;
use crate::ui::{Top, icon, scene};

/// Fluent files.
type Sources = &'static [&'static str];

/// What is behind a door.
#[derive(Clone)]
struct Room {
    page: fn() -> AnyView,
    english: Vec<Sources>,
    german: Vec<Sources>,
}

/// The doors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// A new game.
    New,
    /// How the client behaves.
    Settings,
    /// The end of the game at the table of Dreamscape.
    End,
    /// Recorded games.
    Replay,
    /// Lessons and rules.
    Learn,
    /// Cards and tiles.
    Packs,
    /// Mr Nightmare at a real table.
    Companion,
    /// The table of Dream Runners that the address names.
    Runners,
}

type Loaded<T> = Result<T, SplitLoaderError>;

/// What the first screens say, in a language.
pub async fn first_words(language: Language) -> Loaded<Sources> {
    match language {
        Language::English => english_words().await,
        Language::German => german_words().await,
    }
}

#[wasm_split(english, wasm_split_path = leptos::wasm_split, fallible)]
fn english_words() -> Loaded<Sources> {
    Ok(english::TABLE)
}

#[wasm_split(german, wasm_split_path = leptos::wasm_split, fallible)]
fn german_words() -> Loaded<Sources> {
    Ok(german::TABLE)
}

#[wasm_split(new, wasm_split_path = leptos::wasm_split, fallible)]
fn new() -> Loaded<Room> {
    Ok(Room {
        page: || pages::New().into_any(),
        english: vec![
            english::RULES,
            english::RUNNERS,
            english::PIECES,
            english::NEW,
        ],
        german: vec![german::RULES, german::RUNNERS, german::PIECES, german::NEW],
    })
}

#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
fn settings() -> Loaded<Room> {
    Ok(Room {
        page: || pages::SettingsPage().into_any(),
        english: vec![],
        german: vec![],
    })
}

#[wasm_split(end, wasm_split_path = leptos::wasm_split, fallible)]
fn end() -> Loaded<Room> {
    Ok(Room {
        page: pages::end_page,
        english: vec![english::END],
        german: vec![german::END],
    })
}

#[wasm_split(replay, wasm_split_path = leptos::wasm_split, fallible)]
fn replay() -> Loaded<Room> {
    Ok(Room {
        page: pages::replay_page,
        english: vec![
            english::RULES,
            english::RUNNERS,
            english::PIECES,
            english::END,
            english::REPLAY,
        ],
        german: vec![
            german::RULES,
            german::RUNNERS,
            german::PIECES,
            german::END,
            german::REPLAY,
        ],
    })
}

#[wasm_split(learn, wasm_split_path = leptos::wasm_split, fallible)]
fn learn() -> Loaded<Room> {
    Ok(Room {
        page: || match app().route.get_untracked() {
            Route::Learn(which) => pages::learn_page(which),
            _ => ().into_any(),
        },
        english: vec![
            english::RULES,
            english::RUNNERS,
            english::PIECES,
            english::LEARN,
        ],
        german: vec![
            german::RULES,
            german::RUNNERS,
            german::PIECES,
            german::LEARN,
        ],
    })
}

#[wasm_split(packs, wasm_split_path = leptos::wasm_split, fallible)]
fn packs() -> Loaded<Room> {
    Ok(Room {
        page: pages::packs_page,
        english: vec![english::RUNNERS, english::PIECES, english::PACKS],
        german: vec![german::RUNNERS, german::PIECES, german::PACKS],
    })
}

#[wasm_split(companion, wasm_split_path = leptos::wasm_split, fallible)]
fn companion() -> Loaded<Room> {
    Ok(Room {
        page: pages::companion_page,
        english: vec![english::RULES, english::COMPANION],
        german: vec![german::RULES, german::COMPANION],
    })
}

#[wasm_split(runners, wasm_split_path = leptos::wasm_split, fallible)]
fn runners() -> Loaded<Room> {
    Ok(Room {
        page: || match app().route.get_untracked() {
            Route::Table(id) => runners_table(&id),
            _ => ().into_any(),
        },
        english: vec![english::END, english::RUNNERS, english::PIECES],
        german: vec![german::END, german::RUNNERS, german::PIECES],
    })
}

impl Door {
    async fn open(self) -> Loaded<Room> {
        match self {
            Door::New => new().await,
            Door::Settings => settings().await,
            Door::End => end().await,
            Door::Replay => replay().await,
            Door::Learn => learn().await,
            Door::Packs => packs().await,
            Door::Companion => companion().await,
            Door::Runners => runners().await,
        }
    }
}

thread_local! {
    /// The rooms that have been entered, in the order of their first visit.
    static OPEN: RefCell<Vec<(Door, Room)>> = RefCell::default();
}

/// What the rooms that are open say in a language.
pub fn words(language: Language) -> Vec<Sources> {
    let mut words: Vec<Sources> = Vec::new();
    OPEN.with_borrow(|open| {
        for (_, room) in open {
            let parts = match language {
                Language::English => &room.english,
                Language::German => &room.german,
            };
            // Rooms share some parts.
            for part in parts {
                if !words.iter().any(|known| std::ptr::eq(*known, *part)) {
                    words.push(part);
                }
            }
        }
    });
    words
}

/// The page behind a door: at once if it has been there before, and otherwise
/// when it has arrived.
pub fn enter(app: App, door: Door) -> AnyView {
    let known = move || {
        OPEN.with_borrow(|open| open.iter().find(|(at, _)| *at == door).map(|it| it.1.page))
    };
    if let Some(page) = known() {
        return page();
    }
    let arrived = RwSignal::new(None::<bool>);
    let load = move || {
        arrived.set(None);
        spawn_local(async move {
            let room = door.open().await;
            let there = room.is_ok();
            if let Ok(room) = room {
                OPEN.with_borrow_mut(|open| open.push((door, room)));
                app.relearn();
            }
            // The player may have gone elsewhere in the meantime.
            let _ = arrived.try_set(Some(there));
        });
    };
    load();
    (move || match arrived.get() {
        None => waiting(),
        Some(true) => known().map(|page| page()).into_any(),
        Some(false) => failed(load),
    })
    .into_any()
}

/// Nothing flashes: the page shows that it waits only when that takes long.
fn waiting() -> AnyView {
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="lonely arriving" tabindex="-1" aria-busy="true">
            <p class="note">{say(Phrase::Arriving)}</p>
        </main>
    }
    .into_any()
}

fn failed(again: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="lonely" tabindex="-1">
            <section class="sheet state">
                {scene("vignette", "astray")}
                <h1 class="title">{say(Phrase::NotArrivedTitle)}</h1>
                <p>{say(Phrase::NotArrived)}</p>
                <p class="ways">
                    <button class="btn primary" on:click=move |_| again()>{icon("replay")} {say(Phrase::TryAgain)}</button>
                    <a class="btn quiet" href="/">{say(Phrase::Home)}</a>
                </p>
            </section>
        </main>
    }
    .into_any()
}
