//! The list of all legal actions.

use lucid_tabletop::Choices;

use super::{Legality, left_of};
use crate::board::{BOARD, Cells};
use crate::rules::{SEGMENT_PRICE, SERENITY_PRICE};
use crate::state::Phase;
use crate::{Action, Colour, Placed, Thing};

impl Legality<'_> {
    /// Adds every legal action of the seat, which is one of those to act.
    ///
    /// A player has at most twelve segments (R17, R19): four of its own, which lie in at
    /// most 9 + 48 + 60 + 60 ways, and eight more with at most 60 ways each. So
    /// with lifting, clearing and locking there are at most 668 choices.
    #[inline]
    pub(crate) fn fill(&self, choices: &mut Choices<Action>) {
        match self.table.phase {
            Phase::Compose => self.fill_compose(choices),
            Phase::Share => self.fill_share(choices),
            Phase::Resolve => self.fill_resolve(choices),
            Phase::Improve => self.fill_improve(choices),
            Phase::Setup | Phase::Reveal | Phase::Chests | Phase::Over => {}
        }
    }

    /// R1, R2, B3: what can be laid, moved and taken off, and the lock.
    fn fill_compose(&self, choices: &mut Choices<Action>) {
        for segment in self.player().segments {
            let piece = &self.game.pieces[segment.index()];
            let lies = self.draft.find(segment);
            let others = self.game.covered_without(self.draft, Some(segment));
            for turn in piece.distinct() {
                let turned = piece.turned(turn);
                for row in 0..=BOARD as u8 - turned.size().1 {
                    for column in 0..=BOARD as u8 - turned.size().0 {
                        let cells = turned.at(column, row);
                        let placed = Placed {
                            segment,
                            turn,
                            column,
                            row,
                        };
                        let free = cells.meets(Cells::DREAM) && !cells.meets(others);
                        if free && lies != Some(placed) {
                            choices.push(Action::Put(placed));
                        }
                    }
                }
            }
        }
        // R1, R20: an empty board may be locked, too.
        for placed in self.draft.placed() {
            choices.push(Action::Lift(placed.segment));
        }
        if !self.draft.is_empty() {
            choices.push(Action::Clear);
        }
        choices.push(Action::Lock);
    }

    /// R15: what is left on the cell.
    fn fill_share(&self, choices: &mut Choices<Action>) {
        let Some(mut sharing) = self.table.sharing else {
            return;
        };
        for thing in Thing::ALL {
            if *left_of(&mut sharing.left, thing) > 0 {
                choices.push(Action::Take(thing));
            }
        }
    }

    /// R5, R10, R12: a colour, a segment for a bat, or what is resolved next.
    fn fill_resolve(&self, choices: &mut Choices<Action>) {
        let stage = &self.player().stage;
        if stage.wild_times().is_some() {
            return (Colour::ALL.iter()).for_each(|colour| choices.push(Action::Wild(*colour)));
        }
        if stage.bat.is_some() {
            let unplayed = self.unplayed().into_iter();
            return unplayed.for_each(|segment| choices.push(Action::Bat(segment)));
        }
        self.game
            .with_scene(self.table, self.seat, self.draft, |scene| {
                match stage.running {
                    Some(_) => (scene.cells_left(stage).into_iter())
                        .for_each(|spot| choices.push(Action::Cell(spot))),
                    None => (scene.open(stage).iter())
                        .for_each(|block| choices.push(Action::Block(block))),
                }
            });
        choices.push(Action::Auto);
    }

    /// R17, R18: a segment in one's turn, serenity at any time, or being ready.
    fn fill_improve(&self, choices: &mut Choices<Action>) {
        let situation = &self.player().situation;
        let buys = self.table.buyer == Some(self.seat);
        if buys && situation.coins >= SEGMENT_PRICE {
            let offers = self.table.face_up.iter().flatten();
            offers.for_each(|segment| choices.push(Action::Buy(*segment)));
        }
        if situation.coins >= SERENITY_PRICE && situation.serenity < self.game.top() {
            choices.push(Action::Calm);
        }
        if buys {
            choices.push(Action::Skip);
        }
        choices.push(Action::Pass);
    }
}
