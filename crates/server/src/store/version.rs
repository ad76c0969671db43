//! Which programs may use a database.
//!
//! A database names the newest migration that it has seen, the program that ran it, and the
//! oldest schema that a program must know to use it. A program that knows less refuses to
//! start and changes nothing.
//!
//! Programs older than migration 4 do not read that row. But they compare the checksum of
//! every migration that they know, so a database that is no longer for them is *sealed*: the
//! checksum of the first migration is replaced by [`SEAL`], and they end with "migration 1
//! was previously applied but has been modified".

use super::StoreError;
use super::pools::{Pools, within};
#[cfg(feature = "cluster")]
use super::writer::PgTransaction;

/// The version of this program.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The last migration of programs that do not read the version.
pub(super) const LAST_BLIND: i64 = 3;

/// Replaces the checksum of migration 1 in a sealed database.
pub(super) const SEAL: &[u8] = b"This database needs a newer version of Lucid.";

/// Which programs may use a database, as it says itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// The newest migration that has been run or announced.
    pub schema: i64,
    /// The last migration that a program must know to use the database.
    pub oldest: i64,
    /// The program that announced the newest migration.
    pub program: String,
}

/// Runs a query on whichever database it is.
macro_rules! read {
    ($pools:expr, $pool:ident => $body:expr) => {
        match $pools {
            Pools::Sqlite { readers: $pool, .. } => $body,
            #[cfg(feature = "cluster")]
            Pools::Postgres($pool) => $body,
        }
    };
}

/// Writes the row, and the seal if programs that do not read it may no longer use the
/// database.
macro_rules! announce {
    ($connection:ident, $schema:ident, $oldest:ident) => {{
        let update = "UPDATE schema_version SET version = $1, program = $3,
                          oldest = CASE WHEN oldest < $2 THEN $2 ELSE oldest END
                      WHERE version < $1 OR oldest < $2";
        sqlx::query(update)
            .bind($schema)
            .bind($oldest)
            .bind(PROGRAM)
            .execute(&mut *$connection)
            .await?;
        if $oldest > LAST_BLIND {
            let seal = "UPDATE _sqlx_migrations SET checksum = $1 WHERE version = 1";
            let sealed = sqlx::query(seal).bind(SEAL).execute(&mut *$connection);
            sealed.await?;
        }
    }};
}

/// The version in a database; nothing if it is older than migration 4, or empty.
pub(super) async fn read(pools: &Pools) -> Result<Option<Version>, StoreError> {
    if !has_table(pools, "schema_version").await? {
        return Ok(None);
    }
    let sql = "SELECT version, oldest, program FROM schema_version";
    let row: Option<(i64, i64, String)> =
        read!(pools, pool => sqlx::query_as(sql).fetch_optional(pool).await?);
    let (schema, oldest, program) = row.ok_or(StoreError::Corrupt("the schema version"))?;
    Ok(Some(Version {
        schema,
        oldest,
        program,
    }))
}

/// Whether there is a table of that name.
pub(super) async fn has_table(pools: &Pools, name: &str) -> Result<bool, StoreError> {
    let (count,): (i64,) = match pools {
        Pools::Sqlite { readers, .. } => {
            let sql = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = $1";
            sqlx::query_as(sql).bind(name).fetch_one(readers).await?
        }
        #[cfg(feature = "cluster")]
        Pools::Postgres(pool) => {
            let sql = "SELECT COUNT(to_regclass($1))";
            sqlx::query_as(sql).bind(name).fetch_one(pool).await?
        }
    };
    Ok(count == 1)
}

/// Writes the version that the database is about to have. This happens before the
/// migrations run, so that older programs stay out even if this one dies between them.
pub(super) async fn announce(pools: &Pools, schema: i64, oldest: i64) -> Result<(), StoreError> {
    match pools {
        Pools::Sqlite { writer, .. } => {
            let transaction = writer.begin().await?;
            within!(transaction, connection => announce!(connection, schema, oldest));
        }
        #[cfg(feature = "cluster")]
        Pools::Postgres(pool) => {
            let transaction = PgTransaction::begin(pool).await?;
            within!(transaction, connection => announce!(connection, schema, oldest));
        }
    }
    Ok(())
}

/// Whether the database is closed to programs that do not read the version.
pub(super) async fn is_sealed(pools: &Pools) -> Result<bool, StoreError> {
    if !has_table(pools, "_sqlx_migrations").await? {
        return Ok(false);
    }
    let sql = "SELECT checksum FROM _sqlx_migrations WHERE version = 1";
    let first: Option<(Vec<u8>,)> =
        read!(pools, pool => sqlx::query_as(sql).fetch_optional(pool).await?);
    Ok(first.is_some_and(|(checksum,)| checksum == SEAL))
}
