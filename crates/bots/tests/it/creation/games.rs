//! Games to take positions from.

use lucid_bots::dreamscape::{GreedyPlayer, Player as _};
use lucid_dreamscape::{Colour, Dreamscape, Ongoing, Phase, Power, Rules, State};
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

/// Whether a seat in its Creation is using the Tower or the Golem, or may still do so.
pub(crate) fn has_power(game: &Dreamscape, state: &State, seat: Seat) -> bool {
    let table = state.table();
    let player = &table.players[seat];
    let is_using = matches!(player.power, Ongoing::Tower(_) | Ongoing::Golem(_));
    let shards = player.hands.total() - u32::from(player.hands[Colour::Red]);
    let may_use = player.usable_cards().into_iter().any(|card| {
        let slot = table.slot(card);
        let power = game.content().card(card).power;
        slot.shard.is_none() && !slot.used && matches!(power, Power::Tower | Power::Golem)
    });
    is_using || (table.phase == Phase::Creation && shards > 0 && may_use)
}
