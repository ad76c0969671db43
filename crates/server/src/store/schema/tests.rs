//! Upgrades of databases, and which programs may use them.

use lucid_protocol::TableId;
use sqlx::migrate::MigrateError;

use super::*;
use crate::store::Store;

fn url(folder: &tempfile::TempDir) -> String {
    format!("sqlite:{}", folder.path().join("tables.db").display())
}

/// What a file says of itself after a statement has changed it.
async fn changed(url: &str, sql: &str) {
    let pools = Pools::open(url).await.unwrap();
    let Pools::Sqlite { writer, .. } = &pools else {
        panic!("a file is SQLite's");
    };
    let mut connection = writer.connect().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    pools.close().await;
}

async fn version(url: &str) -> Version {
    let pools = Pools::open(url).await.unwrap();
    let version = version::read(&pools).await.unwrap().unwrap();
    pools.close().await;
    version
}

/// Makes a file as a program that knew so many migrations left it, with these rows.
async fn file_of(url: &str, migrations: i64, rows: &str) {
    let pools = Pools::open(url).await.unwrap();
    let Pools::Sqlite { writer, .. } = &pools else {
        panic!("a file is SQLite's");
    };
    let mut connection = writer.connect().await.unwrap();
    let first = migrator(|step| step.sqlite, migrations, false);
    first.run_direct(&mut connection).await.unwrap();
    let inserted = sqlx::raw_sql(rows).execute(&mut connection).await;
    inserted.unwrap();
    connection.close().await.unwrap();
    pools.close().await;
}

/// Two tables whose entries came in turns, as the first version kept them, and
/// one without any.
const BEFORE_CHAINS: &str = "
    INSERT INTO tables SELECT value, '', 1, 0, x'', '', 1, NULL, true, 'running', 1, 0, '',
        NULL, NULL, 0, NULL, NULL FROM json_each('[7, 3, 5]');
    INSERT INTO entries VALUES
        (7, 1, 11, 'a'), (3, 1, 12, 'b'), (7, 2, 13, 'c'), (3, 2, 14, 'd'), (7, 3, 15, 'e')";

#[tokio::test]
async fn a_log_becomes_a_chain() {
    let folder = tempfile::tempdir().unwrap();
    let url = url(&folder);
    file_of(&url, 2, BEFORE_CHAINS).await;

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
}

#[tokio::test]
async fn a_database_names_the_programs_that_may_use_it() {
    let folder = tempfile::tempdir().unwrap();
    let url = url(&folder);
    Store::open(&url).await.unwrap().close().await;
    let fresh = Version {
        schema: SCHEMA,
        oldest: MIGRATIONS.iter().rev().find_map(breaking).unwrap(),
        program: version::PROGRAM.to_owned(),
    };
    assert_eq!(version(&url).await, fresh);
    // Opening it again changes nothing.
    Store::open(&url).await.unwrap().close().await;
    assert_eq!(version(&url).await, fresh);
}

fn breaking(migration: &Migration) -> Option<i64> {
    matches!(migration.sqlite, Some(Breaks(_))).then_some(migration.number)
}

#[tokio::test]
async fn an_old_program_leaves_a_newer_database_alone() {
    let folder = tempfile::tempdir().unwrap();
    let url = url(&folder);
    Store::open(&url).await.unwrap().close().await;
    let future = "UPDATE schema_version SET version = 1000, oldest = 999, program = '9.9.9';
                  DELETE FROM _sqlx_migrations WHERE version = 2; DROP TABLE records";
    changed(&url, future).await;
    for opened in [Store::open(&url).await, Store::open_existing(&url).await] {
        let Err(StoreError::TooNew(told)) = opened else {
            panic!("it is not for this program: {opened:?}");
        };
        assert_eq!((told.schema, told.oldest), (1000, 999));
        assert_eq!(told.program, "9.9.9");
    }
    // What this program would have run again has not been run.
    let pools = Pools::open(&url).await.unwrap();
    assert!(!version::has_table(&pools, "records").await.unwrap());
    pools.close().await;
}

