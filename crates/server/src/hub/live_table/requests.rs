//! Requests of people at a table, and how they are answered.

use lucid_protocol::table::Join;
use lucid_protocol::{
    ChatLine, ClientMessage, Code, Problem, SeatName, Seated, ServerMessage, Status, TableEvent,
    limits,
};
use lucid_tabletop::SeatSet;

use super::LiveTable;
use crate::chance;
use crate::clock::now;
use crate::hub::socket_sender::SocketSender;
use crate::hub::{
    connections, live_tables, new_table, presence, socket, store_problem, unavailable,
};
use crate::rate_limit::Rate;
use crate::store::NewLine;
use crate::table::Person;
use crate::user::User;

/// How often a request is tried again when another node was quicker.
const ATTEMPTS: usize = 8;
/// The chat rate limit.
const TALK: Rate = Rate::new(limits::LINES_AT_ONCE, limits::LINES_PER_MINUTE);

impl LiveTable {
    /// A viewer requests something.
    pub(super) async fn on_request(
        &mut self,
        sender: &SocketSender,
        user: &User,
        message: ClientMessage,
    ) {
        let id = message.id();
        let done = match self.viewers.get(sender.id) {
            None => Err(Problem::new(Code::NotNow, "open the table first")),
            Some(viewer) => {
                let invited = viewer.invited;
                self.fulfil(user, invited, message).await
            }
        };
        match done {
            Ok(n) => sender.send(&ServerMessage::Done { id, n }),
            Err(why) => {
                self.hub.0.metrics.refused(why.code);
                sender.send(&ServerMessage::Refused { id, why });
            }
        }
    }

    async fn fulfil(
        &mut self,
        user: &User,
        invited: bool,
        message: ClientMessage,
    ) -> Result<u32, Problem> {
        match message {
            ClientMessage::Say { text, .. } => self.say(user, &text).await,
            ClientMessage::Rematch { .. } => self.rematch(user).await,
            ClientMessage::Sit { .. } if !invited && !self.fold.plan().listed => {
                Err(live_tables::no_table())
            }
            message => {
                if matches!(message, ClientMessage::Sit { .. }) {
                    connections::check_name(&self.hub, user).await?;
                }
                self.act(user, &message).await
            }
        }
    }

    /// Commits the entry that fulfils a request. If another node was quicker, the request
    /// is looked at again: often it is still possible.
    async fn act(&mut self, user: &User, request: &ClientMessage) -> Result<u32, Problem> {
        // A deadline counts even if it has not been processed yet.
        if self.fold.clock_due().is_some_and(|at| at <= now()) {
            self.on_deadline().await;
        }
        if self.in_doubt {
            return Err(unavailable());
        }
        let person = Person {
            identity: user.identity,
            name: &user.name,
            guest: user.guest,
        };
        for _ in 0..ATTEMPTS {
            let here: SeatSet = presence::seats(&self.presence());
            let entry = match self.fold.fulfil(person, request, here, chance::salt) {
                Ok(entry) => entry,
                // It may be possible because of entries that another node has committed
                // and this one does not know yet.
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

    pub(super) async fn join(&mut self, user: &User, join: &Join) -> Result<SeatName, Problem> {
        let invited = self.is_invite(join.invite.as_deref());
        if !invited && !self.fold.plan().listed {
            return Err(live_tables::no_table());
        }
        if let Some(seat) = self.fold.seat_of(user.identity) {
            return Ok(seat.into());
        }
        connections::check_name(&self.hub, user).await?;
        let request = ClientMessage::Sit {
            id: 0,
            seat: join.seat,
        };
        self.act(user, &request).await?;
        let seat = self.fold.seat_of(user.identity).ok_or_else(unavailable)?;
        Ok(seat.into())
    }

    /// Shows the present name of somebody who sits here. After the game nothing changes:
    /// the table keeps the names of those who played.
    pub(super) async fn rename(&mut self, user: &User) {
        let going_on = matches!(self.fold.status(), Status::Gathering | Status::Running);
        let Some(seat) = self.fold.seat_of(user.identity).filter(|_| going_on) else {
            return;
        };
        let same = matches!(
            self.fold.state().seated(seat),
            Some(Seated::Person { name, guest, .. })
                if *name == user.name && *guest == user.guest
        );
        if !same {
            let named = TableEvent::Named {
                seat: seat.into(),
                name: user.name.clone(),
                guest: user.guest,
            };
            // If another node was quicker, it did the same.
            let _ = self.commit(&named.into()).await;
        }
    }

    async fn say(&mut self, user: &User, text: &str) -> Result<u32, Problem> {
        let text = socket::tidy(text)?;
        let at = now();
        let limiter = self.talk.entry(user.identity).or_default();
        if limiter.take(TALK, at).is_err() {
            return Err(Problem::new(
                Code::TooMany,
                "too many messages: wait a moment",
            ));
        }
        connections::check_name(&self.hub, user).await?;
        let seat = self.fold.seat_of(user.identity);
        let line = NewLine {
            at,
            seat: seat.map(|seat| seat.index() as u8),
            identity: user.identity,
            name: user.name.clone(),
            guest: user.guest,
            text: text.clone(),
        };
        let n = self.hub.0.store.say(self.id, &line).await;
        let said = ChatLine {
            n: n.map_err(|error| store_problem(&error))?,
            at,
            seat: seat.map(SeatName),
            name: line.name,
            guest: line.guest,
            text,
        };
        self.hub.0.bus.said(self.id, &said);
        self.viewers.send(&ServerMessage::Said(said));
        Ok(0)
    }

    /// Makes a new table for the same people and announces it here.
    async fn rematch(&mut self, user: &User) -> Result<u32, Problem> {
        while !self.fold.has_ended() {
            if !self.is_behind().await? {
                return Err(Problem::new(Code::NotNow, "the game is not over"));
            }
        }
        let Some(seat) = self.fold.seat_of(user.identity) else {
            return Err(Problem::new(
                Code::NotYours,
                "you have no seat at this table",
            ));
        };
        if self.fold.state().rematch.is_some() {
            return Err(Problem::new(Code::NotNow, "there already is a new table"));
        }
        let plan = new_table::rematch_plan(self.fold.plan(), &self.fold.state().seats, seat);
        // The same link leads there, so that everybody here can follow.
        let invite = self.row.invite.clone();
        let made = new_table::make(&self.hub, user, plan, Some(invite), now()).await?;
        let table = made.id;
        self.commit(&TableEvent::Rematch { table }.into()).await
    }
}
