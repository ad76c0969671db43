//! The game at a table on a server: the usual controller on a remote table.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::liveness::back_off;
use lucid_protocol::{Change, ClientMessage, Code, TableInfo};
use lucid_tabletop::{SeatSet, UndoRefusal};
use lucid_texts::Phrase;
use lucid_titles::with_title;
use lucid_web::online::{FollowError, Outgoing, RemoteTable, Setback};
use lucid_web::table::{Rewind, Table, TableGame, TableScene};
use lucid_web::titles::SetupOf;

use super::{Matter, OnlineTable, Screen};
use crate::controller::{OnlineHandles, TableController, TitlePage};
use crate::online_ui::pack;

/// A game that is followed, of any title.
pub trait FollowedGame {
    fn fold(&self, change: &Change) -> Result<bool, FollowError>;
    fn refused(&self, id: u32, code: Code) -> Setback;
    /// Whether a choice waits because the server could not save it.
    fn is_kept(&self) -> bool;
    /// It is time to send it again.
    fn retry(&self);
    /// Withdraws it.
    fn withdraw(&self);
    /// After a reconnect: what the changes do not show is sent again.
    fn unsent(&self);
    fn to_send(&self) -> Option<Outgoing>;
    fn sent(&self, id: u32);
    fn is_over(&self) -> bool;
    /// The seats for which a change played because their time had run out.
    fn lapsed_in(&self, n: u32) -> SeatSet;
    /// The number of the last change that remains after undoing one step.
    fn before_last(&self) -> Option<u32>;
    /// The page shows what has changed.
    fn show(&self);
    /// The boards.
    fn boards(&self) -> AnyView;
}

/// A table that the controller and the connection share. `poke` signals that there is something
/// to send.
struct Shared<G: TableGame> {
    table: Rc<RefCell<RemoteTable<G>>>,
    poke: Callback<()>,
}

impl<G: TableGame> Table<G> for Shared<G> {
    fn scene(&mut self) -> TableScene<G> {
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

    fn rewind(&mut self) -> Option<&mut dyn Rewind<G>> {
        Some(self)
    }
}

impl<G: TableGame> Rewind<G> for Shared<G> {
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

    fn forced_steps(&self) -> Vec<usize> {
        self.table.borrow().forced_steps()
    }

    fn lapsed_steps(&self) -> Vec<usize> {
        self.table.borrow().lapsed_steps()
    }
}

struct Followed<G: TitlePage> {
    table: Rc<RefCell<RemoteTable<G>>>,
    controller: TableController<G>,
}

impl<G: TitlePage> FollowedGame for Followed<G> {
    fn fold(&self, change: &Change) -> Result<bool, FollowError> {
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
        self.table.borrow().follower().outcome().is_some()
    }

    fn lapsed_in(&self, n: u32) -> SeatSet {
        self.table.borrow().follower().lapsed_in(n)
    }

    fn before_last(&self) -> Option<u32> {
        let table = self.table.borrow();
        let follower = table.follower();
        let last = follower.steps().last()?.n;
        let before = follower.steps().iter().rev().find(|step| step.n < last)?;
        Some(before.n)
    }

    fn show(&self) {
        let is_rewritten = self.table.borrow_mut().take_rewritten();
        self.controller.changed();
        if is_rewritten {
            self.controller.retell();
        }
    }

    fn boards(&self) -> AnyView {
        G::boards(self.controller)
    }
}

/// The boards of a table's game.
pub(super) fn boards(table: OnlineTable) -> AnyView {
    match table.play.get_value() {
        Some(play) => play.boards(),
        None => ().into_any(),
    }
}

impl OnlineTable {
    /// Opens the game, unless it is open.
    pub(super) fn open_game(self) {
        if self.play.with_value(Option::is_some) {
            return self.show(Screen::Game);
        }
        let Some(info) = self.info() else { return };
        spawn_local(async move {
            with_title!(info.game, G => self.load::<G>(info).await);
        });
    }

