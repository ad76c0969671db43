//! Chunks of the client that are loaded when they are first needed: the languages, the
//! pages beyond home and the table, and the sounds.
//!
//! The functions with `wasm_split` mark where `cargo xtask web` cuts the client. Whatever is
//! reachable only through one of them, texts included, is left out of the first download. Pages
//! that share much code share a cut: with one cut each, everything that two of them have in
//! common would become a file of its own.
#![allow(
    unsafe_code,
    improper_ctypes_definitions,
    reason = "the macro calls what it has loaded; both sides are of one build"
)]

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use lucid_texts::locales::Sources;
use lucid_texts::{Language, Phrase, every_language, locales};
use lucid_titles::TitleId;
use lucid_web::route::Route;
use lucid_web::sound::Cue;

use super::synthesiser;
use crate::app::{app, say};
use crate::device::offered;
use crate::ui::{icon, loading, message_page, staged};
use crate::{dream_runners, dreamscape, online_ui, pages};

/// The page of a chunk and its texts.
#[derive(Clone, Copy)]
struct ChunkContent {
    page: fn() -> AnyView,
    /// Its texts in a language.
    words: fn(Language) -> Vec<Sources>,
}

type Loaded<T> = Result<T, SplitLoaderError>;

/// A chunk for each language.
macro_rules! first_words {
    ($($Language:ident $language:ident)+) => {
        /// The texts of the first screens in a language.
        pub async fn first_words(language: Language) -> Loaded<Sources> {
            match language {
                $(Language::$Language => $language().await,)+
            }
        }

        $(#[wasm_split($language, wasm_split_path = leptos::wasm_split, fallible)]
        fn $language() -> Loaded<Sources> {
            Ok(locales::$language::TABLE)
        })+
    };
}

every_language!(first_words);

/// The texts of a page: parts of the Fluent files, in any language.
macro_rules! words {
    ($($part:ident),*) => {
        |language: Language| {
            // A page need not say anything of its own.
            let _ = language;
            vec![$(locales::$part.sources(language)),*]
        }
    };
}

