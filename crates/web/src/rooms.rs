//! Parts of the client that are loaded when they are first needed: the languages,
//! and the rooms beyond home and the table.
//!
//! The functions with `wasm_split` mark where `cargo xtask web` cuts the client.
//! Whatever is reachable only through one of them is left out of what a player
//! loads first, its texts included. Rooms that share much share a cut: with one
//! for each, what any two have in common would be a file of its own.
#![allow(
    unsafe_code,
    improper_ctypes_definitions,
    reason = "the macro calls what it has loaded; both sides are of one build"
)]

use std::any::Any;
use std::cell::RefCell;

use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use lucid_texts::locales::{english, german};
use lucid_texts::{Language, Phrase};
use lucid_web::route::Route;
use wasm_bindgen::JsCast as _;

use crate::app::{App, app};
use crate::device::offered;
use crate::dom::{Dom, of, row};
use crate::parts::{button, icon, link, main, state_page, title, top};
use crate::runners::runners_table;
use crate::{far, pages};

/// Fluent files.
type Sources = &'static [&'static str];

/// What is behind a door.
#[derive(Clone)]
struct Room {
    page: fn() -> Dom,
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
    /// A hint at the table of Dreamscape.
    Hint,
    /// A hint at the table of Dream Runners.
    RunnersHint,
    /// Recorded games.
    Replay,
    /// Every turn of a recorded game, looked at again.
    Review,
    /// Lessons and rules.
    Learn,
    /// Cards and tiles.
    Packs,
    /// Mr Nightmare at a real table.
    Companion,
    /// The table of Dream Runners that the address names.
    Runners,
    /// The list of tables on the server.
    Lobby,
    /// A new table on the server.
    Make,
    /// The table on the server that the address names.
    Far,
    /// One's name on the server.
    Account,
    /// Own tables on the server, for the home page.
    Turns,
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

#[wasm_split(forms, wasm_split_path = leptos::wasm_split, fallible)]
fn new() -> Loaded<Room> {
    Ok(Room {
        page: || view(|| pages::new_page(None)),
        english: vec![
            english::RULES,
            english::RUNNERS,
            english::PIECES,
            english::NEW,
        ],
        german: vec![german::RULES, german::RUNNERS, german::PIECES, german::NEW],
    })
}

#[wasm_split(forms, wasm_split_path = leptos::wasm_split, fallible)]
fn settings() -> Loaded<Room> {
    Ok(Room {
        page: || view(|| pages::SettingsPage().into_any()),
        english: vec![],
        german: vec![],
    })
}

#[wasm_split(records, wasm_split_path = leptos::wasm_split, fallible)]
fn end() -> Loaded<Room> {
    Ok(Room {
        page: || view(pages::end_page),
        english: vec![english::END],
        german: vec![german::END],
    })
}

#[wasm_split(records, wasm_split_path = leptos::wasm_split, fallible)]
fn hint() -> Loaded<Room> {
    Ok(Room {
        page: || view(pages::hint_page),
        english: vec![english::END, english::ADVICE],
        german: vec![german::END, german::ADVICE],
    })
}

#[wasm_split(records, wasm_split_path = leptos::wasm_split, fallible)]
fn runners_hint() -> Loaded<Room> {
    Ok(Room {
        page: || view(pages::runners_hint_page),
        english: vec![english::ADVICE],
        german: vec![german::ADVICE],
    })
}

#[wasm_split(records, wasm_split_path = leptos::wasm_split, fallible)]
fn review() -> Loaded<Room> {
    Ok(Room {
        page: || view(pages::review_page),
        english: vec![
            english::RULES,
            english::RUNNERS,
            english::PIECES,
            english::END,
            english::REPLAY,
            english::ADVICE,
        ],
        german: vec![
            german::RULES,
            german::RUNNERS,
            german::PIECES,
            german::END,
            german::REPLAY,
            german::ADVICE,
        ],
    })
}

#[wasm_split(records, wasm_split_path = leptos::wasm_split, fallible)]
fn replay() -> Loaded<Room> {
    Ok(Room {
        page: || view(pages::replay_page),
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
        page: || {
            view(|| match app().route.get_untracked() {
                Route::Learn(which) => pages::learn_page(which),
                _ => ().into_any(),
            })
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

#[wasm_split(study, wasm_split_path = leptos::wasm_split, fallible)]
fn packs() -> Loaded<Room> {
    Ok(Room {
        page: || view(pages::packs_page),
        english: vec![english::RUNNERS, english::PIECES, english::PACKS],
        german: vec![german::RUNNERS, german::PIECES, german::PACKS],
    })
}

#[wasm_split(study, wasm_split_path = leptos::wasm_split, fallible)]
fn companion() -> Loaded<Room> {
    Ok(Room {
        page: || view(pages::companion_page),
        english: vec![english::RULES, english::COMPANION],
        german: vec![german::RULES, german::COMPANION],
    })
}

#[wasm_split(runners, wasm_split_path = leptos::wasm_split, fallible)]
fn runners() -> Loaded<Room> {
    Ok(Room {
        page: || {
            view(|| match app().route.get_untracked() {
                Route::Table(id) => runners_table(&id),
                _ => ().into_any(),
            })
        },
        english: vec![english::END, english::RUNNERS, english::PIECES],
        german: vec![german::END, german::RUNNERS, german::PIECES],
    })
}

/// A room of the tables on a server; what is said there.
fn online(page: fn() -> Dom) -> Room {
    Room {
        page,
        english: vec![
            english::RULES,
            english::RUNNERS,
            english::PIECES,
            english::NEW,
            english::END,
            english::ONLINE,
        ],
        german: vec![
            german::RULES,
            german::RUNNERS,
            german::PIECES,
            german::NEW,
            german::END,
            german::ONLINE,
        ],
    }
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn lobby() -> Loaded<Room> {
    Ok(online(|| view(far::lobby_page)))
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn make() -> Loaded<Room> {
    Ok(online(|| view(far::make_page)))
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn far_table() -> Loaded<Room> {
    Ok(online(|| view(far::room_page)))
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn account() -> Loaded<Room> {
    Ok(online(|| view(far::account_page)))
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn turns() -> Loaded<Room> {
    Ok(online(far::turns_part))
}

impl Door {
    async fn open(self) -> Loaded<Room> {
        match self {
            Door::New => new().await,
            Door::Settings => settings().await,
            Door::End => end().await,
            Door::Hint => hint().await,
            Door::RunnersHint => runners_hint().await,
            Door::Replay => replay().await,
            Door::Review => review().await,
            Door::Learn => learn().await,
            Door::Packs => packs().await,
            Door::Companion => companion().await,
            Door::Runners => runners().await,
            Door::Lobby => lobby().await,
            Door::Make => make().await,
            Door::Far => far_table().await,
            Door::Account => account().await,
            Door::Turns => turns().await,
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

/// A view of Leptos as a part of the page, until its owner is cleaned up. Only
/// rooms may call this: it brings the renderer with it.
pub fn view(page: fn() -> AnyView) -> Dom {
    let place = row(Vec::new());
    let app = app();
    let page = move || {
        provide_context(app.for_a_while());
        page()
    };
    // Views take any parent that children can be put into.
    let shown = mount_to(place.node().clone().unchecked_into(), page);
    let shown: Box<dyn Any> = Box::new(shown);
    StoredValue::new_local(shown);
    place
}

/// A part of the page within a view of Leptos.
pub fn embed(part: Dom) -> AnyView {
    let host = NodeRef::<leptos::html::Div>::new();
    let part = StoredValue::new_local(Some(part));
    Effect::new(move |_| {
        let part = host
            .get()
            .and(part.try_update_value(Option::take).flatten());
        if let (Some(host), Some(part)) = (host.get_untracked(), part) {
            let _ = host.append_child(part.node());
        }
    });
    view! { <div class="host" node_ref=host></div> }.into_any()
}

/// Fetches what is behind a door before it is entered. What is said there is learnt
/// on entering: that would have the page written anew.
pub fn prepare(door: Door) {
    spawn_local(async move {
        // Whoever enters tries again.
        let _ = offered("lucidRooms", "");
        drop(door.open().await);
    });
}

/// The page behind a door: at once if it has been there before, and otherwise
/// when it has arrived.
pub fn enter(app: App, door: Door) -> Dom {
    enter_with(app, door, true)
}

/// A part of a page that is nothing until it has arrived, and when it cannot.
pub fn quietly(app: App, door: Door) -> Dom {
    enter_with(app, door, false)
}

fn enter_with(app: App, door: Door, aloud: bool) -> Dom {
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
            // Both arrive side by side.
            let dressed = offered("lucidRooms", "");
            let room = door.open().await.ok();
            let dressed = match dressed {
                Ok(style) => style.await.is_ok(),
                Err(_) => false,
            };
            let room = room.filter(|_| dressed);
            let there = room.is_some();
            if let Some(room) = room {
                OPEN.with_borrow_mut(|open| open.push((door, room)));
                app.relearn();
            }
            // The player may have gone elsewhere in the meantime.
            let _ = arrived.try_set(Some(there));
        });
    };
    load();
    row(Vec::new()).stage(move || match arrived.get() {
        None => aloud.then(waiting),
        Some(true) => known().map(|page| page()),
        Some(false) => aloud.then(|| failed(load)),
    })
}

/// Nothing flashes: the page shows that it waits only when that takes long.
fn waiting() -> Dom {
    let page = main("lonely arriving")
        .attr("aria-busy", "true")
        .with(of("p", "note").say(Phrase::Arriving));
    row(vec![top(), page])
}

fn failed(again: impl Fn() + 'static) -> Dom {
    let ways = vec![
        button("btn primary", again)
            .with(icon("replay"))
            .say(Phrase::TryAgain),
        link("btn quiet", "/").say(Phrase::Home),
    ];
    let title = title(Phrase::NotArrivedTitle);
    let page = state_page("sheet state", "astray", title, Phrase::NotArrived, ways);
    row(vec![top(), page])
}
