//! How a table stands: what can be read off it.

use lucid_protocol::change::Ending;
use lucid_protocol::socket::OpenPoll;
use lucid_protocol::table::Seated;
use lucid_protocol::{Code, Outcome, Plan, Problem, SeatName, Status, TableId};
use lucid_tabletop::{Seat, SeatSet};

use super::clock::Due;
use super::entry::Entry;
use super::fold::{Fold, SeatState};
use super::play::Play;
use super::thought::Thought;
use crate::store::IdentityId;

impl Fold {
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

    /// What was published when the game began.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// How the game ended; nothing before that.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.play.as_deref()?.outcome()?;
        let seats = Seat::first(self.seats.len());
        Some(Outcome {
            scores: seats.map(|seat| outcome.scores[seat]).collect(),
            winners: outcome.winners.iter().map(SeatName).collect(),
            rival: outcome.rival,
        })
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
}
