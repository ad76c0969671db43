//! Everything about a table except its game: its state, who is connected, the chat, and
//! deadlines.

use lucid_protocol::{
    Change, ChatLine, Poll, Seated, TableEvent, TableInfo, TableSnapshot, TableState,
};
use lucid_tabletop::{Seat, SeatSet};

/// How many chat lines are kept.
const LINES: usize = 200;

/// A table as its viewer knows it, without the game.
#[derive(Clone, Debug)]
pub struct ViewedTable {
    /// What follows from the table's events.
    pub state: TableState,
    /// The last snapshot from the server, before later events.
    shown: TableInfo,
    /// The viewer's seat; nothing for a spectator.
    pub you: Option<Seat>,
    /// The deadline of those who are to act, by the server's clock.
    pub due: Option<u64>,
    /// The seats whose people are connected.
    pub here: SeatSet,
    /// The number of spectators.
    pub watching: u32,
    /// The chat, the oldest line first.
    pub said: Vec<ChatLine>,
    /// The secret of the invite link, for those who may invite.
    pub invite: Option<String>,
    /// The address where others reach the server, if it knows one.
    pub address: Option<String>,
    /// Whether the host has freed the viewer's seat.
    pub unseated: bool,
}

impl ViewedTable {
    /// A table when it is first shown.
    pub fn new(snapshot: &TableSnapshot) -> ViewedTable {
        let mut table = ViewedTable {
            state: TableState::of_snapshot(snapshot),
            shown: snapshot.table.clone(),
            you: None,
            due: None,
            here: SeatSet::EMPTY,
            watching: 0,
            said: Vec::new(),
            invite: None,
            address: None,
            unseated: false,
        };
        table.refresh(snapshot);
        table
    }

    /// Replaces everything but the chat by a new snapshot.
    pub fn refresh(&mut self, snapshot: &TableSnapshot) {
        self.shown = snapshot.table.clone();
        let state = TableState::of_snapshot(snapshot);
        let before = std::mem::replace(&mut self.state, state);
        self.state.last = self.state.last.max(before.last);
        self.state.ending = self.state.ending.or(before.ending);
        self.you = snapshot.you.map(|seat| seat.0);
        self.due = snapshot.table.due;
        self.here = snapshot.here.iter().map(|seat| seat.0).collect();
        self.watching = snapshot.watching;
        self.invite.clone_from(&snapshot.invite);
        self.address.clone_from(&snapshot.address);
        for line in &snapshot.said {
            self.add_line(line.clone());
        }
    }

    /// Folds a change that came after the snapshot.
    pub fn fold(&mut self, change: &Change) {
        if !self.state.fold(change) {
            return;
        }
        self.due = change.due;
        if change.digest.is_some() {
            self.shown.digest.clone_from(&change.digest);
        }
        match &change.event {
            TableEvent::Left { seat, by } if self.you == Some(seat.0) => {
                self.you = None;
                self.unseated |= by.is_some();
            }
            TableEvent::Started { commitment, .. } => {
                self.shown.commitment = Some(commitment.clone());
            }
            _ => {}
        }
    }

    /// The public information about the table, without the game itself.
    pub fn info(&self) -> TableInfo {
        TableInfo {
            seats: self.state.seats.clone(),
            status: self.state.status,
            rematch: self.state.rematch,
            due: self.due,
            ..self.shown.clone()
        }
    }

    /// The seat of the host.
    pub fn host(&self) -> Option<Seat> {
        self.shown.host.map(|seat| seat.0)
    }

    /// Adds a line to the chat, unless it is known; returns whether it was new.
    pub fn add_line(&mut self, line: ChatLine) -> bool {
        if self.said.iter().any(|known| known.n == line.n) {
            return false;
        }
        let at = self.said.partition_point(|known| known.n < line.n);
        self.said.insert(at, line);
        if self.said.len() > LINES {
            self.said.remove(0);
        }
        true
    }

    /// The number of the last line of the chat.
    pub fn last_said(&self) -> u32 {
        self.said.last().map_or(0, |line| line.n)
    }

    /// The base of invite links, for a page at `origin`. `localhost` is of no use to others, so
    /// the server's address replaces it.
    pub fn invite_base<'a>(&'a self, origin: &'a str) -> &'a str {
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        let own = ["localhost", "127.", "[::1]"];
        match &self.address {
            Some(address) if own.iter().any(|own| host.starts_with(own)) => address,
            _ => origin,
        }
    }

    /// A name for each seat; the number of the seat if it is open.
    pub fn names(&self) -> Vec<String> {
        let seats = self.state.seats.iter().enumerate();
        seats
            .map(|(index, seated)| match seated.name() {
                Some(name) => name.to_owned(),
                None => (index + 1).to_string(),
            })
            .collect()
    }

    /// Whether the viewer is the host.
    pub fn is_host(&self) -> bool {
        self.you.is_some() && self.host() == self.you
    }

    /// Whether a bot plays in the viewer's place, and whether for good.
    pub fn replaced(&self) -> Option<bool> {
        match self.state.seated(self.you?)? {
            Seated::Person {
                stand_in: Some(_),
                resigned,
                ..
            } => Some(*resigned),
            _ => None,
        }
    }

    /// The seats whose people are to act but not connected.
    pub fn missing(&self) -> impl Iterator<Item = Seat> + '_ {
        (self.state.persons()).filter(|seat| !self.here.contains(*seat) && Some(*seat) != self.you)
    }

    /// Whether the viewer still has to answer the open proposal.
    pub fn must_answer(&self) -> bool {
        match (&self.state.poll, self.you) {
            (Some(poll), Some(you)) => {
                let asked_about = poll.poll == Poll::Replace { seat: you.into() };
                let answered = poll.seat == you.into() || poll.yes.contains(&you.into());
                !answered && !asked_about && self.replaced().is_none()
            }
            _ => false,
        }
    }
}
