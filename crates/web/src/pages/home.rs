//! The home page: one click to a game, and links to everything else.

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_titles::{TitleId, with_title};
use lucid_web::route::Route;
use lucid_web::saved_game::{SavedGame, Stands};
use lucid_web::settings::Evening;
use lucid_web::setup::{self, AnySetup};
use lucid_web::storage::Storage as _;
use lucid_web::titles::{ClientTitle, Cover, SetupOf};

use crate::app::{App, Notice, app, say};
use crate::chunks::{self, Chunk};
use crate::controller;
use crate::device::Device;
use crate::ui::{FRAME_OF_NAME, Tools, badge, drawing, icon, scene};

/// The storage key of the name on the server, for visitors with a session.
pub const ONLINE: &str = "lucid.online";

/// The last game's setup, or the default for a first game.
pub fn last_game(app: App) -> AnySetup {
    setup::last(&Device).unwrap_or_else(|| {
        let name = own_name(app);
        with_title!(TitleId::DEFAULT, G => G::any_setup(G::first_setup(&name)))
    })
}

/// The last setup of a title, or its default.
pub fn last_setup<G: ClientTitle>(app: App) -> SetupOf<G> {
    setup::last_of::<G>(&Device).unwrap_or_else(|| G::first_setup(&own_name(app)))
}

/// The player's name.
pub fn own_name(app: App) -> String {
    let name = app
        .settings
        .with_untracked(|settings| settings.name.clone());
    match name.is_empty() {
        true => app
            .texts
            .with_untracked(|texts| texts.phrase(Phrase::Guest)),
        false => name,
    }
}

/// Begins a game and goes to its table.
pub fn begin_game(app: App, setup: &AnySetup) {
    setup::remember(&Device, &setup.clone().next());
    app.settings.update(|settings| {
        settings.welcomed = true;
        if settings.evening == Evening::New {
            settings.evening = Evening::Going;
        }
    });
    match controller::begin(setup) {
        Ok(id) => app.go(&Route::Game(id)),
        Err(_) => app.notice.set(Some(Notice::StorageFull)),
    }
}

/// The page.
pub fn home_page() -> AnyView {
    let app = app();
    let first_visit = !app.settings.with_untracked(|settings| settings.welcomed);
    let turns = (Device.get(ONLINE)).map(|_| chunks::part(Chunk::OwnTables));
    view! {
        <header class="hero grain">
            {scene("hero-art", "hero")}
            <div class="top"><span class="spring"></span><Tools/></div>
            <div class="intro">
                <h1><span class="sr">"Lucid"</span>{drawing("word", FRAME_OF_NAME, "wordmark")}</h1>
                <p>{say(Phrase::Tagline)}</p>
                <div class="cta">
                    {play_now()}
                    <a class="btn solid" href="/tables">{icon("people")} {say(Phrase::WithFriends)}</a>
                    <a class="btn solid" href="/new">{icon("plus")} {say(Phrase::NewGame)}</a>
                </div>
            </div>
        </header>
        <main id="main" class="home" tabindex="-1">
            {turns}
            {covers()}
            {if first_visit { welcome() } else { kept_games() }}
            {more()}
        </main>
    }
    .into_any()
}

/// The button that starts a game with the last setup.
fn play_now() -> AnyView {
    let app = app();
    let last = last_game(app);
    let shown = last.clone();
    let about_last = move || app.texts.with(|texts| shown.line(texts));
    view! {
        <button class="btn primary big" id="play-now" on:click=move |_| begin_game(app, &last)>
            {icon("play")}
            <span>{say(Phrase::PlayNow)}<small>{about_last}</small></span>
        </button>
    }
    .into_any()
}

/// The games.
fn covers() -> AnyView {
    let covers = TitleId::ALL.map(|title| cover(title.title(), with_title!(title, G => G::COVER)));
    view! { <section class="games" aria-label=say(Phrase::Games)>{Vec::from(covers)}</section> }
        .into_any()
}

/// A game: its picture, its name and what it is about, facts, and ways to begin.
fn cover(name: &'static str, cover: Cover) -> AnyView {
    let (class, picture) = cover.picture;
    let [players, time, more] = cover.facts;
    let way = |(path, way): &(&'static str, Phrase)| {
        view! { <a class="btn" href=*path>{say(*way)}</a> }.into_any()
    };
    view! {
        <article class="game sheet">
            {scene(class, picture)}
            <div class="about">
                <h2>{name}</h2>
                <p>{say(cover.about)}</p>
                <p class="facts">
                    <span>{icon("people")} {say(players)}</span>
                    <span>{icon("clock")} {say(time)}</span>
                    <span>{say(more)}</span>
                </p>
                <p class="ways">{cover.ways.iter().map(way).collect::<Vec<_>>()}</p>
            </div>
        </article>
    }
    .into_any()
}

