//! `legal_actions`, `play`, `resolve`, `expire`, `redact_step` and `apply_redacted` allocate nothing.

use lucid_tabletop::{Choices, Dealer, Game, Random, Redacted as _, Seat, Seed, Step, ToAct};
use lucid_testkit::dream_runners::{game, rehearsal_game, variants};
use lucid_testkit::heap::{Counting, allocations, assert_counted};
use lucid_testkit::{Habit, Lawful as _};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn the_counter_counts() {
    assert_counted();
}

#[test]
fn playing_allocates_nothing() {
    let mut choices = Choices::new();
    let games = (variants().into_iter()).flat_map(|rules| [game(rules), rehearsal_game(rules)]);
    for (kind, game) in games.enumerate() {
        for number in 0..20 {
            let mut random = Random::new(number);
            let mut dealer = Dealer::new(Seed::of_series(8, number + 100 * kind as u64));
            let mut state = game.start();
            let before = allocations();
            while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
                if game.may_expire(&state) && random.below(50) == 0 {
                    game.expire(&mut state, &mut ());
                    continue;
                }
                let seat = seats.iter().next().expect("somebody acts");
                game.legal_actions(&state, seat, &mut choices);
                let habit = Habit::Busy(8);
                let action = game.pick(&state, seat, habit, &mut random, &choices);
                game.play(&mut state, seat, action, &mut ()).expect("legal");
            }
            assert_eq!(allocations(), before, "{}", game.rules());
        }
    }
}

/// Redacted steps go to a text that grows once.
#[test]
fn telling_and_hearing_allocate_nothing() {
    let mut choices = Choices::new();
    let mut told = String::with_capacity(1024);
    for (number, rules) in variants().into_iter().enumerate() {
        let game = rehearsal_game(rules);
        let mut random = Random::new(3);
        let mut dealer = Dealer::new(Seed::of_series(9, number as u64));
        let mut state = game.start();
        let mut shadows = [game.start(), game.start()];
        let before = allocations();
        loop {
            let step = match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => Step::Chance(dealer.deal(&game, &state)),
                ToAct::Seats(_) if game.may_expire(&state) && random.below(50) == 0 => Step::Expiry,
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody acts");
                    game.legal_actions(&state, seat, &mut choices);
                    let habit = Habit::Busy(8);
                    let action = game.pick(&state, seat, habit, &mut random, &choices);
                    Step::Action(seat, action)
                }
            };
            for (shadow, viewer) in shadows.iter_mut().zip([Some(Seat::new(0)), None]) {
                told.clear();
                game.redact_step(&state, &step, viewer, &mut told);
                let heard = game.apply_redacted(shadow, &told, viewer, &mut ());
                assert_eq!(heard, Ok(()));
            }
            game.take(&mut state, &step, &mut ());
        }
        assert_eq!(allocations(), before, "{rules}");
    }
}
