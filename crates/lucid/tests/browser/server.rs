//! The real program, serving on its own port.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The file of its settings, in its folder.
const SETTINGS: &str = "lucid.toml";

/// The file of its error messages, in its folder.
const COMPLAINTS: &str = "stderr.txt";

/// Runs a program until this shell's standard input is closed, which happens at the latest when
/// the test process ends, so that no server is left behind.
const RUN: &str =
    r#""$@" </dev/null & server=$!; exec >&-; read -r end; kill -KILL $server; wait $server"#;

/// `lucid serve`, which ends when this is dropped, and its data with it.
pub(crate) struct Server {
    shell: Child,
    folder: PathBuf,
    /// Its URL, without a trailing slash.
    pub(crate) url: String,
}

impl Server {
    /// Starts it with settings; nothing if it was built without the client.
    pub(crate) fn with(settings: &str) -> Option<Server> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("browser-{}-{count}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join(SETTINGS), settings).expect("a file");
        let shell = spawn("127.0.0.1:0", &folder);
        let url = String::new();
        let mut server = Server { shell, folder, url };
        server.url = server.address()?;
        Some(server)
    }

    /// Its data folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Kills it without a graceful shutdown.
    pub(crate) fn kill(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }

    /// Restarts it on the same port with the same data.
    pub(crate) fn again(&mut self) {
        self.kill();
        let address = self.url.trim_start_matches("http://").to_owned();
        self.shell = spawn(&address, &self.folder);
        let url = self.address();
        assert_eq!(url.as_ref(), Some(&self.url), "it is where it was");
    }

    /// Reads the address that it prints.
    fn address(&mut self) -> Option<String> {
        let mut line = String::new();
        let out = self.shell.stdout.take().expect("it was asked for");
        BufReader::new(out)
            .read_line(&mut line)
            .expect("it says where it is");
        let Some(url) = (line.split_whitespace()).find(|word| word.starts_with("http://")) else {
            let said = fs::read_to_string(self.folder.join(COMPLAINTS)).unwrap_or_default();
            eprintln!("the server did not start: {said}");
            return None;
        };
        Some(url.trim_end_matches('/').to_owned())
    }
}

fn spawn(listen: &str, folder: &Path) -> Child {
    let complaints = File::create(folder.join(COMPLAINTS)).expect("a file");
    Command::new("sh")
        .args(["-c", RUN, "sh", env!("CARGO_BIN_EXE_lucid")])
        .args(["serve", "--listen", listen, "--no-open"])
        .arg("--data-dir")
        .arg(folder)
        .arg("--config")
        .arg(folder.join(SETTINGS))
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(complaints)
        .spawn()
        .expect("the program was built for this test")
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
