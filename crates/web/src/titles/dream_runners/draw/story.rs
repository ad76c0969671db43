//! Telling events one by one: the table as it was before the events that are still untold.

use lucid_dream_runners::resolution::{Reason, Stock};
use lucid_dream_runners::{Event, Spot, Table};
use lucid_tabletop::Seat;

/// Reverts the gains and losses of untold events, so that purses and tracks change as the
/// events are told.
pub fn untell(table: &mut Table, untold: &[Event]) {
    for event in untold {
        match *event {
            Event::Changed {
                seat,
                stock,
                amount,
                ..
            } => {
                let has = &mut table.players[seat].situation;
                let pile = |pile: &mut u16| *pile = pile.saturating_add_signed(-amount);
                let space = |space: &mut u8| {
                    *space = (i16::from(*space) - amount).clamp(0, 255) as u8;
                };
                match stock {
                    Stock::Serenity => space(&mut has.serenity),
                    Stock::Star => space(&mut has.stars),
                    Stock::Key => pile(&mut has.keys),
                    Stock::Coin => pile(&mut has.coins),
                    Stock::Fragment(colour) => pile(&mut has.fragments[colour as usize]),
                }
            }
            Event::Woke(seat) => table.players[seat].woke = None,
            _ => {}
        }
    }
}

/// The seat that an event is about.
pub fn event_seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::Put(seat, _)
        | Event::Lifted(seat, _)
        | Event::Cleared(seat)
        | Event::FirstLocked(seat)
        | Event::Locked(seat)
        | Event::Took { seat, .. }
        | Event::Began(seat, _)
        | Event::Changed { seat, .. }
        | Event::Opened { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Woke(seat)
        | Event::Bought(seat, _)
        | Event::Skipped(seat)
        | Event::Passed(seat)
        | Event::Scored { seat, .. } => Some(seat),
        Event::FaceUp(_)
        | Event::Revealed { .. }
        | Event::TimeUp
        | Event::ChestsShuffled(_)
        | Event::ChestTurned(_)
        | Event::Over => None,
    }
}

/// The cell of the dream that an event is about.
pub fn event_spot(event: &Event) -> Option<Spot> {
    match *event {
        Event::Took { spot, .. } | Event::Opened { spot, .. } | Event::Lost { spot, .. } => {
            Some(spot)
        }
        Event::Changed {
            reason: Reason::Cell(spot),
            ..
        } => Some(spot),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::{DreamRunners, Rules};
    use lucid_tabletop::{Choices, Dealer, Game as _, Seed, ToAct};

    use super::*;

    /// Reverting the events of a step restores the state before it.
    #[test]
    fn untelling_restores_the_state_before() {
        let content = lucid_packs::dream_runners().content.clone();
        let game = DreamRunners::new(Rules::default(), content).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(6, 6));
        let mut choices = Choices::new();
        let mut random = lucid_tabletop::Random::new(1);
        let mut state = game.start();
        loop {
            let before = state.clone();
            let mut events = Vec::new();
            match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => {
                    let chance = dealer.deal(&game, &state);
                    game.resolve(&mut state, chance, &mut events);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    game.legal_actions(&state, seat, &mut choices);
                    let some = random.pick(&choices).unwrap();
                    let last = choices[choices.len() - 1];
                    let action = if random.below(4) == 0 { last } else { some };
                    game.play(&mut state, seat, action, &mut events).unwrap();
                }
            }
            let mut table = state.table().clone();
            untell(&mut table, &events);
            for seat in Seat::first(2) {
                let (was, is) = (before.table(), &table);
                assert_eq!(was.players[seat].situation, is.players[seat].situation);
                assert_eq!(was.players[seat].woke, is.players[seat].woke);
            }
        }
    }
}
