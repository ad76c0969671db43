//! Whole games of both titles, every viewer, with undo, loss, repetition and resync.

use protocol::Code;
use tabletop::{Random, Seat, Seed, ToAct};
use testkit::{dreamscape, runners};

use super::fakes::{Client, Server};
use crate::online::Setback;
use crate::table::{Table as _, TableGame, Waiting, WholeTable as _};

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

#[derive(Default)]
struct Seen {
    undone: usize,
    resyncs: usize,
    foreseen: usize,
    over: usize,
}

/// Plays a game that seat A plays through a line, the others at the server, and
/// everybody follows.
fn play<G: TableGame>(game: &'static G, seed: Seed, seen: &mut Seen) {
    let mut random = Random::new(u64::from(seed.0[0]) << 8 | u64::from(seed.0[1]));
    let mut server = Server::new(game, seed);
    let viewers = Seat::first(game.seats()).map(Some).chain([None]);
    let mut clients: Vec<Client<G>> = viewers.map(|viewer| Client::new(game, viewer)).collect();
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
            seen.foreseen += usize::from(own.table.steps() > step);
        } else if !mine || random.below(4) == 0 {
            // Somebody else, or a second device of the same seat.
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
        // What the page wrote down bit by bit is the journal, in some order.
        let journal: Vec<G::Event> = client.table.journal().into_iter().flatten().collect();
        assert_eq!(client.page.len(), journal.len(), "nothing is told twice");
        let missing = journal.iter().filter(|event| !client.page.contains(event));
        assert_eq!(missing.count(), 0, "nothing is left out");
        let steps = client.table.follow().steps().len();
        let last = client.table.view_after(steps);
        assert!(last == game.view(server.course.state(), client.table.follow().viewer()));
        assert!(!client.table.is_waiting());
    }
    seen.over += usize::from(server.course.outcome(game).is_some());
}

#[test]
fn dreamscape_of_every_kind_is_followed_and_played() {
    let mut seen = Seen::default();
    let variants = dreamscape::variants().into_iter().step_by(3).enumerate();
    let mut games = 0;
    for (number, rules) in variants {
        for game in [dreamscape::game(rules), dreamscape::rehearsal_game(rules)] {
            play(leak(game), Seed::of_series(70, number as u64), &mut seen);
            games += 1;
        }
    }
    assert_eq!(seen.over, games, "all games ended");
    assert!(seen.undone > 20 && seen.resyncs > 20 && seen.foreseen > 100);
}

#[test]
fn dream_runners_of_every_kind_are_followed_and_played() {
    let mut seen = Seen::default();
    let mut games = 0;
    for (number, rules) in runners::variants().into_iter().enumerate() {
        for game in [runners::game(rules), runners::rehearsal_game(rules)] {
            play(leak(game), Seed::of_series(71, number as u64), &mut seen);
            games += 1;
        }
    }
    assert_eq!(seen.over, games, "all games ended");
    assert!(seen.undone > 20 && seen.resyncs > 20 && seen.foreseen > 100);
}

#[test]
fn what_the_server_could_not_take_is_kept_and_sent_again() {
    let game = leak(runners::game(runners::variants()[0]));
    let mut server = Server::new(game, Seed::of_series(72, 0));
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
    // The table is shown again, and says that it did not happen.
    client.settle(&server);
    client.table.unsent();
    client.post(&mut server);
    client.settle(&server);
    client.is_true(&server);
    assert!(!client.table.is_waiting());
}
