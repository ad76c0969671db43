//! What was sent, compared with what the true record of the game allows.

use lucid_protocol::{Change, ServerMessage, TableEvent, TableInfo};
use lucid_tabletop::record::{Record, replay};
use lucid_tabletop::{Seat, Step};
use lucid_testkit::online::{Playable, Player};

use super::Party;

/// Every text that anybody at a table received is exactly what the viewer may
/// know by the record: word for word, and not a byte beside it.
pub(crate) fn check<G: Playable>(party: &mut Party<G>) {
    let text = party.record();
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let game = G::of_rules(&record.header.rules).expect("playable rules");
    let replayed = replay(&game, &record).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert!(
        replayed.dealt_by_seed.is_some_and(|dealt| dealt > 0),
        "chance is by the seed"
    );
    let steps = replayed.play.steps();
    let end = replayed.play.state();
    for player in party.players.iter().chain([&party.watcher]) {
        let told = tell_all(&game, steps, player.seat);
        assert_eq!(heard_words(player), told, "{:?}", player.seat);
        let view = game.view(end, player.seat);
        assert!(game.view(player.follower.shadow(), player.seat) == view);
        check_bytes(player, &told);
        // How it ended is what follows from the viewer's own shadow, told once.
        let told: Vec<_> = (player.changes.iter())
            .filter_map(|change| change.over.as_ref())
            .collect();
        let known = game.outcome(player.follower.shadow()).expect("it is over");
        let [over] = told[..] else {
            panic!("the end is told once: {told:?}");
        };
        let scores = Seat::first(game.seats()).map(|seat| known.scores[seat]);
        assert_eq!(over.scores, scores.collect::<Vec<_>>());
        let winners = over.winners.iter().map(|seat| seat.0).collect();
        assert_eq!((known.winners, known.rival), (winners, over.rival));
    }
    check_bound(party);
    check_state(party);
}

/// Folding the changes gives the table that the server has.
fn check_state<G: Playable>(party: &Party<G>) {
    let path = format!("/api/tables/{}", party.made.id);
    let shown = party.players[0].guest.ask("GET", &path, "");
    let shown: TableInfo =
        serde_json::from_str(&shown.expect("the table").text()).expect("a table");
    for player in party.players.iter().chain([&party.watcher]) {
        let state = player.follower.state();
        assert_eq!(state.seats, shown.seats);
        assert_eq!((state.status, state.rematch), (shown.status, shown.rematch));
        assert_eq!((&state.poll, state.ending), (&None, None));
    }
}

/// All were told the commitment of the record when the game began, and its digest
/// when it was over; nobody saw the seed or a salt.
pub(crate) fn check_bound<G: Playable>(party: &Party<G>) {
    let text = party.record();
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let mut secrets = vec![record.header.seed.expect("it is over").to_string()];
    let bound = record.header.seating.bound.iter().flatten();
    secrets.extend(bound.map(|seat| seat.salt.expect("nobody is erased").to_string()));
    for player in party.players.iter().chain([&party.watcher]) {
        let changes = || player.changes.iter();
        let promised: Vec<String> = changes()
            .filter_map(|change| match &change.event {
                TableEvent::Started { commitment, .. } => Some(commitment.clone()),
                _ => None,
            })
            .collect();
        assert_eq!(promised, [record.header.commitment.to_string()]);
        let digests: Vec<String> = changes()
            .filter_map(|change| change.digest.clone())
            .collect();
        assert_eq!(digests, [record.digest().to_string()]);
        for text in player.socket.heard.iter().flatten() {
            let told = secrets.iter().find(|secret| text.contains(secret.as_str()));
            assert_eq!(told, None, "{text}");
        }
    }
}

/// What a viewer should see of the steps of a game.
fn tell_all<G: Playable>(
    game: &G,
    steps: &[Step<G::Action, G::Chance>],
    viewer: Option<Seat>,
) -> Vec<String> {
    let mut state = game.start();
    let mut words = Vec::new();
    for step in steps {
        let mut word = String::new();
        game.redact_step(&state, step, viewer, &mut word);
        words.extend(Some(word).filter(|word| !word.is_empty()));
        game.take(&mut state, step, &mut ());
    }
    words
}

fn heard_words<G: Playable>(player: &Player<G>) -> Vec<String> {
    let told = player.follower.told().iter();
    told.flat_map(|(_, told)| told.split(' '))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Each text is rebuilt from what it means and what may be known, and must be
/// the same byte by byte; so nothing rides along that a client would not read.
fn check_bytes<G: Playable>(player: &Player<G>, told: &[String]) {
    let heard = player.socket.heard.as_ref().expect("texts are kept");
    let mut known = told;
    let mut last = 0;
    assert!(heard.len() > 10);
    for text in heard {
        let mut news: ServerMessage = serde_json::from_str(text).expect("news");
        match &mut news {
            ServerMessage::Change(change) if change.n > last => {
                last = change.n;
                put_truth(change, &mut known);
            }
            ServerMessage::Table(opened) => {
                for change in &mut opened.changes {
                    if change.n > last {
                        last = change.n;
                        put_truth(change, &mut known);
                    }
                }
            }
            // Nothing of the game is in these.
            ServerMessage::Welcome { .. }
            | ServerMessage::Done { .. }
            | ServerMessage::Here { .. } => {}
            ServerMessage::Refused { .. } => {}
            other => panic!("nobody asked for {other:?}"),
        }
        let again = serde_json::to_string(&news).expect("news can be written");
        assert_eq!(*text, again);
    }
    assert!(known.is_empty(), "all was told: {known:?}");
}

/// Replaces what a change tells by as many words of the truth.
fn put_truth(change: &mut Change, known: &mut &[String]) {
    let (TableEvent::Started { told, .. } | TableEvent::Played(told) | TableEvent::Lapsed(told)) =
        &mut change.event
    else {
        return;
    };
    let count = told.split(' ').filter(|word| !word.is_empty()).count();
    let (words, rest) = known.split_at(count);
    *told = words.join(" ");
    *known = rest;
}
