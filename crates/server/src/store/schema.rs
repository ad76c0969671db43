//! The migrations, which run when a server opens its database.
//!
//! A migration that was released is never changed; a new one is added to the list, and says
//! whether older programs may still use the database. Those for PostgreSQL mostly add, so
//! that nodes of two versions can share a database while one after the other is upgraded. A
//! SQLite file has one server at a time.

use std::borrow::Cow;

use sqlx::Connection as _;
use sqlx::migrate::{MigrationType, Migrator};

use super::StoreError;
use super::pools::Pools;
use super::version::{self, Version};

/// One migration.
struct Migration {
    number: i64,
    name: &'static str,
    /// For SQLite; nothing if it is not for it.
    sqlite: Option<Script>,
    /// For PostgreSQL; nothing if it is not for it.
    #[cfg_attr(
        not(feature = "cluster"),
        expect(dead_code, reason = "one list for both databases")
    )]
    postgres: Option<Script>,
}

/// The statements of a migration, and what programs that do not know it may still do.
#[derive(Clone, Copy)]
enum Script {
    /// Older programs may still use the database: the migration only adds, and they can
    /// read what is written from now on, or leave it alone.
    Adds(&'static str),
    /// Older programs must not use the database any more.
    Breaks(&'static str),
}

use Script::{Adds, Breaks};

/// The statements of a file in `migrations/`.
macro_rules! file {
    ($kind:ident, $file:literal) => {
        Some($kind(include_str!(concat!("../../migrations/", $file))))
    };
}

const MIGRATIONS: &[Migration] = &[
    Migration {
        number: 1,
        name: "tables",
        sqlite: file!(Adds, "sqlite/0001_tables.sql"),
        postgres: file!(Adds, "postgres/0001_tables.sql"),
    },
    Migration {
        number: 2,
        name: "records",
        sqlite: file!(Adds, "sqlite/0002_records.sql"),
        postgres: file!(Adds, "postgres/0002_records.sql"),
    },
    Migration {
        number: 3,
        name: "chains",
        sqlite: file!(Breaks, "sqlite/0003_chains.sql"),
        postgres: None,
    },
    Migration {
        number: 4,
        name: "version",
        // Older programs do not know that a file has one server.
        sqlite: file!(Breaks, "sqlite/0004_version.sql"),
        postgres: file!(Adds, "postgres/0004_version.sql"),
    },
    Migration {
        number: 5,
        name: "people",
        sqlite: file!(Adds, "sqlite/0005_people.sql"),
        postgres: file!(Adds, "postgres/0005_people.sql"),
    },
    Migration {
        number: 6,
        name: "lives",
        sqlite: file!(Adds, "sqlite/0006_lives.sql"),
        postgres: file!(Adds, "postgres/0006_lives.sql"),
    },
    Migration {
        number: 8,
        name: "probes",
        sqlite: file!(Adds, "sqlite/0008_probes.sql"),
        postgres: file!(Adds, "postgres/0008_probes.sql"),
    },
];

/// The migration that creates the table of versions.
const VERSION: i64 = 4;

/// The newest schema that this program knows.
pub const SCHEMA: i64 = MIGRATIONS[MIGRATIONS.len() - 1].number;

/// Brings a database up to date. Several nodes may do so at once.
///
/// # Errors
/// [`StoreError::TooNew`] if the database is not for this program; nothing has been
/// changed then.
pub(super) async fn migrate(pools: &Pools) -> Result<(), StoreError> {
    match version::read(pools).await? {
        // Newer programs migrate it, and older ones may use it.
        Some(version) if version.schema > SCHEMA => return admitted(version),
        Some(version) => admitted(version)?,
        None => run(pools, VERSION).await?,
    }
    version::announce(pools, SCHEMA, oldest(pools)).await?;
    run(pools, SCHEMA).await?;
    // A node of a newer version may have migrated it since.
    version::read(pools).await?.map_or(Ok(()), admitted)
}

/// Checks that this program and a database that exists belong together, and changes
/// nothing.
///
/// # Errors
/// [`StoreError::TooNew`] or [`StoreError::TooOld`] if they do not,
/// [`StoreError::NotLucid`] if the database holds no tables of Lucid.
pub(super) async fn check(pools: &Pools) -> Result<(), StoreError> {
    match version::read(pools).await? {
        Some(version) if version.schema < SCHEMA => Err(StoreError::TooOld(Some(version.schema))),
        Some(version) => admitted(version),
        None if version::has_table(pools, "_sqlx_migrations").await? => {
            Err(StoreError::TooOld(None))
        }
        None => Err(StoreError::NotLucid),
    }
}

/// Whether this program may use a database of that version.
fn admitted(version: Version) -> Result<(), StoreError> {
    if version.oldest <= SCHEMA {
        Ok(())
    } else {
        Err(StoreError::TooNew(Box::new(version)))
    }
}

/// The last migration that a program must know to use a database that is up to date.
fn oldest(pools: &Pools) -> i64 {
    let breaks = |migration: &&Migration| matches!(migration.script(pools), Some(Breaks(_)));
    let last = MIGRATIONS.iter().rev().find(breaks);
    last.map_or(1, |migration| migration.number)
}

/// Runs what has not been run of the migrations up to a number.
async fn run(pools: &Pools, last: i64) -> Result<(), StoreError> {
    let sealed = version::is_sealed(pools).await?;
    let migrator = migrator(|migration| migration.script(pools), last, sealed);
    match pools {
        Pools::Sqlite { writer, .. } => {
            let mut connection = writer.connect().await?;
            migrator.run_direct(&mut connection).await?;
            connection.close().await?;
        }
        #[cfg(feature = "cluster")]
        Pools::Postgres(pool) => migrator.run(pool).await?,
    }
    Ok(())
}

impl Migration {
    fn script(&self, pools: &Pools) -> Option<Script> {
        match pools {
            Pools::Sqlite { .. } => self.sqlite,
            #[cfg(feature = "cluster")]
            Pools::Postgres(_) => self.postgres,
        }
    }
}

fn migrator(script: impl Fn(&Migration) -> Option<Script>, last: i64, sealed: bool) -> Migrator {
    let known = MIGRATIONS.iter().filter(|known| known.number <= last);
    let migrations = known.filter_map(|known| {
        let (Adds(statements) | Breaks(statements)) = script(known)?;
        let mut migration = sqlx::migrate::Migration::new(
            known.number,
            known.name.into(),
            MigrationType::Simple,
            statements.into(),
            false,
        );
        if sealed && known.number == 1 {
            migration.checksum = version::SEAL.into();
        }
        Some(migration)
    });
    Migrator {
        migrations: Cow::Owned(migrations.collect()),
        // Whether what is missing here matters is what the table of versions says.
        ignore_missing: true,
        ..Migrator::DEFAULT
    }
}

#[cfg(test)]
mod tests;
