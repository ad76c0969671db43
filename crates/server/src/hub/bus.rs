//! What nodes tell each other, through NATS.
//!
//! Nothing depends on a message arriving: the store is the truth, and rooms
//! compare themselves with it. Messages only make it quick.

use std::fmt;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt as _;
use lucid_protocol::TableId;
use lucid_protocol::socket::Said;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::people::{self, Happened};
use super::presence::Here;
use super::room::Command;
use super::{Hub, lobby, rooms, sweep};
use crate::store::EntryRow;

/// What begins the subjects of all messages.
const SUBJECT: &str = "lucid";

/// The way to other nodes, or nothing where there are none.
#[derive(Debug)]
pub(super) struct Bus(
    Option<mpsc::UnboundedSender<(String, Vec<u8>)>>,
    Option<Client>,
);

/// What a node tells the others of a table.
#[derive(Debug, Serialize, Deserialize)]
enum Message {
    Entry { n: u32, at: u64, body: String },
    Said(Said),
    Here { node: String, here: Here },
}

/// What comes from others.
#[derive(Debug)]
pub(super) enum Heard {
    /// Nothing will: there are no others.
    Nobody,
    /// Messages, and a sign after every new connection.
    From(Subscriber, mpsc::UnboundedReceiver<()>),
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
    /// Joins the others. Where NATS is away, that is tried again until it is there.
    pub(super) async fn join(address: Option<&str>) -> Result<(Bus, Heard), BusError> {
        let Some(address) = address else {
            return Ok((Bus(None, None), Heard::Nobody));
        };
        let (connected, connections) = mpsc::unbounded_channel();
        let client = ConnectOptions::new()
            .name("lucid")
            .no_echo()
            .retry_on_initial_connect()
            .event_callback(move |event| {
                let connected = connected.clone();
                async move {
                    match event {
                        Event::Connected => {
                            let _ = connected.send(());
                        }
                        event => tracing::warn!(%event, "nats"),
                    }
                }
            })
            .connect(address)
            .await
            .map_err(|error| BusError(error.to_string()))?;
        let heard = client.subscribe(format!("{SUBJECT}.>")).await;
        let heard = heard.map_err(|error| BusError(error.to_string()))?;
        // Messages keep their order, and nobody waits for them.
        let (send, mut queue) = mpsc::unbounded_channel::<(String, Vec<u8>)>();
        let publisher = client.clone();
        tokio::spawn(async move {
            while let Some((subject, payload)) = queue.recv().await {
                // What is not told is found in the store. While NATS is away,
                // nothing is kept for it: that could be without bounds.
                if publisher.connection_state() != State::Connected {
                    continue;
                }
                let _ = publisher.publish(subject, payload.into()).await;
            }
        });
        Ok((
            Bus(Some(send), Some(client)),
            Heard::From(heard, connections),
        ))
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
        if let Some(queue) = &self.0 {
            let _ = queue.send((format!("{SUBJECT}.lobby"), Vec::new()));
        }
    }

    /// Something happened to somebody.
    pub(super) fn people(&self, happened: &Happened) {
        if let Some(queue) = &self.0 {
            let payload = serde_json::to_vec(happened).expect("texts and numbers");
            let _ = queue.send((format!("{SUBJECT}.people"), payload));
        }
    }

    fn tell(&self, table: TableId, message: impl FnOnce() -> Message) {
        if let Some(queue) = &self.0 {
            let payload = serde_json::to_vec(&message()).expect("messages are texts and numbers");
            let _ = queue.send((format!("{SUBJECT}.table.{table}"), payload));
        }
    }

    /// Waits until all is out.
    pub(super) async fn flush(&self) {
        if let Some(client) = &self.1 {
            let _ = tokio::time::timeout(std::time::Duration::from_secs(1), client.flush()).await;
        }
    }
}

/// Passes on what others tell.
pub(super) fn listen(hub: &Hub, heard: Heard) {
    let Heard::From(mut messages, mut connections) = heard else {
        return;
    };
    let weak = std::sync::Arc::downgrade(&hub.0);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                message = messages.next() => {
                    let (Some(message), Some(inner)) = (message, weak.upgrade()) else { return };
                    take(&Hub(inner), message.subject.as_str(), &message.payload).await;
                }
                connected = connections.recv() => {
                    let (Some(()), Some(inner)) = (connected, weak.upgrade()) else { return };
                    // Whatever was told in the meantime was not heard here.
                    let hub = Hub(inner);
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
