//! The game at a table on a server: the desks of this device, on a table that follows.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::liveness::back_off;
use lucid_protocol::{Ask, Change, Code, Status};
use lucid_tabletop::{Seat, UndoRefusal};
use lucid_texts::Phrase;
use lucid_web::online::{Astray, Outgoing, RemoteTable, Setback};
use lucid_web::table::{LocalTable, Scene, Table, TableGame, WholeTable};

use super::{Matter, Room, Shown};
use crate::desk::{Desk, Far};
use crate::far::pack::{self, Known};
use crate::{pages, runners};

/// A game that is followed, of either title.
pub trait Play {
    fn fold(&self, change: &Change) -> Result<bool, Astray>;
    fn refused(&self, id: u32, code: Code) -> Setback;
    /// Whether a choice waits because the server could not save it.
    fn is_kept(&self) -> bool;
    /// The time has come to send it again.
    fn retry(&self);
    /// The player no longer wants it.
    fn withdraw(&self);
    /// The line was lost: what the stream does not show is sent again.
    fn unsent(&self);
    fn to_send(&self) -> Option<Outgoing>;
    fn sent(&self, id: u32);
    fn is_over(&self) -> bool;
    /// The number of the last change whose steps remain when the last step goes.
    fn before_last(&self) -> Option<u32>;
    /// The page shows what has changed.
    fn show(&self);
    /// When the time is up, by our own clock.
    fn until(&self, until: Option<u64>);
    /// The boards.
    fn boards(&self) -> AnyView;
}

/// A table that the desk and the line share. `poke` says that something is to be sent.
struct Shared<G: TableGame> {
    table: Rc<RefCell<RemoteTable<G>>>,
    poke: Callback<()>,
}

impl<G: TableGame> Table<G> for Shared<G> {
    fn scene(&mut self) -> Scene<G> {
        self.table.borrow_mut().scene()
    }

    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.table.borrow_mut().act(action)?;
        self.poke.run(());
        Ok(())
    }

    fn why_not(&self, action: G::Action) -> Option<G::Refusal> {
        self.table.borrow().why_not(action)
    }

    fn undo(&mut self) -> Result<(), UndoRefusal> {
        self.table.borrow_mut().undo()?;
        self.poke.run(());
        Ok(())
    }

    fn journal(&self) -> Vec<Vec<G::Event>> {
        self.table.borrow().journal()
    }
}

impl<G: TableGame> WholeTable<G> for Shared<G> {
    fn steps(&self) -> usize {
        self.table.borrow().steps()
    }

    fn undo_floor(&self) -> usize {
        self.table.borrow().undo_floor()
    }

    fn undo_to(&mut self, remaining: usize) -> Result<(), UndoRefusal> {
        self.table.borrow_mut().undo_to(remaining)?;
        self.poke.run(());
        Ok(())
    }

    fn view_after(&self, steps: usize) -> G::View {
        self.table.borrow().view_after(steps)
    }

    fn take_device(&mut self, _seat: Seat) {}

    fn here(&self) -> Option<&LocalTable<G>> {
        None
    }

    fn local(&mut self) -> Option<&mut LocalTable<G>> {
        None
    }
}

/// What runs the page of a title.
trait Page: Copy + 'static {
    fn changed(&self);
    fn retell(&self);
    fn until(&self, until: Option<u64>);
    fn boards(&self) -> AnyView;
}

impl Page for Desk {
    fn changed(&self) {
        Desk::changed(self);
    }

    fn retell(&self) {
        Desk::retell(self);
    }

    fn until(&self, _until: Option<u64>) {}

    fn boards(&self) -> AnyView {
        crate::rooms::embed(pages::table(*self))
    }
}

impl Page for runners::Desk {
    fn changed(&self) {
        runners::Desk::changed(self);
    }

    fn retell(&self) {
        runners::Desk::retell(self);
    }

    fn until(&self, until: Option<u64>) {
        self.until.set(until);
    }

