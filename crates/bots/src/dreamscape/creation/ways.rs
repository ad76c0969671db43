//! The ways in which the cards in front can lie (A2).

use lucid_dreamscape::{CardId, Dreamscape, MAX_SLOTS, Player, Stack};

use super::cells::{Cell, Missings, Spec};
use super::evaluation::{Evaluation, LACKS};
use super::scene::Scene;
use crate::dreamscape::laid::Shelf;

/// How much a card lacks, in units of [`SHARD`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Lacks(u8);

impl Lacks {
    pub(super) fn new(units: usize) -> Lacks {
        Lacks(units.min(LACKS - 1) as u8)
    }

    /// So many units.
    pub(super) fn of(units: u8) -> Lacks {
        Lacks::new(units.into())
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

/// Some cards in all their ways.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    pub(super) cards: Vec<CardWays>,
    /// What cells ask for.
    pub(super) specs: Vec<Spec>,
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
    /// What it may bring at the most, by what it lacks or more than that.
    pub(super) worths: [i32; LACKS],
    /// What it is worth when it can be completed nowhere.
    pub(super) never: i32,
}

impl CardWays {
    /// The ways, each as its cells.
    #[inline]
    pub(super) fn ways(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks_exact(self.cells_each)
    }

    /// How many ways there are.
    pub(super) fn count(&self) -> usize {
        self.cells.len() / self.cells_each
    }

    /// A way by its number.
    #[inline]
    pub(super) fn way(&self, number: usize) -> &[Cell] {
        let begin = number * self.cells_each;
        &self.cells[begin..begin + self.cells_each]
    }
}

impl Ways {
    /// All ways of some cards.
    pub(super) fn new(
        game: &Dreamscape,
        evaluation: &Evaluation,
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
            let points = 100 * i32::from(game.content().card(card).points);
            ways.cards.push(CardWays {
                card,
                points,
                cells_each: game.content().card(card).cells.len().max(1),
                cells: known.into_iter().flatten().collect(),
                worths: worths(evaluation, points),
                never: evaluation.card(points, None),
            });
        }
        ways
    }

    fn spec(&mut self, stack: Stack, tree: bool) -> u8 {
        let spec = Spec::new(stack, tree);
        let known = self.specs.iter().position(|known| *known == spec);
        known.unwrap_or_else(|| {
            self.specs.push(spec);
            self.specs.len() - 1
        }) as u8
    }

    /// Forgets the ways that a table rules out, whatever may still be done.
    pub(super) fn forget(&mut self, player: &Player, scene: &Scene<'_>) {
        let mut missings = Missings::default();
        missings.look(&self.specs, player, scene);
        for card in &mut self.cards {
            let ways = card.cells.chunks_exact(card.cells_each);
            let alive = ways.filter(|way| missings.sum(way, scene).is_some());
            card.cells = alive.flatten().copied().collect();
        }
    }
}

/// What a card brings at the most that lacks so much or more.
fn worths(evaluation: &Evaluation, points: i32) -> [i32; LACKS] {
    let mut worths: [i32; LACKS] = std::array::from_fn(|lacks| {
        let lacks = Some(Lacks(lacks as u8));
        evaluation.card_at_most(points, lacks)
    });
    for lacks in (0..LACKS - 1).rev() {
        worths[lacks] = worths[lacks].max(worths[lacks + 1]);
    }
    worths
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
