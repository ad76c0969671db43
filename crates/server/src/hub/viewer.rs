//! Those who look at a table.

use axum::extract::ws::Utf8Bytes;
use lucid_protocol::News;
use lucid_tabletop::Seat;

use super::outlet::{Outlet, text};
use crate::store::IdentityId;
use crate::table::Applied;

/// Somebody who looks at a table through a socket.
#[derive(Debug)]
pub(super) struct Viewer {
    pub(super) outlet: Outlet,
    pub(super) who: IdentityId,
    /// Whether it came with the invite link.
    pub(super) invited: bool,
    /// Its seat; kept up to date when seats change.
    pub(super) seat: Option<Seat>,
}

/// Everybody who looks at a table.
#[derive(Debug, Default)]
pub(super) struct Viewers(pub(super) Vec<Viewer>);

impl Viewers {
    /// Tells everybody what has changed, each as far as it may know.
    pub(super) fn show(&self, applied: &Applied) {
        if self.0.is_empty() {
            return;
        }
        if applied.is_open() {
            return self.tell(&News::Change(applied.change(None)));
        }
        // Few know something of their own: each text is written once.
        let mut written: Vec<(Option<Seat>, Utf8Bytes)> = Vec::new();
        for viewer in &self.0 {
            let known = written.iter().find(|(seat, _)| *seat == viewer.seat);
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let new = text(&News::Change(applied.change(viewer.seat)));
                    written.push((viewer.seat, new.clone()));
                    new
                }
            };
            viewer.outlet.send(text);
        }
    }

    /// Tells everybody the same.
    pub(super) fn tell(&self, news: &News) {
        if self.0.is_empty() {
            return;
        }
        let text = text(news);
        for viewer in &self.0 {
            viewer.outlet.send(text.clone());
        }
    }

    /// The viewer of a socket.
    pub(super) fn get(&self, outlet: u64) -> Option<&Viewer> {
        self.0.iter().find(|viewer| viewer.outlet.id == outlet)
    }

    /// Lets a viewer go. Says whether it was there.
    pub(super) fn remove(&mut self, outlet: u64) -> bool {
        let before = self.0.len();
        self.0.retain(|viewer| viewer.outlet.id != outlet);
        self.0.len() < before
    }
}
