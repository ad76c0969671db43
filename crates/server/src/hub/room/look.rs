//! Who may look at a table, and what it sees.

use std::time::Duration;

use lucid_protocol::change::Ending;
use lucid_protocol::socket::Opened;
use lucid_protocol::{Code, News, Problem, SeatName, Status, limits};
use subtle::ConstantTimeEq as _;
use tokio::time::Instant;

use super::Room;
use crate::clock::now;
use crate::hub::outlet::Outlet;
use crate::hub::presence::{self, Here};
use crate::hub::viewer::Viewer;
use crate::hub::{desk, rooms, socket, unavailable};
use crate::table::{Audience, Entry};
use crate::who::Who;

/// How many lines of the chat somebody sees who comes.
const CHAT: u32 = limits::LINES_SHOWN;

impl Room {
    /// Somebody begins to look.
    pub(super) async fn open(
        &mut self,
        outlet: Outlet,
        who: Who,
        id: u32,
        invite: Option<&str>,
        from: u32,
    ) {
        let invited = self.is_invite(invite);
        self.rename(&who).await;
        if self.unsure {
            let why = unavailable();
            return outlet.tell(&News::NoTable { id, why });
        }
        match self.look(Some(&who), invited, Some(from)).await {
            Ok(mut opened) => {
                self.viewers.remove(outlet.id);
                self.viewers.0.push(Viewer {
                    outlet: outlet.clone(),
                    who: who.identity,
                    invited,
                    seat: self.fold.seat_of(who.identity),
                });
                self.visited |= self.fold.seat_of(who.identity).is_some();
                let here = self.here();
                (opened.here, opened.watching) = (here.seats, here.watching);
                outlet.tell(&News::Table(Box::new(opened)));
                outlet.done(id, self.fold.head());
                self.show_who_is_here();
            }
            Err(why) => outlet.tell(&News::NoTable { id, why }),
        }
    }

    /// The table as it is shown to somebody who may look.
    pub(super) async fn look(
        &mut self,
        who: Option<&Who>,
        invited: bool,
        from: Option<u32>,
    ) -> Result<Opened, Problem> {
        // Who comes from another node may know what has not been told here yet.
        if from.is_some_and(|from| from > self.fold.head()) {
            self.catch_up().await?;
        }
        self.may_look(who, invited)?;
        self.opened(who, invited, from).await
    }

    pub(super) async fn record(
        &mut self,
        who: Option<&Who>,
        invite: Option<&str>,
    ) -> Result<String, Problem> {
        self.may_look(who, self.is_invite(invite))?;
        let done = self.fold.has_ended();
        match self.fold.record(true) {
            Some(record) if done => Ok(record),
            None if done && self.fold.play().is_none() => {
                let kept = self.hub.0.store.record(self.id).await;
                if let Some(record) = kept.map_err(|_| unavailable())? {
                    return Ok(record);
                }
                let message = "the rules of this table are no longer known here; its log is kept";
                Err(Problem::new(Code::NotNow, message))
            }
            _ => {
                let message = "there is no record before the game has ended";
                Err(Problem::new(Code::NotNow, message))
            }
        }
    }

    /// Keeps the record as far as it goes, for programs that will no longer know
    /// the rules. If that fails, nothing is lost: this one knows them.
    pub(super) async fn keep_record(&mut self) {
        let number = self.fold.head();
        if self.unsure || self.fold.status() == Status::Gathering || self.kept == number {
            return;
        }
        let Some(record) = self.fold.record(true) else {
            return;
        };
        let store = &self.hub.0.store;
        match store.put_record(self.id, number, &record).await {
            Ok(()) => self.kept = number,
            Err(error) => tracing::warn!(table = %self.id, %error, "a record could not be kept"),
        }
    }

