//! `kill -9` of the only server, at any moment, under load.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Random;
use lucid_testkit::length;
use lucid_testkit::online::Playable;
use lucid_testkit::services::Postgres;

use crate::ledger::check_game;
use crate::{Cluster, Crew, Node};

/// How often the server dies, in full.
const KILLS: u64 = 50;
/// How many tables of each title are played at the same time.
const TABLES: u64 = 3;

/// Plays one game after the other until it is enough.
fn play<G: Playable>(at: SocketAddr, rules: &str, seed: u64, enough: &AtomicBool) -> Vec<Crew<G>> {
    let mut games = Vec::new();
    while games.is_empty() || !enough.load(Ordering::Relaxed) {
        let seed = seed + 100 * games.len() as u64;
        let mut crew = Crew::gather(&[at], rules, seed);
        crew.play_out();
        games.push(crew);
    }
    games
}

fn killed_again_and_again(cluster: &Cluster) {
    let mut node = Node::start(cluster);
    let enough = AtomicBool::new(false);
    let mut random = Random::new(9);
    let (mut dreamscapes, mut runs) = (Vec::new(), Vec::new());
    thread::scope(|scope| {
        let (at, enough) = (node.address, &enough);
        let mut tables = Vec::new();
        let mut races = Vec::new();
        for seed in 0..TABLES {
            tables
                .push(scope.spawn(move || play::<Dreamscape>(at, "sylex players=2", seed, enough)));
            let rules = "players=3 timer=none";
            races.push(scope.spawn(move || play::<DreamRunners>(at, rules, seed, enough)));
        }
        for _ in 0..length::scaled(KILLS) {
            // Any moment: it does not matter what happens meanwhile.
            thread::sleep(Duration::from_millis(50 + random.below(450) as u64));
            node.kill();
            node.start_again();
        }
        enough.store(true, Ordering::Relaxed);
        for table in tables {
            dreamscapes.extend(table.join().expect("a game"));
        }
        for race in races {
            runs.extend(race.join().expect("a game"));
        }
    });
    dreamscapes
        .iter()
        .for_each(|crew| check_game(cluster, crew));
    runs.iter().for_each(|crew| check_game(cluster, crew));
}

#[test]
fn nothing_is_lost_on_sqlite() {
    killed_again_and_again(&Cluster::sqlite());
}

#[test]
fn nothing_is_lost_on_postgres() {
    let postgres = Postgres::start();
    killed_again_and_again(&Cluster::postgres(postgres.url(), None));
}
