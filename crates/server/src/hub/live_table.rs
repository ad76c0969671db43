//! One table in memory: handles requests, commits the resulting entries and sends the changes to viewers.

mod access;
mod command;
mod log;
mod requests;

use std::collections::HashMap;
use std::time::Duration;

use lucid_protocol::{Problem, ServerMessage, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;

pub(super) use command::TableCommand;

use super::bot_turns::BotTurns;
use super::presence::{self, Presence, RemotePresence};
use super::viewer::Viewers;
use super::{Hub, live_tables, summary, unavailable};
use crate::clock::now;
use crate::rate_limit::Limiter;
use crate::store::{IdentityId, Summary, TableRow};
use crate::table::{Fold, LogEntry};

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(60);
/// How many milliseconds to wait before asking a store again that did not answer.
const RESYNC_PAUSE: u64 = 500;

/// A table in memory.
#[derive(Debug)]
pub(super) struct LiveTable {
    pub(super) hub: Hub,
    pub(super) id: TableId,
    pub(super) fold: Fold,
    pub(super) bots: BotTurns,
    row: TableRow,
    viewers: Viewers,
    remote_presence: RemotePresence,
    /// The presence on this node, as last sent to other nodes.
    own_presence: Presence,
    /// The last summary that was written.
    summary: Summary,
    /// Chat rate limit per person.
    talk: HashMap<IdentityId, Limiter>,
    /// The last entry that viewers were sent.
    shown: u32,
    /// Whether the fold may differ from the log, because it is not known whether an entry
    /// was committed. Nothing is answered from it then.
    in_doubt: bool,
    /// When to read the log again while in doubt.
    resync_at: u64,
    /// The last entry of the record that was saved.
    record_saved: u32,
    /// Whether somebody was erased since the log was folded: the fold still has the name.
    erased: bool,
    /// Whether a person with a seat came since the last visit was noted.
    visited: bool,
    /// When that was.
    visit_noted: Option<Instant>,
    /// Whether the table was deleted.
    gone: bool,
}

impl LiveTable {
    /// Loads a table into memory.
    pub(super) async fn load(hub: &Hub, id: TableId) -> Result<LiveTable, Problem> {
        let (row, fold) = live_tables::load(hub, id).await?;
        let mut table = LiveTable {
            hub: hub.clone(),
            id,
            row,
            fold,
            viewers: Viewers::default(),
            remote_presence: RemotePresence::default(),
            own_presence: Presence::default(),
            summary: summary::empty(),
            talk: HashMap::new(),
            bots: BotTurns::default(),
            shown: 0,
            in_doubt: false,
            resync_at: 0,
            record_saved: 0,
            erased: false,
            visited: false,
            visit_noted: None,
            gone: false,
        };
        table.read().await?;
        table.erased = false;
        Ok(table)
    }

    /// Runs until nobody needs the table in memory any more.
    pub(super) async fn run(
        mut self,
        own: mpsc::WeakSender<TableCommand>,
        mut commands: mpsc::Receiver<TableCommand>,
    ) {
        let mut idle_since = Instant::now();
        // The timer is reset only when it must fire at another time.
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
            let idle = idle_since.elapsed() >= IDLE && !soon && !self.bots.is_busy();
            if idle {
                self.save_record().await;
            }
            if idle && live_tables::close(&self.hub, self.id, &commands) {
                return;
            }
        }
    }

    /// The table was deleted: whoever looks at it is told, and so is whoever requested
    /// something meanwhile.
    async fn end(mut self, mut commands: mpsc::Receiver<TableCommand>) {
        live_tables::forget(&self.hub, self.id);
        let why = live_tables::deleted();
        self.viewers.send(&ServerMessage::NoTable { id: 0, why });
        commands.close();
        while let Some(command) = commands.recv().await {
            self.decline(command);
        }
    }

    /// When something must be done without a request.
    fn next_wake(&self) -> Option<u64> {
        if self.in_doubt {
            return Some(self.resync_at);
        }
        if self.fold.forced_ending().is_some() {
            return Some(self.bots.not_before());
        }
        let pause = self.hub.0.options.bot_pause;
        let bot = if self.bots.is_busy() {
            None
        } else {
            self.fold.next_bot(pause)
        };
        let bot = bot.map(|(_, at)| at.max(self.bots.not_before()));
        let clock = self.fold.clock_due();
        let clock = clock.map(|at| at.max(self.bots.not_before()));
        [bot, clock].into_iter().flatten().min()
    }

    async fn wake(&mut self, own: &mpsc::WeakSender<TableCommand>) {
        if self.in_doubt {
            let _ = self.catch_up().await;
            return;
        }
        if let Some(entry) = self.fold.forced_ending() {
            return self.commit_unrequested(entry).await;
        }
        if self.fold.clock_due().is_some_and(|at| at <= now()) {
            return self.on_deadline().await;
        }
        super::bot_turns::start(self, own).await;
    }

    /// Plays what is due when time has run out.
    async fn on_deadline(&mut self) {
        if let Some(entry) = self.fold.due_entry() {
            self.commit_unrequested(entry).await;
        }
    }

    /// Commits an entry that nobody requested. If that fails, it is tried again a little
    /// later.
    async fn commit_unrequested(&mut self, entry: LogEntry) {
        if self.commit(&entry).await.is_err() {
            self.bots.pause(now() + 1_000);
            let _ = self.catch_up().await;
        }
    }

    async fn handle(&mut self, command: TableCommand) {
        if self.in_doubt && self.resync_at <= now() {
            let _ = self.catch_up().await;
        }
        if self.in_doubt {
            return self.decline(command);
        }
        match command {
            TableCommand::Open {
                sender,
                user,
                id,
                invite,
                from,
            } => {
                let invite = invite.as_deref();
                self.open(sender, user, id, invite, from).await;
            }
            TableCommand::Shut { socket } => {
                if self.viewers.remove(socket) {
                    self.send_presence();
                }
            }
            TableCommand::Request {
                sender,
                user,
                message,
            } => self.on_request(&sender, &user, message).await,
            TableCommand::Snapshot {
                user,
                invite,
                from,
                reply,
            } => {
                let invited = self.is_invite(invite.as_deref());
                let _ = reply.send(self.snapshot(user.as_ref(), invited, from).await);
            }
            TableCommand::Join { user, join, reply } => {
                let _ = reply.send(self.join(&user, &join).await);
            }
            TableCommand::Record {
                user,
                invite,
                reply,
            } => {
                let _ = reply.send(self.record(user.as_ref(), invite.as_deref()).await);
            }
            TableCommand::BotActions {
                number,
                seat,
                words,
            } => self.on_bot_actions(number, seat, words).await,
            TableCommand::Entry(row) => self.on_remote_entry(row).await,
            TableCommand::Said(said) => self.viewers.send(&ServerMessage::Said(said)),
            TableCommand::Here { node, here } => {
                self.remote_presence.update(node, here, now());
                self.viewers.send(&presence::message(self.presence()));
            }
            TableCommand::SaveRecord(reply) => {
                self.save_record().await;
                drop(reply);
            }
            TableCommand::Renamed(user) => self.rename(&user).await,
            TableCommand::Head(head) if head <= self.fold.head() => {}
            TableCommand::Head(_) | TableCommand::CatchUp => {
                let _ = self.catch_up().await;
            }
            TableCommand::RepeatPresence => {
                let inner = &self.hub.0;
                inner.bus.here(&inner.node, self.id, &self.own_presence);
            }
            TableCommand::Deleted => {
                self.in_doubt = true;
                let _ = self.catch_up().await;
            }
            TableCommand::NoteVisit(every) => self.note_visit(every).await,
            TableCommand::EndIdle(status) => self.end_idle(status).await,
        }
    }

    /// While the state of the table is not known, nothing is done and nobody is told
    /// anything about it.
    fn decline(&mut self, command: TableCommand) {
        let why = if self.gone {
            live_tables::deleted()
        } else {
            unavailable()
        };
        match command {
            TableCommand::Open { sender, id, .. } => {
                sender.send(&ServerMessage::NoTable { id, why });
            }
            TableCommand::Shut { socket } => {
                self.viewers.remove(socket);
            }
            TableCommand::Request {
                sender, message, ..
            } => {
                let id = message.id();
                self.hub.0.metrics.refused(why.code);
                sender.send(&ServerMessage::Refused { id, why });
            }
            TableCommand::Snapshot { reply, .. } => drop(reply.send(Err(why))),
            TableCommand::Join { reply, .. } => drop(reply.send(Err(why))),
            TableCommand::Record { reply, .. } => drop(reply.send(Err(why))),
            TableCommand::BotActions { .. } => self.bots.discard(),
            TableCommand::Said(said) => self.viewers.send(&ServerMessage::Said(said)),
            TableCommand::Here { node, here } => self.remote_presence.update(node, here, now()),
            // The log is read as soon as the store answers.
            TableCommand::Entry(_)
            | TableCommand::Head(_)
            | TableCommand::CatchUp
            | TableCommand::RepeatPresence => {}
            // The new name is shown when the person opens the table again.
            TableCommand::Renamed(_) | TableCommand::SaveRecord(_) => {}
            // These come again.
            TableCommand::Deleted | TableCommand::NoteVisit(_) | TableCommand::EndIdle(_) => {}
        }
    }
}
