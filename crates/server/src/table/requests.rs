//! Which requests at a table are allowed, and the entries they lead to.

use lucid_protocol::{ClientMessage, Code, Problem, SeatName, Seated, Status, TableEvent};
use lucid_tabletop::record::Salt;
use lucid_tabletop::{Seat, SeatSet};

use super::entry::LogEntry;
use super::fold::Fold;
use super::setup::{check_level, stand_in};
use crate::store::IdentityId;

/// Somebody at a table who requests something.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    /// The identity.
    pub identity: IdentityId,
    /// The name.
    pub name: &'a str,
    /// Whether the name is not protected by a password.
    pub guest: bool,
}

/// The names of bots, by seat.
const BOT_NAMES: [&str; 4] = ["Ida", "Noor", "Bruno", "Mila"];

/// The name of the bot on a seat.
fn bot_name(seat: Seat) -> &'static str {
    BOT_NAMES[seat.index() % BOT_NAMES.len()]
}

/// A bot takes a seat.
pub(crate) fn seat_bot(seat: Seat, level: &str) -> LogEntry {
    let name = bot_name(seat).to_owned();
    let (seat, level) = (seat.into(), level.to_owned());
    TableEvent::Bot { seat, name, level }.into()
}

/// A seat is open again; `by` the host's, if its person did not get up.
fn left(seat: Seat, by: Option<Seat>) -> LogEntry {
    let (seat, by) = (seat.into(), by.map(SeatName));
    TableEvent::Left { seat, by }.into()
}

fn not_now<T>(message: &str) -> Result<T, Problem> {
    Err(Problem::new(Code::NotNow, message))
}

impl Fold {
    /// The entry that fulfils a request. `here` are the seats whose people are connected;
    /// where a game begins, its names are bound with new salts.
    ///
    /// # Errors
    /// Why the request is refused; nothing has changed.
    pub fn fulfil(
        &self,
        person: Person<'_>,
        request: &ClientMessage,
        here: SeatSet,
        salt: fn() -> Salt,
    ) -> Result<LogEntry, Problem> {
        if let ClientMessage::Sit { seat, .. } = request {
            return self.sit(person, *seat);
        }
        let Some(seat) = self.seat_of(person.identity) else {
            return Err(Problem::new(
                Code::NotYours,
                "you have no seat at this table",
            ));
        };
        match request {
            ClientMessage::Do {
                expected, action, ..
            } => self.play_one(seat, *expected, action),
            ClientMessage::Undo { expected, to, .. } => self.undo(seat, *expected, *to),
            ClientMessage::Propose { poll, .. } => self.propose(seat, *poll, here),
            ClientMessage::Answer { asked, yes, .. } => self.answer(seat, *asked, *yes, here),
            ClientMessage::Leave { .. } if self.state.status == Status::Gathering => {
                Ok(left(seat, None))
            }
            ClientMessage::Leave { .. } => not_now("the game has begun: resign instead"),
            ClientMessage::Assign {
                seat: other, bot, ..
            } => self.assign(person, other.0, bot.as_deref()),
            ClientMessage::Unseat { seat: other, .. } => self.unseat(person, seat, other.0),
            ClientMessage::Start { .. } => self.begin(person, salt),
            ClientMessage::Resign { .. } if self.plays(seat) => Ok(self.resigned(seat)),
            ClientMessage::Resign { .. } => not_now("there is no game to give up"),
            ClientMessage::Back { .. } if self.may_come_back(seat) => {
                let seat = SeatName(seat);
                Ok(TableEvent::Back { seat }.into())
            }
            ClientMessage::Back { .. } => not_now("nobody stands in for you"),
            _ => Err(Problem::new(
                Code::Malformed,
                "that is not a request to a table",
            )),
        }
    }

    fn resigned(&self, seat: Seat) -> LogEntry {
        let level = stand_in(self.plan.game).to_owned();
        let seat = seat.into();
        TableEvent::Resigned { seat, level }.into()
    }

