//! The controller of a table: what the page shows of it and asks of it, whatever the
//! title and wherever the game is. Scenes come out and intents go in; what a table can
//! do beyond that is asked as a capability.

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
    /// What the page knows of a table beside what all tables share.
    type Extra: Copy + Send + Sync + 'static;

    /// That of a table that is opened; `saved` is the kept game that goes on, if one does.
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

    /// A scene is about to be shown.
    fn before_scene(_controller: &TableController<Self>, _scene: &TableScene<Self>) {}

    /// A scene is shown.
    fn after_scene(_controller: &TableController<Self>) {}

    /// Whether a scene is told before an only choice in it plays itself.
    fn is_told_first(_scene: &TableScene<Self>) -> bool {
        false
    }

    /// Adds to a game that is kept what is not in its record.
    fn save(_controller: &TableController<Self>, _saved: &mut SavedGame) {}

    /// Moves a game on that is driven here, where no person is asked.
    fn move_on(controller: &TableController<Self>) {
        controller.ask_bot();
    }

    /// How many milliseconds a bot takes at least, so that people can follow.
    fn bot_pause(_controller: &TableController<Self>) -> u32 {
        0
    }
}

/// What a page must know of a table on a server.
#[derive(Clone, Copy)]
pub struct OnlineHandles {
    /// The record, once the game is over and it has arrived.
    pub record: RwSignal<Option<String>>,
    /// When the time is up, by our own clock.
    pub until: RwSignal<Option<u64>>,
    /// Plays again with the same people.
    pub again: Callback<()>,
}

/// The controller of a table, which is a handful of handles.
pub struct TableController<G: TitlePage> {
    /// What all parts of the page share.
    pub app: App,
    id: StoredValue<String>,
    setup: StoredValue<SetupOf<G>>,
    table: StoredValue<Box<dyn Table<G>>, LocalStorage>,
    /// What belongs to a table on a server; nothing at one on this device.
    pub online: Option<OnlineHandles>,
    /// The rules and content.
    pub game: StoredValue<Arc<G>>,
    /// A name for each seat.
    pub names: StoredValue<Arc<Vec<String>>>,
    /// What is to be seen.
    pub scene: RwSignal<Arc<TableScene<G>>>,
    /// What has happened and has been told.
    pub journal: RwSignal<Vec<G::Event>>,
    /// What has happened, but is still to be told.
    pub untold: RwSignal<Vec<G::Event>>,
    /// Grows whenever the journal is no longer a continuation of itself.
    pub retold: RwSignal<u32>,
    /// The last answer to “why not?”.
    pub why: RwSignal<Option<G::Refusal>>,
    /// What has played itself.
    pub forced: Forced,
    /// What the title adds.
    pub extra: G::Extra,
}

impl<G: TitlePage> Clone for TableController<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: TitlePage> Copy for TableController<G> {}

/// Keeps a game that begins when its table is shown, and says under which id.
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
    /// The kept game with an id, going on; nothing if it cannot.
    pub fn resume(app: App, id: &str) -> Option<TableController<G>> {
        let saved = SavedGame::find(&Device, id)?;
        let setup = G::own_setup(&saved.setup)?.clone();
        let game = G::with_pack(&Device, setup.rules(), setup.pack.as_deref())?;
        let game = Arc::new(game);
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

    /// Whether nobody is wronged by hints. Games on this device are casual; on a server
    /// they are for those who play against nobody but bots.
    pub fn hints_are_fair(&self) -> bool {
        self.online.is_none() || self.people() <= 1
    }

    /// The game so far as a record; nothing of a game on a server before its end.
    pub fn record(&self) -> Option<String> {
        match self.online {
            Some(online) => online.record.get_untracked(),
            None => self
                .table
                .with_value(|table| table.keep().map(|kept| kept.record)),
        }
    }

    /// Whether all that the end of the game shows is there.
    pub fn has_record(&self) -> bool {
        self.online
            .is_none_or(|online| online.record.with(Option::is_some))
    }

    /// Whether the game is over, and all that its end shows is there.
    pub fn is_over(&self) -> bool {
        let shown = self.has_record();
        self.scene.with(|scene| scene.outcome.is_some()) && shown
    }

    /// The viewer chooses.
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

    /// The person of a seat has the device.
    pub fn take_device(&self, seat: Seat) {
        self.table.update_value(|table| {
            if let Some(table) = table.hand_over() {
                table.take_device(seat);
            }
        });
        self.retell();
        self.changed();
    }

    /// Shows, keeps and moves on what has changed.
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
        // Both at once, so that nothing is seen before it is told.
        self.untold
            .update_untracked(|untold| untold.extend(fresh.iter().copied()));
        self.scene.set(Arc::new(scene));
        self.untold.notify();
        G::after_scene(self);
        self.keep_soon(bots_play);
        self.tell_next();
    }

    /// Keeps the game as it is now, if it is one of this device.
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

    /// The name under which the browser keeps the game.
    pub fn kept_as(&self) -> String {
        self.id.with_value(|id| format!("lucid.table.{id}"))
    }

    /// Moves the game on where no person is asked, if it is driven on this device and
    /// all that has happened is told.
    pub fn move_on(&self) {
        let told = self.untold.try_with_untracked(Vec::is_empty) == Some(true);
        if told && self.online.is_none() {
            G::move_on(self);
        }
    }

    /// Drives the game, if that is done on this device.
    pub fn drive<T>(&self, run: impl FnOnce(&mut dyn Drive<G>) -> T) -> Option<T> {
        let done = (self.table).try_update_value(|table| table.drive().map(run));
        done.flatten()
    }
}
