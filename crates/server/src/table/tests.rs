//! A table whose requests and time are a test's own.

mod binding;
mod clock;
mod json;
mod polls;
mod seats;
mod steps;
mod three_cells;

use lucid_protocol::table::{Pace, SeatPlan, Seated};
use lucid_protocol::{
    Change, ClientMessage, Code, Ending, Plan, Poll, Problem, SeatName, Status, TableEvent, TitleId,
};
use lucid_tabletop::record::Salt;
use lucid_tabletop::{Random, Seat, SeatSet, Seed};

use super::*;

const START: u64 = 1_700_000_000_000;

/// A table with people on all seats; time passes only as tests say.
struct TestTable {
    fold: Fold,
    entries: Vec<(u64, LogEntry)>,
    now: u64,
    plan: Plan,
    /// The version of the rules that it was begun under.
    version: u16,
    seed: Seed,
    random: Random,
}

/// Salts need not differ in tests.
fn salt() -> Salt {
    Salt([9; 16])
}

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

fn plan(game: TitleId, rules: &str, seats: usize) -> Plan {
    let mut planned = vec![SeatPlan::Open; seats];
    planned[0] = SeatPlan::Me;
    Plan {
        game,
        rules: rules.to_owned(),
        pack: None,
        seats: planned,
        pace: Pace::default(),
        spectators: true,
        listed: true,
    }
}

fn fold(plan: &Plan, version: u16, seed: Seed) -> Fold {
    let play = new_game(plan, version, None, seed).unwrap();
    let commitment = seed.commitment().to_string();
    Fold::new(plan.clone(), 1, commitment, Some(play))
}

impl TestTable {
    fn new(plan: Plan) -> TestTable {
        let version = version(plan.game);
        TestTable::at_version(plan, version)
    }

    /// A table that was begun when this was the version of the rules.
    fn at_version(plan: Plan, version: u16) -> TestTable {
        let seed = Seed::of_series(70, plan.rules.len() as u64);
        let fold = fold(&plan, version, seed);
        TestTable::of(plan, version, seed, fold)
    }

    /// A table where all seats are taken and the game has begun.
    fn of(plan: Plan, version: u16, seed: Seed, fold: Fold) -> TestTable {
        let mut table = TestTable {
            fold,
            entries: Vec::new(),
            now: START,
            plan,
            version,
            seed,
            random: Random::new(7),
        };
        table.append(TableEvent::Made {});
        for index in 0..table.plan.seats.len() {
            let who = index as i64 + 1;
            table
                .request_as(who, &ClientMessage::Sit { id: 1, seat: None })
                .unwrap();
        }
        table
            .request_as(1, &ClientMessage::Start { id: 2 })
            .unwrap();
        table
    }

    fn append(&mut self, entry: impl Into<LogEntry>) -> Change {
        let entry = entry.into();
        let number = self.fold.head() + 1;
        let applied = self.fold.apply(number, self.now, &entry, Audience::All);
        self.entries.push((self.now, entry));
        applied.unwrap().change(None)
    }

    fn request_as(&mut self, who: i64, request: &ClientMessage) -> Result<Change, Problem> {
        let here: SeatSet = Seat::first(self.plan.seats.len()).collect();
        self.request_with(who, request, here)
    }

    fn request_with(
        &mut self,
        who: i64,
        request: &ClientMessage,
        here: SeatSet,
    ) -> Result<Change, Problem> {
        let person = Person {
            identity: who,
            name: "Ada",
            guest: true,
        };
        let entry = self.fold.fulfil(person, request, here, salt)?;
        Ok(self.append(entry))
    }

    /// Any legal action of a seat.
    fn some_action(&mut self, seat: Seat) -> String {
        let record = self.fold.record(false).unwrap();
        let record = lucid_tabletop::Record::parse(&record).unwrap();
        let mut choices = lucid_tabletop::Choices::new();
        let mut word = String::new();
        match self.plan.game {
            TitleId::Dreamscape => {
                let rules = self.plan.rules.parse().unwrap();
                let content = lucid_packs::dreamscape().content.clone();
                let game = lucid_dreamscape::Dreamscape::new(rules, content).unwrap();
                let state = lucid_tabletop::record::replay(&game, &record).unwrap().play;
                lucid_tabletop::Game::legal_actions(&game, state.state(), seat, &mut choices);
                let action = self.random.pick(&choices).unwrap();
                lucid_tabletop::Game::write_action(&game, action, &mut word);
            }
            TitleId::DreamRunners => unreachable!("these tests know what to play"),
        }
        word
    }

    fn act(&mut self, seat: Seat) -> Result<Change, Problem> {
        let action = self.some_action(seat);
        let request = ClientMessage::Do {
            id: 3,
            expected: self.fold.head(),
            action,
        };
        self.request_as(seat.index() as i64 + 1, &request)
    }

    /// All agree that steps are taken back.
    fn take_back(&mut self, to: u32) {
        let poll = Poll::Undo { to };
        let asked = self
            .request_as(1, &ClientMessage::Propose { id: 1, poll })
            .unwrap();
        for who in 2..=self.plan.seats.len() as i64 {
            let asked = asked.n;
            let yes = true;
            self.request_as(who, &ClientMessage::Answer { id: 1, asked, yes })
                .unwrap();
        }
        assert!(self.fold.state().poll.is_none(), "all have agreed");
    }

    /// The table folded from what is kept of it.
    fn folded_again(&self) -> Fold {
        let mut again = fold(&self.plan, self.version, self.seed);
        for (index, (at, entry)) in self.entries.iter().enumerate() {
            let entry = LogEntry::parse(&entry.body()).unwrap();
            let applied = again.apply(index as u32 + 1, *at, &entry, Audience::Nobody);
            applied.unwrap();
        }
        again
    }

    fn acting(&self) -> Seat {
        self.fold.to_act().iter().next().unwrap()
    }

    fn do_word(&mut self, seat: Seat, expected: u32, action: &str) -> Result<Change, Problem> {
        let request = ClientMessage::Do {
            id: 3,
            expected,
            action: action.to_owned(),
        };
        self.request_as(seat.index() as i64 + 1, &request)
    }
}
