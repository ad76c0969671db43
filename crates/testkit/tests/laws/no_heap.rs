//! `legal_actions`, `play`, `resolve`, `expire`, `redact_step` and `apply_redacted` allocate nothing.

use lucid_tabletop::{Choices, Dealer, Random, Seat, Seed, Step, ToAct};
use lucid_testkit::heap::{Counting, allocations, assert_counted};
use lucid_testkit::{Habit, Title, games, test_every_title};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const HABIT: Habit = Habit::Busy(8);

test_every_title!(playing_allocates_nothing, redacted_steps_allocate_nothing);

#[test]
fn the_counter_counts() {
    assert_counted();
}

fn playing_allocates_nothing<G: Title>() {
    let mut choices = Choices::new();
    for (kind, (rules, games)) in games::<G>().enumerate() {
        for (number, game) in (0..20).flat_map(|number| games.each_ref().map(|game| (number, game)))
        {
            let mut random = Random::new(number);
            let mut dealer = Dealer::new(Seed::of_series(8, number + 100 * kind as u64));
            let mut state = game.start();
            let before = allocations();
            while let Some(seats) = dealer.until_seats(game, &mut state, &mut ()) {
                if game.may_expire(&state) && random.below(50) == 0 {
                    game.expire(&mut state, &mut ());
                    continue;
                }
                let seat = seats.iter().next().expect("somebody acts");
                game.legal_actions(&state, seat, &mut choices);
                let action = game.pick(&state, seat, HABIT, &mut random, &choices);
                game.play(&mut state, seat, action, &mut ()).expect("legal");
            }
            assert_eq!(allocations(), before, "{rules}");
        }
    }
}

/// Redacted steps go to a text that grows once.
fn redacted_steps_allocate_nothing<G: Title>() {
    let mut choices = Choices::new();
    let mut words = String::with_capacity(1024);
    for (number, (rules, [_, game])) in games::<G>().enumerate() {
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
                    Step::Action(seat, game.pick(&state, seat, HABIT, &mut random, &choices))
                }
            };
            for (shadow, viewer) in shadows.iter_mut().zip([Some(Seat::new(0)), None]) {
                words.clear();
                game.redact_step(&state, &step, viewer, &mut words);
                let applied = game.apply_redacted(shadow, &words, viewer, &mut ());
                assert_eq!(applied, Ok(()));
            }
            game.take(&mut state, &step, &mut ());
        }
        assert_eq!(allocations(), before, "{rules}");
    }
}

/// States are copied all the time by search and by shadows.
#[test]
fn a_state_of_dreamscape_fits_into_two_kib() {
    let size = size_of::<lucid_dreamscape::State>();
    assert!(size <= 2048, "{size} bytes");
}
