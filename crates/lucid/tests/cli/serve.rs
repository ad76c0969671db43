//! `lucid serve` as a process: its settings, its log, and how it ends.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::common::TestDir;

/// A running server; it ends with this value.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(mut command: Command) -> Running {
        let mut child = command.spawn().expect("the program was built");
        let mut line = String::new();
        let out = child.stdout.take().expect("it was asked for");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let url = line.split_whitespace().find(|word| word.contains("://"));
        let url = url.unwrap_or_else(|| panic!("no address in {line:?}"));
        let address = url.trim_start_matches("http://").trim_end_matches('/');
        Running {
            address: address.to_owned(),
            child,
        }
    }

    /// Sends a request, and returns all that comes back.
    fn ask(&self, method: &str, path: &str, json: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (address, length) = (&self.address, json.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\
             connection: close\r\n\r\n{json}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn signal(&self) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, Signal::TERM).unwrap();
    }

    /// Waits for the end; the exit code, and what stands in the log.
    fn end(mut self) -> (Option<i32>, String) {
        let mut log = String::new();
        let err = self.child.stderr.as_mut().expect("it was asked for");
        err.read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().code(), log)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command without pages and without settings from outside.
fn serve(dir: &TestDir, args: &str) -> Command {
    serve_pages(dir, &format!("--no-pages {args}"))
}

/// The command without settings from outside.
fn serve_pages(dir: &TestDir, args: &str) -> Command {
    let mut command = dir.command(&format!("serve {args}"));
    for name in [
        "LISTEN",
        "DATABASE",
        "NATS",
        "DATA_DIR",
        "PUBLIC_URL",
        "CONFIG",
        "LOG",
    ] {
        command.env_remove(format!("LUCID_{name}"));
    }
    command.env("XDG_DATA_HOME", dir.path("home"));
    command.stderr(Stdio::piped());
    command
}

#[test]
fn a_server_answers_and_ends_in_good_order() {
    let dir = TestDir::without_pack("serve-ends");
    let running = Running::start(serve(&dir, "--listen 127.0.0.1:0 --no-open"));
    assert!(running.ask("GET", "/readyz", "").contains("200 OK"));
    assert!(running.ask("GET", "/tables", "").contains("404 Not Found"));
    assert!(dir.path("home/lucid/lucid.db").is_file() || cfg!(target_os = "macos"));
    running.signal();
    assert_eq!(running.end(), (Some(0), String::new()));
}

#[test]
fn a_second_signal_ends_the_server_at_once() {
    let dir = TestDir::without_pack("serve-at-once");
    let running = Running::start(serve(&dir, "--listen 127.0.0.1:0 --log info"));
    // A request whose body never comes keeps the server from going.
    let mut stream = TcpStream::connect(&running.address).unwrap();
    let address = &running.address;
    write!(
        stream,
        "POST /api/session HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
         content-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n"
    )
    .unwrap();
    // The server asks for the body, so the request is under way.
    let mut asked = [0; 12];
    stream.read_exact(&mut asked).unwrap();
    assert_eq!(&asked, b"HTTP/1.1 100");
    running.signal();
    // It no longer takes anybody, so the first signal has come.
    while TcpStream::connect(&running.address).is_ok() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    running.signal();
    let (code, log) = running.end();
    assert_eq!(code, Some(130));
    assert!(!log.contains("all is kept"), "{log}");
}

#[test]
fn the_command_line_goes_before_the_environment_before_the_file() {
    let dir = TestDir::without_pack("serve-order");
    let data = |name: &str| dir.path(name).display().to_string();
    let file = format!("listen = \"127.0.0.1:0\"\ndata-dir = {:?}\n", data("file"));
    dir.write("lucid.toml", file);
    let first = Running::start(serve(&dir, "--config lucid.toml"));
    let mut command = serve(&dir, "--config lucid.toml");
    command.env("LUCID_DATA_DIR", data("environment"));
    let second = Running::start(command);
    let mut command = serve(&dir, "--data-dir line");
    command.env("LUCID_DATA_DIR", data("environment"));
    command.env("LUCID_CONFIG", dir.path("lucid.toml"));
    let third = Running::start(command);
    for (running, folder) in [(first, "file"), (second, "environment"), (third, "line")] {
        assert!(dir.path(folder).join("lucid.db").is_file(), "{folder}");
        running.signal();
        assert_eq!(running.end(), (Some(0), String::new()));
    }
    let mode = std::fs::metadata(dir.path("line")).unwrap().permissions();
    let mode = std::os::unix::fs::PermissionsExt::mode(&mode);
    assert_eq!(mode & 0o777, 0o700, "the folder is nobody else's");
}

