//! A new game of Dream Runners: the sand, the dreams, and who plays.

use leptos::prelude::*;
use lucid_dream_runners::{Content, DreamRunners, Rules};
use lucid_tabletop::{Game as _, Seat};
use lucid_texts::Phrase;
use lucid_web::dream_runners::{RunnerLevel, RunnersSetup};
use lucid_web::settings::{MAX_NAME, tidy_name};
use lucid_web::setup::{BOT_NAMES, BotLevel as _, Player};
use lucid_web::titles::ClientTitle as _;

use crate::app::{App, app, say};
use crate::device::Device;
use crate::pages::home::{begin_game, last_setup, own_name};
use crate::pages::new::pack::{self, Offer, packs, still_kept};
use crate::pages::new::{Beyond, game_pick, online_line, person as of_person};
use crate::ui::{Top, badge, icon, segment};

/// Who takes a seat.
type Taker = Option<Player<RunnerLevel>>;

/// What the form holds.
#[derive(Clone, Copy)]
struct NewGameForm {
    timer: RwSignal<Option<u8>>,
    beginners: RwSignal<bool>,
    takers: [RwSignal<Taker>; 4],
    pack: RwSignal<Option<String>>,
    /// The packs to choose from.
    packs: StoredValue<Vec<Offer>>,
    /// Whether people other than the first are open seats.
    beyond: bool,
}

impl NewGameForm {
    /// The form as in the last game, or as the link asks.
    fn new(app: App) -> NewGameForm {
        let last = last_setup::<DreamRunners>(app);
        let packs = packs::<Content>();
        let asked = window().location().search().unwrap_or_default();
        let guest = own_name(app);
        let bot = |index: usize| Player::Bot(RunnerLevel::default(), BOT_NAMES[index].to_owned());
        let taker = |index: usize| match index {
            0 if asked.contains("with=") => Some(Player::Person(guest.clone())),
            1 if asked.contains("with=people") => Some(person(app, 1)),
            1 if asked.contains("with=bots") => Some(bot(1)),
            _ if asked.contains("with=") => None,
            _ => last.players.get(index).cloned(),
        };
        NewGameForm {
            timer: RwSignal::new(last.rules.timer),
            beginners: RwSignal::new(last.rules.beginners),
            takers: std::array::from_fn(|index| RwSignal::new(taker(index))),
            pack: RwSignal::new(still_kept(last.pack.clone(), &packs)),
            packs: StoredValue::new(packs),
            beyond: false,
        }
    }

    /// The same for a table on a server.
    fn beyond(mut self, app: App, name: &str) -> NewGameForm {
        self.beyond = true;
        self.takers[0].set(Some(Player::Person(name.to_owned())));
        let is_person = |taker: &RwSignal<Taker>| {
            taker.with_untracked(|taker| taker.as_ref().is_some_and(Player::is_person))
        };
        if !self.takers[1..].iter().any(is_person) {
            self.takers[1].set(Some(person(app, 1)));
        }
        self
    }

    /// Whether the seat is open for somebody online.
    fn comes(&self, index: usize) -> bool {
        let before = |other: &RwSignal<Taker>| {
            other.with(|taker| taker.as_ref().is_some_and(Player::is_person))
        };
        self.beyond && self.takers[..index].iter().any(before)
    }

    /// The game that the form describes.
    fn setup(&self) -> RunnersSetup {
        let players = (0..4).filter_map(|index| {
            let taker = self.takers[index].get()?;
            Some(match taker {
                Player::Person(name) => match tidy_name(&name) {
                    empty if empty.is_empty() => Player::Person(BOT_NAMES[index].to_owned()),
                    name => Player::Person(name),
                },
                bot => bot,
            })
        });
        let mut setup = RunnersSetup {
            players: players.collect(),
            rules: Rules {
                beginners: self.beginners.get(),
                timer: self.timer.get(),
                ..Rules::default()
            },
            pack: self.pack.get(),
        };
        setup.rules = setup.rules();
        setup
    }
}

