//! A short evening at several tables, which goes on through faults.

use std::net::SocketAddr;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::{TableEvent, TableId};
use lucid_testkit::online::{Guest, Playable};

use crate::Crew;
use crate::crew::again;
use crate::ledger::{Sent, check_entries, logs, logs_at_start};

/// How many steps are tried at each table.
const STEPS: usize = 8;

/// Everybody who played.
pub(super) struct Evening {
    dreamscapes: [Crew<Dreamscape>; 2],
    race: Crew<DreamRunners>,
    /// When each step was answered, for each table.
    answered: [Vec<u64>; 3],
    /// When the last table had been made.
    pub(super) gathered: u64,
}

impl Evening {
    /// Plays it, and notes the time of each answer.
    pub(super) fn play(at: SocketAddr, clock: impl Fn() -> u64) -> Evening {
        let mut evening = Evening {
            dreamscapes: [0, 1].map(|seed| Crew::gather(&[at], "sylex players=2", seed)),
            race: Crew::gather(&[at], "players=2 timer=none", 2),
            answered: [const { Vec::new() }; 3],
            gathered: clock(),
        };
        evening.steps(STEPS, clock);
        evening
    }

    /// Tries so many steps at each table.
    pub(super) fn steps(&mut self, count: usize, clock: impl Fn() -> u64) {
        let [first, second] = &mut self.dreamscapes;
        let [one, two, three] = &mut self.answered;
        for _ in 0..count {
            step(first, one, &clock);
            step(second, two, &clock);
            step(&mut self.race, three, &clock);
        }
    }

    /// Everybody comes back to a server, is known there, and plays on.
    pub(super) fn go_on(&mut self, at: SocketAddr) {
        self.dreamscapes
            .iter_mut()
            .for_each(|crew| return_to(crew, at));
        return_to(&mut self.race, at);
        let before = self.acknowledged();
        while self.acknowledged() < before + 3 {
            self.steps(1, || 0);
        }
    }

    /// How many steps were acknowledged.
    pub(super) fn acknowledged(&self) -> usize {
        let done = |sent: &&Sent| sent.acknowledged.is_some();
        self.sent()
            .iter()
            .map(|sent| sent.iter().filter(done).count())
            .sum()
    }

    /// How many steps were refused because they could not be saved.
    pub(super) fn refused(&self) -> usize {
        let refused = |sent: &&Sent| sent.refused;
        self.sent()
            .iter()
            .map(|sent| sent.iter().filter(refused).count())
            .sum()
    }

    /// When steps were refused because they could not be saved.
    pub(super) fn refusals(&self) -> Vec<u64> {
        let sent = self.sent().into_iter().zip(&self.answered);
        let steps = sent.flat_map(|(sent, answered)| sent.iter().zip(answered));
        let refused = steps.filter(|(sent, _)| sent.refused);
        refused.map(|(_, answered)| *answered).collect()
    }

    /// Checks that a database has what it must have of this evening, and nothing else.
    pub(super) fn check(&self, database: &str) {
        let logs = logs(database, self.tables());
        for (log, sent) in logs.iter().zip(self.sent()) {
            check_entries(log, sent);
        }
    }

    /// The same for a moment of the evening: what was answered later may be there or not.
    pub(super) fn check_at(&self, database: &str, moment: u64) {
        let logs = logs_at_start(database, self.tables());
        for ((log, sent), answered) in logs.iter().zip(self.sent()).zip(&self.answered) {
            if moment >= self.gathered {
                let started = log
                    .iter()
                    .any(|(_, entry)| matches!(entry.event, TableEvent::Started { .. }));
                assert!(started, "a table is lost");
            }
            let known = |(sent, answered): (&Sent, &u64)| {
                if *answered <= moment {
                    sent.clone()
                } else {
                    Sent {
                        acknowledged: None,
                        refused: false,
                        ..sent.clone()
                    }
                }
            };
            let sent: Vec<Sent> = sent.iter().zip(answered).map(known).collect();
            check_entries(log, &sent);
        }
    }

    /// Checks that nobody was shown more than a database has.
    pub(super) fn check_shown(&self, database: &str) {
        let logs = logs(database, self.tables());
        let [first, second, race] = logs.map(|log| log.len() as u32);
        let [one, two] = &self.dreamscapes;
        assert!(shown(one) <= first && shown(two) <= second && shown(&self.race) <= race);
    }

    fn tables(&self) -> [TableId; 3] {
        let [first, second] = &self.dreamscapes;
        [first.made.id, second.made.id, self.race.made.id]
    }

    fn sent(&self) -> [&[Sent]; 3] {
        let [first, second] = &self.dreamscapes;
        [&first.sent, &second.sent, &self.race.sent]
    }
}

fn step<G: Playable>(crew: &mut Crew<G>, answered: &mut Vec<u64>, clock: impl Fn() -> u64) {
    crew.step();
    answered.resize(crew.sent.len(), clock());
}

/// The last change that anybody at a table was shown.
fn shown<G: Playable>(crew: &Crew<G>) -> u32 {
    let numbers = crew.players.iter().map(|player| player.follower.number());
    numbers.max().expect("somebody sits there")
}

fn return_to<G: Playable>(crew: &mut Crew<G>, at: SocketAddr) {
    crew.move_to(at);
    for player in &mut crew.players {
        let guest: &Guest = &player.guest;
        // An account that was acknowledged is there.
        again(|| guest.ask("GET", "/api/me", ""));
        again(|| player.reconnect());
    }
}
