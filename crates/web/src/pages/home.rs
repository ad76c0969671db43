//! Home: one click to a game, and the way to everything else.

use leptos::prelude::*;
use lucid_dreamscape::Rules;
use lucid_texts::{Phrase, Texts};
use lucid_web::content;
use lucid_web::route::Route;
use lucid_web::saved::{Saved, Stands};
use lucid_web::setup::{AnySetup, RunnersSetup, Setup};
use lucid_web::shelf::Shelf as _;

use crate::app::{App, Notice, app};
use crate::desk;
use crate::device::Device;
use crate::dom::{Dom, of, row, tag};
use crate::parts::{FRAME_OF_NAME, badge, button, drawing, icon, link, main, scene, spring, tools};
use crate::rooms::{self, Door};

/// Where the last setup is kept, and the last one of each title.
const LAST: &str = "lucid.last";
const LAST_SCAPE: &str = "lucid.last.dreamscape";
const LAST_RUNNERS: &str = "lucid.last.runners";
/// The name on a server, for those who have a session there.
pub const ONLINE: &str = "lucid.online";

/// The setup that was kept under a name; without its pack, if that is gone.
fn kept_setup(name: &str) -> Option<AnySetup> {
    let mut kept: AnySetup = Device.get(name)?.parse().ok()?;
    match &mut kept {
        AnySetup::Dreamscape(setup) => {
            let there = |hash: &String| content::dreamscape_named(&Device, hash).is_some();
            setup.pack = setup.pack.take().filter(there);
        }
        // Whether it is sound, the table says: here nobody can read it.
        AnySetup::Runners(setup) => {
            let there = |hash: &String| content::is_kept(&Device, hash);
            setup.pack = setup.pack.take().filter(there);
        }
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
    title_with(texts, &setup.rules, || {
        AnySetup::from(setup.clone()).names()
    })
}

/// What a game under some rules is called: by its opponent when he is none of the
/// players, else by those who play.
pub fn title_with(texts: &Texts, rules: &Rules, names: impl Fn() -> Vec<String>) -> String {
    match rules.solo {
        Some(line) => {
            let profile = line.profile();
            texts.solo_of(profile.map_or_else(
                || texts.phrase(Phrase::OwnLine),
                |profile| texts.profile(profile),
            ))
        }
        None => texts.game_of(&names()),
    }
}

/// What a game of either title is called in lists.
pub fn title_of_game(texts: &Texts, setup: &AnySetup) -> String {
    match setup {
        AnySetup::Dreamscape(setup) => title_of(texts, setup),
        AnySetup::Runners(_) => texts.runners_of(&setup.names()),
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

/// The page.
pub fn home_page() -> Dom {
    let app = app();
    let last = last_game(app);
    let shown = last.clone();
    let about_last = move || app.texts.with(|texts| line_of_game(texts, &shown));
    let first_visit = !app.settings.with_untracked(|settings| settings.welcomed);
    let words = tag("span")
        .say(Phrase::PlayNow)
        .with(tag("small").live_text(about_last));
    let play = button("btn primary big", move || begin_game(app, &last))
        .attr("id", "play-now")
        .with(icon("play"))
        .with(words);
    let new = link("btn solid", "/new")
        .with(icon("plus"))
        .say(Phrase::NewGame);
    let name = tag("h1").with(of("span", "sr").text("Lucid")).with(drawing(
        "word",
        FRAME_OF_NAME,
        "wordmark",
    ));
    let intro = of("div", "intro")
        .with(name)
        .with(tag("p").say(Phrase::Tagline))
        .with(of("div", "cta").with(play).with(new));
    let hero = of("header", "hero grain")
        .with(scene("hero-art", "hero"))
        .with(of("div", "top").with(spring()).with(tools()))
        .with(intro);
    let main = main("home")
        .maybe((Device.get(ONLINE)).map(|_| rooms::quietly(app, Door::Turns)))
        .with(covers())
        .with(if first_visit { welcome() } else { go_on() })
        .with(more());
    row(vec![hero, main])
}

/// The two games.
fn covers() -> Dom {
    let scape = cover(
        ("cover", "dreamscape"),
        ("Dreamscape", Phrase::AboutDreamscape),
        [
            Phrase::FactPlayersScape,
            Phrase::FactTimeScape,
            Phrase::FactEditions,
        ],
        &[
            ("/new?with=bots", Phrase::WayBots),
            ("/new?with=nightmare", Phrase::WayLonely),
            ("/new?with=people", Phrase::WayHere),
        ],
    );
    let runners = cover(
        ("cover run", "runners"),
        ("Dream Runners", Phrase::AboutRunners),
        [
            Phrase::FactPlayersRunners,
            Phrase::FactTimeRunners,
            Phrase::FactRealTime,
        ],
        &[
            ("/new?title=runners&with=bots", Phrase::WayBots),
            ("/new?title=runners&with=people", Phrase::WayHere),
        ],
    );
    of("section", "games")
        .named(Phrase::Games)
        .with(scape)
        .with(runners)
}

/// A game: its picture, its name and what it is about, facts, and ways to begin.
fn cover(
    (class, picture): (&str, &str),
    (name, about): (&str, Phrase),
    [players, time, more]: [Phrase; 3],
    ways: &[(&str, Phrase)],
) -> Dom {
    let facts = of("p", "facts")
        .with(tag("span").with(icon("people")).say(players))
        .with(tag("span").with(icon("clock")).say(time))
        .with(tag("span").say(more));
    let ways = ways.iter().map(|(path, way)| link("btn", path).say(*way));
    let about = of("div", "about")
        .with(tag("h2").text(name))
        .with(tag("p").say(about))
        .with(facts)
        .with(of("p", "ways").all(ways.collect()));
    of("article", "game sheet")
        .with(scene(class, picture))
        .with(about)
}

/// What a first visit needs to know, in one screen.
fn welcome() -> Dom {
    let steps = [
        (Phrase::WelcomeTravel, "token-water"),
        (Phrase::WelcomeCreate, "token-grass"),
        (Phrase::WelcomeComplete, "token-land"),
    ];
    let steps = steps.into_iter().map(|(phrase, token)| {
        tag("li")
            .with(drawing("tok", "-24 -24 48 48", token))
            .with(tag("p").say(phrase))
    });
    let help = of("p", "note lit-note")
        .with(icon("hint"))
        .say(Phrase::WelcomeHelp);
    let learn = link("btn quiet lobby", "/learn")
        .with(icon("book"))
        .say(Phrase::Learn);
    of("section", "continue welcome sheet")
        .with(tag("h2").say(Phrase::WelcomeTitle))
        .with(tag("ol").all(steps.collect()))
        .with(help)
        .with(learn)
}

/// The games that are kept here.
fn go_on() -> Dom {
    let games = RwSignal::new(Saved::all(&Device));
    let unreadable = Saved::unreadable(&Device);
    let none_else = unreadable.is_empty();
    let rows = move || {
        let games_now = games.get().into_iter().take(12);
        let rows = games_now.map(|(id, saved)| kept_game(id, saved, games));
        let others = unreadable.iter().take(12).map(|id| unreadable_game(id));
        Some(row(rows.chain(others).collect()))
    };
    let empty = move || {
        (none_else && games.with(Vec::is_empty)).then(|| {
            of("p", "empty note")
                .with(scene("vignette", "asleep"))
                .say(Phrase::ContinueEmpty)
        })
    };
    of("section", "continue sheet")
        .with(tag("h2").say(Phrase::Continue))
        .with(tag("ul").slot(rows))
        .slot(empty)
}

/// A game that this version cannot read. Its page says so, with a way to save what
/// is there and one to delete it.
fn unreadable_game(id: &str) -> Dom {
    let words = tag("span")
        .with(tag("b").say(Phrase::UnreadableGame))
        .with(tag("small").say(Phrase::UnreadableGameAbout));
    let open = tag("a")
        .attr("href", &format!("/table/{id}"))
        .with(of("span", "thumb").with(icon("why")))
        .with(words);
    tag("li").with(open)
}

fn kept_game(id: String, saved: Saved, games: RwSignal<Vec<(String, Saved)>>) -> Dom {
    let app = app();
    let (stands, cycle) = (saved.stands, saved.cycle);
    let setup = saved.setup;
    let named = setup.clone();
    let title = move || app.texts.with(|texts| title_of_game(texts, &named));
    let about = move || {
        app.texts.with(|texts| match &setup {
            AnySetup::Dreamscape(setup) => {
                let edition = texts.edition(setup.rules.edition);
                let at = texts.at_cycle(cycle.max(1), setup.rules.cycles);
                format!("{edition}, {at}")
            }
            AnySetup::Runners(_) => texts.runners_at_round(cycle.max(1)),
        })
    };
    let tag_of = match stands {
        Stands::YourTurn => Some(of("span", "tag now").say(Phrase::YourTurnTag)),
        Stands::Over => Some(of("span", "tag").say(Phrase::OverTag)),
        Stands::Others => None,
    };
    let words = tag("span")
        .with(tag("b").live_text(title))
        .with(tag("small").live_text(about));
    let open = tag("a")
        .attr("href", &format!("/table/{id}"))
        .with(of("span", "thumb").with(badge(lucid_tabletop::Seat::new(0))))
        .with(words)
        .maybe(tag_of);
    let forget = move || {
        Saved::forget(&Device, &id);
        games.update(|games| games.retain(|(kept, _)| *kept != id));
        if app.notice.get_untracked() == Some(Notice::StorageFull) {
            app.notice.set(None);
        }
    };
    tag("li")
        .class_if("mine", stands == Stands::YourTurn)
        .with(open)
        .with(
            button("btn bare forget", forget)
                .named(Phrase::DeleteGame)
                .with(icon("close")),
        )
}

/// Everything else.
fn more() -> Dom {
    let entries = [
        ("/tables", "people", Phrase::Tables, Phrase::AboutTables),
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
    let links = entries.into_iter().map(|(path, sign, name, about)| {
        let words = tag("span")
            .with(tag("b").say(name))
            .with(tag("small").say(about));
        link("sheet", path).with(icon(sign)).with(words)
    });
    of("nav", "more").all(links.collect())
}