fn person(app: App, index: usize) -> Player<RunnerLevel> {
    let guest = app.texts.with_untracked(|t| t.phrase(Phrase::Guest));
    match index {
        0 => Player::Person(own_name(app)),
        _ => Player::Person(format!("{guest} {}", index + 1)),
    }
}

/// The page.
pub(super) fn new_page(beyond: Option<Beyond>) -> AnyView {
    let app = app();
    let form = match &beyond {
        Some(beyond) => NewGameForm::new(app).beyond(app, &beyond.name),
        None => NewGameForm::new(app),
    };
    let online = beyond.is_some();
    let setup = Memo::new(move |_| form.setup());
    let few = move || setup.with(|setup| setup.names().len() < 2);
    // A custom pack may have too few dreams for these rules.
    let too_small = move || {
        setup.with(|setup| {
            let pack = setup.pack.as_deref();
            let version = DreamRunners::RULES_VERSION;
            let game = || DreamRunners::with_pack(&Device, version, setup.rules(), pack);
            pack.is_some() && !few() && game().is_none()
        })
    };
    let about_pack = move || (form.packs).with_value(|packs| pack::name(app, form.pack, packs));
    let no_game = move || few() || too_small();
    let watching = move || !online && setup.with(|setup| setup.people() == 0);
    let parts = beyond.as_ref().map(|beyond| beyond.parts.run(()));
    let begin = match beyond {
        Some(beyond) => beyond.button(no_game, Callback::new(move |()| setup.get_untracked().into())),
        None => view! {
            <button class="btn primary" id="begin" disabled=no_game on:click=move |_| begin_game(app, &setup.get_untracked().into())>
                {icon("check")} {say(Phrase::Begin)}
            </button>
        }
        .into_any(),
    };
    let summary = move || {
        app.texts.with(|texts| {
            setup.with(|setup| match online {
                true => online_line(texts, DreamRunners::ID.title(), &setup.players),
                false => DreamRunners::setup_line(texts, setup),
            })
        })
    };
    let timers = [Some(15), Some(30), Some(60), Some(120), None].map(|timer| {
        segment(
            "timer",
            move || match timer {
                Some(seconds) => format!("{seconds}\u{202f}s"),
                None => say(Phrase::SandNone)(),
            },
            move || form.timer.get() == timer,
            move || form.timer.set(timer),
        )
    });
    let dreams = [true, false].map(|beginners| {
        let words = match beginners {
            true => Phrase::TilesBeginners,
            false => Phrase::TilesAll,
        };
        segment(
            "tiles",
            say(words),
            move || form.beginners.get() == beginners,
            move || form.beginners.set(beginners),
        )
    });
    let rows = Seat::first(4).map(move |seat| row(app, form, seat));
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="form-page new" tabindex="-1">
            <section class="sheet form create">
                <h1 class="title">{icon("plus")} {say(if online { Phrase::OnlineNew } else { Phrase::NewGame })}</h1>
                <div class="cols">
                    <div class="col">
                        {game_pick(DreamRunners::ID, online)}
                        <fieldset>
                            <legend>{say(Phrase::SandTimer)}</legend>
                            <div class="segs wide">{timers.collect_view()}</div>
                            <p class="note">{say(Phrase::SandTimerAbout)}</p>
                        </fieldset>
                        <fieldset>
                            <legend>{say(Phrase::Tiles)}</legend>
                            <div class="segs wide">{dreams.collect_view()}</div>
                            <p class="note">{say(Phrase::TilesAbout)}</p>
                        </fieldset>
                    </div>
                    <div class="col">
                        <fieldset class="seats">
                            <legend>{say(Phrase::Seats)}</legend>
                            <ol>{rows.collect_view()}</ol>
                        </fieldset>
                        {parts}
                        {pack::pack(form.pack, form.packs.get_value())}
                    </div>
                </div>
                <div class="open-bar">
                    <p>
                        <b>{summary}</b>
                        <small>{about_pack}</small>
                        <Show when=too_small><small class="no">{say(Phrase::PackTooSmall)}</small></Show>
                        <Show when=few><small class="no">{say(Phrase::NeedTwo)}</small></Show>
                        <Show when=watching><small>{say(Phrase::NeedPerson)}</small></Show>
                    </p>
                    {begin}
                </div>
            </section>
        </main>
    }
    .into_any()
}

