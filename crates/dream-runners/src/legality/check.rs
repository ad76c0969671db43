//! The reason why an action is not legal.

use super::{Legality, left_of};
use crate::board::Cells;
use crate::resolution::Block;
use crate::rules::{SEGMENT_PRICE, SERENITY_PRICE};
use crate::state::Phase;
use crate::{Action, Placed, Refusal, SegmentId, Spot, Thing};

type Result = std::result::Result<(), Refusal>;

fn refuse_if(wrong: bool, refusal: Refusal) -> Result {
    if wrong { Err(refusal) } else { Ok(()) }
}

impl Legality<'_> {
    /// Whether the seat may take an action.
    pub(crate) fn check(&self, action: Action) -> Result {
        self.check_seat()?;
        let (phase, elsewhere) = match action {
            // R1, R2.
            Action::Put(_) | Action::Lift(_) | Action::Clear | Action::Lock => {
                (Phase::Compose, Refusal::OnlyComposing)
            }
            // R15.
            Action::Take(_) => (Phase::Share, Refusal::OnlySharing),
            // R5, R10, R12.
            Action::Auto
            | Action::Block(_)
            | Action::Cell(_)
            | Action::Wild(_)
            | Action::Bat(_) => (Phase::Resolve, Refusal::OnlyResolving),
            // R17, R18.
            Action::Buy(_) | Action::Calm | Action::Skip | Action::Pass => {
                (Phase::Improve, Refusal::OnlyImproving)
            }
        };
        refuse_if(self.table.phase != phase, elsewhere)?;
        match action {
            Action::Put(placed) => self.check_put(placed),
            Action::Lift(segment) => self.check_lift(segment),
            Action::Clear => refuse_if(self.draft.is_empty(), Refusal::NothingLaid),
            // R20: an empty board may be locked, too.
            Action::Lock => Ok(()),
            Action::Take(thing) => self.check_take(thing),
            // R10.
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
            // R17.
            Action::Skip => refuse_if(self.table.buyer != Some(self.seat), Refusal::NotYourBuy),
            // R18.
            Action::Pass => Ok(()),
        }
    }

    /// B6, R9, R19: whether the seat is one of those to act, and if not, why.
    fn check_seat(&self) -> Result {
        let table = self.table;
        let seat = self.seat;
        refuse_if(table.phase == Phase::Over, Refusal::GameOver)?;
        let players = usize::from(self.game.rules.players);
        refuse_if(seat.index() >= players, Refusal::NotAtTable)?;
        refuse_if(self.player().woke.is_some(), Refusal::Awake)?;
        let done = table.done.contains(seat);
        match table.phase {
            // R2.
            Phase::Compose => refuse_if(done, Refusal::Locked),
            // R15.
            Phase::Share => {
                let taker = table.sharing.map(|sharing| sharing.taker);
                refuse_if(taker != Some(seat), Refusal::NotYourTake)
            }
            // R5.
            Phase::Resolve => refuse_if(done, Refusal::Resolved),
            // R17, R18.
            Phase::Improve => {
                refuse_if(table.awaits != crate::Await::Nothing, Refusal::NotYet)?;
                refuse_if(done, Refusal::Ready)?;
                refuse_if(table.waiting.contains(seat), Refusal::WaitToBuy)
            }
            Phase::Setup | Phase::Reveal | Phase::Chests | Phase::Over => Err(Refusal::NotYet),
        }
    }

    /// B2, R1: the segment exists and is the player's.
    fn check_owned(&self, segment: SegmentId) -> Result {
        let there = segment.index() < self.game.pieces.len();
        refuse_if(!there, Refusal::NoSuchSegment)?;
        let owned = self.player().segments.contains(segment);
        refuse_if(!owned, Refusal::NotYours(segment))
    }

    /// R1, B3: where a segment may lie.
    fn check_put(&self, placed: Placed) -> Result {
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

    /// R1.
    fn check_lift(&self, segment: SegmentId) -> Result {
        self.check_owned(segment)?;
        let lies = self.draft.find(segment).is_some();
        refuse_if(!lies, Refusal::NotLaid(segment))
    }

    /// R15: only what is left on the cell.
    fn check_take(&self, thing: Thing) -> Result {
        let left = self.table.sharing.map(|sharing| sharing.left);
        let mut left = left.unwrap_or_default();
        refuse_if(*left_of(&mut left, thing) == 0, Refusal::NotThere)
    }

    /// R10, R12: what has to be chosen before anything else.
    fn pending(&self) -> Option<Refusal> {
        let stage = &self.player().stage;
        match (stage.wild_times(), stage.bat) {
            (Some(_), _) => Some(Refusal::ChooseColour),
            (_, Some(_)) => Some(Refusal::ChooseSegment),
            _ => None,
        }
    }

    /// R12: a segment that was not played.
    fn check_bat(&self, segment: SegmentId) -> Result {
        match self.pending() {
            Some(Refusal::ChooseSegment) => {}
            other => return Err(other.unwrap_or(Refusal::NoBat)),
        }
        self.check_owned(segment)?;
        let unplayed = self.unplayed().contains(segment);
        refuse_if(!unplayed, Refusal::NotUnplayed(segment))
    }

    /// R5: an effect that is not done and has something to do, once the last one is finished.
    fn check_block(&self, block: Block) -> Result {
        self.pending().map_or(Ok(()), Err)?;
        let stage = &self.player().stage;
        refuse_if(stage.running.is_some(), Refusal::BlockRuns)?;
        let open = self
            .game
            .with_scene(self.table, self.seat, self.draft, |scene| scene.open(stage));
        refuse_if(!open.contains(block), Refusal::BlockDone)
    }

    /// R5: a cell of the effect that has begun.
    fn check_cell(&self, spot: Spot) -> Result {
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

    /// R17: one of the segments on offer, in one's turn.
    fn check_buy(&self, segment: SegmentId) -> Result {
        let there = segment.index() < self.game.pieces.len();
        refuse_if(!there, Refusal::NoSuchSegment)?;
        let turn = self.table.buyer == Some(self.seat);
        refuse_if(!turn, Refusal::NotYourBuy)?;
        let offered = self.table.face_up.contains(&Some(segment));
        refuse_if(!offered, Refusal::NotOffered(segment))?;
        let coins = self.player().situation.coins;
        refuse_if(coins < SEGMENT_PRICE, Refusal::SegmentTooDear)
    }

    /// R17, R9: a point of serenity, up to the top.
    fn check_calm(&self) -> Result {
        let situation = &self.player().situation;
        refuse_if(situation.serenity >= self.game.top(), Refusal::AtTheTop)?;
        refuse_if(situation.coins < SERENITY_PRICE, Refusal::SerenityTooDear)
    }
}
