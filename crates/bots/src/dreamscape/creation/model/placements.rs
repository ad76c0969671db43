//! Every placement of the cards in front (A2), and what their cells still lack (A1).
//!
//! A card has many placements, but its cells ask for few different things. What each
//! such specification lacks is computed once per slot, as counts in the bytes of one
//! word. What a whole placement lacks is then a sum of a few words.

use lucid_dreamscape::{
    Board, CardId, CardSet, Colour, Dreamscape, MAX_SLOTS, Player, Slot, SlotSet, Stack,
};

use super::{DEFICITS, Evaluation, Resources};
use crate::dreamscape::card_placements::PlacementCache;

/// How much a card lacks, in the units of [`SHARD`](super::SHARD).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Deficit(u8);

impl Deficit {
    pub(crate) fn new(units: usize) -> Deficit {
        Deficit(units.min(DEFICITS - 1) as u8)
    }

    /// A deficit of so many units.
    pub(crate) fn of(units: u8) -> Deficit {
        Deficit::new(units.into())
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether nothing is missing.
    #[inline]
    pub(crate) fn is_nothing(self) -> bool {
        self.0 == 0
    }
}

/// The cards in front, in all their placements.
#[derive(Clone, Debug, Default)]
pub(crate) struct FrontPlacements {
    pub(crate) cards: Vec<PlacementList>,
    /// The different specifications of their cells.
    pub(crate) specs: Vec<CellSpec>,
}

/// All placements of one card.
#[derive(Clone, Debug)]
pub(crate) struct PlacementList {
    pub(crate) card: CardId,
    /// What it scores, in hundredths.
    pub(crate) points: i32,
    cells_each: usize,
    /// The cells of all placements, the Dreamer's first in each.
    cells: Vec<CardCell>,
    /// The most that it may bring with this deficit or a larger one.
    pub(crate) worths: [i32; DEFICITS],
    /// What it is worth if it can be completed nowhere.
    pub(crate) never: i32,
}

impl PlacementList {
    /// The placements, each as its cells.
    #[inline]
    pub(crate) fn placements(&self) -> impl Iterator<Item = &[CardCell]> {
        self.cells.chunks_exact(self.cells_each)
    }

    /// How many placements there are.
    pub(crate) fn len(&self) -> usize {
        self.cells.len() / self.cells_each
    }

    /// A placement by its number.
    #[inline]
    pub(crate) fn placement(&self, number: usize) -> &[CardCell] {
        let begin = number * self.cells_each;
        &self.cells[begin..begin + self.cells_each]
    }
}

impl FrontPlacements {
    /// All placements of some cards.
    pub(crate) fn new(
        game: &Dreamscape,
        evaluation: &Evaluation,
        cache: &PlacementCache,
        cards: impl IntoIterator<Item = CardId>,
    ) -> FrontPlacements {
        let mut placements = FrontPlacements::default();
        for card in cards {
            let laid = cache.card(game, card);
            let mut known: Vec<Vec<CardCell>> = Vec::new();
            for placement in laid.placements() {
                let mut placement: Vec<CardCell> = (placement.iter())
                    .map(|cell| CardCell {
                        spec: placements.spec(cell.stack, cell.tree),
                        slot: cell.slot.index() as u8,
                    })
                    .collect();
                placement[1..].sort_unstable();
                if !known.contains(&placement) {
                    known.push(placement);
                }
            }
            let points = 100 * i32::from(game.content().card(card).points);
            placements.cards.push(PlacementList {
                card,
                points,
                cells_each: game.content().card(card).cells.len().max(1),
                cells: known.into_iter().flatten().collect(),
                worths: worths(evaluation, points, 1),
                never: evaluation.card(points, None, 1),
            });
        }
        placements
    }

    /// Computes what the cards may bring if at least so many of them stay in front.
    pub(crate) fn share(&mut self, evaluation: &Evaluation, cards: usize) {
        for card in &mut self.cards {
            card.worths = worths(evaluation, card.points, cards);
        }
    }

    fn spec(&mut self, stack: Stack, tree: bool) -> u8 {
        let spec = CellSpec::new(stack, tree);
        let known = self.specs.iter().position(|known| *known == spec);
        known.unwrap_or_else(|| {
            self.specs.push(spec);
            self.specs.len() - 1
        }) as u8
    }

    /// Drops the placements that can no longer be completed, whatever may still be done.
    /// Returns the cards that may be completed in this Creation.
    pub(crate) fn drop_impossible(
        &mut self,
        player: &Player,
        resources: &Resources<'_>,
    ) -> CardSet {
        let mut completable = CardSet::EMPTY;
        let mut shortfalls = ShortfallTable::default();
        shortfalls.update(&self.specs, player, resources);
        for card in &mut self.cards {
            let placements = card.cells.chunks_exact(card.cells_each);
            let alive =
                placements.filter(|placement| shortfalls.sum(placement, resources).is_some());
            card.cells = alive.flatten().copied().collect();
            let deficits = card.deficits(&shortfalls, resources);
            if deficits.at_best.is_some_and(|deficit| deficit.is_nothing()) {
                completable.insert(card.card);
            }
        }
        completable
    }
}

/// The most that a card may bring, by deficit, if that deficit or a larger one remains and
/// at least so many cards are in front.
fn worths(evaluation: &Evaluation, points: i32, cards: usize) -> [i32; DEFICITS] {
    let mut worths: [i32; DEFICITS] = std::array::from_fn(|deficit| {
        let deficit = Some(Deficit(deficit as u8));
        evaluation.card_at_most(points, deficit, cards)
    });
    for deficit in (0..DEFICITS - 1).rev() {
        worths[deficit] = worths[deficit].max(worths[deficit + 1]);
    }
    worths
}

/// The distance between any two slots of the grid, whatever lies on them.
pub(crate) fn distances(game: &Dreamscape) -> Box<[[u8; MAX_SLOTS]; MAX_SLOTS]> {
    let grid = game.content().grid();
    let mut all = Box::new([[u8::MAX; MAX_SLOTS]; MAX_SLOTS]);
    for from in grid.all() {
        let mut seen = from.set();
        let mut edge = seen;
        for steps in 0.. {
            for slot in edge {
                all[from.index()][slot.index()] = steps;
            }
            edge = grid.around(edge) & !seen;
            if edge.is_empty() {
                break;
            }
            seen |= edge;
        }
    }
    all
}

/// A cell of a placed card: its specification, by number, and its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CardCell {
    pub(crate) spec: u8,
    pub(crate) slot: u8,
}