#[test]
fn settings_that_make_no_sense_are_told_with_their_line() {
    let dir = TestDir::without_pack("serve-bad");
    let known = "listen, database, nats, data-dir, public-url, proxies, bot-lease, silence, \
         session-days, idle-gathering, idle-running, keep-tables, keep-guests, keep-packs, log, \
         limits";
    let limits = "address-requests, identity-requests, guests, sign-ins, packs, \
                  tables, identity-sockets, address-sockets";
    let bad = |setting: &str, example: &str| {
        format!("The setting “{setting}” cannot have this value; it can be {example}, for example.")
    };
    let none = |setting: &str, known: &str| {
        format!("There is no setting “{setting}”; choose from {known}.")
    };
    for (text, line, told) in [
        ("# one\n\nlistne = 1", 3, none("listne", known)),
        ("listen = 7777", 1, bad("listen", "\"127.0.0.1:7777\"")),
        (
            "listen = \"localhost\"",
            1,
            bad("listen", "\"127.0.0.1:7777\""),
        ),
        (
            "\npublic-url = \"lucid\"",
            2,
            bad("public-url", "\"https://lucid.example\""),
        ),
        ("proxies = 300", 1, bad("proxies", "1")),
        ("proxies = \"1\"", 1, bad("proxies", "1")),
        ("log = \"loud=very\"", 1, bad("log", "\"info\"")),
        ("nats = \"\"", 1, bad("nats", "\"nats://localhost:4222\"")),
        ("[limits]\ntable = 7", 2, none("table", limits)),
        ("[limits]\ntables = -7", 2, bad("tables", "50")),
        (
            "[limits]\nguests = 7",
            2,
            bad("guests", "{ burst = 40, per-minute = 4 }"),
        ),
        (
            "[limits]\nguests = { burst = 4 }",
            2,
            bad("guests", "{ burst = 40, per-minute = 4 }"),
        ),
        ("limits = 1", 1, bad("limits", "[limits]")),
    ] {
        dir.write("bad.toml", text);
        let said = dir.bad("serve --no-pages --config bad.toml");
        assert_eq!(said, (1, format!("bad.toml:{line}: {told}")), "{text}");
    }
    dir.write("bad.toml", "a = 1\nb = [\n");
    let (code, line) = dir.bad("serve --no-pages --config bad.toml");
    assert_eq!(code, 1);
    assert!(line.starts_with("bad.toml:"), "{line}");
    dir.write("bad.toml", "x = 1");
    let (_, line) = dir.bad("serve --no-pages --config bad.toml --lang de");
    assert!(
        line.starts_with("bad.toml:1: Eine Einstellung „x“ gibt es nicht;"),
        "{line}"
    );
    let (code, line) = dir.bad("serve --no-pages --config none.toml");
    assert_eq!((code, line.starts_with("none.toml: ")), (2, true), "{line}");
}

#[test]
fn several_servers_do_not_share_a_sqlite_file() {
    let dir = TestDir::without_pack("serve-nats");
    dir.write("nats.toml", "nats = \"nats://127.0.0.1:1\"\n");
    for args in [
        "--nats nats://127.0.0.1:1 --data-dir new",
        "--nats nats://127.0.0.1:1 --database sqlite:new/tables.db",
        "--config nats.toml --data-dir new",
    ] {
        let (code, line) = dir.bad(&format!("serve --no-pages {args}"));
        let expected = "--nats joins several servers, which share a PostgreSQL database";
        assert!(code == 2 && line.contains(expected), "{code} {line}");
        let (_, line) = dir.bad(&format!("serve --no-pages --lang de {args}"));
        assert!(
            line.contains("eine SQLite-Datei gehört einem Server"),
            "{line}"
        );
    }
    assert!(!dir.path("new").exists(), "nothing was made");
}

#[test]
fn a_database_that_cannot_be_used_is_told_without_its_password() {
    let dir = TestDir::without_pack("serve-database");
    for url in [
        "mysql://lucid:hush@db/lucid",
        "postgres://lucid:hush@127.0.0.1:1/lucid",
    ] {
        let mut command = serve(&dir, "--listen 127.0.0.1:0");
        let ran = command.env("LUCID_DATABASE", url).output().unwrap();
        let err = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(ran.status.code(), Some(2), "{url}: {err}");
        let last = err.lines().last().unwrap_or_default();
        assert!(last.contains("The database cannot be used: "), "{err}");
        assert!(!err.contains("hush"), "{err}");
    }
}

