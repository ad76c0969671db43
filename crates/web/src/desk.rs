//! A table as the page runs it: scenes out, intents in. At a table on this device
//! every step is kept and bots are asked; one on a server does that itself.

mod past;

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lucid_dreamscape::{Action, Dreamscape, Event, Refusal, Rules};
use lucid_tabletop::{Game as _, Seat};
use lucid_web::bots::Question;
use lucid_web::content;
use lucid_web::saved::{Saved, Stands};
use lucid_web::setup::{AnySetup, Setup};
use lucid_web::shelf::Full;
use lucid_web::table::{LocalTable, Scene, TableGame, Waiting, WholeTable};

use crate::app::{App, Notice};
use crate::device::{self, Device};

thread_local! {
    /// Games that have been played in this page. They are never dropped: a table
    /// borrows its game, and there are only as many as rulesets were tried.
    static GAMES: RefCell<Vec<&'static Arc<Dreamscape>>> = RefCell::default();
}

/// The game of a setup; nothing if it cannot be, or if its pack is not kept here.
pub fn game_of(setup: &Setup) -> Option<&'static Arc<Dreamscape>> {
    game_with(setup.rules(), setup.pack.as_deref())
}

/// The game with these rules and the pack with a hash, or the built-in one.
pub fn game_with(rules: Rules, pack: Option<&str>) -> Option<&'static Arc<Dreamscape>> {
    GAMES.with_borrow_mut(|games| {
        let hash = pack.unwrap_or_else(|| content::dreamscape().content.hash());
        let same =
            |game: &&&Arc<Dreamscape>| *game.rules() == rules && game.content().hash() == hash;
        if let Some(known) = games.iter().find(same) {
            return Some(*known);
        }
        let pack = content::dreamscape_named(&Device, hash)?;
        let game = Dreamscape::new(rules, pack.content).ok()?;
        let game: &'static Arc<Dreamscape> = Box::leak(Box::new(Arc::new(game)));
        games.push(game);
        Some(game)
    })
}

/// One line of the journal.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number, from 0.
    pub number: usize,
    /// What happened.
    pub event: Event,
}

/// What a page must know of a table on a server.
#[derive(Clone, Copy)]
pub struct Far {
    /// The record, once the game is over and it has arrived.
    pub record: RwSignal<Option<String>>,
    /// Plays again with the same people.
    pub again: Callback<()>,
}

/// A table that is shown.
#[derive(Clone, Copy)]
pub struct Desk {
    app: App,
    id: StoredValue<String>,
    setup: StoredValue<Setup>,
    table: StoredValue<Box<dyn WholeTable<Dreamscape>>, LocalStorage>,
    /// What belongs to a table on a server; nothing at one on this device.
    pub far: Option<Far>,
    /// The rules and content.
    pub game: StoredValue<Arc<Dreamscape>>,
    /// A name for each seat.
    pub names: StoredValue<Arc<Vec<String>>>,
    /// What is to be seen.
    pub scene: RwSignal<Arc<Scene<Dreamscape>>>,
    /// What has happened.
    pub journal: RwSignal<Vec<Line>>,
    /// Grows whenever the journal is no longer a continuation of itself.
    pub retold: RwSignal<u32>,
    /// The last answer to “why not?”.
    pub why: RwSignal<Option<Refusal>>,
}

/// Begins a game, keeps it, and says under which id.
pub fn open(setup: &Setup) -> Option<Result<String, Full>> {
    let game = game_of(setup)?;
    let table = LocalTable::open(&**game, setup.players.clone(), device::new_seed());
    let id = device::new_id();
    let saved = saved(&table, &setup.clone().into());
    Some(saved.keep(&Device, &id).map(|()| id))
}

/// Keeps a game that begins when its table is shown, and says under which id:
/// so that home need not know how the title is played.
pub fn open_later(setup: &AnySetup) -> Result<String, Full> {
    let saved = Saved {
        when: device::now(),
        seed: device::new_seed(),
        setup: setup.clone(),
        cycle: 0,
        stands: Stands::YourTurn,
        sand: None,
        record: String::new(),
    };
    let id = device::new_id();
    saved.keep(&Device, &id).map(|()| id)
}

