//! A new version of the client: it is offered, waits, and is installed on request.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::{AT_ONCE, stage};

/// A proxy that acts as a later version of the server, once it is switched.
struct Later {
    url: String,
    address: SocketAddr,
    newer: Arc<AtomicBool>,
    over: Arc<AtomicBool>,
}

impl Later {
    fn before(server: &str) -> Later {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("it listens");
        let (newer, over) = (
            Arc::new(AtomicBool::new(false)),
            Arc::new(AtomicBool::new(false)),
        );
        let behind = server.trim_start_matches("http://").to_owned();
        let (is_newer, is_over) = (newer.clone(), over.clone());
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if is_over.load(Ordering::SeqCst) {
                    return;
                }
                let (behind, newer) = (behind.clone(), is_newer.clone());
                // A browser may hang up at any time.
                thread::spawn(move || answer(stream, &behind, &newer).ok());
            }
        });
        Later {
            url: format!("http://{address}"),
            address,
            newer,
            over,
        }
    }
}

impl Drop for Later {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
        // Wakes the thread that listens.
        let _ = TcpStream::connect(self.address);
    }
}

/// Passes one request on, plainly and once, and its answer back.
fn answer(stream: TcpStream, behind: &str, newer: &AtomicBool) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream);
    let mut path = String::new();
    let mut asked = String::new();
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        if path.is_empty() {
            path = line.split(' ').nth(1).unwrap_or_default().to_owned();
        }
        if line == "\r\n" {
            break;
        }
        let name = line.split(':').next().unwrap_or_default().to_lowercase();
        if !["connection", "accept-encoding", "if-none-match", "upgrade"].contains(&name.as_str()) {
            asked += &line;
        }
    }
    let mut server = TcpStream::connect(behind)?;
    write!(server, "{asked}Connection: close\r\n\r\n")?;
    let mut told = Vec::new();
    server.read_to_end(&mut told)?;
    let end = told.windows(4).position(|four| four == b"\r\n\r\n");
    let (head, body) = told.split_at(end.map_or(told.len(), |end| end + 4));
    // Browsers connect before they send a request; the time of the request counts.
    let body = match (newer.load(Ordering::SeqCst), path.as_str()) {
        // Another list of files to cache, and a page that differs from the old one.
        (true, "/sw.js") => replaced(body, "\"lucid-", "\"lucid-newer-"),
        (true, "/") => replaced(body, "<title>Lucid</title>", "<title>Lucid, newer</title>"),
        _ => body.to_vec(),
    };
    let kept = String::from_utf8_lossy(head);
    let kept = kept
        .lines()
        .filter(|line| !line.is_empty() && !line.to_lowercase().starts_with("content-length"));
    let head: String = kept.flat_map(|line| [line, "\r\n"]).collect();
    let mut stream = reader.into_inner();
    write!(stream, "{head}Content-Length: {}\r\n\r\n", body.len())?;
    stream.write_all(&body)
}

fn replaced(body: &[u8], from: &str, to: &str) -> Vec<u8> {
    let text = String::from_utf8_lossy(body);
    assert!(text.contains(from), "{from} is gone from the client");
    text.replacen(from, to, 1).into_bytes()
}

#[test]
fn a_new_version_is_offered_and_installed_on_request() {
    let Some((server, mut chrome)) = stage("renewal") else {
        return;
    };
    let later = Later::before(&server.url);
    chrome.allow_worker();
    chrome.open_with(&later.url, AT_ONCE);
    chrome.wait("!!navigator.serviceWorker.controller");
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    let game = chrome.eval("location.pathname");

    later.newer.store(true, Ordering::SeqCst);
    chrome.reload();
    let offer = "document.querySelector('.notice')?.innerText.includes('new version') ?? false";
    chrome.wait(offer);
    assert_eq!(
        chrome.eval("document.title"),
        "Lucid",
        "nothing changes by itself"
    );
    assert_eq!(
        chrome.eval("document.querySelector('.notice').getAttribute('role')"),
        "status"
    );

    // After "Later", the player goes on, and is asked again another time.
    chrome.press(".notice .btn.quiet");
    chrome.wait("!document.querySelector('.notice')");
    assert_eq!(chrome.count(".table"), 1);
    chrome.eval(
        "localStorage.setItem('lucid.settings', \
        localStorage.getItem('lucid.settings').replace('language: en', 'language: de'))",
    );
    chrome.reload();
    chrome.wait("document.querySelector('.notice')?.innerText.includes('neue Version') ?? false");
    assert_eq!(chrome.eval("document.title"), "Lucid");

    chrome.press(".notice .btn.primary");
    chrome.wait("document.title === 'Lucid, newer' && !!document.querySelector('.table')");
    assert_eq!(chrome.eval("location.pathname"), game, "the game goes on");
    let kept =
        chrome.eval("caches.keys().then((names) => names.every((name) => name.includes('newer')))");
    assert_eq!(kept, true, "the old version is gone");
    assert_eq!(chrome.count(".notice"), 0);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
