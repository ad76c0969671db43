//! The state machine of the connection: when to connect, when to give up on a silent server,
//! how long to wait before reconnecting, and the offset of the server's clock. The times are
//! those of [`lucid_protocol::liveness`].

use lucid_protocol::liveness::{ANSWER, CONNECT, PING, SILENCE, back_off};
use lucid_protocol::{ClientMessage, CloseReason, Code, ServerMessage};
use lucid_tabletop::Random;

/// How long to wait before asking again when the server does not know a table's state.
const BUSY: u64 = 2_000;

/// What state the connection is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionState {
    /// It is being opened.
    Connecting,
    /// It is open.
    Open,
    /// It was lost and will be reopened.
    Lost {
        /// The time of the next attempt.
        again: u64,
    },
    /// It is closed for good.
    Over(CloseCause),
}

/// Why the connection is closed for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseCause {
    /// The session has ended.
    SignedOut,
    /// The server speaks another version.
    Version,
}

/// What the socket has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Connect.
    Connect,
    /// End the connection.
    Close,
    /// Send this.
    Send(ClientMessage),
    /// Ask for the table that is shown: the server is ready.
    Greet,
}

/// A connection.
#[derive(Debug)]
pub struct Connection {
    stage: ConnectionState,
    /// How often it has been lost in a row.
    losses: u32,
    /// When this state was entered, or when the last message arrived.
    since: u64,
    /// When the last ping was sent, if nothing has arrived since.
    pinged: Option<u64>,
    /// When the oldest unanswered message was sent.
    said: Option<u64>,
    /// When to ask for the table again, because the server did not know its state.
    greet: Option<u64>,
    /// How far the server's clock is ahead of ours.
    offset: i64,
    /// The shortest round trip so far; the offset was measured with that one.
    round_trip: u64,
    random: Random,
}

impl Connection {
    /// A connection that is being opened; `seed` keeps many clients from reconnecting at
    /// once.
    pub fn new(seed: u64, now: u64) -> Connection {
        Connection {
            stage: ConnectionState::Connecting,
            losses: 0,
            since: now,
            pinged: None,
            said: None,
            greet: None,
            offset: 0,
            round_trip: u64::MAX,
            random: Random::new(seed),
        }
    }

    /// The state that it is in.
    pub fn stage(&self) -> ConnectionState {
        self.stage
    }

    /// Whether the server is reachable but does not know the state of the table.
    pub fn is_busy(&self) -> bool {
        self.greet.is_some()
    }

    /// The server's time.
    pub fn server_time(&self, now: u64) -> u64 {
        now.saturating_add_signed(self.offset)
    }

    /// A message came.
    pub fn on_message(&mut self, message: &ServerMessage, now: u64) -> Vec<Order> {
        if matches!(self.stage, ConnectionState::Over(_)) {
            return Vec::new();
        }
        self.since = now;
        (self.pinged, self.said) = (None, None);
        match message {
            ServerMessage::Welcome { version, .. } if *version != lucid_protocol::VERSION => {
                self.stage = ConnectionState::Over(CloseCause::Version);
                vec![Order::Close]
            }
            ServerMessage::Welcome { now: theirs, .. } => {
                if self.round_trip == u64::MAX {
                    self.offset = *theirs as i64 - now as i64;
                }
                self.stage = ConnectionState::Open;
                self.losses = 0;
                self.pinged = Some(now);
                vec![
                    Order::Greet,
                    Order::Send(ClientMessage::Ping { id: 0, at: now }),
                ]
            }
            ServerMessage::Pong { at, now: theirs } => {
                let round_trip = now.saturating_sub(*at);
                // The offset is more accurate the quicker the answer.
                if round_trip <= self.round_trip {
                    self.round_trip = round_trip;
                    self.offset = *theirs as i64 - (*at + round_trip / 2) as i64;
                }
                Vec::new()
            }
            ServerMessage::Bye { why } => {
                match why {
                    CloseReason::SignedOut => {
                        self.stage = ConnectionState::Over(CloseCause::SignedOut);
                    }
                    CloseReason::Restart | CloseReason::TooSlow => self.lose(now),
                    CloseReason::TooMuch => {
                        self.losses = self.losses.max(4);
                        self.lose(now);
                    }
                }
                vec![Order::Close]
            }
            ServerMessage::NoTable { why, .. } | ServerMessage::Refused { why, .. }
                if why.code == Code::Unavailable =>
            {
                self.greet = Some(now + BUSY);
                Vec::new()
            }
            ServerMessage::Table(_) | ServerMessage::NoTable { .. } => {
                self.greet = None;
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// The connection was closed, or could not be opened.
    pub fn on_close(&mut self, now: u64) {
        if matches!(
            self.stage,
            ConnectionState::Open | ConnectionState::Connecting
        ) {
            self.lose(now);
        }
    }

    fn lose(&mut self, now: u64) {
        let jitter = self.random.below(1001) as u64;
        let wait = back_off(self.losses, jitter);
        self.losses += 1;
        (self.pinged, self.said, self.greet) = (None, None, None);
        self.stage = ConnectionState::Lost { again: now + wait };
    }

    /// Time passes; call this about once a second.
    pub fn tick(&mut self, now: u64) -> Vec<Order> {
        match self.stage {
            ConnectionState::Lost { again } if now >= again => self.connect(now),
            ConnectionState::Connecting if now >= self.since + CONNECT => {
                self.lose(now);
                vec![Order::Close]
            }
            ConnectionState::Open => match self.pinged {
                Some(at) if now >= at + SILENCE => {
                    self.lose(now);
                    vec![Order::Close]
                }
                None if now >= self.since + PING => self.ping(now),
                None if self.said.is_some_and(|said| now >= said + ANSWER) => self.ping(now),
                _ => self.greet_again(now),
            },
            _ => Vec::new(),
        }
    }

    /// A message was sent. Expecting its answer detects a dead server sooner than the next
    /// ping.
    pub fn on_send(&mut self, now: u64) {
        if self.stage == ConnectionState::Open {
            self.said = self.said.or(Some(now));
        }
    }

    /// The device woke up or is back online: reconnect at once.
    pub fn wake(&mut self, now: u64) -> Vec<Order> {
        match self.stage {
            ConnectionState::Lost { .. } => {
                self.losses = 0;
                self.connect(now)
            }
            // A live connection is never silent for that long.
            ConnectionState::Open if now >= self.since + PING + SILENCE => {
                self.lose(now);
                self.losses = 0;
                let mut orders = vec![Order::Close];
                orders.extend(self.connect(now));
                orders
            }
            // A connection may have died while the device slept.
            ConnectionState::Open if self.pinged.is_none() => self.ping(now),
            _ => Vec::new(),
        }
    }

    /// Asks for the table again, once per answer: the server may still not know its state.
    fn greet_again(&mut self, now: u64) -> Vec<Order> {
        match self.greet {
            Some(at) if now >= at => {
                self.greet = Some(u64::MAX);
                vec![Order::Greet]
            }
            _ => Vec::new(),
        }
    }

    fn ping(&mut self, now: u64) -> Vec<Order> {
        self.pinged = Some(now);
        vec![Order::Send(ClientMessage::Ping { id: 0, at: now })]
    }

    fn connect(&mut self, now: u64) -> Vec<Order> {
        self.stage = ConnectionState::Connecting;
        self.since = now;
        vec![Order::Connect]
    }
}
