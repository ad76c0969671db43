//! One table in memory: takes what people want, commits it, tells everybody.

mod command;
mod log;
mod look;
mod wants;

use std::collections::HashMap;
use std::time::Duration;

use lucid_protocol::{News, Problem, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;

pub(super) use command::Command;

use super::presence::{self, Elsewhere, Here};
use super::thinking::Thinking;
use super::viewer::Viewers;
use super::{Hub, desk, rooms, unavailable};
use crate::bucket::Bucket;
use crate::clock::now;
use crate::store::{IdentityId, Summary, TableRow};
use crate::table::{Entry, Fold};

/// How long a room stays in memory that nobody looks at.
const IDLE: Duration = Duration::from_secs(60);
/// How long to wait, in milliseconds, before the store is asked again that did
/// not answer.
const ASK_AGAIN: u64 = 500;

/// A table in memory.
#[derive(Debug)]
pub(super) struct Room {
    pub(super) hub: Hub,
    pub(super) id: TableId,
    pub(super) fold: Fold,
    pub(super) thinking: Thinking,
    row: TableRow,
    viewers: Viewers,
    elsewhere: Elsewhere,
    said_here: Here,
    /// The last summary that was written.
    summary: Summary,
    /// How much each has said of late.
    talk: HashMap<IdentityId, Bucket>,
    /// The last entry that those who look were shown.
    shown: u32,
    /// Whether the fold may differ from the log: something was tried, and what
    /// became of it is not known. Nothing is answered from it then.
    unsure: bool,
    /// When it is asked again what became of it.
    ask_again: u64,
    /// As far as which entry the record was kept.
    kept: u32,
    /// Whether somebody was erased since the log was folded: the fold still has names.
    erased: bool,
    /// Whether a person with a seat came since that was last noted.
    visited: bool,
    /// When it was.
    visit_noted: Option<Instant>,
    /// Whether the table was deleted.
    gone: bool,
}

impl Room {
    /// Brings a table into memory.
    pub(super) async fn load(hub: &Hub, id: TableId) -> Result<Room, Problem> {
        let (row, fold) = rooms::load(hub, id).await?;
        let mut room = Room {
            hub: hub.clone(),
            id,
            row,
            fold,
            viewers: Viewers::default(),
            elsewhere: Elsewhere::default(),
            said_here: Here::default(),
            summary: desk::no_summary(),
            talk: HashMap::new(),
            thinking: Thinking::default(),
            shown: 0,
            unsure: false,
            ask_again: 0,
            kept: 0,
            erased: false,
            visited: false,
            visit_noted: None,
            gone: false,
        };
        room.read().await?;
        room.erased = false;
        Ok(room)
    }

    /// Lives until nobody needs the room any more.
    pub(super) async fn run(
        mut self,
        own: mpsc::WeakSender<Command>,
        mut commands: mpsc::Receiver<Command>,
    ) {
        let mut idle_since = Instant::now();
        // The timer is set anew only when it must ring at another time.
        let timer = tokio::time::sleep(IDLE);
        tokio::pin!(timer);
        let mut set_for = None;
        loop {
            if !self.viewers.0.is_empty() {
                idle_since = Instant::now();
            }
            let wake = self.next_wake();
            if wake != set_for || timer.is_elapsed() {
                let sleep = wake.map_or(IDLE, |at| Duration::from_millis(at.saturating_sub(now())));
                timer.as_mut().reset(Instant::now() + sleep.min(IDLE));
                set_for = wake;
            }
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.handle(command).await,
                    None => return,
                },
                () = &mut timer => {
                    if wake.is_some_and(|at| at <= now()) {
                        self.wake(&own).await;
                    }
                }
            }
            if self.gone {
                return self.end(commands).await;
            }
            let soon = wake.is_some_and(|at| at < now() + IDLE.as_millis() as u64);
            let idle = idle_since.elapsed() >= IDLE && !soon && !self.thinking.is_busy();
            if idle {
                self.keep_record().await;
            }
            if idle && rooms::close(&self.hub, self.id, &commands) {
                return;
            }
        }
    }

    /// The table is no more: whoever looks at it is told, and so is whoever asked
    /// for something while that was found out.
    async fn end(mut self, mut commands: mpsc::Receiver<Command>) {
        rooms::forget(&self.hub, self.id);
        let why = rooms::deleted();
        self.viewers.tell(&News::NoTable { id: 0, why });
        commands.close();
        while let Some(command) = commands.recv().await {
            self.decline(command);
        }
    }

    /// When something must be done although nobody asks.
    fn next_wake(&self) -> Option<u64> {
        if self.unsure {
            return Some(self.ask_again);
        }
        if self.fold.ending().is_some() {
            return Some(self.thinking.not_before());
        }
        let pause = self.hub.0.options.bot_pause;
        let bot = match self.thinking.is_busy() {
            true => None,
            false => self.fold.next_bot(pause),
        };
        let bot = bot.map(|(_, at)| at.max(self.thinking.not_before()));
        let clock = self.fold.clock_due();
        let clock = clock.map(|at| at.max(self.thinking.not_before()));
        [bot, clock].into_iter().flatten().min()
    }

    async fn wake(&mut self, own: &mpsc::WeakSender<Command>) {
        if self.unsure {
            let _ = self.catch_up().await;
            return;
        }
        if let Some(entry) = self.fold.ending() {
            return self.by_itself(entry).await;
        }
        if self.fold.clock_due().is_some_and(|at| at <= now()) {
            return self.strike().await;
        }
        super::thinking::start(self, own).await;
    }

    /// The clock strikes: what is due is played.
    async fn strike(&mut self) {
        if let Some(entry) = self.fold.due_entry() {
            self.by_itself(entry).await;
        }
    }

    /// Commits something that nobody asked for. If that fails it is tried again
    /// a little later.
    async fn by_itself(&mut self, entry: Entry) {
        if self.commit(&entry).await.is_err() {
            self.thinking.pause(now() + 1_000);
            let _ = self.catch_up().await;
        }
    }

    async fn handle(&mut self, command: Command) {
        if self.unsure && self.ask_again <= now() {
            let _ = self.catch_up().await;
        }
        if self.unsure {
            return self.decline(command);
        }
        match command {
            Command::Open {
                outlet,
                who,
                id,
                invite,
                from,
            } => {
                let invite = invite.as_deref();
                self.open(outlet, who, id, invite, from).await;
            }
            Command::Shut { outlet } => {
                if self.viewers.remove(outlet) {
                    self.show_who_is_here();
                }
            }
            Command::Ask { outlet, who, ask } => self.answer(&outlet, &who, ask).await,
            Command::Look {
                who,
                invite,
                from,
                reply,
            } => {
                let invited = self.is_invite(invite.as_deref());
                let _ = reply.send(self.look(who.as_ref(), invited, from).await);
            }
            Command::Join { who, join, reply } => {
                let _ = reply.send(self.join(&who, &join).await);
            }
            Command::Record { who, invite, reply } => {
                let _ = reply.send(self.record(who.as_ref(), invite.as_deref()).await);
            }
            Command::Thought {
                number,
                seat,
                words,
            } => self.thought(number, seat, words).await,
            Command::Entry(row) => self.heard(row).await,
            Command::Said(said) => self.viewers.tell(&News::Said(said)),
            Command::Here { node, here } => {
                self.elsewhere.heard(node, here, now());
                self.viewers.tell(&presence::news(self.here()));
            }
            Command::Keep(reply) => {
                self.keep_record().await;
                drop(reply);
            }
            Command::Renamed(who) => self.rename(&who).await,
            Command::Head(head) if head <= self.fold.head() => {}
            Command::Head(_) | Command::CatchUp => {
                let _ = self.catch_up().await;
            }
            Command::Repeat => self
                .hub
                .0
                .bus
                .here(&self.hub.0.node, self.id, &self.said_here),
            Command::Missing => {
                self.unsure = true;
                let _ = self.catch_up().await;
            }
            Command::NoteVisit(every) => self.note_visit(every).await,
            Command::EndIdle(status) => self.end_idle(status).await,
        }
    }

    /// While nobody knows how the table stands, nothing is done and nobody is
    /// told anything about it.
    fn decline(&mut self, command: Command) {
        let why = match self.gone {
            true => rooms::deleted(),
            false => unavailable(),
        };
        match command {
            Command::Open { outlet, id, .. } => outlet.tell(&News::NoTable { id, why }),
            Command::Shut { outlet } => {
                self.viewers.remove(outlet);
            }
            Command::Ask { outlet, ask, .. } => {
                let id = ask.id();
                self.hub.0.metrics.refused(why.code);
                outlet.tell(&News::Refused { id, why });
            }
            Command::Look { reply, .. } => drop(reply.send(Err(why))),
            Command::Join { reply, .. } => drop(reply.send(Err(why))),
            Command::Record { reply, .. } => drop(reply.send(Err(why))),
            Command::Thought { .. } => self.thinking.forget(),
            Command::Said(said) => self.viewers.tell(&News::Said(said)),
            Command::Here { node, here } => self.elsewhere.heard(node, here, now()),
            // The log is read as soon as the store answers.
            Command::Entry(_) | Command::Head(_) | Command::CatchUp | Command::Repeat => {}
            // Who comes again is known by the new name.
            Command::Renamed(_) | Command::Keep(_) => {}
            // Both come again.
            Command::Missing | Command::NoteVisit(_) | Command::EndIdle(_) => {}
        }
    }
}
