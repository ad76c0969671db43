//! What can be read off a table as it stands.

use lucid_protocol::{
    Code, Ending, Outcome, Plan, Problem, SeatName, Seated, Status, TableEvent, TableState,
};
use lucid_tabletop::{Seat, SeatSet};

use super::bot_task::BotTask;
use super::clock::Due;
use super::entry::LogEntry;
use super::fold::Fold;
use super::running_game::AnyGame;
use crate::store::IdentityId;

impl Fold {
    /// What everybody at the table knows of it, the game aside.
    pub fn state(&self) -> &TableState {
        &self.state
    }

    /// The number of the last entry.
    pub fn head(&self) -> u32 {
        self.state.last
    }

    /// How far the table has come.
    pub fn status(&self) -> Status {
        self.state.status
    }

    /// Who the person on each seat is; nothing for bots and open seats.
    pub fn identities(&self) -> &[Option<IdentityId>] {
        &self.identities
    }

    /// The plan that the table was made from.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game, if its rules are known.
    pub fn game(&self) -> Option<&dyn AnyGame> {
        self.game.as_deref()
    }

    /// What was committed to when the game began.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The result of the game, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game.as_deref()?.outcome()?;
        let seats = Seat::first(self.identities.len());
        Some(Outcome {
            scores: seats.map(|seat| outcome.scores[seat]).collect(),
            winners: outcome.winners.iter().map(SeatName).collect(),
            rival: outcome.rival,
        })
    }

    /// The seat of an identity.
    pub fn seat_of(&self, who: IdentityId) -> Option<Seat> {
        let mut seats = self.identities.iter();
        seats.position(|seat| *seat == Some(who)).map(Seat::new)
    }

    /// Who decides before the game: whoever made the table, or the first person who is
    /// left.
    pub fn host(&self) -> Option<IdentityId> {
        let people = || self.identities.iter().flatten().copied();
        people()
            .find(|who| *who == self.maker)
            .or_else(|| people().next())
    }

    pub(super) fn plays(&self, seat: Seat) -> bool {
        let seated = self.state.seated(seat);
        let gave_up = matches!(seated, Some(Seated::Person { resigned: true, .. }));
        self.state.status == Status::Running && !gave_up
    }

    pub(super) fn may_come_back(&self, seat: Seat) -> bool {
        self.plays(seat) && !self.state.is_played_in_person(seat)
    }

    /// Whether everybody has given up a running game.
    pub fn is_deserted(&self) -> bool {
        let gave_up = |seated: &Seated| match seated {
            Seated::Person { resigned, .. } => *resigned,
            Seated::Bot { .. } | Seated::Open => true,
        };
        match self.state.status {
            Status::Running => self.state.seats.iter().all(gave_up),
            Status::Gathering => self.state.last > 1 && self.identities.iter().all(Option::is_none),
            Status::Over | Status::Ended => false,
        }
    }

    /// The entry that ends a table which cannot go on.
    pub fn forced_ending(&self) -> Option<LogEntry> {
        let why = match self.state.status {
            Status::Over | Status::Ended => return None,
            _ if self.game.is_none() => Ending::RulesRetired,
            _ if self.is_deserted() => Ending::Deserted,
            _ => return None,
        };
        Some(TableEvent::Ended { why }.into())
    }

    /// The seats that are to act in a running game.
    pub fn to_act(&self) -> SeatSet {
        match (self.state.status, &self.game) {
            (Status::Running, Some(game)) => game.to_act(),
            _ => SeatSet::EMPTY,
        }
    }

    pub(super) fn running(&self, seat: Seat) -> Result<&dyn AnyGame, Problem> {
        let not_now = |message| Err(Problem::new(Code::NotNow, message));
        match (&self.game, self.state.status) {
            (Some(_), Status::Running) if !self.state.is_played_in_person(seat) => {
                not_now("a bot stands in for you: come back first")
            }
            (Some(game), Status::Running) => Ok(&**game),
            _ => not_now("no game is being played here"),
        }
    }

    /// How many steps had been played after a change; nothing if it played none.
    pub(super) fn steps_after(&self, change: u32) -> Option<usize> {
        let moment = self.moments.iter().find(|(n, _)| *n == change);
        moment.map(|(_, steps)| *steps)
    }

    /// The next deadline.
    pub fn due(&self) -> Option<Due> {
        let game = self
            .game
            .as_deref()
            .filter(|_| self.state.status == Status::Running)?;
        self.clock
            .due(game, self.plan.pace.clock, self.state.persons().collect())
    }

    /// When the time of those who are to act runs out, as sent to clients.
    pub fn clock_due(&self) -> Option<u64> {
        self.due().map(Due::at)
    }

    /// The entry for the next deadline.
    pub fn due_entry(&self) -> Option<LogEntry> {
        match self.due()? {
            Due::Sand(_) => Some(LogEntry::sand()),
            Due::Turn(_) => {
                let game = self.game.as_deref()?;
                let played = game.safe().into_iter();
                // Bots have no clock, and play for themselves.
                let own = played.filter(|(seat, _)| self.state.is_played_in_person(*seat));
                let played: Vec<_> = own.map(|(seat, word)| (SeatName(seat), word)).collect();
                (!played.is_empty()).then(|| LogEntry::forced(played))
            }
        }
    }

    /// The bot that is to act next: its seat, and when.
    pub fn next_bot(&self, pause: u64) -> Option<(Seat, u64)> {
        let game = self
            .game
            .as_deref()
            .filter(|_| self.state.status == Status::Running)?;
        let bots = game.to_act().iter().filter_map(|seat| {
            let level = self.state.seated(seat)?.bot()?;
            let delay = game.delay(seat, level);
            Some((seat, self.clock.bot_at(game, delay, pause)))
        });
        bots.min_by_key(|(_, at)| *at)
    }

    /// What the bot of a seat has to work out.
    pub fn bot_task(&self, seat: Seat) -> Option<BotTask> {
        let level = self.state.seated(seat)?.bot()?;
        self.game.as_deref()?.bot_task(seat, level)
    }
}
