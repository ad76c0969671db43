//! All that is known of a table, folded from its log entry by entry.

use std::fmt;

use protocol::change::Ending;
use protocol::socket::OpenPoll;
use protocol::table::Seated;
use protocol::{Change, Code, Plan, Problem, SeatName, Status, TableId, What};
use tabletop::{BySeat, Seat, SeatSet};

use super::clock::{Clock, Due};
use super::entry::Entry;
use super::play::Play;
use super::poll::Asked;
use super::tale::{Audience, Tale};
use super::thought::Thought;
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
    maker: IdentityId,
    commitment: String,
    play: Option<Box<dyn Play>>,
    /// How many steps had been played after each change that played some.
    moments: Vec<(u32, usize)>,
    clock: Clock,
    rematch: Option<TableId>,
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

/// What an entry changed, for whoever looks.
#[derive(Clone, Debug)]
pub struct Applied {
    n: u32,
    told: ToldChange,
    due: Option<u64>,
}

#[derive(Clone, Debug)]
enum ToldChange {
    Plain(What),
    Started(String, Tale),
    Played(Tale),
    Lapsed(Tale),
}

impl Applied {
    /// The number of the change.
    pub fn number(&self) -> u32 {
        self.n
    }

    /// Whether every viewer learns the same.
    pub fn is_open(&self) -> bool {
        match &self.told {
            ToldChange::Plain(_) => true,
            ToldChange::Started(_, tale) | ToldChange::Played(tale) | ToldChange::Lapsed(tale) => {
                matches!(tale, Tale::Same(_))
            }
        }
    }

    /// The change as a viewer learns of it.
    pub fn change(&self, viewer: Option<Seat>) -> Change {
        let told = |tale: &Tale| tale.for_viewer(viewer).to_owned();
        let what = match &self.told {
            ToldChange::Plain(what) => what.clone(),
            ToldChange::Started(commitment, tale) => What::Started {
                commitment: commitment.clone(),
                told: told(tale),
            },
            ToldChange::Played(tale) => What::Played(told(tale)),
            ToldChange::Lapsed(tale) => What::Lapsed(told(tale)),
        };
        Change {
            n: self.n,
            what,
            due: self.due,
        }
    }
}

