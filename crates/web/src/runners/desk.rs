//! A table of Dream Runners as the page runs it: scenes out, intents in, every
//! step kept where it is on this device, and what happens told step by step.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lucid_dream_runners::{Action, DreamRunners, Event, Phase, Placed, Refusal, Table};
use lucid_tabletop::{Seat, SeatSet};
use lucid_web::runners_draw::untell;
use lucid_web::sand::{Glass, Sand};
use lucid_web::saved::Saved;
use lucid_web::setup::{AnySetup, RunnersSetup};
use lucid_web::table::{LocalTable, Scene, Waiting, WholeTable};

use super::game::game_of;
use crate::app::{App, Notice};
use crate::desk::{self, Far};
use crate::device::Device;

/// The board that a bot has thought of: all that its seat does.
type Thought = (Seat, Vec<Action>);

/// A table that is shown.
#[derive(Clone, Copy)]
pub struct Desk {
    pub(super) app: App,
    id: StoredValue<String>,
    setup: StoredValue<RunnersSetup>,
    pub(super) table: StoredValue<Box<dyn WholeTable<DreamRunners>>, LocalStorage>,
    /// What belongs to a table on a server; nothing at one on this device.
    pub far: Option<Far>,
    /// When the time is up at a table on a server, by our own clock.
    pub until: RwSignal<Option<u64>>,
    /// The rules and content.
    pub game: &'static DreamRunners,
    /// A name for each seat.
    pub names: StoredValue<Arc<Vec<String>>>,
    /// What is to be seen.
    pub scene: RwSignal<Arc<Scene<DreamRunners>>>,
    /// What has been told.
    pub journal: RwSignal<Vec<Event>>,
    /// What has happened, but is still to be told.
    pub untold: RwSignal<Vec<Event>>,
    /// The last answer to “why not?”.
    pub why: RwSignal<Option<Refusal>>,
    /// How the time of the round runs.
    pub sand: StoredValue<Sand>,
    /// The glass before whoever composes.
    pub glass: RwSignal<Glass>,
    /// Whether the dream is covered, and the sand stands still.
    pub paused: RwSignal<bool>,
    /// The boards that bots have thought of, and for which round.
    pub(super) boards: StoredValue<(u8, Vec<Thought>)>,
    /// Whether a bot is being asked.
    pub(super) asking: StoredValue<bool>,
    /// Whether a hint is shown.
    pub hint: RwSignal<bool>,
    /// What the hint says, as far as it is to be seen on the table.
    pub advised: RwSignal<Advised>,
}

/// What a hint says, as far as it is to be seen on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advised {
    /// Segments that are to be laid.
    pub board: Vec<Placed>,
    /// What is to be chosen.
    pub action: Option<Action>,
}

impl Advised {
    /// Where a choice is made, or else the dream, as a selector of the page.
    pub fn place(choice: Option<Action>) -> &'static str {
        match choice {
            Some(Action::Buy(_)) => ".shop .offer.advised",
            Some(Action::Calm) => "#calm",
            Some(_) => ".deciding",
            None => ".quilt",
        }
    }
}

impl Desk {
    /// The kept game with an id, going on; nothing if it cannot.
    pub fn new(app: App, id: &str) -> Option<Desk> {
        let saved = Saved::find(&Device, id)?;
        let setup = saved.setup.runners()?.clone();
        let game = game_of(setup.rules(), setup.pack.as_deref())?;
        let players = setup.players.clone();
        let mut table = match saved.record.is_empty() {
            true => LocalTable::open(game, players, saved.seed),
            false => {
                let record = saved.read_record()?;
                LocalTable::resume(game, players, saved.seed, &record).ok()?
            }
        };
        let round = table.cycle();
        let sand = saved.sand.filter(|sand| sand.round == round);
        let sand = sand.unwrap_or_else(|| Sand::of_round(round));
        let composing = table.view_of(None).table.phase == Phase::Compose;
        let done = |seat: &Seat| composing && sand.is_done(*seat);
        for seat in Seat::first(setup.players.len()).filter(done) {
            table.set_aside(seat);
        }
        // Who comes back to a dream, or sees the first one, says when to go on.
        let paused = composing && setup.people() == 1 && game.rules().timer.is_some();
        let desk = Desk::at(app, id, setup, game, Box::new(table), None);
        desk.sand.set_value(sand);
        desk.paused.set(paused);
        desk.show_glass();
        desk.keep();
        desk.flow();
        Some(desk)
    }

