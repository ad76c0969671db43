//! All that is known of a table, folded from its log entry by entry.

use std::fmt;

use lucid_protocol::table::Seated;
use lucid_protocol::{Plan, Status, TableId, What};
use lucid_tabletop::record::Seating;
use lucid_tabletop::{BySeat, Draws, Seat, SeatSet};

use super::applied::{Applied, ToldChange};
use super::clock::Clock;
use super::entry::Entry;
use super::play::Play;
use super::poll::Asked;
use super::tale::{Audience, Tale};
use crate::store::IdentityId;

/// Who has a seat.
#[derive(Clone, Debug)]
pub struct SeatState {
    /// The identity of a person.
    pub who: Option<IdentityId>,
    /// As others see it.
    pub seated: Seated,
}

/// A table after some entries of its log.
#[derive(Debug)]
pub struct Fold {
    pub(super) plan: Plan,
    pub(super) head: u32,
    pub(super) status: Status,
    pub(super) seats: Vec<SeatState>,
    pub(super) asked: Option<Asked>,
    /// The last change that bears on what each seat may choose.
    pub(super) since: BySeat<u32>,
    pub(super) maker: IdentityId,
    pub(super) commitment: String,
    pub(super) play: Option<Box<dyn Play>>,
    /// How many steps had been played after each change that played some.
    pub(super) moments: Vec<(u32, usize)>,
    pub(super) clock: Clock,
    pub(super) rematch: Option<TableId>,
    /// Those whose seat the host has freed.
    pub(super) unseated: Vec<IdentityId>,
    /// Who sat where when the game began, where that is bound.
    pub(super) seating: Option<Seating>,
    /// Whether a game whose rules are no longer known was played to its end.
    played_out: bool,
}

/// An entry that cannot follow: the log was damaged, or written by a program
/// that knows more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The number of the entry.
    pub number: u32,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.number, self.reason)
    }
}

impl Fold {
    /// A table before its first entry. Without a game (its rules are no longer
    /// known) it can only be ended. The commitment is that of a game whose entry
    /// says none.
    pub fn new(
        plan: Plan,
        maker: IdentityId,
        commitment: String,
        play: Option<Box<dyn Play>>,
    ) -> Fold {
        let open = SeatState {
            who: None,
            seated: Seated::Open,
        };
        Fold {
            head: 0,
            status: Status::Gathering,
            seats: vec![open; plan.seats.len()],
            asked: None,
            since: BySeat::default(),
            maker,
            commitment,
            play,
            moments: Vec::new(),
            clock: Clock::default(),
            rematch: None,
            unseated: Vec::new(),
            seating: None,
            played_out: false,
            plan,
        }
    }

    /// A table without a game is not to be ended: its game was played out while
    /// the rules were known.
    pub fn was_played_out(&mut self) {
        self.played_out = true;
    }

