//! Blocks of lines side by side, as many as fit.

use crate::layout::{TextCell, side_by_side, wrap};
use crate::output::Ink;

/// How wide the names in a block may be: three blocks fit on a narrow terminal.
const NAME_WIDTH: usize = 24;

/// One thing that is shown, line by line.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextBlock(pub(crate) Vec<TextCell>);

impl TextBlock {
    /// A block that begins with a name and an id.
    pub(crate) fn named(ink: Ink, name: &str, id: &str) -> TextBlock {
        TextBlock::broad(ink, name, id, NAME_WIDTH)
    }

    /// A block that is wide anyway, so that its name may be as well.
    pub(crate) fn broad(ink: Ink, name: &str, id: &str, width: usize) -> TextBlock {
        let mut block = TextBlock::default();
        for line in wrap(name, width) {
            block.0.push(TextCell::strong(ink, &line));
        }
        block.id(ink, id);
        block
    }

    /// Adds an id, which may be as long as two lines.
    pub(crate) fn id(&mut self, ink: Ink, id: &str) {
        let letters: Vec<char> = id.chars().collect();
        for part in letters.chunks(NAME_WIDTH) {
            let part: String = part.iter().collect();
            self.0.push(TextCell::faint(ink, &part));
        }
    }

    /// Adds words, in more than one line if need be.
    pub(crate) fn words(&mut self, text: &str) {
        let lines = wrap(text, NAME_WIDTH);
        self.0
            .extend(lines.iter().map(|line| TextCell::plain(line)));
    }
}

/// Writes blocks in rows, with a blank line after each row.
pub(crate) fn lay(blocks: &[TextBlock], width: usize, out: &mut String) {
    let blocks: Vec<Vec<TextCell>> = blocks.iter().map(|block| block.0.clone()).collect();
    side_by_side(&blocks, width, out);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_id_has_two_lines() {
        let mut block = TextBlock::default();
        block.id(Ink::Plain, &"x".repeat(40));
        let widths: Vec<usize> = block.0.iter().map(|line| line.width).collect();
        assert_eq!(widths, [24, 16]);
    }
}