#[test]
fn secrets_do_not_reach_the_log() {
    let dir = TestDir::without_pack("serve-log");
    let running = Running::start(serve(&dir, "--listen 127.0.0.1:0 --log trace"));
    let begun = running.ask("POST", "/api/session", r#"{"name":"Hypatia"}"#);
    let token = begun.split("lucid=").nth(1).expect("a cookie");
    let token = &token[..64];
    let body = r#"{"name":"Hypatia","password":"moonlit-password"}"#;
    running.ask("POST", "/api/sign-in", body);
    running.ask("GET", "/api/tables/0000000000011?invite=sesame", "");
    running.ask("GET", "/table/0000000000011?invite=sesame", "");
    running.signal();
    let (code, log) = running.end();
    assert_eq!(code, Some(0), "{log}");
    for line in log.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect(line);
        assert!(
            line["timestamp"].is_string() && line["level"].is_string(),
            "{line}"
        );
    }
    let told = |part: &str| log.lines().any(|line| line.contains(part));
    assert!(told("\"route\":\"/api/sign-in\""), "{log}");
    assert!(told("\"code\":\"wrong-password\""), "{log}");
    for secret in [token, "moonlit-password", "sesame"] {
        assert!(!log.contains(secret), "{secret} stands in the log");
    }
}

#[test]
fn a_second_server_on_the_same_file_says_who_has_it_and_ends() {
    let dir = TestDir::without_pack("serve-twice");
    let first = Running::start(serve(&dir, "--listen 127.0.0.1:0 --data-dir data"));
    let second = serve(&dir, "--listen 127.0.0.1:0 --data-dir data").output();
    let second = second.unwrap();
    let told = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(2), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    let pid = format!("process {} on ", first.child.id());
    let address = format!("listening on {}", first.address);
    for part in ["Another server is using this database", &pid, &address] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let second = serve(
        &dir,
        "--listen 127.0.0.1:0 --data-dir data --lang de --database sqlite:./data/../data/lucid.db",
    );
    let told = String::from_utf8({ second }.output().unwrap().stderr).unwrap();
    assert!(
        told.contains("Ein anderer Server benutzt diese Datenbank"),
        "{told}"
    );
    // The administrator works beside it.
    assert_eq!(dir.good("admin --data-dir data list"), "");
    assert!(first.ask("GET", "/readyz", "").contains("200 OK"));
    // A killed server leaves no lock behind.
    drop(first);
    let third = Running::start(serve(&dir, "--listen 127.0.0.1:0 --data-dir data"));
    third.signal();
    assert_eq!(third.end(), (Some(0), String::new()));
}

#[test]
fn the_administrator_of_a_wrong_folder_makes_nothing_and_says_so() {
    let dir = TestDir::without_pack("admin-wrong");
    for command in ["list", "inspect 0000000000011", "backup copy.db"] {
        let (code, told) = dir.bad(&format!("admin --data-dir nowhere {command}"));
        assert_eq!(code, 2, "{told}");
        let absent = "There is no database nowhere/lucid.db, and none was created";
        assert!(told.contains(absent), "{told}");
    }
    let (_, told) = dir.bad("admin --data-dir nowhere list --lang de");
    assert!(
        told.contains("Es gibt keine Datenbank nowhere/lucid.db"),
        "{told}"
    );
    assert!(!dir.path("nowhere").exists());
    assert!(!dir.path("copy.db").exists());
    std::fs::create_dir(dir.path("empty")).unwrap();
    dir.bad("admin --data-dir empty list");
    assert_eq!(std::fs::read_dir(dir.path("empty")).unwrap().count(), 0);
}

