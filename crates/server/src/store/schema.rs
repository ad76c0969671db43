//! The migrations, which run when a store is opened.
//!
//! A migration that has been released is never changed; a new one is added to
//! the list. Migrations only add, so that nodes of two versions can share a
//! database while one after the other is upgraded.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};

use super::StoreError;
use super::pools::Pools;

/// Number, name, and the statements for SQLite and for PostgreSQL.
const MIGRATIONS: [(i64, &str, &str, &str); 2] = [
    (
        1,
        "tables",
        include_str!("../../migrations/sqlite/0001_tables.sql"),
        include_str!("../../migrations/postgres/0001_tables.sql"),
    ),
    (
        2,
        "records",
        include_str!("../../migrations/sqlite/0002_records.sql"),
        include_str!("../../migrations/postgres/0002_records.sql"),
    ),
];

/// Brings a database up to date. Several nodes may do so at once.
pub(super) async fn migrate(pools: &Pools) -> Result<(), StoreError> {
    match pools {
        Pools::Sqlite { writer, .. } => migrator(|(_, _, sqlite, _)| sqlite).run(writer).await?,
        Pools::Postgres(pool) => migrator(|(_, _, _, postgres)| postgres).run(pool).await?,
    }
    Ok(())
}

fn migrator(
    statements: impl Fn((i64, &'static str, &'static str, &'static str)) -> &'static str,
) -> Migrator {
    let migrations = MIGRATIONS.map(|migration| {
        let (number, name, ..) = migration;
        let statements = Cow::Borrowed(statements(migration));
        Migration::new(
            number,
            name.into(),
            MigrationType::Simple,
            statements,
            false,
        )
    });
    Migrator {
        migrations: Cow::Owned(migrations.into()),
        // A node of the version before may be started again while others are newer.
        ignore_missing: true,
        ..Migrator::DEFAULT
    }
}
