//! Finding, starting and stopping a program.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs};

/// How long a program may take to start or to stop before the test gives up.
pub(super) const PATIENCE: Duration = Duration::from_secs(120);

/// A folder for one owner, deleted with it.
#[derive(Debug)]
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new(name: &str) -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let id = std::process::id();
        let path = env::temp_dir().join(format!("lucid-{name}-{id}-{count}"));
        // What an earlier process of the same number may have left.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder can be made");
        Folder(path)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The path of a program: where the shell finds it, or in one of these folders.
pub(super) fn find(name: &str, folders: &[PathBuf], package: &str) -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let places = folders.iter().cloned().chain(env::split_paths(&path));
    let mut files = places.map(|folder| folder.join(name));
    let found = files.find(|file| file.is_file());
    found.unwrap_or_else(|| panic!("{name} is missing: apt-get install {package}"))
}

/// A port that nobody listens on now.
pub(super) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("there is a free port");
    let address = listener.local_addr().expect("a listener has an address");
    address.port()
}

/// Waits until something listens on a port; false if the program ends first.
pub(super) fn answers(child: &mut Child, port: u16) -> bool {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let begun = Instant::now();
    loop {
        if child
            .try_wait()
            .expect("a child can be waited for")
            .is_some()
        {
            return false;
        }
        if TcpStream::connect_timeout(&address, PATIENCE).is_ok() {
            return true;
        }
        assert!(begun.elapsed() < PATIENCE, "nothing answers on {address}");
        sleep(Duration::from_millis(20));
    }
}

/// Sends a signal to a program and waits for its end.
pub(super) fn stop(child: &mut Child, signal: &str) {
    if child.try_wait().is_ok_and(|ended| ended.is_some()) {
        return;
    }
    let sent = Command::new("kill")
        .args([format!("-{signal}"), child.id().to_string()])
        .status();
    let begun = Instant::now();
    while sent.as_ref().is_ok_and(|status| status.success()) && begun.elapsed() < PATIENCE {
        if child.try_wait().is_ok_and(|ended| ended.is_some()) {
            return;
        }
        sleep(Duration::from_millis(10));
    }
    let _ = child.kill();
    let _ = child.wait();
}
