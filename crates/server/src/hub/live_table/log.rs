//! The log of a live table: reading it, committing the next entry, and finding out whether
//! an entry was committed.

use lucid_protocol::{Code, ERASED_NAME, Problem, ServerMessage, TableEvent};

use super::{LiveTable, RESYNC_PAUSE};
use crate::clock::now;
use crate::hub::{live_tables, lobby, store_problem, summary, unavailable};
use crate::store::{Append, Appended, EntryRow};
use crate::table::{Audience, LogEntry};

impl LiveTable {
    /// Applies the entries that the store has and this table does not.
    pub(super) async fn read(&mut self) -> Result<(), Problem> {
        let entries = self.hub.0.store.entries_after(self.id, self.fold.head());
        let entries = entries.await.map_err(|error| {
            tracing::error!(table = %self.id, %error, "a log could not be read");
            unavailable()
        })?;
        let audience = if self.viewers.0.is_empty() {
            Audience::Nobody
        } else {
            Audience::All
        };
        for row in entries {
            self.apply(&row, audience)?;
        }
        self.note_summary();
        Ok(())
    }

    /// What others have written last is what this node would have written.
    fn note_summary(&mut self) {
        let pause = self.hub.0.options.bot_pause;
        self.summary = summary::summarize(&self.fold, now(), pause);
    }

    /// Applies an entry that is committed, and shows it.
    fn apply(&mut self, row: &EntryRow, audience: Audience) -> Result<(), Problem> {
        let broken = |reason: &dyn std::fmt::Display| {
            tracing::error!(table = %self.id, %reason, number = row.number, "a log is broken");
            unavailable()
        };
        let entry = LogEntry::parse(&row.body).map_err(|error| broken(&error))?;
        let applied = self.fold.apply(row.number, row.at, &entry, audience);
        let applied = applied.map_err(|error| broken(&error))?;
        self.shown = row.number;
        self.erased |=
            matches!(&entry.event, TableEvent::Named { name, .. } if name == ERASED_NAME);
        self.seat_viewers(&entry.event);
        self.viewers.send_change(&applied);
        Ok(())
    }

    /// Whoever sits down or gets up is told other things from then on. If nobody may
    /// watch, those without a seat have to leave when the game begins.
    fn seat_viewers(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Sat { .. } | TableEvent::Left { .. } => {
                for viewer in &mut self.viewers.0 {
                    viewer.seat = self.fold.seat_of(viewer.identity);
                }
            }
            TableEvent::Started { .. } if !self.fold.plan().spectators => {
                let host = self.row.host;
                self.viewers.0.retain(|viewer| {
                    let stays = viewer.seat.is_some() || viewer.identity == host;
                    if !stays {
                        let why = live_tables::no_table();
                        viewer.sender.send(&ServerMessage::NoTable { id: 0, why });
                    }
                    stays
                });
            }
            _ => {}
        }
    }

    /// Another node has committed an entry: the next one, or one after entries that are
    /// not known here yet.
    pub(super) async fn on_remote_entry(&mut self, row: EntryRow) {
        match row.number.cmp(&(self.fold.head() + 1)) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => {
                if self.apply(&row, Audience::All).is_err() {
                    self.in_doubt = true;
                    return;
                }
                self.note_summary();
                self.send_presence();
            }
            std::cmp::Ordering::Greater => {
                let _ = self.catch_up().await;
            }
        }
    }

    /// Brings the table up to date with its log.
    pub(super) async fn catch_up(&mut self) -> Result<(), Problem> {
        let known = if self.in_doubt {
            self.rebuild().await
        } else {
            self.read().await
        };
        // What was folded before still names somebody who was erased.
        let known = match known {
            Ok(()) if self.erased => self.rebuild().await,
            known => known,
        };
        self.in_doubt = known.is_err();
        if let Err(problem) = &known {
            self.gone = problem.code == Code::NotFound;
            self.resync_at = now() + RESYNC_PAUSE;
        }
        self.send_presence();
        known
    }

    /// Whether other nodes had committed entries that were not known here; now they are.
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
    /// [`Code::Stale`] if another node was quicker; its entries have been applied then.
    /// [`Code::NotSaved`] if nothing can be committed, and the entry certainly was not.
    /// [`Code::Unavailable`] if that is not known.
    pub(in crate::hub) async fn commit(&mut self, entry: &LogEntry) -> Result<u32, Problem> {
        if self.in_doubt {
            return Err(unavailable());
        }
        let (number, at) = (self.fold.head() + 1, now());
        let applied = self.fold.apply(number, at, entry, Audience::All);
        let applied = match applied {
            Ok(applied) => applied,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "an entry was refused by its own log");
                self.resync().await?;
                return Err(unavailable());
            }
        };
        let pause = self.hub.0.options.bot_pause;
        let summary = summary::summarize(&self.fold, at, pause);
        let changed = !summary::is_same(&summary, &self.summary);
        let seated = matches!(
            entry.event,
            TableEvent::Sat { .. } | TableEvent::Left { .. }
        );
        let append = Append {
            table: self.id,
            number,
            at,
            body: entry.body(),
            summary: changed.then(|| summary.clone()),
            seat_owners: seated.then(|| summary::seat_owners(&self.fold)),
        };
        let body = append.body.clone();
        match self.hub.0.store.append(append).await {
            Ok(Appended::Done) => {
                if changed {
                    self.summary = summary;
                    lobby::touch(&self.hub);
                }
                self.shown = number;
                self.seat_viewers(&entry.event);
                self.viewers.send_change(&applied);
                self.hub
                    .0
                    .bus
                    .entry(self.id, &EntryRow { number, at, body });
                if seated {
                    self.send_presence();
                }
                Ok(number)
            }
            Ok(Appended::Taken) => {
                self.hub.0.metrics.stale();
                self.resync().await?;
                Err(Problem::new(Code::Stale, "somebody was quicker"))
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "an entry could not be committed");
                let problem = store_problem(&error);
                let known = self.resync().await;
                match problem.code {
                    // It certainly was not saved, whatever else is not known.
                    Code::NotSaved => Err(problem),
                    // It may have been, and then the log has it by now.
                    _ => {
                        if known.is_ok() && self.has(number, at, &body).await {
                            Ok(number)
                        } else {
                            Err(problem)
                        }
                    }
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

    /// Reads the log again: the last entry is in the fold, but perhaps not in the log.
    async fn resync(&mut self) -> Result<(), Problem> {
        self.in_doubt = true;
        self.catch_up().await
    }

    /// Folds the table again from its log. Viewers are sent what they have not seen yet.
    async fn rebuild(&mut self) -> Result<(), Problem> {
        let shown = self.shown;
        let (_, fold) = live_tables::load(&self.hub, self.id).await?;
        let entries = self.hub.0.store.entries_after(self.id, 0).await;
        let entries = entries.map_err(|_| unavailable())?;
        self.fold = fold;
        for row in entries {
            if row.number <= shown {
                let entry = LogEntry::parse(&row.body).map_err(|_| unavailable())?;
                let applied = (self.fold).apply(row.number, row.at, &entry, Audience::Nobody);
                applied.map_err(|_| unavailable())?;
            } else {
                self.apply(&row, Audience::All)?;
            }
        }
        self.erased = false;
        self.note_summary();
        Ok(())
    }
}
