//! All that is known of a table beside its game: who sits where, who is there,
//! what is asked, what was said, and how long somebody has.

use lucid_protocol::change::Ending;
use lucid_protocol::socket::{OpenPoll, Opened, Said};
use lucid_protocol::{Change, Poll, Seated, Status, TableInfo, What};
use lucid_tabletop::{Seat, SeatSet};

/// How many lines of the chat are kept.
const LINES: usize = 200;

/// A table.
#[derive(Clone, Debug)]
pub struct Place {
    /// What everybody knows of it.
    pub info: TableInfo,
    /// The viewer's seat; nothing for a spectator.
    pub you: Option<Seat>,
    /// The last change that was folded.
    pub last: u32,
    /// What is being asked.
    pub poll: Option<OpenPoll>,
    /// When the time of those who are to act is up, by the server's clock.
    pub due: Option<u64>,
    /// The seats whose people are connected.
    pub here: SeatSet,
    /// How many watch.
    pub watching: u32,
    /// What was said, the oldest first.
    pub said: Vec<Said>,
    /// The secret of the invite link, for those who may invite.
    pub invite: Option<String>,
    /// The address of the server for people elsewhere, if it knows one.
    pub address: Option<String>,
    /// Why it was ended before its game was.
    pub ending: Option<Ending>,
    /// Whether the host has freed the viewer's seat.
    pub unseated: bool,
}

impl Place {
    /// A table as it is first shown; its changes are still to be folded.
    pub fn new(opened: &Opened) -> Place {
        let mut place = Place {
            info: opened.table.clone(),
            you: None,
            last: 0,
            poll: None,
            due: None,
            here: SeatSet::EMPTY,
            watching: 0,
            said: Vec::new(),
            invite: None,
            address: None,
            ending: None,
            unseated: false,
        };
        place.refresh(opened);
        place
    }

    /// A table that is shown again: all but what was said is as it is told now.
    pub fn refresh(&mut self, opened: &Opened) {
        self.info = opened.table.clone();
        self.you = opened.you.map(|seat| seat.0);
        self.poll = opened.poll.clone();
        self.due = opened.table.due;
        self.here = opened.here.iter().map(|seat| seat.0).collect();
        self.watching = opened.watching;
        self.invite.clone_from(&opened.invite);
        self.address.clone_from(&opened.address);
        for change in &opened.changes {
            self.last = self.last.max(change.n);
            if let What::Ended { why } = change.what {
                self.ending = Some(why);
            }
        }
        self.last = self.last.max(opened.from);
        for line in &opened.said {
            self.hear(line.clone());
        }
    }

    /// Folds a change that came after the table was shown.
    pub fn fold(&mut self, change: &Change) {
        if change.n <= self.last {
            return;
        }
        self.last = change.n;
        self.due = change.due;
        if change.digest.is_some() {
            self.info.digest.clone_from(&change.digest);
        }
        match &change.what {
            What::Sat { seat, name, guest } => self.seat(
                seat.0,
                Seated::Person {
                    name: name.clone(),
                    stand_in: None,
                    resigned: false,
                    guest: *guest,
                },
            ),
            What::Named { seat, name, guest } => self.rename(seat.0, name, *guest),
            What::Left { seat, by } => {
                if self.you == Some(seat.0) {
                    self.you = None;
                    self.unseated |= by.is_some();
                }
                self.seat(seat.0, Seated::Open);
            }
            What::Bot { seat, name, level } => self.seat(
                seat.0,
                Seated::Bot {
                    name: name.clone(),
                    level: level.clone(),
                },
            ),
            What::Started { commitment, .. } => {
                self.info.status = Status::Running;
                self.info.commitment = Some(commitment.clone());
            }
            // Others may still take back their own steps while something is asked.
            What::Undone { seat, to } => {
                self.close_poll(|open| open.seat == *seat && open.poll == Poll::Undo { to: *to });
            }
            What::Asked { seat, poll } => {
                self.poll = Some(OpenPoll {
                    n: change.n,
                    seat: *seat,
                    poll: *poll,
                    yes: Vec::new(),
                });
            }
            What::Answered { seat, yes } => match &mut self.poll {
                Some(poll) if *yes => poll.yes.push(*seat),
                poll => *poll = None,
            },
            What::StoodIn { seat, level } => {
                self.stand_in(seat.0, Some(level.clone()), false);
                self.poll = None;
            }
            What::Back { seat } => self.stand_in(seat.0, None, false),
            What::Resigned { seat, level } => self.stand_in(seat.0, Some(level.clone()), true),
            What::Ended { why } => {
                self.info.status = Status::Ended;
                self.ending = Some(*why);
                (self.poll, self.due) = (None, None);
            }
            What::Rematch { table } => self.info.rematch = Some(*table),
            What::Made {} | What::Played(_) | What::Lapsed(_) => {}
        }
    }

