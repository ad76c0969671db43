//! Who may see a table, what they see, and who is there.

use std::time::Duration;

use lucid_protocol::{
    Code, Ending, Problem, SeatName, ServerMessage, Status, TableEvent, TableSnapshot, limits,
};
use subtle::ConstantTimeEq as _;
use tokio::time::Instant;

use super::LiveTable;
use crate::clock::now;
use crate::hub::presence::{self, Presence};
use crate::hub::socket_sender::SocketSender;
use crate::hub::viewer::Viewer;
use crate::hub::{live_tables, socket, summary, unavailable};
use crate::table::{Audience, LogEntry};
use crate::user::User;

/// How many lines of the chat somebody who comes is shown.
const CHAT: u32 = limits::LINES_SHOWN;

impl LiveTable {
    /// Shows the table to somebody, and every change from then on.
    pub(super) async fn open(
        &mut self,
        sender: SocketSender,
        user: User,
        id: u32,
        invite: Option<&str>,
        from: u32,
    ) {
        let invited = self.is_invite(invite);
        self.rename(&user).await;
        if self.in_doubt {
            let why = unavailable();
            return sender.send(&ServerMessage::NoTable { id, why });
        }
        match self.snapshot(Some(&user), invited, Some(from)).await {
            Ok(mut snapshot) => {
                self.viewers.remove(sender.id);
                self.viewers.0.push(Viewer {
                    sender: sender.clone(),
                    identity: user.identity,
                    invited,
                    seat: self.fold.seat_of(user.identity),
                });
                self.visited |= self.fold.seat_of(user.identity).is_some();
                let here = self.presence();
                (snapshot.here, snapshot.watching) = (here.seats, here.watching);
                sender.send(&ServerMessage::Table(Box::new(snapshot)));
                sender.done(id, self.fold.head());
                self.send_presence();
            }
            Err(why) => sender.send(&ServerMessage::NoTable { id, why }),
        }
    }

    /// The table as somebody may see it, with what changed after a number.
    pub(super) async fn snapshot(
        &mut self,
        user: Option<&User>,
        invited: bool,
        from: Option<u32>,
    ) -> Result<TableSnapshot, Problem> {
        // Somebody who comes from another node may know entries that this one does not.
        if from.is_some_and(|from| from > self.fold.head()) {
            self.catch_up().await?;
        }
        self.check_access(user, invited)?;
        self.take_snapshot(user, invited, from).await
    }

    pub(super) async fn record(
        &mut self,
        user: Option<&User>,
        invite: Option<&str>,
    ) -> Result<String, Problem> {
        self.check_access(user, self.is_invite(invite))?;
        let done = self.fold.has_ended();
        match self.fold.record(true) {
            Some(record) if done => Ok(record),
            None if done && self.fold.game().is_none() => {
                let kept = self.hub.0.store.record(self.id).await;
                if let Some(record) = kept.map_err(|_| unavailable())? {
                    return Ok(record);
                }
                let message =
                    "this server no longer knows the rules of this table; its log is kept";
                Err(Problem::new(Code::NotNow, message))
            }
            _ => {
                let message = "there is no record until the game has ended";
                Err(Problem::new(Code::NotNow, message))
            }
        }
    }

    /// Saves the record as far as it goes, for programs that will no longer know the
    /// rules. If that fails, nothing is lost: this one knows them.
    pub(super) async fn save_record(&mut self) {
        let number = self.fold.head();
        if self.in_doubt || self.fold.status() == Status::Gathering || self.record_saved == number {
            return;
        }
        let Some(record) = self.fold.record(true) else {
            return;
        };
        let store = &self.hub.0.store;
        match store.put_record(self.id, number, &record).await {
            Ok(()) => self.record_saved = number,
            Err(error) => tracing::warn!(table = %self.id, %error, "a record could not be saved"),
        }
    }

    /// Refuses somebody who may not see the table now.
    fn check_access(&self, user: Option<&User>, invited: bool) -> Result<(), Problem> {
        let identity = user.map(|user| user.identity);
        let own =
            identity.is_some_and(|own| self.fold.seat_of(own).is_some() || own == self.row.host);
        let plan = self.fold.plan();
        let known = invited || plan.listed;
        let allowed = match self.fold.status() {
            Status::Gathering => known,
            Status::Running => known && plan.spectators,
            // A finished game stays visible to anybody with the link.
            Status::Over | Status::Ended => true,
        };
        if own || allowed {
            Ok(())
        } else {
            Err(live_tables::no_table())
        }
    }

