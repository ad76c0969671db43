//! Write transactions: begun, committed, and thrown away after any error.
//!
//! An acknowledgement means that a commit has succeeded. So a connection on which anything
//! went wrong is never used again, and nobody has to know its state. Errors distinguish what
//! is in doubt from what certainly did not happen.

#[cfg(feature = "cluster")]
mod postgres;

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::timeout;

#[cfg(feature = "cluster")]
pub(super) use postgres::PgTransaction;

use super::StoreError;
use super::commit::Write as _;
use super::pools::PATIENCE;

/// Begins a transaction that writes. Inside another one it is an error.
const BEGIN: &str = "BEGIN IMMEDIATE";
/// Commits, and makes sure that the transaction is over: SQLite refuses to set this pragma
/// inside one. It is set to the value that it already has.
const COMMIT: &str = "COMMIT; PRAGMA synchronous = FULL";
/// SQLite's code for a full disk.
const SQLITE_FULL: i32 = 13;

/// Why a write failed.
#[derive(Debug)]
pub(super) enum WriteError {
    /// It certainly did not happen, and never will.
    NotSaved(sqlx::Error),
    /// The commit was requested, and its result is not known.
    Unknown(sqlx::Error),
}

impl WriteError {
    /// The error of the database.
    pub(super) fn cause(&self) -> &sqlx::Error {
        match self {
            WriteError::NotSaved(error) | WriteError::Unknown(error) => error,
        }
    }
}

impl From<WriteError> for StoreError {
    fn from(error: WriteError) -> StoreError {
        match error {
            WriteError::NotSaved(error) => StoreError::not_saved(error),
            WriteError::Unknown(error) => StoreError::Unavailable(Arc::new(error)),
        }
    }
}

/// A transaction on either database. If it is dropped, its connection is dropped, too.
pub(super) trait Transaction: DerefMut<Target = Self::Connection> {
    /// The connection that statements run on.
    type Connection;
    /// Rolls back what was written, and begins again on the same connection.
    async fn restart(&mut self) -> Result<(), sqlx::Error>;
    /// Commits what was written; an error says whether it is in doubt.
    async fn commit(self) -> Result<(), WriteError>;
}

/// The one connection that writes to a SQLite file, for which all writes queue.
#[derive(Clone)]
pub(super) struct SqliteWriter {
    options: Arc<SqliteConnectOptions>,
    slot: Arc<Mutex<ConnectionSlot>>,
}

/// Where the connection waits between two transactions.
#[derive(Default)]
struct ConnectionSlot {
    /// Nothing after an error.
    connection: Option<SqliteConnection>,
    /// Whether a commit whose result is not known may have left its pages in the write-ahead
    /// log.
    unsettled: bool,
    /// Whether the store has been closed.
    closed: bool,
}

/// A transaction on a SQLite file.
pub(super) struct SqliteTransaction {
    /// Taken out by the commit.
    connection: Option<SqliteConnection>,
    slot: OwnedMutexGuard<ConnectionSlot>,
}

impl SqliteWriter {
    /// Opens the file for writing.
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<SqliteWriter, sqlx::Error> {
        let connection = Some(options.connect().await?);
        let slot = ConnectionSlot {
            connection,
            ..ConnectionSlot::default()
        };
        Ok(SqliteWriter {
            options: Arc::new(options),
            slot: Arc::new(Mutex::new(slot)),
        })
    }

    /// Begins a transaction, on a new connection after an error.
    pub(super) async fn begin(&self) -> Result<SqliteTransaction, WriteError> {
        self.try_begin().await.map_err(WriteError::NotSaved)
    }

    async fn try_begin(&self) -> Result<SqliteTransaction, sqlx::Error> {
        let slot = timeout(PATIENCE, Arc::clone(&self.slot).lock_owned());
        let mut slot = slot.await.map_err(|_| sqlx::Error::PoolTimedOut)?;
        let mut connection = self.take(&mut slot).await?;
        if slot.unsettled {
            // After a commit whose sync failed, its pages may lie whole in the
            // log: a crash could bring back what was never acknowledged. The next
            // commit overwrites them; only then can anybody be told of its fate.
            raw(&mut connection, BEGIN).await?;
            connection.probe().await?;
            raw(&mut connection, COMMIT).await?;
            slot.unsettled = false;
        }
        raw(&mut connection, BEGIN).await?;
        Ok(SqliteTransaction {
            connection: Some(connection),
            slot,
        })
    }

    /// Another connection that may write, for callers that make sure that they do not write at
    /// the same time.
    pub(super) async fn connect(&self) -> Result<SqliteConnection, sqlx::Error> {
        self.options.connect().await
    }

    /// Takes the connection out of its slot, or opens a new one: a caller that is cancelled
    /// drops it, and with it an open transaction.
    async fn take(&self, slot: &mut ConnectionSlot) -> Result<SqliteConnection, sqlx::Error> {
        match slot.connection.take() {
            _ if slot.closed => Err(sqlx::Error::PoolClosed),
            Some(connection) => Ok(connection),
            None => self.connect().await,
        }
    }