impl Fold {
    /// A table before its first entry. Without a game (its rules are no longer
    /// known) it can only be ended.
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
        let before = self.to_act();
        let phase = self.play.as_ref().map(|play| play.phase());
        let mut tale = Tale::default();
        let told = match entry {
            _ if self.play.is_none() => self.unknown(number, entry),
            Entry::Started {} => {
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
        self.note(number, at, entry, before, phase);
        Ok(Applied {
            n: number,
            told,
            due: self.clock_due(),
        })
    }

    /// What an entry does where nobody knows the rules any more: steps are passed
    /// over, so that the log can still be read and the table be ended.
    fn unknown(&mut self, number: u32, entry: &Entry) -> ToldChange {
        match entry {
            Entry::Started {} => {
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
            Entry::Sat { seat, who, name } => {
                let seated = Seated::Person {
                    name: name.clone(),
                    stand_in: None,
                    resigned: false,
                };
                self.put(seat.0, Some(*who), seated);
                What::Sat {
                    seat: *seat,
                    name: name.clone(),
                }
            }
            Entry::Named { seat, name } => {
                self.rename(seat.0, name);
                What::Named {
                    seat: *seat,
                    name: name.clone(),
                }
            }
            Entry::Left { seat } => {
                self.put(seat.0, None, Seated::Open);
                What::Left { seat: *seat }
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

    fn rename(&mut self, seat: Seat, new: &str) {
        let state = self.seats.get_mut(seat.index());
        if let Some(Seated::Person { name, .. }) = state.map(|state| &mut state.seated) {
            new.clone_into(name);
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
            play.back_to(steps);
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
            Entry::Started {} | Entry::Do { .. } | Entry::Time {} | Entry::Lapse { .. } => {
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

    /// The number of the last entry.
    pub fn head(&self) -> u32 {
        self.head
    }

    /// What has become of the table.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// The plan that it was made by.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game, if its rules are known.
    pub fn play(&self) -> Option<&dyn Play> {
        self.play.as_deref()
    }

    /// The table where the same people play again.
    pub fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// The promise about the seed.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// What is being asked.
    pub fn poll(&self) -> Option<OpenPoll> {
        self.asked.map(|asked| asked.open())
    }

    /// Who sits on a seat; nothing if there is no such seat.
    pub fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.seats.get(seat.index()).map(|state| &state.seated)
    }

    /// The seat of an identity.
    pub fn seat_of(&self, who: IdentityId) -> Option<Seat> {
        let seat = self.seats.iter().position(|seat| seat.who == Some(who))?;
        Some(Seat::new(seat))
    }

    /// Who decides before the game: whoever made the table, or the first person
    /// who is left.
    pub fn host(&self) -> Option<IdentityId> {
        let people = || self.seats.iter().filter_map(|seat| seat.who);
        people()
            .find(|who| *who == self.maker)
            .or_else(|| people().next())
    }

    /// The seats that people play themselves.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.seats.len()).filter(|seat| self.acts_in_person(*seat))
    }

    pub(super) fn acts_in_person(&self, seat: Seat) -> bool {
        matches!(
            self.seated(seat),
            Some(Seated::Person { stand_in: None, .. })
        )
    }

    pub(super) fn plays(&self, seat: Seat) -> bool {
        let gave_up = matches!(
            self.seated(seat),
            Some(Seated::Person { resigned: true, .. })
        );
        self.status == Status::Running && !gave_up
    }

    pub(super) fn may_come_back(&self, seat: Seat) -> bool {
        self.plays(seat) && !self.acts_in_person(seat)
    }

    /// Whether everybody has given up a running game.
    pub fn is_deserted(&self) -> bool {
        let gave_up = |seat: &SeatState| match seat.seated {
            Seated::Person { resigned, .. } => resigned,
            Seated::Bot { .. } | Seated::Open => true,
        };
        match self.status {
            Status::Running => self.seats.iter().all(gave_up),
            Status::Gathering => self.head > 1 && self.seats.iter().all(|seat| seat.who.is_none()),
            Status::Over | Status::Ended => false,
        }
    }

    /// What ends a table that cannot go on.
    pub fn ending(&self) -> Option<Entry> {
        let why = match self.status {
            Status::Over | Status::Ended => return None,
            _ if self.play.is_none() => Ending::RulesRetired,
            _ if self.is_deserted() => Ending::Deserted,
            _ => return None,
        };
        Some(Entry::Ended { why })
    }

    /// The seats that are to act in a running game.
    pub fn to_act(&self) -> SeatSet {
        match (self.status, &self.play) {
            (Status::Running, Some(play)) => play.to_act(),
            _ => SeatSet::EMPTY,
        }
    }

    pub(super) fn running(&self, seat: Seat) -> Result<&dyn Play, Problem> {
        let not_now = |message| Err(Problem::new(Code::NotNow, message));
        match (&self.play, self.status) {
            (Some(_), Status::Running) if !self.acts_in_person(seat) => {
                not_now("a bot stands in for you: come back first")
            }
            (Some(play), Status::Running) => Ok(&**play),
            _ => not_now("no game is being played here"),
        }
    }

    /// How many steps had been played after a change; nothing if it played none.
    pub(super) fn steps_after(&self, change: u32) -> Option<usize> {
        let moment = self.moments.iter().find(|(n, _)| *n == change);
        moment.map(|(_, steps)| *steps)
    }

    /// What is due by the clock.
    pub fn due(&self) -> Option<Due> {
        let play = self
            .play
            .as_deref()
            .filter(|_| self.status == Status::Running)?;
        self.clock
            .due(play, self.plan.pace.clock, self.persons().collect())
    }

    /// When the time of those who are to act is up, as clients are told.
    pub fn clock_due(&self) -> Option<u64> {
        self.due().map(Due::at)
    }

    /// The entry for what is due.
    pub fn due_entry(&self) -> Option<Entry> {
        match self.due()? {
            Due::Sand(_) => Some(Entry::Time {}),
            Due::Turn(_) => {
                let play = self.play.as_deref()?;
                let played = play.safe().into_iter();
                // Bots are not bound to the clock and play for themselves.
                let own = played.filter(|(seat, _)| self.acts_in_person(*seat));
                let played: Vec<_> = own.map(|(seat, word)| (SeatName(seat), word)).collect();
                (!played.is_empty()).then_some(Entry::Lapse { played })
            }
        }
    }

    /// The bot that is to act next: its seat, and when.
    pub fn next_bot(&self, pause: u64) -> Option<(Seat, u64)> {
        let play = self
            .play
            .as_deref()
            .filter(|_| self.status == Status::Running)?;
        let bots = play.to_act().iter().filter_map(|seat| {
            let level = self.seated(seat)?.bot()?;
            let delay = play.delay(seat, level);
            Some((seat, self.clock.bot_at(play, delay, pause)))
        });
        bots.min_by_key(|(_, at)| *at)
    }

    /// What the bot of a seat has to think about.
    pub fn thought(&self, seat: Seat) -> Option<Thought> {
        let level = self.seated(seat)?.bot()?;
        self.play.as_deref()?.thought(seat, level)
    }

    /// The names for a record.
    pub fn names(&self) -> Vec<String> {
        let name = |seat: &SeatState| seat.seated.name().unwrap_or("-").to_owned();
        self.seats.iter().map(name).collect()
    }
}
