//! One socket: reads what somebody asks, writes what there is to tell.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{FutureExt as _, SinkExt as _};
use lucid_protocol::socket::{Parting, Said, id_in};
use lucid_protocol::{Ask, Code, News, Problem, SeatName, TableId, limits};
use lucid_tabletop::Seat;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};

use super::outlet::{Inlet, Outlet, text};
use super::people::{Guest, Session};
use super::room::Command;
use super::{Hub, lobby, lock, rooms};
use crate::bucket::{Bucket, Rate};
use crate::clock::now;
use crate::identity::{has_visible, is_direction};
use crate::store::ChatRow;
use crate::who::Who;

/// How much one socket may send; more than any person, enough for any bot.
const SENDS: Rate = Rate::new(limits::SENDS_AT_ONCE, limits::SENDS_PER_MINUTE);
/// How many messages may be refused as too many before it is enough. They come
/// back slowly: in a flood a message gets through now and then, and must not
/// wipe out what was refused before it.
const REFUSALS: Rate = Rate::new(limits::REFUSALS_AT_ONCE, limits::REFUSALS_PER_MINUTE);
/// How many messages are written at once.
const AT_ONCE: usize = 64;

impl Hub {
    /// Serves a socket until it ends.
    pub async fn socket(&self, socket: WebSocket, who: Who, session: Session) {
        let (outlet, inlet) = Outlet::new();
        let name = who.name.clone();
        let guest = Guest::new(who, session, outlet.clone());
        lock(&self.0.sockets).insert(outlet.id, guest.clone());
        self.0.metrics.socket_opened();
        if self.is_closing() {
            outlet.part(Parting::Restart);
        }
        outlet.tell(&News::Welcome {
            version: lucid_protocol::VERSION,
            name,
            now: now(),
        });
        let mut line = Line {
            hub: self.clone(),
            guest,
            outlet,
            room: None,
            bucket: Bucket::default(),
            refusals: Bucket::default(),
        };
        line.run(socket, inlet).await;
        line.shut().await;
        lobby::leave(self, line.outlet.id);
        lock(&self.0.sockets).remove(&line.outlet.id);
        self.0.metrics.socket_closed();
    }
}

/// A connection, as far as the hub is concerned.
struct Line {
    hub: Hub,
    guest: Guest,
    outlet: Outlet,
    room: Option<(TableId, mpsc::Sender<Command>)>,
    bucket: Bucket,
    refusals: Bucket,
}

