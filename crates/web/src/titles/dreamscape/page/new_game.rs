//! The form of a new game of Dreamscape: rules with explanations, and the players.

mod house_rules;
mod rules;
mod seats;

use leptos::prelude::*;
use lucid_dreamscape::{Content, Difficulty, Dreamscape, Profile, Rules, RulesProblem};
use lucid_tabletop::Game as _;
use lucid_texts::Phrase;
use lucid_web::dreamscape::{Level, Setup};
use lucid_web::setup::{BOT_NAMES, BotLevel as _, Player};
use lucid_web::titles::ClientTitle as _;

use crate::app::{App, app, say};
use crate::device::Device;
use crate::dreamscape::difficulty::difficulty;
use crate::pages::home::{begin_game, last_setup, own_name};
use crate::pages::new::pack::{self, Offer};
use crate::pages::new::{Beyond, game_pick, online_line};
use crate::ui::{Top, icon, segment};

/// Who takes a seat in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taker {
    Person,
    Bot(Level),
    Nobody,
}

/// What the form holds.
#[derive(Clone, Copy)]
struct NewGameForm {
    alone: RwSignal<bool>,
    /// The rules of a game with others, including house rules.
    rules: RwSignal<Rules>,
    line: RwSignal<Difficulty>,
    pack: RwSignal<Option<String>>,
    takers: [RwSignal<Taker>; 4],
    names: [RwSignal<String>; 4],
    /// The packs to choose from.
    packs: StoredValue<Vec<Offer>>,
    /// Whether people other than the first are open seats.
    beyond: bool,
}

