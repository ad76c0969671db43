//! A phone's network: a proxy that can go silent without closing, as when the phone sleeps.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;
use std::time::Duration;

const CARRIES: u8 = 0;
const SILENT: u8 = 1;
const GONE: u8 = 2;

/// An interruptible proxy to a server, which stops when this is dropped.
pub(super) struct Radio {
    /// The server's address through the proxy.
    pub(super) url: String,
    state: Arc<AtomicU8>,
}

impl Radio {
    /// Starts a proxy to a server.
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
                    // Out of reach: new connections get no answer.
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

    /// Lets nothing through, without either side learning of it.
    pub(super) fn fall_silent(&self) {
        self.state.store(SILENT, Ordering::Relaxed);
    }

    /// Lets data through again, including what was in flight.
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

/// Copies one direction until either side closes.
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
