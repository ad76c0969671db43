//! Where a card fits best on a Dreamscape, and what is missing there.

use lucid_dreamscape::{Board, Card, Colour, Grid, Slot, Stack, turned};

/// A card laid on the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// Every cell of the card.
    pub cells: Vec<FitCell>,
    /// The Dreamer's distance in steps; from outside, one more than from the entry.
    pub steps: usize,
}

/// One cell of a card that is laid on the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FitCell {
    /// Its slot.
    pub slot: Slot,
    /// Whether the Dreamer must stand here.
    pub dreamer: bool,
    /// Shards to add, from the bottom up.
    pub missing: Vec<Colour>,
    /// How many shards on top have to go first.
    pub surplus: usize,
    /// Whether a tree is missing.
    pub tree: bool,
    /// Whether there is a tree in the way.
    pub wrong_tree: bool,
}

impl FitCell {
    /// Whether everything but the Dreamer is as the card wants it.
    pub fn done(&self) -> bool {
        self.missing.is_empty() && self.surplus == 0 && !self.tree && !self.wrong_tree
    }
}

impl Fit {
    /// The missing shards by colour.
    pub fn missing(&self) -> Vec<(Colour, usize)> {
        let all: Vec<Colour> = (self.cells.iter())
            .flat_map(|cell| cell.missing.iter().copied())
            .collect();
        let count = |colour| all.iter().filter(|other| **other == colour).count();
        (Colour::ALL.into_iter())
            .map(|colour| (colour, count(colour)))
            .filter(|(_, count)| *count > 0)
            .collect()
    }

    /// How many shards and trees are in the way.
    pub fn in_the_way(&self) -> usize {
        let here = |cell: &FitCell| cell.surplus + usize::from(cell.wrong_tree);
        self.cells.iter().map(here).sum()
    }

    /// How many trees are missing.
    pub fn trees(&self) -> usize {
        self.cells.iter().filter(|cell| cell.tree).count()
    }

    /// How much is missing; what is in the way weighs most, because removing it takes a power.
    pub fn effort(&self) -> usize {
        let missing: usize = self.cells.iter().map(|cell| cell.missing.len()).sum();
        2 * missing + 2 * self.trees() + 5 * self.in_the_way() + self.steps
    }
}

/// The position of a card that needs the least; nothing if the grid has no room.
pub fn best_fit(card: &Card, board: &Board, grid: &Grid, mirrored: bool) -> Option<Fit> {
    let turns = if mirrored { 8 } else { 4 };
    let dreamer = card.cells.iter().find(|cell| cell.dreamer)?;
    let mut best: Option<Fit> = None;
    for slot in grid.all() {
        let (column, row) = grid.place(slot);
        for turn in 0..turns {
            let laid: Option<Vec<FitCell>> = (card.cells.iter())
                .map(|cell| {
                    let away = (
                        i32::from(cell.column - dreamer.column),
                        i32::from(cell.row - dreamer.row),
                    );
                    let (dx, dy) = turned(away, turn);
                    let slot = grid.at(column as i32 + dx, row as i32 + dy)?;
                    Some(compare(board, slot, cell.stack, cell.tree, cell.dreamer))
                })
                .collect();
            let Some(cells) = laid else { continue };
            let fit = Fit {
                cells,
                steps: steps(board, grid, slot),
            };
            if best
                .as_ref()
                .is_none_or(|best| fit.effort() < best.effort())
            {
                best = Some(fit);
            }
        }
    }
    best
}

fn steps(board: &Board, grid: &Grid, to: Slot) -> usize {
    match board.dreamer() {
        Some(from) => {
            let ((x, y), (u, v)) = (grid.place(from), grid.place(to));
            x.abs_diff(u) + y.abs_diff(v)
        }
        None => usize::from(grid.distance(to)) + 1,
    }
}

fn compare(board: &Board, slot: Slot, wanted: Stack, tree: bool, dreamer: bool) -> FitCell {
    let there = board.stack(slot);
    let same = (there.iter().zip(wanted.iter()))
        .take_while(|(a, b)| a == b)
        .count();
    let grown = board.trees().contains(slot);
    FitCell {
        slot,
        dreamer,
        missing: wanted.iter().skip(same).collect(),
        surplus: there.height() - same,
        tree: tree && !grown,
        wrong_tree: grown && !tree,
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_positions;
    use super::*;

    fn fit_on(board: &str, id: &str) -> Fit {
        let props = test_positions::scene(
            "sylex players=2",
            &format!("phase: creation\ncycle: 1\norder: A B\n\nseat A\nboard:\n{board}\nseat B\n"),
        );
        let content = props.game.content();
        let card = content.card(content.card_named(id).expect("a card"));
        let board = props.player(props.own()).board;
        best_fit(card, &board, content.grid(), false).expect("room")
    }

    #[test]
    fn present_shards_are_not_missing() {
        // memory-rock: grass, a mountain, and water with the Dreamer.
        let fit = fit_on(
            "  . . . . .\n  . . . . .\n  . . . . .\n  . yy . . .\n  . g u@ . .\n",
            "memory-rock",
        );
        let all: usize = fit.missing().iter().map(|(_, count)| count).sum();
        assert!(all <= 2, "{fit:?}");
        assert!(fit.effort() <= 6, "{fit:?}");
    }

    #[test]
    fn an_empty_board_lacks_everything() {
        let fit = fit_on(
            "  . . . . .\n  . . . . .\n  . . . . .\n  . . . . .\n  . . . . .\n",
            "memory-rock",
        );
        let all: usize = fit.missing().iter().map(|(_, count)| count).sum();
        assert_eq!((all, fit.in_the_way(), fit.steps), (4, 0, 1));
    }
}
