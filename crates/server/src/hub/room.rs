//! One table in memory: takes what people want, commits it, tells everybody.

use std::collections::HashMap;
use std::time::Duration;

use protocol::socket::{Opened, Said};
use protocol::table::Join;
use protocol::{Ask, Code, News, Problem, SeatName, Status, TableId};
use subtle::ConstantTimeEq as _;
use tabletop::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::outlet::Outlet;
use super::presence::{self, Elsewhere, Here};
use super::thinking::Thinking;
use super::viewer::{Viewer, Viewers};
use super::{Hub, desk, lobby, rooms, unavailable};
use crate::bucket::{Bucket, Rate};
use crate::clock::now;
use crate::store::{Append, Appended, EntryRow, IdentityId, NewLine, Summary, TableRow};
use crate::table::{Audience, Entry, Fold, Person};
use crate::who::Who;

/// How long a room stays in memory that nobody looks at.
const IDLE: Duration = Duration::from_secs(60);
/// How long to wait, in milliseconds, before the store is asked again that did
/// not answer.
const ASK_AGAIN: u64 = 500;
/// How often a step is tried again that another node was quicker than.
const TRIES: usize = 8;
/// How many lines of the chat somebody sees who comes.
const CHAT: u32 = 50;
/// How much one person may say.
const TALK: Rate = Rate::new(6, 30);

