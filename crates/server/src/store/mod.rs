//! The database: SQLite or PostgreSQL behind one type, [`Store`].
//!
//! * [`rows`]: the values that go in and come out.
//! * `pools`: connections, and the macros that let a query be written once for both
//!   databases.
//! * `writer`: write transactions, and what is known of one that failed.
//! * `schema`, `version`: the migrations, which run when a server opens its store, and
//!   which programs may use a database after them.
//! * `lock`: one server for one SQLite file.
//! * `commit`: the group committer. Appends that arrive while a commit is under
//!   way go into the next one, so that one durable commit serves hundreds.
//! * `tables`, `table_lists`, `nodes`, `prune`, `chat`, `packs`, `records`, `identities`,
//!   `sessions`, `admin`: the queries, by subject.
//!
//! Every value is a parameter; no text from outside becomes part of a statement.

mod admin;
mod chat;
mod commit;
mod devices;
mod erase;
mod error;
mod identities;
mod lock;
mod nodes;
mod packs;
mod pools;
mod prune;
mod records;
pub mod rows;
mod schema;
mod sessions;
mod table_lists;
mod tables;
mod version;
mod writer;

use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

pub use erase::ErasedTable;
pub use error::StoreError;
pub use lock::Holder;
pub use rows::{
    Append, Appended, ChatRow, EntryRow, IdentityId, IdentityRow, NewLine, NewSession, NewTable,
    PackRow, PasswordLogin, SeatOwner, Summary, SummaryRow, TableRow,
};
pub(crate) use sessions::LONGEST as LONGEST_SESSION;

pub use schema::SCHEMA;
pub use version::{PROGRAM, Version};

use commit::{Committer, Write as _};
use error::check_text;
use lock::Lock;
use pools::{Pools, reading, writing};

use crate::metrics::Metrics;

/// How long a database may take to commit a probe.
const PROBE: Duration = Duration::from_secs(3);

/// The database of a server. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    pools: Pools,
    committer: Committer,
    /// Held by the server of a SQLite file until it is closed.
    lock: Mutex<Option<Lock>>,
}

impl Store {
    /// Opens a database for a server and migrates it: `sqlite:PATH`, a file that is created if
    /// it is missing and that only one store at a time may open, or `postgres://…`.
    ///
    /// # Errors
    /// Among others [`StoreError::InUse`] and [`StoreError::TooNew`]; nothing has been
    /// changed then.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::open_counted(url, Metrics::new()).await
    }

    /// The same, counting its commits.
    pub async fn open_counted(url: &str, metrics: Metrics) -> Result<Store, StoreError> {
        let lock = pools::sqlite_path(url)?.map(Lock::take).transpose()?;
        let pools = Pools::open(url).await?;
        if let Err(error) = schema::migrate(&pools).await {
            pools.close().await;
            return Err(error);
        }
        let store = Store::start(pools, lock, &metrics)?;
        store.fill_skeletons().await?;
        Ok(store)
    }

    /// Opens an existing database, beside the server that may be using it: creates no file,
    /// migrates nothing.
    ///
    /// # Errors
    /// Among others [`StoreError::Absent`], [`StoreError::NotLucid`],
    /// [`StoreError::TooOld`] and [`StoreError::TooNew`].
    pub async fn open_existing(url: &str) -> Result<Store, StoreError> {
        let pools = Pools::open_existing(url).await?;
        if let Err(error) = schema::check(&pools).await {
            pools.close().await;
            return Err(error);
        }
        Store::start(pools, None, &Metrics::new())
    }

    fn start(pools: Pools, lock: Option<Lock>, metrics: &Metrics) -> Result<Store, StoreError> {
        let committer = Committer::start(&pools, metrics)?;
        let inner = Inner {
            pools,
            committer,
            lock: Mutex::new(lock),
        };
        Ok(Store {
            inner: Arc::new(inner),
        })
    }

    /// Records where the server listens, for the error message of a second server.
    ///
    /// # Errors
    /// The lock file cannot be written.
    pub fn set_address(&self, listen: SocketAddr) -> Result<(), StoreError> {
        let mut lock = self
            .inner
            .lock
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        match lock.as_mut() {
            Some(lock) => Ok(lock.set_address(listen)?),
            None => Ok(()),
        }
    }

    /// Commits a row and reads it back through another connection: whether the database could
    /// keep an acknowledgement now.
    ///
    /// # Errors
    /// The database cannot save, or does not answer soon enough.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let late = |_| StoreError::from(sqlx::Error::PoolTimedOut);
        tokio::time::timeout(PROBE, self.write_and_read_back())
            .await
            .map_err(late)?
    }

    async fn write_and_read_back(&self) -> Result<(), StoreError> {
        let id = writing!(self, connection => connection.probe().await?);
        let sql = "SELECT id FROM probes WHERE id = $1";
        let found: Option<i64> = reading!(self, pool => {
            sqlx::query_scalar(sql).bind(id).fetch_optional(pool).await?
        });
        match found {
            Some(_) => Ok(()),
            None => Err(StoreError::Corrupt("a probe that was committed")),
        }
    }

    /// Commits what is queued, and closes all connections. Later calls fail with
    /// [`StoreError::Closed`].
    pub async fn close(&self) {
        self.inner.committer.stop().await;
        self.inner.pools.close().await;
        let lock = &self.inner.lock;
        lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Appends an entry to a table's log, and returns once it would survive a crash. Of several
    /// entries with the same table and number, one is done.
    ///
    /// Once started, the append happens even if nobody waits for the answer.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        check_text(&append.body)?;
        if let Some(summary) = &append.summary {
            check_text(&summary.seats)?;
        }
        self.inner.committer.append(append).await
    }

    fn pools(&self) -> &Pools {
        &self.inner.pools
    }
}

// The address of a database may hold a password.
impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.pools() {
            Pools::Sqlite { .. } => "SQLite",
            #[cfg(feature = "cluster")]
            Pools::Postgres(_) => "PostgreSQL",
        };
        f.debug_tuple("Store").field(&kind).finish()
    }
}
