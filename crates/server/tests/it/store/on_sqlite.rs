//! What only a SQLite file does.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::{env, fs};

use lucid_server::store::{Store, StoreError};
use tokio::task::JoinSet;

use super::makers::{append, appended, bodies, id, make};

/// A file in its own folder, deleted on drop.
pub(crate) struct File(PathBuf);

impl File {
    pub(crate) fn new() -> File {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("lucid-store-{}-{count}", std::process::id());
        let folder = env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        File(folder)
    }

    /// A file beside the database.
    fn beside(&self, name: &str) -> PathBuf {
        self.0.join("a folder").join(name)
    }

    pub(crate) fn url(&self) -> String {
        url(&self.beside("tables?%20.db"))
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_all_that_was_committed() {
    let file = File::new();
    let store = Store::open(&file.url()).await.unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    // The number of the last entry that is done, for each table.
    let done = Arc::new(Mutex::new(vec![1; 20]));
    let mut playing = JoinSet::new();
    for table in 0..20 {
        make(&store, table).await;
        let (store, stop, done) = (store.clone(), stop.clone(), done.clone());
        playing.spawn(async move {
            for number in 2.. {
                appended(&store, append(table, number, &format!("step {number}"))).await;
                done.lock().unwrap()[table as usize] = number;
                if stop.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
    }
    while done.lock().unwrap().iter().any(|number| *number < 10) {
        tokio::task::yield_now().await;
    }
    let before = done.lock().unwrap().clone();
    let path = file.beside("backup.db");
    store.backup_to(&path).await.unwrap();
    let again = store.backup_to(&path).await;
    assert!(matches!(again, Err(StoreError::File(_))), "{again:?}");
    stop.store(true, Ordering::Relaxed);
    playing.join_all().await;

    let backup = Store::open(&url(&path)).await.unwrap();
    for table in 0..20 {
        let entries = backup.entries_after(id(table), 0).await.unwrap();
        assert!(entries.len() as u32 >= before[table as usize], "{table}");
        for (number, entry) in (1..).zip(&entries) {
            assert_eq!(entry.number, number);
            assert!(number == 1 || entry.body == format!("step {number}"));
        }
    }
    // It is a database to go on with.
    let last = bodies(&backup, 3).await.len() as u32;
    appended(&backup, append(3, last + 1, "after the backup")).await;
    backup.close().await;
    store.close().await;
}

#[tokio::test]
async fn a_file_is_for_its_owner_alone() {
    let file = File::new();
    let store = Store::open(&file.url()).await.unwrap();
    make(&store, 1).await;
    let backup = file.beside("backup.db");
    store.backup_to(&backup).await.unwrap();
    let files = fs::read_dir(backup.parent().unwrap()).unwrap();
    let files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= 2, "{files:?}");
    for file in files {
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}", file.display());
    }
    store.close().await;
}

#[tokio::test]
async fn an_address_of_no_database_is_refused_without_showing_it() {
    let secret = "secret-password";
    let bad_port = format!("postgres://user:{secret}@localhost:port/x");
    let unknown = format!("mysql://user:{secret}@localhost/x");
    for url in ["", "tables.db", "sqlite:", &bad_port, &unknown] {
        let error = Store::open(url).await.expect_err(url);
        assert!(matches!(error, StoreError::Address), "{url}: {error:?}");
        assert!(!format!("{error} {error:?}").contains(secret));
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_stays_as_it_is() {
    let file = File::new();
    let path = file.beside("letter.txt");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let letter = "Dear diary, tonight I dreamt of a locked door. ".repeat(100);
    fs::write(&path, &letter).unwrap();
    assert!(Store::open(&url(&path)).await.is_err());
    assert_eq!(fs::read_to_string(&path).unwrap(), letter);
}
