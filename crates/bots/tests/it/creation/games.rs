//! Games to take positions from.

use lucid_bots::dreamscape::{GreedyPlayer, Player as _};
use lucid_dreamscape::{Dreamscape, Phase, Rules, State};
use lucid_tabletop::{Choices, Dealer, Game as _, Random, Seat, Seed};

/// Every edition, number of players and mode, with three packs in turn; every
/// fifth with mirror images.
pub(crate) fn kinds() -> Vec<Dreamscape> {
    let all = lucid_testkit::dreamscape::variants()
        .into_iter()
        .enumerate();
    all.map(|(number, rules)| {
        let content = match number % 3 {
            0 => lucid_packs::dreamscape().content.clone(),
            1 => lucid_testkit::dreamscape::starter(),
            _ => lucid_testkit::dreamscape::rehearsal(),
        };
        let mirrored = number % 5 == 4;
        Dreamscape::new(Rules { mirrored, ..rules }, content).expect("playable rules")
    })
    .collect()
}

/// Plays a game in which players do what seems best, or anything, and shows
/// every state in which a seat is in its Creation.
pub(crate) fn play(game: &Dreamscape, number: u64, mut see: impl FnMut(&State, Seat)) {
    let mut dealer = Dealer::new(Seed::of_series(8, number));
    let mut random = Random::new(number);
    let mut player = GreedyPlayer::new(number);
    let mut choices = Choices::new();
    let mut state = game.start();
    while let Some(seats) = dealer.until_seats(game, &mut state, &mut ()) {
        let seat = seats.iter().nth(random.below(seats.len()));
        let seat = seat.expect("somebody acts");
        if matches!(state.table().phase, Phase::Creation | Phase::LastPlacement) {
            see(&state, seat);
        }
        let view = game.view(&state, Some(seat));
        game.choices(&view, &mut choices);
        let action = match random.below(3) {
            0 => random.pick(&choices).expect("there are choices"),
            _ => player.choose(game, &view, &choices),
        };
        game.play(&mut state, seat, action, &mut ())
            .expect("a legal step");
    }
}
