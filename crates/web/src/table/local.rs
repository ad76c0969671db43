//! A table on this device: people who share it, and bots.

mod past;

use std::sync::Arc;

use lucid_tabletop::record::{self, Record, Salt, Seating, Sheet};
use lucid_tabletop::{
    Choices, Dealer, History, Playthrough, Seat, SeatSet, Seed, ToAct, UndoRefusal,
};

use super::{Drive, HandOver, Rewind, Snapshot, Table, TableGame, TableScene, Waiting};
use crate::saved_game::Stands;
use crate::setup::{Player, seating};

/// A game being played on this device.
#[derive(Debug)]
pub struct LocalTable<G: TableGame> {
    game: Arc<G>,
    history: History<G>,
    seed: Seed,
    players: Vec<Player<G::Level>>,
    /// The seating at the start, as the record has it.
    seating: Seating,
    /// The events of each step.
    events: Vec<Vec<G::Event>>,
    /// Which of several people has the device.
    holder: Option<Seat>,
    /// How many steps the page has shown.
    shown: usize,
    /// Seats that could act but are done for now: see [`LocalTable::set_aside`].
    aside: SeatSet,
}

/// Why a saved game cannot be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// The record is not of this game, or breaks its rules on this line.
    Record(usize),
    /// The seats differ from the record's.
    Seats,
    /// The seed does not match the record's commitment.
    Seed,
}

impl<G: TableGame> LocalTable<G> {
    /// A new game.
    pub fn open(game: Arc<G>, players: Vec<Player<G::Level>>, seed: Seed) -> LocalTable<G> {
        let mut table = LocalTable {
            history: History::new(&*game),
            game,
            seating: seating(&players, &seed),
            seed,
            players,
            events: Vec::new(),
            holder: None,
            shown: 0,
            aside: SeatSet::EMPTY,
        };
        table.run_chance();
        table.settle_holder();
        table
    }

    /// Resumes a game where its record ends.
    ///
    /// # Errors
    /// When the record is not of this game and these players.
    pub fn resume(
        game: Arc<G>,
        players: Vec<Player<G::Level>>,
        seed: Seed,
        record: &Record,
    ) -> Result<LocalTable<G>, ResumeError> {
        if players.len() != game.seats() {
            return Err(ResumeError::Seats);
        }
        if record.header.commitment != record.header.commitment_with(&seed) {
            return Err(ResumeError::Seed);
        }
        let replayed =
            record::replay(&*game, record).map_err(|error| ResumeError::Record(error.line))?;
        let (history, events) = (replayed.play.into_history(), replayed.events);
        let seating = record.header.seating.clone();
        let mut table = LocalTable {
            shown: history.steps().len(),
            history,
            game,
            seating: seating.salted(|seat| Salt::of_seed(&seed, seat)),
            seed,
            players,
            events,
            holder: None,
            aside: SeatSet::EMPTY,
        };
        table.run_chance();
        table.settle_holder();
        Ok(table)
    }

    /// The game's rules and content.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player<G::Level>] {
        &self.players
    }

    /// How many steps have been played.
    pub fn steps(&self) -> usize {
        self.history.steps().len()
    }

    /// The game so far as a record; the seed stays secret until the end.
    pub fn record(&self) -> String {
        let sheet = Sheet {
            seating: &self.seating,
            seed: &self.seed,
            reveal: self.history.outcome(&self.game).is_some(),
        };
        let play = Playthrough::of(&*self.game, self.history.clone());
        record::write(&play, &sheet)
    }

    /// Whom the table is waiting for.
    pub fn waiting(&self) -> Waiting {
        let ToAct::Seats(_) = self.history.to_act(&self.game) else {
            return Waiting::Nobody;
        };
        let seats = self.to_act();
        let is_person = |seat: &Seat| self.players[seat.index()].is_person();
        // Whoever has the device acts first; people do not wait for bots.
        let holder = self.holder.filter(|seat| seats.contains(*seat));
        match holder.or_else(|| seats.iter().find(|seat| !is_person(seat))) {
            Some(seat) if is_person(&seat) => Waiting::Person(seat),
            Some(seat) => Waiting::Other(seat),
            None => match seats.iter().next() {
                Some(seat) => Waiting::HandOver(seat),
                None => Waiting::Nobody,
            },
        }
    }

    /// The current round.
    pub fn cycle(&self) -> u8 {
        self.game.round(self.history.state())
    }

    fn run_chance(&mut self) {
        while self.history.to_act(&self.game) == ToAct::Chance {
            let mut dealer = Dealer::after(self.seed, self.history.next_draw());
            let chance = dealer.deal(&*self.game, self.history.state());
            let mut events = Vec::new();
            self.history.resolve(&self.game, chance, &mut events);
            self.events.push(events);
        }
    }

    /// Moves the device to the next person where no handover is needed.
    fn settle_holder(&mut self) {
        let people: Vec<Seat> = Seat::first(self.players.len())
            .filter(|seat| self.players[seat.index()].is_person())
            .collect();
        if let [alone] = people[..] {
            self.holder = Some(alone);
            return;
        }
        let ToAct::Seats(_) = self.history.to_act(&self.game) else {
            return;
        };
        let seats = self.to_act();
        if self.holder.is_some_and(|seat| seats.contains(seat)) {
            return;
        }
        let Some(next) = people.into_iter().find(|seat| seats.contains(*seat)) else {
            // A bot is next: whoever has the device keeps watching.
            return;
        };
        let secret = self.game.has_secret(self.history.state(), next);
        self.holder = (!secret).then_some(next);
    }

    /// The viewer: the holder, or a spectator during a handover.
    fn viewer(&self) -> Option<Seat> {
        self.holder
    }
}

