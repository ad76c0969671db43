//! The viewers of a table.

use axum::extract::ws::Utf8Bytes;
use lucid_protocol::ServerMessage;
use lucid_tabletop::Seat;

use super::socket_sender::{SocketSender, to_text};
use crate::store::IdentityId;
use crate::table::Applied;

/// Somebody who views a table through a socket.
#[derive(Debug)]
pub(super) struct Viewer {
    pub(super) sender: SocketSender,
    pub(super) identity: IdentityId,
    /// Whether they came with the invite link.
    pub(super) invited: bool,
    /// Their seat; kept up to date when seats change.
    pub(super) seat: Option<Seat>,
}

/// Everybody who views a table.
#[derive(Debug, Default)]
pub(super) struct Viewers(pub(super) Vec<Viewer>);

impl Viewers {
    /// Sends every viewer the changes, redacted for each.
    pub(super) fn send_change(&self, applied: &Applied) {
        if self.0.is_empty() {
            return;
        }
        if applied.is_public() {
            return self.send(&ServerMessage::Change(applied.change(None)));
        }
        // Most viewers see the same, so each text is serialised once.
        let mut written: Vec<(Option<Seat>, Utf8Bytes)> = Vec::new();
        for viewer in &self.0 {
            let known = written.iter().find(|(seat, _)| *seat == viewer.seat);
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let new = to_text(&ServerMessage::Change(applied.change(viewer.seat)));
                    written.push((viewer.seat, new.clone()));
                    new
                }
            };
            viewer.sender.send_text(text);
        }
    }

    /// Sends everybody the same.
    pub(super) fn send(&self, message: &ServerMessage) {
        if self.0.is_empty() {
            return;
        }
        let text = to_text(message);
        for viewer in &self.0 {
            viewer.sender.send_text(text.clone());
        }
    }

    /// The viewer at a socket.
    pub(super) fn get(&self, socket: u64) -> Option<&Viewer> {
        self.0.iter().find(|viewer| viewer.sender.id == socket)
    }

    /// Removes the viewer at a socket; says whether there was one.
    pub(super) fn remove(&mut self, socket: u64) -> bool {
        let before = self.0.len();
        self.0.retain(|viewer| viewer.sender.id != socket);
        self.0.len() < before
    }
}