    fn boards(&self) -> AnyView {
        runners::table(*self).into_any()
    }
}

struct Followed<G: TableGame, P> {
    table: Rc<RefCell<RemoteTable<G>>>,
    page: P,
}

impl<G: TableGame, P: Page> Play for Followed<G, P> {
    fn fold(&self, change: &Change) -> Result<bool, Astray> {
        self.table.borrow_mut().fold(change)
    }

    fn refused(&self, id: u32, code: Code) -> Setback {
        self.table.borrow_mut().refused(id, code)
    }

    fn is_kept(&self) -> bool {
        let table = self.table.borrow();
        table.is_kept() && !table.is_withdrawn()
    }

    fn retry(&self) {
        self.table.borrow_mut().retry();
    }

    fn withdraw(&self) {
        self.table.borrow_mut().withdraw();
    }

    fn unsent(&self) {
        self.table.borrow_mut().unsent();
    }

    fn to_send(&self) -> Option<Outgoing> {
        self.table.borrow_mut().to_send()
    }

    fn sent(&self, id: u32) {
        self.table.borrow_mut().sent(id);
    }

    fn is_over(&self) -> bool {
        self.table.borrow().follow().outcome().is_some()
    }

    fn before_last(&self) -> Option<u32> {
        let table = self.table.borrow();
        let follow = table.follow();
        let last = follow.steps().last()?.n;
        let before = follow.steps().iter().rev().find(|step| step.n < last)?;
        Some(before.n)
    }

    fn show(&self) {
        let retold = self.table.borrow_mut().take_retold();
        self.page.changed();
        if retold {
            self.page.retell();
        }
    }

    fn until(&self, until: Option<u64>) {
        self.page.until(until);
    }

    fn boards(&self) -> AnyView {
        self.page.boards()
    }
}

/// The boards of a room's game.
pub(super) fn boards(room: Room) -> AnyView {
    match room.play.get_value() {
        Some(play) => play.boards(),
        None => ().into_any(),
    }
}

impl Room {
    /// Opens the game, unless it is open.
    pub(super) fn open_game(self) {
        if self.play.with_value(Option::is_some) {
            return self.show(Shown::Game);
        }
        let Some(info) = self.info() else { return };
        spawn_local(async move {
            let texts = self.app.texts.get_untracked();
            let known = pack::game(&info, &texts).await;
            // The player may have gone elsewhere in the meantime.
            let owner = self.owner.try_get_value().flatten();
            let (Some(owner), Some(false)) = (owner, self.play.try_with_value(Option::is_some))
            else {
                return;
            };
            match known {
                Ok(known) => owner.with(|| self.begin(known)),
                Err(why) => self.fail(why),
            }
        });
    }

    fn begin(self, known: Known) {
        let viewer = self
            .place
            .with_untracked(|place| place.as_ref().and_then(|place| place.you));
        let far = Far {
            record: self.record,
            again: Callback::new(move |()| self.rematch()),
        };
        let id = self.id.to_string();
        let play: Result<Rc<dyn Play>, Astray> = match known {
            Known::Scape(game, setup) => self.follow(&**game, viewer).map(|table| {
                let shared = Box::new(self.shared(&table));
                let page = Desk::at(self.app, &id, setup, game, shared, Some(far));
                Rc::new(Followed { table, page }) as Rc<dyn Play>
            }),
            Known::Runners(game, setup) => self.follow(game, viewer).map(|table| {
                let shared = Box::new(self.shared(&table));
                let page = runners::Desk::at(self.app, &id, setup, game, shared, Some(far));
                Rc::new(Followed { table, page }) as Rc<dyn Play>
            }),
        };
        match play {
            Ok(play) => {
                self.play.set_value(Some(play));
                self.after_change();
                self.show(Shown::Game);
            }
            Err(_) => self.astray(),
        }
    }

