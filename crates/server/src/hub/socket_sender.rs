//! Sending to one socket.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use lucid_protocol::limits::WAITING;
use lucid_protocol::{CloseReason, ServerMessage};
use tokio::sync::{mpsc, watch};

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Sends to one socket, from anywhere, without ever waiting.
#[derive(Clone, Debug)]
pub(super) struct SocketSender {
    /// Which socket of this process.
    pub(super) id: u64,
    queue: mpsc::Sender<Utf8Bytes>,
    close: Arc<watch::Sender<Option<CloseReason>>>,
}

/// The other end, for the task of the socket.
#[derive(Debug)]
pub(super) struct SocketReceiver {
    pub(super) queue: mpsc::Receiver<Utf8Bytes>,
    pub(super) close: watch::Receiver<Option<CloseReason>>,
}

impl SocketSender {
    pub(super) fn new() -> (SocketSender, SocketReceiver) {
        let (queue, queued) = mpsc::channel(WAITING);
        let (close, closed) = watch::channel(None);
        let sender = SocketSender {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            queue,
            close: Arc::new(close),
        };
        let receiver = SocketReceiver {
            queue: queued,
            close: closed,
        };
        (sender, receiver)
    }

    /// Sends a message.
    pub(super) fn send(&self, message: &ServerMessage) {
        self.send_text(to_text(message));
    }

    /// Sends a message that is already text. The connection of a reader that is too slow
    /// is closed: it connects again and asks for what it missed.
    pub(super) fn send_text(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.close(CloseReason::TooSlow);
        }
    }

    /// Answers a request that had a number, with the number of the change that it led to.
    pub(super) fn done(&self, id: u32, n: u32) {
        if id != 0 {
            self.send(&ServerMessage::Done { id, n });
        }
    }

    /// Closes the connection; the first reason counts.
    pub(super) fn close(&self, why: CloseReason) {
        self.close.send_if_modified(|reason| {
            let first = reason.is_none();
            *reason = reason.or(Some(why));
            first
        });
    }
}

/// A message as it goes over the wire.
pub(super) fn to_text(message: &ServerMessage) -> Utf8Bytes {
    let text = serde_json::to_string(message).expect("messages have only texts and numbers");
    Utf8Bytes::from(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_queue_of_a_slow_reader_is_bounded() {
        let (sender, receiver) = SocketSender::new();
        let pong = ServerMessage::Pong { at: 1, now: 2 };
        for _ in 0..WAITING {
            sender.send(&pong);
        }
        assert_eq!(*receiver.close.borrow(), None, "so much may wait");
        for _ in 0..10 * WAITING {
            sender.send(&pong);
        }
        assert_eq!(*receiver.close.borrow(), Some(CloseReason::TooSlow));
        assert_eq!(receiver.queue.len(), WAITING, "nothing more is kept");
        sender.close(CloseReason::Restart);
        let why = *receiver.close.borrow();
        assert_eq!(why, Some(CloseReason::TooSlow), "the first reason counts");
    }
}
