//! Tables at boardgame.io's server, over socket.io's own messages.

mod together;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

pub(crate) use together::{GAME as TOGETHER, Together};

use crate::crowd::{SEATS, Table, TableContext};
use crate::socket::Socket;

/// Moves of a turn and of a game, as `game.js` has them.
const MOVES_A_TURN: u32 = 5;
const MOVES_A_GAME: u32 = 56 * MOVES_A_TURN;

/// Four people who play one match after the other.
#[derive(Debug)]
pub(crate) struct Match {
    game: &'static str,
    place: usize,
    serial: u32,
    /// The last state that each seat knows.
    known: [Option<u32>; SEATS],
    /// The state that each seat moved from, and when.
    sent: [Option<(u32, Instant)>; SEATS],
    think: Duration,
    next: Instant,
}

/// Connects four sockets to a game's rooms.
pub(crate) fn connect(server: SocketAddr, game: &str) -> io::Result<[Socket; SEATS]> {
    let path = "/socket.io/?EIO=4&transport=websocket";
    let headers = [("host", server.to_string())];
    let mut sockets = Vec::new();
    for _ in 0..SEATS {
        let mut socket = Socket::open(server, Ipv4Addr::UNSPECIFIED, path, &headers)?;
        socket.wait(|text| text.starts_with('0').then_some(()))?;
        socket.say(&format!("40/{game},"))?;
        socket.wait(|text| text.starts_with("40").then_some(()))?;
        sockets.push(socket);
    }
    Ok(sockets.try_into().expect("four"))
}

impl Match {
    /// People who have not begun yet.
    pub(crate) fn new(game: &'static str, place: usize, think: Duration, first: Duration) -> Match {
        Match {
            game,
            place,
            serial: 0,
            known: [None; SEATS],
            sent: [None; SEATS],
            think,
            next: Instant::now() + first,
        }
    }

    fn id(&self) -> String {
        format!("m{}-{}", self.place, self.serial)
    }

    /// Asks for the match, which makes it if there is none of that name.
    fn sync(&self, seat: usize, context: &mut TableContext<'_>) {
        let (game, id) = (self.game, self.id());
        let text = format!(r#"42/{game},["sync","{id}","{seat}",null,{SEATS}]"#);
        context.say(seat, text);
    }

    /// Moves, if it is somebody's turn who knows so, and the time has come.
    fn act(&mut self, context: &mut TableContext<'_>) {
        let newest = self.known.iter().flatten().max().copied();
        let Some(state) = newest.filter(|_| self.known.iter().all(Option::is_some)) else {
            return;
        };
        let seat = (state / MOVES_A_TURN) as usize % SEATS;
        let moved = self.sent[seat].is_some_and(|(from, _)| from >= state);
        if state >= MOVES_A_GAME || self.known[seat] != Some(state) || moved {
            return;
        }
        if context.now < self.next {
            return context.wake_at(self.next);
        }
        self.next = context.now + self.think;
        self.sent[seat] = Some((state, context.now));
        let kind = match state % MOVES_A_TURN {
            0 => "travel",
            1 | 2 => "take",
            _ => "place",
        };
        // Any number will do; this one goes about.
        let number = state * 7 % 61;
        context.say(seat, step(self.game, kind, number, state, &self.id(), seat));
    }
}

/// A move, in the words of boardgame.io.
fn step(game: &str, kind: &str, number: u32, state: u32, id: &str, seat: usize) -> String {
    let payload = format!(r#"{{"type":"{kind}","args":[{number}],"playerID":"{seat}"}}"#);
    let action = format!(r#"{{"type":"MAKE_MOVE","payload":{payload}}}"#);
    format!(r#"42/{game},["update",{action},{state},"{id}","{seat}"]"#)
}

/// What came, and the number of the state it brings.
fn read<'a>(game: &str, text: &'a str) -> Option<(&'a str, Option<u32>)> {
    let rest = text.strip_prefix("42/")?.strip_prefix(game)?;
    let (kind, rest) = rest.strip_prefix(",[\"")?.split_once('"')?;
    let digits = match kind {
        "patch" => rest.split(',').nth(3)?,
        _ => match rest.find("\"_stateID\":") {
            Some(at) => rest[at + 11..].split([',', '}']).next()?,
            None => return Some((kind, None)),
        },
    };
    Some((kind, digits.parse().ok()))
}

impl Table for Match {
    fn heard(&mut self, seat: usize, text: &str, context: &mut TableContext<'_>) {
        if text == "2" {
            return context.say(seat, "3".to_owned());
        }
        let Some((kind, Some(state))) = read(self.game, text) else {
            return;
        };
        self.known[seat] = Some(state);
        match kind {
            // The first makes the match, the others find it.
            "sync" if seat == 0 => (1..SEATS).for_each(|seat| self.sync(seat, context)),
            "sync" => {}
            _ => {
                context.figures.update(text.len());
                if let Some((from, at)) = self.sent[seat]
                    && from + 1 == state
                {
                    context.figures.acknowledged(context.now - at);
                }
            }
        }
        if self.known == [Some(MOVES_A_GAME); SEATS] {
            context.figures.games += 1;
            self.serial += 1;
            self.known = [None; SEATS];
            self.sent = [None; SEATS];
            return self.sync(0, context);
        }
        self.act(context);
    }

    fn wake(&mut self, context: &mut TableContext<'_>) {
        match self.known == [None; SEATS] && self.serial == 0 {
            true => self.sync(0, context),
            false => self.act(context),
        }
    }
}
