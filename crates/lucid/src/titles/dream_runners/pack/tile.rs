//! Dream tiles, segments and goods: words and symbols as chips.

use lucid_dream_runners::{Cell as DreamCell, Goods, SIDE, Segment, Symbol, Tile};

use crate::layout::TextCell;
use crate::output::Ink;

/// So wide may cells be for two tiles to stand side by side on a narrow terminal.
const ROOMY: usize = 11;

/// A tile as a table of nine cells, each at least so wide and so high.
pub(super) fn draw(tile: &Tile, width: usize, height: usize, ink: Ink) -> Vec<TextCell> {
    let rule = |[left, middle, right]: [&str; 3]| {
        let parts = vec!["─".repeat(width); SIDE];
        TextCell::faint(ink, &format!("{left}{}{right}", parts.join(middle)))
    };
    let mut lines = vec![rule(["┌", "┬", "┐"])];
    for (number, row) in tile.cells.chunks(SIDE).enumerate() {
        if number > 0 {
            lines.push(rule(["├", "┼", "┤"]));
        }
        let words: Vec<Vec<String>> = row.iter().map(|cell| words(*cell)).collect();
        let most = words.iter().map(Vec::len).max().unwrap_or(0).max(height);
        for index in 0..most {
            let bar = || TextCell::faint(ink, "│");
            lines.push(words.iter().fold(bar(), |line, words| {
                let above = (most - words.len()) / 2;
                let word = index.checked_sub(above).and_then(|index| words.get(index));
                let cell = match word {
                    Some(word) => chip(word, &format!("{word:^width$}"), ink),
                    None => TextCell::plain(&" ".repeat(width)),
                };
                line.then(cell).then(bar())
            }));
        }
    }
    lines.push(rule(["└", "┴", "┘"]));
    lines
}

/// How wide the cells of tiles have to be to look alike.
pub(super) fn cell_width<'a>(tiles: impl IntoIterator<Item = &'a Tile>) -> usize {
    let cells = tiles.into_iter().flat_map(|tile| tile.cells);
    let longest = cells.flat_map(words).map(|word| word.len()).max();
    let longest = longest.unwrap_or(0);
    (longest + 2).min(longest.max(ROOMY))
}

/// Goods as chips below each other.
pub(super) fn goods(goods: &Goods, ink: Ink) -> Vec<TextCell> {
    let words = words(DreamCell::Reward(*goods));
    let chips = words
        .iter()
        .map(|word| chip(word, &format!(" {word} "), ink));
    chips.map(|chip| TextCell::plain(" ").then(chip)).collect()
}

/// The cells of a segment as they lie, with their symbols.
pub(super) fn segment(segment: &Segment, ink: Ink) -> Vec<TextCell> {
    let cells = segment.shape.cells();
    let rows = cells.iter().map(|(_, row)| *row).max().unwrap_or(0);
    (0..=rows)
        .map(|row| {
            let symbols = cells.iter().zip(&segment.symbols);
            let of_row = symbols.filter(|((_, at), _)| *at == row);
            of_row.fold(TextCell::plain(" "), |line, (_, symbol)| {
                line.then(stamp(*symbol, ink))
            })
        })
        .collect()
}

/// A symbol as a chip.
pub(super) fn stamp(symbol: Symbol, ink: Ink) -> TextCell {
    let letter = symbol.letter();
    let code = match symbol {
        Symbol::Blank => "38;5;16;48;5;250",
        Symbol::Collect => "38;5;16;48;5;114",
        Symbol::Double => "38;5;231;48;5;28",
        Symbol::Banish => "38;5;231;48;5;61",
        Symbol::Both => "38;5;16;48;5;220",
    };
    // Without colours, brackets hold the cells apart.
    match ink {
        Ink::Colour => TextCell::tinted(ink, code, &format!(" {letter} ")),
        Ink::Plain => TextCell::plain(&format!("[{letter}]")),
    }
}

/// The words of a cell as packs write them, one for each line.
fn words(cell: DreamCell) -> Vec<String> {
    let (sign, text) = match cell {
        DreamCell::Converging(goods) => ("~", goods.to_string()),
        other => ("", other.to_string().replace("spider:", "spider+")),
    };
    text.split('+')
        .map(|word| format!("{sign}{word}"))
        .collect()
}

/// A word on the ground of its kind; both are set, so that it can be read in any
/// theme.
fn chip(word: &str, padded: &str, ink: Ink) -> TextCell {
    let kind = word
        .trim_start_matches('~')
        .trim_start_matches(|c: char| c.is_ascii_digit());
    let code = match kind {
        "blue" => "38;5;231;48;5;26",
        "white" => "38;5;16;48;5;231",
        "orange" => "38;5;16;48;5;208",
        "green" => "38;5;16;48;5;71",
        "wild" => "38;5;231;48;5;91",
        "key" => "38;5;16;48;5;180",
        "coin" => "38;5;16;48;5;220",
        "serenity" => "38;5;16;48;5;153",
        "chest1" | "chest2" | "chest3" => "38;5;231;48;5;94",
        _ => "1;38;5;231;48;5;124",
    };
    TextCell::tinted(ink, code, padded)
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::Name;

    use super::*;

    #[test]
    fn every_line_of_a_tile_is_as_wide_as_the_others() {
        let words = ["coin", "~2coin+key", "-2", "octopus", "bat", "spider:green"];
        let words = words
            .into_iter()
            .chain(["blue+2white+chest3", "wild", "3serenity"]);
        let cells: Vec<DreamCell> = words.map(|word| DreamCell::parse(word).unwrap()).collect();
        let tile = Tile {
            id: "night".to_owned(),
            name: Name::default(),
            level: 4,
            star: true,
            cells: cells.try_into().unwrap(),
        };
        for ink in [Ink::Plain, Ink::Colour] {
            let cell = cell_width([&tile]);
            let lines = draw(&tile, cell, 1, ink);
            let width = 3 * cell + 4;
            assert!(lines.iter().all(|line| line.width == width), "{lines:?}");
        }
    }
}
