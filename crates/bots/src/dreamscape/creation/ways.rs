//! What the cards in front still lack, way by way (A1, A2).

use dreamscape::{CardId, Colour, Dreamscape, MAX_SLOTS, Player, Slot, Stack};

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

/// One card in all ways that are still possible.
#[derive(Clone, Debug)]
pub(super) struct CardWays {
    pub(super) card: CardId,
    /// What it scores, in hundredths.
    pub(super) points: i32,
    cells_each: usize,
    cells: Vec<Cell>,
}

/// A cell of a card on a slot; the Dreamer's is the first of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    slot: Slot,
    tree: bool,
    height: u8,
    /// The colours that it takes, a byte each.
    whole: u32,
    stack: Sortable,
}

/// A stack has no order of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sortable(Stack);

impl PartialOrd for Sortable {
    fn partial_cmp(&self, other: &Sortable) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Sortable {
    fn cmp(&self, other: &Sortable) -> std::cmp::Ordering {
        self.0.iter().cmp(other.0.iter())
    }
}

/// Colours of landscapes, a byte each.
#[inline]
fn packed(colour: Colour) -> u32 {
    match colour {
        Colour::White | Colour::Red => 0,
        _ => 1 << (8 * colour as u32),
    }
}

/// What one way takes.
#[derive(Clone, Copy, Debug, Default)]
struct Need {
    colours: u32,
    trees: u8,
    /// Whether the Dreamer stands on a cell that is not finished.
    in_the_way: bool,
    /// Shards that do not belong there.
    excess: u8,
    /// Cells that are not finished.
    cells: u8,
}

/// What a card lacks as the table lies, and at the least after anything that
/// may still be done; nothing where there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    pub(super) now: Option<Lacks>,
    pub(super) then: Option<Lacks>,
}

