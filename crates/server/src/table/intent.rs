//! What somebody wants at a table, turned into an entry or refused.

use lucid_protocol::table::Seated;
use lucid_protocol::{Ask, Code, Problem, SeatName, Status};
use lucid_tabletop::record::Salt;
use lucid_tabletop::{Seat, SeatSet};

use super::entry::Entry;
use super::fold::Fold;
use super::setup::{check_level, stand_in};
use crate::store::IdentityId;

/// Somebody at a table who wants something.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    /// Who.
    pub who: IdentityId,
    /// The name.
    pub name: &'a str,
    /// Whether no password keeps the name.
    pub guest: bool,
}

/// The names of bots, by seat.
const BOT_NAMES: [&str; 4] = ["Ida", "Noor", "Bruno", "Mila"];

/// The name of the bot on a seat.
pub(crate) fn bot_name(seat: Seat) -> &'static str {
    BOT_NAMES[seat.index() % BOT_NAMES.len()]
}

fn not_now<T>(message: &str) -> Result<T, Problem> {
    Err(Problem::new(Code::NotNow, message))
}

impl Fold {
    /// The entry that fulfils what somebody asks for. `here` are the seats whose
    /// people are connected; where a game begins, its names are bound with new salts.
    ///
    /// # Errors
    /// Why it cannot be; nothing has changed.
    pub fn intend(
        &self,
        person: Person<'_>,
        ask: &Ask,
        here: SeatSet,
        salt: fn() -> Salt,
    ) -> Result<Entry, Problem> {
        if let Ask::Sit { seat, .. } = ask {
            return self.sit(person, *seat);
        }
        let Some(seat) = self.seat_of(person.who) else {
            return Err(Problem::new(
                Code::NotYours,
                "you have no seat at this table",
            ));
        };
        match ask {
            Ask::Do {
                expected, action, ..
            } => self.play_one(seat, *expected, action),
            Ask::Undo { expected, to, .. } => self.undo(seat, *expected, *to),
            Ask::Propose { poll, .. } => self.propose(seat, *poll, here),
            Ask::Answer { asked, yes, .. } => self.answer(seat, *asked, *yes, here),
            Ask::Leave { .. } if self.status == Status::Gathering => Ok(Entry::Left {
                seat: seat.into(),
                by: None,
            }),
            Ask::Leave { .. } => not_now("the game has begun: resign instead"),
            Ask::Assign {
                seat: other, bot, ..
            } => self.assign(person, other.0, bot.as_deref()),
            Ask::Unseat { seat: other, .. } => self.unseat(person, seat, other.0),
            Ask::Start { .. } => self.begin(person, salt),
            Ask::Resign { .. } if self.plays(seat) => Ok(Entry::Resigned {
                seat: seat.into(),
                level: stand_in(self.plan.game).to_owned(),
            }),
            Ask::Resign { .. } => not_now("there is nothing to give up"),
            Ask::Back { .. } if self.may_come_back(seat) => Ok(Entry::Back { seat: seat.into() }),
            Ask::Back { .. } => not_now("nobody stands in for you"),
            _ => Err(Problem::new(Code::Malformed, "that is nothing for a table")),
        }
    }

    fn sit(&self, person: Person<'_>, wanted: Option<SeatName>) -> Result<Entry, Problem> {
        if self.status != Status::Gathering {
            return not_now("the game has already begun");
        }
        if self.seat_of(person.who).is_some() {
            return not_now("you already have a seat here");
        }
        if self.unseated.contains(&person.who) {
            let message = "the host has freed your seat: find another table, or make one";
            return Err(Problem::new(Code::Unseated, message));
        }
        let open = |seat: &Seat| matches!(self.seated(*seat), Some(Seated::Open));
        let seat = match wanted {
            Some(SeatName(seat)) => Some(seat).filter(open),
            None => Seat::first(self.seats.len()).find(open),
        };
        let Some(seat) = seat else {
            return Err(Problem::new(Code::NoSeat, "that seat is taken"));
        };
        Ok(Entry::Sat {
            seat: seat.into(),
            who: person.who,
            name: person.name.to_owned(),
            guest: person.guest,
        })
    }

    fn assign(&self, person: Person<'_>, seat: Seat, bot: Option<&str>) -> Result<Entry, Problem> {
        self.only_host(person)?;
        if self.status != Status::Gathering {
            return not_now("the game has already begun");
        }
        match (self.seated(seat), bot) {
            (Some(Seated::Open | Seated::Bot { .. }), Some(level)) => {
                check_level(self.plan.game, level)?;
                Ok(Entry::Bot {
                    seat: seat.into(),
                    name: bot_name(seat).to_owned(),
                    level: level.to_owned(),
                })
            }
            (Some(Seated::Bot { .. }), None) => Ok(Entry::Left {
                seat: seat.into(),
                by: None,
            }),
            _ => Err(Problem::new(Code::NoSeat, "a person sits there, or nobody")),
        }
    }

    /// The host, who sits on `own`, frees the seat of somebody else.
    fn unseat(&self, person: Person<'_>, own: Seat, seat: Seat) -> Result<Entry, Problem> {
        self.only_host(person)?;
        if self.status != Status::Gathering {
            return not_now("the game has already begun");
        }
        if seat == own {
            return not_now("this is your own seat: leave it instead");
        }
        match self.seated(seat) {
            Some(Seated::Person { .. }) => Ok(Entry::Left {
                seat: seat.into(),
                by: Some(own.into()),
            }),
            _ => Err(Problem::new(Code::NoSeat, "no person sits there")),
        }
    }

    fn begin(&self, person: Person<'_>, salt: fn() -> Salt) -> Result<Entry, Problem> {
        self.only_host(person)?;
        if self.status != Status::Gathering {
            return not_now("the game has already begun");
        }
        if self.seats.iter().any(|seat| seat.seated == Seated::Open) {
            return not_now("a seat is still open: wait, or give it to a bot");
        }
        match self.begun(salt) {
            Some(entry) => Ok(entry),
            None => not_now("the rules of this table are no longer known here"),
        }
    }

    fn only_host(&self, person: Person<'_>) -> Result<(), Problem> {
        match self.host() == Some(person.who) {
            true => Ok(()),
            false => Err(Problem::new(Code::NotYours, "that is for the host to do")),
        }
    }

    fn play_one(&self, seat: Seat, expected: u32, action: &str) -> Result<Entry, Problem> {
        let play = self.running(seat)?;
        self.current(seat, expected)?;
        if action.contains(' ') {
            let message = "one action at a time, in the notation of the game";
            return Err(Problem::new(Code::Malformed, message));
        }
        match play.check(seat, action) {
            Ok(()) => Ok(Entry::Do {
                seat: seat.into(),
                words: action.to_owned(),
            }),
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

    fn undo(&self, seat: Seat, expected: u32, to: u32) -> Result<Entry, Problem> {
        let play = self.running(seat)?;
        self.current(seat, expected)?;
        match self.steps_after(to) {
            Some(steps) if steps < play.steps() && play.floor(seat) <= steps => Ok(Entry::Undo {
                seat: seat.into(),
                to,
                agreed: false,
            }),
            _ => not_now("that is too far back to be taken back alone: ask the others"),
        }
    }

    /// Whether a choice was made with all that bears on it known.
    fn current(&self, seat: Seat, expected: u32) -> Result<(), Problem> {
        match (self.since[seat]..=self.head).contains(&expected) {
            true => Ok(()),
            false => {
                let message = "somebody was quicker: look again and choose again";
                Err(Problem::new(Code::Stale, message))
            }
        }
    }
}
