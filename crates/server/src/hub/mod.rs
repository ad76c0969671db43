//! The tables that are in memory, and everybody who looks at them.
//!
//! A table that somebody looks at, or that has something to do, is *live*: a task of its
//! own folds its log, takes requests one after the other, commits what follows from them
//! and tells everybody. A table may be live on several nodes: the store decides which
//! entry is next.

mod bot_turns;
mod bus;
mod cleanup;
mod connections;
mod heartbeat;
mod live_table;
mod live_tables;
mod lobby;
mod new_table;
mod options;
mod presence;
mod reconciler;
mod reviews;
mod socket;
mod socket_sender;
mod summary;
mod viewer;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lucid_protocol::table::{Join, Made};
use lucid_protocol::{
    CloseReason, Code, Listed, Plan, Problem, SeatName, TableId, TableInfo, TableSnapshot,
};
use tokio::sync::{Semaphore, mpsc, oneshot};

pub use bus::BusError;
pub use connections::SessionHash;
pub use options::HubOptions;

pub(crate) use summary::{record_digest, seat_owners, summarize, table_info};

use self::bus::Bus;
use self::connections::ClientConnection;
use self::heartbeat::Heartbeat;
use self::live_table::TableCommand;
use self::lobby::Lobby;
use self::reviews::Reviews;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};
use crate::user::User;

/// How long a server that stops waits for the records of its tables to be saved.
const SAVE_TIMEOUT: Duration = Duration::from_secs(5);

/// All tables of this node. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Hub(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    options: HubOptions,
    metrics: Metrics,
    /// The name of this node among others.
    node: String,
    live: Mutex<HashMap<TableId, mpsc::Sender<TableCommand>>>,
    connections: Mutex<HashMap<u64, ClientConnection>>,
    lobby: Lobby,
    bus: Bus,
    heartbeat: Heartbeat,
    /// Limits how many bots think at once.
    bot_threads: Arc<Semaphore>,
    reviews: Reviews,
    closing: AtomicBool,
}

impl Hub {
    /// Starts a hub on a store, joined to the other nodes if there are any.
    ///
    /// # Errors
    /// The address of NATS is invalid.
    pub async fn start(
        store: Store,
        options: HubOptions,
        metrics: Metrics,
    ) -> Result<Hub, BusError> {
        let node = match &options.nats {
            Some(_) => crate::chance::secret(),
            None => "alone".to_owned(),
        };
        let (bus, incoming) = Bus::join(options.nats.as_deref()).await?;
        let hub = Hub(Arc::new(Inner {
            store,
            metrics,
            node,
            live: Mutex::default(),
            connections: Mutex::default(),
            lobby: Lobby::default(),
            bus,
            heartbeat: Heartbeat::new(options.nats.is_some()),
            bot_threads: Arc::new(Semaphore::new(options.bot_threads.max(1))),
            reviews: Reviews::default(),
            closing: AtomicBool::new(false),
            options,
        }));
        bus::listen(&hub, incoming);
        heartbeat::start(&hub);
        reconciler::start(&hub);
        cleanup::start(&hub);
        lobby::start(&hub);
        Ok(hub)
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Whether the hub accepts no more connections.
    pub fn is_closing(&self) -> bool {
        self.0.closing.load(Ordering::Relaxed)
    }

    /// Makes a table.
    ///
    /// # Errors
    /// The plan cannot be played, or this person has too many unfinished tables.
    pub async fn make(&self, user: &User, plan: Plan, now: u64) -> Result<Made, Problem> {
        let made = new_table::make(self, user, plan, None, now).await?;
        lobby::touch(self);
        Ok(made)
    }

    /// What is known of a table, the game itself aside.
    ///
    /// # Errors
    /// There is no such table, or this person may not see it.
    pub async fn info(
        &self,
        user: Option<&User>,
        id: TableId,
        invite: Option<&str>,
    ) -> Result<TableInfo, Problem> {
        let snapshot = self.changes(user, id, invite, None).await?;
        Ok(snapshot.table)
    }

    /// A table as it is shown, with its changes after a number, or without any.
    ///
    /// # Errors
    /// There is no such table, or this person may not see it.
    pub async fn changes(
        &self,
        user: Option<&User>,
        id: TableId,
        invite: Option<&str>,
        from: Option<u32>,
    ) -> Result<TableSnapshot, Problem> {
        let (reply, answer) = oneshot::channel();
        let command = TableCommand::Snapshot {
            user: user.cloned(),
            invite: invite.map(str::to_owned),
            from,
            reply,
        };
        self.send(id, command, answer).await
    }

    /// Takes a seat.
    ///
    /// # Errors
    /// There is none for this person.
    pub async fn join(&self, user: &User, id: TableId, join: Join) -> Result<SeatName, Problem> {
        let (reply, answer) = oneshot::channel();
        let command = TableCommand::Join {
            user: user.clone(),
            join,
            reply,
        };
        self.send(id, command, answer).await
    }

    /// The record of a game that is over, with its seed.
    ///
    /// # Errors
    /// There is no such table, or its game still runs.
    pub async fn record(
        &self,
        user: Option<&User>,
        id: TableId,
        invite: Option<&str>,
    ) -> Result<String, Problem> {
        let (reply, answer) = oneshot::channel();
        let command = TableCommand::Record {
            user: user.cloned(),
            invite: invite.map(str::to_owned),
            reply,
        };
        self.send(id, command, answer).await
    }

    /// The tables that anybody may join or watch, and one's own.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn lobby(&self, user: Option<&User>) -> Result<(Vec<Listed>, Vec<Listed>), Problem> {
        let open = lobby::open(&self.0.store).await?;
        let mine = match user {
            Some(user) => lobby::mine(&self.0.store, user.identity).await?,
            None => Vec::new(),
        };
        Ok((open, mine))
    }

