//! The way to one socket.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use lucid_protocol::News;
use lucid_protocol::limits::WAITING;
use lucid_protocol::socket::Parting;
use tokio::sync::{mpsc, watch};

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Sends to one socket, from anywhere; never waits.
#[derive(Clone, Debug)]
pub(super) struct Outlet {
    /// Which socket of this process.
    pub(super) id: u64,
    queue: mpsc::Sender<Utf8Bytes>,
    parting: Arc<watch::Sender<Option<Parting>>>,
}

/// The other end, for the socket's own task.
#[derive(Debug)]
pub(super) struct Inlet {
    pub(super) queue: mpsc::Receiver<Utf8Bytes>,
    pub(super) parting: watch::Receiver<Option<Parting>>,
}

impl Outlet {
    pub(super) fn new() -> (Outlet, Inlet) {
        let (queue, received) = mpsc::channel(WAITING);
        let (parting, parted) = watch::channel(None);
        let outlet = Outlet {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            queue,
            parting: Arc::new(parting),
        };
        let inlet = Inlet {
            queue: received,
            parting: parted,
        };
        (outlet, inlet)
    }

    /// Sends a text that is ready. A reader that is too slow is parted with: it
    /// comes back and asks for what it missed.
    pub(super) fn send(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.part(Parting::TooSlow);
        }
    }

    /// Sends news.
    pub(super) fn tell(&self, news: &News) {
        self.send(text(news));
    }

    /// Says that a question was answered, if it had a number, by which change.
    pub(super) fn done(&self, id: u32, n: u32) {
        if id != 0 {
            self.tell(&News::Done { id, n });
        }
    }

    /// Ends the connection; the first reason counts.
    pub(super) fn part(&self, why: Parting) {
        self.parting.send_if_modified(|parting| {
            let first = parting.is_none();
            *parting = parting.or(Some(why));
            first
        });
    }
}

/// News as they go over the wire.
pub(super) fn text(news: &News) -> Utf8Bytes {
    let text = serde_json::to_string(news).expect("news have only texts and numbers");
    Utf8Bytes::from(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_for_a_slow_reader_has_a_bound() {
        let (outlet, inlet) = Outlet::new();
        let pong = News::Pong { at: 1, now: 2 };
        for _ in 0..WAITING {
            outlet.tell(&pong);
        }
        assert_eq!(*inlet.parting.borrow(), None, "so much may wait");
        for _ in 0..10 * WAITING {
            outlet.tell(&pong);
        }
        assert_eq!(*inlet.parting.borrow(), Some(Parting::TooSlow));
        assert_eq!(inlet.queue.len(), WAITING, "nothing more is kept");
        outlet.part(Parting::Restart);
        let why = *inlet.parting.borrow();
        assert_eq!(why, Some(Parting::TooSlow), "the first reason counts");
    }
}
