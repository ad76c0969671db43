//! Whole games of both titles with all viewers, undo, lost and repeated messages, and resync.

use std::sync::Arc;

use lucid_protocol::Code;
use lucid_tabletop::{Random, Seat, Seed, ToAct};
use lucid_testkit::{Title, games, test_every_title};

use super::fake_server::{Client, FakeServer};
use crate::online::Setback;
use crate::table::{Rewind as _, Table as _, TableGame, Waiting};

#[derive(Default)]
struct Seen {
    undone: usize,
    resyncs: usize,
    predicted: usize,
    over: usize,
}

/// Plays a game: seat A over an unreliable connection, the others at the server, and everybody
/// follows.
fn play<G: TableGame>(game: &Arc<G>, seed: Seed, seen: &mut Seen) {
    let mut random = Random::new(u64::from(seed.0[0]) << 8 | u64::from(seed.0[1]));
    let mut server = FakeServer::new(game.clone(), seed);
    let viewers = Seat::first(game.seats()).map(Some).chain([None]);
    let mut clients: Vec<Client<G>> =
        (viewers.map(|viewer| Client::new(game.clone(), viewer))).collect();
    for _ in 0..6_000 {
        if server.course.to_act(game) == ToAct::Over {
            break;
        }
        for client in &mut clients {
            client.send(&server, &mut random);
            client.receive(&server, &mut random);
        }
        let own = &mut clients[0];
        let scene = own.table.scene();
        own.page.extend(scene.fresh.iter().copied());
        let mine = matches!(scene.waiting, Waiting::Person(_));
        if mine && random.below(12) == 0 && scene.can_undo {
            own.table.undo().unwrap();
            seen.undone += 1;
        } else if mine && let Some(action) = random.pick(&scene.choices) {
            let step = own.table.steps();
            own.table.act(action).unwrap();
            own.show();
            seen.predicted += usize::from(own.table.steps() > step);
        } else if !mine || random.below(4) == 0 {
            // Another seat, or a second device of the same one.
            server.wander(&mut random);
        }
        if random.below(200) == 0 {
            server.expire();
        }
        if random.below(3) > 0 {
            clients[0].post(&mut server);
        }
        if random.below(40) == 0 {
            for client in &mut clients {
                client.settle(&server);
                client.is_true(&server);
            }
        }
    }
    for client in &mut clients {
        client.settle(&server);
        client.post(&mut server);
    }
    for client in &mut clients {
        client.settle(&server);
        client.is_true(&server);
        seen.resyncs += client.resyncs;
        // What the page wrote bit by bit is the journal, in some order.
        let journal: Vec<G::Event> = client.table.journal().into_iter().flatten().collect();
        assert_eq!(client.page.len(), journal.len(), "nothing is told twice");
        let missing = journal.iter().filter(|event| !client.page.contains(event));
        assert_eq!(missing.count(), 0, "nothing is left out");
        let steps = client.table.follower().steps().len();
        let last = client.table.view_after(steps);
        assert!(last == game.view(server.course.state(), client.table.follower().viewer()));
        assert!(!client.table.is_waiting());
    }
    seen.over += usize::from(server.course.outcome(game).is_some());
}

test_every_title!(games_of_every_kind_are_followed_and_played);

fn games_of_every_kind_are_followed_and_played<G: Title + TableGame>() {
    // A title with many variants plays some of them.
    let step = G::variants().len().div_ceil(30);
    let mut seen = Seen::default();
    let mut count = 0;
    for (number, (_, games)) in games::<G>().step_by(step).enumerate() {
        for game in games {
            play(
                &Arc::new(game),
                Seed::of_series(70, number as u64),
                &mut seen,
            );
            count += 1;
        }
    }
    assert_eq!(seen.over, count, "all games ended");
    assert!(seen.undone > 20 && seen.resyncs > 20 && seen.predicted > 100);
}

#[test]
fn an_unsaved_choice_is_kept_and_sent_again() {
    let game = Arc::new(lucid_testkit::dream_runners::game(
        lucid_testkit::dream_runners::variants()[0],
    ));
    let mut server = FakeServer::new(game.clone(), Seed::of_series(72, 0));
    let mut client = Client::new(game, Some(Seat::new(0)));
    client.settle(&server);
    let before = client.table.steps();
    let choices = client.table.scene().choices;
    let action = Random::new(1).pick(&choices).unwrap();
    client.table.act(action).unwrap();
    assert_eq!(client.table.steps(), before + 1, "it is shown at once");
    assert!(client.table.to_send().is_some());
    client.table.sent(1);
    assert_eq!(client.table.refused(1, Code::Unavailable), Setback::None);
    assert_eq!(client.table.steps(), before + 1, "and stays");
    assert_eq!(client.table.to_send(), None, "a busy server is left alone");
    // The table is shown again, and shows that it did not happen.
    client.settle(&server);
    client.table.unsent();
    client.post(&mut server);
    client.settle(&server);
    client.is_true(&server);
    assert!(!client.table.is_waiting());
}