    /// Tells everybody to connect again, and accepts nobody any more.
    pub async fn shutdown(&self) {
        self.0.closing.store(true, Ordering::Relaxed);
        for connection in lock(&self.0.connections).values() {
            connection.sender.close(CloseReason::Restart);
        }
        self.save_records().await;
        // Sockets close on their own; those that do not read are abandoned.
        for _ in 0..100 {
            if lock(&self.0.connections).is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // Others need not wait until the leases of this node are over.
        if self.0.bus.is_shared()
            && let Err(error) = self.0.store.release(&self.0.node).await
        {
            tracing::warn!(%error, "leases could not be released");
        }
        self.0.bus.flush().await;
    }

    /// Saves the records of the tables in memory: the next program may not know their
    /// rules.
    async fn save_records(&self) {
        let (reply, mut all_done) = mpsc::channel(1);
        live_tables::send_all(self, || TableCommand::SaveRecord(reply.clone())).await;
        drop(reply);
        let _ = tokio::time::timeout(SAVE_TIMEOUT, all_done.recv()).await;
    }

    async fn send<T>(
        &self,
        id: TableId,
        command: TableCommand,
        answer: oneshot::Receiver<Result<T, Problem>>,
    ) -> Result<T, Problem> {
        let table = live_tables::open(self, id).await?;
        table.send(command).await.map_err(|_| unavailable())?;
        // The table may go while it is being loaded; nothing was done then.
        answer.await.unwrap_or_else(|_| Err(unavailable()))
    }
}

/// The answer when something is wrong with the server itself.
pub(crate) fn unavailable() -> Problem {
    Problem::new(
        Code::Unavailable,
        "the server does not know the state of this at the moment: try again soon",
    )
}

/// The answer when the store failed. It says that nothing was changed if that is known.
pub(crate) fn store_problem(error: &StoreError) -> Problem {
    match error {
        StoreError::NotSaved(_) => Problem::new(
            Code::NotSaved,
            "the server cannot save anything at the moment, so nothing was changed",
        ),
        _ => unavailable(),
    }
}

/// The answer while the server is being shut down.
fn closing() -> Problem {
    let message = "the server is about to restart: connect again in a moment";
    Problem::new(Code::Unavailable, message)
}

/// Locks a mutex even after a panic elsewhere: what it guards is a plain map.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
