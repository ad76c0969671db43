//! One server for one SQLite file.
//!
//! A server holds an advisory lock on a file beside its database, `lucid.db.lock`. The system
//! releases it when the process ends, however it ends, so a lock is never stale. The file
//! also says who holds the lock, for the error message of a second server.
//!
//! `lucid admin` works beside a running server and takes no lock: SQLite itself isolates
//! single transactions. Two *servers* must not share a file, because each would play bots and
//! clocks for tables that the other has in memory.

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::StoreError;
use super::pools::private;
use crate::clock;

/// A lock that is held; it is released with this value.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    holder: Holder,
}

/// The process that uses a database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holder {
    /// Its process id.
    pub pid: u32,
    /// The name of the machine or container.
    pub host: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Where it listens, if it is a server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listen: Option<SocketAddr>,
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Holder {
            pid, host, since, ..
        } = self;
        write!(f, "process {pid} on {host} since {}", clock::utc(*since))?;
        match self.listen {
            Some(listen) => write!(f, ", which listens on {listen}"),
            None => Ok(()),
        }
    }
}

impl Lock {
    /// Takes the lock of a database.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has it.
    pub(super) fn take(database: &Path) -> Result<Lock, StoreError> {
        let path = beside(database)?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = private(&mut options).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse(read(&mut file).map(Box::new)));
            }
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let holder = Holder {
            pid: std::process::id(),
            host: host(),
            since: clock::now(),
            listen: None,
        };
        let mut lock = Lock { file, holder };
        lock.write()?;
        Ok(lock)
    }

    /// Writes down where this process listens.
    pub(super) fn set_address(&mut self, listen: SocketAddr) -> io::Result<()> {
        self.holder.listen = Some(listen);
        self.write()
    }

    fn write(&mut self) -> io::Result<()> {
        let text = serde_json::to_string(&self.holder).map_err(io::Error::other)?;
        self.file.set_len(0)?;
        self.file.rewind()?;
        writeln!(self.file, "{text}")
    }
}

/// The lock file of a database; the same one by whatever path the database is reached.
fn beside(database: &Path) -> io::Result<PathBuf> {
    let real = match fs::canonicalize(database) {
        Ok(real) => real,
        Err(_) => {
            let folder = database
                .parent()
                .filter(|path| !path.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new("."));
            fs::create_dir_all(folder)?;
            let name = database.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
            fs::canonicalize(folder)?.join(name)
        }
    };
    let mut name = real.into_os_string();
    name.push(".lock");
    Ok(name.into())
}

/// Who holds a lock, by its own words. Nothing where they cannot be read: a system
/// may keep others from reading a locked file.
fn read(file: &mut File) -> Option<Holder> {
    let mut text = String::new();
    file.take(4096).read_to_string(&mut text).ok()?;
    serde_json::from_str(&text).ok()
}

/// The name of this machine.
fn host() -> String {
    #[cfg(unix)]
    let name = rustix::system::uname()
        .nodename()
        .to_string_lossy()
        .into_owned();
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").unwrap_or_default();
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_held_once_and_names_its_holder() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("new").join("lucid.db");
        let mut lock = Lock::take(&database).unwrap();
        let address = ([127, 0, 0, 1], 7777).into();
        lock.set_address(address).unwrap();
        let Err(StoreError::InUse(Some(holder))) = Lock::take(&database) else {
            panic!("it is held already");
        };
        assert_eq!(holder.pid, std::process::id());
        assert_eq!(holder.listen, Some(address));
        assert!(!holder.host.is_empty());
        drop(lock);
        Lock::take(&database).unwrap();
    }

    #[test]
    fn a_lock_left_by_a_process_that_died_is_free() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("lucid.db");
        let left = r#"{"pid":1,"host":"attic","since":0,"listen":"127.0.0.1:7777"}"#;
        fs::write(folder.path().join("lucid.db.lock"), left).unwrap();
        let _lock = Lock::take(&database).unwrap();
        let Err(StoreError::InUse(Some(holder))) = Lock::take(&database) else {
            panic!("it is held already");
        };
        assert_eq!(holder.listen, None, "what the dead one wrote is gone");
    }

    #[test]
    fn a_holder_that_cannot_be_read_still_holds() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("lucid.db");
        let mut lock = Lock::take(&database).unwrap();
        lock.file.set_len(0).unwrap();
        lock.file.rewind().unwrap();
        lock.file.write_all(b"who knows").unwrap();
        let second = Lock::take(&database);
        assert!(matches!(second, Err(StoreError::InUse(None))), "{second:?}");
    }

    #[cfg(unix)]
    #[test]
    fn another_way_to_the_file_is_the_same_lock() {
        let folder = tempfile::tempdir().unwrap();
        let real = folder.path().join("real");
        fs::create_dir(&real).unwrap();
        std::os::unix::fs::symlink(&real, folder.path().join("link")).unwrap();
        let _lock = Lock::take(&real.join("lucid.db")).unwrap();
        let second = Lock::take(&folder.path().join("link/lucid.db"));
        assert!(matches!(second, Err(StoreError::InUse(_))), "{second:?}");
    }
}
