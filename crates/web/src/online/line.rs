//! The state of the connection: when to connect, when to give up on silence,
//! how long to wait after a loss, and how far the server's clock is from ours.
//! The times are those of [`lucid_protocol::liveness`].

use lucid_protocol::liveness::{ANSWER, CONNECT, PING, SILENCE, back_off};
use lucid_protocol::socket::Parting;
use lucid_protocol::{Ask, Code, News};
use lucid_tabletop::Random;

/// How long a server is left alone that cannot say how a table stands.
const BUSY: u64 = 2_000;

/// Where the connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It is being made.
    Connecting,
    /// It is there.
    Open,
    /// It is gone, and is tried again at a time.
    Lost {
        /// When.
        again: u64,
    },
    /// It is over.
    Over(Farewell),
}

/// Why no connection is made any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// The session has ended.
    SignedOut,
    /// The server speaks another version.
    Version,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Connect.
    Connect,
    /// End the connection.
    Close,
    /// Send this.
    Send(Ask),
    /// Ask for what is shown: the server listens now.
    Greet,
}

/// A connection.
#[derive(Debug)]
pub struct Line {
    stage: Stage,
    /// How often it has been lost since it was last there.
    losses: u32,
    /// When the stage began, or something was last heard.
    since: u64,
    /// When a sign of life was last asked for, if it has not come.
    pinged: Option<u64>,
    /// When something was first said that nothing has come after.
    said: Option<u64>,
    /// When it is asked again for what is shown, because the server could not tell.
    greet: Option<u64>,
    /// How far the server's clock is ahead of ours.
    offset: i64,
    /// The shortest way there and back so far, by which the offset is known.
    way: u64,
    random: Random,
}

impl Line {
    /// A connection that is being made; `seed` keeps many clients from coming back at once.
    pub fn new(seed: u64, now: u64) -> Line {
        Line {
            stage: Stage::Connecting,
            losses: 0,
            since: now,
            pinged: None,
            said: None,
            greet: None,
            offset: 0,
            way: u64::MAX,
            random: Random::new(seed),
        }
    }

    /// Where it stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the server is there but cannot say how things stand.
    pub fn is_busy(&self) -> bool {
        self.greet.is_some()
    }

    /// The server's time.
    pub fn server_time(&self, now: u64) -> u64 {
        now.saturating_add_signed(self.offset)
    }

    /// Something came.
    pub fn heard(&mut self, news: &News, now: u64) -> Vec<Order> {
        if matches!(self.stage, Stage::Over(_)) {
            return Vec::new();
        }
        self.since = now;
        (self.pinged, self.said) = (None, None);
        match news {
            News::Welcome { version, .. } if *version != lucid_protocol::VERSION => {
                self.stage = Stage::Over(Farewell::Version);
                vec![Order::Close]
            }
            News::Welcome { now: theirs, .. } => {
                if self.way == u64::MAX {
                    self.offset = *theirs as i64 - now as i64;
                }
                self.stage = Stage::Open;
                self.losses = 0;
                self.pinged = Some(now);
                vec![Order::Greet, Order::Send(Ask::Ping { id: 0, at: now })]
            }
            News::Pong { at, now: theirs } => {
                let way = now.saturating_sub(*at);
                // A quick answer says more than a slow one.
                if way <= self.way {
                    self.way = way;
                    self.offset = *theirs as i64 - (*at + way / 2) as i64;
                }
                Vec::new()
            }
            News::Bye { why } => {
                match why {
                    Parting::SignedOut => self.stage = Stage::Over(Farewell::SignedOut),
                    Parting::Restart | Parting::TooSlow => self.lose(now),
                    Parting::TooMuch => {
                        self.losses = self.losses.max(4);
                        self.lose(now);
                    }
                }
                vec![Order::Close]
            }
            News::NoTable { why, .. } | News::Refused { why, .. }
                if why.code == Code::Unavailable =>
            {
                self.greet = Some(now + BUSY);
                Vec::new()
            }
            News::Table(_) | News::NoTable { .. } => {
                self.greet = None;
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// The connection ended, or could not be made.
    pub fn closed(&mut self, now: u64) {
        if matches!(self.stage, Stage::Open | Stage::Connecting) {
            self.lose(now);
        }
    }

    fn lose(&mut self, now: u64) {
        let jitter = self.random.below(1001) as u64;
        let wait = back_off(self.losses, jitter);
        self.losses += 1;
        (self.pinged, self.said, self.greet) = (None, None, None);
        self.stage = Stage::Lost { again: now + wait };
    }

    /// Time passes; to be called about once a second.
    pub fn tick(&mut self, now: u64) -> Vec<Order> {
        match self.stage {
            Stage::Lost { again } if now >= again => self.connect(now),
            Stage::Connecting if now >= self.since + CONNECT => {
                self.lose(now);
                vec![Order::Close]
            }
            Stage::Open => match self.pinged {
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

    /// Something is said to the server. Whoever acts learns soon if nobody is there,
    /// and does not wait for the next ping.
    pub fn said(&mut self, now: u64) {
        if self.stage == Stage::Open {
            self.said = self.said.or(Some(now));
        }
    }

    /// The device woke up, or is in a network again: nothing is waited for.
    pub fn wake(&mut self, now: u64) -> Vec<Order> {
        match self.stage {
            Stage::Lost { .. } => {
                self.losses = 0;
                self.connect(now)
            }
            // Nothing was heard for longer than a line that is awake can bear.
            Stage::Open if now >= self.since + PING + SILENCE => {
                self.lose(now);
                self.losses = 0;
                let mut orders = vec![Order::Close];
                orders.extend(self.connect(now));
                orders
            }
            // A line that slept may be dead without a word.
            Stage::Open if self.pinged.is_none() => self.ping(now),
            _ => Vec::new(),
        }
    }

    /// The next answer may be that it still cannot tell, so it is asked no
    /// more until then.
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
        vec![Order::Send(Ask::Ping { id: 0, at: now })]
    }

    fn connect(&mut self, now: u64) -> Vec<Order> {
        self.stage = Stage::Connecting;
        self.since = now;
        vec![Order::Connect]
    }
}
