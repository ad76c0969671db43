//! The sand of Dream Runners at several nodes: it runs out once (R3, R4).

use std::thread;
use std::time::Duration;

use lucid_dream_runners::{Action, DreamRunners, Phase};
use lucid_server::table::LogEntry;
use lucid_testkit::length;
use lucid_testkit::services::{NatsServer, Postgres};

use crate::ledger::{check_log, log};
use crate::{Cluster, Crew, Node};

/// How many tables run against the sand at the same time.
const TABLES: u64 = 6;
/// How many rounds of each in full; a round takes fifteen seconds, the least that the
/// rules allow.
const ROUNDS: u64 = 2;

fn is_composing(crew: &Crew<DreamRunners>) -> bool {
    crew.players[0].follower.shadow().table().phase == Phase::Compose
}

/// How often the sand has run out by the log.
fn times(cluster: &Cluster, crew: &Crew<DreamRunners>) -> usize {
    let log = log(cluster, crew.made.id);
    let times = log.iter().filter(|(_, entry)| *entry == LogEntry::sand());
    times.count()
}

/// One player locks at once, nobody else ever does. All nodes have the table in memory, and
/// all know when the sand has run out.
fn run_out(crew: &mut Crew<DreamRunners>) {
    while !is_composing(crew) {
        assert!(crew.step(), "the game is long enough");
    }
    crew.play(0, Action::Lock);
    while is_composing(crew) {
        crew.listen(0, Duration::from_secs(60));
    }
}

#[test]
fn the_sand_runs_out_once() {
    let (postgres, nats) = (Postgres::start(), NatsServer::start());
    let cluster = Cluster::postgres(postgres.url(), Some(nats.url()));
    let nodes = [(); 3].map(|()| Node::start(&cluster));
    let addresses = nodes.each_ref().map(|node| node.address);
    thread::scope(|scope| {
        for seed in 0..TABLES {
            let cluster = &cluster;
            scope.spawn(move || {
                let rules = "players=3 timer=15";
                let mut crew: Crew<DreamRunners> = Crew::gather(&addresses, rules, seed);
                let rounds = length::either(1, ROUNDS) as usize;
                for round in 1..=rounds {
                    run_out(&mut crew);
                    assert_eq!(times(cluster, &crew), round);
                }
                // Nothing says that no second entry comes, so this leaves time for one.
                thread::sleep(Duration::from_secs(3));
                assert_eq!(times(cluster, &crew), rounds);
                check_log(cluster, &crew);
            });
        }
    });
}
