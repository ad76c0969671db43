//! People whose connection breaks: they come back, and know what they missed.

use std::net::Shutdown;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_testkit::online::Playable;

use super::{House, Party, truth};

/// Somebody's connection breaks again and again in the middle of a game.
fn with_breaks<G: Playable>(rules: &str) {
    let house = House::open();
    let mut party: Party<G> = Party::of_people(&house, rules);
    let mut steps = 0;
    while party.step() {
        steps += 1;
        let away = steps % party.players.len();
        if steps % 7 == 0 {
            let player = &mut party.players[away];
            let broken = player.socket.stream().shutdown(Shutdown::Both);
            broken.expect("it can be broken");
            let known = player.follower.number();
            player.reconnect().expect("it can be joined again");
            assert!(player.follower.number() >= known);
        }
        if steps % 11 == 0 {
            let _ = party.watcher.socket.stream().shutdown(Shutdown::Both);
            party.watcher.reconnect().expect("it can be joined again");
        }
    }
    assert!(steps > 7);
    truth::check(&mut party);
}

#[test]
fn dreamscape_goes_on_after_a_break() {
    with_breaks::<Dreamscape>("sylex players=3");
}

#[test]
fn dream_runners_goes_on_after_a_break() {
    with_breaks::<DreamRunners>("players=3 timer=none");
}
