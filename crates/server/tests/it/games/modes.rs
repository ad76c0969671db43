//! Every title and mode, played to the end by people and by bots.

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::{Dreamscape, Profile, Rules, rules::Edition};
use lucid_protocol::TitleId;
use lucid_testkit::online::Playable;

use super::{House, Party, truth};

/// People on all seats play a whole game; nobody was sent a secret.
fn people<G: Playable>(house: &House, rules: &str) {
    let mut party: Party<G> = Party::of_people(house, rules);
    let steps = party.play_out();
    let least = match G::TITLE {
        TitleId::Dreamscape => 20,
        TitleId::DreamRunners => 5,
    };
    assert!(steps > least, "{rules}: {steps} steps");
    truth::check(&mut party);
    // Latecomers see the same.
    let late = party.look(0);
    assert_eq!(late.changes, party.players[0].changes, "{rules}");
}

/// One person against bots.
fn bots<G: Playable>(house: &House, rules: &str, level: &str) {
    let mut party: Party<G> = Party::with_bots(house, rules, level);
    assert!(party.play_out() > 0);
    truth::check(&mut party);
}

#[test]
fn dreamscape_in_every_edition() {
    let house = House::open();
    for edition in Edition::ALL {
        people::<Dreamscape>(&house, &format!("{} players=2", edition.name()));
    }
}

#[test]
fn dreamscape_for_three_and_four() {
    let house = House::open();
    people::<Dreamscape>(&house, "sylex players=3");
    people::<Dreamscape>(&house, "huch players=4");
}

#[test]
fn dreamscape_with_nightmare() {
    let house = House::open();
    people::<Dreamscape>(&house, "sylex players=4 nightmare=yes");
    people::<Dreamscape>(&house, "huch players=2 nightmare=yes");
}

#[test]
fn dreamscape_with_simultaneous_creation() {
    let house = House::open();
    people::<Dreamscape>(&house, "sylex players=4 simultaneous=yes");
    people::<Dreamscape>(&house, "huch players=3 simultaneous=yes nightmare=yes");
}

#[test]
fn dreamscape_alone_against_mr_nightmare() {
    let house = House::open();
    for profile in Profile::ALL {
        let rules = Rules::new(Edition::Sylex).alone(profile.difficulty());
        people::<Dreamscape>(&house, &rules.to_string());
    }
}

#[test]
fn dreamscape_against_bots() {
    let house = House::open();
    bots::<Dreamscape>(&house, "sylex players=3", "random");
    bots::<Dreamscape>(&house, "sylex players=2 simultaneous=yes", "greedy");
}

#[test]
fn dream_runners_for_two_three_and_four() {
    let house = House::open();
    for rules in lucid_testkit::dream_runners::variants() {
        people::<DreamRunners>(&house, &rules.to_string());
    }
}

#[test]
fn dream_runners_against_bots() {
    let house = House::open();
    bots::<DreamRunners>(&house, "players=2 timer=none", "random");
}