impl CardCell {
    #[inline]
    pub(crate) fn slot(self) -> Slot {
        Slot::new(usize::from(self.slot) & (MAX_SLOTS - 1))
    }
}

/// What a cell asks for (A1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CellSpec {
    pub(crate) stack: Stack,
    pub(crate) tree: bool,
    /// What the stack lacks on an empty slot, and what the whole cell lacks.
    shards: Shortfall,
    whole: Shortfall,
}

/// What is missing, packed into bytes: one for each landscape colour, then trees, shards
/// that do not belong there, unfinished cells, and flags.
pub(crate) type Shortfall = u64;

pub(crate) const TREE: Shortfall = 0xff << 32;
const ONE_TREE: Shortfall = 1 << 32;
const EXCESS: Shortfall = 1 << 40;
const CELL: Shortfall = 1 << 48;
/// The Dreamer stands on an unfinished cell.
pub(crate) const IN_THE_WAY: Shortfall = 1 << 56;
/// The cell can never be finished.
const DEAD: Shortfall = 1 << 60;

#[inline]
pub(crate) fn byte(missing: Shortfall, place: u32) -> u8 {
    (missing >> (8 * place)) as u8
}

/// How many landscape shards are missing.
#[inline]
pub(crate) fn shards_lacking(missing: Shortfall) -> usize {
    let pairs = (missing & 0x00ff_00ff) + (missing >> 8 & 0x00ff_00ff);
    ((pairs & 0xffff) + (pairs >> 16)) as usize
}

#[inline]
fn packed(colour: Colour) -> Shortfall {
    match colour {
        Colour::White | Colour::Red => 0,
        _ => 1 << (8 * colour as u32),
    }
}

fn packed_stack(stack: Stack) -> Shortfall {
    stack.iter().map(packed).sum()
}

/// What every specification lacks on every slot.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShortfallTable {
    costs: Vec<[Shortfall; MAX_SLOTS]>,
    /// Where something lay in the last position. All other slots lack everything.
    occupied: SlotSet,
}

impl ShortfallTable {
    /// Computes the table for a position.
    pub(crate) fn update(
        &mut self,
        specs: &[CellSpec],
        player: &Player,
        resources: &Resources<'_>,
    ) {
        let board = &player.board;
        let begins = self.costs.len() != specs.len();
        self.costs.resize(specs.len(), [0; MAX_SLOTS]);
        for (spec, row) in specs.iter().zip(&mut self.costs) {
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
            for (spec, row) in specs.iter().zip(&mut self.costs) {
                row[slot.index()] = spec.missing(board, slot, lies, resources);
            }
        }
    }

    #[inline]
    pub(crate) fn at(&self, cell: CardCell) -> Shortfall {
        self.costs[usize::from(cell.spec)][cell.slot().index()]
    }

    /// What a placement lacks, and how much of it on slots where nothing can be placed;
    /// `None` if the placement is impossible.
    #[inline]
    pub(crate) fn sum(
        &self,
        placement: &[CardCell],
        resources: &Resources<'_>,
    ) -> Option<(Shortfall, Shortfall)> {
        let (mut sum, mut beyond) = (0, 0);
        for cell in placement {
            let missing = self.at(*cell);
            if missing >= DEAD {
                return None;
            }
            sum += missing;
            if resources.beyond.contains(cell.slot()) {
                beyond += missing;
            }
        }
        let possible = byte(sum, 5) <= resources.takes || resources.golem > 0;
        possible.then_some((sum, beyond))
    }
}

impl CellSpec {
    pub(crate) fn new(stack: Stack, tree: bool) -> CellSpec {
        let shards = packed_stack(stack);
        let planted = (packed(Colour::Green) + ONE_TREE) * u64::from(tree);
        CellSpec {
            stack,
            tree,
            shards,
            whole: shards + planted + CELL,
        }
    }

    /// What is missing on an occupied slot.
    #[inline]
    fn missing(
        self,
        board: &Board,
        slot: Slot,
        lies: Shortfall,
        resources: &Resources<'_>,
    ) -> Shortfall {
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
        } else if resources.golem > 0 {
            missing = CELL + EXCESS;
        } else if has_tree {
            return DEAD;
        } else {
            // The Tower takes back what does not belong there, from the top.
            let both = stack.iter().zip(self.stack.iter());
            let fitting = both.take_while(|(a, b)| a == b).count();
            let excess = (stack.height() - fitting) as u64;
            if excess > u64::from(resources.takes) {
                return DEAD;
            }
            let lies: Shortfall = stack.iter().take(fitting).map(packed).sum();
            missing = self.shards - lies + CELL + excess * EXCESS;
            if self.tree {
                missing += packed(Colour::Green) + ONE_TREE;
            }
        }
        if resources.dreamer == Some(slot) {
            missing += IN_THE_WAY;
        }
        missing
    }
}
