//! Steps that all agree to take back, over real sockets.

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::{ClientMessage, Code, Poll, TableEvent, TableInfo};
use lucid_tabletop::record::{Record, replay};
use lucid_testkit::online::{Answer, Playable, http};

use super::{House, Party, truth};

/// Asks all to go back to the first step, and all agree; `false` if the last step has
/// ended the game.
fn take_back<G: Playable>(party: &mut Party<G>, to: u32) -> bool {
    party.catch_up();
    let poll = Poll::Undo { to };
    let asked = party.players[0].ask(|id| ClientMessage::Propose { id, poll });
    let asked = match asked.expect("an answer") {
        Answer::Done(asked) => asked,
        Answer::Refused(why) => {
            assert_eq!(why.code, Code::NotNow, "{why:?}");
            let host = &mut party.players[0];
            while !host.follower.is_over() {
                let news = host.next_within(http::PATIENCE);
                news.expect("only a game that is over cannot be taken back");
            }
            return false;
        }
    };
    let mut newest = asked;
    for player in &mut party.players[1..] {
        let yes = player.ask(|id| ClientMessage::Answer {
            id,
            asked,
            yes: true,
        });
        let Ok(Answer::Done(number)) = yes else {
            panic!("it can be answered: {yes:?}");
        };
        newest = number;
    }
    // The last answer is what takes the steps back.
    for player in party.players.iter_mut().chain([&mut party.watcher]) {
        player.follow_to(newest).expect("the changes come");
    }
    true
}

/// A game whose beginning is taken back three times; nothing if it is over before. The
/// server deals by chance, and whoever plays anything may wake up soon.
fn taken_back<G: Playable>(house: &House, rules: &str, steps: usize) -> Option<Party<G>> {
    let mut party: Party<G> = Party::of_people(house, rules);
    party.catch_up();
    let started = |what: &TableEvent| matches!(what, TableEvent::Started { .. });
    let changes = &party.players[0].changes;
    let first = changes.iter().find(|change| started(&change.event));
    let first = first.expect("the game has begun").n;
    for _ in 0..3 {
        for _ in 0..steps {
            if !party.step() {
                return None;
            }
        }
        if !take_back(&mut party, first) {
            return None;
        }
    }
    Some(party)
}

/// Everybody follows such a game to its end, and the record says how many draws were
/// used up.
fn go_back<G: Playable>(rules: &str, steps: usize) {
    let house = House::open();
    let mut tables = (0..30).map(|_| taken_back(&house, rules, steps));
    let party: Option<Party<G>> = tables.find_map(|party| party);
    let mut party = party.expect("most games are long enough");
    party.play_out();
    let record = Record::parse(&party.record()).expect("a record");
    let game = G::of_rules(&record.header.rules).expect("playable rules");
    let replayed = replay(&game, &record).expect("it verifies");
    assert!(replayed.play.used_up() > 0, "draws were taken back");
    for player in party.players.iter().chain([&party.watcher]) {
        let view = game.view(replayed.play.state(), player.seat);
        assert!(game.view(player.follower.shadow(), player.seat) == view);
    }
    truth::check_bound(&party);
    // What is known of the table says the same as the record's own header.
    let guest = &party.players[0].guest;
    let path = format!("/api/tables/{}", party.made.id);
    let info = guest.ask("GET", &path, "").expect("the table");
    let info: TableInfo = serde_json::from_slice(&info.body).expect("JSON");
    let digest = record.digest().to_string();
    assert_eq!(info.digest.as_deref(), Some(digest.as_str()));
    assert_eq!(info.commitment, Some(record.header.commitment.to_string()));
    let reply = guest.ask("GET", &format!("{path}/record"), "");
    let reply = reply.expect("the record");
    assert_eq!(reply.header("lucid-digest"), Some(digest.as_str()));
}

#[test]
fn dreamscape_is_taken_back_by_all() {
    go_back::<Dreamscape>("sylex players=2", 30);
}

#[test]
fn dream_runners_is_taken_back_by_all() {
    go_back::<DreamRunners>("players=2 timer=none", 30);
}
