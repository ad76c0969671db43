//! The picture of the grid.

use lucid_dreamscape::{Grid, GridProblem};

use crate::item::Item;
use crate::text::Text;
use crate::{Mistake, PackPart};

/// Reads the grid; blank lines around it and what all rows are indented by do not count.
pub(super) fn read(root: &mut Item<'_, '_, '_>) -> Option<Grid> {
    let text = root.text("grid")?;
    let part = std::mem::replace(&mut root.part, PackPart::Grid);
    let grid = parse(root, &text);
    root.part = part;
    grid
}

fn parse(root: &mut Item<'_, '_, '_>, text: &Text) -> Option<Grid> {
    let grid = match Grid::parse(&trimmed(&text.value)) {
        Ok(grid) => grid,
        Err(problem) => {
            root.error(place(text, problem), Mistake::Grid(problem));
            return None;
        }
    };
    let entry = grid.entry();
    let apart = (grid.all().into_iter())
        .filter(|slot| *slot != entry && grid.distance(*slot) == 0)
        .count();
    if apart > 0 {
        root.error(text.span.clone(), Mistake::SlotsApart(apart));
        return None;
    }
    Some(grid)
}

/// The place of the character that is wrong, or of the second entry.
fn place(text: &Text, problem: GridProblem) -> crate::diagnostics::Span {
    let (wanted, nth) = match problem {
        GridProblem::Character(character) => (character, 0),
        GridProblem::Entries(2..) => ('E', 1),
        _ => return text.span.clone(),
    };
    let mut found = text.value.match_indices(wanted);
    match found.nth(nth) {
        Some((at, found)) => text.place(at, found.len()),
        None => text.span.clone(),
    }
}

fn trimmed(picture: &str) -> String {
    let mut rows: Vec<&str> = picture.lines().map(str::trim_end).collect();
    while rows.last().is_some_and(|row| row.is_empty()) {
        rows.pop();
    }
    let blank = rows.iter().take_while(|row| row.is_empty()).count();
    rows.drain(..blank);
    let indent = |row: &&str| row.bytes().take_while(|b| *b == b' ').count();
    let full = rows.iter().filter(|row| !row.is_empty());
    let indented = full.map(indent).min().unwrap_or(0);
    let cut: Vec<&str> = rows
        .iter()
        .map(|row| row.get(indented..).unwrap_or(""))
        .collect();
    cut.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_around_a_picture_does_not_count() {
        assert_eq!(trimmed("\n  ..\n  E.  \n\n"), "..\nE.");
        assert_eq!(trimmed("  .\n E."), " .\nE.");
        assert_eq!(trimmed("..\n\nE."), "..\n\nE.");
        assert_eq!(trimmed(""), "");
    }
}
