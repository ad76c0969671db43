//! What the cards in front still lack, way by way (A1, A2).
//!
//! A card lies in many ways, but its cells ask for few different things. What
//! each of these lacks is worked out once for every slot, as counts in the bytes
//! of one word; a way is then the sum of a few words.

use dreamscape::{Board, CardId, Colour, Dreamscape, MAX_SLOTS, Player, Slot, Stack};

use super::evaluation::{LACKS, SHARD, STEP, STORED};
use super::scene::Scene;
use crate::dreamscape::laid::Shelf;

/// How much a card lacks, in units of [`SHARD`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Lacks(u8);

impl Lacks {
    fn new(units: usize) -> Lacks {
        Lacks(units.min(LACKS - 1) as u8)
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether nothing is missing.
    #[inline]
    pub(super) fn is_nothing(self) -> bool {
        self.0 == 0
    }
}

/// What a card lacks as the table lies, and at the least after anything that
/// may still be done; nothing where there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    pub(super) now: Option<Lacks>,
    pub(super) then: Option<Lacks>,
}

/// Some cards in all their ways.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    pub(super) cards: Vec<CardWays>,
    /// What cells ask for.
    specs: Vec<Spec>,
}

/// One card in all its ways.
#[derive(Clone, Debug)]
pub(super) struct CardWays {
    pub(super) card: CardId,
    /// What it scores, in hundredths.
    pub(super) points: i32,
    cells_each: usize,
    /// The cells of all ways, the Dreamer's first in each.
    cells: Vec<Cell>,
}

/// A cell of a card: what it asks for, and the slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    spec: u8,
    slot: u8,
}

/// What a cell asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spec {
    stack: Stack,
    tree: bool,
}

/// What is missing: a byte for each colour of landscapes, then trees, shards
/// that do not belong there, cells that are not finished, and flags.
type Missing = u64;

const TREE: Missing = 1 << 32;
const EXCESS: Missing = 1 << 40;
const CELL: Missing = 1 << 48;
/// The Dreamer stands on a cell that is not finished.
const IN_THE_WAY: Missing = 1 << 56;
/// It can never be finished.
const DEAD: Missing = 1 << 60;

