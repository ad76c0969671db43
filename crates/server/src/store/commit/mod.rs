//! The group committer: one durable commit for all appends that are waiting.
//!
//! A lane is a task or thread with a queue. It takes everything that waits, writes it in one
//! transaction and answers all callers; what arrives meanwhile is its next batch. So the
//! number of commits per second limits how soon an append is answered, not how many appends
//! there are. SQLite has one lane. PostgreSQL has several, which share the tables among
//! them, so that not everybody waits for the same round trip.
//!
//! A commit may fail in two ways. If nothing was written, all callers are told so. If that is
//! not known, because the answer was lost, the lane writes the batch again, and reads through
//! another connection what the first attempt wrote after all.

mod batch;
#[cfg(feature = "cluster")]
mod postgres;
mod sqlite;
mod write;

use std::thread;
use std::time::{Duration, Instant};

use sqlx::SqlitePool;
#[cfg(feature = "cluster")]
use sqlx::{PgPool, Postgres, pool::PoolConnection};
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};

use super::pools::Pools;
#[cfg(feature = "cluster")]
use super::writer::PgTransaction;
use super::writer::{SqliteWriter, WriteError, sqlite_code};
use super::{Append, Appended, StoreError};
use crate::metrics::Metrics;
use batch::Batch;
pub(super) use write::Write;
use write::{key, write};

/// The most appends in a commit.
const BATCH: usize = 512;
/// How many appends may be queued before callers have to wait to add more.
const QUEUE: usize = 4096;
/// The number of lanes to PostgreSQL.
#[cfg(feature = "cluster")]
const LANES: usize = 4;
/// How often a batch is tried when it is not known whether it was committed.
const UNKNOWN_ATTEMPTS: u32 = 4;

/// Hands appends to the lanes.
pub(super) struct Committer {
    lanes: Vec<mpsc::Sender<Job>>,
}

/// A request to a lane.
enum Job {
    Append(Append, Reply),
    /// Commit what waits, accept nothing more, and answer.
    Stop(oneshot::Sender<()>),
}

/// Where an append is answered.
type Reply = oneshot::Sender<Result<Appended, StoreError>>;

impl Committer {
    /// Starts the lanes. They end when this is dropped or stopped.
    pub(super) fn start(pools: &Pools, metrics: &Metrics) -> Result<Committer, StoreError> {
        let lane = || {
            let (sender, jobs) = mpsc::channel(QUEUE);
            (sender, jobs, metrics.clone())
        };
        let lanes = match pools {
            Pools::Sqlite { writer, readers } => {
                let (sender, jobs, metrics) = lane();
                let lane = Lane::Sqlite(writer.clone(), readers.clone());
                on_a_thread(lane.run(jobs, metrics))?;
                vec![sender]
            }
            #[cfg(feature = "cluster")]
            Pools::Postgres(pool) => (0..LANES)
                .map(|_| {
                    let (sender, jobs, metrics) = lane();
                    tokio::spawn(Lane::Postgres(pool.clone(), None).run(jobs, metrics));
                    sender
                })
                .collect(),
        };
        Ok(Committer { lanes })
    }

    /// Hands an append to its lane, and waits for the commit.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        // All appends of a table go through one lane, in order.
        let lane = append.table.number().unsigned_abs() % self.lanes.len() as u64;
        let job = Job::Append(append, answer);
        let sent = self.lanes[lane as usize].send(job).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Commits what waits, and ends the lanes.
    pub(super) async fn stop(&self) {
        for lane in &self.lanes {
            let (sender, stopped) = oneshot::channel();
            if lane.send(Job::Stop(sender)).await.is_ok() {
                // A lane that is gone has stopped, too.
                let _ = stopped.await;
            }
        }
    }
}

/// Runs the lane of SQLite on a thread of its own. Everybody waits for its next commit, and
/// among the tasks of hundreds of sockets each of its few steps would have to wait its turn.
fn on_a_thread(lane: impl Future<Output = ()> + Send + 'static) -> Result<(), StoreError> {
    let mut runtime = runtime::Builder::new_current_thread();
    let runtime = runtime.enable_time().build().map_err(sqlx::Error::Io)?;
    let thread = thread::Builder::new().name("commit".to_owned());
    let spawned = thread.spawn(move || runtime.block_on(lane));
    spawned
        .map(drop)
        .map_err(|error| sqlx::Error::Io(error).into())
}

