//! Connections to a database, and the macros that let a query be written once for both
//! databases.

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::time::Duration;

#[cfg(feature = "cluster")]
use sqlx::postgres::PgPool;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::StoreError;
use super::writer::SqliteWriter;

/// The number of connections that read from a SQLite file.
const READERS: u32 = 4;
/// The number of connections to PostgreSQL, including those of the committer.
#[cfg(feature = "cluster")]
const CONNECTIONS: u32 = 16;
/// A node that freezes in the middle of a transaction locks the rows that it wrote, and
/// nobody else could play on at their tables. So PostgreSQL ends the transaction after a
/// while; a node that wakes finds its connection gone, and nothing of the transaction done.
#[cfg(feature = "cluster")]
const IDLE_IN_TRANSACTION: &str = "SET idle_in_transaction_session_timeout = '1500ms'";
/// How long to wait for a connection: the database may be restarting.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);

/// The connections.
pub(super) enum Pools {
    /// SQLite allows one writer at a time: one connection, for which all writes queue.
    Sqlite {
        writer: SqliteWriter,
        readers: SqlitePool,
    },
    /// PostgreSQL.
    #[cfg(feature = "cluster")]
    Postgres(PgPool),
}

/// Runs an expression on either database, with a pool to read from.
macro_rules! reading {
    ($store:expr, $pool:ident => $body:expr) => {
        match $store.pools() {
            $crate::store::pools::Pools::Sqlite { readers: $pool, .. } => $body,
            #[cfg(feature = "cluster")]
            $crate::store::pools::Pools::Postgres($pool) => $body,
        }
    };
}

/// Runs an expression on either database, on a connection within a transaction, and commits
/// it. An error returns from the function, which drops the transaction and its connection.
macro_rules! writing {
    ($store:expr, $connection:ident => $body:expr) => {
        match $store.pools() {
            $crate::store::pools::Pools::Sqlite { writer, .. } => {
                let transaction = writer.begin().await?;
                $crate::store::pools::within!(transaction, $connection => $body)
            }
            #[cfg(feature = "cluster")]
            $crate::store::pools::Pools::Postgres(pool) => {
                let transaction = $crate::store::writer::PgTransaction::begin(pool).await?;
                $crate::store::pools::within!(transaction, $connection => $body)
            }
        }
    };
}

/// Runs an expression within a transaction.
macro_rules! within {
    ($transaction:ident, $connection:ident => $body:expr) => {{
        let mut transaction = $transaction;
        let $connection = &mut *transaction;
        let done = $body;
        $crate::store::writer::Transaction::commit(transaction).await?;
        done
    }};
}

/// Replaces the owners of a table's seats.
macro_rules! seat {
    ($connection:expr, $table:expr, $places:expr) => {{
        sqlx::query("DELETE FROM places WHERE table_id = $1")
            .bind($table.number())
            .execute($connection)
            .await?;
        for place in $places {
            sqlx::query("INSERT INTO places (table_id, seat, identity) VALUES ($1, $2, $3)")
                .bind($table.number())
                .bind(i64::from(place.seat))
                .bind(place.identity)
                .execute($connection)
                .await?;
        }
    }};
}

/// Writes a row that nothing else needs, deletes old ones, and evaluates to its number.
macro_rules! probe {
    ($connection:expr) => {{
        /// How long such a row stays, in milliseconds.
        const AGE: u64 = 60 * 60 * 1000;
        let id = $crate::store::rows::big($crate::chance::number() >> 1);
        let now = $crate::clock::now();
        sqlx::query("DELETE FROM probes WHERE at < $1")
            .bind($crate::store::rows::big(now.saturating_sub(AGE)))
            .execute($connection)
            .await?;
        sqlx::query("INSERT INTO probes (id, at) VALUES ($1, $2)")
            .bind(id)
            .bind($crate::store::rows::big(now))
            .execute($connection)
            .await?;
        id
    }};
}

/// Starts a session.
macro_rules! begin_session {
    ($executor:expr, $identity:expr, $session:expr) => {{
        sqlx::query(
            "INSERT INTO sessions (token_hash, identity, created, seen, expires)
             VALUES ($1, $2, $3, $3, $4)",
        )
        .bind(&$session.token_hash[..])
        .bind($identity)
        .bind($crate::store::rows::big($session.created))
        .bind($crate::store::rows::big($session.expires))
        .execute($executor)
        .await?;
    }};
}

