//! The controller of a table, for every title and wherever the game runs. Scenes come out and
//! intents go in; everything else that a table can do is a capability.

mod bots;
mod forced;
mod journal;
mod keeping;
mod rewind;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_web::bots::BotTitle;
use lucid_web::learn::Stage;
use lucid_web::replay::Opened;
use lucid_web::saved_game::{SavedGame, Stands};
use lucid_web::setup::AnySetup;
use lucid_web::storage::Full;
use lucid_web::table::{Drive, LocalTable, Table, TableScene};
use lucid_web::titles::SetupOf;

use self::forced::{Forced, Unchosen};
pub use self::keeping::keep_what_is_not;
use crate::app::{App, Notice};
use crate::device::{self, Device};
use crate::pages::Beyond;
use crate::pages::learn::lesson::LessonPage;
use crate::pages::replay::player::RecordPlayer;
use crate::pages::review::ReviewOrigin;

/// What a title adds to the controller of its tables.
pub trait TitlePage: BotTitle {
    /// The title's own state of a table.
    type Extra: Copy + Send + Sync + 'static;

    /// Creates that state for a table that is opened; `saved` is the saved game, if it
    /// continues one.
    fn extra(&self, scene: &TableScene<Self>, saved: Option<&SavedGame>) -> Self::Extra;

    /// The boards of a table.
    fn boards(controller: TableController<Self>) -> AnyView;

    /// The form of a new game.
    fn new_page(beyond: Option<Beyond>) -> AnyView;