    fn sit(&self, person: Person<'_>, wanted: Option<SeatName>) -> Result<LogEntry, Problem> {
        if self.state.status != Status::Gathering {
            return not_now("the game has already begun");
        }
        if self.seat_of(person.identity).is_some() {
            return not_now("you already have a seat here");
        }
        if self.unseated.contains(&person.identity) {
            let message = "the host has freed your seat: join another table, or make one";
            return Err(Problem::new(Code::Unseated, message));
        }
        let open = |seat: &Seat| matches!(self.state.seated(*seat), Some(Seated::Open));
        let seat = match wanted {
            Some(SeatName(seat)) => Some(seat).filter(open),
            None => Seat::first(self.identities.len()).find(open),
        };
        let Some(seat) = seat else {
            return Err(Problem::new(Code::NoSeat, "that seat is taken"));
        };
        let name = person.name.to_owned();
        Ok(LogEntry::sat(
            seat.into(),
            person.identity,
            name,
            person.guest,
        ))
    }

    fn assign(
        &self,
        person: Person<'_>,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<LogEntry, Problem> {
        self.only_host(person)?;
        if self.state.status != Status::Gathering {
            return not_now("the game has already begun");
        }
        match (self.state.seated(seat), bot) {
            (Some(Seated::Open | Seated::Bot { .. }), Some(level)) => {
                check_level(self.plan.game, level)?;
                Ok(seat_bot(seat, level))
            }
            (Some(Seated::Bot { .. }), None) => Ok(left(seat, None)),
            _ => Err(Problem::new(
                Code::NoSeat,
                "a person sits there, or the seat is open",
            )),
        }
    }

    /// The host, whose seat is `own`, frees another person's seat.
    fn unseat(&self, person: Person<'_>, own: Seat, seat: Seat) -> Result<LogEntry, Problem> {
        self.only_host(person)?;
        if self.state.status != Status::Gathering {
            return not_now("the game has already begun");
        }
        if seat == own {
            return not_now("this is your own seat: leave it instead");
        }
        match self.state.seated(seat) {
            Some(Seated::Person { .. }) => Ok(left(seat, Some(own))),
            _ => Err(Problem::new(Code::NoSeat, "no person sits there")),
        }
    }

    fn begin(&self, person: Person<'_>, salt: fn() -> Salt) -> Result<LogEntry, Problem> {
        self.only_host(person)?;
        if self.state.status != Status::Gathering {
            return not_now("the game has already begun");
        }
        if self.state.seats.contains(&Seated::Open) {
            return not_now("a seat is still open: wait, or assign a bot");
        }
        match self.begun(salt) {
            Some(entry) => Ok(entry),
            None => not_now("the rules of this table are no longer known here"),
        }
    }

    fn only_host(&self, person: Person<'_>) -> Result<(), Problem> {
        if self.host() == Some(person.identity) {
            Ok(())
        } else {
            Err(Problem::new(Code::NotYours, "only the host can do that"))
        }
    }

    fn play_one(&self, seat: Seat, expected: u32, action: &str) -> Result<LogEntry, Problem> {
        let game = self.running(seat)?;
        self.check_current(seat, expected)?;
        if action.contains(' ') {
            let message = "one action at a time, in the notation of the game";
            return Err(Problem::new(Code::Malformed, message));
        }
        match game.check(seat, action) {
            Ok(()) => Ok(LogEntry::actions(seat.into(), action.to_owned())),
            Err(refused) => Err(Problem {
                code: match refused.rule {
                    Some(_) => Code::Refused,
                    None => Code::Malformed,
                },
                message: refused.message,
                rule: refused.rule.map(str::to_owned),
            }),
        }
    }

    fn undo(&self, seat: Seat, expected: u32, to: u32) -> Result<LogEntry, Problem> {
        let game = self.running(seat)?;
        self.check_current(seat, expected)?;
        match self.steps_after(to) {
            Some(steps) if steps < game.steps() && game.floor(seat) <= steps => {
                Ok(LogEntry::undone(seat.into(), to))
            }
            _ => not_now("that is too far back to be taken back alone: ask the others"),
        }
    }

    /// Checks that a choice was made with up-to-date information.
    fn check_current(&self, seat: Seat, expected: u32) -> Result<(), Problem> {
        if (self.since[seat]..=self.head()).contains(&expected) {
            Ok(())
        } else {
            let message = "somebody was quicker: look again and choose again";
            Err(Problem::new(Code::Stale, message))
        }
    }
}