impl<G: TableGame> Table<G> for LocalTable<G> {
    fn scene(&mut self) -> TableScene<G> {
        let viewer = self.viewer();
        let waiting = self.waiting();
        let view = self.game.view(self.history.state(), viewer);
        let mut choices = Choices::new();
        if let Waiting::Person(_) = waiting {
            self.game.choices_of(&view, &mut choices);
        }
        let fresh = self.events[self.shown.min(self.events.len())..]
            .iter()
            .flatten();
        let fresh = fresh
            .filter_map(|event| self.game.redact_event(*event, viewer))
            .collect();
        self.shown = self.events.len();
        let can_undo = match waiting {
            Waiting::Person(seat) => self.history.undo_floor(seat) < self.history.steps().len(),
            _ => false,
        };
        TableScene {
            step: self.history.steps().len(),
            waiting,
            view,
            viewer,
            choices: Arc::new(choices.to_vec()),
            fresh: Arc::new(fresh),
            can_undo,
            outcome: self.history.outcome(&self.game),
        }
    }

    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        match self.waiting() {
            Waiting::Person(seat) => self.act_for(seat, action),
            Waiting::HandOver(seat) | Waiting::Other(seat) => {
                // The page offers no actions then; a late click must not change anything.
                let viewer = self.viewer().unwrap_or(seat);
                self.game.check(self.history.state(), viewer, action)
            }
            Waiting::Nobody => self.game.check(self.history.state(), Seat::new(0), action),
        }
    }

    fn why_not(&self, action: G::Action) -> Option<G::Refusal> {
        let seat = self.viewer()?;
        self.game.check(self.history.state(), seat, action).err()
    }

    fn undo(&mut self) -> Result<(), UndoRefusal> {
        let remaining = self.steps().checked_sub(1).ok_or(UndoRefusal::NotPast)?;
        self.undo_to(remaining)
    }

    fn journal(&self) -> Vec<Vec<G::Event>> {
        let viewer = self.viewer();
        let seen = |events: &Vec<G::Event>| {
            events
                .iter()
                .filter_map(|event| self.game.redact_event(*event, viewer))
                .collect()
        };
        self.events.iter().map(seen).collect()
    }

    fn rewind(&mut self) -> Option<&mut dyn Rewind<G>> {
        Some(self)
    }

    fn hand_over(&mut self) -> Option<&mut dyn HandOver> {
        Some(self)
    }

    fn keep(&self) -> Option<Snapshot> {
        Some(Snapshot {
            seed: self.seed,
            cycle: self.cycle(),
            stands: match self.waiting() {
                Waiting::Person(_) | Waiting::HandOver(_) => Stands::YourTurn,
                Waiting::Other(_) => Stands::Others,
                Waiting::Nobody => Stands::Over,
            },
            record: self.record(),
        })
    }

    fn drive(&mut self) -> Option<&mut dyn Drive<G>> {
        Some(self)
    }
}

impl<G: TableGame> Rewind<G> for LocalTable<G> {
    fn undo_floor(&self) -> usize {
        match self.waiting() {
            Waiting::Person(seat) => self.history.undo_floor(seat),
            _ => self.history.steps().len(),
        }
    }

    fn undo_to(&mut self, remaining: usize) -> Result<(), UndoRefusal> {
        let Waiting::Person(seat) = self.waiting() else {
            return Err(UndoRefusal::NotPast);
        };
        self.history.undo(&self.game, seat, remaining)?;
        self.events.truncate(remaining);
        self.shown = remaining;
        Ok(())
    }

    fn view_after(&self, steps: usize) -> G::View {
        past::view_after(self, steps)
    }

    fn forced_steps(&self) -> Vec<usize> {
        past::forced_steps(self)
    }
}

impl<G: TableGame> HandOver for LocalTable<G> {
    fn take_device(&mut self, seat: Seat) {
        self.holder = Some(seat);
    }
}

impl<G: TableGame> Drive<G> for LocalTable<G> {
    fn seed(&self) -> &Seed {
        &self.seed
    }

    fn to_act(&self) -> SeatSet {
        match self.history.to_act(&self.game) {
            ToAct::Seats(seats) => self.aside.iter().fold(seats, SeatSet::without),
            ToAct::Chance | ToAct::Over => SeatSet::EMPTY,
        }
    }

    fn bot_to_act(&self) -> Option<Seat> {
        match self.waiting() {
            Waiting::Other(seat) => Some(seat),
            _ => None,
        }
    }

    fn bot_at(&self, seat: Seat) -> Option<(G::Level, G::View)> {
        match *self.players.get(seat.index())? {
            Player::Bot(level, _) => Some((level, self.view_of(Some(seat)))),
            Player::Person(_) => None,
        }
    }

    fn view_of(&self, seat: Option<Seat>) -> G::View {
        self.game.view(self.history.state(), seat)
    }

    fn act_for(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let mut events = Vec::new();
        self.history.play(&self.game, seat, action, &mut events)?;
        self.events.push(events);
        self.run_chance();
        self.settle_holder();
        Ok(())
    }

    fn set_aside(&mut self, seat: Seat) {
        self.aside = self.aside.with(seat);
        self.settle_holder();
    }

    fn gather(&mut self) {
        self.aside = SeatSet::EMPTY;
        self.settle_holder();
    }

    fn expire(&mut self) -> bool {
        let mut events = Vec::new();
        let expired = self.history.expire(&self.game, &mut events);
        if expired {
            self.events.push(events);
            self.run_chance();
            self.settle_holder();
        }
        expired
    }
}

#[cfg(test)]
mod tests;