    /// A table with an id, wherever it is.
    pub fn at(
        app: App,
        id: &str,
        setup: RunnersSetup,
        game: &'static DreamRunners,
        mut table: Box<dyn WholeTable<DreamRunners>>,
        far: Option<Far>,
    ) -> Desk {
        let scene = table.scene();
        let journal = table.journal().into_iter().flatten().collect();
        let names = AnySetup::from(setup.clone()).names();
        Desk {
            app,
            id: StoredValue::new(id.to_owned()),
            names: StoredValue::new(Arc::new(names)),
            setup: StoredValue::new(setup),
            table: StoredValue::new_local(table),
            far,
            until: RwSignal::new(None),
            game,
            scene: RwSignal::new(Arc::new(scene)),
            journal: RwSignal::new(journal),
            untold: RwSignal::new(Vec::new()),
            why: RwSignal::new(None),
            sand: StoredValue::new(Sand::of_round(0)),
            glass: RwSignal::new(Glass::None),
            paused: RwSignal::new(false),
            boards: StoredValue::new((0, Vec::new())),
            asking: StoredValue::new(false),
            hint: RwSignal::new(false),
            advised: RwSignal::new(Advised::default()),
        }
    }

    /// Looks at a table on this device.
    pub(super) fn here<T>(&self, look: impl FnOnce(&LocalTable<DreamRunners>) -> T) -> Option<T> {
        self.table.with_value(|table| table.here().map(look))
    }

    /// Changes a table on this device.
    pub(super) fn change<T>(
        &self,
        change: impl FnOnce(&mut LocalTable<DreamRunners>) -> T,
    ) -> Option<T> {
        let changed = (self.table).try_update_value(|table| table.local().map(change));
        changed.flatten()
    }

    /// The id of the table.
    pub fn id(&self) -> String {
        self.id.get_value()
    }

    /// The game's setup, to play it again.
    pub fn setup(&self) -> RunnersSetup {
        self.setup.get_value()
    }

    /// How many persons play here.
    pub fn people(&self) -> usize {
        self.setup.with_value(RunnersSetup::people)
    }

    /// Whether nobody is wronged by hints. Games on this device are casual; on a server
    /// they are for those who play against nobody but bots.
    pub fn hints_are_fair(&self) -> bool {
        self.far.is_none() || self.people() <= 1
    }

    /// Whether the viewer has something to choose that a hint can be given for. Who
    /// buys after others does not know yet what they leave.
    pub fn can_be_advised(&self) -> bool {
        let quiet = self.untold.with(Vec::is_empty);
        quiet
            && self.scene.with(|scene| match scene.waiting {
                Waiting::Person(seat) => {
                    let table = &scene.view.table;
                    let waits = table.phase == Phase::Improve && table.waiting.contains(seat);
                    scene.choices.len() > 1 && !waits
                }
                _ => false,
            })
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .with_value(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.names.with_value(|names| names.len()))
    }

    /// The part of the round.
    pub fn phase(&self) -> Phase {
        self.scene.with(|scene| scene.view.table.phase)
    }

    /// Who composes now, in sight of the dream.
    pub fn composer(&self) -> Option<Seat> {
        self.scene.with(|scene| match scene.waiting {
            Waiting::Person(seat) if scene.view.table.phase == Phase::Compose => Some(seat),
            _ => None,
        })
    }

    /// The table as far as it has been told.
    pub fn told_table(&self) -> Table {
        let mut table = self.scene.with(|scene| scene.view.table.clone());
        self.untold.with(|untold| untell(&mut table, untold));
        table
    }

    /// The game so far as a record; nothing of a game on a server before its end.
    pub fn record(&self) -> Option<String> {
        match self.far {
            Some(far) => far.record.get_untracked(),
            None => self.here(LocalTable::record),
        }
    }

    /// The viewer chooses.
    pub fn act(&self, action: Action) {
        if action == Action::Lock && self.far.is_none() {
            return self.lock();
        }
        let refused =
            (self.table.try_update_value(|table| table.act(action))).and_then(Result::err);
        self.why.set(refused);
        match refused {
            None => self.changed(),
            Some(refusal) => self.tell_refusal(refusal),
        }
    }

    /// The viewer asks why something is not possible.
    pub fn ask(&self, action: Action) {
        let why = self.table.with_value(|table| table.why_not(action));
        self.why.set(why);
        if let Some(refusal) = why {
            self.tell_refusal(refusal);
        }
    }

    fn tell_refusal(&self, refusal: Refusal) {
        let texts = self.app.texts.get_untracked();
        self.app.tell(texts.runners_refusal(self.game, refusal));
    }

