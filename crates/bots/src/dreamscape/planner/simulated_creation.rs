//! Simulated Creations: the seat's Creation as if it came now.

use lucid_dreamscape::{CardId, Dreamscape, Ongoing, Pending, Phase, Power, SlotSet, State, View};
use lucid_tabletop::{Game as _, Seat, SeatSet};

/// The seat's Creation as if it came now, perhaps with a power of its Travel still to be
/// carried out.
pub(in crate::dreamscape) fn creation(
    game: &Dreamscape,
    state: &State,
    seat: Seat,
    power: Option<Power>,
) -> View {
    let mut view = game.view(state, Some(seat));
    begin(&mut view, seat);
    view.table.players[seat].power = match power {
        Some(Power::Tower) => Ongoing::Tower(2),
        Some(Power::Golem) => Ongoing::Golem(3),
        _ => Ongoing::Nothing,
    };
    view
}

/// The seat's Creation with one more card in front, or none, instead of a pending choice.
pub(super) fn with_card(view: &View, seat: Seat, card: Option<CardId>) -> View {
    let mut view = view.clone();
    if view.table.phase != Phase::LastPlacement {
        begin(&mut view, seat);
    }
    view.drawn[seat].clear();
    let player = &mut view.table.players[seat];
    player.pending = Pending::Nothing;
    // P7: a completion that came with the last part of a power has held up its end.
    if matches!(player.power, Ongoing::Tower(0) | Ongoing::Golem(0)) {
        player.power = Ongoing::Nothing;
    }
    if let Some(card) = card {
        player.front.insert(card);
    }
    view
}

fn begin(view: &mut View, seat: Seat) {
    let table = &mut view.table;
    if table.phase == Phase::Creation {
        return;
    }
    table.phase = Phase::Creation;
    table.finished = SeatSet::EMPTY;
    let place = table.order.iter().position(|other| *other == seat);
    table.turn = place.unwrap_or(0) as u8;
    table.points = 0;
    let player = &mut table.players[seat];
    let mut track = SlotSet::EMPTY;
    if let Some(slot) = player.board.dreamer() {
        track.insert(slot);
    }
    player.walk.track = track;
    player.walk.free_step = false;
    player.walk.paid_free = SlotSet::EMPTY;
}
