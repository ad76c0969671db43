//! The program of a release, in a root that holds nothing else.
//!
//! `cargo xtask dist` runs this with the program that it has built. A folder with one
//! static file in it becomes the root of a new process: no libraries, no shell, no
//! certificates, no `/proc`.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::table::SeatPlan;
use lucid_testkit::online::{Playable, http};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use crate::Crew;

/// The server in its empty root; it ends with this value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program in an empty root. Whoever is not root there becomes it, in a
/// namespace of their own.
fn start(program: &Path, root: &Path) -> (Server, SocketAddr) {
    std::fs::copy(program, root.join("lucid")).expect("a program to try");
    let mut command = if rustix::process::geteuid().is_root() {
        Command::new("chroot")
    } else {
        let mut unshare = Command::new("unshare");
        unshare.args(["--map-root-user", "chroot"]);
        unshare
    };
    let mut child = command
        .arg(root)
        .args(["/lucid", "serve", "--no-open", "--listen", "127.0.0.1:0"])
        .args(["--data-dir", "/data"])
        .env_clear()
        .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("chroot is there");
    let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let server = Server(child);
    for line in lines.map_while(Result::ok) {
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next());
        if let Some(address) = address.and_then(|address| address.parse().ok()) {
            return (server, address);
        }
    }
    panic!("it did not start");
}

/// A whole game of one person against bots.
fn play<G: Playable>(address: SocketAddr, rules: &str, bot: &str) {
    let seats = [SeatPlan::Me, SeatPlan::Bot(bot.to_owned())];
    let mut crew: Crew<G> = Crew::seated(&[address], rules, &seats, 7);
    crew.play_out();
}

#[test]
#[ignore = "tries the program of a release: cargo xtask dist"]
fn the_static_program_plays_in_an_empty_root() {
    let program = std::env::var_os("LUCID_RELEASE").expect("LUCID_RELEASE names the program");
    let root = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let (server, address) = start(Path::new(&program), root.path());
    for (path, part) in [
        ("/", "<title>"),
        ("/book/", "<title>"),
        ("/healthz", "alive"),
    ] {
        let host = address.to_string();
        let headers = [("host", host.as_str()), ("accept", "text/html")];
        let stream = http::connect(address, Ipv4Addr::UNSPECIFIED).expect("a connection");
        let reply = http::ask(stream, "GET", path, &headers, "");
        let page = reply.expect("an answer").text();
        assert!(page.contains(part), "{path}: {page}");
    }
    play::<Dreamscape>(address, "huch players=2", "random");
    play::<DreamRunners>(address, "players=2 timer=none", "random");
    let pid = Pid::from_child(&server.0);
    kill_process(pid, Signal::TERM).expect("it runs");
    println!(
        "served pages and played both games in {}",
        root.path().display()
    );
}
