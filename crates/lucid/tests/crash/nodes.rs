//! Several nodes on one PostgreSQL, joined by NATS: any of them may die.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::{ClientMessage, CloseReason, ServerMessage, TableEvent};
use lucid_testkit::length;
use lucid_testkit::online::{Answer, Playable};
use lucid_testkit::services::{NatsServer, Postgres};

use crate::ledger::check_game;
use crate::{Cluster, Crew, Node, Progress};

/// How many steps are played between one failure and the next, in full.
const CALM: u64 = 400;
/// The same without a bus: nodes then read the log now and then.
const QUIET: u64 = 50;

fn play<G: Playable>(
    nodes: &[SocketAddr],
    rules: &str,
    seed: u64,
    (enough, progress): (&AtomicBool, &Progress),
) -> Vec<Crew<G>> {
    let mut games = Vec::new();
    while games.is_empty() || !enough.load(Ordering::Relaxed) {
        let mut crew = Crew::gather(nodes, rules, seed + 100 * games.len() as u64);
        crew.play_out_telling(progress);
        games.push(crew);
    }
    games
}

/// Tables whose people sit at different nodes are played while each node, the
/// bus and the database die one after the other.
fn trouble_with(count: usize) {
    let (mut postgres, mut nats) = (Postgres::start(), NatsServer::start());
    let cluster = Cluster::postgres(postgres.url(), Some(nats.url()));
    let mut nodes: Vec<Node<'_>> = (0..count).map(|_| Node::start(&cluster)).collect();
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let (enough, progress) = (AtomicBool::new(false), Progress::default());
    let (dreamscapes, runs) = thread::scope(|scope| {
        let (addresses, told) = (&addresses[..], (&enough, &progress));
        let tables: Vec<_> = (0..2)
            .map(|seed| {
                let rules = "sylex players=3";
                scope.spawn(move || play::<Dreamscape>(addresses, rules, seed, told))
            })
            .collect();
        let races: Vec<_> = (0..2)
            .map(|seed| {
                let rules = "players=3 timer=none";
                scope.spawn(move || play::<DreamRunners>(addresses, rules, seed, told))
            })
            .collect();
        let calm = || progress.wait(length::scaled(CALM));
        for node in &mut nodes {
            calm();
            node.kill();
            calm();
            node.start_again();
        }
        calm();
        nats.stop();
        progress.wait(length::scaled(QUIET));
        nats.restart();
        calm();
        postgres.restart();
        calm();
        postgres.kill();
        // Without a database nothing goes on, so there is nothing to wait for.
        thread::sleep(Duration::from_secs(1));
        postgres.restart();
        calm();
        enough.store(true, Ordering::Relaxed);
        let dreamscapes = tables
            .into_iter()
            .flat_map(|table| table.join().expect("a game"));
        let dreamscapes: Vec<Crew<Dreamscape>> = dreamscapes.collect();
        let runs = races
            .into_iter()
            .flat_map(|race| race.join().expect("a game"));
        let runs: Vec<Crew<DreamRunners>> = runs.collect();
        (dreamscapes, runs)
    });
    dreamscapes
        .iter()
        .for_each(|crew| check_game(&cluster, crew));
    runs.iter().for_each(|crew| check_game(&cluster, crew));
}

#[test]
fn two_nodes_lose_nothing() {
    trouble_with(2);
}

#[test]
fn three_nodes_lose_nothing() {
    trouble_with(3);
}

/// The game has begun at one node, and the other could not be told: it reads the log before
/// it refuses.
#[test]
fn a_node_that_has_heard_nothing_refuses_nothing_that_is_possible() {
    let (postgres, mut nats) = (Postgres::start(), NatsServer::start());
    let cluster = Cluster::postgres(postgres.url(), Some(nats.url()));
    let nodes = [Node::start(&cluster), Node::start(&cluster)];
    let addresses = nodes.each_ref().map(|node| node.address);
    let mut crew: Crew<Dreamscape> = Crew::waiting(&addresses, "sylex players=2", 0);
    nats.stop();
    crew.start();
    let early = crew.players[0].ask(|id| ClientMessage::Rematch { id });
    assert!(matches!(early, Ok(Answer::Refused(_))), "{early:?}");
    for player in crew.players.iter_mut().rev() {
        let gave_up = player.ask(|id| ClientMessage::Resign { id });
        assert!(matches!(gave_up, Ok(Answer::Done(_))), "{gave_up:?}");
    }
    let ended = |news: &ServerMessage| matches!(news, ServerMessage::Change(change) if matches!(change.event, TableEvent::Ended { .. }));
    hear(&mut crew, 0, ended);
    let again = crew.players[1].ask(|id| ClientMessage::Rematch { id });
    assert!(matches!(again, Ok(Answer::Done(_))), "{again:?}");
}

