//! How a room stands to its table's log: reading it, writing the next entry, and
//! finding out what became of one.

use lucid_protocol::{Code, ERASED_NAME, News, Problem};

use super::{ASK_AGAIN, Room};
use crate::clock::now;
use crate::hub::{desk, lobby, rooms, store_problem, unavailable};
use crate::store::{Append, Appended, EntryRow};
use crate::table::{Audience, Entry};

impl Room {
    /// Takes the entries that the store has and this room has not.
    pub(super) async fn read(&mut self) -> Result<(), Problem> {
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
        self.erased |= matches!(&entry, Entry::Named { name, .. } if name == ERASED_NAME);
        self.seat_viewers(&entry);
        self.viewers.show(&applied);
        Ok(())
    }

    /// Who sits down or gets up is told other things from then on. Where nobody
    /// may watch, those without a seat leave when the game begins.
    fn seat_viewers(&mut self, entry: &Entry) {
        match entry {
            Entry::Sat { .. } | Entry::Left { .. } => {
                for viewer in &mut self.viewers.0 {
                    viewer.seat = self.fold.seat_of(viewer.who);
                }
            }
            Entry::Started {} | Entry::Begun { .. } if !self.fold.plan().spectators => {
                let host = self.row.host;
                self.viewers.0.retain(|viewer| {
                    let stays = viewer.seat.is_some() || viewer.who == host;
                    if !stays {
                        let why = rooms::no_table();
                        viewer.outlet.tell(&News::NoTable { id: 0, why });
                    }
                    stays
                });
            }
            _ => {}
        }
    }

    /// Another node has committed an entry: the next, or one of which those
    /// before are still unknown.
    pub(super) async fn heard(&mut self, row: EntryRow) {
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
    pub(super) async fn catch_up(&mut self) -> Result<(), Problem> {
        let known = match self.unsure {
            true => self.rebuild().await,
            false => self.read().await,
        };
        // Whoever was erased is still named by what was folded before.
        let known = match known {
            Ok(()) if self.erased => self.rebuild().await,
            known => known,
        };
        self.unsure = known.is_err();
        if let Err(problem) = &known {
            self.gone = problem.code == Code::NotFound;
            self.ask_again = now() + ASK_AGAIN;
        }
        self.show_who_is_here();
        known
    }

    /// Whether others have committed what was unknown here; then it no longer is.
    pub(super) async fn is_behind(&mut self) -> Result<bool, Problem> {
        let known = self.fold.head();
        if self.hub.0.bus.is_shared() {
            self.catch_up().await?;
        }
        Ok(self.fold.head() > known)
    }

    /// Commits the next entry and shows it.
    ///
    /// # Errors
    /// [`Code::Stale`] when another node was quicker; its entries are taken
    /// then. [`Code::NotSaved`] when nothing can be committed, and the entry
    /// certainly was not. [`Code::Unavailable`] when that is not known.
    pub(in crate::hub) async fn commit(&mut self, entry: &Entry) -> Result<u32, Problem> {
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
                let problem = store_problem(&error);
                let known = self.doubt().await;
                match problem.code {
                    // That it was not saved is certain, whatever else is not.
                    Code::NotSaved => Err(problem),
                    // It may have been: then the log has it by now.
                    _ => match known.is_ok() && self.has(number, at, &body).await {
                        true => Ok(number),
                        false => Err(problem),
                    },
                }
            }
        }
    }

    /// Whether the log has an entry, word for word.
    async fn has(&self, number: u32, at: u64, body: &str) -> bool {
        let entries = self.hub.0.store.entries_after(self.id, number - 1).await;
        let first = entries.ok().and_then(|entries| entries.into_iter().next());
        first.is_some_and(|row| row.number == number && row.at == at && row.body == body)
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
        self.erased = false;
        self.note_summary();
        Ok(())
    }
}
