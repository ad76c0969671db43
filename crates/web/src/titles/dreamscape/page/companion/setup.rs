//! Saved games to continue, and the form for a new one.

use leptos::prelude::*;
use lucid_dreamscape::companion::Companion;
use lucid_dreamscape::{Colour, Difficulty, Edition, Profile, Rules};
use lucid_texts::Phrase;
use lucid_web::dreamscape::companion::Talk;

use super::CompanionPage;
use crate::app::say;
use crate::device::Device;
use crate::dreamscape::difficulty::difficulty;
use crate::dreamscape::token;
use crate::files;
use crate::ui::{icon, segment};

/// The state of the form.
#[derive(Clone, Copy)]
struct NewCompanion {
    edition: RwSignal<Edition>,
    line: RwSignal<Difficulty>,
    purposes: RwSignal<Vec<Colour>>,
    problem: RwSignal<Option<String>>,
}

/// The saved games, and the form for a new one.
pub(super) fn setup(page: CompanionPage) -> AnyView {
    let form = NewCompanion {
        edition: RwSignal::new(Edition::Sylex),
        line: RwSignal::new(Profile::BadDreams.difficulty()),
        purposes: RwSignal::new(Vec::new()),
        problem: RwSignal::new(None),
    };
    // The game once two colours are chosen, or what is wrong with its rules.
    let made = move || {
        let rules = Rules::new(form.edition.get()).alone(form.line.get());
        let purposes = <[Colour; 2]>::try_from(form.purposes.get()).ok()?;
        Some(Companion::new(rules, purposes))
    };
    let start = move || made()?.ok();
    // Why the game cannot begin yet.
    let needs = move || {
        let texts = page.app.texts.get();
        match form.purposes.with(Vec::len) {
            0 => Some(texts.phrase(Phrase::CompanionChooseTwo)),
            1 => Some(texts.phrase(Phrase::CompanionChooseOne)),
            _ => Some(texts.companion_setup(&made()?.err()?)),
        }
    };
    let begin = move |_| {
        if let Some(start) = untrack(start) {
            page.begin(Talk::begin(start));
        }
    };
    let read = move |file: files::Read| match Talk::read(&file.text()) {
        Ok(talk) => page.begin(talk),
        Err(problem) => {
            let texts = page.app.texts.get_untracked();
            let (line, said) = texts.journal_problem(&problem);
            form.problem
                .set(Some(format!("{}:{line}: {said}", file.name)));
        }
    };
    view! {
        <main id="main" class="form-page" tabindex="-1">
            <section class="sheet form create co-setup">
                <h1 class="title">{say(Phrase::Companion)}</h1>
                <p>{say(Phrase::CompanionIntro)}</p>
                {kept(page)}
                <div class="cols">
                    <div class="col">
                        <h2>{say(Phrase::CompanionNew)}</h2>
                        {edition(page, form)}
                        {purposes(page, form)}
                    </div>
                    <div class="col">{difficulty(form.line, "co-profile")}</div>
                </div>
                {move || form.problem.get().map(|problem| view! { <p class="co-trouble" role="alert">{icon("why")} {problem}</p> })}
                <div class="open-bar">
                    {files::chooser("companion-file", Phrase::CompanionOpenFile, ".txt,text/plain", Callback::new(read))}
                    <span class="spring"></span>
                    <p class="note needs" id="begin-needs" role="status">{needs}</p>
                    <button class="btn primary" id="begin" aria-describedby="begin-needs" disabled=move || start().is_none() on:click=begin>
                        {icon("check")} {say(Phrase::Begin)}
                    </button>
                </div>
            </section>
        </main>
    }
    .into_any()
}

/// The saved games, the newest first.
fn kept(page: CompanionPage) -> impl IntoView {
    let games = RwSignal::new(Talk::all(&Device));
    let rows = move || {
        let texts = page.app.texts.get();
        let row = |id: u32| {
            let (title, about, open) = match Talk::kept(&Device, id)? {
                Ok(talk) => {
                    let game = talk.companion();
                    let rules = game.rules();
                    let line = rules.solo.map(|line| match line.profile() {
                        Some(profile) => texts.profile(profile),
                        None => texts.phrase(Phrase::OwnLine),
                    });
                    let edition = texts.edition(rules.edition);
                    let stands = match game.points() {
                        Some(yours) => texts.companion_result(game.duel().score, yours),
                        None => format!(
                            "{}, {}",
                            texts.companion_cycle(game),
                            texts.companion_points_his(game.duel().score)
                        ),
                    };
                    let title = format!("{edition}, {}", line.unwrap_or_default());
                    (title, stands, true)
                }
                Err(problem) => {
                    let said = texts.journal_problem(&problem).1;
                    (texts.phrase(Phrase::CompanionBroken), said, false)
                }
            };
            let forget = move |_| {
                Talk::forget(&Device, id);
                games.update(|games| games.retain(|kept| *kept != id));
            };
            Some(view! {
                <li>
                    <button class="co-game" disabled=!open on:click=move |_| page.open(id)>
                        <b>{title}</b> <small>{about}</small>
                    </button>
                    <button class="btn bare forget" aria-label=texts.phrase(Phrase::DeleteGame) on:click=forget>{icon("close")}</button>
                </li>
            })
        };
        games.get().into_iter().filter_map(row).collect::<Vec<_>>()
    };
    view! {
        <Show when=move || !games.with(Vec::is_empty)>
            <section class="co-games">
                <h2>{say(Phrase::CompanionKeptGames)}</h2>
                <ul>{rows}</ul>
            </section>
        </Show>
    }
}

fn edition(page: CompanionPage, form: NewCompanion) -> impl IntoView {
    let editions = Edition::ALL.map(|edition| {
        segment(
            "co-edition",
            move || page.app.texts.with(|texts| texts.edition(edition)),
            move || form.edition.get() == edition,
            move || form.edition.set(edition),
        )
    });
    let about = move || (page.app.texts).with(|texts| texts.about_edition(form.edition.get()));
    view! {
        <fieldset>
            <legend>{say(Phrase::Edition)}</legend>
            <div class="segs wide">{editions.collect_view()}</div>
            <p class="note">{about}</p>
        </fieldset>
    }
}

/// Two colours out of four: a third replaces the older one.
fn purposes(page: CompanionPage, form: NewCompanion) -> impl IntoView {
    let all = Colour::LANDSCAPE.map(|colour| {
        let chosen = move || form.purposes.with(|chosen| chosen.contains(&colour));
        let choose = move |_| {
            form.purposes.update(|chosen| {
                match chosen.iter().position(|other| *other == colour) {
                    Some(place) => drop(chosen.remove(place)),
                    None => {
                        if chosen.len() == 2 {
                            chosen.remove(0);
                        }
                        chosen.push(colour);
                    }
                }
            });
        };
        let name = move || page.app.texts.with(|texts| texts.colour(colour));
        let pressed = move || chosen().to_string();
        view! {
            <button type="button" class="co-link" data-colour=colour.name() aria-pressed=pressed on:click=choose>
                {token(colour)} {name}
            </button>
        }
    });
    view! {
        <fieldset>
            <legend>{say(Phrase::WebCompanionPurposes)}</legend>
            <div class="co-links">{all.collect_view()}</div>
        </fieldset>
    }
}