    async fn load<G: TitlePage>(self, info: TableInfo) {
        let texts = self.app.texts.get_untracked();
        let known = pack::game::<G>(&info, &texts).await;
        // The player may have gone elsewhere in the meantime.
        let owner = self.owner.try_get_value().flatten();
        let (Some(owner), Some(false)) = (owner, self.play.try_with_value(Option::is_some)) else {
            return;
        };
        match known {
            Ok((game, setup)) => owner.with(|| self.begin(self.follow(game, setup))),
            Err(why) => self.fail(why),
        }
    }

    fn begin(self, play: Result<Rc<dyn FollowedGame>, FollowError>) {
        match play {
            Ok(play) => {
                self.play.set_value(Some(play));
                self.after_change();
                self.show(Screen::Game);
            }
            Err(_) => self.astray(),
        }
    }

    /// Creates the game and folds all changes so far.
    fn follow<G: TitlePage>(
        self,
        game: Arc<G>,
        setup: SetupOf<G>,
    ) -> Result<Rc<dyn FollowedGame>, FollowError> {
        let viewer = self
            .viewed
            .with_untracked(|viewed| viewed.as_ref().and_then(|viewed| viewed.you));
        let mut table = RemoteTable::new(game.clone(), viewer);
        self.log.with_value(|log| {
            log.iter()
                .try_for_each(|change| table.fold(change).map(drop))
        })?;
        table.mark_seen();
        table.take_rewritten();
        let table = Rc::new(RefCell::new(table));
        let shared = Shared {
            table: table.clone(),
            // Deferred: the page shows its own step first.
            poke: Callback::new(move |()| {
                set_timeout(move || self.post_steps(), std::time::Duration::ZERO);
            }),
        };
        let online = OnlineHandles {
            record: self.record,
            until: self.until,
            again: Callback::new(move |()| self.rematch()),
        };
        let (id, shared) = (self.id.to_string(), Box::new(shared));
        let controller = TableController::online(self.app, &id, setup, game, shared, online);
        Ok(Rc::new(Followed { table, controller }))
    }

    /// A change does not fit: starts over from the first change once, and then gives up.
    pub(super) fn astray(self) {
        if self.retried.get_value() {
            return self.shown.set(Screen::Trouble(Matter::Astray));
        }
        self.retried.set_value(true);
        self.log.set_value(Vec::new());
        self.play.set_value(None);
        self.shown.set(Screen::Nothing);
        self.greet();
    }

    /// Sends pending steps.
    pub(super) fn post_steps(self) {
        let Some(play) = self.play.try_with_value(Clone::clone).flatten() else {
            return;
        };
        if self.stage.get_untracked() != lucid_web::online::ConnectionState::Open {
            return;
        }
        if let Some(step) = play.to_send() {
            let id = self.ask_known(|id| match step {
                Outgoing::Do { expected, action } => ClientMessage::Do {
                    id,
                    expected,
                    action,
                },
                Outgoing::Undo { expected, to } => ClientMessage::Undo { id, expected, to },
            });
            play.sent(id);
        }
    }

    /// The server could not save a choice this many times in a row: sends it again after a
    /// while.
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

    /// The player withdraws a pending choice.
    pub fn withdraw(self) {
        if let Some(play) = self.play.get_value() {
            play.withdraw();
            play.show();
        }
        self.note_kept();
    }

    /// Updates whether a choice is waiting.
    pub(super) fn note_kept(self) {
        let play = self.play.get_value();
        let kept = play.is_some_and(|play| play.is_kept());
        if self.kept.get_untracked() != kept {
            self.kept.set(kept);
        }
    }

    /// Called when the game or its clock has changed.
    pub(super) fn after_change(self) {
        let Some(play) = self.play.get_value() else {
            return;
        };
        let due =
            (self.viewed).with_untracked(|viewed| viewed.as_ref().and_then(|viewed| viewed.due));
        self.until.set(due.map(|due| self.own_time(due)));
        if play.is_over() {
            self.fetch_record();
        }
        self.note_kept();
        self.post_steps();
    }

    /// The number of the last change that remains when the last step is taken back.
    pub fn before_last(self) -> Option<u32> {
        self.play.get_value()?.before_last()
    }

    /// Proposes a rematch, or goes to it if there is one.
    pub fn rematch(self) {
        match self.info().and_then(|info| info.rematch) {
            Some(table) => self.app.go_to(&self.way_to(table)),
            None => self.ask(|id| ClientMessage::Rematch { id }),
        }
    }
}
