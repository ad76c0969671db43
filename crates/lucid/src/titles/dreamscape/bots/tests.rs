//! What a place shows; how bots play is tested where they live.

use lucid_dreamscape::Rules;
use lucid_tabletop::{Dealer, Seed};

use super::*;

#[test]
fn a_planner_takes_a_budget_that_is_something() {
    for good in ["planner", "planner:5ms", "planner:20000n"] {
        assert!(Bot::from_str(good, false).is_ok(), "{good}");
    }
    for bad in [
        "planner:",
        "planner:5",
        "planner:5s",
        "planner:0ms",
        "planner:0n",
    ] {
        assert!(Bot::from_str(bad, false).is_err(), "{bad}");
    }
}

#[test]
fn a_place_offers_what_the_view_of_its_seat_offers() {
    let pack = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(Rules::huch(), pack).unwrap();
    let mut dealer = Dealer::new(Seed::of_series(1, 1));
    let mut random = Random::new(1);
    let (mut of_state, mut of_view) = (Choices::new(), Choices::new());
    let mut state = game.start();
    while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
        let seat = seats.iter().next().unwrap();
        let perspective = Perspective::new(&game, &state, seat);
        perspective.fill(&mut of_state);
        game.choices(&perspective.view(), &mut of_view);
        assert_eq!(of_state[..], of_view[..]);
        let action = random.pick(&of_state).unwrap();
        game.play(&mut state, seat, action, &mut ()).unwrap();
    }
}
