use dreamscape::{Action, Dreamscape, Event, Rules};
use tabletop::{Game as _, Random, Record, Seat, Seed};

use super::*;
use crate::bots::Question;
use crate::setup::Level;

fn game(rules: Rules) -> &'static Dreamscape {
    let game = Dreamscape::new(rules, packs::dreamscape().content.clone()).unwrap();
    Box::leak(Box::new(game))
}

fn person(name: &str) -> Player {
    Player::Person(name.to_owned())
}

fn bot(name: &str) -> Player {
    Player::Bot(Level::Random, name.to_owned())
}

/// Plays on with random choices for everybody, until `stop` says so.
fn play_until(
    table: &mut LocalTable<Dreamscape>,
    mut stop: impl FnMut(&LocalTable<Dreamscape>) -> bool,
) {
    let mut random = Random::new(11);
    while !stop(table) {
        match table.waiting() {
            Waiting::Nobody => return,
            Waiting::HandOver(seat) => table.take_device(seat),
            Waiting::Person(_) => {
                let action = random.pick(&table.scene().choices).unwrap();
                table.act(action).unwrap();
            }
            Waiting::Other(_) => {
                let (seat, level, view) = table.asked_bot().unwrap();
                let question = Question::new(table.game(), &view, level, random.bits()).unwrap();
                let answer = question.answer().unwrap();
                let action = table.game().parse_action(&answer).unwrap();
                table.act_for(seat, action).unwrap();
            }
        }
    }
}

#[test]
fn a_whole_game_against_a_bot_ends_with_a_record_that_verifies() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), bot("Noor")];
    let mut table = LocalTable::open(game, players, Seed::of_series(1, 1));
    play_until(&mut table, |_| false);
    let scene = table.scene();
    assert!(scene.outcome.is_some() && scene.choices.is_empty());
    let record = Record::parse(&table.record()).unwrap();
    let replayed = record::replay(game, &record).unwrap();
    assert_eq!(replayed.dealt_by_seed, Some(replayed.play.dealt()));
}

#[test]
fn a_game_goes_on_after_any_step_as_if_nothing_had_happened() {
    let game = game(Rules {
        nightmare: true,
        ..Rules::huch()
    });
    let players = vec![person("Ada"), bot("Noor")];
    let seed = Seed::of_series(1, 2);
    for length in [30, 77, 200] {
        let mut table = LocalTable::open(game, players.clone(), seed);
        play_until(&mut table, |table| table.steps() >= length);
        let record = Record::parse(&table.record()).unwrap();
        let mut again = LocalTable::resume(game, players.clone(), seed, &record).unwrap();
        let (before, after) = (table.scene(), again.scene());
        assert_eq!(after.view, before.view);
        assert_eq!(after.choices, before.choices);
        assert_eq!(after.can_undo, before.can_undo);
        assert_eq!(again.journal(), table.journal());
        assert_eq!(again.record(), table.record());
    }
}

#[test]
fn a_record_of_another_seed_or_table_does_not_go_on() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), bot("Noor")];
    let table = LocalTable::open(game, players.clone(), Seed::of_series(1, 3));
    let record = Record::parse(&table.record()).unwrap();
    let other = LocalTable::resume(game, players, Seed::of_series(1, 4), &record);
    assert_eq!(other.unwrap_err(), ResumeError::Seed);
    let fewer = LocalTable::resume(game, vec![person("Ada")], Seed::of_series(1, 3), &record);
    assert_eq!(fewer.unwrap_err(), ResumeError::Seats);
}

#[test]
fn undo_takes_back_one_own_step_and_nothing_more() {
    let game = game(Rules::sylex());
    let mut table = LocalTable::open(
        game,
        vec![person("Ada"), bot("Noor")],
        Seed::of_series(1, 5),
    );
    play_until(&mut table, |table| {
        table.play.state().table().cycle == 1 && table.waiting() == Waiting::Person(Seat::new(0))
    });
    let before = table.scene();
    let action = before.choices[0];
    assert!(!before.can_undo && action != Action::End);
    table.act(action).unwrap();
    assert!(table.scene().can_undo);
    table.undo().unwrap();
    let after = table.scene();
    assert_eq!(after.view, before.view);
    assert!(after.fresh.is_empty() && !after.can_undo);
    assert!(table.undo().is_err());
}

/// Two people at one device: nobody sees the cards that the other has drawn.
#[test]
fn the_device_is_handed_over_before_a_private_look() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), person("Bob")];
    let mut table = LocalTable::open(game, players, Seed::of_series(1, 6));
    let Waiting::HandOver(first) = table.waiting() else {
        panic!("everybody draws first: {:?}", table.waiting());
    };
    let hidden = table.scene();
    assert_eq!(hidden.viewer, None);
    assert!(hidden.choices.is_empty() && hidden.view.own_drawn().is_empty());
    assert!(
        hidden
            .fresh
            .iter()
            .all(|event| !matches!(event, Event::Drew { card: Some(_), .. }))
    );
    table.take_device(first);
    let seen = table.scene();
    assert_eq!(seen.viewer, Some(first));
    assert!(!seen.view.own_drawn().is_empty() && !seen.choices.is_empty());
    table.act(seen.choices[0]).unwrap();
    let Waiting::HandOver(second) = table.waiting() else {
        panic!("then the other one: {:?}", table.waiting());
    };
    assert_ne!(first, second);
    play_until(&mut table, |table| {
        if let Waiting::Person(seat) = table.waiting() {
            let others = Seat::first(2).filter(|other| *other != seat);
            let view = table.game().view(table.play.state(), table.viewer());
            for other in others {
                assert!(view.drawn[other].iter().all(Option::is_none));
            }
        }
        false
    });
}

#[test]
fn bots_alone_play_before_a_spectator() {
    let game = game(Rules::sylex());
    let mut table = LocalTable::open(game, vec![bot("Ida"), bot("Noor")], Seed::of_series(1, 7));
    assert_eq!(table.scene().viewer, None);
    play_until(&mut table, |_| false);
    assert!(table.scene().outcome.is_some());
}