impl NewGameForm {
    /// The form as in the last game, or as the link asks.
    fn new(app: App) -> NewGameForm {
        let last = last_setup::<Dreamscape>(app);
        let packs = pack::packs::<Content>();
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
            ("bots" | "nightmare", 1) => Taker::Bot(Level::USUAL),
            ("people" | "bots" | "nightmare", _) => Taker::Nobody,
            _ if last.rules.solo.is_some() => match index {
                0 => Taker::Person,
                1 => Taker::Bot(Level::USUAL),
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
        NewGameForm {
            alone: RwSignal::new(alone),
            rules: RwSignal::new(Rules {
                nightmare: last.rules.nightmare && solo.is_none(),
                solo: None,
                ..last.rules
            }),
            line: RwSignal::new(solo.unwrap_or(Profile::TroubledNights.difficulty())),
            pack: RwSignal::new(pack::still_kept(last.pack.clone(), &packs)),
            takers: std::array::from_fn(|index| RwSignal::new(taker(index))),
            names: std::array::from_fn(|index| RwSignal::new(name(index))),
            packs: StoredValue::new(packs),
            beyond: false,
        }
    }

    /// The same for a table on a server.
    fn beyond(mut self, name: &str) -> NewGameForm {
        self.beyond = true;
        self.names[0].set(name.to_owned());
        self.takers[0].set(Taker::Person);
        if !self.takers[1..]
            .iter()
            .any(|taker| taker.get_untracked() == Taker::Person)
        {
            self.takers[1].set(Taker::Person);
        }
        self
    }

    /// Whether the seat is open for somebody online.
    fn comes(&self, index: usize) -> bool {
        let before = |other: &RwSignal<Taker>| other.get() == Taker::Person;
        self.beyond && self.takers[..index].iter().any(before)
    }

    /// The game that the form describes.
    fn setup(&self) -> Setup {
        let rules = self.rules.get();
        let name = |index: usize| {
            let name = lucid_web::settings::tidy_name(&self.names[index].get());
            match name.is_empty() {
                true => BOT_NAMES[index].to_owned(),
                false => name,
            }
        };
        if self.alone.get() {
            return Setup {
                rules: rules.alone(self.line.get()),
                players: vec![Player::Person(name(0))],
                pack: self.pack.get(),
            };
        }
        let players: Vec<Player<Level>> = (0..4)
            .filter_map(|index| match self.takers[index].get() {
                Taker::Person => Some(Player::Person(name(index))),
                Taker::Bot(level) => Some(Player::Bot(level, BOT_NAMES[index].to_owned())),
                Taker::Nobody => None,
            })
            .collect();
        let mut setup = Setup {
            rules,
            players,
            pack: self.pack.get(),
        };
        setup.rules = setup.rules();
        setup
    }
}

/// The form.
pub(super) fn new_page(beyond: Option<Beyond>) -> AnyView {
    let app = app();
    let form = match &beyond {
        Some(beyond) => NewGameForm::new(app).beyond(&beyond.name),
        None => NewGameForm::new(app),
    };
    let online = beyond.is_some();
    let setup = Memo::new(move |_| form.setup());
    let problems = Memo::new(move |_| setup.with(|setup| setup.rules.problems()));
    let problem = move || {
        let all = problems.get();
        if !all.is_empty() {
            let told = app.texts.with(|texts| {
                let told = all.into_iter().map(|problem| match problem {
                    RulesProblem::Players(_) => texts.phrase(Phrase::NeedTwo),
                    problem => texts.rules_problem(problem),
                });
                told.collect::<Vec<_>>().join(" ")
            });
            return Some(told);
        }
        let setup = setup.get();
        let pack = setup.pack.as_deref();
        let version = Dreamscape::RULES_VERSION;
        let game = || Dreamscape::with_pack(&Device, version, setup.rules(), pack);
        let too_small = pack.is_some() && game().is_none();
        too_small.then(say(Phrase::PackTooSmall))
    };
    let watching = move || !online && setup.with(|setup| setup.people() == 0);
    let parts = beyond.as_ref().map(|beyond| beyond.parts.run(()));
    let begin = match beyond {
        Some(beyond) => {
            let made = Callback::new(move |()| setup.get_untracked().into());
            beyond.button(move || problem().is_some(), made)
        }
        None => view! {
            <button
                class="btn primary"
                id="begin"
                disabled=move || problem().is_some()
                on:click=move |_| begin_game(app, &setup.get_untracked().into())
            >
                {icon("check")} {say(Phrase::Begin)}
            </button>
        }
        .into_any(),
    };
    let summary = move || {
        app.texts.with(|texts| {
            setup.with(|setup| match online && setup.rules.solo.is_none() {
                true => online_line(texts, Dreamscape::ID.title(), &setup.players),
                false => Dreamscape::setup_line(texts, setup),
            })
        })
    };
    let edition = move || {
        let rules = form.rules.get();
        let changed = lucid_web::dreamscape::house_rules::changed(&rules).len();
        let edition = app.texts.with(|texts| match changed {
            0 => texts.edition(rules.edition),
            _ => format!(
                "{} · {}",
                texts.edition(rules.edition),
                texts.house_count(changed)
            ),
        });
        let pack = (form.packs).with_value(|packs| pack::name(app, form.pack, packs));
        format!("{edition} · {pack}")
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="form-page new" tabindex="-1">
            <section class="sheet form create">
                <h1 class="title">{icon("plus")} {say(if online { Phrase::OnlineNew } else { Phrase::NewGame })}</h1>
                <div class="cols">
                    <div class="col">
                        {game_pick(Dreamscape::ID, online)}
                        <fieldset>
                            <legend>{say(Phrase::Opponents)}</legend>
                            <div class="segs wide">
                                {segment("mode", say(Phrase::Together), move || !form.alone.get(), move || form.alone.set(false))}
                                {segment("mode", say(Phrase::Alone), move || form.alone.get(), move || form.alone.set(true))}
                            </div>
                        </fieldset>
                        {rules::edition(form, problems)}
                    </div>
                    <div class="col">
                        {move || match form.alone.get() {
                            true => difficulty(form.line, "profile"),
                            false => seats::seats(form).into_any(),
                        }}
                        {pack::pack(form.pack, form.packs.get_value())}
                        {parts}
                    </div>
                </div>
                {house_rules::house_rules(form, problems)}
                <div class="open-bar">
                    <p>
                        <b>{summary}</b>
                        <small>{edition}</small>
                        {move || problem().map(|problem| view! { <small class="no">{problem}</small> })}
                        <Show when=watching><small>{say(Phrase::NeedPerson)}</small></Show>
                    </p>
                    {begin}
                </div>
            </section>
        </main>
    }
    .into_any()
}
