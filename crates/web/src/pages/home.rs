//! Home: one click to a game, and the way to everything else.

use leptos::prelude::*;
use texts::{Phrase, Texts};
use web::content;
use web::saved::{Saved, Stands};
use web::setup::{AnySetup, RunnersSetup, Setup};
use web::shelf::Shelf as _;

use crate::app::{App, Notice, app, say};
use crate::desk;
use crate::device::Device;
use crate::ui::{Tools, badge, drawing, icon, scene};
use web::route::Route;

/// Where the last setup is kept, and the last one of each title.
const LAST: &str = "lucid.last";
const LAST_SCAPE: &str = "lucid.last.dreamscape";
const LAST_RUNNERS: &str = "lucid.last.runners";

/// The setup that was kept under a name; without its pack, if that is gone.
fn kept_setup(name: &str) -> Option<AnySetup> {
    let mut kept: AnySetup = Device.get(name)?.parse().ok()?;
    if let AnySetup::Dreamscape(setup) = &mut kept {
        let there = |hash: &String| content::dreamscape_named(&Device, hash).is_some();
        setup.pack = setup.pack.take().filter(there);
    }
    Some(kept)
}

/// The last game's setup, or the first that anybody plays.
pub fn last_game(app: App) -> AnySetup {
    kept_setup(LAST).unwrap_or_else(|| Setup::first(&own_name(app)).into())
}

/// The last setup of Dreamscape.
pub fn last_setup(app: App) -> Setup {
    let last = [LAST_SCAPE, LAST].into_iter().find_map(|name| {
        let kept = kept_setup(name)?;
        kept.dreamscape().cloned()
    });
    last.unwrap_or_else(|| Setup::first(&own_name(app)))
}

/// The last setup of Dream Runners.
pub fn last_runners(app: App) -> RunnersSetup {
    let last = kept_setup(LAST_RUNNERS).and_then(|kept| kept.runners().cloned());
    last.unwrap_or_else(|| RunnersSetup::first(&own_name(app)))
}

/// How the player is called.
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

/// Begins a game of Dreamscape and goes to its table.
pub fn begin(app: App, setup: &Setup) {
    begin_game(app, &setup.clone().into());
}

/// Begins a game and goes to its table.
pub fn begin_game(app: App, setup: &AnySetup) {
    // The next visit only loses a convenience when these are not kept.
    let text = setup.to_string();
    let _ = Device.put(LAST, &text);
    let of_title = match setup {
        AnySetup::Dreamscape(_) => LAST_SCAPE,
        AnySetup::Runners(_) => LAST_RUNNERS,
    };
    let _ = Device.put(of_title, &text);
    app.settings.update(|settings| settings.welcomed = true);
    let opened = match setup {
        AnySetup::Dreamscape(setup) => desk::open(setup),
        AnySetup::Runners(_) => Some(desk::open_later(setup)),
    };
    match opened {
        Some(Ok(id)) => app.go(&Route::Table(id)),
        Some(Err(_)) => app.notice.set(Some(Notice::StorageFull)),
        None => {}
    }
}

/// What a game is called in lists.
pub fn title_of(texts: &Texts, setup: &Setup) -> String {
    match setup.rules.solo {
        Some(line) => {
            let profile = line.profile();
            texts.solo_of(profile.map_or_else(
                || texts.phrase(Phrase::OwnLine),
                |profile| texts.profile(profile),
            ))
        }
        None => texts.game_of(&AnySetup::from(setup.clone()).names()),
    }
}

/// What a game of either title is called in lists.
pub fn title_of_game(texts: &Texts, setup: &AnySetup) -> String {
    match setup {
        AnySetup::Dreamscape(setup) => title_of(texts, setup),
        AnySetup::Runners(_) => texts.game_of(&setup.names()),
    }
}

