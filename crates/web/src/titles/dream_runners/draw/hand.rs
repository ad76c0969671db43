//! A segment that is about to be laid: turned, moved, snapped.

use lucid_dream_runners::{Action, BOARD, Draft, DreamRunners, Placed, SegmentId};

/// A segment over the board; its place need not be legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Which segment.
    pub segment: SegmentId,
    /// Quarter turns clockwise, 0 to 3.
    pub turn: u8,
    /// Its leftmost column.
    pub column: u8,
    /// Its topmost row.
    pub row: u8,
}

/// The first column and row of the dream.
const FIRST: u8 = 2;

impl Hand {
    /// Picks a segment up from where it lies, or holds it over the dream.
    pub fn take(draft: &Draft, segment: SegmentId) -> Hand {
        let lies = draft.find(segment).unwrap_or(Placed {
            segment,
            turn: 0,
            column: FIRST,
            row: FIRST,
        });
        Hand {
            segment,
            turn: lies.turn,
            column: lies.column,
            row: lies.row,
        }
    }

    /// Moved by columns and rows, within the board.
    #[must_use]
    pub fn moved(self, game: &DreamRunners, columns: i8, rows: i8) -> Hand {
        let (width, height) = self.size(game);
        let within = |at: u8, by: i8, size: u8| {
            let most = BOARD as u8 - size;
            at.saturating_add_signed(by).min(most)
        };
        Hand {
            column: within(self.column, columns, width),
            row: within(self.row, rows, height),
            ..self
        }
    }

    /// Turned clockwise by quarter turns; turns that look the same are skipped, so that every
    /// key press has a visible effect.
    #[must_use]
    pub fn turned(self, game: &DreamRunners, quarters: u8) -> Hand {
        let piece = game.piece(self.segment);
        let before = piece.least(self.turn);
        let mut turn = self.turn;
        for _ in 0..4 {
            turn = (turn + quarters) % 4;
            if piece.least(turn) != before {
                break;
            }
        }
        Hand { turn, ..self }.moved(game, 0, 0)
    }

    /// How many columns and rows it spans.
    pub fn size(&self, game: &DreamRunners) -> (u8, u8) {
        game.piece(self.segment).turned(self.turn).size()
    }

    /// Its placement as the engine has it.
    pub fn placed(&self, game: &DreamRunners) -> Placed {
        Placed {
            segment: self.segment,
            turn: game.piece(self.segment).least(self.turn),
            column: self.column,
            row: self.row,
        }
    }
}

/// All legal placements of a segment: those that the engine offers, and the present one.
fn ways<'a>(
    choices: &'a [Action],
    draft: &'a Draft,
    segment: SegmentId,
) -> impl Iterator<Item = Placed> + 'a {
    let offered = choices.iter().filter_map(move |action| match action {
        Action::Put(placed) if placed.segment == segment => Some(*placed),
        _ => None,
    });
    offered.chain(draft.find(segment))
}

/// How far a segment snaps to a legal place, in cells.
const REACH: f64 = 0.85;

/// The legal place nearest to an upper left corner, in cells of the board; nothing if none is
/// near. Ties go to the first in reading order.
pub fn snap(
    game: &DreamRunners,
    choices: &[Action],
    draft: &Draft,
    hand: &Hand,
    (x, y): (f64, f64),
) -> Option<Placed> {
    let turn = game.piece(hand.segment).least(hand.turn);
    let away = |placed: &Placed| {
        let (dx, dy) = (f64::from(placed.column) - x, f64::from(placed.row) - y);
        dx.hypot(dy)
    };
    ways(choices, draft, hand.segment)
        .filter(|placed| placed.turn == turn)
        .map(|placed| (away(&placed), placed))
        .filter(|(away, _)| *away <= REACH)
        .min_by(|(a, p), (b, q)| {
            a.total_cmp(b)
                .then((p.row, p.column).cmp(&(q.row, q.column)))
        })
        .map(|(_, placed)| placed)
}

