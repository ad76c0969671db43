//! The tables that are in memory, and everybody who looks at them.
//!
//! Each table that somebody looks at, or that has something to do, is a *room*:
//! a task of its own that folds the log, takes what people want one after the
//! other, commits it and tells everybody. A table may have rooms on several
//! nodes: the store decides which entry is next.

mod bus;
mod desk;
mod heartbeat;
mod lobby;
mod options;
mod outlet;
mod people;
mod presence;
mod reviews;
mod room;
mod rooms;
mod socket;
mod sweep;
mod thinking;
mod upkeep;
mod viewer;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lucid_protocol::socket::{Opened, Parting};
use lucid_protocol::table::{Join, Made};
use lucid_protocol::{Code, Listed, Plan, Problem, SeatName, TableId, TableInfo};
use tokio::sync::{Semaphore, mpsc, oneshot};

pub use bus::BusError;
pub use options::Options;
pub use people::Session;

pub(crate) use desk::{digest, info as describe, places, summary};

use self::bus::Bus;
use self::heartbeat::Heartbeat;
use self::lobby::Lobby;
use self::people::Guest;
use self::reviews::Reviews;
use self::room::Command;
use crate::metrics::Metrics;
use crate::store::{IdentityId, Store, StoreError};
use crate::who::Who;

/// How long a server that goes takes to keep the records of its tables.
const KEEPING: Duration = Duration::from_secs(5);

/// All tables of this node. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Hub(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    options: Options,
    metrics: Metrics,
    /// The name of this node among others.
    node: String,
    rooms: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
    sockets: Mutex<HashMap<u64, Guest>>,
    lobby: Lobby,
    bus: Bus,
    heartbeat: Heartbeat,
    thinkers: Arc<Semaphore>,
    reviews: Reviews,
    closing: AtomicBool,
}

impl Hub {
    /// A hub on a store, joined to others if there are others.
    ///
    /// # Errors
    /// When the address of NATS makes no sense.
    pub async fn start(store: Store, options: Options, metrics: Metrics) -> Result<Hub, BusError> {
        let node = match &options.nats {
            Some(_) => crate::chance::secret(),
            None => "alone".to_owned(),
        };
        let (bus, incoming) = Bus::join(options.nats.as_deref()).await?;
        let hub = Hub(Arc::new(Inner {
            store,
            metrics,
            node,
            rooms: Mutex::default(),
            sockets: Mutex::default(),
            lobby: Lobby::default(),
            bus,
            heartbeat: Heartbeat::new(options.nats.is_some()),
            thinkers: Arc::new(Semaphore::new(options.thinkers.max(1))),
            reviews: Reviews::default(),
            closing: AtomicBool::new(false),
            options,
        }));
        bus::listen(&hub, incoming);
        heartbeat::start(&hub);
        sweep::start(&hub);
        upkeep::start(&hub);
        lobby::start(&hub);
        Ok(hub)
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Whether the hub no longer takes anybody.
    pub fn is_closing(&self) -> bool {
        self.0.closing.load(Ordering::Relaxed)
    }

    /// How many sockets an identity has open.
    pub fn sockets_of(&self, identity: IdentityId) -> usize {
        let sockets = lock(&self.0.sockets);
        let own = sockets.values().filter(|guest| guest.identity == identity);
        own.count()
    }

    /// Makes a table.
    ///
    /// # Errors
    /// When the plan cannot be played, or there are too many tables already.
    pub async fn make(&self, who: &Who, plan: Plan, now: u64) -> Result<Made, Problem> {
        let made = rooms::make(self, who, plan, None, now).await?;
        lobby::touch(self);
        Ok(made)
    }

    /// What is known of a table, the game itself aside.
    ///
    /// # Errors
    /// When there is no such table, or it is not for this person.
    pub async fn info(
        &self,
        who: Option<&Who>,
        id: TableId,
        invite: Option<&str>,
    ) -> Result<TableInfo, Problem> {
        let opened = self.changes(who, id, invite, None).await?;
        Ok(opened.table)
    }

    /// A table as it is shown, with its changes after a number, or with none.
    ///
    /// # Errors
    /// When there is no such table, or it is not for this person.
    pub async fn changes(
        &self,
        who: Option<&Who>,
        id: TableId,
        invite: Option<&str>,
        from: Option<u32>,
    ) -> Result<Opened, Problem> {
        let (reply, answer) = oneshot::channel();
        let command = Command::Look {
            who: who.cloned(),
            invite: invite.map(str::to_owned),
            from,
            reply,
        };
        self.ask(id, command, answer).await
    }

    /// Takes a seat.
    ///
    /// # Errors
    /// When there is none for this person.
    pub async fn join(&self, who: &Who, id: TableId, join: Join) -> Result<SeatName, Problem> {
        let (reply, answer) = oneshot::channel();
        let command = Command::Join {
            who: who.clone(),
            join,
            reply,
        };
        self.ask(id, command, answer).await
    }

    /// The record of a game that is over, with its seed.
    ///
    /// # Errors
    /// When there is no such table, or its game still runs.
    pub async fn record(
        &self,
        who: Option<&Who>,
        id: TableId,
        invite: Option<&str>,
    ) -> Result<String, Problem> {
        let (reply, answer) = oneshot::channel();
        let command = Command::Record {
            who: who.cloned(),
            invite: invite.map(str::to_owned),
            reply,
        };
        self.ask(id, command, answer).await
    }

    /// The tables that anybody may join or watch, and one's own.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn lobby(&self, who: Option<&Who>) -> Result<(Vec<Listed>, Vec<Listed>), Problem> {
        let open = lobby::open(&self.0.store).await?;
        let mine = match who {
            Some(who) => lobby::mine(&self.0.store, who.identity).await?,
            None => Vec::new(),
        };
        Ok((open, mine))
    }

    /// Tells everybody to connect again, and takes nobody any more.
    pub async fn shutdown(&self) {
        self.0.closing.store(true, Ordering::Relaxed);
        for guest in lock(&self.0.sockets).values() {
            guest.outlet.part(Parting::Restart);
        }
        self.keep_records().await;
        // Sockets leave by themselves; those that do not read are left behind.
        for _ in 0..100 {
            if lock(&self.0.sockets).is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // Others need not wait until the leases of this node are over.
        if self.0.bus.is_shared()
            && let Err(error) = self.0.store.release(&self.0.node).await
        {
            tracing::warn!(%error, "leases could not be given back");
        }
        self.0.bus.flush().await;
    }

    /// The next program may not know the rules of the tables that are in memory.
    async fn keep_records(&self) {
        let (reply, mut all_done) = mpsc::channel(1);
        sweep::all(self, || Command::Keep(reply.clone())).await;
        drop(reply);
        let _ = tokio::time::timeout(KEEPING, all_done.recv()).await;
    }

    async fn ask<T>(
        &self,
        id: TableId,
        command: Command,
        answer: oneshot::Receiver<Result<T, Problem>>,
    ) -> Result<T, Problem> {
        let room = rooms::open(self, id).await?;
        room.send(command).await.map_err(|_| unavailable())?;
        // The room may go while it loads; nothing was done then.
        answer.await.unwrap_or_else(|_| Err(unavailable()))
    }
}

/// The answer when the server itself is in trouble.
pub(crate) fn unavailable() -> Problem {
    Problem::new(
        Code::Unavailable,
        "the server cannot tell how this stands at the moment: look again soon",
    )
}

/// What people are told when the store failed: that nothing was changed, where
/// that is known.
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

/// A lock that a panic elsewhere does not break: what it guards is a plain map.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