/// What a room is asked.
#[derive(Debug)]
pub(super) enum Command {
    /// Somebody wants to look, and to be told of every change.
    Open {
        outlet: Outlet,
        who: Who,
        invite: Option<String>,
        from: u32,
    },
    /// Somebody no longer looks.
    Shut { outlet: u64 },
    /// Somebody who looks wants something.
    Ask { outlet: Outlet, who: Who, ask: Ask },
    /// Somebody looks once.
    Look {
        who: Option<Who>,
        invite: Option<String>,
        from: u32,
        reply: oneshot::Sender<Result<Opened, Problem>>,
    },
    /// Somebody wants a seat.
    Join {
        who: Who,
        join: Join,
        reply: oneshot::Sender<Result<SeatName, Problem>>,
    },
    /// Somebody wants the record.
    Record {
        who: Option<Who>,
        invite: Option<String>,
        reply: oneshot::Sender<Result<String, Problem>>,
    },
    /// A bot has thought.
    Thought {
        number: u32,
        seat: Seat,
        words: Option<String>,
    },
    /// Another node has committed an entry.
    Entry(EntryRow),
    /// Another node passes on what was said.
    Said(Said),
    /// Another node says who is there.
    Here { node: String, here: Here },
    /// The store knows entries up to this number.
    Head(u32),
    /// Something may have been missed.
    CatchUp,
    /// It is time to repeat who is there.
    Repeat,
}

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
            gone: false,
        };
        room.read().await?;
        Ok(room)
    }

    /// Takes the entries that the store has and this room has not.
    async fn read(&mut self) -> Result<(), Problem> {
        let entries = self.hub.0.store.entries_after(self.id, self.fold.head());
        let entries = entries.await.map_err(|error| {
            tracing::error!(table = %self.id, %error, "a log could not be read");
            unavailable()
        })?;
        let audience = match self.viewers.0.is_empty() {
            true => Audience::Nobody,
            false => Audience::All,
        };
        for row in entries {
            self.take(&row, audience)?;
        }
        self.note_summary();
        Ok(())
    }

    /// What others have written last is what this room would have written.
    fn note_summary(&mut self) {
        let pause = self.hub.0.options.bot_pause;
        self.summary = desk::summary(&self.fold, now(), pause);
    }

    /// Takes one entry that is committed, and shows it.
    fn take(&mut self, row: &EntryRow, audience: Audience) -> Result<(), Problem> {
        let broken = |reason: &dyn std::fmt::Display| {
            tracing::error!(table = %self.id, %reason, number = row.number, "a log is broken");
            unavailable()
        };
        let entry = Entry::parse(&row.body).map_err(|error| broken(&error))?;
        let applied = self.fold.apply(row.number, row.at, &entry, audience);
        let applied = applied.map_err(|error| broken(&error))?;
        self.shown = row.number;
        self.seat_viewers(&entry);
        self.viewers.show(&applied);
        Ok(())
    }

    /// Who sits down or gets up is told other things from then on.
    fn seat_viewers(&mut self, entry: &Entry) {
        if matches!(entry, Entry::Sat { .. } | Entry::Left { .. }) {
            for viewer in &mut self.viewers.0 {
                viewer.seat = self.fold.seat_of(viewer.who);
            }
        }
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
                self.viewers.tell(&News::NoTable(rooms::no_table()));
                return rooms::forget(&self.hub, self.id);
            }
            let soon = wake.is_some_and(|at| at < now() + IDLE.as_millis() as u64);
            let idle = idle_since.elapsed() >= IDLE && !soon && !self.thinking.is_busy();
            if idle && rooms::close(&self.hub, self.id, &commands) {
                return;
            }
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
                invite,
                from,
            } => self.open(outlet, who, invite.as_deref(), from).await,
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
                let _ = reply.send(self.record(who.as_ref(), invite.as_deref()));
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
            Command::Head(head) if head <= self.fold.head() => {}
            Command::Head(_) | Command::CatchUp => {
                let _ = self.catch_up().await;
            }
            Command::Repeat => self
                .hub
                .0
                .bus
                .here(&self.hub.0.node, self.id, &self.said_here),
        }
    }

    /// While nobody knows how the table stands, nothing is done and nobody is
    /// told anything about it.
    fn decline(&mut self, command: Command) {
        let why = match self.gone {
            true => rooms::no_table(),
            false => unavailable(),
        };
        match command {
            Command::Open { outlet, .. } => outlet.tell(&News::NoTable(why)),
            Command::Shut { outlet } => {
                self.viewers.remove(outlet);
            }
            Command::Ask { outlet, ask, .. } => {
                let id = super::socket::id_of(&ask);
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
        }
    }

    /// Another node has committed an entry: the next, or one of which those
    /// before are still unknown.
    async fn heard(&mut self, row: EntryRow) {
        match row.number.cmp(&(self.fold.head() + 1)) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => {
                if self.take(&row, Audience::All).is_err() {
                    self.unsure = true;
                    return;
                }
                self.note_summary();
                self.show_who_is_here();
            }
            std::cmp::Ordering::Greater => {
                let _ = self.catch_up().await;
            }
        }
    }

    /// Learns how the table stands by its log.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        let known = match self.unsure {
            true => self.rebuild().await,
            false => self.read().await,
        };
        self.unsure = known.is_err();
        if let Err(problem) = &known {
            self.gone = problem.code == Code::NotFound;
            self.ask_again = now() + ASK_AGAIN;
        }
        self.show_who_is_here();
        known
    }

    /// Commits the next entry and shows it.
    ///
    /// # Errors
    /// [`Code::Stale`] when another node was quicker; its entries are taken
    /// then. [`Code::Unavailable`] when the store did not answer.
    pub(super) async fn commit(&mut self, entry: &Entry) -> Result<u32, Problem> {
        if self.unsure {
            return Err(unavailable());
        }
        let (number, at) = (self.fold.head() + 1, now());
        let applied = self.fold.apply(number, at, entry, Audience::All);
        let applied = match applied {
            Ok(applied) => applied,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "an entry was refused by its own log");
                self.doubt().await?;
                return Err(unavailable());
            }
        };
        let pause = self.hub.0.options.bot_pause;
        let summary = desk::summary(&self.fold, at, pause);
        let changed = !desk::same(&summary, &self.summary);
        let seated = matches!(entry, Entry::Sat { .. } | Entry::Left { .. });
        let append = Append {
            table: self.id,
            number,
            at,
            body: entry.body(),
            summary: changed.then(|| summary.clone()),
            places: seated.then(|| desk::places(&self.fold)),
        };
        let body = append.body.clone();
        match self.hub.0.store.append(append).await {
            Ok(Appended::Done) => {
                if changed {
                    self.summary = summary;
                    lobby::touch(&self.hub);
                }
                self.shown = number;
                self.seat_viewers(entry);
                self.viewers.show(&applied);
                self.hub
                    .0
                    .bus
                    .entry(self.id, &EntryRow { number, at, body });
                if seated {
                    self.show_who_is_here();
                }
                Ok(number)
            }
            Ok(Appended::Taken) => {
                self.hub.0.metrics.stale();
                self.doubt().await?;
                Err(Problem::new(Code::Stale, "somebody was quicker"))
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "an entry could not be committed");
                self.doubt().await?;
                Err(unavailable())
            }
        }
    }

    /// What was tried is in the fold, but perhaps not in the log.
    async fn doubt(&mut self) -> Result<(), Problem> {
        self.unsure = true;
        self.catch_up().await
    }

    /// Folds the table anew from its log. Whoever looks gets what it has not
    /// seen yet.
    async fn rebuild(&mut self) -> Result<(), Problem> {
        let shown = self.shown;
        let (_, fold) = rooms::load(&self.hub, self.id).await?;
        let entries = self.hub.0.store.entries_after(self.id, 0).await;
        let entries = entries.map_err(|_| unavailable())?;
        self.fold = fold;
        for row in entries {
            match row.number <= shown {
                true => {
                    let entry = Entry::parse(&row.body).map_err(|_| unavailable())?;
                    let applied = (self.fold).apply(row.number, row.at, &entry, Audience::Nobody);
                    applied.map_err(|_| unavailable())?;
                }
                false => self.take(&row, Audience::All)?,
            }
        }
        self.note_summary();
        Ok(())
    }

    /// Somebody begins to look.
    async fn open(&mut self, outlet: Outlet, who: Who, invite: Option<&str>, from: u32) {
        let invited = self.is_invite(invite);
        match self.look(Some(&who), invited, from).await {
            Ok(mut opened) => {
                self.viewers.remove(outlet.id);
                self.viewers.0.push(Viewer {
                    outlet: outlet.clone(),
                    who: who.identity,
                    invited,
                    seat: self.fold.seat_of(who.identity),
                });
                let here = self.here();
                (opened.here, opened.watching) = (here.seats, here.watching);
                outlet.tell(&News::Table(Box::new(opened)));
                self.show_who_is_here();
            }
            Err(problem) => outlet.tell(&News::NoTable(problem)),
        }
    }

    /// The table as it is shown to somebody who may look.
    async fn look(
        &mut self,
        who: Option<&Who>,
        invited: bool,
        from: u32,
    ) -> Result<Opened, Problem> {
        // Who comes from another node may know what has not been told here yet.
        if from > self.fold.head() && from != u32::MAX {
            self.catch_up().await?;
        }
        self.may_look(who, invited)?;
        self.opened(who, invited, from).await
    }

    fn is_invite(&self, invite: Option<&str>) -> bool {
        let same = |invite: &str| invite.as_bytes().ct_eq(self.row.invite.as_bytes());
        invite.is_some_and(|invite| same(invite).into())
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

    /// The table as somebody sees it, with what changed after a number.
    async fn opened(&self, who: Option<&Who>, invited: bool, from: u32) -> Result<Opened, Problem> {
        let seat = who.and_then(|who| self.fold.seat_of(who.identity));
        let store = &self.hub.0.store;
        let head = self.fold.head();
        // Who claims to know more than there is gets everything again.
        let from = match from {
            u32::MAX => head,
            from if from > head => 0,
            from => from,
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
        let said = store.chat(self.id, CHAT).await.map_err(|_| unavailable())?;
        let here = self.here();
        let may_invite =
            seat.is_some() || invited || who.map(|who| who.identity) == Some(self.row.host);
        Ok(Opened {
            table: desk::info(&self.row, &self.fold),
            you: seat.map(SeatName),
            from,
            changes,
            poll: self.fold.poll(),
            due: self.fold.clock_due(),
            now: now(),
            here: here.seats,
            watching: here.watching,
            said: said.into_iter().map(super::socket::said).collect(),
            invite: may_invite.then(|| self.row.invite.clone()),
        })
    }

    fn here(&self) -> Here {
        self.elsewhere.all(&Here::of(&self.viewers), now())
    }

    fn show_who_is_here(&mut self) {
        let own = Here::of(&self.viewers);
        if own == self.said_here {
            return;
        }
        self.hub.0.bus.here(&self.hub.0.node, self.id, &own);
        self.said_here = own;
        self.viewers.tell(&presence::news(self.here()));
    }

    /// Somebody who looks wants something.
    async fn answer(&mut self, outlet: &Outlet, who: &Who, ask: Ask) {
        let id = super::socket::id_of(&ask);
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
            ask => self.intend(who, &ask).await,
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
        };
        for _ in 0..TRIES {
            let here: SeatSet = presence::seats(&self.here());
            let entry = self.fold.intend(person, ask, here)?;
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

    async fn join(&mut self, who: &Who, join: &Join) -> Result<SeatName, Problem> {
        let invited = self.is_invite(join.invite.as_deref());
        if !invited && !self.fold.plan().listed {
            return Err(rooms::no_table());
        }
        if let Some(seat) = self.fold.seat_of(who.identity) {
            return Ok(seat.into());
        }
        let ask = Ask::Sit {
            id: 0,
            seat: join.seat,
        };
        self.intend(who, &ask).await?;
        let seat = self.fold.seat_of(who.identity).ok_or_else(unavailable)?;
        Ok(seat.into())
    }

    fn record(&self, who: Option<&Who>, invite: Option<&str>) -> Result<String, Problem> {
        self.may_look(who, self.is_invite(invite))?;
        let done = matches!(self.fold.status(), Status::Over | Status::Ended);
        match self.fold.play() {
            Some(play) if done && play.steps() > 0 => Ok(play.record(&self.fold.names(), true)),
            None => {
                let message = "the rules of this table are no longer known here; its log is kept";
                Err(Problem::new(Code::NotNow, message))
            }
            _ => {
                let message = "there is no record before the game has ended";
                Err(Problem::new(Code::NotNow, message))
            }
        }
    }

    async fn say(&mut self, who: &Who, text: &str) -> Result<u32, Problem> {
        let text = crate::hub::socket::tidy(text)?;
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
        let seat = self.fold.seat_of(who.identity);
        let line = NewLine {
            at,
            seat: seat.map(|seat| seat.index() as u8),
            name: who.name.clone(),
            text: text.clone(),
        };
        let n = self.hub.0.store.say(self.id, &line).await;
        let said = Said {
            n: n.map_err(|_| unavailable())?,
            at,
            seat: seat.map(SeatName),
            name: line.name,
            text,
        };
        self.hub.0.bus.said(self.id, &said);
        self.viewers.tell(&News::Said(said));
        Ok(0)
    }

    /// A new table with the same people, who are told of it here.
    async fn rematch(&mut self, who: &Who) -> Result<u32, Problem> {
        if !matches!(self.fold.status(), Status::Over | Status::Ended) {
            return Err(Problem::new(Code::NotNow, "the game is not over"));
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