    /// The viewer takes back a step.
    pub fn undo(&self) {
        let undone = self.table.try_update_value(|table| table.undo());
        self.why.set(None);
        if matches!(undone, Some(Ok(()))) {
            self.retell();
            self.changed();
        }
    }

    /// Writes the journal anew, as the viewer learned of it.
    pub fn retell(&self) {
        let events = self.table.with_value(|table| table.journal());
        self.untold.update_untracked(Vec::clear);
        self.journal.set(events.into_iter().flatten().collect());
    }

    /// The person of a seat has the device and sees the dream.
    pub fn take_device(&self, seat: Seat) {
        self.table.update_value(|table| table.take_device(seat));
        self.paused.set(false);
        self.changed();
    }

    /// Shows, keeps and moves on what has changed.
    pub fn changed(&self) {
        let Some(scene) = self.table.try_update_value(|table| table.scene()) else {
            return;
        };
        let round = scene.view.table.round;
        if self.sand.with_value(|sand| sand.round) != round {
            self.sand.set_value(Sand::of_round(round));
        }
        let fresh = scene.fresh.clone();
        // Both at once, so that nothing is seen before it is told.
        self.untold
            .update_untracked(|untold| untold.extend(fresh.iter().copied()));
        self.scene.set(Arc::new(scene));
        self.untold.notify();
        self.show_glass();
        self.keep();
        self.tell_next();
    }

    /// Tells what is next, and comes back for the rest.
    fn tell_next(&self) {
        let pause = self.app.settings.with_untracked(|s| s.pace.pause());
        let mut told = Vec::new();
        self.untold.update(|untold| {
            let story = untold.iter().position(is_story);
            let until = match story {
                Some(at) if pause > 0 => at + 1,
                _ => untold.len(),
            };
            told = untold.drain(..until).collect();
        });
        self.say(&told);
        self.journal.update(|journal| journal.extend(told));
        if self.untold.with_untracked(Vec::is_empty) {
            return self.flow();
        }
        let (desk, left) = (*self, self.untold.with_untracked(Vec::len));
        let rest = Duration::from_millis(u64::from(pause) * 3 / 2);
        set_timeout(
            move || {
                // Somebody may have skipped the rest, or left the page.
                if desk.untold.try_with_untracked(Vec::len) == Some(left) {
                    desk.tell_next();
                }
            },
            rest,
        );
    }

    /// Tells all that is left at once.
    pub fn skip(&self) {
        let told = self.untold.with_untracked(Clone::clone);
        self.untold.set(Vec::new());
        self.say(&told);
        self.journal.update(|journal| journal.extend(told));
        self.flow();
    }

    fn say(&self, told: &[Event]) {
        let texts = self.app.texts.get_untracked();
        let names = |seat: Seat| self.name(seat);
        let own = |event: &&Event| !matches!(event, Event::Put(..) | Event::FaceUp(_));
        let told: Vec<String> = (told.iter().filter(own))
            .map(|event| texts.runners_event(self.game, &names, event))
            .collect();
        if !told.is_empty() {
            self.app.tell(told.join(" "));
        }
    }

    /// Keeps the game as it is now.
    pub(super) fn keep(&self) {
        let setup = self.setup().into();
        let sand = self.sand.get_value();
        let kept = self.here(|table| {
            let mut saved = desk::saved(table, &setup);
            saved.sand = Some(sand);
            self.id.with_value(|id| saved.keep(&Device, id))
        });
        let Some(kept) = kept else { return };
        let full = kept.is_err();
        if full || self.app.notice.get_untracked() == Some(Notice::StorageFull) {
            self.app.notice.set(full.then_some(Notice::StorageFull));
        }
    }

    /// Those at this device who have not locked and whose time is not up.
    pub(super) fn people_left(&self) -> SeatSet {
        let sand = self.sand.get_value();
        let left = self.here(|table| {
            let seats = table.to_act().iter();
            let person = |seat: &Seat| table.players()[seat.index()].is_person();
            seats
                .filter(person)
                .filter(|seat| !sand.is_done(*seat))
                .collect()
        });
        left.unwrap_or(SeatSet::EMPTY)
    }
}

/// Whether something is worth a moment of its own.
fn is_story(event: &Event) -> bool {
    use lucid_dream_runners::resolution::Reason;
    match event {
        Event::Changed { reason, .. } => *reason != Reason::FirstLock,
        Event::ChestTurned(_)
        | Event::Took { .. }
        | Event::Opened { .. }
        | Event::Lost { .. }
        | Event::Woke(_)
        | Event::Bought(..)
        | Event::TimeUp => true,
        _ => false,
    }
}