impl CardWays {
    /// All ways of a card.
    pub(super) fn new(game: &Dreamscape, shelf: &Shelf, card: CardId) -> CardWays {
        let laid = shelf.card(game, card);
        let cell = |cell: &crate::dreamscape::laid::LaidCell| Cell {
            slot: cell.slot,
            tree: cell.tree,
            height: cell.stack.height() as u8,
            whole: cell.stack.iter().map(packed).sum(),
            stack: Sortable(cell.stack),
        };
        let mut ways: Vec<Vec<Cell>> = Vec::new();
        for way in laid.ways() {
            let mut way: Vec<Cell> = way.iter().map(cell).collect();
            way[1..].sort_unstable();
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        CardWays {
            card,
            points: 100 * i32::from(game.content().card(card).points),
            cells_each: game.content().card(card).cells.len().max(1),
            cells: ways.into_iter().flatten().collect(),
        }
    }

    /// What the card lacks now and then.
    pub(super) fn outlook(&self, player: &Player, scene: &Scene<'_>) -> Outlook {
        let mut outlook = Outlook {
            now: None,
            then: None,
        };
        for way in self.cells.chunks_exact(self.cells_each) {
            let Some(need) = need(way, player, scene) else {
                continue;
            };
            let target = way[0].slot;
            if need.trees > scene.tree_reserve && scene.golem == 0 {
                continue;
            }
            let then = least(&need, target, scene);
            if outlook.then.is_none_or(|known| then < known) {
                outlook.then = Some(then);
            }
            if need.excess == 0 && need.trees <= scene.tree_reserve {
                let now = lacks(&need, target, scene);
                if outlook.now.is_none_or(|known| now < known) {
                    outlook.now = Some(now);
                }
            }
        }
        outlook
    }
}

/// What a way takes; nothing where it is ruled out.
#[inline]
fn need(way: &[Cell], player: &Player, scene: &Scene<'_>) -> Option<Need> {
    let board = &player.board;
    let mut need = Need::default();
    for cell in way {
        let lies = board.stack(cell.slot);
        let has_tree = board.trees().contains(cell.slot);
        if cell.stack.0.starts_with(lies) && (!has_tree || (cell.tree && cell.stack.0 == lies)) {
            let mut missing = cell.whole;
            let mut unfinished = lies.height() < usize::from(cell.height);
            for colour in lies.iter() {
                missing -= packed(colour);
            }
            if cell.tree && !has_tree {
                missing += packed(Colour::Green);
                need.trees += 1;
                unfinished = true;
            }
            need.colours += missing;
            need.cells += u8::from(unfinished);
            need.in_the_way |= unfinished && scene.dreamer == Some(cell.slot);
        } else if scene.golem > 0 {
            need.cells += 1;
            need.excess += 1;
        } else if has_tree {
            return None;
        } else {
            // The Tower takes what does not belong there, from the top.
            let fits = (lies.iter())
                .zip(cell.stack.0.iter())
                .take_while(|(a, b)| a == b)
                .count();
            need.excess += (lies.height() - fits) as u8;
            if need.excess > scene.takes {
                return None;
            }
            let mut missing = cell.whole;
            for colour in lies.iter().take(fits) {
                missing -= packed(colour);
            }
            if cell.tree {
                missing += packed(Colour::Green);
                need.trees += 1;
            }
            need.colours += missing;
            need.cells += 1;
            need.in_the_way |= scene.dreamer == Some(cell.slot);
        }
    }
    Some(need)
}

/// What is missing if the Creation ends now.
fn lacks(need: &Need, target: Slot, scene: &Scene<'_>) -> Lacks {
    let mut units = 0;
    for colour in Colour::LANDSCAPE {
        let needed = (need.colours >> (8 * colour as u32)) as u8 as usize;
        let stored = needed.min(scene.stored[colour].into());
        units += SHARD * (needed - stored) + STORED * stored;
    }
    let mut steps = usize::from(scene.distance(target));
    if need.in_the_way {
        // Nothing goes under the Dreamer: he has to step aside, and back.
        steps = if steps == 0 { 2 } else { steps };
    }
    let stored = steps.min(scene.stored[Colour::White].into());
    units += STEP * (steps - stored) + STORED * stored;
    Lacks::new(units.max(1))
}

/// What is missing at the least when all that may still be done is for this way.
#[inline]
fn least(need: &Need, target: Slot, scene: &Scene<'_>) -> Lacks {
    if scene.golem > 0 {
        // Each of his moves may finish two cells, whatever they lack.
        let by_hand = scene.hands.total() > 0 || scene.takes > 0;
        let all = need.cells <= 2 * scene.golem || by_hand;
        return Lacks(u8::from(!all));
    }
    let (mut shards, mut stored, mut wild) = (0, 0, u32::from(scene.takes));
    for colour in Colour::LANDSCAPE {
        let needed = (need.colours >> (8 * colour as u32)) as u8;
        let have = scene.hands[colour];
        if needed <= have {
            wild += u32::from((have - needed) / 2);
        } else {
            let lacking = needed - have;
            let lies = lacking.min(scene.stored[colour]);
            stored += usize::from(lies);
            shards += usize::from(lacking - lies);
        }
    }
    let steps = scene.distance(target);
    let aside = steps == 0 && need.in_the_way;
    let whites = scene.whites(if aside { 2 } else { steps });
    let have = scene.hands[Colour::White];
    let mut steps = 0;
    if whites <= have {
        wild += u32::from((have - whites) / 2);
    } else {
        let lacking = whites - have;
        let lies = lacking.min(scene.stored[Colour::White]);
        stored += usize::from(lies);
        steps = usize::from(lacking - lies);
    }
    wild += u32::from(scene.hands[Colour::Red] / 3);
    for lacking in [&mut shards, &mut steps, &mut stored] {
        let mended = (*lacking).min(wild as usize);
        *lacking -= mended;
        wild -= mended as u32;
    }
    Lacks::new(SHARD * shards + STEP * steps + STORED * stored)
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
            seen = seen | edge;
        }
    }
    all
}