#[inline]
fn byte(missing: Missing, place: u32) -> u8 {
    (missing >> (8 * place)) as u8
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
pub(super) struct Missings(Vec<[Missing; MAX_SLOTS]>);

impl Ways {
    /// All ways of some cards.
    pub(super) fn new(
        game: &Dreamscape,
        shelf: &Shelf,
        cards: impl IntoIterator<Item = CardId>,
    ) -> Ways {
        let mut ways = Ways::default();
        for card in cards {
            let laid = shelf.card(game, card);
            let mut known: Vec<Vec<Cell>> = Vec::new();
            for way in laid.ways() {
                let mut way: Vec<Cell> = (way.iter())
                    .map(|cell| Cell {
                        spec: ways.spec(cell.stack, cell.tree),
                        slot: cell.slot.index() as u8,
                    })
                    .collect();
                way[1..].sort_unstable();
                if !known.contains(&way) {
                    known.push(way);
                }
            }
            ways.cards.push(CardWays {
                card,
                points: 100 * i32::from(game.content().card(card).points),
                cells_each: game.content().card(card).cells.len().max(1),
                cells: known.into_iter().flatten().collect(),
            });
        }
        ways
    }

    fn spec(&mut self, stack: Stack, tree: bool) -> u8 {
        let spec = Spec { stack, tree };
        let known = self.specs.iter().position(|known| *known == spec);
        known.unwrap_or_else(|| {
            self.specs.push(spec);
            self.specs.len() - 1
        }) as u8
    }

    /// Forgets the ways that a table rules out, whatever may still be done.
    pub(super) fn forget(&mut self, player: &Player, scene: &Scene<'_>) {
        let mut missings = Missings::default();
        self.look(player, scene, &mut missings);
        for card in &mut self.cards {
            let ways = card.cells.chunks_exact(card.cells_each);
            let alive = ways.filter(|way| missings.sum(way, scene).is_some());
            card.cells = alive.flatten().copied().collect();
        }
    }

    /// What all cells lack on a table.
    pub(super) fn look(&self, player: &Player, scene: &Scene<'_>, missings: &mut Missings) {
        let board = &player.board;
        missings.0.resize(self.specs.len(), [0; MAX_SLOTS]);
        for (spec, row) in self.specs.iter().zip(&mut missings.0) {
            let whole = packed_stack(spec.stack) + CELL;
            let tree = (packed(Colour::Green) + TREE) * u64::from(spec.tree);
            row.fill(whole + tree);
        }
        for slot in board.occupied() {
            let lies = packed_stack(board.stack(slot));
            for (spec, row) in self.specs.iter().zip(&mut missings.0) {
                row[slot.index()] = spec.missing(board, slot, lies, scene);
            }
        }
    }
}

impl Spec {
    /// What is missing on a slot where something lies.
    #[inline]
    fn missing(self, board: &Board, slot: Slot, lies: Missing, scene: &Scene<'_>) -> Missing {
        let stack = board.stack(slot);
        let has_tree = board.trees().contains(slot);
        let fits = self.stack.starts_with(stack);
        let mut missing;
        if fits && (!has_tree || (self.tree && self.stack == stack)) {
            missing = packed_stack(self.stack) - lies;
            if self.tree && !has_tree {
                missing += packed(Colour::Green) + TREE;
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
            missing = packed_stack(self.stack) - lies + CELL + excess * EXCESS;
            if self.tree {
                missing += packed(Colour::Green) + TREE;
            }
        }
        if scene.dreamer == Some(slot) {
            missing += IN_THE_WAY;
        }
        missing
    }
}

impl Missings {
    /// What a way lacks; nothing where it is ruled out.
    #[inline]
    fn sum(&self, way: &[Cell], scene: &Scene<'_>) -> Option<Missing> {
        let mut sum = 0;
        for cell in way {
            let missing = self.0[usize::from(cell.spec)][usize::from(cell.slot) & (MAX_SLOTS - 1)];
            if missing >= DEAD {
                return None;
            }
            sum += missing;
        }
        let possible = byte(sum, 5) <= scene.takes || scene.golem > 0;
        possible.then_some(sum)
    }
}

impl CardWays {
    /// What the card lacks now and then.
    pub(super) fn outlook(&self, missings: &Missings, scene: &Scene<'_>) -> Outlook {
        let (mut now, mut then) = (u8::MAX, u8::MAX);
        for way in self.cells.chunks_exact(self.cells_each) {
            let Some(missing) = missings.sum(way, scene) else {
                continue;
            };
            let few_trees = byte(missing, 4) <= scene.tree_reserve;
            if !few_trees && scene.golem == 0 {
                continue;
            }
            let target = Slot::new(way[0].slot.into());
            then = then.min(least(missing, target, scene).0);
            if byte(missing, 5) == 0 && few_trees {
                now = now.min(lacks(missing, target, scene).0);
            }
        }
        let known = |lacks: u8| (lacks < u8::MAX).then_some(Lacks(lacks));
        Outlook {
            now: known(now),
            then: known(then),
        }
    }
}

/// What is missing if the Creation ends now.
#[inline]
fn lacks(missing: Missing, target: Slot, scene: &Scene<'_>) -> Lacks {
    let mut units = 0;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        let stored = needed.min(scene.stored[colour]);
        units += SHARD * usize::from(needed - stored) + STORED * usize::from(stored);
    }
    let mut steps = scene.distance(target);
    if missing & IN_THE_WAY != 0 && steps == 0 {
        // Nothing goes under the Dreamer: he has to step aside, and back.
        steps = 2;
    }
    let stored = steps.min(scene.stored[Colour::White]);
    units += STEP * usize::from(steps - stored) + STORED * usize::from(stored);
    Lacks::new(units.max(1))
}

/// What is missing at the least when all that may still be done is for this way.
#[inline]
fn least(missing: Missing, target: Slot, scene: &Scene<'_>) -> Lacks {
    if scene.golem > 0 {
        // Each of his moves may finish two cells, whatever they lack.
        let by_hand = scene.hands.total() > 0 || scene.takes > 0;
        let all = byte(missing, 6) <= 2 * scene.golem || by_hand;
        return Lacks(u8::from(!all));
    }
    let (mut shards, mut stored) = (0, 0);
    let mut wild = scene.takes + scene.hands[Colour::Red] / 3;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        let have = scene.hands[colour];
        let lacking = needed.saturating_sub(have);
        let lies = lacking.min(scene.stored[colour]);
        wild += have.saturating_sub(needed) / 2;
        stored += lies;
        shards += lacking - lies;
    }
    let steps = scene.distance(target);
    let aside = steps == 0 && missing & IN_THE_WAY != 0;
    let whites = scene.whites(if aside { 2 } else { steps });
    let have = scene.hands[Colour::White];
    let lacking = whites.saturating_sub(have);
    let lies = lacking.min(scene.stored[Colour::White]);
    wild += have.saturating_sub(whites) / 2;
    stored += lies;
    let mut steps = lacking - lies;
    for lacking in [&mut shards, &mut steps, &mut stored] {
        let mended = (*lacking).min(wild);
        *lacking -= mended;
        wild -= mended;
    }
    Lacks::new(
        SHARD * usize::from(shards) + STEP * usize::from(steps) + STORED * usize::from(stored),
    )
}

/// The distance between any two slots of a grid, whatever lies there.
pub(super) fn distances(game: &Dreamscape) -> Box<[[u8; MAX_SLOTS]; MAX_SLOTS]> {
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
