//! Messages between nodes, through NATS.
//!
//! Nothing depends on a message arriving: the store is the truth, and tables in memory are
//! compared with it. Messages only make it quick.

#[cfg(feature = "cluster")]
mod nats;
#[cfg(not(feature = "cluster"))]
#[path = "bus/without_nats.rs"]
mod nats;

use std::fmt;
use std::time::Duration;

use lucid_protocol::{ChatLine, TableId};
use serde::{Deserialize, Serialize};

use self::nats::{Incoming, Nats};
use super::connections::{self, AccountEvent};
use super::live_table::TableCommand;
use super::presence::Presence;
use super::{Hub, live_tables, lobby};
use crate::store::EntryRow;

/// The prefix of all subjects.
const SUBJECT: &str = "lucid";

/// The connection to other nodes, or nothing if there are none.
#[derive(Debug)]
pub(super) struct Bus(Option<Nats>);

/// A message about a table, from one node to all others.
#[derive(Debug, Serialize, Deserialize)]
enum Message {
    Entry { n: u32, at: u64, body: String },
    Said(ChatLine),
    Here { node: String, here: Presence },
}

/// What comes in from the bus.
#[cfg_attr(
    not(feature = "cluster"),
    expect(dead_code, reason = "nothing comes in without NATS")
)]
#[derive(Debug)]
enum Signal {
    /// Another node sent something.
    Message { subject: String, payload: Vec<u8> },
    /// There is a new connection; messages may have been missed before it.
    Connected,
}

/// NATS cannot be used.
#[derive(Debug)]
pub struct BusError(String);

impl fmt::Display for BusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NATS cannot be joined: {}", self.0)
    }
}

impl std::error::Error for BusError {}

impl Bus {
    /// Joins the others, if there are any.
    pub(super) async fn join(address: Option<&str>) -> Result<(Bus, Option<Incoming>), BusError> {
        match address {
            None => Ok((Bus(None), None)),
            Some(address) => {
                let (nats, incoming) = Nats::join(address).await?;
                Ok((Bus(Some(nats)), Some(incoming)))
            }
        }
    }

    /// Whether there may be other nodes.
    pub(super) fn is_shared(&self) -> bool {
        self.0.is_some()
    }

    /// An entry was committed.
    pub(super) fn entry(&self, table: TableId, row: &EntryRow) {
        self.tell(table, || Message::Entry {
            n: row.number,
            at: row.at,
            body: row.body.clone(),
        });
    }

    /// Somebody said something.
    pub(super) fn said(&self, table: TableId, said: &ChatLine) {
        self.tell(table, || Message::Said(said.clone()));
    }

    /// Who is connected to a table through this node.
    pub(super) fn here(&self, node: &str, table: TableId, here: &Presence) {
        self.tell(table, || Message::Here {
            node: node.to_owned(),
            here: here.clone(),
        });
    }

    /// Lists of tables have changed.
    pub(super) fn lobby(&self) {
        if let Some(nats) = &self.0 {
            nats.send(format!("{SUBJECT}.lobby"), Vec::new());
        }
    }

    /// Something happened to an account.
    pub(super) fn account(&self, event: &AccountEvent) {
        if let Some(nats) = &self.0 {
            let payload = serde_json::to_vec(event).expect("texts and numbers");
            nats.send(format!("{SUBJECT}.people"), payload);
        }
    }

    fn tell(&self, table: TableId, message: impl FnOnce() -> Message) {
        if let Some(nats) = &self.0 {
            let payload = serde_json::to_vec(&message()).expect("messages are texts and numbers");
            nats.send(format!("{SUBJECT}.table.{table}"), payload);
        }
    }

    /// Waits until everything has been sent, for at most a second.
    pub(super) async fn flush(&self) {
        if let Some(nats) = &self.0 {
            let _ = tokio::time::timeout(Duration::from_secs(1), nats.flush()).await;
        }
    }
}

/// Handles what other nodes send.
pub(super) fn listen(hub: &Hub, incoming: Option<Incoming>) {
    let Some(mut incoming) = incoming else {
        return;
    };
    let weak = std::sync::Arc::downgrade(&hub.0);
    tokio::spawn(async move {
        while let Some(signal) = incoming.next().await {
            let Some(inner) = weak.upgrade() else { return };
            let hub = Hub(inner);
            match signal {
                Signal::Message { subject, payload } => handle(&hub, &subject, &payload).await,
                Signal::Connected => {
                    // Messages sent since then were missed.
                    live_tables::send_all(&hub, || TableCommand::CatchUp).await;
                    live_tables::send_all(&hub, || TableCommand::RepeatPresence).await;
                    connections::check_sessions(&hub).await;
                }
            }
        }
    });
}

async fn handle(hub: &Hub, subject: &str, payload: &[u8]) {
    let Some(name) = subject.strip_prefix(SUBJECT) else {
        return;
    };
    if name == ".lobby" {
        return lobby::mark_changed(hub);
    }
    if name == ".people" {
        match serde_json::from_slice(payload) {
            Ok(event) => connections::apply(hub, &event).await,
            Err(error) => tracing::warn!(%error, "a message from another node could not be read"),
        }
        return;
    }
    let table = name.strip_prefix(".table.").and_then(|id| id.parse().ok());
    let Some(table) = table.and_then(|id| live_tables::present(hub, id)) else {
        return;
    };
    let command = match serde_json::from_slice(payload) {
        Ok(Message::Entry { n, at, body }) => TableCommand::Entry(EntryRow {
            number: n,
            at,
            body,
        }),
        Ok(Message::Said(said)) => TableCommand::Said(said),
        Ok(Message::Here { node, here }) => TableCommand::Here { node, here },
        Err(error) => {
            return tracing::warn!(%error, "a message from another node could not be read");
        }
    };
    let _ = table.send(command).await;
}