    /// Whether somebody may look at the table now.
    fn may_look(&self, who: Option<&Who>, invited: bool) -> Result<(), Problem> {
        let identity = who.map(|who| who.identity);
        let own =
            identity.is_some_and(|who| self.fold.seat_of(who).is_some() || who == self.row.host);
        let plan = self.fold.plan();
        let known = invited || plan.listed;
        let allowed = match self.fold.status() {
            Status::Gathering => known,
            Status::Running => known && plan.spectators,
            // Who has the link of a finished game may look at it for ever.
            Status::Over | Status::Ended => true,
        };
        match own || allowed {
            true => Ok(()),
            false => Err(rooms::no_table()),
        }
    }

    pub(super) fn is_invite(&self, invite: Option<&str>) -> bool {
        let same = |invite: &str| invite.as_bytes().ct_eq(self.row.invite.as_bytes());
        invite.is_some_and(|invite| same(invite).into())
    }

    /// The table as somebody sees it, with what changed after a number.
    async fn opened(
        &self,
        who: Option<&Who>,
        invited: bool,
        from: Option<u32>,
    ) -> Result<Opened, Problem> {
        let seat = who.and_then(|who| self.fold.seat_of(who.identity));
        let store = &self.hub.0.store;
        let head = self.fold.head();
        // Who claims to know more than there is gets everything again.
        let from = match from {
            None => head,
            Some(from) if from > head => 0,
            Some(from) => from,
        };
        let mut changes = Vec::new();
        if from < head {
            let (_, mut again) = rooms::load(&self.hub, self.id).await?;
            let entries = store.entries_after(self.id, 0).await;
            for row in entries.map_err(|_| unavailable())? {
                if row.number > head {
                    break;
                }
                let audience = match row.number > from {
                    true => Audience::One(seat),
                    false => Audience::Nobody,
                };
                let entry = Entry::parse(&row.body).map_err(|_| unavailable())?;
                let applied = again.apply(row.number, row.at, &entry, audience);
                let applied = applied.map_err(|_| unavailable())?;
                if row.number > from {
                    changes.push(applied.change(seat));
                }
            }
        }
        let mut table = desk::info(&self.row, &self.fold);
        if self.fold.has_ended() && self.fold.play().is_none() {
            let kept = store.record(self.id).await.map_err(|_| unavailable())?;
            table.digest = kept.and_then(|record| desk::digest(&record));
        }
        let said = store.chat(self.id, CHAT).await.map_err(|_| unavailable())?;
        let here = self.here();
        let may_invite =
            seat.is_some() || invited || who.map(|who| who.identity) == Some(self.row.host);
        Ok(Opened {
            table,
            you: seat.map(SeatName),
            from,
            changes,
            poll: self.fold.poll(),
            now: now(),
            here: here.seats,
            watching: here.watching,
            // Of somebody who was erased only the number of a line is left.
            said: (said.into_iter())
                .filter(|line| !line.text.is_empty())
                .map(socket::said)
                .collect(),
            invite: may_invite.then(|| self.row.invite.clone()),
            address: self.hub.0.options.guest_url.clone().filter(|_| may_invite),
        })
    }

    /// Notes that people with a seat are here, or were, unless that was done not
    /// long ago.
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

    /// Ends a table that nobody comes to any more, if it stands as it did when that
    /// was found out. A game whose clock runs goes on by itself.
    pub(super) async fn end_idle(&mut self, status: Status) {
        let awaited = self.here().seats.is_empty() && !self.visited;
        if self.fold.status() == status && awaited && self.fold.clock_due().is_none() {
            let entry = Entry::Ended { why: Ending::Idle };
            self.by_itself(entry).await;
        }
    }

    pub(super) fn here(&self) -> Here {
        self.elsewhere.all(&Here::of(&self.viewers), now())
    }

    pub(super) fn show_who_is_here(&mut self) {
        let own = Here::of(&self.viewers);
        if own == self.said_here {
            return;
        }
        self.hub.0.bus.here(&self.hub.0.node, self.id, &own);
        self.said_here = own;
        self.viewers.tell(&presence::news(self.here()));
    }
}
