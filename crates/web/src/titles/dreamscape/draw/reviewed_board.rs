//! A Dreamscape as a turn left it: raised like at the table, to be looked at.

use lucid_dreamscape::{Board, Slot, SlotSet};
use lucid_tabletop::Seat;

use super::dreamscape_board::{DreamscapeBoardUi, Ground};
use super::{BoardProps, El, el, oblique};
use crate::drawing::{dusk, seat_class};

/// Draws a seat's Dreamscape with rings around the slots that differ from another board.
pub fn reviewed_board(props: &BoardProps, seat: Seat, other: &Board, title: &str) -> El {
    let ground = Ground::new(props, seat, DreamscapeBoardUi::default());
    let differs = differing(&props.player(seat).board, other);
    el("div")
        .class(format_args!("dreamscape scene grain {}", seat_class(seat)))
        .child(dusk())
        .child(oblique::picture(&ground, title, differs))
}

/// The slots on which two boards differ.
fn differing(board: &Board, other: &Board) -> SlotSet {
    let differs = |slot: &Slot| {
        board.stack(*slot) != other.stack(*slot)
            || board.trees().contains(*slot) != other.trees().contains(*slot)
            || (board.dreamer() == Some(*slot)) != (other.dreamer() == Some(*slot))
    };
    let all = board.occupied() | other.occupied();
    all.into_iter().filter(differs).collect()
}

#[cfg(test)]
mod tests {
    use super::super::test_positions::POSITIONS;
    use super::*;

    #[test]
    fn what_differs_is_ringed_and_nothing_can_be_pressed() {
        let props = POSITIONS[0].props(lucid_texts::Language::English);
        let seat = Seat::new(0);
        let board = props.player(seat).board;
        let same = reviewed_board(&props, seat, &board, "Xyz").markup();
        assert!(!same.contains("differs") && same.contains("aria-label=\"Xyz\""));
        let all = reviewed_board(&props, seat, &Board::default(), "Xyz").markup();
        let rings = all.matches("class=\"differs\"").count();
        assert_eq!(rings, board.occupied().len());
        assert!(!all.contains("role=\"button\"") && !all.contains("data-cell"));
    }
}
