//! Every way in which a card can lie on the grid (A1, A2).

use std::cell::OnceCell;

use lucid_dreamscape::{
    ByColour, Card, CardId, Colour, Dreamscape, Grid, Slot, SlotSet, Stack, turned,
};

/// A cell of a card on a slot of the grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::dreamscape) struct LaidCell {
    pub(in crate::dreamscape) slot: Slot,
    pub(in crate::dreamscape) stack: Stack,
    pub(in crate::dreamscape) tree: bool,
}

/// A card in all ways: so many cells each, the Dreamer's first.
#[derive(Clone, Debug)]
pub(in crate::dreamscape) struct Laid {
    pub(in crate::dreamscape) points: f64,
    cells_each: usize,
    cells: Vec<LaidCell>,
    /// The slots of each way.
    slots: Vec<SlotSet>,
    /// What it takes on empty ground, the same for all ways: shards, trees and the
    /// green shards for them.
    pub(in crate::dreamscape) colours: ByColour<u8>,
    pub(in crate::dreamscape) trees: u8,
}

impl Laid {
    fn new(card: &Card, grid: &Grid, mirrored: bool) -> Laid {
        let mut order: Vec<_> = card.cells.iter().collect();
        order.sort_by_key(|cell| !cell.dreamer);
        let mut cells = Vec::new();
        for slot in grid.all() {
            let (column, row) = grid.place(slot);
            let begin = cells.len();
            for turn in 0..if mirrored { 8 } else { 4 } {
                let laid = order.iter().map(|cell| {
                    let away = [cell.column - order[0].column, cell.row - order[0].row];
                    let (dx, dy) = turned(away.map(i32::from).into(), turn);
                    Some(LaidCell {
                        slot: grid.at(column as i32 + dx, row as i32 + dy)?,
                        stack: cell.stack,
                        tree: cell.tree,
                    })
                });
                let Some(laid) = laid.collect::<Option<Vec<LaidCell>>>() else {
                    continue;
                };
                // A symmetrical card lies twice in the same way, cell for cell or
                // in another order; the second costs time but changes nothing.
                let known = cells[begin..].chunks_exact(laid.len());
                if !known.into_iter().any(|way| *way == laid[..]) {
                    cells.extend(laid);
                }
            }
        }
        let cells_each = order.len().max(1);
        let ways = cells.chunks_exact(cells_each);
        let slots = ways.map(|way| way.iter().map(|cell| cell.slot).collect());
        let mut colours = ByColour::<u8>::default();
        let mut trees = 0;
        for cell in &order {
            for colour in (0..cell.stack.height()).filter_map(|height| cell.stack.get(height)) {
                colours[colour] = colours[colour].saturating_add(1);
            }
            colours[Colour::Green] += u8::from(cell.tree);
            trees += u8::from(cell.tree);
        }
        Laid {
            points: card.points.into(),
            cells_each,
            slots: slots.collect(),
            cells,
            colours,
            trees,
        }
    }

    /// A way by its number.
    pub(in crate::dreamscape) fn way(&self, number: u16) -> &[LaidCell] {
        let begin = usize::from(number) * self.cells_each;
        self.cells
            .get(begin..begin + self.cells_each)
            .unwrap_or_default()
    }

    /// The ways, each as its cells, the Dreamer's first.
    pub(in crate::dreamscape) fn ways(&self) -> impl Iterator<Item = &[LaidCell]> {
        self.cells.chunks_exact(self.cells_each)
    }

    /// The ways with the slots of each.
    pub(in crate::dreamscape) fn placed(&self) -> impl Iterator<Item = (&[LaidCell], SlotSet)> {
        self.ways().zip(self.slots.iter().copied())
    }
}

/// The cards of a game, laid when they are first asked for.
#[derive(Clone, Debug, Default)]
pub(in crate::dreamscape) struct Shelf {
    /// The pack, by its hash, and whether mirror images count.
    of: Option<(String, bool)>,
    cards: Vec<OnceCell<Laid>>,
}

impl Shelf {
    /// Forgets everything if another game is played than before.
    pub(in crate::dreamscape) fn prepare(&mut self, game: &Dreamscape) {
        let (hash, mirrored) = (game.content().hash(), game.rules().mirrored);
        let is_of = |(of, also): &(String, bool)| of == hash && *also == mirrored;
        if !self.of.as_ref().is_some_and(is_of) {
            self.of = Some((hash.to_owned(), mirrored));
            self.cards = vec![OnceCell::new(); game.content().cards().count()];
        }
    }

    /// A card of the game that it was prepared for.
    pub(in crate::dreamscape) fn card(&self, game: &Dreamscape, id: CardId) -> &Laid {
        self.cards[id.index()].get_or_init(|| {
            let content = game.content();
            Laid::new(content.card(id), content.grid(), game.rules().mirrored)
        })
    }
}
