//! What is heard at a table of Dreamscape.

use lucid_dreamscape::{Event, NightmareStep, Reason};

use crate::sound::Cue;

/// What is heard when something happens. His turn alone against a player is heard step by
/// step, as it is told: see [`of_step`].
pub(super) const fn of_event(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Collected { .. }
        | Event::PickedRed(..)
        | Event::Stored { .. }
        | Event::Placed { .. }
        | Event::Exchanged { .. }
        | Event::Planted(..)
        | Event::DrewShard(..)
        | Event::Taken { .. }
        | Event::Shifted { .. } => Cue::Shard,
        Event::Moved { cost: 0, .. } => Cue::Key,
        Event::Moved { .. } => Cue::Candle,
        Event::Completed(..) => Cue::Completion,
        Event::Scored {
            reason: Reason::Purpose { .. },
            ..
        } => Cue::Completion,
        Event::NightmareMoved(_) => Cue::Nightmare,
        Event::Over => Cue::End,
        _ => return None,
    })
}

/// What is heard when Mr Nightmare does something in his turn.
pub const fn of_step(step: NightmareStep) -> Option<Cue> {
    match step {
        NightmareStep::Goes { .. } | NightmareStep::Steals { .. } => Some(Cue::Nightmare),
        NightmareStep::Takes { .. } | NightmareStep::TakesTree => Some(Cue::Shard),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::{CardId, Colour, Location, Slot};
    use lucid_tabletop::Seat;

    use super::*;

    const ADA: Seat = Seat::new(0);

    #[test]
    fn events_and_their_sounds() {
        let [one, two] = [Location::ALL[0], Location::ALL[1]];
        let moved = |cost| Event::Moved {
            seat: ADA,
            from: one,
            to: two,
            cost,
        };
        let collected = Event::Collected {
            seat: ADA,
            location: one,
            colour: Colour::Green,
        };
        let scored = |reason| Event::Scored {
            seat: ADA,
            points: 1,
            reason,
        };
        let content = &lucid_packs::dreamscape().content;
        let (tile, _) = content.purposes().next().unwrap();
        let purpose = Reason::Purpose {
            tile,
            place: 0,
            tint: None,
        };
        let card = CardId::new(3);
        for (event, cue) in [
            (collected, Some(Cue::Shard)),
            (moved(1), Some(Cue::Candle)),
            (moved(0), Some(Cue::Key)),
            (Event::Completed(ADA, card), Some(Cue::Completion)),
            (scored(purpose), Some(Cue::Completion)),
            (Event::NightmareMoved(two), Some(Cue::Nightmare)),
            (Event::Over, Some(Cue::End)),
            // The points of a card: it was heard when it was completed.
            (scored(Reason::Card(card)), None),
            (scored(Reason::Water(Slot::new(2))), None),
            (Event::Filled(one, Colour::Green), None),
            (Event::TravelEnded(ADA), None),
            // Told as a story.
            (
                Event::Nightmare(NightmareStep::Goes { from: one, to: two }),
                None,
            ),
        ] {
            assert_eq!(of_event(&event), cue, "{event:?}");
        }
    }

    #[test]
    fn steps_of_mr_nightmare_and_their_sounds() {
        let [one, two] = [Location::ALL[0], Location::ALL[1]];
        let takes = NightmareStep::Takes {
            colour: Colour::Blue,
            location: one,
        };
        for (step, cue) in [
            (
                NightmareStep::Goes { from: one, to: two },
                Some(Cue::Nightmare),
            ),
            (takes, Some(Cue::Shard)),
            (NightmareStep::FindsNothing(one), None),
            (NightmareStep::Travels, None),
        ] {
            assert_eq!(of_step(step), cue, "{step:?}");
        }
    }
}
