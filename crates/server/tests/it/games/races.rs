//! Several who want the same at once: one wins, the others hear so and learn the truth.

use lucid_dreamscape::Dreamscape;
use lucid_protocol::{ClientMessage, Code, ServerMessage};
use lucid_tabletop::Random;
use lucid_testkit::Habit;
use lucid_testkit::online::{Answer, Player, http};

use super::{House, Party};

/// What became of questions, in order of their numbers.
fn answers(news: &[ServerMessage]) -> Vec<(u32, Answer)> {
    let mut answers: Vec<(u32, Answer)> = (news.iter())
        .filter_map(|news| match news {
            ServerMessage::Done { id, n } => Some((*id, Answer::Done(*n))),
            ServerMessage::Refused { id, why } => Some((*id, Answer::Refused(why.clone()))),
            _ => None,
        })
        .collect();
    answers.sort_by_key(|(id, _)| *id);
    answers
}

fn is_stale(answer: &Answer) -> bool {
    matches!(answer, Answer::Refused(problem) if problem.code == Code::Stale)
}

#[test]
fn of_two_sockets_of_one_seat_one_wins() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    let mut twins: Vec<Player<Dreamscape>> = (0..2).map(|seat| party.look(seat)).collect();
    let mut random = Random::new(7);
    let mut races = 0;
    while races < 50 && !party.players[0].follower.is_over() {
        party.catch_up();
        let seat = (party.players.iter())
            .position(|player| player.follower.may_act())
            .expect("people play");
        let number = party.players[seat].follower.number();
        let (one, other) = (&mut party.players[seat], &mut twins[seat]);
        other.follow_to(number).expect("the changes come");
        // Both choose for themselves, with the same knowledge.
        for racer in [&mut *one, &mut *other] {
            let action = racer.choose(Habit::Busy(6), &mut random).expect("a choice");
            let action = racer.notation(action);
            let expected = number;
            let sent = racer.send(|id| ClientMessage::Do {
                id,
                expected,
                action,
            });
            sent.expect("it is sent");
        }
        let mut outcome = Vec::new();
        for racer in [&mut *one, &mut *other] {
            let answer = loop {
                let news = racer.next_within(http::PATIENCE);
                let news = [news.expect("an answer")];
                if let Some((_, answer)) = answers(&news).pop() {
                    break answer;
                }
            };
            outcome.push(answer);
        }
        let done = outcome
            .iter()
            .filter(|answer| matches!(answer, Answer::Done(_)));
        assert_eq!(done.count(), 1, "{outcome:?}");
        assert_eq!(outcome.iter().filter(|answer| is_stale(answer)).count(), 1);
        // Both know the truth: the one change that was made.
        for racer in [one, other] {
            racer.follow_to(number + 1).expect("the change comes");
        }
        assert_eq!(
            party.players[seat].changes.last(),
            twins[seat].changes.last()
        );
        races += 1;
    }
    assert_eq!(races, 50);
}

#[test]
fn of_a_hundred_steps_with_one_number_one_is_done() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    party.catch_up();
    let mut random = Random::new(3);
    let seat = (party.players.iter())
        .position(|player| player.follower.may_act())
        .expect("people play");
    let player = &mut party.players[seat];
    let expected = player.follower.number();
    for _ in 0..100 {
        let action = player.choose(Habit::Even, &mut random).expect("a choice");
        let action = player.notation(action);
        let sent = player.send(|id| ClientMessage::Do {
            id,
            expected,
            action,
        });
        sent.expect("it is sent");
    }
    let mut heard = Vec::new();
    while answers(&heard).len() < 100 || player.follower.number() == expected {
        let news = player.next_within(http::PATIENCE);
        heard.push(news.expect("every question has its answer"));
    }
    let answers = answers(&heard);
    assert_eq!(answers[0].1, Answer::Done(expected + 1), "the first wins");
    assert!(answers[1..].iter().all(|(_, answer)| is_stale(answer)));
    assert_eq!(player.follower.number(), expected + 1);
}

#[test]
fn nobody_acts_for_another_seat_or_out_of_turn() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    party.catch_up();
    let able = (party.players.iter())
        .position(|player| player.follower.may_act())
        .expect("people play");
    let action = party.players[able]
        .choose(Habit::Even, &mut Random::new(1))
        .expect("a choice");
    let before = party.players[able].follower.number();
    let out_of_turn = party.players[1 - able].act(action).expect("an answer");
    assert!(
        matches!(&out_of_turn, Answer::Refused(_)),
        "{out_of_turn:?}"
    );
    let watching = party.watcher.act(action).expect("an answer");
    assert!(
        matches!(&watching, Answer::Refused(p) if p.code == Code::NotYours),
        "{watching:?}"
    );
    assert_eq!(
        party.players[able].act(action).expect("an answer"),
        Answer::Done(before + 1)
    );
}