    /// Takes the next entry.
    ///
    /// # Errors
    /// When it cannot follow; the table is not to be used any more then.
    pub fn apply(
        &mut self,
        number: u32,
        at: u64,
        entry: &Entry,
        audience: Audience,
    ) -> Result<Applied, Broken> {
        let broken = |reason: &str| Broken {
            number,
            reason: reason.to_owned(),
        };
        if number != self.head + 1 {
            return Err(broken("its number does not follow"));
        }
        let ended = self.has_ended();
        let before = self.to_act();
        let phase = self.play.as_ref().map(|play| play.phase());
        let mut tale = Tale::default();
        let told = match entry {
            _ if self.play.is_none() => self.unknown(number, entry),
            Entry::Started {} | Entry::Begun { .. } => {
                self.bind(entry).map_err(broken)?;
                let play = self
                    .play
                    .as_mut()
                    .ok_or_else(|| broken("there is no game"))?;
                play.deal(&mut tale, audience);
                self.status = Status::Running;
                ToldChange::Started(self.commitment.clone(), tale)
            }
            Entry::Do { seat, words } => {
                let play = self
                    .play
                    .as_mut()
                    .ok_or_else(|| broken("there is no game"))?;
                let played = play.act(seat.0, words, &mut tale, audience);
                played.map_err(|refused| broken(&refused.message))?;
                ToldChange::Played(tale)
            }
            Entry::Time {} => {
                let play = self
                    .play
                    .as_mut()
                    .ok_or_else(|| broken("there is no game"))?;
                if !play.expire(&mut tale, audience) {
                    return Err(broken("no time can be up"));
                }
                ToldChange::Lapsed(tale)
            }
            Entry::Lapse { played } => {
                let play = self
                    .play
                    .as_mut()
                    .ok_or_else(|| broken("there is no game"))?;
                for (seat, words) in played {
                    let played = play.act(seat.0, words, &mut tale, audience);
                    played.map_err(|refused| broken(&refused.message))?;
                }
                ToldChange::Lapsed(tale)
            }
            Entry::Undo { seat, to, agreed } => {
                self.take_back(seat.0, *to, *agreed).map_err(broken)?;
                ToldChange::Plain(What::Undone {
                    seat: *seat,
                    to: *to,
                })
            }
            other => ToldChange::Plain(self.seats_and_polls(number, other)),
        };
        self.head = number;
        let was = self.status;
        self.note(number, at, entry, before, phase);
        Ok(Applied {
            n: number,
            told,
            due: self.clock_due(),
            over: match (was, self.status) {
                (Status::Running, Status::Over) => self.outcome(),
                _ => None,
            },
            digest: match ended {
                true => None,
                false => self.digest(),
            },
        })
    }

    /// What an entry does where nobody knows the rules any more: steps are passed
    /// over, so that the log can still be read and the table be ended.
    fn unknown(&mut self, number: u32, entry: &Entry) -> ToldChange {
        match entry {
            Entry::Started {} | Entry::Begun { .. } => {
                if let Entry::Begun { commitment, .. } = entry {
                    self.commitment.clone_from(commitment);
                }
                self.status = match self.played_out {
                    true => Status::Over,
                    false => Status::Running,
                };
                ToldChange::Started(self.commitment.clone(), Tale::default())
            }
            Entry::Do { .. } => ToldChange::Played(Tale::default()),
            Entry::Time {} | Entry::Lapse { .. } => ToldChange::Lapsed(Tale::default()),
            Entry::Undo { seat, to, .. } => ToldChange::Plain(What::Undone {
                seat: *seat,
                to: *to,
            }),
            other => ToldChange::Plain(self.seats_and_polls(number, other)),
        }
    }

    /// What an entry does that plays no step.
    fn seats_and_polls(&mut self, number: u32, entry: &Entry) -> What {
        match entry {
            Entry::Sat {
                seat,
                who,
                name,
                guest,
            } => {
                let seated = Seated::Person {
                    name: name.clone(),
                    stand_in: None,
                    resigned: false,
                    guest: *guest,
                };
                self.put(seat.0, Some(*who), seated);
                What::Sat {
                    seat: *seat,
                    name: name.clone(),
                    guest: *guest,
                }
            }
            Entry::Named { seat, name, guest } => {
                self.rename(seat.0, name, *guest);
                What::Named {
                    seat: *seat,
                    name: name.clone(),
                    guest: *guest,
                }
            }
            Entry::Left { seat, by } => {
                if by.is_some() {
                    let who = self.seats.get(seat.0.index()).and_then(|seat| seat.who);
                    self.unseated.extend(who);
                }
                self.put(seat.0, None, Seated::Open);
                What::Left {
                    seat: *seat,
                    by: *by,
                }
            }
            Entry::Bot { seat, name, level } => {
                let (name, level) = (name.clone(), level.clone());
                let seated = Seated::Bot {
                    name: name.clone(),
                    level: level.clone(),
                };
                self.put(seat.0, None, seated);
                What::Bot {
                    seat: *seat,
                    name,
                    level,
                }
            }
            Entry::Ask { seat, poll } => {
                self.asked = Some(Asked {
                    n: number,
                    seat: seat.0,
                    poll: *poll,
                    yes: SeatSet::EMPTY,
                });
                What::Asked {
                    seat: *seat,
                    poll: *poll,
                }
            }
            Entry::Answer { seat, yes } => {
                self.asked = self.asked.filter(|_| *yes).map(|asked| Asked {
                    yes: asked.yes.with(seat.0),
                    ..asked
                });
                What::Answered {
                    seat: *seat,
                    yes: *yes,
                }
            }
            Entry::StandIn { seat, level } => {
                self.stand_in(seat.0, Some(level), false);
                self.asked = None;
                What::StoodIn {
                    seat: *seat,
                    level: level.clone(),
                }
            }
            Entry::Back { seat } => {
                self.stand_in(seat.0, None, false);
                What::Back { seat: *seat }
            }
            Entry::Resigned { seat, level } => {
                self.stand_in(seat.0, Some(level), true);
                What::Resigned {
                    seat: *seat,
                    level: level.clone(),
                }
            }
            Entry::Ended { why } => {
                self.status = Status::Ended;
                self.asked = None;
                What::Ended { why: *why }
            }
            Entry::Rematch { table } => {
                self.rematch = Some(*table);
                What::Rematch { table: *table }
            }
            Entry::Made {}
            | Entry::Started {}
            | Entry::Begun { .. }
            | Entry::Do { .. }
            | Entry::Time {}
            | Entry::Lapse { .. }
            | Entry::Undo { .. } => What::Made {},
        }
    }