#[tokio::test]
async fn a_newer_database_that_only_adds_is_used_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let url = url(&folder);
    Store::open(&url).await.unwrap().close().await;
    changed(
        &url,
        "UPDATE schema_version SET version = 1000, program = '9.9.9'",
    )
    .await;
    Store::open(&url).await.unwrap().close().await;
    Store::open_existing(&url).await.unwrap().close().await;
    assert_eq!(version(&url).await.schema, 1000);
}

#[tokio::test]
async fn a_program_that_knows_no_versions_is_kept_out_by_the_seal() {
    let folder = tempfile::tempdir().unwrap();
    let url = url(&folder);
    let pools = Pools::open(&url).await.unwrap();
    let Pools::Sqlite { writer, .. } = &pools else {
        panic!("a file is SQLite's");
    };
    // What the last program without versions ran, and runs at every start.
    let last = migrator(|step| step.sqlite, version::LAST_BLIND, false);
    let mut connection = writer.connect().await.unwrap();
    last.run_direct(&mut connection).await.unwrap();
    last.run_direct(&mut connection).await.unwrap();
    migrate(&pools).await.unwrap();
    let refused = last.run_direct(&mut connection).await;
    assert!(
        matches!(refused, Err(MigrateError::VersionMismatch(1))),
        "{refused:?}"
    );
    migrate(&pools).await.unwrap();
    connection.close().await.unwrap();
    pools.close().await;
}

#[tokio::test]
async fn who_only_looks_makes_nothing_and_upgrades_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let url = url(&folder);
    let absent = Store::open_existing(&url).await;
    assert!(matches!(absent, Err(StoreError::Absent(_))), "{absent:?}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);

    changed(&url, "CREATE TABLE letters (text TEXT)").await;
    let other = Store::open_existing(&url).await;
    assert!(matches!(other, Err(StoreError::NotLucid)), "{other:?}");

    let pools = Pools::open(&url).await.unwrap();
    run(&pools, version::LAST_BLIND).await.unwrap();
    pools.close().await;
    let old = Store::open_existing(&url).await;
    assert!(matches!(old, Err(StoreError::TooOld(None))), "{old:?}");

    Store::open(&url).await.unwrap().close().await;
    changed(&url, "UPDATE schema_version SET version = 3").await;
    let old = Store::open_existing(&url).await;
    assert!(matches!(old, Err(StoreError::TooOld(Some(3)))), "{old:?}");
}

#[test]
fn migrations_stand_in_order() {
    assert!(MIGRATIONS.is_sorted_by(|one, next| one.number < next.number));
}

/// Kept names from before they could not look alike.
const BEFORE_SKELETONS: &str = "
    INSERT INTO identities (id, name, folded, password, created) VALUES
        (1, 'Ada', 'ada', 'hash', 20), (2, 'A\u{301}da', 'a\u{301}da', 'hash', 10),
        (3, 'Bea', 'bea', 'hash', 5), (4, 'Bea', 'bea', NULL, 1)";

#[tokio::test]
async fn names_that_look_alike_and_were_kept_before_stay_their_owners() {
    let folder = tempfile::tempdir().unwrap();
    let url = url(&folder);
    file_of(&url, 4, BEFORE_SKELETONS).await;

    // Opened twice: the second time changes nothing.
    Store::open(&url).await.unwrap().close().await;
    let store = Store::open(&url).await.unwrap();

    for name in ["Ada", "A\u{301}da", "Bea"] {
        assert!(store.kept_by_name(name).await.unwrap().is_some(), "{name}");
    }
    let sql = "SELECT id, skeleton IS NOT NULL FROM identities ORDER BY id";
    let rows: Vec<(i64, bool)> = {
        let Pools::Sqlite { readers, .. } = store.pools() else {
            panic!("a file is SQLite's");
        };
        sqlx::query_as(sql).fetch_all(readers).await.unwrap()
    };
    let oldest_first = [(1, false), (2, true), (3, true), (4, false)];
    assert_eq!(rows, oldest_first, "of those that look alike the oldest");
    assert!(store.is_kept("ADA", 1).await.unwrap());
    assert!(
        store.rename(1, "Adam").await.unwrap(),
        "another name is free"
    );
    assert!(store.is_kept("adam", 2).await.unwrap());
    store.close().await;
}
