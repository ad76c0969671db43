//! Which events get a journal line, and whose they are.

use lucid_dreamscape::Event;
use lucid_tabletop::Seat;

/// Whether an event gets a line; appearing shards are visible and need none.
pub fn is_told(event: &Event) -> bool {
    !matches!(event, Event::Filled(..) | Event::RedInBag(0))
}

/// Whose line it is.
pub fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Marker { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Kept(seat, _)
        | Event::PutUnder { seat, .. }
        | Event::Restored { seat, .. }
        | Event::Collected { seat, .. }
        | Event::Moved { seat, .. }
        | Event::PickedRed(seat, _)
        | Event::Used { seat, .. }
        | Event::Stored { seat, .. }
        | Event::TravelEnded(seat)
        | Event::Seeded(seat, _)
        | Event::Placed { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Planted(seat, _)
        | Event::Entered(seat)
        | Event::Stepped { seat, .. }
        | Event::DrewShard(seat, _)
        | Event::Harvested { seat, .. }
        | Event::Returned(seat, _)
        | Event::Taken { seat, .. }
        | Event::Shifted { seat, .. }
        | Event::Reordered(seat, _)
        | Event::Completed(seat, _)
        | Event::PileDiscarded(seat, _)
        | Event::DrawDeclined(seat)
        | Event::Discarded { seat, .. }
        | Event::CreationEnded(seat)
        | Event::Scored { seat, .. } => Some(seat),
        _ => None,
    }
}
