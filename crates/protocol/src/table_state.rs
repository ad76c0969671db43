//! Everything about a table that follows from its events, the game itself aside.

use lucid_tabletop::Seat;
use serde::{Deserialize, Serialize};

use crate::{Change, Ending, Poll, SeatName, Seated, Status, TableEvent, TableId, TableSnapshot};

/// A table after some of its events: who sits where, what is asked, and what became
/// of it.
///
/// Server, client and tests fold the same events with the same code, so they cannot
/// disagree. A new kind of event touches three files:
///
/// 1. `event.rs`, which defines it;
/// 2. this one, which says what follows from it;
/// 3. `table/requests.rs` of the server, which says who may bring it about.
///
/// It is stored, redacted, sent and followed without another line. (If a new request leads
/// to it, that is a variant in `client_message.rs`; if the server knows something about it
/// that nobody is told, such as an identity, that is a variant of `Secret` and a row in
/// the server's `table/entry.rs` and `entry/row.rs`.) A test then asks for a line about it
/// on the page of the book about the protocol.
///
/// ```
/// use lucid_protocol::{SeatName, Seated, TableEvent, TableState};
/// use lucid_tabletop::Seat;
///
/// let seat = SeatName(Seat::new(1));
/// let mut table = TableState::new(2);
/// table.apply(1, &TableEvent::Made {});
/// table.apply(2, &TableEvent::Sat { seat, name: "Ada".to_owned(), guest: true });
/// table.apply(3, &TableEvent::Left { seat, by: None });
/// assert_eq!(table.seats, [Seated::Open, Seated::Open]);
/// assert_eq!(table.last, 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableState {
    /// The number of the last event.
    pub last: u32,
    /// How far the table has come.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// The open question.
    pub poll: Option<OpenPoll>,
    /// Why the table was ended before its game was over.
    pub ending: Option<Ending>,
    /// The table where the same people play again.
    pub rematch: Option<TableId>,
}

/// A question to the others that is not yet decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenPoll {
    /// The number of the change that asked.
    pub n: u32,
    /// The seat that asks.
    pub seat: SeatName,
    /// The question.
    pub poll: Poll,
    /// The seats that have agreed, in order.
    pub yes: Vec<SeatName>,
}

impl OpenPoll {
    fn agree(&mut self, seat: SeatName) {
        if let Err(at) = self.yes.binary_search_by_key(&seat.0, |seat| seat.0) {
            self.yes.insert(at, seat);
        }
    }
}

impl TableState {
    /// A table before its first event.
    pub fn new(seats: usize) -> TableState {
        TableState {
            last: 0,
            status: Status::Gathering,
            seats: vec![Seated::Open; seats],
            poll: None,
            ending: None,
            rematch: None,
        }
    }

    /// A table as the server shows it.
    pub fn of_snapshot(shown: &TableSnapshot) -> TableState {
        let mut state = TableState {
            last: shown.from,
            status: shown.table.status,
            seats: shown.table.seats.clone(),
            poll: shown.poll.clone(),
            ending: None,
            rematch: shown.table.rematch,
        };
        for change in &shown.changes {
            state.last = state.last.max(change.n);
            if let TableEvent::Ended { why } = change.event {
                state.ending = Some(why);
            }
        }
        state
    }

    /// Takes a change as the server tells it; one that is known already changes nothing,
    /// which `false` says.
    pub fn fold(&mut self, change: &Change) -> bool {
        if change.n <= self.last {
            return false;
        }
        self.apply(change.n, &change.event);
        if change.over.is_some() {
            self.finish();
        }
        true
    }

    /// Takes the event with a number.
    pub fn apply(&mut self, number: u32, event: &TableEvent) {
        self.last = number;
        match event {
            TableEvent::Sat { seat, name, guest } => self.put(
                *seat,
                Seated::Person {
                    name: name.clone(),
                    stand_in: None,
                    resigned: false,
                    guest: *guest,
                },
            ),
            TableEvent::Named { seat, name, guest } => self.rename(*seat, name, *guest),
            TableEvent::Left { seat, .. } => self.put(*seat, Seated::Open),
            TableEvent::Bot { seat, name, level } => self.put(
                *seat,
                Seated::Bot {
                    name: name.clone(),
                    level: level.clone(),
                },
            ),
            TableEvent::Started { .. } => self.status = Status::Running,
            // Others may take back their own steps while a question is open.
            TableEvent::Undone { seat, to } => {
                let poll = Poll::Undo { to: *to };
                let decides = |open: &OpenPoll| open.seat == *seat && open.poll == poll;
                self.poll.take_if(|open| decides(open));
            }
            TableEvent::Asked { seat, poll } => {
                self.poll = Some(OpenPoll {
                    n: number,
                    seat: *seat,
                    poll: *poll,
                    yes: Vec::new(),
                });
            }
            TableEvent::Answered { seat, yes } => match &mut self.poll {
                Some(poll) if *yes => poll.agree(*seat),
                poll => *poll = None,
            },
            TableEvent::StoodIn { seat, level } => {
                self.replace(*seat, level);
                self.poll = None;
            }
            TableEvent::Back { seat } => {
                if let Some(Seated::Person { stand_in, .. }) = self.seat_mut(*seat) {
                    *stand_in = None;
                }
            }
            TableEvent::Resigned { seat, level } => {
                self.replace(*seat, level);
                if let Some(Seated::Person { resigned, .. }) = self.seat_mut(*seat) {
                    *resigned = true;
                }
            }
            TableEvent::Ended { why } => {
                (self.status, self.ending) = (Status::Ended, Some(*why));
                self.poll = None;
            }
            TableEvent::Rematch { table } => self.rematch = Some(*table),
            TableEvent::Made {} | TableEvent::Played(_) | TableEvent::Lapsed(_) => {}
        }
    }

    /// The game has been played to its end.
    pub fn finish(&mut self) {
        self.status = Status::Over;
        self.poll = None;
    }

    /// Who sits on a seat; nothing if there is no such seat.
    pub fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.seats.get(seat.index())
    }

    /// The seats that people play themselves.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.seats.len()).filter(|seat| self.is_played_in_person(*seat))
    }

    /// Whether a person plays a seat themselves.
    pub fn is_played_in_person(&self, seat: Seat) -> bool {
        let seated = self.seated(seat);
        matches!(seated, Some(Seated::Person { stand_in: None, .. }))
    }

    fn seat_mut(&mut self, seat: SeatName) -> Option<&mut Seated> {
        self.seats.get_mut(seat.0.index())
    }

    fn put(&mut self, seat: SeatName, now: Seated) {
        if let Some(seated) = self.seat_mut(seat) {
            *seated = now;
        }
    }

    fn rename(&mut self, seat: SeatName, new: &str, is_guest: bool) {
        if let Some(Seated::Person { name, guest, .. }) = self.seat_mut(seat) {
            new.clone_into(name);
            *guest = is_guest;
        }
    }

    fn replace(&mut self, seat: SeatName, level: &str) {
        if let Some(Seated::Person { stand_in, .. }) = self.seat_mut(seat) {
            *stand_in = Some(level.to_owned());
        }
    }
}
