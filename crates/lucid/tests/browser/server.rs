//! The real program, serving on a port of its own.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// `lucid serve`; it ends with this value, and so does what it keeps.
pub(crate) struct Server {
    child: Child,
    folder: PathBuf,
    /// Where it is, without a slash at the end.
    pub(crate) url: String,
}

impl Server {
    /// Starts it; nothing if it was built without the client.
    pub(crate) fn start() -> Option<Server> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("browser-{}-{count}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let child = Command::new(env!("CARGO_BIN_EXE_lucid"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open"])
            .arg("--data-dir")
            .arg(&folder)
            .args(["--lang", "en"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program was built for this test");
        let url = String::new();
        let mut server = Server { child, folder, url };
        let mut line = String::new();
        let out = server.child.stdout.take().expect("it was asked for");
        BufReader::new(out)
            .read_line(&mut line)
            .expect("it says where it is");
        let url = (line.split_whitespace()).find(|word| word.starts_with("http://"))?;
        server.url = url.trim_end_matches('/').to_owned();
        Some(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
