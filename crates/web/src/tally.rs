//! Where points came from: the sum of a game's `Scored` events by source.

use dreamscape::{Event, Reason};
use tabletop::BySeat;

/// The points of a seat, by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// For completed cards.
    pub cards: i32,
    /// For water and mountains.
    pub ground: i32,
    /// For trees.
    pub trees: i32,
    /// For purposes.
    pub purposes: i32,
    /// For cards left and red shards; never above zero.
    pub losses: i32,
}

impl Tally {
    /// All points together.
    pub fn total(&self) -> i32 {
        self.cards + self.ground + self.trees + self.purposes + self.losses
    }
}

/// The points of all seats after these events.
pub fn tally<'a>(events: impl IntoIterator<Item = &'a Event>) -> BySeat<Tally> {
    let mut all: BySeat<Tally> = BySeat::default();
    for event in events {
        let Event::Scored {
            seat,
            points,
            reason,
        } = *event
        else {
            continue;
        };
        let seat = &mut all[seat];
        let place = match reason {
            _ if points < 0 => &mut seat.losses,
            Reason::Card(_) => &mut seat.cards,
            Reason::Tree(_) => &mut seat.trees,
            Reason::Water(_) | Reason::Mountain(_) => &mut seat.ground,
            Reason::Purpose { .. } => &mut seat.purposes,
            Reason::RedGround(_) | Reason::Uncompleted(_) | Reason::Nightmares(_) => {
                &mut seat.losses
            }
        };
        *place += i32::from(points);
    }
    all
}