    pub(super) fn is_invite(&self, invite: Option<&str>) -> bool {
        let same = |invite: &str| invite.as_bytes().ct_eq(self.row.invite.as_bytes());
        invite.is_some_and(|invite| same(invite).into())
    }

    async fn take_snapshot(
        &self,
        user: Option<&User>,
        invited: bool,
        from: Option<u32>,
    ) -> Result<TableSnapshot, Problem> {
        let seat = user.and_then(|user| self.fold.seat_of(user.identity));
        let store = &self.hub.0.store;
        let head = self.fold.head();
        // Somebody who claims to know more than there is gets everything again.
        let from = match from {
            None => head,
            Some(from) if from > head => 0,
            Some(from) => from,
        };
        let mut changes = Vec::new();
        if from < head {
            let (_, mut again) = live_tables::load(&self.hub, self.id).await?;
            let entries = store.entries_after(self.id, 0).await;
            for row in entries.map_err(|_| unavailable())? {
                if row.number > head {
                    break;
                }
                let audience = if row.number > from {
                    Audience::One(seat)
                } else {
                    Audience::Nobody
                };
                let entry = LogEntry::parse(&row.body).map_err(|_| unavailable())?;
                let applied = again.apply(row.number, row.at, &entry, audience);
                let applied = applied.map_err(|_| unavailable())?;
                if row.number > from {
                    changes.push(applied.change(seat));
                }
            }
        }
        let mut table = summary::table_info(&self.row, &self.fold);
        if self.fold.has_ended() && self.fold.game().is_none() {
            let kept = store.record(self.id).await.map_err(|_| unavailable())?;
            table.digest = kept.and_then(|record| summary::record_digest(&record));
        }
        let said = store.chat(self.id, CHAT).await.map_err(|_| unavailable())?;
        let here = self.presence();
        let may_invite =
            seat.is_some() || invited || user.map(|user| user.identity) == Some(self.row.host);
        Ok(TableSnapshot {
            table,
            you: seat.map(SeatName),
            from,
            changes,
            poll: self.fold.state().poll.clone(),
            now: now(),
            here: here.seats,
            watching: here.watching,
            // Of the lines of somebody who was erased only the numbers are left.
            said: (said.into_iter())
                .filter(|line| !line.text.is_empty())
                .map(socket::chat_line)
                .collect(),
            invite: may_invite.then(|| self.row.invite.clone()),
            address: self.hub.0.options.guest_url.clone().filter(|_| may_invite),
        })
    }

    /// Notes that people with a seat are here, or were, unless that was noted not long
    /// ago.
    pub(super) async fn note_visit(&mut self, every: Duration) {
        let seated = self.viewers.0.iter().any(|viewer| viewer.seat.is_some());
        let due = (self.visit_noted).is_none_or(|noted| noted.elapsed() >= every);
        if !(seated || self.visited) || !due {
            return;
        }
        match self.hub.0.store.visit(self.id, now()).await {
            Ok(()) => (self.visited, self.visit_noted) = (false, Some(Instant::now())),
            Err(error) => tracing::warn!(table = %self.id, %error, "a visit could not be noted"),
        }
    }

    /// Ends a table that nobody comes to any more, if its status is still the one that was
    /// found. A game whose clock runs goes on by itself.
    pub(super) async fn end_idle(&mut self, status: Status) {
        let empty = self.presence().seats.is_empty() && !self.visited;
        if self.fold.status() == status && empty && self.fold.clock_due().is_none() {
            let why = Ending::Idle;
            self.commit_unrequested(TableEvent::Ended { why }.into())
                .await;
        }
    }

    /// Who is connected to the table, on all nodes.
    pub(super) fn presence(&self) -> Presence {
        self.remote_presence
            .all(&Presence::of(&self.viewers), now())
    }

    /// Tells viewers and other nodes who is connected, if that has changed here.
    pub(super) fn send_presence(&mut self) {
        let own = Presence::of(&self.viewers);
        if own == self.own_presence {
            return;
        }
        self.hub.0.bus.here(&self.hub.0.node, self.id, &own);
        self.own_presence = own;
        self.viewers.send(&presence::message(self.presence()));
    }
}
