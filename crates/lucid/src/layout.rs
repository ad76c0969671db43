//! Text that knows how wide it is on screen, and how lines are made of it.

use unicode_width::UnicodeWidthStr as _;

use crate::output::{self, Ink};

/// Text with its width on screen, which colour codes do not change.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextCell {
    pub(crate) text: String,
    pub(crate) width: usize,
}

impl TextCell {
    pub(crate) fn plain(text: &str) -> TextCell {
        TextCell {
            text: text.to_owned(),
            width: text.width(),
        }
    }

    /// Notation with its shard letters as chips.
    pub(crate) fn shards(ink: Ink, notation: &str) -> TextCell {
        TextCell {
            text: ink.shards(notation),
            ..TextCell::plain(notation)
        }
    }

    pub(crate) fn faint(ink: Ink, text: &str) -> TextCell {
        TextCell {
            text: ink.faint(text),
            ..TextCell::plain(text)
        }
    }

    pub(crate) fn strong(ink: Ink, text: &str) -> TextCell {
        TextCell {
            text: ink.strong(text),
            ..TextCell::plain(text)
        }
    }

    /// Text in a colour of the terminal, by its code.
    pub(crate) fn tinted(ink: Ink, code: &str, text: &str) -> TextCell {
        TextCell {
            text: ink.tinted(code, text),
            ..TextCell::plain(text)
        }
    }

    pub(crate) fn then(mut self, next: TextCell) -> TextCell {
        self.text.push_str(&next.text);
        self.width += next.width;
        self
    }

    /// The text with blanks behind it.
    pub(crate) fn pad(&self, width: usize) -> String {
        let gap = width.saturating_sub(self.width);
        format!("{}{:gap$}", self.text, "")
    }

    /// The cell with blanks behind it.
    pub(crate) fn padded(self, width: usize) -> TextCell {
        let gap = width.saturating_sub(self.width);
        self.then(TextCell::plain(&" ".repeat(gap)))
    }

    /// The cell with blanks around it.
    pub(crate) fn centred(self, width: usize) -> TextCell {
        let gap = width.saturating_sub(self.width);
        let left = TextCell::plain(&" ".repeat(gap / 2));
        let right = TextCell::plain(&" ".repeat(gap - gap / 2));
        left.then(self).then(right)
    }
}

/// Adds a line, without blanks at its end.
pub(crate) fn push_line(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

/// Writes a text in lines that begin where its first does, after `start`.
pub(crate) fn push_hanging(start: &str, text: &str, out: &mut String) {
    let indent = start.width();
    let room = output::width().saturating_sub(indent).max(20);
    for (index, line) in wrap(text, room).iter().enumerate() {
        match index {
            0 => push_line(out, &format!("{start}{line}")),
            _ => push_line(out, &format!("{:indent$}{line}", "")),
        }
    }
}

/// What is between two blocks.
const GAP: usize = 3;

/// Writes blocks of lines in rows, as many side by side as fit, with a blank line
/// after each row.
pub(crate) fn side_by_side(blocks: &[Vec<TextCell>], width: usize, out: &mut String) {
    let lines = blocks.iter().flatten();
    let widest = lines.map(|line| line.width).max().unwrap_or(0);
    let count = ((width + GAP) / (widest + GAP)).max(1);
    for row in blocks.chunks(count) {
        let height = row.iter().map(Vec::len).max().unwrap_or(0);
        for index in 0..height {
            let cells = row.iter().map(|block| match block.get(index) {
                Some(cell) => cell.pad(widest),
                None => " ".repeat(widest),
            });
            let cells: Vec<String> = cells.collect();
            push_line(out, &cells.join(&" ".repeat(GAP)));
        }
        out.push('\n');
    }
}

/// Cells one after the other, in as many lines as they need.
pub(crate) fn flow(cells: Vec<TextCell>, gap: usize, width: usize) -> Vec<TextCell> {
    let mut lines: Vec<TextCell> = Vec::new();
    for cell in cells {
        match lines.pop() {
            None => lines.push(cell),
            Some(line) if line.width + gap + cell.width <= width => {
                lines.push(line.then(TextCell::plain(&" ".repeat(gap))).then(cell));
            }
            Some(line) => lines.extend([line, cell]),
        }
    }
    lines
}

/// Breaks a text into lines between its words.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0;
    for word in text.split_whitespace() {
        let length = word.width();
        match lines.last_mut() {
            Some(line) if used + 1 + length <= width => {
                line.push(' ');
                line.push_str(word);
                used += 1 + length;
            }
            _ => {
                lines.push(word.to_owned());
                used = length;
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_blocks_stand_in_a_row_as_fit() {
        let block = |lines: &[&str]| lines.iter().map(|line| TextCell::plain(line)).collect();
        let blocks: [Vec<TextCell>; 3] = [
            block(&["ab", "c"]),
            block(&["d"]),
            block(&["efg", "h", "i"]),
        ];
        let laid = |width| {
            let mut out = String::new();
            side_by_side(&blocks, width, &mut out);
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
    fn cells_flow_into_lines() {
        let cells = || ["one", "two", "three"].map(TextCell::plain).to_vec();
        let lines = |width| -> Vec<String> {
            let lines = flow(cells(), 2, width).into_iter();
            lines.map(|line| line.text).collect()
        };
        assert_eq!(lines(15), ["one  two  three"]);
        assert_eq!(lines(14), ["one  two", "three"]);
        assert_eq!(lines(1), ["one", "two", "three"]);
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("Bärenbucht am See", 13), ["Bärenbucht am", "See"]);
        assert_eq!(wrap("immeasurable", 5), ["immeasurable"]);
        assert!(wrap(" ", 5).is_empty());
    }

    #[test]
    fn a_cell_is_as_wide_as_it_looks() {
        assert_eq!(TextCell::shards(Ink::Colour, "yy@").width, 3);
        assert_eq!(TextCell::plain("夢").width, 2);
        assert_eq!(TextCell::plain("ab").centred(5).text, " ab  ");
        assert_eq!(TextCell::plain("ab").pad(4), "ab  ");
    }
}