impl Line {
    async fn run(&mut self, mut socket: WebSocket, inlet: Inlet) {
        let Inlet { mut queue, parting } = inlet;
        // Waited for once, not anew with every message.
        let parted = parted(parting);
        tokio::pin!(parted);
        let mut queued: Vec<Utf8Bytes> = Vec::with_capacity(8);
        let mut heard = Instant::now();
        let given_up = Duration::from_millis(self.hub.0.options.silence);
        // A silent socket is asked whether anybody is there, more than once.
        let ping = given_up / 3;
        // How long writing may take before a reader counts as gone.
        let patience = given_up / 6;
        // One timer for the whole life of a socket: most messages come long before it.
        let silence = tokio::time::sleep(ping);
        tokio::pin!(silence);
        loop {
            tokio::select! {
                biased;
                why = &mut parted => return part(&mut socket, why).await,
                count = queue.recv_many(&mut queued, AT_ONCE) => {
                    self.hub.0.metrics.sent(count as u64);
                    let written = tokio::select! {
                        biased;
                        written = write(&mut socket, &mut queued, patience) => Ok(written),
                        // Whoever does not read must not keep the server from going.
                        why = &mut parted => Err(why),
                    };
                    match written {
                        Ok(true) => {}
                        Ok(false) => return,
                        Err(why) => return part(&mut socket, why).await,
                    }
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.take(&text).await,
                        Some(Ok(Message::Binary(_))) => self.unreadable(0, "messages are texts"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                () = &mut silence => {
                    let silent = heard.elapsed();
                    if silent >= given_up {
                        return;
                    }
                    let next = match silent < ping {
                        true => heard + ping,
                        false => Instant::now() + ping,
                    };
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

    async fn take(&mut self, text: &str) {
        self.hub.0.metrics.received();
        if self.bucket.take(SENDS, now()).is_err() {
            if self.refusals.take(REFUSALS, now()).is_err() {
                return self.outlet.part(Parting::TooMuch);
            }
            let why = Problem::new(Code::TooMany, "a little slower, please");
            return self.refuse(id_in(text), why);
        }
        match serde_json::from_str::<Ask>(text) {
            Ok(ask) => self.ask(ask).await,
            Err(error) => self.unreadable(id_in(text), &error.to_string()),
        }
    }

    fn unreadable(&self, id: u32, reason: &str) {
        let message = format!("this message cannot be read: {reason}");
        self.refuse(id, Problem::new(Code::Malformed, message));
    }

    fn refuse(&self, id: u32, why: Problem) {
        self.hub.0.metrics.refused(why.code);
        self.outlet.tell(&News::Refused { id, why });
    }

    async fn ask(&mut self, ask: Ask) {
        match ask {
            Ask::Ping { at, .. } => self.outlet.tell(&News::Pong { at, now: now() }),
            Ask::Lobby { id, on } => {
                let who = self.guest.identity;
                match lobby::watch(&self.hub, who, &self.outlet, on).await {
                    Ok(()) => self.outlet.done(id, 0),
                    Err(why) => self.refuse(id, why),
                }
            }
            Ask::Shut { id } => {
                self.shut().await;
                self.outlet.done(id, 0);
            }
            Ask::Open {
                id,
                table,
                from,
                invite,
            } => {
                if self.room.as_ref().is_some_and(|(open, _)| *open != table) {
                    self.shut().await;
                }
                let mut open = Command::Open {
                    outlet: self.outlet.clone(),
                    who: self.guest.who(),
                    id,
                    invite,
                    from,
                };
                loop {
                    let room = match rooms::open(&self.hub, table).await {
                        Ok(room) => room,
                        Err(why) => return self.outlet.tell(&News::NoTable { id, why }),
                    };
                    match room.send(open).await {
                        Ok(()) => {
                            // The way to the room is held, so that it stays.
                            self.room = Some((table, room));
                            return;
                        }
                        // It ended just then: there is another, or none any more.
                        Err(back) => open = back.0,
                    }
                }
            }
            ask => {
                let id = ask.id();
                let Some((_, room)) = &self.room else {
                    return self.refuse(id, Problem::new(Code::NotNow, "open a table first"));
                };
                let command = Command::Ask {
                    outlet: self.outlet.clone(),
                    who: self.guest.who(),
                    ask,
                };
                if room.send(command).await.is_err() {
                    self.refuse(id, super::unavailable());
                }
            }
        }
    }

    /// Looks at the table no longer.
    async fn shut(&mut self) {
        if let Some((_, room)) = self.room.take() {
            let outlet = self.outlet.id;
            let _ = room.send(Command::Shut { outlet }).await;
        }
    }
}

/// Writes all that is queued with as few calls of the system as possible; says
/// whether that went well within a time.
async fn write(socket: &mut WebSocket, queued: &mut Vec<Utf8Bytes>, patience: Duration) -> bool {
    let written = async {
        for text in queued.drain(..) {
            socket.feed(Message::Text(text)).await?;
        }
        socket.flush().await
    };
    tokio::pin!(written);
    // Nearly always there is room, and no time is taken.
    if let Some(written) = written.as_mut().now_or_never() {
        return written.is_ok();
    }
    matches!(timeout(patience, written).await, Ok(Ok(())))
}

/// When the connection is to end, and why.
async fn parted(mut parting: watch::Receiver<Option<Parting>>) -> Parting {
    let why = parting.wait_for(Option::is_some).await;
    why.ok().and_then(|why| *why).unwrap_or(Parting::Restart)
}

/// Says good-bye, with the reason, and closes.
async fn part(socket: &mut WebSocket, why: Parting) {
    // 1012: the service restarts; 1013: try again later; 1008: against the policy.
    let code = match why {
        Parting::Restart => 1012,
        Parting::TooSlow => 1013,
        Parting::TooMuch | Parting::SignedOut => 1008,
    };
    let bye = Message::Text(text(&News::Bye { why }));
    let close = Message::Close(Some(CloseFrame {
        code,
        reason: Utf8Bytes::from_static(""),
    }));
    let farewell = async {
        socket.send(bye).await?;
        socket.send(close).await?;
        // The other side closes too, or does not.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(Duration::from_secs(1), farewell.boxed()).await;
}

/// A line of the chat as it is kept: plain text without control characters.
pub(super) fn tidy(text: &str) -> Result<String, Problem> {
    let plain: String = (text.chars())
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let plain = plain.trim();
    if !has_visible(plain) {
        let message = "there is nothing to see in this line";
        return Err(Problem::new(Code::BadLine, message));
    }
    if plain.chars().any(is_direction) {
        let message = "a line has no characters that turn the direction of text around";
        return Err(Problem::new(Code::BadLine, message));
    }
    if plain.chars().count() > limits::CHAT {
        let message = format!("a line has at most {} characters", limits::CHAT);
        return Err(Problem::new(Code::TooLarge, message));
    }
    Ok(plain.to_owned())
}

/// A line of the chat as it is told.
pub(super) fn said(row: ChatRow) -> Said {
    Said {
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
