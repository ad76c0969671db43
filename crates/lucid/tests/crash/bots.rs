//! Bots at several nodes: one node plays them, and another when it dies.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use lucid_dreamscape::Dreamscape;
use lucid_protocol::TableId;
use lucid_protocol::table::SeatPlan;
use lucid_tabletop::Seat;
use lucid_testkit::services::{NatsServer, Postgres};

use crate::crew::LIMIT;
use crate::ledger::{check_game, check_log, log, times};
use crate::{Cluster, Crew, Node};

/// A table, and the seat of the only person there.
type Table = (TableId, Seat);

fn table(crew: &Crew<Dreamscape>) -> Table {
    (crew.made.id, crew.players[0].seat.expect("a seat"))
}

/// How many steps bots have played.
fn played(cluster: &Cluster, (table, own): Table) -> usize {
    let log = log(cluster, table);
    let bots = log.iter().filter_map(|(_, entry)| entry.played());
    bots.filter(|(seat, _)| *seat != own).count()
}

/// Plays until the bot has played more steps.
fn play_on(cluster: &Cluster, crew: &mut Crew<Dreamscape>) {
    let before = played(cluster, table(crew));
    let begun = Instant::now();
    while played(cluster, table(crew)) < before + 2 {
        assert!(begun.elapsed() < LIMIT, "no bot plays");
        assert!(crew.step(), "the game is long enough");
    }
}

#[test]
fn another_node_plays_the_bots_of_one_that_died() {
    let (postgres, nats) = (Postgres::start(), NatsServer::start());
    let cluster = Cluster::postgres(postgres.url(), Some(nats.url()));
    let mut nodes = [Node::start(&cluster), Node::start(&cluster)];
    let addresses = nodes.each_ref().map(|node| node.address);
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("greedy".to_owned())];
    let mut crew: Crew<Dreamscape> = Crew::seated(&addresses, "sylex players=2", &seats, 0);
    play_on(&cluster, &mut crew);
    // One of the two has the lease, so one of the two deaths is its own.
    for node in &mut nodes {
        node.kill();
        play_on(&cluster, &mut crew);
        node.start_again();
    }
    // A node that stops in good order releases the lease.
    for node in &mut nodes {
        node.stop();
        play_on(&cluster, &mut crew);
        node.start_again();
    }
    check_log(&cluster, &crew);
}

/// The longest pauses, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
struct Pauses {
    person: u64,
    bot: u64,
}

/// The games at all tables.
#[derive(Default)]
struct Evening {
    /// The tables with bots whose games are not over, by the first seed of each.
    tables: Mutex<BTreeMap<u64, Table>>,
    enough: AtomicBool,
}

impl Evening {
    fn tables(&self) -> BTreeMap<u64, Table> {
        self.tables.lock().expect("nobody panics here").clone()
    }

    /// Waits until a bot has played at every table, or its game is over.
    fn wait_for_bots(&self, cluster: &Cluster) {
        let before = self.tables();
        let before =
            (before.into_iter()).map(|(seed, table)| (seed, table, played(cluster, table)));
        for (seed, table, steps) in before.collect::<Vec<_>>() {
            let begun = Instant::now();
            let goes_on = || self.tables().get(&seed) == Some(&table);
            while goes_on() && played(cluster, table) <= steps {
                assert!(begun.elapsed() < LIMIT, "no bot plays at {}", table.0);
                // Every check is a new connection to the database.
                thread::sleep(Duration::from_millis(100));
            }
        }
    }
}