#[test]
fn a_server_is_asked_how_it_is() {
    let dir = TestDir::without_pack("serve-health");
    let running = Running::start(serve(&dir, "--listen 127.0.0.1:0 --data-dir data"));
    let address = running.address.clone();
    assert_eq!(dir.good(&format!("health --listen {address}")), "alive\n");
    assert_eq!(
        dir.good(&format!("health --ready --listen {address}")),
        "ready\n"
    );
    // The settings of the server say where it is, too.
    dir.write("lucid.toml", format!("listen = \"{address}\"\n"));
    assert_eq!(dir.good("health --config lucid.toml"), "alive\n");
    running.signal();
    assert_eq!(running.end().0, Some(0));
    let (code, told) = dir.bad(&format!("health --listen {address}"));
    assert_eq!(code, 1, "{told}");
    assert!(
        told.contains(&format!("The server at {address} is not responding: ")),
        "{told}"
    );
    let (_, told) = dir.bad(&format!("health --listen {address} --lang de"));
    assert!(
        told.contains(&format!("Der Server unter {address} antwortet nicht: ")),
        "{told}"
    );
}

#[test]
fn a_server_that_listens_everywhere_names_the_addresses_for_friends() {
    let dir = TestDir::without_pack("serve-network");
    let mut command = serve(&dir, "--listen 0.0.0.0:0 --data-dir data");
    let mut child = command.spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    let port = first
        .split(':')
        .next_back()
        .and_then(|rest| rest.split('/').next());
    let port = port.unwrap().to_owned();
    assert!(
        first.contains(&format!("http://127.0.0.1:{port}/")),
        "{first}"
    );
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert!(child.wait().unwrap().success());
    // A machine without a network has nothing to name.
    for line in rest.lines() {
        assert!(
            line.starts_with("Friends on the same network open http://"),
            "{line}"
        );
        assert!(line.contains(&format!(":{port}/")), "{line}");
        assert!(
            !line.contains("0.0.0.0") && !line.contains("127.0.0.1"),
            "{line}"
        );
    }
}

#[test]
fn policies_are_sent_with_what_they_apply_to() {
    let dir = TestDir::without_pack("serve-headers");
    std::fs::create_dir(dir.path("client")).unwrap();
    // What a browser can show as a page, what runs as a worker, and what pages load.
    let pages = ["index.html", "icon-0123456789ab.svg"];
    let workers = ["sw.js", "worker-0123456789ab.js"];
    let parts = [
        "lucid-0123456789ab.js",
        "lucid-0123456789ab.css",
        "lucid-0123456789ab.wasm",
        "icon192-0123456789ab.png",
        "manifest.webmanifest",
    ];
    let all = || pages.iter().chain(&workers).chain(&parts);
    for name in all() {
        dir.write(&format!("client/{name}"), "x");
    }
    let list = all().fold(String::new(), |list, name| list + name + " 1\n");
    dir.write("client/assets.txt", list);
    let args = "--client client --no-open --listen 127.0.0.1:0 --data-dir data";
    let running = Running::start(serve_pages(&dir, args));
    let header = |path: &str, name: &str| {
        let answer = running.ask("GET", path, "");
        let (head, _) = answer.split_once("\r\n\r\n").expect("a head");
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        let mut lines = head.lines().filter_map(|line| line.split_once(": "));
        let value = lines.find_map(|(found, value)| (found == name).then(|| value.to_owned()));
        value.unwrap_or_default()
    };
    let only_own_scripts = "script-src 'self' 'wasm-unsafe-eval'";
    for path in pages.iter().chain(&["", "tables"]) {
        let path = format!("/{path}");
        let policy = header(&path, "content-security-policy");
        assert!(policy.contains(only_own_scripts), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(
            header(&path, "permissions-policy").contains("camera=()"),
            "{path}"
        );
        assert_eq!(header(&path, "cross-origin-opener-policy"), "same-origin");
        assert_eq!(header(&path, "referrer-policy"), "no-referrer", "{path}");
    }
    for path in workers.map(|name| format!("/{name}")) {
        let policy = header(&path, "content-security-policy");
        assert!(policy.contains(only_own_scripts), "{path}: {policy}");
        assert_eq!(header(&path, "referrer-policy"), "no-referrer", "{path}");
    }
    for path in parts.map(|name| format!("/{name}")) {
        for name in ["content-security-policy", "permissions-policy"] {
            assert_eq!(header(&path, name), "", "{path}");
        }
    }
    for path in all().map(|name| format!("/{name}")) {
        assert_eq!(header(&path, "x-content-type-options"), "nosniff", "{path}");
        let readers = header(&path, "cross-origin-resource-policy");
        assert_eq!(readers, "same-origin", "{path}");
        let kept = header(&path, "cache-control");
        let is_hashed = path.contains("0123456789ab");
        assert_eq!(kept.contains("immutable"), is_hashed, "{path}: {kept}");
    }
}