    fn shared<G: TableGame>(self, table: &Rc<RefCell<RemoteTable<G>>>) -> Shared<G> {
        Shared {
            table: table.clone(),
            // The desk shows its own step first, and is asked for nothing in it.
            poke: Callback::new(move |()| {
                set_timeout(move || self.post_steps(), std::time::Duration::ZERO);
            }),
        }
    }

    /// A table that has followed all changes so far.
    fn follow<G: TableGame>(
        self,
        game: &'static G,
        viewer: Option<Seat>,
    ) -> Result<Rc<RefCell<RemoteTable<G>>>, Astray> {
        let mut table = RemoteTable::new(game, viewer);
        self.log.with_value(|log| {
            log.iter()
                .try_for_each(|change| table.fold(change).map(drop))
        })?;
        table.catch_up();
        table.take_retold();
        Ok(Rc::new(RefCell::new(table)))
    }

    /// What is told does not fit together: once more from the beginning, and
    /// then no more.
    pub(super) fn astray(self) {
        if self.retried.get_value() {
            return self.shown.set(Shown::Trouble(Matter::Astray));
        }
        self.retried.set_value(true);
        self.log.set_value(Vec::new());
        self.play.set_value(None);
        self.shown.set(Shown::Nothing);
        self.greet();
    }

    /// Sends the steps that wait.
    pub(super) fn post_steps(self) {
        let Some(play) = self.play.try_with_value(Clone::clone).flatten() else {
            return;
        };
        if self.stage.get_untracked() != lucid_web::online::Stage::Open {
            return;
        }
        if let Some(step) = play.to_send() {
            let id = self.ask_known(|id| match step {
                Outgoing::Do { expected, action } => Ask::Do {
                    id,
                    expected,
                    action,
                },
                Outgoing::Undo { expected, to } => Ask::Undo { id, expected, to },
            });
            play.sent(id);
        }
    }

    /// The server could not save a choice, so many times in a row: it is sent again
    /// after a while.
    pub(super) fn send_later(self, times: u32) {
        let first = !self.kept.get_untracked();
        self.note_kept();
        if first {
            let texts = self.app.texts.get_untracked();
            self.app.tell(texts.phrase(Phrase::OnlineKept));
        }
        let jitter = (js_sys::Math::random() * 1000.0) as u64;
        let wait = back_off(times, jitter);
        let again = move || {
            // The player may have gone elsewhere in the meantime.
            if let Some(play) = self.play.try_with_value(Clone::clone).flatten() {
                play.retry();
                self.post_steps();
            }
        };
        set_timeout(again, std::time::Duration::from_millis(wait));
    }

    /// The player takes back a choice that waits.
    pub fn withdraw(self) {
        if let Some(play) = self.play.get_value() {
            play.withdraw();
            play.show();
        }
        self.note_kept();
    }

    /// Shows whether a choice waits.
    pub(super) fn note_kept(self) {
        let play = self.play.get_value();
        let kept = play.is_some_and(|play| play.is_kept());
        if self.kept.get_untracked() != kept {
            self.kept.set(kept);
        }
    }

    /// The game has changed, or its clock.
    pub(super) fn after_change(self) {
        let Some(play) = self.play.get_value() else {
            return;
        };
        let due = (self.place).with_untracked(|place| place.as_ref().and_then(|place| place.due));
        play.until(due.map(|due| self.own_time(due)));
        if play.is_over() {
            self.place.update(|place| {
                if let Some(place) = place
                    && place.info.status == Status::Running
                {
                    place.info.status = Status::Over;
                    (place.poll, place.due) = (None, None);
                }
            });
            self.fetch_record();
        }
        self.note_kept();
        self.post_steps();
    }

    /// The number of the last change that remains when the last step is taken back.
    pub fn before_last(self) -> Option<u32> {
        self.play.get_value()?.before_last()
    }

    /// Plays again with the same people, or goes where they already do.
    pub fn rematch(self) {
        match self.info().and_then(|info| info.rematch) {
            Some(table) => self.app.go_to(&self.way_to(table)),
            None => self.ask(|id| Ask::Rematch { id }),
        }
    }
}
