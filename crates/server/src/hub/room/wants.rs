//! What people want at a table, and what becomes of it.

use lucid_protocol::socket::Said;
use lucid_protocol::table::Join;
use lucid_protocol::{Ask, Code, News, Problem, SeatName, Seated, Status, limits};
use lucid_tabletop::SeatSet;

use super::Room;
use crate::bucket::Rate;
use crate::chance;
use crate::clock::now;
use crate::hub::outlet::Outlet;
use crate::hub::{people, presence, rooms, socket, store_problem, unavailable};
use crate::store::NewLine;
use crate::table::{Entry, Person};
use crate::who::Who;

/// How often a step is tried again that another node was quicker than.
const TRIES: usize = 8;
/// How much one person may say.
const TALK: Rate = Rate::new(limits::LINES_AT_ONCE, limits::LINES_PER_MINUTE);

impl Room {
    /// Somebody who looks wants something.
    pub(super) async fn answer(&mut self, outlet: &Outlet, who: &Who, ask: Ask) {
        let id = ask.id();
        let done = match self.viewers.get(outlet.id) {
            None => Err(Problem::new(Code::NotNow, "open the table first")),
            Some(viewer) => {
                let invited = viewer.invited;
                self.fulfil(who, invited, ask).await
            }
        };
        match done {
            Ok(n) => outlet.tell(&News::Done { id, n }),
            Err(why) => {
                self.hub.0.metrics.refused(why.code);
                outlet.tell(&News::Refused { id, why });
            }
        }
    }

    async fn fulfil(&mut self, who: &Who, invited: bool, ask: Ask) -> Result<u32, Problem> {
        match ask {
            Ask::Say { text, .. } => self.say(who, &text).await,
            Ask::Rematch { .. } => self.rematch(who).await,
            Ask::Sit { .. } if !invited && !self.fold.plan().listed => Err(rooms::no_table()),
            ask => {
                if matches!(ask, Ask::Sit { .. }) {
                    people::check_name(&self.hub, who).await?;
                }
                self.intend(who, &ask).await
            }
        }
    }

    /// Tries to do what somebody wants. If another node is quicker, it is looked
    /// at again: often it is still possible.
    async fn intend(&mut self, who: &Who, ask: &Ask) -> Result<u32, Problem> {
        // Whose time was up has lost it, even if nobody has noticed yet.
        if self.fold.clock_due().is_some_and(|at| at <= now()) {
            self.strike().await;
        }
        if self.unsure {
            return Err(unavailable());
        }
        let person = Person {
            who: who.identity,
            name: &who.name,
            guest: who.guest,
        };
        for _ in 0..TRIES {
            let here: SeatSet = presence::seats(&self.here());
            let entry = match self.fold.intend(person, ask, here, chance::salt) {
                Ok(entry) => entry,
                // Perhaps it is possible by what another node has committed and
                // this one has not heard of yet.
                Err(_) if self.is_behind().await? => continue,
                Err(refused) => return Err(refused),
            };
            match self.commit(&entry).await {
                Err(problem) if problem.code == Code::Stale => {}
                done => return done,
            }
        }
        Err(Problem::new(
            Code::Stale,
            "somebody was quicker: look again and choose again",
        ))
    }

    pub(super) async fn join(&mut self, who: &Who, join: &Join) -> Result<SeatName, Problem> {
        let invited = self.is_invite(join.invite.as_deref());
        if !invited && !self.fold.plan().listed {
            return Err(rooms::no_table());
        }
        if let Some(seat) = self.fold.seat_of(who.identity) {
            return Ok(seat.into());
        }
        people::check_name(&self.hub, who).await?;
        let ask = Ask::Sit {
            id: 0,
            seat: join.seat,
        };
        self.intend(who, &ask).await?;
        let seat = self.fold.seat_of(who.identity).ok_or_else(unavailable)?;
        Ok(seat.into())
    }

    /// Whoever sits here is called as at other tables. After the game nothing
    /// changes: the table keeps the names of those who played.
    pub(super) async fn rename(&mut self, who: &Who) {
        let going_on = matches!(self.fold.status(), Status::Gathering | Status::Running);
        let Some(seat) = self.fold.seat_of(who.identity).filter(|_| going_on) else {
            return;
        };
        let same = matches!(self.fold.seated(seat), Some(Seated::Person { name, guest, .. })
            if *name == who.name && *guest == who.guest);
        if !same {
            let named = Entry::Named {
                seat: seat.into(),
                name: who.name.clone(),
                guest: who.guest,
            };
            // If another node was quicker, it did the same.
            let _ = self.commit(&named).await;
        }
    }

    async fn say(&mut self, who: &Who, text: &str) -> Result<u32, Problem> {
        let text = socket::tidy(text)?;
        let at = now();
        if self
            .talk
            .entry(who.identity)
            .or_default()
            .take(TALK, at)
            .is_err()
        {
            return Err(Problem::new(Code::TooMany, "a little slower, please"));
        }
        people::check_name(&self.hub, who).await?;
        let seat = self.fold.seat_of(who.identity);
        let line = NewLine {
            at,
            seat: seat.map(|seat| seat.index() as u8),
            identity: who.identity,
            name: who.name.clone(),
            guest: who.guest,
            text: text.clone(),
        };
        let n = self.hub.0.store.say(self.id, &line).await;
        let said = Said {
            n: n.map_err(|error| store_problem(&error))?,
            at,
            seat: seat.map(SeatName),
            name: line.name,
            guest: line.guest,
            text,
        };
        self.hub.0.bus.said(self.id, &said);
        self.viewers.tell(&News::Said(said));
        Ok(0)
    }

    /// A new table with the same people, who are told of it here.
    async fn rematch(&mut self, who: &Who) -> Result<u32, Problem> {
        while !self.fold.has_ended() {
            if !self.is_behind().await? {
                return Err(Problem::new(Code::NotNow, "the game is not over"));
            }
        }
        let Some(seat) = self.fold.seat_of(who.identity) else {
            return Err(Problem::new(
                Code::NotYours,
                "you have no seat at this table",
            ));
        };
        if self.fold.rematch().is_some() {
            return Err(Problem::new(Code::NotNow, "there already is a new table"));
        }
        let plan = rooms::again(self.fold.plan(), self.fold.seats(), seat);
        // The same link leads there, so that everybody here can follow.
        let invite = self.row.invite.clone();
        let made = rooms::make(&self.hub, who, plan, Some(invite), now()).await?;
        self.commit(&Entry::Rematch { table: made.id }).await
    }
}