/// Saves a device where somebody has given the right password.
macro_rules! know_device {
    ($executor:expr, $identity:expr, $entered:expr) => {{
        sqlx::query("INSERT INTO devices (secret_hash, identity, seen) VALUES ($1, $2, $3)")
            .bind(&$entered.device[..])
            .bind($identity)
            .bind($crate::store::rows::big($entered.session.created))
            .execute($executor)
            .await?;
    }};
}

pub(super) use {begin_session, know_device, probe, reading, seat, within, writing};

impl Pools {
    /// Connects to the database at an address.
    pub(super) async fn open(url: &str) -> Result<Pools, StoreError> {
        if let Some(path) = sqlite_path(url)? {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            // No other user of the machine may read seeds and sessions.
            private(OpenOptions::new().append(true).create(true)).open(path)?;
            // SQLite syncs what it writes, but not the name of a file that it did not create.
            sync_folder(path)?;
            sqlite(path, Some(SqliteJournalMode::Wal)).await
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            postgres(url).await
        } else {
            Err(StoreError::Address)
        }
    }

    /// Connects to an existing database, and creates nothing.
    pub(super) async fn open_existing(url: &str) -> Result<Pools, StoreError> {
        match sqlite_path(url)? {
            Some(path) if !path.is_file() => Err(StoreError::Absent(path.to_owned())),
            // Opening a backup must not change it.
            Some(path) => sqlite(path, None).await,
            None => Pools::open(url).await,
        }
    }

    /// Closes all connections.
    pub(super) async fn close(&self) {
        match self {
            Pools::Sqlite { writer, readers } => {
                // The last connection to close folds the write-ahead log into
                // the file, which only the writer may do.
                readers.close().await;
                writer.close().await;
            }
            #[cfg(feature = "cluster")]
            Pools::Postgres(pool) => pool.close().await,
        }
    }
}

/// The file in a SQLite address; nothing for other databases.
pub(super) fn sqlite_path(url: &str) -> Result<Option<&Path>, StoreError> {
    let path = url.strip_prefix("sqlite:");
    match path.map(|path| path.strip_prefix("//").unwrap_or(path)) {
        Some("") => Err(StoreError::Address),
        path => Ok(path.map(Path::new)),
    }
}

async fn sqlite(path: &Path, journal: Option<SqliteJournalMode>) -> Result<Pools, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(PATIENCE);
    let mut writing = (options.clone())
        .synchronous(SqliteSynchronous::Full)
        // Fewer, larger checkpoints: a page that is written again and again
        // goes to the file once.
        .pragma("wal_autocheckpoint", "4000")
        .pragma("cache_size", "-65536")
        // A statement that writes many rows keeps a journal of its own, in a file
        // that is made and deleted each time unless told otherwise.
        .pragma("temp_store", "memory");
    if let Some(journal) = journal {
        writing = writing.journal_mode(journal);
    }
    // A connection to a file does not go stale: it is neither tested nor renewed.
    let forever = || {
        SqlitePoolOptions::new()
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
    };
    let writer = SqliteWriter::open(writing).await?;
    let readers = forever()
        .max_connections(READERS)
        .connect_with(options.read_only(true))
        .await?;
    Ok(Pools::Sqlite { writer, readers })
}

#[cfg(feature = "cluster")]
async fn postgres(url: &str) -> Result<Pools, StoreError> {
    use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

    // The error does not say what is wrong: the address may hold a password.
    let options = url.parse::<PgConnectOptions>();
    let options = options.map_err(|_| StoreError::Address)?;
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .after_connect(|connection, _| {
            let set = sqlx::query(IDLE_IN_TRANSACTION).execute(connection);
            Box::pin(async move { set.await.map(drop) })
        })
        .connect_with(options)
        .await?;
    Ok(Pools::Postgres(pool))
}

#[cfg(not(feature = "cluster"))]
async fn postgres(_: &str) -> Result<Pools, StoreError> {
    Err(StoreError::WithoutPostgres)
}

/// Makes the name of a file durable.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        let here = folder.as_os_str().is_empty();
        fs::File::open(if here { Path::new(".") } else { folder })?.sync_all()?;
    }
    Ok(())
}

/// Makes new files readable for their owner only.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}
