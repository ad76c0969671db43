//! One socket: reads requests, and writes what there is to send.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{FutureExt as _, SinkExt as _};
use lucid_protocol::{
    ChatLine, ClientMessage, CloseReason, Code, Problem, SeatName, ServerMessage, TableId, limits,
};
use lucid_tabletop::Seat;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};

use super::connections::{ClientConnection, SessionHash};
use super::live_table::TableCommand;
use super::socket_sender::{SocketReceiver, SocketSender, to_text};
use super::{Hub, live_tables, lobby, lock};
use crate::clock::now;
use crate::identity::{has_visible, is_direction};
use crate::rate_limit::{Limiter, Rate};
use crate::store::ChatRow;
use crate::user::User;

/// How much a socket may send: more than any person does, enough for any bot.
const SENDS: Rate = Rate::new(limits::SENDS_AT_ONCE, limits::SENDS_PER_MINUTE);
/// How many messages may be refused as too many before the connection is closed. The count
/// goes down slowly: in a flood a message gets through now and then, which must not
/// clear what was refused before it.
const REFUSALS: Rate = Rate::new(limits::REFUSALS_AT_ONCE, limits::REFUSALS_PER_MINUTE);
/// The most messages that are written at once.
const AT_ONCE: usize = 64;

impl Hub {
    /// Serves a socket until it ends.
    pub async fn socket(&self, socket: WebSocket, user: User, session: SessionHash) {
        let (sender, receiver) = SocketSender::new();
        let name = user.name.clone();
        let connection = ClientConnection::new(user, session, sender.clone());
        lock(&self.0.connections).insert(sender.id, connection.clone());
        self.0.metrics.socket_opened();
        if self.is_closing() {
            sender.close(CloseReason::Restart);
        }
        sender.send(&ServerMessage::Welcome {
            version: lucid_protocol::VERSION,
            name,
            now: now(),
        });
        let mut task = SocketTask {
            hub: self.clone(),
            connection,
            sender,
            table: None,
            messages: Limiter::default(),
            refusals: Limiter::default(),
        };
        task.run(socket, receiver).await;
        task.leave_table().await;
        lobby::leave(self, task.sender.id);
        lock(&self.0.connections).remove(&task.sender.id);
        self.0.metrics.socket_closed();
    }
}

/// The task of a socket.
struct SocketTask {
    hub: Hub,
    connection: ClientConnection,
    sender: SocketSender,
    /// The table that is shown. Holding its sender keeps it in memory.
    table: Option<(TableId, mpsc::Sender<TableCommand>)>,
    messages: Limiter,
    refusals: Limiter,
}