/// Defines [`Chunk`]: each chunk with the function that loads it, its cut, its page and
/// the parts of the texts that it needs.
macro_rules! chunks {
    ($(
        $(#[$about:meta])*
        $Chunk:ident = $load:ident in $cut:ident: $page:expr, $($part:ident)*;
    )*) => {
        /// The pages and parts of pages that are loaded later.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Chunk {
            $($(#[$about])* $Chunk,)*
        }

        $(
            #[wasm_split($cut, wasm_split_path = leptos::wasm_split, fallible)]
            fn $load() -> Loaded<ChunkContent> {
                Ok(ChunkContent {
                    page: $page,
                    words: words!($($part),*),
                })
            }
        )*

        impl Chunk {
            async fn load(self) -> Loaded<ChunkContent> {
                match self {
                    $(Chunk::$Chunk => $load().await,)*
                }
            }
        }
    };
}

chunks! {
    /// A new game.
    New = new in forms: || pages::new_page(None), RULES RUNNERS PIECES NEW;
    /// The settings.
    Settings = settings in forms: || pages::SettingsPage().into_any(), SETTINGS;
    /// The end of the game at the table of Dreamscape.
    End = end in records: dreamscape::end_page, END;
    /// Notes of a first evening.
    Evening = evening in evening: pages::evening_notes, EVENING;
    /// A hint at the table of Dreamscape.
    Hint = hint in records: dreamscape::hint_page, END ADVICE;
    /// A hint at the table of Dream Runners.
    RunnersHint = runners_hint in records: dream_runners::hint_page, ADVICE;
    /// Recorded games.
    Replay = replay in records: pages::replay_page, RULES RUNNERS PIECES END REPLAY;
    /// The review of a recorded game.
    Review = review in records: pages::review_page, RULES RUNNERS PIECES END REPLAY ADVICE;
    /// Lessons and rules.
    Learn = learn in learn: learn_page, RULES RUNNERS PIECES LEARN;
    /// Cards and tiles.
    Packs = packs in study: pages::packs_page, RUNNERS PIECES PACKS;
    /// Mr Nightmare at a real table.
    Companion = companion in study: dreamscape::companion_page, RULES COMPANION;
    /// The game of Dream Runners that the address names.
    Runners = runners in runners: runners_table, END RUNNERS PIECES;
    /// The list of tables on the server.
    Lobby = lobby in online: online_ui::lobby_page, RULES RUNNERS PIECES NEW END ONLINE;
    /// A new table on the server.
    NewTable = new_table in online: online_ui::new_table_page, RULES RUNNERS PIECES NEW END ONLINE;
    /// The table on the server that the address names.
    OnlineTable = online_table in online: online_ui::table_page, RULES RUNNERS PIECES NEW END ONLINE;
    /// The visitor's account on the server.
    Account = account in online: online_ui::account_page, RULES RUNNERS PIECES NEW END ONLINE;
    /// The visitor's own tables on the server, for the home page.
    OwnTables = own_tables in online: online_ui::own_tables, RULES RUNNERS PIECES NEW END ONLINE;
}

/// The lesson or the rules that the address names.
fn learn_page() -> AnyView {
    match app().route.get_untracked() {
        Route::Learn(which) => pages::learn_page(&which),
        Route::Rules(id) => dreamscape::rules(id).into_any(),
        _ => ().into_any(),
    }
}

/// The game of Dream Runners that the address names.
fn runners_table() -> AnyView {
    match app().route.get_untracked() {
        Route::Game(id) => dream_runners::runners_table(&id),
        _ => ().into_any(),
    }
}

/// Plays sounds with this part of their loudness, as soon as what plays them has been
/// loaded. Without any sound it only gets ready.
#[wasm_split(sound, wasm_split_path = leptos::wasm_split, fallible)]
pub fn play_sounds(cues: Vec<Cue>, part: f32) -> Loaded<()> {
    // A browser without sound is as good as any.
    let _ = synthesiser::play(&cues, part);
    Ok(())
}

thread_local! {
    /// The chunks that have been shown so far, in order.
    static SHOWN: RefCell<Vec<(Chunk, ChunkContent)>> = RefCell::default();
}

/// The texts of all chunks that have been shown, in a language.
pub fn words(language: Language) -> Vec<Sources> {
    let mut words: Vec<Sources> = Vec::new();
    SHOWN.with_borrow(|shown| {
        // Chunks may share parts.
        for part in shown
            .iter()
            .flat_map(|(_, content)| (content.words)(language))
        {
            if !words.iter().any(|known| std::ptr::eq(*known, part)) {
                words.push(part);
            }
        }
    });
    words
}

/// Fetches a chunk before it is needed. Its texts are only added when it is shown, because
/// adding texts re-renders the page.
pub fn prefetch(chunk: Chunk) {
    spawn_local(async move {
        // If this fails, it is tried again when the chunk is shown.
        let _ = offered("lucidLateStyle", "");
        drop(chunk.load().await);
    });
}

/// The page of a chunk: at once if it has been shown before, otherwise as soon as it has
/// loaded.
pub fn page(chunk: Chunk) -> AnyView {
    shown_when_loaded(
        chunk,
        Some(Meanwhile {
            waiting: loading,
            failed,
        }),
    )
}

/// The table of a title with the game that has an id on this device. The first title's table is
/// in the first download; the others are chunks, which read the id from the address.
pub fn table(title: TitleId, id: &str) -> AnyView {
    match title {
        TitleId::Dreamscape => dreamscape::dreamscape_table(id),
        TitleId::DreamRunners => page(Chunk::Runners),
    }
}

/// A part of a page that stays empty while it loads and if it cannot be loaded.
pub fn part(chunk: Chunk) -> AnyView {
    shown_when_loaded(chunk, None)
}

/// What is shown in place of a chunk.
#[derive(Clone, Copy)]
struct Meanwhile {
    /// While it loads.
    waiting: fn() -> AnyView,
    /// If it cannot be loaded, with a way to try again.
    failed: fn(Callback<()>) -> AnyView,
}

fn shown_when_loaded(chunk: Chunk, meanwhile: Option<Meanwhile>) -> AnyView {
    if let Some(page) = page_of(chunk) {
        return page();
    }
    let app = app();
    let arrived = RwSignal::new(None::<bool>);
    let load = move || {
        arrived.set(None);
        spawn_local(async move {
            // Style and code are fetched in parallel.
            let style = offered("lucidLateStyle", "");
            let content = chunk.load().await.ok();
            let is_styled = match style {
                Ok(style) => style.await.is_ok(),
                Err(_) => false,
            };
            let content = content.filter(|_| is_styled);
            let has_arrived = content.is_some();
            if let Some(content) = content {
                SHOWN.with_borrow_mut(|shown| shown.push((chunk, content)));
                app.relearn();
            }
            // The player may have left in the meantime.
            let _ = arrived.try_set(Some(has_arrived));
        });
    };
    load();
    let again = Callback::new(move |()| load());
    staged(
        move || arrived.get(),
        move |arrived| match (arrived, meanwhile) {
            (Some(true), _) => {
                // The page uses texts that came with its chunk.
                provide_context(app.scoped());
                page_of(chunk).map(|page| page()).into_any()
            }
            (None, Some(meanwhile)) => (meanwhile.waiting)(),
            (Some(false), Some(meanwhile)) => (meanwhile.failed)(again),
            (_, None) => ().into_any(),
        },
    )
}

/// The page of a chunk that has been shown before.
fn page_of(chunk: Chunk) -> Option<fn() -> AnyView> {
    SHOWN.with_borrow(|shown| {
        let known = shown.iter().find(|(known, _)| *known == chunk);
        known.map(|(_, content)| content.page)
    })
}

fn failed(again: Callback<()>) -> AnyView {
    let ways = view! {
        <button class="btn primary" on:click=move |_| again.run(())>
            {icon("replay")} {say(Phrase::TryAgain)}
        </button>
        <a class="btn quiet" href="/">{say(Phrase::Home)}</a>
    };
    message_page(
        "",
        Phrase::NotArrivedTitle,
        Phrase::NotArrived,
        ways.into_any(),
    )
}
