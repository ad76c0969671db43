//! Games that are over, looked at again on the server.

use lucid_bots::advice::{Report, Reviewable};
use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_testkit::online::{Guest, Playable};

use super::{House, Party};

fn ask(guest: &Guest, path: &str) -> Result<String, String> {
    let reply = guest.ask("GET", path, "");
    let reply = reply.map_err(|trouble| trouble.to_string())?;
    Ok(String::from_utf8(reply.body).expect("text"))
}

#[test]
fn a_finished_game_is_reviewed_turn_by_turn() {
    let house = House::open();
    let rules = "sylex players=2 cycles=3";
    let mut party: Party<Dreamscape> = Party::of_people(&house, rules);
    let path = format!("/api/tables/{}/review?seat=", party.made.id);
    let early = ask(&party.players[0].guest, &format!("{path}A"));
    assert!(early.is_err(), "while it runs: {early:?}");
    party.play_out();
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(rules.parse().expect("rules"), content);
    let report = whole(&game.expect("playable rules"), &party, &path);
    assert!(report.of >= 6, "{}", report.of);
}

#[test]
fn a_finished_game_of_dream_runners_is_reviewed_round_by_round() {
    let house = House::open();
    let rules = "players=2";
    let mut party: Party<DreamRunners> = Party::of_people(&house, rules);
    let path = format!("/api/tables/{}/review?seat=", party.made.id);
    let early = ask(&party.players[0].guest, &format!("{path}A"));
    assert!(early.is_err(), "while it runs: {early:?}");
    party.play_out();
    let content = lucid_packs::dream_runners().content.clone();
    let game = DreamRunners::new(rules.parse().expect("rules"), content);
    let report = whole(&game.expect("playable rules"), &party, &path);
    assert!((1..=8).contains(&report.of), "{}", report.of);
    for (turn, round) in report.turns.iter().zip(1..) {
        assert_eq!(turn.round, round);
        assert!(turn.lost() >= 0);
    }
}

/// Follows the review of seat B to its end; everybody at the table has it then.
fn whole<G: Playable + Reviewable>(game: &G, party: &Party<G>, path: &str) -> Report<G::Turn> {
    let guest = &party.players[0].guest;
    let mut done = 0;
    let report = loop {
        let text = ask(guest, &format!("{path}B")).expect("the review so far");
        let report = Report::parse(game, &text).expect("a review");
        assert!(report.turns.len() >= done, "it goes on");
        done = report.turns.len();
        if report.is_whole() {
            break report;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    };
    assert_eq!(report.seat.letter(), 'B');
    // The other has it at once, and nobody has a seat that was not there.
    let again = ask(&party.players[1].guest, &format!("{path}B"));
    assert_eq!(again, Ok(report.write(game)));
    for wrong in ["C", "", "a", "A&x=1"] {
        assert!(ask(guest, &format!("{path}{wrong}")).is_err(), "{wrong}");
    }
    report
}

#[test]
fn strangers_see_no_review_of_a_private_table() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    party.play_out();
    let other: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    let path = format!("/api/tables/{}/review?seat=A", party.made.id);
    let record = format!("/api/tables/{}/record", party.made.id);
    let stranger = &other.players[0].guest;
    assert_eq!(ask(stranger, &path).is_ok(), ask(stranger, &record).is_ok());
    assert!(ask(&party.players[1].guest, &path).is_ok());
}