/// A place where the segment covers a cell that was tapped: with its first cell if possible,
/// else with another.
pub fn covering(
    game: &DreamRunners,
    choices: &[Action],
    draft: &Draft,
    hand: &Hand,
    (column, row): (u8, u8),
) -> Option<Placed> {
    let piece = game.piece(hand.segment);
    let turn = piece.least(hand.turn);
    let rank = |placed: &Placed| {
        piece.turned(turn).places().position(|(right, down, _)| {
            usize::from(placed.column) + right == usize::from(column)
                && usize::from(placed.row) + down == usize::from(row)
        })
    };
    ways(choices, draft, hand.segment)
        .filter(|placed| placed.turn == turn)
        .filter_map(|placed| Some((rank(&placed)?, placed)))
        .min_by_key(|(rank, _)| *rank)
        .map(|(_, placed)| placed)
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::{Rules, Shape};
    use lucid_tabletop::{Choices, Dealer, Game as _, Seat, Seed, ToAct};

    use super::*;

    fn begun() -> (DreamRunners, lucid_dream_runners::View, Vec<Action>) {
        let content = lucid_packs::dream_runners().content.clone();
        let game = DreamRunners::new(Rules::default(), content).unwrap();
        let mut state = game.start();
        let mut dealer = Dealer::new(Seed::of_series(2, 2));
        while game.to_act(&state) == ToAct::Chance {
            let chance = dealer.deal(&game, &state);
            game.resolve(&mut state, chance, &mut ());
        }
        let view = game.view(&state, Some(Seat::new(0)));
        let mut choices = Choices::new();
        game.choices(&view, &mut choices);
        let choices = choices.to_vec();
        (game, view, choices)
    }

    fn segment(game: &DreamRunners, shape: Shape) -> SegmentId {
        let mut own = game.content().set_of(Seat::new(0));
        own.find(|id| game.content().segment(*id).shape == shape)
            .unwrap()
    }

    #[test]
    fn a_segment_snaps_only_to_legal_places() {
        let (game, view, choices) = begun();
        let draft = *view.own_draft().unwrap();
        let three = Hand::take(&draft, segment(&game, Shape::Three));
        let near = snap(&game, &choices, &draft, &three, (2.3, 1.8)).unwrap();
        assert_eq!((near.column, near.row), (2, 2));
        // It extends into the dream from the left.
        let left = snap(&game, &choices, &draft, &three, (0.1, 2.2)).unwrap();
        assert_eq!((left.column, left.row), (0, 2));
        // There it would not cover the dream (R1).
        assert_eq!(snap(&game, &choices, &draft, &three, (0.0, 0.0)), None);
        assert_eq!(snap(&game, &choices, &draft, &three, (-3.0, 2.0)), None);
    }

    /// The board offers exactly what the engine allows, at every place and turn.
    #[test]
    fn snapping_offers_exactly_the_legal_places() {
        let (game, view, choices) = begun();
        let draft = *view.own_draft().unwrap();
        for id in view.table.players[Seat::new(0)].segments {
            let mut found = 0;
            for turn in game.piece(id).distinct() {
                for row in 0..BOARD as u8 {
                    for column in 0..BOARD as u8 {
                        let hand = Hand {
                            segment: id,
                            turn,
                            column,
                            row,
                        };
                        let at = (f64::from(column), f64::from(row));
                        let exact = snap(&game, &choices, &draft, &hand, at)
                            .is_some_and(|placed| placed == hand.placed(&game));
                        let legal = choices.contains(&Action::Put(hand.placed(&game)));
                        assert_eq!(exact, legal, "{hand:?}");
                        found += usize::from(exact);
                    }
                }
            }
            let puts = |a: &&Action| matches!(a, Action::Put(placed) if placed.segment == id);
            assert_eq!(found, choices.iter().filter(puts).count());
        }
    }

    #[test]
    fn a_tap_lays_the_segment_over_the_cell() {
        let (game, view, choices) = begun();
        let draft = *view.own_draft().unwrap();
        let corner = Hand::take(&draft, segment(&game, Shape::Corner)).turned(&game, 1);
        for row in 2..5 {
            for column in 2..5 {
                let placed = covering(&game, &choices, &draft, &corner, (column, row)).unwrap();
                let turned = game.piece(placed.segment).turned(placed.turn);
                let covers = turned.places().any(|(right, down, _)| {
                    (
                        usize::from(placed.column) + right,
                        usize::from(placed.row) + down,
                    ) == (usize::from(column), usize::from(row))
                });
                assert!(covers);
            }
        }
        assert_eq!(covering(&game, &choices, &draft, &corner, (0, 0)), None);
    }

    #[test]
    fn every_turn_shows_something_and_stays_on_the_board() {
        let (game, view, _) = begun();
        let draft = *view.own_draft().unwrap();
        for id in view.table.players[Seat::new(0)].segments {
            let mut hand = Hand::take(&draft, id).moved(&game, 9, 9);
            let ways = game.piece(id).distinct().count();
            for _ in 0..4 {
                let before = hand.placed(&game).turn;
                hand = hand.turned(&game, 1);
                assert!(ways == 1 || hand.placed(&game).turn != before);
                let turned = game.piece(id).turned(hand.turn);
                assert!(turned.fits(hand.column, hand.row));
            }
        }
    }
}