/// A setup in a few words.
pub fn line_of(texts: &Texts, setup: &Setup) -> String {
    match setup.rules.solo {
        Some(_) => title_of(texts, setup),
        None => {
            let people = setup.people();
            let rules = &setup.rules;
            let bots = setup.players.len() - people;
            texts.setup_line(people, bots, rules.nightmare, rules.simultaneous)
        }
    }
}

/// A setup of either title in a few words.
pub fn line_of_game(texts: &Texts, setup: &AnySetup) -> String {
    match setup {
        AnySetup::Dreamscape(setup) => line_of(texts, setup),
        AnySetup::Runners(setup) => {
            let people = setup.people();
            texts.runners_setup_line(people, setup.players.len() - people, &setup.rules)
        }
    }
}

#[component]
pub fn Home() -> impl IntoView {
    let app = app();
    let last = last_game(app);
    let shown = last.clone();
    let about_last = move || app.texts.with(|texts| line_of_game(texts, &shown));
    let play = move |_| begin_game(app, &last);
    let first_visit = !app.settings.with_untracked(|settings| settings.welcomed);
    view! {
        <header class="hero grain">
            {scene("hero-art", "hero")}
            <div class="top"><span class="spring"></span><Tools/></div>
            <div class="intro">
                <h1>
                    <span class="sr">"Lucid"</span>
                    {drawing("word", "-4 -68 194 76", "wordmark")}
                </h1>
                <p>{say(Phrase::Tagline)}</p>
                <div class="cta">
                    <button class="btn primary big" id="play-now" on:click=play>
                        {icon("play")}
                        <span>{say(Phrase::PlayNow)} <small>{about_last}</small></span>
                    </button>
                    <a class="btn solid" href="/new">{icon("plus")} {say(Phrase::NewGame)}</a>
                </div>
            </div>
        </header>
        <main id="main" class="home" tabindex="-1">
            <Covers/>
            {if first_visit { Welcome().into_any() } else { Continue().into_any() }}
            <More/>
        </main>
    }
}

/// The two games.
#[component]
fn Covers() -> impl IntoView {
    view! {
        <section class="games" aria-label=say(Phrase::Games)>
            <article class="game sheet">
                {scene("cover", "dreamscape")}
                <div class="about">
                    <h2>"Dreamscape"</h2>
                    <p>{say(Phrase::AboutDreamscape)}</p>
                    <p class="facts">
                        <span>{icon("people")} {say(Phrase::FactPlayersScape)}</span>
                        <span>{icon("clock")} {say(Phrase::FactTimeScape)}</span>
                        <span>{say(Phrase::FactEditions)}</span>
                    </p>
                    <p class="ways">
                        <a class="btn" href="/new?with=bots">{say(Phrase::WayBots)}</a>
                        <a class="btn" href="/new?with=nightmare">{say(Phrase::WayLonely)}</a>
                        <a class="btn" href="/new?with=people">{say(Phrase::WayHere)}</a>
                    </p>
                </div>
            </article>
            <article class="game sheet">
                {scene("cover run", "runners")}
                <div class="about">
                    <h2>"Dream Runners"</h2>
                    <p>{say(Phrase::AboutRunners)}</p>
                    <p class="facts">
                        <span>{icon("people")} {say(Phrase::FactPlayersRunners)}</span>
                        <span>{icon("clock")} {say(Phrase::FactTimeRunners)}</span>
                        <span>{say(Phrase::FactRealTime)}</span>
                    </p>
                    <p class="ways">
                        <a class="btn" href="/new?title=runners&with=bots">{say(Phrase::WayBots)}</a>
                        <a class="btn" href="/new?title=runners&with=people">{say(Phrase::WayHere)}</a>
                    </p>
                </div>
            </article>
        </section>
    }
}