/// What a first-time visitor needs to know, on one screen.
fn welcome() -> AnyView {
    let steps = [
        (Phrase::WelcomeTravel, "token-water"),
        (Phrase::WelcomeCreate, "token-grass"),
        (Phrase::WelcomeComplete, "token-land"),
    ];
    let steps = steps.map(|(phrase, token)| {
        view! { <li>{drawing("tok", "-24 -24 48 48", token)}<p>{say(phrase)}</p></li> }.into_any()
    });
    view! {
        <section class="continue welcome sheet">
            <h2>{say(Phrase::WelcomeTitle)}</h2>
            <ol>{Vec::from(steps)}</ol>
            <p class="note lit-note">{icon("hint")} {say(Phrase::WelcomeHelp)}</p>
            <a class="btn quiet lobby" href="/learn">{icon("book")} {say(Phrase::Learn)}</a>
        </section>
    }
    .into_any()
}

/// The games stored on this device.
fn kept_games() -> AnyView {
    let games = RwSignal::new(SavedGame::all(&Device));
    let unreadable = SavedGame::unreadable(&Device);
    let all_readable = unreadable.is_empty();
    // Rows are keyed, so that after deleting a game the focus is on the next one.
    let rows = move || {
        let games_now = games.get().into_iter().take(12);
        let rows = games_now.map(|(id, saved)| kept_game(id, saved, games));
        let others = unreadable.iter().take(12).map(|id| unreadable_game(id));
        rows.chain(others).collect::<Vec<_>>()
    };
    let empty = move || {
        (all_readable && games.with(Vec::is_empty)).then(|| {
            view! {
                <p class="empty note">{scene("vignette", "asleep")} {say(Phrase::ContinueEmpty)}</p>
            }
        })
    };
    view! {
        <section class="continue sheet">
            <h2>{say(Phrase::Continue)}</h2>
            <ul>{rows}</ul>
            {empty}
        </section>
    }
    .into_any()
}

/// A game that this version cannot read. Its page offers to download or delete it.
fn unreadable_game(id: &str) -> AnyView {
    let address = format!("/game/{id}");
    view! {
        <li>
            <a href=address>
                <span class="thumb">{icon("why")}</span>
                <span>
                    <b>{say(Phrase::UnreadableGame)}</b>
                    <small>{say(Phrase::UnreadableGameAbout)}</small>
                </span>
            </a>
        </li>
    }
    .into_any()
}

fn kept_game(id: String, saved: SavedGame, games: RwSignal<Vec<(String, SavedGame)>>) -> AnyView {
    let app = app();
    let (stands, cycle) = (saved.stands, saved.cycle);
    let setup = saved.setup;
    // Whoever plays on this device: in a game of bots alone, the first of them.
    let person = setup.first_person().filter(|seat| *seat < 4);
    let seat = Seat::new(person.unwrap_or(0));
    let named = setup.clone();
    let title = move || app.texts.with(|texts| named.game_title(texts));
    let about = move || {
        app.texts.with(|texts| {
            let at = setup.at_round(texts, cycle.max(1));
            match setup.edition(texts) {
                Some(edition) => format!("{edition}, {at}"),
                None => at,
            }
        })
    };
    let tag = match stands {
        Stands::YourTurn => Some(("tag now", Phrase::YourTurnTag)),
        Stands::Over => Some(("tag", Phrase::OverTag)),
        Stands::Others => None,
    };
    let tag = tag.map(|(class, phrase)| view! { <span class=class>{say(phrase)}</span> });
    let address = format!("/game/{id}");
    let forget = move |_| {
        SavedGame::forget(&Device, &id);
        games.update(|games| games.retain(|(kept, _)| *kept != id));
        if app.notice.get_untracked() == Some(Notice::StorageFull) {
            app.notice.set(None);
        }
    };
    view! {
        <li class:mine={stands == Stands::YourTurn}>
            <a href=address>
                <span class="thumb">{badge(seat)}</span>
                <span><b>{title}</b><small>{about}</small></span>
                {tag}
            </a>
            <button class="btn bare forget" aria-label=say(Phrase::DeleteGame) on:click=forget>
                {icon("close")}
            </button>
        </li>
    }
    .into_any()
}

/// Everything else.
fn more() -> AnyView {
    let entries = [
        ("/tables", "link", Phrase::Tables, Phrase::AboutTables),
        ("/learn", "book", Phrase::Learn, Phrase::AboutLearn),
        ("/replay", "replay", Phrase::Replays, Phrase::AboutReplays),
        ("/packs", "pack", Phrase::Packs, Phrase::AboutPacks),
        (
            "/companion",
            "deck",
            Phrase::Companion,
            Phrase::AboutCompanion,
        ),
        ("/settings", "gear", Phrase::Settings, Phrase::AboutSettings),
    ];
    let links = entries.map(|(path, sign, name, about)| {
        view! {
            <a class="sheet" href=path>
                {icon(sign)}
                <span><b>{say(name)}</b><small>{say(about)}</small></span>
            </a>
        }
        .into_any()
    });
    view! { <nav class="more">{Vec::from(links)}</nav> }.into_any()
}
