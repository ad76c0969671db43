//! A `lucid serve` process, which can be killed and started again.

use std::ffi::OsString;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// Practically no limits.
const SETTINGS: &str = "[limits]
address-requests = { burst = 1000000, per-minute = 60000000 }
identity-requests = { burst = 1000000, per-minute = 60000000 }
guests = { burst = 1000000, per-minute = 60000000 }
tables = 100000
identity-sockets = 100000
address-sockets = 100000
";

/// The database that nodes share, their message bus, and their settings.
pub(crate) struct Cluster {
    folder: TempDir,
    pub(crate) database: String,
    /// Environment variables for the program beside those that it always gets.
    pub(crate) environment: Vec<(&'static str, OsString)>,
    nats: Option<String>,
}

impl Cluster {
    /// A folder with a SQLite database.
    pub(crate) fn sqlite() -> Cluster {
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let file = folder.path().join("lucid.db");
        let database = format!("sqlite:{}", file.display());
        Cluster::new(folder, database, None)
    }

    /// A database of PostgreSQL, and the bus if there are several nodes.
    pub(crate) fn postgres(database: String, nats: Option<String>) -> Cluster {
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        Cluster::new(folder, database, nats)
    }

    fn new(folder: TempDir, database: String, nats: Option<String>) -> Cluster {
        let settings = folder.path().join("lucid.toml");
        std::fs::write(settings, SETTINGS).expect("the settings can be written");
        Cluster {
            folder,
            database,
            environment: Vec::new(),
            nats,
        }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The program, without settings from the environment of the test.
    pub(crate) fn lucid(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lucid"));
        for name in ["LISTEN", "NATS", "PUBLIC_URL", "PROXIES", "LOG"] {
            command.env_remove(format!("LUCID_{name}"));
        }
        command
            .args(args)
            .current_dir(self.path())
            .env("LUCID_DATABASE", &self.database)
            .env("LUCID_DATA_DIR", self.path())
            .env("LUCID_CONFIG", self.path().join("lucid.toml"))
            .env("LC_ALL", "C")
            .envs(self.environment.iter().cloned())
            .stdin(Stdio::null());
        if let Some(nats) = &self.nats {
            command.env("LUCID_NATS", nats);
        }
        command
    }

    /// Runs `lucid admin`.
    pub(crate) fn admin(&self, args: &[&str]) -> Output {
        let mut command = self.lucid(&["admin"]);
        // These two are not for the administrator.
        command.env_remove("LUCID_NATS");
        command.args(args).output().expect("the program was built")
    }
}

/// A running server; it ends with this value.
pub(crate) struct Node<'a> {
    cluster: &'a Cluster,
    child: Child,
    pub(crate) address: SocketAddr,
}

impl<'a> Node<'a> {
    /// Starts a server on any port.
    pub(crate) fn start(cluster: &'a Cluster) -> Node<'a> {
        let started = Node::try_start(cluster);
        started.unwrap_or_else(|(status, said)| panic!("it ended with {status}: {said}"))
    }

    /// Starts a server on any port; the error is how it ended instead, and what it printed.
    pub(crate) fn try_start(cluster: &'a Cluster) -> Result<Node<'a>, (ExitStatus, String)> {
        let (child, address) = run(cluster, ([127, 0, 0, 1], 0).into())?;
        Ok(Node {
            cluster,
            child,
            address,
        })
    }

    /// Kills it as if the machine had failed.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it can be waited for");
    }

    /// Stops it in the middle of everything, as if its machine had frozen.
    pub(crate) fn freeze(&self) {
        self.signal(Signal::STOP);
    }

    /// Lets it go on as if nothing had happened.
    pub(crate) fn thaw(&self) {
        self.signal(Signal::CONT);
    }

    /// Asks it to stop, and waits until it has; it must stop in good order.
    pub(crate) fn stop(&mut self) {
        self.ask_to_stop();
        self.wait();
    }

    pub(crate) fn ask_to_stop(&self) {
        self.signal(Signal::TERM);
    }

    fn signal(&self, signal: Signal) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).expect("it runs");
    }

    pub(crate) fn wait(&mut self) {
        let status = self.child.wait().expect("it can be waited for");
        assert!(status.success(), "{status}");
    }

    /// Starts it again on the same port.
    pub(crate) fn start_again(&mut self) {
        let again = run(self.cluster, self.address);
        (self.child, self.address) = again.expect("it starts again");
    }
}

impl Drop for Node<'_> {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(cluster: &Cluster, listen: SocketAddr) -> Result<(Child, SocketAddr), (ExitStatus, String)> {
    let listen = listen.to_string();
    let errors = cluster.path().join("errors.txt");
    let to = File::create(&errors).expect("a file can be made");
    let mut child = cluster
        .lucid(&["serve", "--no-pages", "--log", "off", "--listen", &listen])
        .stdout(Stdio::piped())
        .stderr(to)
        .spawn()
        .expect("the program was built");
    let out = child.stdout.take().expect("it was asked for");
    let mut line = String::new();
    let read = BufReader::new(out).read_line(&mut line);
    read.expect("what it prints can be read");
    let url = line.split_whitespace().find(|word| word.contains("://"));
    let address = url.and_then(|url| {
        let address = url.trim_start_matches("http://").trim_end_matches('/');
        address.parse().ok()
    });
    if let Some(address) = address {
        return Ok((child, address));
    }
    let status = child.wait().expect("it can be waited for");
    let mut said = line;
    let read = File::open(&errors).and_then(|mut file| file.read_to_string(&mut said));
    read.expect("what it says can be read");
    Err((status, said))
}