    fn put(&mut self, seat: Seat, who: Option<IdentityId>, seated: Seated) {
        if let Some(state) = self.seats.get_mut(seat.index()) {
            *state = SeatState { who, seated };
        }
    }

    fn rename(&mut self, seat: Seat, new: &str, is_guest: bool) {
        let state = self.seats.get_mut(seat.index());
        if let Some(Seated::Person { name, guest, .. }) = state.map(|state| &mut state.seated) {
            new.clone_into(name);
            *guest = is_guest;
        }
    }

    fn stand_in(&mut self, seat: Seat, level: Option<&str>, gave_up: bool) {
        let state = self
            .seats
            .get_mut(seat.index())
            .map(|state| &mut state.seated);
        if let Some(Seated::Person {
            stand_in, resigned, ..
        }) = state
        {
            *stand_in = level.map(str::to_owned);
            *resigned |= gave_up;
        }
    }

    fn take_back(&mut self, seat: Seat, to: u32, agreed: bool) -> Result<(), &'static str> {
        let steps = self
            .steps_after(to)
            .ok_or("that moment is not in the past")?;
        let play = self.play.as_mut().ok_or("there is no game")?;
        if agreed {
            let draws = match self.seating {
                Some(_) => Draws::UsedUp,
                None => Draws::Again,
            };
            play.back_to(steps, draws);
            self.asked = None;
        } else if !play.undo(seat, steps) {
            return Err("that is too far back");
        }
        self.moments.retain(|(n, _)| *n <= to);
        Ok(())
    }

    /// Brings up to date what follows from where the game stands.
    fn note(
        &mut self,
        number: u32,
        at: u64,
        entry: &Entry,
        before: SeatSet,
        phase: Option<(u8, &'static str)>,
    ) {
        let Some(play) = self
            .play
            .as_deref()
            .filter(|_| self.status == Status::Running)
        else {
            return;
        };
        let steps = play.steps();
        let plays = match entry {
            Entry::Started {}
            | Entry::Begun { .. }
            | Entry::Do { .. }
            | Entry::Time {}
            | Entry::Lapse { .. } => {
                self.moments.push((number, steps));
                self.clock.note(at, play);
                true
            }
            Entry::Undo { .. } => {
                self.clock.restart(at, play);
                true
            }
            _ => {
                self.clock.last = at;
                false
            }
        };
        if plays {
            let after = play.to_act();
            let same_phase = phase == Some(play.phase());
            let actor = match entry {
                Entry::Do { seat, .. } => Some(seat.0),
                _ => None,
            };
            // Who acts at the same time as others is not disturbed by them.
            for seat in Seat::first(self.seats.len()) {
                let others = actor.is_some_and(|actor| actor != seat);
                let goes_on = before.contains(seat) && after.contains(seat) && same_phase;
                if !(others && goes_on) {
                    self.since[seat] = number;
                }
            }
        }
        if play.is_over() {
            self.status = Status::Over;
            self.asked = None;
        }
    }
}
