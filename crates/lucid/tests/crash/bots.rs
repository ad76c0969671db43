//! Bots at several nodes: one node plays them, and another when it dies.

use std::time::{Duration, Instant};

use dreamscape::Dreamscape;
use protocol::table::SeatPlan;
use server::table::Entry;
use testkit::services::{Nats, Postgres};

use crate::ledger::{check_log, log};
use crate::{Crew, Node, Place};

/// How many steps bots have played.
fn played(place: &Place, crew: &Crew<Dreamscape>) -> usize {
    let log = log(place, crew.made.id);
    let own = crew.players[0].seat.expect("a seat");
    let bots = log.iter().filter(|(_, entry)| match entry {
        Entry::Do { seat, .. } => seat.0 != own,
        _ => false,
    });
    bots.count()
}

/// Plays until the bot has played some more.
fn play_on(place: &Place, crew: &mut Crew<Dreamscape>) {
    let before = played(place, crew);
    let begun = Instant::now();
    while played(place, crew) < before + 2 {
        assert!(begun.elapsed() < Duration::from_secs(120), "no bot plays");
        assert!(crew.step(), "the game is long enough");
    }
}

#[test]
fn another_node_plays_the_bots_of_one_that_died() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let place = Place::postgres(postgres.url(), Some(nats.url()));
    let mut nodes = [Node::start(&place), Node::start(&place)];
    let addresses = nodes.each_ref().map(|node| node.address);
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("greedy".to_owned())];
    let mut crew: Crew<Dreamscape> = Crew::seated(&addresses, "sylex players=2", &seats, 0);
    play_on(&place, &mut crew);
    // One of the two has the lease, so one of the two deaths is its own.
    for node in &mut nodes {
        node.kill();
        play_on(&place, &mut crew);
        node.start_again();
    }
    // A node that goes in good order gives the lease back.
    for node in &mut nodes {
        node.stop();
        play_on(&place, &mut crew);
        node.start_again();
    }
    check_log(&place, &crew);
}