/// What a first visit needs to know, in one screen.
#[component]
fn Welcome() -> impl IntoView {
    let steps = [
        ("Travel", Phrase::WelcomeTravel, "token-water"),
        ("Create", Phrase::WelcomeCreate, "token-grass"),
        ("Complete", Phrase::WelcomeComplete, "token-land"),
    ];
    view! {
        <section class="continue welcome sheet">
            <h2>{say(Phrase::WelcomeTitle)}</h2>
            <ol>
                {steps.map(|(_, phrase, token)| view! {
                    <li>{drawing("tok", "-24 -24 48 48", token)} <p>{say(phrase)}</p></li>
                }).collect_view()}
            </ol>
            <p class="note lit-note">{icon("hint")} {say(Phrase::WelcomeHelp)}</p>
            <a class="btn quiet lobby" href="/learn">{icon("book")} {say(Phrase::Learn)}</a>
        </section>
    }
}

/// The games that are kept here.
#[component]
fn Continue() -> impl IntoView {
    let games = RwSignal::new(Saved::all(&Device));
    let forget = move |id: String| {
        Saved::forget(&Device, &id);
        games.update(|games| games.retain(|(kept, _)| *kept != id));
    };
    let rows = move || {
        let rows = games.get().into_iter().take(12);
        rows.map(|(id, saved)| kept_game(id, saved, forget))
            .collect_view()
    };
    view! {
        <section class="continue sheet">
            <h2>{say(Phrase::Continue)}</h2>
            <ul>{rows}</ul>
            <Show when=move || games.with(Vec::is_empty)>
                <p class="empty note">
                    {scene("vignette", "asleep")}
                    {say(Phrase::ContinueEmpty)}
                </p>
            </Show>
        </section>
    }
}

fn kept_game(id: String, saved: Saved, forget: impl Fn(String) + Copy + 'static) -> impl IntoView {
    let app = app();
    let (stands, cycle) = (saved.stands, saved.cycle);
    let setup = saved.setup;
    let seat = tabletop::Seat::new(0);
    let gone = id.clone();
    let named = setup.clone();
    let title = move || app.texts.with(|texts| title_of_game(texts, &named));
    let about = move || {
        app.texts.with(|texts| match &setup {
            AnySetup::Dreamscape(setup) => {
                let edition = texts.edition(setup.rules.edition);
                let at = texts.at_cycle(cycle.max(1), setup.rules.cycles);
                format!("{edition}, {at}")
            }
            AnySetup::Runners(_) => {
                format!("Dream Runners, {}", texts.runners_at_round(cycle.max(1)))
            }
        })
    };
    let tag = match stands {
        Stands::YourTurn => Some(("tag now", Phrase::YourTurnTag)),
        Stands::Over => Some(("tag", Phrase::OverTag)),
        Stands::Others => None,
    };
    view! {
        <li class:mine=stands == Stands::YourTurn>
            <a href=format!("/table/{id}")>
                <span class="thumb">{badge(seat)}</span>
                <span><b>{title}</b><small>{about}</small></span>
                {tag.map(|(class, phrase)| view! { <span class=class>{say(phrase)}</span> })}
            </a>
            <button class="btn bare forget" aria-label=say(Phrase::DeleteGame) on:click=move |_| forget(gone.clone())>
                {icon("close")}
            </button>
        </li>
    }
}

/// Everything else.
#[component]
fn More() -> impl IntoView {
    let entries = [
        ("/learn", "book", Phrase::Learn, Phrase::AboutLearn),
        ("/replay", "replay", Phrase::Replays, Phrase::AboutReplays),
        ("/packs", "pack", Phrase::Packs, Phrase::AboutPacks),
        (
            "/companion",
            "people",
            Phrase::Companion,
            Phrase::AboutCompanion,
        ),
        ("/settings", "gear", Phrase::Settings, Phrase::AboutSettings),
    ];
    view! {
        <nav class="more">
            {entries.map(|(path, sign, name, about)| view! {
                <a class="sheet" href=path>
                    {icon(sign)}
                    <span><b>{say(name)}</b><small>{say(about)}</small></span>
                </a>
            }).collect_view()}
        </nav>
    }
}
