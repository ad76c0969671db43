//! What the solver answers.

use lucid_dream_runners::resolution::{Composition, Happening, Order, Resolved, resolve};
use lucid_dream_runners::{BOARD, Colour, Goods, SPOTS, SegmentId, Symbol};

use super::collection::{self, Times};
use super::layout::{self, BoardPosition};
use super::model::{BoardEffect, Model};
use super::search::FoundBoard;
use super::{Instance, Objective};

/// A segment of an instance at a place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Laid {
    /// Its number in the instance.
    pub segment: usize,
    /// Quarter turns clockwise; of turns that look the same the least.
    pub turn: u8,
    /// The leftmost column of the board that it reaches, from 0.
    pub column: u8,
    /// The topmost row that it reaches, from 0.
    pub row: u8,
}

impl Laid {
    /// The same on a player's board, where the segments of the instance have
    /// these ids.
    ///
    /// # Panics
    /// When there are too few ids.
    pub fn placed(&self, ids: &[SegmentId]) -> lucid_dream_runners::Placed {
        lucid_dream_runners::Placed {
            segment: ids[self.segment],
            turn: self.turn,
            column: self.column,
            row: self.row,
        }
    }
}

/// A composition, and the best that can be made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The segments on the board, by their numbers.
    pub laid: Vec<Laid>,
    /// What the end is worth.
    pub value: i64,
    /// Whether the owner stays asleep.
    pub asleep: bool,
    /// What lies on the dream.
    pub composition: Composition,
    /// The order in which to resolve (R5).
    pub order: Order,
    /// The colours of wild fragments, in the order in which they are asked for.
    pub colours: Vec<Colour>,
    /// The segments that bats take, by number.
    pub lost: Vec<usize>,
    /// Where it ends. Chests that are not known are opened and found empty.
    pub resolved: Resolved,
    /// What happens on the way.
    pub happenings: Vec<Happening>,
}

impl Solution {
    pub(super) fn new(model: &Model<'_>, value: &impl Objective, found: &FoundBoard) -> Solution {
        let instance = model.instance;
        let laid = found.laid();
        let composition = instance.composition(&laid);
        let (_, outcome) = (model.worth(&found.effect, found.asleep)).expect("it was found");
        let times: Times =
            std::array::from_fn(|spot| composition.symbols[spot].map_or(0, Symbol::times));
        let path = collection::path(instance, value, &times, outcome);
        let blocks = model.blocks(&found.effect, outcome.gain);
        let order = Order::new(&blocks, &path.cells[..path.count]);
        let mut colours = Vec::new();
        let mut left = [path.alone, path.pairs];
        let mut happenings = Vec::new();
        let unplayed = (instance.segments.len() - laid.len()) as u8;
        let resolved = resolve(
            &instance.open_dream(),
            &composition,
            instance.situation,
            unplayed,
            &order,
            |_, times| {
                let pile = &mut left[usize::from(times > 1)];
                let next = Colour::ALL.into_iter().find(|c| pile[*c as usize] > 0);
                let colour = next.unwrap_or_default();
                pile[colour as usize] = pile[colour as usize].saturating_sub(1);
                colours.push(colour);
                colour
            },
            &mut happenings,
        );
        let lost = (0..instance.segments.len()).filter(|s| found.effect.lost & (1 << s) != 0);
        Solution {
            laid,
            value: found.worth,
            asleep: found.asleep,
            composition,
            order,
            colours,
            lost: lost.collect(),
            resolved,
            happenings,
        }
    }
}

impl FoundBoard {
    /// The segments on the board, by their numbers.
    pub(super) fn laid(&self) -> Vec<Laid> {
        let laid = self.laid[..self.count].iter();
        let mut laid: Vec<Laid> = laid
            .map(|(segment, BoardPosition { turn, column, row })| Laid {
                segment: usize::from(*segment),
                turn: *turn,
                column: *column,
                row: *row,
            })
            .collect();
        laid.sort_unstable();
        laid
    }
}