/// A client whose choice the server cannot save.
fn kept<G: TableGame>(game: &Arc<G>, server: &FakeServer<G>) -> (Client<G>, usize) {
    let mut client = Client::new(game.clone(), Some(Seat::new(0)));
    client.settle(server);
    let before = client.table.steps();
    let choices = client.table.scene().choices;
    let action = Random::new(1).pick(&choices).unwrap();
    client.table.act(action).unwrap();
    assert!(client.table.to_send().is_some());
    client.table.sent(1);
    let refused = client.table.refused(1, Code::NotSaved);
    assert_eq!(refused, Setback::Kept { times: 1 });
    client.show();
    (client, before)
}

/// A server with a running game, and a seat to act.
fn begun() -> (
    Arc<lucid_dream_runners::DreamRunners>,
    FakeServer<lucid_dream_runners::DreamRunners>,
) {
    let game = Arc::new(lucid_testkit::dream_runners::game(
        lucid_testkit::dream_runners::variants()[0],
    ));
    (game.clone(), FakeServer::new(game, Seed::of_series(73, 0)))
}

#[test]
fn an_unsaved_choice_is_kept_and_not_shown_as_played() {
    let (game, mut server) = begun();
    let (mut client, before) = kept(&game, &server);
    assert!(client.table.is_kept() && client.table.is_waiting());
    assert_eq!(client.table.steps(), before, "it is not on the boards");
    assert!(
        client.table.scene().choices.is_empty(),
        "one choice at a time"
    );
    assert_eq!(client.table.to_send(), None, "not before it is time");
    // Repeatedly, until there is room.
    for times in 2..5 {
        client.table.retry();
        assert!(client.table.to_send().is_some());
        client.table.sent(times);
        assert_eq!(client.table.to_send(), None, "sent once");
        let refused = client.table.refused(times, Code::NotSaved);
        assert_eq!(refused, Setback::Kept { times });
        assert_eq!(client.table.steps(), before);
    }
    client.table.retry();
    client.post(&mut server);
    assert_eq!(
        client.table.steps(),
        before,
        "acknowledged, but not yet shown"
    );
    client.settle(&server);
    client.is_true(&server);
    assert!(!client.table.is_kept() && !client.table.is_waiting());
    assert_eq!(client.table.steps(), before + 1);
    let journal: Vec<_> = client.table.journal().into_iter().flatten().collect();
    assert_eq!(client.page.len(), journal.len(), "nothing is told twice");
}

#[test]
fn a_kept_choice_survives_a_reconnect() {
    let (game, mut server) = begun();
    let (mut client, before) = kept(&game, &server);
    // After a reconnect it is sent at once, and refused once more.
    client.settle(&server);
    client.table.unsent();
    assert!(client.table.to_send().is_some());
    client.table.sent(2);
    let refused = client.table.refused(2, Code::NotSaved);
    assert_eq!(refused, Setback::Kept { times: 2 });
    // The answer to the next attempt is lost with the connection, but the choice was played.
    client.table.retry();
    let sent = client.table.to_send().unwrap();
    client.table.sent(3);
    server.take(Seat::new(0), &sent).unwrap();
    client.settle(&server);
    client.table.unsent();
    assert_eq!(
        client.table.to_send(),
        None,
        "it happened, so it is not sent again"
    );
    assert!(!client.table.is_kept());
    assert_eq!(client.table.steps(), before + 1);
    client.is_true(&server);
}

#[test]
fn a_kept_choice_can_be_withdrawn() {
    let (game, mut server) = begun();
    let (mut client, before) = kept(&game, &server);
    client.table.withdraw();
    client.show();
    assert!(!client.table.is_kept() && !client.table.is_waiting());
    assert_eq!(client.table.steps(), before);
    assert!(
        !client.table.scene().choices.is_empty(),
        "something else can be chosen"
    );
    assert_eq!(client.table.to_send(), None);

    // In flight, it is dropped when the server refuses it once more …
    let (mut client, _) = kept(&game, &server);
    client.table.retry();
    assert!(client.table.to_send().is_some());
    client.table.sent(2);
    client.table.withdraw();
    assert!(client.table.is_withdrawn());
    assert_eq!(client.table.refused(2, Code::NotSaved), Setback::None);
    assert!(!client.table.is_kept() && !client.table.is_waiting());

    // … and has been played if the server takes it.
    let (mut client, before) = kept(&game, &server);
    client.table.retry();
    let sent = client.table.to_send().unwrap();
    client.table.sent(2);
    client.table.withdraw();
    server.take(Seat::new(0), &sent).unwrap();
    client.settle(&server);
    assert!(!client.table.is_kept() && !client.table.is_withdrawn());
    assert_eq!(client.table.steps(), before + 1);
    client.is_true(&server);
}

#[test]
fn a_stale_kept_choice_is_dropped_with_a_message() {
    let (game, server) = begun();
    let (mut client, before) = kept(&game, &server);
    client.table.retry();
    assert!(client.table.to_send().is_some());
    client.table.sent(2);
    assert_eq!(client.table.refused(2, Code::Stale), Setback::Lost);
    assert!(!client.table.is_kept() && !client.table.is_waiting());
    assert_eq!(client.table.steps(), before);
}
