//! What can go wrong with the store.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use super::lock::Holder;
use super::schema::SCHEMA;
use super::version::{PROGRAM, Version};

/// Why the store could not do it.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The database does not answer, or not with what was asked for. A write
    /// may have happened all the same: look again before trying again.
    Unavailable(Arc<sqlx::Error>),
    /// Nothing can be written at the moment. This write certainly did not happen.
    NotSaved(Arc<sqlx::Error>),
    /// The store has been closed.
    Closed,
    /// The address is none of a database that is known.
    Address,
    /// Another process has the database; here is who, if it can be told.
    InUse(Option<Box<Holder>>),
    /// There is no such file.
    Absent(PathBuf),
    /// There are no tables of Lucid in the database.
    NotLucid,
    /// The database is for newer programs.
    TooNew(Box<Version>),
    /// The database has not been brought up to date; here is its schema, if it says.
    TooOld(Option<i64>),
    /// The database could not be brought up to date.
    Migration(Arc<sqlx::migrate::MigrateError>),
    /// Something of that number or name is there already.
    Taken,
    /// There is no such table or identity.
    Missing,
    /// The text cannot be kept by every database: it has a zero in it.
    Text,
    /// A row of the database cannot be understood; here is which column.
    Corrupt(&'static str),
    /// The file to write to cannot be written.
    File(Arc<std::io::Error>),
    /// This program was built without the `cluster` feature.
    #[cfg(not(feature = "cluster"))]
    WithoutPostgres,
    /// PostgreSQL has its own tool for it.
    UsePgDump,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Unavailable(error) => write!(f, "the database failed: {error}"),
            StoreError::NotSaved(error) => write!(f, "the database cannot save: {error}"),
            StoreError::Closed => f.write_str("the store has been closed"),
            StoreError::Address => {
                f.write_str("not the address of a database: use sqlite:PATH or postgres://…")
            }
            StoreError::InUse(None) => f.write_str("another process uses the database"),
            StoreError::InUse(Some(holder)) => write!(f, "the database is used by {holder}"),
            StoreError::Absent(path) => write!(f, "there is no database {}", path.display()),
            StoreError::NotLucid => f.write_str("there are no tables of Lucid in the database"),
            StoreError::TooNew(version) => write!(
                f,
                "the database has schema {} of Lucid {} and needs a program that knows schema {}; \
                 this is Lucid {PROGRAM}, which knows schema {SCHEMA}",
                version.schema, version.program, version.oldest
            ),
            StoreError::TooOld(schema) => {
                let schema = schema.map_or("an older schema".to_owned(), |n| format!("schema {n}"));
                write!(
                    f,
                    "the database has {schema}, and Lucid {PROGRAM} needs schema {SCHEMA}: \
                     a server upgrades it when it starts"
                )
            }
            StoreError::Migration(error) => {
                write!(f, "the database cannot be brought up to date: {error}")
            }
            StoreError::Taken => f.write_str("something of that name is there already"),
            StoreError::Missing => f.write_str("nothing of that name is there"),
            StoreError::Text => f.write_str("a text with a zero in it cannot be kept"),
            StoreError::Corrupt(column) => {
                write!(f, "the database holds an unknown value for {column}")
            }
            StoreError::File(error) => write!(f, "the file cannot be written: {error}"),
            #[cfg(not(feature = "cluster"))]
            StoreError::WithoutPostgres => {
                f.write_str("this program was built without PostgreSQL (feature `cluster`)")
            }
            StoreError::UsePgDump => f.write_str("a PostgreSQL database is backed up with pg_dump"),
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::Unavailable(error) | StoreError::NotSaved(error) => Some(error.as_ref()),
            StoreError::Migration(error) => Some(error.as_ref()),
            StoreError::File(error) => Some(error.as_ref()),
            _ => None,
        }
    }
}

impl StoreError {
    /// Why a write failed before anybody was asked to commit it.
    pub(super) fn not_saved(error: sqlx::Error) -> StoreError {
        match StoreError::from(error) {
            StoreError::Unavailable(error) => StoreError::NotSaved(error),
            error => error,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken,
            sqlx::Error::Database(database) if database.is_foreign_key_violation() => {
                StoreError::Missing
            }
            sqlx::Error::PoolClosed => StoreError::Closed,
            _ => StoreError::Unavailable(Arc::new(error)),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Migration(Arc::new(error))
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::File(Arc::new(error))
    }
}

/// PostgreSQL cannot keep a zero in a text; so SQLite is not asked to.
pub(super) fn check_text(text: &str) -> Result<(), StoreError> {
    match text.contains('\0') {
        true => Err(StoreError::Text),
        false => Ok(()),
    }
}
