//! How far back a seat may take its steps: to the start of its turn, but never
//! past a chance step, a private look or another seat's step.

use lucid_dreamscape::{Action, Dreamscape, Pending, position};
use lucid_tabletop::{Choices, Dealer, Game, Playthrough, Random, Seat, Seed, ToAct, UndoRefusal};
use lucid_testkit::Habit;
use lucid_testkit::dreamscape::game;
use lucid_testkit::habit::play_on;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// A game at the first Travel, and who travels first.
fn first_travel(game: &Dreamscape) -> (Playthrough<'_, Dreamscape>, Seat, Seat) {
    let mut play = Playthrough::new(game);
    let mut dealer = Dealer::new(Seed::of_series(5, 5));
    let mut choices = Choices::new();
    while play.state().table().cycle == 0 {
        match play.to_act() {
            ToAct::Chance => {
                let chance = dealer.deal(game, play.state());
                play.resolve(chance, &mut ());
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody acts");
                game.legal_actions(play.state(), seat, &mut choices);
                play.play(seat, choices[0], &mut ())
                    .expect("a legal action plays");
            }
            ToAct::Over => unreachable!("the game has just begun"),
        }
    }
    let first = play.state().table().active();
    let second = if first == A { B } else { A };
    (play, first, second)
}

/// Plays the first legal action of a kind.
fn act(play: &mut Playthrough<'_, Dreamscape>, seat: Seat, kind: impl Fn(&Action) -> bool) {
    let mut choices = Choices::new();
    play.game().legal_actions(play.state(), seat, &mut choices);
    let action = *choices
        .iter()
        .find(|action| kind(action))
        .expect("such an action is legal");
    play.play(seat, action, &mut ())
        .expect("a legal action plays");
}

#[test]
fn a_seat_goes_back_to_the_start_of_its_turn() {
    let game = game("sylex players=2".parse().unwrap());
    let (mut play, first, second) = first_travel(&game);
    let start = play.steps().len();
    let before = play.state().clone();
    act(&mut play, first, |a| matches!(a, Action::Collect(_)));
    act(&mut play, first, |a| matches!(a, Action::Move(_)));
    assert_eq!(play.undo_floor(first), start);
    // Nobody takes back another seat's steps.
    assert_eq!(play.undo_floor(second), play.steps().len());
    assert_eq!(
        play.undo(second, start),
        Err(UndoRefusal::Beyond(start + 2))
    );
    assert_eq!(play.undo(first, start - 1), Err(UndoRefusal::Beyond(start)));
    assert_eq!(play.undo(first, start + 2), Err(UndoRefusal::NotPast));
    play.undo(first, start + 1).unwrap();
    assert_eq!(play.undo_floor(first), start);
    play.undo(first, start).unwrap();
    assert!(*play.state() == before);
    assert_eq!(play.undo_floor(first), start);
}

#[test]
fn another_seats_step_seals_a_turn() {
    let game = game("sylex players=2".parse().unwrap());
    let (mut play, first, second) = first_travel(&game);
    let start = play.steps().len();
    act(&mut play, first, |a| matches!(a, Action::Collect(_)));
    act(&mut play, first, |a| *a == Action::End);
    // Until the next seat acts, even the end of the turn can be taken back.
    assert_eq!(play.undo_floor(first), start);
    act(&mut play, second, |a| matches!(a, Action::Move(_)));
    assert_eq!(play.undo_floor(first), start + 3);
    assert_eq!(play.undo_floor(second), start + 2);
}

#[test]
fn chance_seals_what_was_before_it() {
    let game = game("sylex players=2".parse().unwrap());
    let (mut play, first, _) = first_travel(&game);
    // Marker 1 starts on the Archives, whose power draws from the bag.
    act(&mut play, first, |a| *a == Action::UseLocation);
    let chance = game.chance_nth(play.state(), 0);
    play.resolve(chance, &mut ());
    let sealed = play.steps().len();
    assert_eq!(play.undo_floor(first), sealed);
    act(&mut play, first, |a| matches!(a, Action::Collect(_)));
    assert_eq!(play.undo_floor(first), sealed);
    assert_eq!(
        play.undo(first, sealed - 1),
        Err(UndoRefusal::Beyond(sealed))
    );
    play.undo(first, sealed).unwrap();
}

