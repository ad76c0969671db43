//! A Dreamscape as it may become, and what the Dreamer's walks on it cost.

use lucid_dreamscape::rules::{DreamerOnRed, Land};
use lucid_dreamscape::{Board, Colour, Grid, MAX_SLOTS, Rules, Slot, SlotSet, Stack};

use crate::dreamscape::card_placements::PlacedCell;

/// A Dreamscape on which some cards are assumed to be completed.
#[derive(Clone, Debug)]
pub(super) struct PlannedBoard<'a> {
    pub(super) grid: &'a Grid,
    pub(super) stacks: [Stack; MAX_SLOTS],
    pub(super) occupied: SlotSet,
    pub(super) trees: SlotSet,
    red: SlotSet,
    pub(super) dreamer: Option<Slot>,
}

impl<'a> PlannedBoard<'a> {
    pub(super) fn new(grid: &'a Grid, board: &Board) -> PlannedBoard<'a> {
        let mut stacks = [Stack::default(); MAX_SLOTS];
        for slot in board.occupied() {
            stacks[slot.index()] = board.stack(slot);
        }
        PlannedBoard {
            grid,
            stacks,
            occupied: board.occupied(),
            trees: board.trees(),
            red: board.red(),
            dreamer: board.dreamer(),
        }
    }

    pub(super) fn stack(&self, slot: Slot) -> Stack {
        self.stacks[slot.index()]
    }

    /// Assumes that a card is completed.
    pub(super) fn complete(&mut self, placement: &[PlacedCell]) {
        for cell in placement {
            self.stacks[cell.slot.index()] = cell.stack;
            self.occupied.insert(cell.slot);
            if cell.tree {
                self.trees.insert(cell.slot);
            }
        }
        self.dreamer = placement.first().map(|cell| cell.slot);
    }

    /// How many shards of any colour it takes, besides the card's own, to connect all its
    /// cells with what lies there (K1).
    pub(super) fn bridging_shards(&self, placement: &[PlacedCell]) -> u8 {
        let mut lacking: SlotSet = placement
            .iter()
            .map(|cell| cell.slot)
            .filter(|slot| !self.occupied.contains(*slot))
            .collect();
        if lacking.is_empty() {
            return 0;
        }
        let mut ground = self.occupied;
        let mut shore = match ground.is_empty() {
            true => self.grid.entry().set(),
            false => self.grid.around(ground),
        };
        let mut bridges = 0;
        loop {
            let near = lacking & shore;
            let next = match near.is_empty() {
                false => near,
                true => {
                    bridges += 1;
                    shore & !ground
                }
            };
            ground |= next;
            shore |= self.grid.around(next);
            lacking = lacking & !next;
            if lacking.is_empty() || next.is_empty() {
                return bridges;
            }
        }
    }

    /// The cost of the Dreamer's walk to each slot, [`STEP`] for a white shard (D2, D5,
    /// E7, E12). Empty slots are assumed to be filled by then. (Dijkstra's algorithm over
    /// slots and whether a free step is available there.)
    pub(super) fn walk_costs(&self, rules: &Rules) -> WalkCosts {
        let mut walk_costs = WalkCosts([[FAR; 2]; MAX_SLOTS]);
        let start = self.dreamer.unwrap_or(self.grid.entry());
        // D1: he enters onto a shard with nothing on it, or never.
        if self.dreamer.is_none() && (self.trees | self.red).contains(start) {
            return walk_costs;
        }
        walk_costs.0[start.index()][0] = 0;
        // Slots to be expanded again because a cheaper walk was found.
        let (mut open, mut carried) = (start.set(), SlotSet::EMPTY);
        while let Some((slot, free)) = (open.first().map(|slot| (slot, false)))
            .or_else(|| carried.first().map(|slot| (slot, true)))
        {
            let list = if free { &mut carried } else { &mut open };
            list.remove(slot);
            let cost = walk_costs.0[slot.index()][usize::from(free)];
            let on_land = self.stack(slot).top() == Some(Colour::Brown);
            for to in self.grid.neighbours(slot) {
                let top = self.stack(to).top();
                let to_land = top == Some(Colour::Brown);
                let is_free = match rules.land {
                    Land::Momentum => free,
                    Land::Path => on_land && to_land,
                };
                let step = if is_free { 0 } else { STEP };
                let toll = match (top, rules.dreamer_on_red) {
                    (None, _) => GAP,
                    (Some(Colour::Red), DreamerOnRed::Never) => continue,
                    (Some(Colour::Red), DreamerOnRed::Costs) => STEP,
                    _ => 0,
                };
                let next = cost + step + toll;
                let carries = rules.land == Land::Momentum && to_land;
                let known = &mut walk_costs.0[to.index()][usize::from(carries)];
                if next < *known {
                    *known = next;
                    let list = if carries { &mut carried } else { &mut open };
                    list.insert(to);
                }
            }
        }
        walk_costs
    }

    /// The slots on which a tree may be planted.
    pub(super) fn open(&self) -> SlotSet {
        let dreamer = self.dreamer.map_or(SlotSet::EMPTY, Slot::set);
        self.occupied & !self.trees & !self.red & !dreamer
    }
}

/// The cost of a step for a white shard.
const STEP: u16 = 4;
/// The cost of a slot that has to be filled first.
const GAP: u16 = 1;
/// The cost of what cannot be reached.
const FAR: u16 = 100 * STEP;

/// What the Dreamer's walks cost, by slot.
#[derive(Clone, Debug)]
pub(super) struct WalkCosts([[u16; 2]; MAX_SLOTS]);

impl WalkCosts {
    /// The white shards that a walk to a slot takes.
    pub(super) fn whites(&self, slot: Slot) -> u8 {
        let [plain, carried] = self.0[slot.index()];
        plain.min(carried).div_ceil(STEP) as u8
    }
}