    /// Closes the connection, and refuses all later writes.
    pub(super) async fn close(&self) {
        let mut slot = self.slot.lock().await;
        slot.closed = true;
        if let Some(connection) = slot.connection.take() {
            // What is committed is safe, whether or not the file can be tidied.
            let _ = connection.close().await;
        }
    }
}

/// Runs statements that are prepared each time: a pragma that is refused is refused when it
/// is prepared.
async fn raw(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), sqlx::Error> {
    let query = sqlx::query(sql).persistent(false);
    query.execute(connection).await.map(drop)
}

impl Transaction for SqliteTransaction {
    type Connection = SqliteConnection;

    async fn restart(&mut self) -> Result<(), sqlx::Error> {
        raw(self, "ROLLBACK").await?;
        raw(self, BEGIN).await
    }

    async fn commit(mut self) -> Result<(), WriteError> {
        let Some(mut connection) = self.connection.take() else {
            return Err(WriteError::NotSaved(sqlx::Error::WorkerCrashed));
        };
        // Until the answer is there, nobody knows; nor if nobody waits for it.
        self.slot.unsettled = true;
        match raw(&mut connection, COMMIT).await {
            Ok(()) => {
                self.slot.unsettled = false;
                self.slot.connection = Some(connection);
                Ok(())
            }
            // A page had no room, so the last one, which makes it a commit, was
            // not written.
            Err(error) if sqlite_code(&error) == Some(SQLITE_FULL) => {
                self.slot.unsettled = false;
                Err(WriteError::NotSaved(error))
            }
            Err(error) => Err(WriteError::Unknown(error)),
        }
    }
}

impl Deref for SqliteTransaction {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.connection
            .as_ref()
            .expect("only a commit takes it out")
    }
}

impl DerefMut for SqliteTransaction {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection
            .as_mut()
            .expect("only a commit takes it out")
    }
}

/// SQLite's primary result code, if the error has one.
pub(super) fn sqlite_code(error: &sqlx::Error) -> Option<i32> {
    let error = error.as_database_error()?;
    error.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    let code: i32 = error.code()?.parse().ok()?;
    Some(code & 0xff)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::pools::Pools;
    use crate::store::schema;

    /// An empty database of the current version, and its writer.
    async fn writer() -> (tempfile::TempDir, SqliteWriter) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("lucid.db").display());
        let pools = Pools::open(&url).await.unwrap();
        schema::migrate(&pools).await.unwrap();
        match pools {
            Pools::Sqlite { writer, .. } => (folder, writer),
            #[cfg(feature = "cluster")]
            Pools::Postgres(_) => panic!("a file is SQLite's"),
        }
    }

    async fn probes(writer: &SqliteWriter) -> i64 {
        let mut other = writer.connect().await.unwrap();
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM probes");
        count.fetch_one(&mut other).await.unwrap()
    }

    #[tokio::test]
    async fn a_transaction_within_another_is_an_error() {
        let (_folder, writer) = writer().await;
        let mut transaction = writer.begin().await.unwrap();
        assert!(raw(&mut transaction, BEGIN).await.is_err());
    }

    #[tokio::test]
    async fn a_commit_is_only_one_when_the_transaction_is_over() {
        let (_folder, writer) = writer().await;
        let mut transaction = writer.begin().await.unwrap();
        let (_, proof) = COMMIT.split_once(';').unwrap();
        let inside = raw(&mut transaction, proof).await;
        let error = inside.expect_err("a pragma that is refused in a transaction");
        assert!(
            error.to_string().contains("inside a transaction"),
            "{error}"
        );
        transaction.commit().await.unwrap();
    }

    #[tokio::test]
    async fn after_an_error_the_connection_is_a_new_one() {
        let (_folder, writer) = writer().await;
        let mut transaction = writer.begin().await.unwrap();
        let own = "CREATE TEMP TABLE known (id INTEGER)";
        raw(&mut transaction, own).await.unwrap();
        transaction.commit().await.unwrap();
        let known = "SELECT id FROM known";

        let mut transaction = writer.begin().await.unwrap();
        raw(&mut transaction, known)
            .await
            .expect("the same connection");
        transaction.probe().await.unwrap();
        // Giving up, for whatever reason, drops the transaction.
        drop(transaction);
        assert_eq!(probes(&writer).await, 0, "nothing of it is left");

        let mut transaction = writer.begin().await.unwrap();
        raw(&mut transaction, known)
            .await
            .expect_err("another connection");
    }

    #[tokio::test]
    async fn an_unsettled_commit_is_settled_before_the_next_write() {
        let (_folder, writer) = writer().await;
        writer.slot.lock().await.unsettled = true;
        let transaction = writer.begin().await.unwrap();
        assert_eq!(probes(&writer).await, 1, "a commit of its own came first");
        transaction.commit().await.unwrap();
        assert!(!writer.slot.lock().await.unsettled);
    }

    #[tokio::test]
    async fn a_closed_writer_opens_nothing() {
        let (_folder, writer) = writer().await;
        writer.close().await;
        let refused = writer.begin().await.err().expect("it is closed");
        assert!(matches!(refused.cause(), sqlx::Error::PoolClosed));
    }
}
