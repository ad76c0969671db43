//! Blocks of lines side by side, as many as fit.

use crate::cell::{Cell, push_line, wrap};
use crate::output::Ink;

/// What is between two blocks.
const GAP: usize = 3;
/// How wide the names in a block may be: three blocks fit on a narrow terminal.
const NAME_WIDTH: usize = 24;

/// One thing that is shown, line by line.
#[derive(Clone, Debug, Default)]
pub(super) struct Block(pub(super) Vec<Cell>);

impl Block {
    /// A block that begins with a name and an id.
    pub(super) fn named(ink: Ink, name: &str, id: &str) -> Block {
        Block::broad(ink, name, id, NAME_WIDTH)
    }

    /// A block that is wide anyway, so that its name may be as well.
    pub(super) fn broad(ink: Ink, name: &str, id: &str, width: usize) -> Block {
        let mut block = Block::default();
        for line in wrap(name, width) {
            block.0.push(Cell::strong(ink, &line));
        }
        block.id(ink, id);
        block
    }

    /// Adds an id, which may be as long as two lines.
    pub(super) fn id(&mut self, ink: Ink, id: &str) {
        let letters: Vec<char> = id.chars().collect();
        for part in letters.chunks(NAME_WIDTH) {
            let part: String = part.iter().collect();
            self.0.push(Cell::faint(ink, &part));
        }
    }

    /// Adds words, in more than one line if need be.
    pub(super) fn words(&mut self, text: &str) {
        let lines = wrap(text, NAME_WIDTH);
        self.0.extend(lines.iter().map(|line| Cell::plain(line)));
    }

    fn width(&self) -> usize {
        self.0.iter().map(|line| line.width).max().unwrap_or(0)
    }
}

/// Writes blocks in rows, with a blank line after each row.
pub(super) fn lay(blocks: &[Block], width: usize, out: &mut String) {
    let widest = blocks.iter().map(Block::width).max().unwrap_or(0);
    let count = ((width + GAP) / (widest + GAP)).max(1);
    for row in blocks.chunks(count) {
        let height = row.iter().map(|block| block.0.len()).max().unwrap_or(0);
        for index in 0..height {
            let cells = row.iter().map(|block| match block.0.get(index) {
                Some(cell) => cell.pad(widest),
                None => " ".repeat(widest),
            });
            let cells: Vec<String> = cells.collect();
            push_line(out, &cells.join(&" ".repeat(GAP)));
        }
        out.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(lines: &[&str]) -> Block {
        Block(lines.iter().map(|line| Cell::plain(line)).collect())
    }

    #[test]
    fn as_many_blocks_stand_in_a_row_as_fit() {
        let blocks = [
            block(&["ab", "c"]),
            block(&["d"]),
            block(&["efg", "h", "i"]),
        ];
        let laid = |width| {
            let mut out = String::new();
            lay(&blocks, width, &mut out);
            out
        };
        assert_eq!(
            laid(15),
            "ab    d     efg\nc           h\n            i\n\n"
        );
        assert_eq!(laid(14), "ab    d\nc\n\nefg\nh\ni\n\n");
        assert_eq!(laid(1), "ab\nc\n\nd\n\nefg\nh\ni\n\n");
    }

    #[test]
    fn a_long_id_has_two_lines() {
        let mut block = Block::default();
        block.id(Ink::Plain, &"x".repeat(40));
        let widths: Vec<usize> = block.0.iter().map(|line| line.width).collect();
        assert_eq!(widths, [24, 16]);
    }
}
