//! What the cells of cards still lack (A1).
//!
//! A card lies in many ways, but its cells ask for few different things. What
//! each of these lacks is worked out once for every slot, as counts in the bytes
//! of one word; a way is then the sum of a few words.

use lucid_dreamscape::{Board, Colour, MAX_SLOTS, Player, Slot, SlotSet, Stack};

use super::scene::Scene;

/// A cell of a card: what it asks for, and the slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cell {
    pub(super) spec: u8,
    pub(super) slot: u8,
}

impl Cell {
    #[inline]
    pub(super) fn slot(self) -> Slot {
        Slot::new(usize::from(self.slot) & (MAX_SLOTS - 1))
    }
}

/// What a cell asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spec {
    pub(super) stack: Stack,
    pub(super) tree: bool,
    /// What is missing of the stack where nothing lies, and of the whole cell.
    shards: Missing,
    whole: Missing,
}

/// What is missing: a byte for each colour of landscapes, then trees, shards
/// that do not belong there, cells that are not finished, and flags.
pub(super) type Missing = u64;

pub(super) const TREE: Missing = 0xff << 32;
const ONE_TREE: Missing = 1 << 32;
const EXCESS: Missing = 1 << 40;
const CELL: Missing = 1 << 48;
/// The Dreamer stands on a cell that is not finished.
pub(super) const IN_THE_WAY: Missing = 1 << 56;
/// It can never be finished.
const DEAD: Missing = 1 << 60;

#[inline]
pub(super) fn byte(missing: Missing, place: u32) -> u8 {
    (missing >> (8 * place)) as u8
}

/// How many landscape shards are missing.
#[inline]
pub(super) fn lacking(missing: Missing) -> usize {
    let pairs = (missing & 0x00ff_00ff) + (missing >> 8 & 0x00ff_00ff);
    ((pairs & 0xffff) + (pairs >> 16)) as usize
}

#[inline]
fn packed(colour: Colour) -> Missing {
    match colour {
        Colour::White | Colour::Red => 0,
        _ => 1 << (8 * colour as u32),
    }
}

fn packed_stack(stack: Stack) -> Missing {
    stack.iter().map(packed).sum()
}

/// What cells lack, by what they ask for and by slot.
#[derive(Clone, Debug, Default)]
pub(super) struct Missings {
    rows: Vec<[Missing; MAX_SLOTS]>,
    /// Where something lay on the last table: all other slots lack everything.
    occupied: SlotSet,
}

impl Missings {
    /// What all cells lack on a table.
    pub(super) fn look(&mut self, specs: &[Spec], player: &Player, scene: &Scene<'_>) {
        let board = &player.board;
        let begins = self.rows.len() != specs.len();
        self.rows.resize(specs.len(), [0; MAX_SLOTS]);
        for (spec, row) in specs.iter().zip(&mut self.rows) {
            if begins {
                row.fill(spec.whole);
                continue;
            }
            for slot in self.occupied & !board.occupied() {
                row[slot.index()] = spec.whole;
            }
        }
        self.occupied = board.occupied();
        for slot in board.occupied() {
            let lies = packed_stack(board.stack(slot));
            for (spec, row) in specs.iter().zip(&mut self.rows) {
                row[slot.index()] = spec.missing(board, slot, lies, scene);
            }
        }
    }

    #[inline]
    pub(super) fn at(&self, cell: Cell) -> Missing {
        self.rows[usize::from(cell.spec)][cell.slot().index()]
    }

    /// What a way lacks, and how much of that where nothing can be placed; nothing
    /// where it is ruled out.
    #[inline]
    pub(super) fn sum(&self, way: &[Cell], scene: &Scene<'_>) -> Option<(Missing, Missing)> {
        let (mut sum, mut beyond) = (0, 0);
        for cell in way {
            let missing = self.at(*cell);
            if missing >= DEAD {
                return None;
            }
            sum += missing;
            if scene.beyond.contains(cell.slot()) {
                beyond += missing;
            }
        }
        let possible = byte(sum, 5) <= scene.takes || scene.golem > 0;
        possible.then_some((sum, beyond))
    }
}

impl Spec {
    pub(super) fn new(stack: Stack, tree: bool) -> Spec {
        let shards = packed_stack(stack);
        let planted = (packed(Colour::Green) + ONE_TREE) * u64::from(tree);
        Spec {
            stack,
            tree,
            shards,
            whole: shards + planted + CELL,
        }
    }

    /// What is missing on a slot where something lies.
    #[inline]
    fn missing(self, board: &Board, slot: Slot, lies: Missing, scene: &Scene<'_>) -> Missing {
        let stack = board.stack(slot);
        let has_tree = board.trees().contains(slot);
        let fits = self.stack.starts_with(stack);
        let mut missing;
        if fits && (!has_tree || (self.tree && self.stack == stack)) {
            missing = self.shards - lies;
            if self.tree && !has_tree {
                missing += packed(Colour::Green) + ONE_TREE;
            }
            if missing == 0 {
                return 0;
            }
            missing += CELL;
        } else if scene.golem > 0 {
            missing = CELL + EXCESS;
        } else if has_tree {
            return DEAD;
        } else {
            // The Tower takes what does not belong there, from the top.
            let both = stack.iter().zip(self.stack.iter());
            let fitting = both.take_while(|(a, b)| a == b).count();
            let excess = (stack.height() - fitting) as u64;
            if excess > u64::from(scene.takes) {
                return DEAD;
            }
            let lies: Missing = stack.iter().take(fitting).map(packed).sum();
            missing = self.shards - lies + CELL + excess * EXCESS;
            if self.tree {
                missing += packed(Colour::Green) + ONE_TREE;
            }
        }
        if scene.dreamer == Some(slot) {
            missing += IN_THE_WAY;
        }
        missing
    }
}
