//! What a purpose is worth, by how a seat stands with it (F2, L15).

use lucid_dreamscape::{Colour, Dreamscape, PurposeKind, TILES, Table};
use lucid_tabletop::Seat;

use super::POINT;

/// Standings are told apart from `LEAST` on; those beyond the range count like its ends.
const LEAST: i32 = -33;
const STANDINGS: usize = 128;

/// What a purpose is worth to a seat, for every standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PurposeValue {
    /// What it counts.
    pub kind: PurposeKind,
    /// The colour on it.
    pub colour: Option<Colour>,
    worth: [i32; STANDINGS],
    /// The best of this standing and all below it.
    best: [i32; STANDINGS],
}

impl PurposeValue {
    /// A purpose whose worth is a function of the standing.
    pub fn new(
        kind: PurposeKind,
        colour: Option<Colour>,
        worth: impl Fn(i32) -> i32,
    ) -> PurposeValue {
        let worth: [i32; STANDINGS] = std::array::from_fn(|index| worth(LEAST + index as i32));
        let mut best = worth;
        for index in 1..STANDINGS {
            best[index] = best[index].max(best[index - 1]);
        }
        PurposeValue {
            kind,
            colour,
            worth,
            best,
        }
    }

    /// What a standing is worth.
    #[inline]
    pub fn worth(&self, standing: i32) -> i32 {
        self.worth[index(standing)]
    }

    /// The most that this standing or a lower one is worth.
    #[inline]
    pub(crate) fn at_most(&self, standing: i32) -> i32 {
        self.best[index(standing)]
    }

    /// The most that any single one of `more` steps up from this standing brings.
    #[inline]
    pub(crate) fn steepest(&self, standing: i32, more: u32) -> i32 {
        let from = index(standing);
        let until = (from + more as usize).min(STANDINGS - 1);
        let steps = self.best[from..=until].windows(2);
        steps.map(|pair| pair[1] - pair[0]).max().unwrap_or(0)
    }

    /// The purposes of a table, with this many Travels to come.
    pub(crate) fn all(
        game: &Dreamscape,
        table: &Table,
        seat: Seat,
        travels: u8,
    ) -> [Option<PurposeValue>; TILES] {
        let mut purposes = [const { None }; TILES];
        for (place, (tile, colour)) in table.tiles().enumerate() {
            let purpose = game.content().purpose(tile);
            let rival = rival(game, table, seat, place, colour);
            purposes[place] = Some(PurposeValue::new(purpose.kind, colour, |standing| {
                let points = worth(purpose.kind, &purpose.points, standing, rival, travels);
                (points * f64::from(POINT)).round() as i32
            }));
        }
        purposes
    }
}

#[inline]
fn index(standing: i32) -> usize {
    (standing - LEAST).clamp(0, STANDINGS as i32 - 1) as usize
}

/// The best standing among the others.
fn rival(
    game: &Dreamscape,
    table: &Table,
    seat: Seat,
    place: usize,
    tint: Option<Colour>,
) -> Option<i32> {
    match tint {
        // L6, L15: a tie is his.
        Some(colour) if game.rules().solo.is_some() => Some(table.duel.standing(colour) as i32 + 1),
        _ => Seat::first(game.rules().players.into())
            .filter(|other| *other != seat)
            .filter_map(|other| game.standing(table, other, place))
            .max(),
    }
}

/// The points to expect.
fn worth(kind: PurposeKind, pays: &[u8], mine: i32, rival: Option<i32>, travels: u8) -> f64 {
    let many = f64::from(travels);
    let pay = |index: usize| {
        let last = pays.len().saturating_sub(1);
        pays.get(index.min(last)).copied().map_or(0.0, f64::from)
    };
    match kind {
        PurposeKind::TableOfColour => {
            let count = mine.max(0) as usize;
            pay(count) + 0.3 * many.min(1.0) * (pay(count + 1) - pay(count))
        }
        PurposeKind::GroupsInSight => f64::from(mine.max(0)) / (1.0 + 0.4 * many),
        PurposeKind::NoNightmare if mine == 0 => (0..travels).fold(pay(0), |pay, _| 0.85 * pay),
        PurposeKind::NoNightmare => 0.0,
        kind => {
            let ahead = f64::from(mine - rival.unwrap_or(mine));
            let reach = match kind {
                PurposeKind::CompletedCards => 0.5 + 0.5 * many,
                _ => 1.0 + many,
            };
            let chance = (0.6 + 0.4 * ahead / reach).clamp(0.0, 1.0);
            let counts = mine > 0 || kind == PurposeKind::FewestEmpty;
            pay(0) * chance * if counts { 1.0 } else { 0.3 }
        }
    }
}
