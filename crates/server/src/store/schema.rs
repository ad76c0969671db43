//! The migrations, which run when a store is opened.
//!
//! A migration that has been released is never changed; a new one is added to
//! the list. Those of PostgreSQL only add, so that nodes of two versions can share
//! a database while one after the other is upgraded. A SQLite file belongs to one
//! machine, and what has not been upgraded there finds its table missing.

use std::borrow::Cow;

use sqlx::Connection as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

use super::StoreError;
use super::pools::Pools;

/// A database that is as it should be.
const NOTHING: &str = "";

/// Number, name, and the statements for SQLite and for PostgreSQL.
const MIGRATIONS: [(i64, &str, &str, &str); 4] = [
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
    (
        3,
        "chains",
        include_str!("../../migrations/sqlite/0003_chains.sql"),
        NOTHING,
    ),
    (
        8,
        "probes",
        include_str!("../../migrations/sqlite/0008_probes.sql"),
        include_str!("../../migrations/postgres/0008_probes.sql"),
    ),
];

/// Brings a database up to date. Several nodes may do so at once.
pub(super) async fn migrate(pools: &Pools) -> Result<(), StoreError> {
    match pools {
        Pools::Sqlite { writer, .. } => {
            let mut connection = writer.connect().await?;
            sqlite().run_direct(&mut connection).await?;
            connection.close().await?;
        }
        Pools::Postgres(pool) => migrator(|(_, _, _, postgres)| postgres).run(pool).await?,
    }
    Ok(())
}

/// What brings a SQLite file up to date.
pub(super) fn sqlite() -> Migrator {
    migrator(|(_, _, sqlite, _)| sqlite)
}

fn migrator(
    statements: impl Fn((i64, &'static str, &'static str, &'static str)) -> &'static str,
) -> Migrator {
    let migrations = MIGRATIONS.into_iter().filter_map(|migration| {
        let (number, name, ..) = migration;
        let statements = statements(migration);
        let migration = Migration::new(
            number,
            name.into(),
            MigrationType::Simple,
            statements.into(),
            false,
        );
        (statements != NOTHING).then_some(migration)
    });
    Migrator {
        migrations: Cow::Owned(migrations.collect()),
        // A node of the version before may be started again while others are newer.
        ignore_missing: true,
        ..Migrator::DEFAULT
    }
}

#[cfg(test)]
mod tests {
    use protocol::TableId;

    use super::*;
    use crate::store::Store;

    /// Two tables whose entries came in turns, as the first version kept them, and
    /// one without any.
    const BEFORE_CHAINS: &str = "
        INSERT INTO tables SELECT value, '', 1, 0, x'', '', 1, NULL, true, 'running', 1, 0, '',
            NULL, NULL, 0, NULL, NULL FROM json_each('[7, 3, 5]');
        INSERT INTO entries VALUES
            (7, 1, 11, 'a'), (3, 1, 12, 'b'), (7, 2, 13, 'c'), (3, 2, 14, 'd'), (7, 3, 15, 'e')";

    #[tokio::test]
    async fn a_log_becomes_a_chain() {
        let folder = std::env::temp_dir().join(format!("lucid-chains-{}", std::process::id()));
        let url = format!("sqlite:{}", folder.join("tables.db").display());
        let pools = Pools::open(&url).await.unwrap();
        let Pools::Sqlite { writer, .. } = &pools else {
            panic!("a file is SQLite's");
        };
        let mut first = sqlite();
        first.migrations.to_mut().retain(|step| step.version < 3);
        let mut connection = writer.connect().await.unwrap();
        first.run_direct(&mut connection).await.unwrap();
        let before = sqlx::raw_sql(BEFORE_CHAINS).execute(&mut connection);
        before.await.unwrap();
        connection.close().await.unwrap();
        pools.close().await;

        let store = Store::open(&url).await.unwrap();

        let bodies = async |number| {
            let entries = store.entries_after(TableId::new(number), 0).await.unwrap();
            let body = |entry: crate::store::EntryRow| (entry.number, entry.at, entry.body);
            entries.into_iter().map(body).collect::<Vec<_>>()
        };
        let log = |entries: &[(u32, u64, &str)]| {
            let own = |(number, at, body): &(u32, u64, &str)| (*number, *at, (*body).to_owned());
            entries.iter().map(own).collect::<Vec<_>>()
        };
        assert_eq!(
            bodies(7).await,
            log(&[(1, 11, "a"), (2, 13, "c"), (3, 15, "e")])
        );
        assert_eq!(bodies(3).await, log(&[(1, 12, "b"), (2, 14, "d")]));
        assert_eq!(bodies(5).await, []);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