/// When a deck has only cards that were put under it, a draw is no chance step,
/// and still a look that cannot be unseen.
#[test]
fn a_private_look_seals_what_was_before_it() {
    let game = game("sylex players=2".parse().unwrap());
    let mut random = Random::new(1);
    let mut choices = Choices::new();
    let mut looks = 0;
    for number in 0..40 {
        let mut play = Playthrough::new(&game);
        let mut dealer = Dealer::new(Seed::of_series(6, number));
        loop {
            match play.to_act() {
                ToAct::Over => break,
                ToAct::Chance => {
                    let chance = dealer.deal(&game, play.state());
                    play.resolve(chance, &mut ());
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody acts");
                    game.legal_actions(play.state(), seat, &mut choices);
                    // Travel towards the King as often as possible: he empties decks.
                    let wanted = choices.iter().copied().find(|action| match action {
                        Action::UseLocation => {
                            play.state().table().players[seat].sleeper.number() == 6
                        }
                        Action::Draw(level) => level.number() == 2,
                        Action::KeepNone => true,
                        Action::Move(to) => {
                            to.number() > play.state().table().players[seat].sleeper.number()
                        }
                        _ => false,
                    });
                    let action = wanted.or_else(|| random.pick(&choices)).expect("choices");
                    let unseen = play.state().table().unseen_sizes[1];
                    play.play(seat, action, &mut ()).expect("legal");
                    if matches!(action, Action::Draw(level) if level.number() == 2) && unseen == 0 {
                        looks += 1;
                        assert_eq!(play.undo_floor(seat), play.steps().len());
                    }
                }
            }
        }
    }
    assert!(
        looks > 0,
        "no deck ran out: {}",
        position::write(&game, &game.start()).len()
    );
}

/// Mr Nightmare plays by fixed steps and shows nothing new: what he does in the
/// wake of a step goes back with it. His question for a link is a turn of its own.
#[test]
fn his_travel_goes_back_with_the_step_that_began_it() {
    let game = game(
        "sylex players=1 nightmare=yes solo=bad-dreams"
            .parse()
            .unwrap(),
    );
    let (mut play, you, _) = first_travel(&game);
    let start = play.steps().len();
    let before = play.state().clone();
    act(&mut play, you, |a| matches!(a, Action::Collect(_)));
    act(&mut play, you, |a| *a == Action::End);
    assert!(play.state().table().duel.stock.total() > 0, "L9");
    assert_eq!(play.undo_floor(you), start);
    play.undo(you, start).unwrap();
    assert!(*play.state() == before);
    // L10: the link can be chosen again.
    act(&mut play, you, |a| *a == Action::End);
    let asked = play.steps().len();
    let question = play.state().clone();
    act(&mut play, you, |a| matches!(a, Action::Seed(_)));
    assert_eq!(play.undo_floor(you), asked);
    play.undo(you, asked).unwrap();
    assert!(*play.state() == question);
}

/// L12: the card that he steals from can be chosen again until chance has dealt.
#[test]
fn a_theft_can_be_taken_back() {
    let game = game(
        "sylex players=1 nightmare=yes solo=1/1/1/1/1/9"
            .parse()
            .unwrap(),
    );
    let is_theft = |play: &Playthrough<'_, Dreamscape>| {
        matches!(play.state().table().players[A].pending, Pending::Theft(_))
    };
    let (mut again, mut sealed) = (0, 0);
    for number in 0..400 {
        let mut play = Playthrough::new(&game);
        let seed = Seed::of_series(7, number);
        play_on(&mut play, seed, Habit::Busy(30), &mut (), is_theft);
        if !is_theft(&play) {
            continue;
        }
        let asked = play.steps().len();
        let question = play.state().clone();
        act(&mut play, A, |a| matches!(a, Action::Yield(_)));
        assert_eq!(play.undo_floor(A), asked);
        play.undo(A, asked).unwrap();
        assert!(*play.state() == question);
        again += 1;
        act(&mut play, A, |a| matches!(a, Action::Yield(_)));
        if play.to_act() == ToAct::Chance {
            let chance = game.chance_nth(play.state(), 0);
            play.resolve(chance, &mut ());
            assert_eq!(play.undo_floor(A), asked + 2);
            sealed += 1;
        }
    }
    assert!(again > 0 && sealed > 0, "{again} thefts, {sealed} sealed");
}
