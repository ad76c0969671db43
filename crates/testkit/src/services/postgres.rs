//! A PostgreSQL server.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::program::{Folder, PATIENCE, find, free_port, stop};

/// A PostgreSQL server, stopped and deleted when dropped. What it has committed survives a
/// restart, as with any other.
#[derive(Debug)]
pub struct Postgres {
    port: u16,
    child: Child,
    folder: Folder,
}

impl Postgres {
    /// Makes a cluster, starts it and waits until it answers.
    pub fn start() -> Postgres {
        let folder = Folder::new("postgres");
        if let Some(user) = stand_in() {
            chown(folder.path(), Some(user.id), Some(user.group)).expect("the folder can be given");
        }
        let data = folder.path().join("data");
        let made = command("initdb")
            .args(["--username=postgres", "--auth=trust", "--encoding=UTF8"])
            .args(["--no-locale", "--no-sync", "--pgdata"])
            .arg(&data)
            .stdout(Stdio::null())
            .status()
            .expect("initdb can be started");
        assert!(made.success(), "initdb failed");
        for _ in 0..8 {
            // Another process may take the port first: then try another one.
            let port = free_port();
            if let Some(child) = run(folder.path(), port) {
                return Postgres {
                    port,
                    child,
                    folder,
                };
            }
        }
        panic!("postgres does not start:\n{}", log(folder.path()))
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of its first database: `postgres://…`.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// The address of a database.
    pub fn url_of(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Creates an empty database, and returns its address.
    pub fn database(&self, name: &str) -> String {
        let made = command("createdb")
            .args(["-h", "127.0.0.1", "-U", "postgres", "-p"])
            .args([&self.port.to_string(), name])
            .status()
            .expect("createdb can be started");
        assert!(made.success(), "the database {name} cannot be made");
        self.url_of(name)
    }

    /// Stops it in good order: open transactions are rolled back, connections closed.
    pub fn stop(&mut self) {
        stop(&mut self.child, "INT");
    }

    /// Kills it with all connections, as if the machine had failed.
    pub fn kill(&mut self) {
        stop(&mut self.child, "QUIT");
    }

    /// Stops it if it runs, and starts it again on the same port.
    pub fn restart(&mut self) {
        self.stop();
        let started = run(self.folder.path(), self.port);
        self.child = started.unwrap_or_else(|| {
            panic!(
                "postgres does not start again:\n{}",
                log(self.folder.path())
            )
        });
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Starts the server of a folder; nothing if it ends at once.
fn run(folder: &Path, port: u16) -> Option<Child> {
    let output = File::options()
        .create(true)
        .append(true)
        .open(folder.join("log"))
        .expect("the log can be written");
    let mut child = command("postgres")
        .arg("-D")
        .arg(folder.join("data"))
        .args(["-p", &port.to_string(), "-h", "127.0.0.1"])
        // No test cuts the machine's power, so nothing has to reach a disk.
        .args(["-c", "fsync=off", "-c", "full_page_writes=off"])
        // No socket in a folder that others share.
        .args(["-c", "unix_socket_directories="])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(output)
        .spawn()
        .expect("postgres can be started");
    let begun = Instant::now();
    let ready = || {
        let mut command = command("pg_isready");
        command.args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()]);
        command.status().is_ok_and(|status| status.success())
    };
    while !ready() {
        if child
            .try_wait()
            .expect("a child can be waited for")
            .is_some()
        {
            return None;
        }
        assert!(begun.elapsed() < PATIENCE, "postgres does not answer");
        sleep(Duration::from_millis(50));
    }
    Some(child)
}

/// A program of PostgreSQL, run by a user that may: it refuses to run as root.
fn command(name: &str) -> Command {
    let mut command = Command::new(find(name, &folders(), "postgresql"));
    command.current_dir("/");
    if let Some(user) = stand_in() {
        command.uid(user.id).gid(user.group);
    }
    command
}

/// Where Debian keeps the servers, the newest version first.
fn folders() -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut folders: Vec<PathBuf> = versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .collect();
    folders.sort();
    folders.reverse();
    folders
}

struct User {
    id: u32,
    group: u32,
}

/// The user `postgres`, if the test runs as root.
fn stand_in() -> Option<User> {
    let own = fs::metadata("/proc/self").ok()?.uid();
    if own != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").expect("the users can be read");
    let line = users.lines().find(|line| line.starts_with("postgres:"));
    let line = line.expect("there is a user postgres: apt-get install postgresql");
    let mut numbers = line.split(':').skip(2).map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(id)), Some(Ok(group))) => Some(User { id, group }),
        _ => None,
    }
}

fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join("log")).unwrap_or_default()
}
