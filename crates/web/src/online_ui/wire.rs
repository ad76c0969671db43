//! The socket: carries out the orders of [`Connection`] and passes messages on.

use std::time::Duration;

use leptos::prelude::*;
use lucid_protocol::{ClientMessage, ServerMessage};
use lucid_web::online::{Connection, ConnectionState, Order};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::device;

/// A connection that lasts as long as the page.
#[derive(Clone, Copy)]
pub struct Wire {
    line: StoredValue<Connection>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// Its state.
    pub stage: RwSignal<ConnectionState>,
    /// Whether the server is reachable but does not know the state of things.
    pub busy: RwSignal<bool>,
    /// Called when the server is ready for requests.
    greet: Callback<()>,
    heard: Callback<ServerMessage>,
}

/// A socket with its listeners, which are removed when it is dropped.
struct Socket {
    socket: WebSocket,
    _message: Closure<dyn Fn(MessageEvent)>,
    _close: Closure<dyn Fn()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

impl Wire {
    /// Connects, and reconnects from then on.
    pub fn new(greet: Callback<()>, heard: Callback<ServerMessage>) -> Wire {
        let seed = u64::from_le_bytes(device::chance());
        let wire = Wire {
            line: StoredValue::new(Connection::new(seed, device::now())),
            socket: StoredValue::new_local(None),
            stage: RwSignal::new(ConnectionState::Connecting),
            busy: RwSignal::new(false),
            greet,
            heard,
        };
        wire.connect();
        wire.keep_time();
        wire
    }

    /// The server's time.
    pub fn server_time(&self) -> u64 {
        self.line.with_value(|line| line.server_time(device::now()))
    }

    /// Converts a time of the server's clock to the local one.
    pub fn own_time(&self, theirs: u64) -> u64 {
        let ahead = self.server_time() as i64 - device::now() as i64;
        theirs.saturating_add_signed(-ahead)
    }

    /// Sends a message; without a connection it is dropped.
    pub fn send(&self, ask: &ClientMessage) {
        self.write(ask);
        let now = device::now();
        self.line.update_value(|line| line.on_send(now));
    }

    fn write(&self, ask: &ClientMessage) {
        let Ok(text) = serde_json::to_string(ask) else {
            return;
        };
        self.socket.with_value(|socket| {
            if let Some(socket) = socket
                && socket.socket.ready_state() == WebSocket::OPEN
            {
                let _ = socket.socket.send_with_str(&text);
            }
        });
    }

    /// Reconnects without waiting.
    pub fn wake(&self) {
        self.step(|line, now| line.wake(now));
    }

    fn step(&self, step: impl FnOnce(&mut Connection, u64) -> Vec<Order>) {
        let now = device::now();
        let Some((orders, stage, busy)) = self.line.try_update_value(|line| {
            let orders = step(line, now);
            (orders, line.stage(), line.is_busy())
        }) else {
            return;
        };
        if self.stage.get_untracked() != stage {
            self.stage.set(stage);
        }
        if self.busy.get_untracked() != busy {
            self.busy.set(busy);
        }
        for order in orders {
            match order {
                Order::Connect => self.connect(),
                Order::Close => self.socket.set_value(None),
                Order::Send(ask) => self.write(&ask),
                Order::Greet => self.greet.run(()),
            }
        }
    }

    fn connect(&self) {
        let wire = *self;
        let location = window().location();
        let host = location.host().unwrap_or_default();
        let scheme = match location.protocol().as_deref() {
            Ok("https:") => "wss",
            _ => "ws",
        };
        let Ok(socket) = WebSocket::new(&format!("{scheme}://{host}/api/socket")) else {
            return self.lost();
        };
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            // An unknown message comes from a newer server and can be ignored.
            if let Ok(news) = serde_json::from_str::<ServerMessage>(&text) {
                wire.step(|line, now| line.on_message(&news, now));
                wire.heard.run(news);
            }
        });
        let close = Closure::<dyn Fn()>::new(move || wire.lost());
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        self.socket.set_value(Some(Socket {
            socket,
            _message: message,
            _close: close,
        }));
    }

    fn lost(&self) {
        self.step(|line, now| {
            line.on_close(now);
            Vec::new()
        });
    }

    fn keep_time(&self) {
        let wire = *self;
        let tick = move || wire.step(Connection::tick);
        if let Ok(handle) = set_interval_with_handle(tick, Duration::from_secs(1)) {
            on_cleanup(move || handle.clear());
        }
        for event in ["online", "visibilitychange", "pageshow"] {
            let listener = window_event_listener_untyped(event, move |_| {
                if !document().hidden() {
                    wire.wake();
                }
            });
            on_cleanup(move || listener.remove());
        }
        on_cleanup(move || {
            let _ = wire.socket.try_update_value(Option::take);
        });
    }
}
