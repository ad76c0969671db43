//! What can go wrong with the store.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use super::lock::Holder;
use super::schema::SCHEMA;
use super::version::{PROGRAM, Version};

/// Why the store failed.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The database does not answer, or not properly. A write may have happened nevertheless:
    /// read before trying again.
    Unavailable(Arc<sqlx::Error>),
    /// Nothing can be written at the moment. The write certainly did not happen.
    NotSaved(Arc<sqlx::Error>),
    /// The store has been closed.
    Closed,
    /// The address is not that of a supported database.
    Address,
    /// Another process uses the database; here is which, if that is known.
    InUse(Option<Box<Holder>>),
    /// There is no such file.
    Absent(PathBuf),
    /// There are no tables of Lucid in the database.
    NotLucid,
    /// The database needs a newer program.
    TooNew(Box<Version>),
    /// The database has not been migrated; here is its schema, if it names one.
    TooOld(Option<i64>),
    /// The database could not be migrated.
    Migration(Arc<sqlx::migrate::MigrateError>),
    /// Something with that number or name already exists.
    Taken,
    /// There is no such table or identity.
    Missing,
    /// The text has a zero byte, which not every database can store.
    Text,
    /// A row of the database has an invalid value; here is in which column.
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
                write!(f, "the database cannot be migrated: {error}")
            }
            StoreError::Taken => f.write_str("something with that name already exists"),
            StoreError::Missing => f.write_str("there is nothing with that name"),
            StoreError::Text => f.write_str("a text with a zero byte cannot be stored"),
            StoreError::Corrupt(column) => {
                write!(f, "the database has an invalid value for {column}")
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
    /// The error of a write that failed before its commit.
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

/// PostgreSQL cannot store a zero byte in a text, so SQLite may not, either.
pub(super) fn check_text(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        Err(StoreError::Text)
    } else {
        Ok(())
    }
}