impl SocketTask {
    async fn run(&mut self, mut socket: WebSocket, receiver: SocketReceiver) {
        let SocketReceiver {
            mut queue,
            close: closing,
        } = receiver;
        // One future for the whole life of a socket, not a new one for every message.
        let closed = closed(closing);
        tokio::pin!(closed);
        let mut queued: Vec<Utf8Bytes> = Vec::with_capacity(8);
        let mut last_heard = Instant::now();
        let deadline = Duration::from_millis(self.hub.0.options.silence);
        // A silent socket is pinged more than once.
        let ping = deadline / 3;
        // How long a write may take before the reader counts as gone.
        let patience = deadline / 6;
        // One timer for the whole life of a socket: most messages come long before it.
        let silence = tokio::time::sleep(ping);
        tokio::pin!(silence);
        loop {
            tokio::select! {
                biased;
                why = &mut closed => return close(&mut socket, why).await,
                count = queue.recv_many(&mut queued, AT_ONCE) => {
                    self.hub.0.metrics.sent(count as u64);
                    let written = tokio::select! {
                        biased;
                        written = write(&mut socket, &mut queued, patience) => Ok(written),
                        // A client that does not read must not keep the server from stopping.
                        why = &mut closed => Err(why),
                    };
                    match written {
                        Ok(true) => {}
                        Ok(false) => return,
                        Err(why) => return close(&mut socket, why).await,
                    }
                }
                message = socket.recv() => {
                    last_heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.on_text(&text).await,
                        Some(Ok(Message::Binary(_))) => self.unreadable(0, "messages are texts"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                () = &mut silence => {
                    let silent = last_heard.elapsed();
                    if silent >= deadline {
                        return;
                    }
                    let next = if silent < ping { last_heard + ping } else { Instant::now() + ping };
                    silence.as_mut().reset(next);
                    if silent < ping {
                        continue;
                    }
                    let asked = socket.send(Message::Ping(axum::body::Bytes::new()));
                    if !matches!(timeout(patience, asked).await, Ok(Ok(()))) {
                        return;
                    }
                }
            }
        }
    }

    async fn on_text(&mut self, text: &str) {
        self.hub.0.metrics.received();
        if self.messages.take(SENDS, now()).is_err() {
            if self.refusals.take(REFUSALS, now()).is_err() {
                return self.sender.close(CloseReason::TooMuch);
            }
            let why = Problem::new(Code::TooMany, "too many messages: wait a moment");
            return self.refuse(ClientMessage::id_in(text), why);
        }
        match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => self.on_message(message).await,
            Err(error) => self.unreadable(ClientMessage::id_in(text), &error.to_string()),
        }
    }

    fn unreadable(&self, id: u32, reason: &str) {
        let message = format!("this message cannot be read: {reason}");
        self.refuse(id, Problem::new(Code::Malformed, message));
    }

    fn refuse(&self, id: u32, why: Problem) {
        self.hub.0.metrics.refused(why.code);
        self.sender.send(&ServerMessage::Refused { id, why });
    }

    async fn on_message(&mut self, message: ClientMessage) {
        match message {
            ClientMessage::Ping { at, .. } => {
                self.sender.send(&ServerMessage::Pong { at, now: now() });
            }
            ClientMessage::Lobby { id, on } => {
                let identity = self.connection.identity;
                match lobby::watch(&self.hub, identity, &self.sender, on).await {
                    Ok(()) => self.sender.done(id, 0),
                    Err(why) => self.refuse(id, why),
                }
            }
            ClientMessage::Shut { id } => {
                self.leave_table().await;
                self.sender.done(id, 0);
            }
            ClientMessage::Open {
                id,
                table,
                from,
                invite,
            } => {
                if self.table.as_ref().is_some_and(|(open, _)| *open != table) {
                    self.leave_table().await;
                }
                let mut open = TableCommand::Open {
                    sender: self.sender.clone(),
                    user: self.connection.user(),
                    id,
                    invite,
                    from,
                };
                loop {
                    let commands = match live_tables::open(&self.hub, table).await {
                        Ok(commands) => commands,
                        Err(why) => return self.sender.send(&ServerMessage::NoTable { id, why }),
                    };
                    match commands.send(open).await {
                        Ok(()) => {
                            self.table = Some((table, commands));
                            return;
                        }
                        // It was just dropped from memory: load it again, if it still exists.
                        Err(back) => open = back.0,
                    }
                }
            }
            message => {
                let id = message.id();
                let Some((_, commands)) = &self.table else {
                    return self.refuse(id, Problem::new(Code::NotNow, "open a table first"));
                };
                let command = TableCommand::Request {
                    sender: self.sender.clone(),
                    user: self.connection.user(),
                    message,
                };
                if commands.send(command).await.is_err() {
                    self.refuse(id, super::unavailable());
                }
            }
        }
    }

    /// Stops showing the table.
    async fn leave_table(&mut self) {
        if let Some((_, commands)) = self.table.take() {
            let socket = self.sender.id;
            let _ = commands.send(TableCommand::Shut { socket }).await;
        }
    }
}

/// Writes everything that is queued with as few system calls as possible; says whether
/// that succeeded in time.
async fn write(socket: &mut WebSocket, queued: &mut Vec<Utf8Bytes>, patience: Duration) -> bool {
    let written = async {
        for text in queued.drain(..) {
            socket.feed(Message::Text(text)).await?;
        }
        socket.flush().await
    };
    tokio::pin!(written);
    // The socket nearly always has room, and then no timer is needed.
    if let Some(written) = written.as_mut().now_or_never() {
        return written.is_ok();
    }
    matches!(timeout(patience, written).await, Ok(Ok(())))
}

/// Waits until the connection is to be closed; the reason.
async fn closed(mut reason: watch::Receiver<Option<CloseReason>>) -> CloseReason {
    let why = reason.wait_for(Option::is_some).await;
    why.ok()
        .and_then(|why| *why)
        .unwrap_or(CloseReason::Restart)
}

/// Sends the reason, and closes.
async fn close(socket: &mut WebSocket, why: CloseReason) {
    // 1012: the service restarts; 1013: try again later; 1008: against the policy.
    let code = match why {
        CloseReason::Restart => 1012,
        CloseReason::TooSlow => 1013,
        CloseReason::TooMuch | CloseReason::SignedOut => 1008,
    };
    let bye = Message::Text(to_text(&ServerMessage::Bye { why }));
    let close = Message::Close(Some(CloseFrame {
        code,
        reason: Utf8Bytes::from_static(""),
    }));
    let farewell = async {
        socket.send(bye).await?;
        socket.send(close).await?;
        // The other side may close, too.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(Duration::from_secs(1), farewell.boxed()).await;
}

/// A line of the chat as it is stored: plain text without control characters.
pub(super) fn tidy(text: &str) -> Result<String, Problem> {
    let plain: String = (text.chars())
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let plain = plain.trim();
    if !has_visible(plain) {
        let message = "this line has no visible characters";
        return Err(Problem::new(Code::BadLine, message));
    }
    if plain.chars().any(is_direction) {
        let message = "a line must not change the direction of text";
        return Err(Problem::new(Code::BadLine, message));
    }
    if plain.chars().count() > limits::CHAT {
        let message = format!("a line has at most {} characters", limits::CHAT);
        return Err(Problem::new(Code::TooLarge, message));
    }
    Ok(plain.to_owned())
}

/// A line of the chat as clients are sent it.
pub(super) fn chat_line(row: ChatRow) -> ChatLine {
    ChatLine {
        n: row.number,
        at: row.at,
        seat: row.seat.map(|seat| SeatName(Seat::new(seat.into()))),
        name: row.name,
        guest: row.guest,
        text: row.text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_plain_and_visible() {
        for (typed, kept) in [
            (" hello\tthere ", "hello there"),
            ("👩\u{200d}👩\u{200d}👧", "👩\u{200d}👩\u{200d}👧"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("?", "?"),
        ] {
            assert_eq!(tidy(typed).as_deref(), Ok(kept));
        }
    }

    #[test]
    fn lines_that_show_nothing_or_turn_text_around_are_refused() {
        for typed in [
            "",
            " \u{3000} ",
            "\u{200b}\u{2060}",
            "\u{2800}",
            "\u{3164}",
            "\u{fe0f}",
            "\u{301}",
            "\0",
            "I agree \u{202e}ton od",
            "\u{2066}a",
            "a\u{200f}",
            "a\u{61c}b",
        ] {
            let problem = tidy(typed).unwrap_err();
            assert_eq!(problem.code, Code::BadLine, "{typed:?}");
        }
        let long = tidy(&"a".repeat(limits::CHAT + 1)).unwrap_err();
        assert_eq!(long.code, Code::TooLarge);
    }
}