impl Instance {
    /// What some of the segments are when they are resolved.
    pub fn composition(&self, laid: &[Laid]) -> Composition {
        let mut composition = Composition {
            shares: self.shares,
            ..Composition::default()
        };
        for (column, row, symbol) in laid.iter().flat_map(|laid| self.cells_of(laid)) {
            composition.collects += u8::from(symbol.times() > 0);
            match layout::spot_at(column, row) {
                Some(spot) => composition.symbols[spot.index()] = Some(symbol),
                None => composition.outside += 1,
            }
        }
        composition
    }

    /// Column, row and symbol of the cells of a segment on the board.
    pub fn cells_of(&self, laid: &Laid) -> impl Iterator<Item = (u8, u8, Symbol)> {
        let segment = &self.segments[laid.segment];
        layout::cells(segment, laid.turn, laid.column, laid.row)
    }

    /// The dream with an empty chest for each that is not known, so that it can
    /// be opened.
    pub(super) fn open_dream(&self) -> lucid_dream_runners::resolution::Dream {
        let mut dream = self.dream;
        for chest in &mut dream.chests {
            *chest = Some(chest.unwrap_or(Goods::default()));
        }
        dream
    }
}

/// Whether segments can lie so (R1, B3).
pub(super) fn is_sound(instance: &Instance, laid: &[Laid]) -> bool {
    let mut covered = 0u64;
    let mut used = 0u16;
    laid.len() <= SPOTS
        && laid.iter().all(|laid| {
            if laid.segment >= instance.segments.len() || used & (1 << laid.segment) != 0 {
                return false;
            }
            used |= 1 << laid.segment;
            let mut inside = false;
            let size = BOARD as u8;
            laid.turn < 4
                && laid.column < size
                && laid.row < size
                && instance.cells_of(laid).all(|(column, row, _)| {
                    let bit = 1u64 << (usize::from(row) * BOARD + usize::from(column));
                    let free = column < size && row < size && covered & bit == 0;
                    covered |= bit;
                    inside |= layout::spot_at(column, row).is_some();
                    free
                })
                && inside
        })
}

/// What a board does, and its worth.
pub(super) fn found(model: &Model<'_>, laid: &[Laid]) -> FoundBoard {
    let instance = model.instance;
    let composition = instance.composition(laid);
    let mut effect = BoardEffect {
        missing: composition.missing(),
        outside: composition.outside,
        ..BoardEffect::default()
    };
    let mut bats = 0;
    for (spot, symbol) in composition.symbols.iter().enumerate() {
        let symbol = symbol.unwrap_or_default();
        effect.times += model.collect_table.step[spot] * u32::from(symbol.times());
        let nightmare = model.nightmares[spot];
        if symbol.banishes() {
            effect.banished |= u16::from(instance.dream.cells[spot].is_nightmare()) << spot;
        } else {
            let octopus = u16::from(nightmare.octopuses) * u16::from(composition.collects);
            effect.cost += nightmare.cost + octopus;
            bats += nightmare.bats;
        }
    }
    let asleep = model.worth(&effect, true).is_some();
    let mut worth = model.worth(&effect, asleep).map_or(0, |(worth, _)| worth);
    if asleep {
        let played = |index: usize| laid.iter().any(|laid| laid.segment == index);
        let (lost, cost) = model.lost_of(|index| !played(index.into()), bats);
        effect.lost = lost;
        worth -= cost;
    }
    let mut positions = [(0, BoardPosition::default()); SPOTS];
    for (position, laid) in positions.iter_mut().zip(laid) {
        let Laid {
            segment,
            turn,
            column,
            row,
        } = *laid;
        *position = (segment as u8, BoardPosition { turn, column, row });
    }
    FoundBoard {
        worth,
        asleep,
        effect,
        laid: positions,
        count: laid.len(),
    }
}
