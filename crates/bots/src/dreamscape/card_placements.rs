//! Every placement of a card on the grid (A1, A2).

use std::cell::OnceCell;

use lucid_dreamscape::{
    ByColour, Card, CardId, Colour, Dreamscape, Grid, Slot, SlotSet, Stack, turned,
};

/// A cell of a card on a slot of the grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::dreamscape) struct PlacedCell {
    pub(in crate::dreamscape) slot: Slot,
    pub(in crate::dreamscape) stack: Stack,
    pub(in crate::dreamscape) tree: bool,
}

/// All placements of a card, each with its cells, the Dreamer's first.
#[derive(Clone, Debug)]
pub(in crate::dreamscape) struct CardPlacements {
    pub(in crate::dreamscape) points: f64,
    cells_each: usize,
    cells: Vec<PlacedCell>,
    /// The slots of each placement.
    slots: Vec<SlotSet>,
    /// What the card takes on an empty grid, the same for all placements: shards, trees
    /// and the green shards for them.
    pub(in crate::dreamscape) colours: ByColour<u8>,
    pub(in crate::dreamscape) trees: u8,
}

impl CardPlacements {
    fn new(card: &Card, grid: &Grid, mirrored: bool) -> CardPlacements {
        let mut order: Vec<_> = card.cells.iter().collect();
        order.sort_by_key(|cell| !cell.dreamer);
        let mut cells = Vec::new();
        for slot in grid.all() {
            let (column, row) = grid.place(slot);
            let begin = cells.len();
            for turn in 0..if mirrored { 8 } else { 4 } {
                let card_placements = order.iter().map(|cell| {
                    let away = [cell.column - order[0].column, cell.row - order[0].row];
                    let (dx, dy) = turned(away.map(i32::from).into(), turn);
                    Some(PlacedCell {
                        slot: grid.at(column as i32 + dx, row as i32 + dy)?,
                        stack: cell.stack,
                        tree: cell.tree,
                    })
                });
                let Some(card_placements) = card_placements.collect::<Option<Vec<PlacedCell>>>()
                else {
                    continue;
                };
                // A symmetrical card has the same placement twice. Where its cells come in
                // another order, it stays in the list, which costs time but changes nothing.
                let known = cells[begin..].chunks_exact(card_placements.len());
                if !known
                    .into_iter()
                    .any(|placement| *placement == card_placements[..])
                {
                    cells.extend(card_placements);
                }
            }
        }
        let cells_each = order.len().max(1);
        let placements = cells.chunks_exact(cells_each);
        let slots = placements.map(|placement| placement.iter().map(|cell| cell.slot).collect());
        let mut colours = ByColour::<u8>::default();
        let mut trees = 0;
        for cell in &order {
            for colour in (0..cell.stack.height()).filter_map(|height| cell.stack.get(height)) {
                colours[colour] = colours[colour].saturating_add(1);
            }
            colours[Colour::Green] += u8::from(cell.tree);
            trees += u8::from(cell.tree);
        }
        CardPlacements {
            points: card.points.into(),
            cells_each,
            slots: slots.collect(),
            cells,
            colours,
            trees,
        }
    }

    /// A placement by its number.
    pub(in crate::dreamscape) fn placement(&self, number: u16) -> &[PlacedCell] {
        let begin = usize::from(number) * self.cells_each;
        self.cells
            .get(begin..begin + self.cells_each)
            .unwrap_or_default()
    }

    /// The placements, each as its cells, the Dreamer's first.
    pub(in crate::dreamscape) fn placements(&self) -> impl Iterator<Item = &[PlacedCell]> {
        self.cells.chunks_exact(self.cells_each)
    }

    /// The placements, each with its slots.
    pub(in crate::dreamscape) fn placed(&self) -> impl Iterator<Item = (&[PlacedCell], SlotSet)> {
        self.placements().zip(self.slots.iter().copied())
    }
}

/// The placements of a game's cards, computed when they are first needed.
#[derive(Clone, Debug, Default)]
pub(in crate::dreamscape) struct PlacementCache {
    /// The pack, by its hash, and whether mirror images are allowed.
    of: Option<(String, bool)>,
    cards: Vec<OnceCell<CardPlacements>>,
}

impl PlacementCache {
    /// Makes it ready for a game: forgets everything if that is another one than before.
    pub(in crate::dreamscape) fn prepare(&mut self, game: &Dreamscape) {
        let (hash, mirrored) = (game.content().hash(), game.rules().mirrored);
        let is_of = |(of, also): &(String, bool)| of == hash && *also == mirrored;
        if !self.of.as_ref().is_some_and(is_of) {
            self.of = Some((hash.to_owned(), mirrored));
            self.cards = vec![OnceCell::new(); game.content().cards().count()];
        }
    }

    /// The placements of a card in the game it was prepared for.
    pub(in crate::dreamscape) fn card(&self, game: &Dreamscape, id: CardId) -> &CardPlacements {
        self.cards[id.index()].get_or_init(|| {
            let content = game.content();
            CardPlacements::new(content.card(id), content.grid(), game.rules().mirrored)
        })
    }
}
