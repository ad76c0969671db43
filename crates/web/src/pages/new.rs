//! A new game: rules that explain themselves, and who plays.

mod rules;
mod runners;
mod seats;

use dreamscape::{Edition, Line, Profile, Rules};
use leptos::prelude::*;
use texts::Phrase;
use web::content;
use web::setup::{BOT_NAMES, Level, Player, Setup};

use super::home::{begin, last_setup, line_of, own_name};
use crate::app::{App, app, say};
use crate::ui::{Top, icon, scene, segment};

/// Who takes a seat in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taker {
    Person,
    Bot(Level),
    Nobody,
}

/// What the form holds.
#[derive(Clone, Copy)]
struct Form {
    alone: RwSignal<bool>,
    edition: RwSignal<Edition>,
    nightmare: RwSignal<bool>,
    simultaneous: RwSignal<bool>,
    line: RwSignal<Line>,
    takers: [RwSignal<Taker>; 4],
    names: [RwSignal<String>; 4],
}

impl Form {
    /// As in the last game, or as the link that was followed says.
    fn new(app: App) -> Form {
        let last = last_setup(app);
        let asked = window().location().search().unwrap_or_default();
        let asked = asked.strip_prefix("?with=").unwrap_or_default();
        let guest = own_name(app);
        let name = |index: usize| match last.players.get(index) {
            Some(Player::Person(name)) => name.clone(),
            _ if index == 0 => guest.clone(),
            _ => format!(
                "{} {}",
                app.texts.with_untracked(|t| t.phrase(Phrase::Guest)),
                index + 1
            ),
        };
        let taker = |index: usize| match (asked, index) {
            ("people", 0 | 1) | ("bots" | "nightmare", 0) => Taker::Person,
            ("bots" | "nightmare", 1) => Taker::Bot(Level::default()),
            ("people" | "bots" | "nightmare", _) => Taker::Nobody,
            _ if last.rules.solo.is_some() => match index {
                0 => Taker::Person,
                1 => Taker::Bot(Level::default()),
                _ => Taker::Nobody,
            },
            _ => match last.players.get(index) {
                Some(Player::Person(_)) => Taker::Person,
                Some(Player::Bot(level, _)) => Taker::Bot(*level),
                None => Taker::Nobody,
            },
        };
        let solo = last.rules.solo;
        let alone = match asked {
            "nightmare" => true,
            "bots" | "people" => false,
            _ => solo.is_some(),
        };
        Form {
            alone: RwSignal::new(alone),
            edition: RwSignal::new(last.rules.edition),
            nightmare: RwSignal::new(last.rules.nightmare && solo.is_none()),
            simultaneous: RwSignal::new(last.rules.simultaneous),
            line: RwSignal::new(solo.unwrap_or(Profile::TroubledNights.line())),
            takers: std::array::from_fn(|index| RwSignal::new(taker(index))),
            names: std::array::from_fn(|index| RwSignal::new(name(index))),
        }
    }

    /// The game that the form describes.
    fn setup(&self) -> Setup {
        let preset = Rules::new(self.edition.get());
        let name = |index: usize| {
            let name = web::settings::tidy_name(&self.names[index].get());
            match name.is_empty() {
                true => BOT_NAMES[index].to_owned(),
                false => name,
            }
        };
        if self.alone.get() {
            return Setup {
                rules: preset.alone(self.line.get()),
                players: vec![Player::Person(name(0))],
            };
        }
        let players: Vec<Player> = (0..4)
            .filter_map(|index| match self.takers[index].get() {
                Taker::Person => Some(Player::Person(name(index))),
                Taker::Bot(level) => Some(Player::Bot(level, BOT_NAMES[index].to_owned())),
                Taker::Nobody => None,
            })
            .collect();
        let rules = Rules {
            nightmare: self.nightmare.get(),
            simultaneous: self.simultaneous.get() && preset.simultaneous_allowed,
            ..preset
        };
        let mut setup = Setup { rules, players };
        setup.rules = setup.rules();
        setup
    }
}

/// A new game of the title that the address names.
#[component]
pub fn New() -> impl IntoView {
    let asked = window().location().search().unwrap_or_default();
    match asked.contains("title=runners") {
        true => runners::new_runners(),
        false => NewScape().into_any(),
    }
}

#[component]
fn NewScape() -> impl IntoView {
    let app = app();
    let form = Form::new(app);
    let setup = Memo::new(move |_| form.setup());
    let problem = move || {
        let setup = setup.get();
        if setup.rules.solo.is_none() && setup.players.len() < 2 {
            return Some(app.texts.with(|texts| texts.phrase(Phrase::NeedTwo)));
        }
        let problem = setup.rules.problems().first().copied()?;
        Some(app.texts.with(|texts| texts.rules_problem(problem)))
    };
    let watching = move || setup.with(|setup| setup.people() == 0);
    let summary = move || {
        app.texts
            .with(|texts| setup.with(|setup| line_of(texts, setup)))
    };
    let edition = move || {
        let edition = app.texts.with(|texts| texts.edition(form.edition.get()));
        let pack = say(Phrase::PackBuiltIn)();
        let name = content::dreamscape().name.en.clone();
        format!("{edition} · {name}, {pack}")
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="form-page new" tabindex="-1">
            <section class="sheet form create">
                <h1 class="title">{icon("plus")} {say(Phrase::NewGame)}</h1>
                <div class="cols">
                    <div class="col">
                        <GamePick/>
                        <fieldset>
                            <legend>{say(Phrase::Opponents)}</legend>
                            <div class="segs wide">
                                {segment("mode", say(Phrase::Together), move || !form.alone.get(), move || form.alone.set(false))}
                                {segment("mode", say(Phrase::Alone), move || form.alone.get(), move || form.alone.set(true))}
                            </div>
                        </fieldset>
                        {rules::edition(form)}
                    </div>
                    <div class="col">
                        {move || match form.alone.get() {
                            true => rules::difficulty(form).into_any(),
                            false => seats::seats(form).into_any(),
                        }}
                    </div>
                </div>
                <div class="open-bar">
                    <p>
                        <b>{summary}</b>
                        <small>{edition}</small>
                        {move || problem().map(|problem| view! { <small class="no">{problem}</small> })}
                        <Show when=watching><small>{say(Phrase::NeedPerson)}</small></Show>
                    </p>
                    <button
                        class="btn primary"
                        id="begin"
                        disabled=move || problem().is_some()
                        on:click=move |_| begin(app, &setup.get_untracked())
                    >
                        {icon("check")} {say(Phrase::Begin)}
                    </button>
                </div>
            </section>
        </main>
    }
}

/// Which of the two games; the other has a form of its own.
#[component]
fn GamePick() -> impl IntoView {
    view! {
        <fieldset>
            <legend>{say(Phrase::Game)}</legend>
            <div class="picks">
                <label class="gamepick">
                    <input type="radio" name="game" checked=true/>
                    {scene("art", "dreamscape")}
                    <b>"Dreamscape"</b>
                </label>
                <a class="gamepick" href="/new?title=runners">
                    {scene("art run", "runners")}
                    <b>"Dream Runners"</b>
                </a>
            </div>
        </fieldset>
    }
}