    fn seat(&mut self, seat: Seat, now: Seated) {
        if let Some(place) = self.info.seats.get_mut(seat.index()) {
            *place = now;
        }
    }

    fn rename(&mut self, seat: Seat, new: &str, is_guest: bool) {
        if let Some(Seated::Person { name, guest, .. }) = self.info.seats.get_mut(seat.index()) {
            new.clone_into(name);
            *guest = is_guest;
        }
    }

    fn stand_in(&mut self, seat: Seat, level: Option<String>, for_good: bool) {
        if let Some(Seated::Person {
            stand_in, resigned, ..
        }) = self.info.seats.get_mut(seat.index())
        {
            *stand_in = level;
            *resigned |= for_good;
        }
    }

    fn close_poll(&mut self, closes: impl FnOnce(&OpenPoll) -> bool) {
        if self.poll.as_ref().is_some_and(closes) {
            self.poll = None;
        }
    }

    /// Somebody said something; a line that is known is not said again. Says
    /// whether it was new.
    pub fn hear(&mut self, line: Said) -> bool {
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

    /// The number of the last line that was said.
    pub fn last_said(&self) -> u32 {
        self.said.last().map_or(0, |line| line.n)
    }

    /// What invite links begin with, for somebody who is at `origin`. The name that
    /// a machine has for itself leads others nowhere.
    pub fn invite_base<'a>(&'a self, origin: &'a str) -> &'a str {
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        let own = ["localhost", "127.", "[::1]"];
        match &self.address {
            Some(address) if own.iter().any(|own| host.starts_with(own)) => address,
            _ => origin,
        }
    }

    /// A name for each seat; the number of an open one is its name.
    pub fn names(&self) -> Vec<String> {
        let seats = self.info.seats.iter().enumerate();
        seats
            .map(|(index, seated)| match seated.name() {
                Some(name) => name.to_owned(),
                None => (index + 1).to_string(),
            })
            .collect()
    }

    /// Whether the viewer made the table.
    pub fn is_host(&self) -> bool {
        self.you.is_some() && self.info.host.map(|seat| seat.0) == self.you
    }

    /// Who sits on the viewer's seat.
    pub fn own(&self) -> Option<&Seated> {
        self.info.seats.get(self.you?.index())
    }

    /// Whether a bot plays in the viewer's place; and whether for good.
    pub fn replaced(&self) -> Option<bool> {
        match self.own()? {
            Seated::Person {
                stand_in: Some(_),
                resigned,
                ..
            } => Some(*resigned),
            _ => None,
        }
    }

    /// Whether somebody is expected who is not there: the seats of people who
    /// play and are away.
    pub fn missing(&self) -> impl Iterator<Item = Seat> + '_ {
        let person = |seat: &Seat| {
            matches!(
                self.info.seats[seat.index()],
                Seated::Person { stand_in: None, .. }
            )
        };
        Seat::first(self.info.seats.len())
            .filter(person)
            .filter(|seat| !self.here.contains(*seat) && Some(*seat) != self.you)
    }

    /// Whether the viewer is to answer what is being asked.
    pub fn must_answer(&self) -> bool {
        match (&self.poll, self.you) {
            (Some(poll), Some(you)) => {
                let asked_about = poll.poll == Poll::Replace { seat: you.into() };
                let answered = poll.seat == you.into() || poll.yes.contains(&you.into());
                !answered && !asked_about && self.replaced().is_none()
            }
            _ => false,
        }
    }
}
