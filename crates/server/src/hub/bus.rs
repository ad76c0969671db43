//! What nodes tell each other, through NATS.
//!
//! Nothing depends on a message arriving: the store is the truth, and rooms
//! compare themselves with it. Messages only make it quick.

#[cfg(feature = "cluster")]
mod nats;
#[cfg(not(feature = "cluster"))]
#[path = "bus/without_nats.rs"]
mod nats;

use std::fmt;
use std::time::Duration;

use lucid_protocol::TableId;
use lucid_protocol::socket::Said;
use serde::{Deserialize, Serialize};

use self::nats::{Incoming, Nats};
use super::people::{self, Happened};
use super::presence::Here;
use super::room::Command;
use super::{Hub, lobby, rooms, sweep};
use crate::store::EntryRow;

/// What begins the subjects of all messages.
const SUBJECT: &str = "lucid";

/// The way to other nodes, or nothing where there are none.
#[derive(Debug)]
pub(super) struct Bus(Option<Nats>);

/// What a node tells the others of a table.
#[derive(Debug, Serialize, Deserialize)]
enum Message {
    Entry { n: u32, at: u64, body: String },
    Said(Said),
    Here { node: String, here: Here },
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

/// The address of NATS makes no sense.
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

    /// Something was said.
    pub(super) fn said(&self, table: TableId, said: &Said) {
        self.tell(table, || Message::Said(said.clone()));
    }

    /// Who is here.
    pub(super) fn here(&self, node: &str, table: TableId, here: &Here) {
        self.tell(table, || Message::Here {
            node: node.to_owned(),
            here: here.clone(),
        });
    }

    /// Lists have changed.
    pub(super) fn lobby(&self) {
        if let Some(nats) = &self.0 {
            nats.send(format!("{SUBJECT}.lobby"), Vec::new());
        }
    }

    /// Something happened to somebody.
    pub(super) fn people(&self, happened: &Happened) {
        if let Some(nats) = &self.0 {
            let payload = serde_json::to_vec(happened).expect("texts and numbers");
            nats.send(format!("{SUBJECT}.people"), payload);
        }
    }

    fn tell(&self, table: TableId, message: impl FnOnce() -> Message) {
        if let Some(nats) = &self.0 {
            let payload = serde_json::to_vec(&message()).expect("messages are texts and numbers");
            nats.send(format!("{SUBJECT}.table.{table}"), payload);
        }
    }

    /// Waits until everything has left, for a second at most.
    pub(super) async fn flush(&self) {
        if let Some(nats) = &self.0 {
            let _ = tokio::time::timeout(Duration::from_secs(1), nats.flush()).await;
        }
    }
}

/// Passes on what other nodes send.
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
                Signal::Message { subject, payload } => take(&hub, &subject, &payload).await,
                Signal::Connected => {
                    // Whatever was told in the meantime was not heard here.
                    sweep::all(&hub, || Command::CatchUp).await;
                    sweep::all(&hub, || Command::Repeat).await;
                    people::check(&hub).await;
                }
            }
        }
    });
}

async fn take(hub: &Hub, subject: &str, payload: &[u8]) {
    let Some(name) = subject.strip_prefix(SUBJECT) else {
        return;
    };
    if name == ".lobby" {
        return lobby::heard(hub);
    }
    if name == ".people" {
        match serde_json::from_slice(payload) {
            Ok(happened) => people::take(hub, &happened).await,
            Err(error) => tracing::warn!(%error, "a message of another node makes no sense"),
        }
        return;
    }
    let table = name.strip_prefix(".table.").and_then(|id| id.parse().ok());
    let Some(room) = table.and_then(|id| rooms::present(hub, id)) else {
        return;
    };
    let command = match serde_json::from_slice(payload) {
        Ok(Message::Entry { n, at, body }) => Command::Entry(EntryRow {
            number: n,
            at,
            body,
        }),
        Ok(Message::Said(said)) => Command::Said(said),
        Ok(Message::Here { node, here }) => Command::Here { node, here },
        Err(error) => return tracing::warn!(%error, "a message of another node makes no sense"),
    };
    let _ = room.send(command).await;
}
