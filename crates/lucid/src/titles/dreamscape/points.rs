//! Points by where they come from.

use lucid_dreamscape::{Event, NightmareStep, Reason};
use lucid_tabletop::{BySeat, Events, Seat};
use lucid_texts::Phrase;

use super::nightmare_points::{self, NightmarePoints};

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PointSource {
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

impl PointSource {
    /// All sources, in the order of tables.
    pub(super) const ALL: [PointSource; 6] = [
        PointSource::Cards,
        PointSource::Trees,
        PointSource::Water,
        PointSource::Mountains,
        PointSource::Purposes,
        PointSource::Penalties,
    ];

    /// The name of this source in JSON.
    pub(super) const fn name(self) -> &'static str {
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
    pub(super) const fn label(self) -> Phrase {
        match self {
            PointSource::Cards => Phrase::LabelCards,
            PointSource::Trees => Phrase::LabelTrees,
            PointSource::Water => Phrase::LabelWater,
            PointSource::Mountains => Phrase::LabelMountains,
            PointSource::Purposes => Phrase::LabelPurposes,
            PointSource::Penalties => Phrase::LabelPenalties,
        }
    }

    fn of(reason: Reason) -> PointSource {
        match reason {
            Reason::Card(_) => PointSource::Cards,
            Reason::Tree(_) => PointSource::Trees,
            Reason::Water(_) => PointSource::Water,
            Reason::Mountain(_) => PointSource::Mountains,
            Reason::Purpose { .. } => PointSource::Purposes,
            Reason::RedGround(_) | Reason::Uncompleted(_) | Reason::Nightmares(_) => {
                PointSource::Penalties
            }
        }
    }
}

/// The points of one game by source, of all seats and of Mr Nightmare.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PointCounts {
    seats: BySeat<[i32; PointSource::ALL.len()]>,
    nightmare: NightmarePoints,
}

impl PointCounts {
    /// The points of a seat, in the order of [`PointSource::ALL`].
    pub(super) fn of(&self, seat: Seat) -> [i32; PointSource::ALL.len()] {
        self.seats[seat]
    }

    /// The points of Mr Nightmare as a rival, in the order of
    /// [`nightmare_points::NightmareSource::ALL`].
    pub(super) fn nightmare(&self) -> NightmarePoints {
        self.nightmare
    }

    /// Counts points.
    #[inline]
    pub(super) fn add(&mut self, seat: Seat, source: PointSource, points: i32) {
        self.seats[seat][source as usize] += points;
    }
}

impl Events<Event> for PointCounts {
    #[inline]
    fn happened(&mut self, event: Event) {
        match event {
            Event::Scored {
                seat,
                points,
                reason,
            } => self.add(seat, PointSource::of(reason), points.into()),
            Event::Nightmare(NightmareStep::Scores { points, gain }) => {
                nightmare_points::add(&mut self.nightmare, points.into(), gain);
            }
            _ => {}
        }
    }
}
