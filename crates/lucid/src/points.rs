//! Points by where they come from.

mod his;

pub(crate) use his::{HisPoints, HisSource};

use lucid_dreamscape::{Deed, Event, Reason};
use lucid_tabletop::{BySeat, Events, Seat};
use lucid_texts::Label;

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Completed cards (A3).
    Cards,
    /// Planted trees (K5).
    Trees,
    /// The Dreamer on water (D4).
    Water,
    /// The Dreamer on mountains (D4).
    Mountains,
    /// Purposes (F2).
    Purposes,
    /// Red ground, uncompleted cards and red shards (E12, A6, F3).
    Penalties,
}

impl Source {
    /// All sources, in the order of tables.
    pub(crate) const ALL: [Source; 6] = [
        Source::Cards,
        Source::Trees,
        Source::Water,
        Source::Mountains,
        Source::Purposes,
        Source::Penalties,
    ];

    /// The name of this source in JSON.
    pub(crate) const fn name(self) -> &'static str {
        [
            "cards",
            "trees",
            "water",
            "mountains",
            "purposes",
            "penalties",
        ][self as usize]
    }

    /// What stands above the points from this source in tables.
    pub(crate) const fn label(self) -> Label {
        match self {
            Source::Cards => Label::Cards,
            Source::Trees => Label::Trees,
            Source::Water => Label::Water,
            Source::Mountains => Label::Mountains,
            Source::Purposes => Label::Purposes,
            Source::Penalties => Label::Penalties,
        }
    }

    fn of(reason: Reason) -> Source {
        match reason {
            Reason::Card(_) => Source::Cards,
            Reason::Tree(_) => Source::Trees,
            Reason::Water(_) => Source::Water,
            Reason::Mountain(_) => Source::Mountains,
            Reason::Purpose { .. } => Source::Purposes,
            Reason::RedGround(_) | Reason::Uncompleted(_) | Reason::Nightmares(_) => {
                Source::Penalties
            }
        }
    }
}

/// The points of one game by source, of all seats and of Mr Nightmare.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Points {
    seats: BySeat<[i32; Source::ALL.len()]>,
    his: HisPoints,
}

impl Points {
    /// The points of a seat, in the order of [`Source::ALL`].
    pub(crate) fn of(&self, seat: Seat) -> [i32; Source::ALL.len()] {
        self.seats[seat]
    }

    /// The points of Mr Nightmare as a rival, in the order of [`HisSource::ALL`].
    pub(crate) fn his(&self) -> HisPoints {
        self.his
    }

    /// Counts points.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, source: Source, points: i32) {
        self.seats[seat][source as usize] += points;
    }
}

impl Events<Event> for Points {
    #[inline]
    fn happened(&mut self, event: Event) {
        match event {
            Event::Scored {
                seat,
                points,
                reason,
            } => self.add(seat, Source::of(reason), points.into()),
            Event::Nightmare(Deed::Scores { points, gain }) => {
                his::add(&mut self.his, points.into(), gain);
            }
            _ => {}
        }
    }
}