/// A table as it is kept.
pub fn saved<G: TableGame>(table: &LocalTable<G>, setup: &AnySetup) -> Saved {
    let waiting = table.waiting();
    Saved {
        when: device::now(),
        seed: *table.seed(),
        setup: setup.clone(),
        cycle: table.cycle(),
        stands: match waiting {
            Waiting::Person(_) | Waiting::HandOver(_) => Stands::YourTurn,
            Waiting::Other(_) => Stands::Others,
            Waiting::Nobody => Stands::Over,
        },
        sand: None,
        record: table.record(),
    }
}

impl Desk {
    /// The kept game with an id, going on; nothing if it cannot.
    pub fn new(app: App, id: &str) -> Option<Desk> {
        let saved = Saved::find(&Device, id)?;
        let setup = saved.setup.dreamscape()?.clone();
        let game = game_of(&setup)?;
        let record = saved.read_record()?;
        let players = setup.players.clone();
        let table = LocalTable::resume(&**game, players, saved.seed, &record).ok()?;
        let desk = Desk::at(app, id, setup, game, Box::new(table), None);
        desk.ask_bot();
        Some(desk)
    }

    /// A table with an id, wherever it is.
    pub fn at(
        app: App,
        id: &str,
        setup: Setup,
        game: &Arc<Dreamscape>,
        mut table: Box<dyn WholeTable<Dreamscape>>,
        far: Option<Far>,
    ) -> Desk {
        let names = AnySetup::from(setup.clone()).names();
        let scene = table.scene();
        let desk = Desk {
            app,
            id: StoredValue::new(id.to_owned()),
            setup: StoredValue::new(setup),
            table: StoredValue::new_local(table),
            far,
            game: StoredValue::new(game.clone()),
            names: StoredValue::new(Arc::new(names)),
            scene: RwSignal::new(Arc::new(scene)),
            journal: RwSignal::new(Vec::new()),
            retold: RwSignal::new(0),
            why: RwSignal::new(None),
        };
        desk.retell();
        desk
    }

    /// The game's setup, to play it again.
    pub fn setup(&self) -> Setup {
        self.setup.get_value()
    }

