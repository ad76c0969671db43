//! What is heard at a table of Dream Runners. The sand is heard by the clock.

use lucid_dream_runners::{Event, Thing};

use crate::sound::Cue;

/// What is heard when something happens.
pub(super) const fn of_event(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Put(..) | Event::Lifted(..) => Cue::Shard,
        Event::Took {
            thing: Thing::Key, ..
        }
        | Event::Opened { .. } => Cue::Key,
        Event::Took { .. } => Cue::Shard,
        Event::FirstLocked(_) | Event::Locked(_) => Cue::Candle,
        Event::Bought(..) => Cue::Completion,
        Event::TimeUp => Cue::Sand,
        Event::Lost { .. } | Event::Woke(_) => Cue::Nightmare,
        Event::Over => Cue::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::resolution::{Reason, Stock};
    use lucid_dream_runners::{ChestId, SegmentId, Spot};
    use lucid_tabletop::Seat;

    use super::*;

    const ADA: Seat = Seat::new(0);

    #[test]
    fn events_and_their_sounds() {
        let spot = Spot::new(4);
        let took = |thing| Event::Took {
            seat: ADA,
            spot,
            thing,
        };
        let opened = Event::Opened {
            seat: ADA,
            spot,
            chest: ChestId::new(0),
        };
        let changed = Event::Changed {
            seat: ADA,
            stock: Stock::Coin,
            amount: 1,
            reason: Reason::FirstLock,
        };
        let segment = SegmentId::new(4);
        let lost = Event::Lost {
            seat: ADA,
            segment,
            spot,
        };
        for (event, cue) in [
            (Event::Lifted(ADA, segment), Some(Cue::Shard)),
            (took(Thing::Coin), Some(Cue::Shard)),
            (took(Thing::Key), Some(Cue::Key)),
            (opened, Some(Cue::Key)),
            (Event::Locked(ADA), Some(Cue::Candle)),
            (Event::FirstLocked(ADA), Some(Cue::Candle)),
            (Event::Bought(ADA, segment), Some(Cue::Completion)),
            (Event::TimeUp, Some(Cue::Sand)),
            (lost, Some(Cue::Nightmare)),
            (Event::Woke(ADA), Some(Cue::Nightmare)),
            (Event::Over, Some(Cue::End)),
            (changed, None),
            (Event::Passed(ADA), None),
        ] {
            assert_eq!(of_event(&event), cue, "{event:?}");
        }
    }
}