/// Somebody signs out at one node while the other cannot be notified.
#[test]
fn who_signed_out_while_the_bus_was_away_is_parted_with_after_it() {
    let (postgres, mut nats) = (Postgres::start(), NatsServer::start());
    let cluster = Cluster::postgres(postgres.url(), Some(nats.url()));
    let nodes = [Node::start(&cluster), Node::start(&cluster)];
    let addresses = nodes.each_ref().map(|node| node.address);
    let mut crew: Crew<Dreamscape> = Crew::gather(&addresses, "sylex players=2", 0);
    nats.stop();
    let mut elsewhere = crew.players[1].guest.clone();
    elsewhere.server = addresses[0];
    let left = elsewhere.ask("POST", "/api/sign-out", "").expect("a reply");
    assert_eq!(left.status, 204, "{}", left.text());
    nats.restart();
    hear(&mut crew, 1, |news| {
        matches!(
            news,
            ServerMessage::Bye {
                why: CloseReason::SignedOut
            }
        )
    });
    let stays = crew.players[0].ask(|id| ClientMessage::Resign { id });
    assert!(matches!(stays, Ok(Answer::Done(_))), "{stays:?}");
}

/// Waits until somebody gets a message.
fn hear(crew: &mut Crew<Dreamscape>, index: usize, what: impl Fn(&ServerMessage) -> bool) {
    loop {
        let news = crew.players[index].next_within(crate::crew::LIMIT);
        if what(&news.expect("it is heard")) {
            return;
        }
    }
}

#[test]
fn what_is_said_and_who_is_there_is_known_at_every_node() {
    let (postgres, mut nats) = (Postgres::start(), NatsServer::start());
    let cluster = Cluster::postgres(postgres.url(), Some(nats.url()));
    let nodes = [Node::start(&cluster), Node::start(&cluster)];
    let addresses = nodes.each_ref().map(|node| node.address);
    let mut crew: Crew<Dreamscape> = Crew::gather(&addresses, "sylex players=2", 0);
    let servers: Vec<SocketAddr> = (crew.players.iter())
        .map(|player| player.guest.server)
        .collect();
    assert_eq!(servers, addresses, "each is at a node of its own");
    let say = |crew: &mut Crew<Dreamscape>, index: usize, words: &str| {
        let said = crew.players[index].ask(|id| ClientMessage::Say {
            id,
            text: words.to_owned(),
        });
        assert!(matches!(said, Ok(Answer::Done(_))), "{said:?}");
    };
    say(&mut crew, 0, "hello");
    hear(
        &mut crew,
        1,
        |news| matches!(news, ServerMessage::Said(said) if said.text == "hello"),
    );
    let both = |news: &ServerMessage| matches!(news, ServerMessage::Here { seats, .. } if seats.len() == 2);
    let one = |news: &ServerMessage| matches!(news, ServerMessage::Here { seats, .. } if seats.len() == 1);
    // Both are known to be there; it may have been said while something else was asked.
    let heard = crew.players[0].socket.heard.iter().flatten();
    let mut heard = heard.map(|text| serde_json::from_str(text).expect("news"));
    if !heard.any(|news: ServerMessage| both(&news)) {
        hear(&mut crew, 0, both);
    }
    // Somebody leaves and comes back, at the other node.
    let gone = crew.players[1]
        .socket
        .stream()
        .shutdown(std::net::Shutdown::Both);
    gone.expect("it can be broken");
    hear(&mut crew, 0, one);
    crew.players[1].reconnect().expect("it can be joined again");
    hear(&mut crew, 0, both);
    // The bus comes back, and works again.
    nats.restart();
    let mut count = 0;
    loop {
        // What is said before the nodes have found the bus again is only saved.
        count += 1;
        assert!(count < 100, "the bus is not found again");
        say(&mut crew, 1, &format!("again {count}"));
        let said = crew.players[0].next_within(Duration::from_secs(3));
        if matches!(said, Ok(ServerMessage::Said(_))) {
            break;
        }
    }
    crew.play_out();
    check_game(&cluster, &crew);
}