    /// The id that the game is kept under.
    pub fn id(&self) -> String {
        self.id.get_value()
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .with_value(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The game so far as a record; nothing of a game on a server before its end.
    pub fn record(&self) -> Option<String> {
        match self.far {
            Some(far) => far.record.get_untracked(),
            None => self
                .table
                .with_value(|table| table.here().map(LocalTable::record)),
        }
    }

    /// Whether the game is over, and all that its end shows is there.
    pub fn is_over(&self) -> bool {
        let shown = self.far.is_none_or(|far| far.record.with(Option::is_some));
        self.scene.with(|scene| scene.outcome.is_some()) && shown
    }

    /// The viewer chooses.
    pub fn act(&self, action: Action) {
        let refused =
            (self.table.try_update_value(|table| table.act(action))).and_then(Result::err);
        self.why.set(refused);
        if refused.is_none() {
            self.changed();
        }
    }

    /// The viewer asks why something is not possible.
    pub fn ask(&self, action: Action) {
        let why = self.table.with_value(|table| table.why_not(action));
        self.why.set(why);
        if let Some(refusal) = why {
            let texts = self.app.texts.get_untracked();
            let told = self.game.with_value(|game| texts.refusal(game, refusal));
            self.app.tell(told);
        }
    }

    /// The viewer takes back a step.
    pub fn undo(&self) {
        let undone = self.table.try_update_value(|table| table.undo());
        self.why.set(None);
        if matches!(undone, Some(Ok(()))) {
            self.changed();
            self.retell();
        }
    }

    /// The person of a seat has the device.
    pub fn take_device(&self, seat: Seat) {
        self.table.update_value(|table| table.take_device(seat));
        self.changed();
        self.retell();
    }

    /// Shows, keeps and moves on what has changed.
    pub fn changed(&self) {
        let Some((scene, before)) = self.table.try_update_value(|table| {
            let scene = table.scene();
            (scene, table.steps())
        }) else {
            return;
        };
        debug_assert_eq!(scene.step, before);
        self.tell(&scene.fresh);
        self.journal.update(|journal| {
            let next = journal.len();
            let lines = scene.fresh.iter().enumerate();
            journal.extend(lines.map(|(index, event)| Line {
                number: next + index,
                event: *event,
            }));
        });
        self.scene.set(Arc::new(scene));
        self.keep();
        self.ask_bot();
    }

    /// Writes the journal anew, as the viewer learned of it.
    pub fn retell(&self) {
        let events = self.table.with_value(|table| table.journal());
        let lines = (events.into_iter().flatten().enumerate())
            .map(|(number, event)| Line { number, event })
            .collect();
        self.retold.update(|times| *times += 1);
        self.journal.set(lines);
    }

    fn tell(&self, fresh: &[Event]) {
        let texts = self.app.texts.get_untracked();
        let names = |seat: Seat| self.name(seat);
        let told: Vec<String> = self.game.with_value(|game| {
            let worth = fresh
                .iter()
                .filter(|event| !matches!(event, Event::Filled(..)));
            worth
                .map(|event| texts.event(game, &names, event))
                .collect()
        });
        if !told.is_empty() {
            self.app.tell(told.join(" "));
        }
    }

    fn keep(&self) {
        let setup = self.setup().into();
        let saved = |table: &LocalTable<_>| saved(table, &setup);
        let Some(saved) = self.table.with_value(|table| table.here().map(saved)) else {
            return;
        };
        let kept = self.id.with_value(|id| saved.keep(&Device, id));
        let full = kept.is_err();
        if full || self.app.notice.get_untracked() == Some(Notice::StorageFull) {
            self.app.notice.set(full.then_some(Notice::StorageFull));
        }
    }

    /// Asks the bot that is to act, after a pause in which people can follow.
    fn ask_bot(&self) {
        let asked = (self.table).with_value(|table| table.here().map(LocalTable::asked_bot));
        let Some((seat, level, view)) = asked.flatten() else {
            return;
        };
        let seed = u64::from_le_bytes(device::chance());
        let question = self
            .game
            .with_value(|game| Question::new(game, &view, level, seed));
        let Some(question) = question else { return };
        let desk = *self;
        let step = self.scene.with_untracked(|scene| scene.step);
        let asked_at = device::now();
        let pause = u64::from(
            self.app
                .settings
                .with_untracked(|settings| settings.pace.pause()),
        );
        self.app.thinker().ask(question, move |answer| {
            let spent = device::now().saturating_sub(asked_at);
            let rest = Duration::from_millis(pause.saturating_sub(spent));
            set_timeout(move || desk.bot_acts(seat, step, &answer), rest);
        });
    }

    /// Plays a bot's answer, unless the page has been left in the meantime.
    fn bot_acts(&self, seat: Seat, step: usize, answer: &str) {
        let current = self.scene.try_with_untracked(|scene| scene.step);
        if current != Some(step) {
            return;
        }
        let played = self.table.try_update_value(|table| {
            let table = table.local()?;
            let game = table.game();
            let done = (game.parse_action(answer))
                .is_some_and(|action| table.act_for(seat, action).is_ok());
            // A bot without an answer must not stop the game: the last choice
            // always leads on.
            let on = |table: &mut LocalTable<_>, action| table.act_for(seat, action).is_ok();
            Some(done || last_choice(table).is_some_and(|action| on(table, action)))
        });
        if played.flatten() == Some(true) {
            self.changed();
        }
    }
}

/// The choice that always leads on: end, stop or decline.
fn last_choice(table: &LocalTable<Dreamscape>) -> Option<Action> {
    let (_, _, view) = table.asked_bot()?;
    let mut choices = lucid_tabletop::Choices::new();
    table.game().choices(&view, &mut choices);
    choices.last().copied()
}
