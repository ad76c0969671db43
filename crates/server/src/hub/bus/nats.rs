//! A connection to NATS.

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use super::{BusError, SUBJECT, Signal};

/// Sends to the other nodes.
#[derive(Debug)]
pub(super) struct Nats {
    client: Client,
    queue: mpsc::UnboundedSender<(String, Vec<u8>)>,
}

/// Receives what the other nodes send.
#[derive(Debug)]
pub(in crate::hub) struct Incoming {
    messages: Subscriber,
    connections: mpsc::UnboundedReceiver<()>,
}

impl Nats {
    /// Joins the other nodes. While NATS is away, it keeps trying.
    pub(super) async fn join(address: &str) -> Result<(Nats, Incoming), BusError> {
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
        let messages = client.subscribe(format!("{SUBJECT}.>")).await;
        let messages = messages.map_err(|error| BusError(error.to_string()))?;
        // Messages stay in order, and nobody waits for them to be sent.
        let (queue, mut queued) = mpsc::unbounded_channel::<(String, Vec<u8>)>();
        let publisher = client.clone();
        tokio::spawn(async move {
            while let Some((subject, payload)) = queued.recv().await {
                // Others find in the store what they are not told. While NATS is away,
                // nothing is queued for it: the queue would have no bound.
                if publisher.connection_state() != State::Connected {
                    continue;
                }
                let _ = publisher.publish(subject, payload.into()).await;
            }
        });
        let incoming = Incoming {
            messages,
            connections,
        };
        Ok((Nats { client, queue }, incoming))
    }

    /// Sends without waiting.
    pub(super) fn send(&self, subject: String, payload: Vec<u8>) {
        let _ = self.queue.send((subject, payload));
    }

    /// Waits until everything has been sent.
    pub(super) async fn flush(&self) {
        let _ = self.client.flush().await;
    }
}

impl Incoming {
    /// The next signal; nothing once the connection has been closed for good.
    pub(super) async fn next(&mut self) -> Option<Signal> {
        tokio::select! {
            message = self.messages.next() => message.map(|message| Signal::Message {
                subject: message.subject.to_string(),
                payload: message.payload.to_vec(),
            }),
            connected = self.connections.recv() => connected.map(|()| Signal::Connected),
        }
    }
}