/// Games at one table, one after the other: against a bot, or with another person.
fn play(nodes: &[SocketAddr], bot: bool, first: u64, evening: &Evening) -> Vec<Crew<Dreamscape>> {
    let enough = &evening.enough;
    let mut games = Vec::new();
    while !enough.load(Ordering::Relaxed) {
        let seed = first + 100 * games.len() as u64;
        let rules = "sylex players=2";
        let mut crew = if bot {
            let seats = vec![SeatPlan::Me, SeatPlan::Bot("greedy".to_owned())];
            Crew::seated(nodes, rules, &seats, seed)
        } else {
            Crew::gather(nodes, rules, seed)
        };
        let tables = || evening.tables.lock().expect("nobody panics here");
        if bot {
            tables().insert(first, table(&crew));
        }
        while crew.step() && !enough.load(Ordering::Relaxed) {}
        tables().remove(&first);
        crew.catch_up();
        games.push(crew);
    }
    games
}

/// The longest time that each side of a game kept the other waiting, by its log. The people
/// in these tests choose at once.
fn pauses(cluster: &Cluster, crew: &Crew<Dreamscape>, all: &mut Pauses) {
    let people: Vec<_> = crew.players.iter().filter_map(|one| one.seat).collect();
    let log = times(cluster, crew.made.id);
    for two in log.windows(2) {
        let [(before, _), (at, entry)] = two else {
            continue;
        };
        let Some((seat, _)) = entry.played() else {
            continue;
        };
        let longest = if people.contains(&seat) {
            &mut all.person
        } else {
            &mut all.bot
        };
        *longest = (*longest).max(at.saturating_sub(*before));
    }
}

/// Three nodes, bots at half of the tables; some nodes are killed, and later frozen, until
/// others have played their bots, and for some time more.
fn trouble(tables: u64, nodes: usize, more: Duration) -> Pauses {
    let (postgres, nats) = (Postgres::start(), NatsServer::start());
    let cluster = Cluster::postgres(postgres.url(), Some(nats.url()));
    let mut all: Vec<Node<'_>> = (0..3).map(|_| Node::start(&cluster)).collect();
    let addresses: Vec<SocketAddr> = all.iter().map(|node| node.address).collect();
    let evening = Evening::default();
    let games: Vec<Crew<Dreamscape>> = thread::scope(|scope| {
        let (addresses, evening) = (&addresses[..], &evening);
        let tables: Vec<_> = (0..tables)
            .map(|seed| scope.spawn(move || play(addresses, seed % 2 == 0, seed, evening)))
            .collect();
        for node in all.iter_mut().take(nodes) {
            evening.wait_for_bots(&cluster);
            node.kill();
            evening.wait_for_bots(&cluster);
            thread::sleep(more);
            node.start_again();
            evening.wait_for_bots(&cluster);
            node.freeze();
            evening.wait_for_bots(&cluster);
            thread::sleep(more);
            node.thaw();
        }
        evening.enough.store(true, Ordering::Relaxed);
        let tables = tables.into_iter();
        tables
            .flat_map(|table| table.join().expect("games"))
            .collect()
    });
    let mut longest = Pauses::default();
    for crew in &games {
        // A node that wakes plays nothing that another has played.
        if crew.players[0].follower.is_over() {
            check_game(&cluster, crew);
        } else {
            check_log(&cluster, crew);
        }
        pauses(&cluster, crew, &mut longest);
    }
    longest
}

/// The next test prints how long that takes; this one checks that no node that is gone is
/// needed.
#[test]
fn bots_of_a_node_that_dies_or_freezes_play_on_without_it() {
    let longest = trouble(6, 1, Duration::ZERO);
    eprintln!("{longest:?}");
}

/// For the book: `cargo nextest run -p lucid --test crash --run-ignored only pauses
/// --no-capture`. A node counts as dead 2 s after its last sign of life, others look every
/// half second, and a bot waits 0.6 s so that people can follow; the rest of a pause is for
/// loading the table and choosing. Every bot must play on, however long that takes here.
#[test]
#[ignore = "takes minutes, and measures: the machine must have nothing else to do"]
fn pauses_when_each_of_three_nodes_is_killed_and_frozen() {
    let longest = trouble(20, 3, Duration::from_secs(20));
    println!("longest pause of a person: {} ms", longest.person);
    println!("longest pause of a bot:    {} ms", longest.bot);
}