    /// A stage of a lesson.
    fn lesson_stage(page: LessonPage, stage: &'static Stage) -> AnyView;

    /// The boards of a recorded game.
    fn replay_boards(player: RecordPlayer) -> AnyView;

    /// The review of a recorded game.
    fn review_page(opened: Arc<Opened>, source: ReviewOrigin) -> AnyView;

    /// Called before a scene is shown.
    fn before_scene(_controller: &TableController<Self>, _scene: &TableScene<Self>) {}

    /// Called after a scene is shown.
    fn after_scene(_controller: &TableController<Self>) {}

    /// Whether a scene is told before an only choice in it plays itself.
    fn is_told_first(_scene: &TableScene<Self>) -> bool {
        false
    }

    /// Adds to a saved game what is not in its record.
    fn save(_controller: &TableController<Self>, _saved: &mut SavedGame) {}

    /// Advances a game that is driven here, as long as no person has to act.
    fn move_on(controller: &TableController<Self>) {
        controller.ask_bot();
    }

    /// The minimum time of a bot's action in milliseconds, so that people can follow.
    fn bot_pause(_controller: &TableController<Self>) -> u32 {
        0
    }
}

/// What a page has to know about a table on a server.
#[derive(Clone, Copy)]
pub struct OnlineHandles {
    /// The record, once the game is over and it has been fetched.
    pub record: RwSignal<Option<String>>,
    /// When the time is up, by the local clock.
    pub until: RwSignal<Option<u64>>,
    /// Plays again with the same people.
    pub again: Callback<()>,
}

/// The controller of a table: a handful of handles, cheap to copy.
pub struct TableController<G: TitlePage> {
    /// State that all pages share.
    pub app: App,
    id: StoredValue<String>,
    setup: StoredValue<SetupOf<G>>,
    table: StoredValue<Box<dyn Table<G>>, LocalStorage>,
    /// The online part, for a table on a server.
    pub online: Option<OnlineHandles>,
    /// The rules and content.
    pub game: StoredValue<Arc<G>>,
    /// A name for each seat.
    pub names: StoredValue<Arc<Vec<String>>>,
    /// The current scene.
    pub scene: RwSignal<Arc<TableScene<G>>>,
    /// The events that have been told.
    pub journal: RwSignal<Vec<G::Event>>,
    /// The events that are still to be told.
    pub untold: RwSignal<Vec<G::Event>>,
    /// Incremented whenever the journal is rewritten instead of continued.
    pub retold: RwSignal<u32>,
    /// The last answer to “why not?”.
    pub why: RwSignal<Option<G::Refusal>>,
    /// What has played itself.
    pub forced: Forced,
    /// The title's own state.
    pub extra: G::Extra,
}

impl<G: TitlePage> Clone for TableController<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: TitlePage> Copy for TableController<G> {}

/// Saves a new game, which starts when its table is shown, and returns its id.
pub fn begin(setup: &AnySetup) -> Result<String, Full> {
    let saved = SavedGame {
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

impl<G: TitlePage> TableController<G> {
    /// Resumes the saved game with an id; nothing if it cannot be resumed.
    pub fn resume(app: App, id: &str) -> Option<TableController<G>> {
        let saved = SavedGame::find(&Device, id)?;
        let setup = saved.setup.own::<G>()?.clone();
        let game = Arc::new(saved.game::<G>(&Device)?);
        let players = setup.players.clone();
        let mut table = match saved.record.is_empty() {
            true => LocalTable::open(game.clone(), players, saved.seed),
            false => {
                let record = saved.read_record()?;
                LocalTable::resume(game.clone(), players, saved.seed, &record).ok()?
            }
        };
        G::restore(&mut table, &saved);
        let table = Box::new(table);
        let controller = TableController::with(app, id, setup, game, table, None, Some(&saved));
        G::after_scene(&controller);
        if saved.record.is_empty() {
            controller.keep();
        }
        controller.move_on();
        Some(controller)
    }

    /// A table on a server.
    pub fn online(
        app: App,
        id: &str,
        setup: SetupOf<G>,
        game: Arc<G>,
        table: Box<dyn Table<G>>,
        online: OnlineHandles,
    ) -> TableController<G> {
        TableController::with(app, id, setup, game, table, Some(online), None)
    }

    fn with(
        app: App,
        id: &str,
        setup: SetupOf<G>,
        game: Arc<G>,
        mut table: Box<dyn Table<G>>,
        online: Option<OnlineHandles>,
        saved: Option<&SavedGame>,
    ) -> TableController<G> {
        let scene = table.scene();
        let steps = table.journal();
        let forced = Forced::new(scene.step, Unchosen::of(table.as_mut(), &steps));
        let journal = steps.into_iter().flatten().collect();
        TableController {
            app,
            id: StoredValue::new(id.to_owned()),
            names: StoredValue::new(Arc::new(setup.names())),
            setup: StoredValue::new(setup),
            table: StoredValue::new_local(table),
            online,
            extra: game.extra(&scene, saved),
            game: StoredValue::new(game),
            scene: RwSignal::new(Arc::new(scene)),
            journal: RwSignal::new(journal),
            untold: RwSignal::new(Vec::new()),
            retold: RwSignal::new(0),
            why: RwSignal::new(None),
            forced,
        }
    }

    /// The rules and content.
    pub fn game(&self) -> Arc<G> {
        self.game.get_value()
    }

    /// The id of the table.
    pub fn id(&self) -> String {
        self.id.get_value()
    }

    /// The game's setup, to play it again.
    pub fn setup(&self) -> SetupOf<G> {
        self.setup.get_value()
    }

    /// How many people play at this device.
    pub fn people(&self) -> usize {
        self.setup.with_value(|setup| setup.people())
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.names.with_value(|names| names.len()))
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .with_value(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Whether hints are fair. Games on this device are casual; on a server, only people who
    /// play against bots alone get hints.
    pub fn hints_are_fair(&self) -> bool {
        self.online.is_none() || self.people() <= 1
    }

    /// The game so far as a record; for a game on a server, nothing before its end.
    pub fn record(&self) -> Option<String> {
        match self.online {
            Some(online) => online.record.get_untracked(),
            None => self
                .table
                .with_value(|table| table.keep().map(|kept| kept.record)),
        }
    }

    /// Whether everything that the end of the game shows has been fetched.
    pub fn has_record(&self) -> bool {
        self.online
            .is_none_or(|online| online.record.with(Option::is_some))
    }

    /// Whether the game is over and everything that its end shows has been fetched.
    pub fn is_over(&self) -> bool {
        let shown = self.has_record();
        self.scene.with(|scene| scene.outcome.is_some()) && shown
    }

    /// The viewer plays an action.
    pub fn act(&self, action: G::Action) {
        let refused =
            (self.table.try_update_value(|table| table.act(action))).and_then(Result::err);
        self.why.set(refused);
        match refused {
            None => {
                self.note_forced(action);
                self.changed();
            }
            Some(refusal) => self.announce_refusal(refusal),
        }
    }

    /// The viewer asks why something is not possible.
    pub fn ask(&self, action: G::Action) {
        let why = self.table.with_value(|table| table.why_not(action));
        self.why.set(why);
        if let Some(refusal) = why {
            self.announce_refusal(refusal);
        }
    }

    fn announce_refusal(&self, refusal: G::Refusal) {
        let texts = self.app.texts.get_untracked();
        self.app.tell(self.game().refusal_text(&texts, refusal));
    }

    /// The person on a seat has taken the device.
    pub fn take_device(&self, seat: Seat) {
        self.table.update_value(|table| {
            if let Some(table) = table.hand_over() {
                table.take_device(seat);
            }
        });
        self.retell();
        self.changed();
    }

    /// Shows and saves the new state, and advances the game.
    pub fn changed(&self) {
        self.show_change(false);
    }

    /// The same when a bot has played: several steps are kept together.
    pub(super) fn changed_by_bot(&self) {
        let plays_on = (self.drive(|table| table.bot_to_act())).flatten();
        self.show_change(plays_on.is_some());
    }

    fn show_change(&self, bots_play: bool) {
        let Some(scene) = self.table.try_update_value(|table| table.scene()) else {
            return;
        };
        G::before_scene(self, &scene);
        let fresh = scene.fresh.clone();
        // A clock far away has a say, too.
        if self.online.is_some() {
            self.find_unchosen();
        }
        // Both in one batch, so that nothing is visible before it is told.
        self.untold
            .update_untracked(|untold| untold.extend(fresh.iter().copied()));
        self.scene.set(Arc::new(scene));
        self.untold.notify();
        G::after_scene(self);
        self.keep_soon(bots_play);
        self.tell_next();
    }

    /// Saves the game, if it is on this device.
    pub fn keep(&self) {
        let kept = self.table.with_value(|table| table.keep());
        let Some(kept) = kept else { return };
        let mut saved = SavedGame {
            when: device::now(),
            seed: kept.seed,
            setup: G::any_setup(self.setup()),
            cycle: kept.cycle,
            stands: kept.stands,
            sand: None,
            record: kept.record,
        };
        G::save(self, &mut saved);
        let kept = self.id.with_value(|id| saved.keep(&Device, id));
        let full = kept.is_err();
        if full || self.app.notice.get_untracked() == Some(Notice::StorageFull) {
            self.app.notice.set(full.then_some(Notice::StorageFull));
        }
    }

    /// The storage key of the game.
    pub fn kept_as(&self) -> String {
        self.id.with_value(|id| format!("lucid.table.{id}"))
    }

    /// Advances the game while no person has to act, if it is driven on this device and all
    /// events have been told.
    pub fn move_on(&self) {
        let told = self.untold.try_with_untracked(Vec::is_empty) == Some(true);
        if told && self.online.is_none() {
            G::move_on(self);
        }
    }

    /// Runs something on the game's driver, if it is driven on this device.
    pub fn drive<T>(&self, run: impl FnOnce(&mut dyn Drive<G>) -> T) -> Option<T> {
        let done = (self.table).try_update_value(|table| table.drive().map(run));
        done.flatten()
    }
}
