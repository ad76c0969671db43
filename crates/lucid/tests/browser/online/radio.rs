//! What carries a phone's connection: it can fall silent without a word, as it
//! does when the phone sleeps.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;
use std::time::Duration;

const CARRIES: u8 = 0;
const SILENT: u8 = 1;
const GONE: u8 = 2;

/// A way to a server that can be interrupted; it ends with this value.
pub(super) struct Radio {
    /// The address of the server as this proxy offers it.
    pub(super) url: String,
    state: Arc<AtomicU8>,
}

impl Radio {
    /// A way to a server.
    pub(super) fn to(url: &str) -> Radio {
        let server = url.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.set_nonblocking(true).expect("it does not wait");
        let address = listener.local_addr().expect("an address");
        let state = Arc::new(AtomicU8::new(CARRIES));
        let shared = state.clone();
        thread::spawn(move || {
            loop {
                match shared.load(Ordering::Relaxed) {
                    GONE => return,
                    // Out of reach: whoever calls hears nothing.
                    SILENT => {}
                    _ => {
                        if let Ok((near, _)) = listener.accept() {
                            join(near, &server, &shared);
                            continue;
                        }
                    }
                }
                thread::sleep(Duration::from_millis(5));
            }
        });
        Radio {
            url: format!("http://{address}"),
            state,
        }
    }

    /// Nothing comes through any more, and neither side learns of it.
    pub(super) fn fall_silent(&self) {
        self.state.store(SILENT, Ordering::Relaxed);
    }

    /// It carries again, also what was underway.
    pub(super) fn come_back(&self) {
        self.state.store(CARRIES, Ordering::Relaxed);
    }
}

impl Drop for Radio {
    fn drop(&mut self) {
        self.state.store(GONE, Ordering::Relaxed);
    }
}

fn join(near: TcpStream, server: &str, state: &Arc<AtomicU8>) {
    let Ok(far) = TcpStream::connect(server) else {
        return;
    };
    let ways = [(near.try_clone(), far.try_clone()), (Ok(far), Ok(near))];
    for way in ways {
        if let (Ok(from), Ok(to)) = way {
            let state = state.clone();
            thread::spawn(move || carry(from, to, &state));
        }
    }
}

/// Carries one way until either side ends.
fn carry(mut from: TcpStream, mut to: TcpStream, state: &AtomicU8) {
    let _ = from.set_nonblocking(false);
    let _ = from.set_read_timeout(Some(Duration::from_millis(20)));
    let mut part = [0; 16 * 1024];
    loop {
        match state.load(Ordering::Relaxed) {
            GONE => break,
            SILENT => {
                thread::sleep(Duration::from_millis(5));
                continue;
            }
            _ => {}
        }
        match from.read(&mut part) {
            Ok(0) => break,
            Ok(count) if to.write_all(&part[..count]).is_ok() => {}
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            _ => break,
        }
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}
