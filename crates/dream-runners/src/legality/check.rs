//! The reason why an action is not legal.

use super::{Legality, left_of};
use crate::board::Cells;
use crate::resolution::Block;
use crate::rules::{SEGMENT_PRICE, SERENITY_PRICE};
use crate::state::Phase;
use crate::{Action, Placed, Refusal, SegmentId, Spot, Thing};

type Check = Result<(), Refusal>;

fn refuse_if(wrong: bool, refusal: Refusal) -> Check {
    if wrong { Err(refusal) } else { Ok(()) }
}

impl Legality<'_> {
    /// Whether the seat may take an action.
    pub(crate) fn check(&self, action: Action) -> Check {
        self.check_seat()?;
        let (phase, elsewhere) = match action {
            Action::Put(_) | Action::Lift(_) | Action::Clear | Action::Lock => {
                (Phase::Compose, Refusal::OnlyComposing)
            }
            Action::Take(_) => (Phase::Share, Refusal::OnlySharing),
            Action::Auto
            | Action::Block(_)
            | Action::Cell(_)
            | Action::Wild(_)
            | Action::Bat(_) => (Phase::Resolve, Refusal::OnlyResolving),
            Action::Buy(_) | Action::Calm | Action::Skip | Action::Pass => {
                (Phase::Improve, Refusal::OnlyImproving)
            }
        };
        refuse_if(self.table.phase != phase, elsewhere)?;
        match action {
            Action::Put(placed) => self.check_put(placed),
            Action::Lift(segment) => self.check_lift(segment),
            Action::Clear => refuse_if(self.draft.is_empty(), Refusal::NothingLaid),
            Action::Lock => Ok(()),
            Action::Take(thing) => self.check_take(thing),
            Action::Wild(_) => {
                let waits = self.player().stage.wild_times().is_some();
                refuse_if(!waits, self.pending().unwrap_or(Refusal::NoWild))
            }
            Action::Bat(segment) => self.check_bat(segment),
            Action::Auto => self.pending().map_or(Ok(()), Err),
            Action::Block(block) => self.check_block(block),
            Action::Cell(spot) => self.check_cell(spot),
            Action::Buy(segment) => self.check_buy(segment),
            Action::Calm => self.check_calm(),
            Action::Skip => refuse_if(self.table.buyer != Some(self.seat), Refusal::NotYourBuy),
            Action::Pass => Ok(()),
        }
    }

    /// Whether the seat is one of those to act, and if not, why.
    fn check_seat(&self) -> Check {
        let table = self.table;
        let seat = self.seat;
        refuse_if(table.phase == Phase::Over, Refusal::GameOver)?;
        let players = usize::from(self.game.rules.players);
        refuse_if(seat.index() >= players, Refusal::NotAtTable)?;
        refuse_if(self.player().woke.is_some(), Refusal::Awake)?;
        let done = table.done.contains(seat);
        match table.phase {
            Phase::Compose => refuse_if(done, Refusal::Locked),
            Phase::Share => {
                let taker = table.sharing.map(|sharing| sharing.taker);
                refuse_if(taker != Some(seat), Refusal::NotYourTake)
            }
            Phase::Resolve => refuse_if(done, Refusal::Resolved),
            Phase::Improve => {
                refuse_if(table.awaits != crate::Await::Nothing, Refusal::NotYet)?;
                refuse_if(done, Refusal::Ready)?;
                refuse_if(table.waiting.contains(seat), Refusal::WaitToBuy)
            }
            Phase::Setup | Phase::Reveal | Phase::Chests | Phase::Over => Err(Refusal::NotYet),
        }
    }

    fn check_owned(&self, segment: SegmentId) -> Check {
        let there = segment.index() < self.game.pieces.len();
        refuse_if(!there, Refusal::NoSuchSegment)?;
        let owned = self.player().segments.contains(segment);
        refuse_if(!owned, Refusal::NotYours(segment))
    }

    fn check_put(&self, placed: Placed) -> Check {
        let segment = placed.segment;
        self.check_owned(segment)?;
        let piece = &self.game.pieces[segment.index()];
        let least = placed.turn < 4 && piece.least(placed.turn) == placed.turn;
        refuse_if(!least, Refusal::SameTurn(segment))?;
        let on_board = piece.turned(placed.turn).fits(placed.column, placed.row);
        refuse_if(!on_board, Refusal::OffBoard(segment))?;
        let cells = self.game.cells_of(placed);
        let covers = cells.meets(Cells::DREAM);
        refuse_if(!covers, Refusal::CoversNothing(segment))?;
        let others = self.draft.placed().iter();
        for other in others.filter(|other| other.segment != segment) {
            let meets = cells.meets(self.game.cells_of(*other));
            refuse_if(meets, Refusal::Overlaps(other.segment))?;
        }
        let lies = self.draft.find(segment) == Some(placed);
        refuse_if(lies, Refusal::LiesThere(segment))
    }

    fn check_lift(&self, segment: SegmentId) -> Check {
        self.check_owned(segment)?;
        let lies = self.draft.find(segment).is_some();
        refuse_if(!lies, Refusal::NotLaid(segment))
    }

    fn check_take(&self, thing: Thing) -> Check {
        let left = self.table.sharing.map(|sharing| sharing.left);
        let mut left = left.unwrap_or_default();
        refuse_if(*left_of(&mut left, thing) == 0, Refusal::NotThere)
    }

    /// What has to be chosen before anything else.
    fn pending(&self) -> Option<Refusal> {
        let stage = &self.player().stage;
        match (stage.wild_times(), stage.bat) {
            (Some(_), _) => Some(Refusal::ChooseColour),
            (_, Some(_)) => Some(Refusal::ChooseSegment),
            _ => None,
        }
    }

    fn check_bat(&self, segment: SegmentId) -> Check {
        match self.pending() {
            Some(Refusal::ChooseSegment) => {}
            other => return Err(other.unwrap_or(Refusal::NoBat)),
        }
        self.check_owned(segment)?;
        let unplayed = self.unplayed().contains(segment);
        refuse_if(!unplayed, Refusal::NotUnplayed(segment))
    }

    fn check_block(&self, block: Block) -> Check {
        self.pending().map_or(Ok(()), Err)?;
        let stage = &self.player().stage;
        refuse_if(stage.running.is_some(), Refusal::BlockRuns)?;
        let open = self
            .game
            .with_scene(self.table, self.seat, self.draft, |scene| scene.open(stage));
        refuse_if(!open.contains(block), Refusal::BlockDone)
    }

    fn check_cell(&self, spot: Spot) -> Check {
        self.pending().map_or(Ok(()), Err)?;
        let stage = &self.player().stage;
        refuse_if(stage.running.is_none(), Refusal::NoBlock)?;
        let left = self
            .game
            .with_scene(self.table, self.seat, self.draft, |scene| {
                scene.cells_left(stage)
            });
        refuse_if(!left.contains(spot), Refusal::NotThisCell(spot))
    }

    fn check_buy(&self, segment: SegmentId) -> Check {
        let there = segment.index() < self.game.pieces.len();
        refuse_if(!there, Refusal::NoSuchSegment)?;
        let turn = self.table.buyer == Some(self.seat);
        refuse_if(!turn, Refusal::NotYourBuy)?;
        let offered = self.table.face_up.contains(&Some(segment));
        refuse_if(!offered, Refusal::NotOffered(segment))?;
        let coins = self.player().situation.coins;
        refuse_if(coins < SEGMENT_PRICE, Refusal::SegmentTooDear)
    }

    fn check_calm(&self) -> Check {
        let situation = &self.player().situation;
        refuse_if(situation.serenity >= self.game.top(), Refusal::AtTheTop)?;
        refuse_if(situation.coins < SERENITY_PRICE, Refusal::SerenityTooDear)
    }
}