/// A connection for writing, and others for reading.
enum Lane {
    /// Other writes queue for the same connection, so it is taken for one batch at a time.
    Sqlite(SqliteWriter, SqlitePool),
    /// The connection is kept from batch to batch.
    #[cfg(feature = "cluster")]
    Postgres(PgPool, Option<PoolConnection<Postgres>>),
}

impl Lane {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>, metrics: Metrics) {
        let mut waiting = Vec::with_capacity(BATCH);
        let mut stopped = Vec::new();
        while jobs.recv_many(&mut waiting, BATCH).await > 0 {
            let mut batch = Vec::with_capacity(waiting.len());
            for job in waiting.drain(..) {
                match job {
                    Job::Append(append, answer) => batch.push((append, answer)),
                    Job::Stop(sender) => {
                        jobs.close();
                        stopped.push(sender);
                    }
                }
            }
            let batch = Batch::new(batch);
            let begin = Instant::now();
            let outcome = self.commit(batch.appends()).await;
            let done = outcome.as_ref().map_or(&[][..], Vec::as_slice);
            let done = done.iter().filter(|done| **done).count();
            if done > 0 {
                metrics.committed(done, begin.elapsed());
            }
            batch.answer(outcome);
        }
        // The connection is given back before anybody is answered.
        drop(self);
        for sender in stopped {
            let _ = sender.send(());
        }
    }

    /// Writes a batch; returns which of its appends were done.
    async fn commit(&mut self, appends: &[Append]) -> Result<Vec<bool>, StoreError> {
        if appends.is_empty() {
            return Ok(Vec::new());
        }
        // Whether an attempt may have been committed although the answer was lost.
        let mut unknown = false;
        let mut attempt = 0;
        loop {
            attempt += 1;
            let error = match self.write(appends).await {
                Ok(done) if unknown => return self.with_earlier(appends, done).await,
                Ok(done) => return Ok(done),
                Err(error) => error,
            };
            unknown |= matches!(error, WriteError::Unknown(_));
            let again = if unknown {
                attempt < UNKNOWN_ATTEMPTS
            } else {
                attempt < 2 && passing(error.cause())
            };
            let cause = error.cause();
            tracing::warn!(error = %cause, appends = appends.len(), unknown, again, "a commit failed");
            if again {
                tokio::time::sleep(Duration::from_millis(50) * attempt).await;
                continue;
            }
            return Err(match (unknown, error) {
                (true, WriteError::NotSaved(error)) => WriteError::Unknown(error).into(),
                (_, error) => error.into(),
            });
        }
    }

    async fn write(&mut self, appends: &[Append]) -> Result<Vec<bool>, WriteError> {
        match self {
            Lane::Sqlite(writer, _) => write(writer.begin().await?, appends).await,
            #[cfg(feature = "cluster")]
            Lane::Postgres(pool, kept) => {
                write(PgTransaction::begin_kept(pool, kept).await?, appends).await
            }
        }
    }

    /// Adds the appends that an earlier attempt wrote: those that are in the database word for
    /// word. They are committed, because another connection sees them.
    async fn with_earlier(
        &self,
        appends: &[Append],
        done: Vec<bool>,
    ) -> Result<Vec<bool>, StoreError> {
        if done.iter().all(|done| *done) {
            return Ok(done);
        }
        let mut there = match self {
            Lane::Sqlite(_, readers) => readers.acquire().await?.same(appends).await?,
            #[cfg(feature = "cluster")]
            Lane::Postgres(pool, _) => pool.acquire().await?.same(appends).await?,
        };
        there.sort_unstable();
        let is_there = |append: &Append| there.binary_search(&key(append)).is_ok();
        let done = appends.iter().zip(done);
        Ok(done
            .map(|(append, done)| done || is_there(append))
            .collect())
    }
}

/// Whether another attempt may succeed: the connection broke, the database is restarting or
/// busy, two transactions were in conflict, or a table was just deleted.
fn passing(error: &sqlx::Error) -> bool {
    /// SQLite's codes for busy and locked.
    const BUSY: [i32; 2] = [5, 6];
    match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => true,
        sqlx::Error::Database(database) if database.is_foreign_key_violation() => true,
        sqlx::Error::Database(database) => match sqlite_code(error) {
            Some(code) => BUSY.contains(&code),
            None => {
                let code = database.code().unwrap_or_default();
                let classes = ["08", "40", "53", "57"];
                classes.iter().any(|class| code.starts_with(class))
            }
        },
        _ => false,
    }
}