fn row(app: App, form: NewGameForm, seat: Seat) -> impl IntoView {
    let index = seat.index();
    let taker = form.takers[index];
    let number = move || app.texts.with(|texts| texts.seat_number(seat));
    // Rebuilt only when the kind changes, so that a name can be typed.
    let kind = Memo::new(move |_| match taker.get() {
        None => "nobody".to_owned(),
        Some(Player::Person(_)) => "person".to_owned(),
        Some(Player::Bot(level, _)) => format!("bot {level:?}"),
    });
    let name = move || taker.with_untracked(|taker| taker.as_ref().map(|p| p.name().to_owned()));
    let comes = Memo::new(move |_| form.comes(index));
    let who = move || match (kind.get().as_str(), taker.get_untracked()) {
        ("person", _) if comes.get() => view! {
            <b>{say(Phrase::OnlineSeatOpen)}</b>
            <small>{say(Phrase::OnlineSeatOpenAbout)}</small>
        }
        .into_any(),
        ("person", _) if form.beyond => view! { <b>{say(Phrase::You)}</b> }.into_any(),
        ("person", _) => view! {
            <input
                class="name"
                type="text"
                maxlength=MAX_NAME
                aria-label=say(Phrase::YourName)
                prop:value=name
                on:input=move |event| taker.set(Some(Player::Person(event_target_value(&event))))
            />
        }
        .into_any(),
        (_, Some(Player::Bot(level, name))) => view! {
            <b>{name}</b>
            <small>{say(about(level).1)}</small>
        }
        .into_any(),
        _ => view! { <b>{say(Phrase::Nobody)}</b> }.into_any(),
    };
    let levels = RunnerLevel::ALL.iter().map(move |level| {
        let chosen = move || kind.get() == format!("bot {level:?}");
        view! { <option value=format!("{level:?}") selected=chosen>{say(about(*level).0)}</option> }
    });
    let choose = move |event| {
        let value = event_target_value(&event);
        let level = RunnerLevel::ALL
            .iter()
            .find(|level| format!("{level:?}") == value);
        taker.set(match (value.as_str(), level) {
            (_, Some(level)) => Some(Player::Bot(*level, BOT_NAMES[index].to_owned())),
            ("person", _) => Some(person(app, index)),
            _ => None,
        });
    };
    view! {
        <li class:none=move || kind.get() == "nobody">
            {badge(seat)}
            <span class="tx">{who}</span>
            <select class="taker" aria-label=number on:change=choose>
                <option value="person" selected=move || kind.get() == "person">{move || say(of_person(form.beyond, comes.get()))()}</option>
                <optgroup label=say(Phrase::Bot)>{levels.collect_view()}</optgroup>
                <option value="nobody" selected=move || kind.get() == "nobody">{say(Phrase::Nobody)}</option>
            </select>
        </li>
    }
}

/// The name of a level, and how it plays.
fn about(level: RunnerLevel) -> (Phrase, Phrase) {
    match level {
        RunnerLevel::Random => (Phrase::LevelRandom, Phrase::LevelRunnerRandomAbout),
        RunnerLevel::Novice => (Phrase::LevelNovice, Phrase::LevelNoviceAbout),
        RunnerLevel::Casual => (Phrase::LevelCasual, Phrase::LevelCasualAbout),
        RunnerLevel::Skilled => (Phrase::LevelSkilled, Phrase::LevelSkilledAbout),
        RunnerLevel::Expert => (Phrase::LevelExpert, Phrase::LevelExpertAbout),
        RunnerLevel::Perfect => (Phrase::LevelPerfect, Phrase::LevelPerfectAbout),
    }
}
