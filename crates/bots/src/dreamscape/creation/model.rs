//! What is searched: a Creation as a problem instance.
//!
//! An [`Instance`] holds what stays the same during a search: the game, the seat, what
//! a finished Creation is worth ([`Evaluation`]), and every way the cards in front can
//! lie ([`FrontPlacements`]). A position of the search is a `State` of the engine. What
//! the bounds need to know about it is read off once per position:
//!
//! - [`Resources`]: the shards in Hands, and what powers and exchanges may add to them;
//! - [`BoardSummary`]: what lies in the Dreamscape;
//! - [`ShortfallTable`]: what every cell of a card still lacks on every slot;
//! - [`Reach`]: where the Dreamer can get to for how many white shards;
//! - [`SubHands`]: every way to divide a hand, numbered so that parts add up.
//!
//! Steps are played by the engine itself, with chance cut off (see [`line`]).

mod evaluation;
pub(in crate::dreamscape) mod line;
mod placements;
mod reach;
mod resources;
mod sub_hands;

pub use evaluation::{DEFICITS, Evaluation, POINT, PurposeValue, SHARD, SHARING, STEP, STORED};
pub use line::{CreationLine, Proof, Rest};

pub(super) use placements::{
    CardCell, CellSpec, Deficit, FrontPlacements, IN_THE_WAY, PlacementList, Shortfall,
    ShortfallTable, TREE, byte, distances, shards_lacking,
};
pub(super) use reach::{MAX_WHITES, Reach};
pub(super) use resources::{BoardSummary, CARD_SLOTS, Resources};
pub(super) use sub_hands::{LANDSCAPES, MAX_SUB_HANDS, SubHandCache, SubHands};

use std::cell::RefCell;

use lucid_dreamscape::{Dreamscape, MAX_SLOTS, Ongoing, Pending, Player, TILES, Table};
use lucid_tabletop::Seat;

use super::bounds::Scratch;
use super::ordering::ExchangeWindow;

/// Everything about a Creation that stays the same during its search.
#[derive(Debug)]
pub(super) struct Instance<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) evaluation: &'a Evaluation,
    pub(super) seat: Seat,
    pub(super) placements: FrontPlacements,
    /// Whether the bag may run out of a colour, so that the order of exchanges matters.
    pub(super) bag_is_short: bool,
    /// Memory that bounds reuse from one position to the next.
    pub(super) scratch: RefCell<Scratch>,
    pub(super) distances: Box<[[u8; MAX_SLOTS]; MAX_SLOTS]>,
}

/// The seat's standing with each purpose.
pub(super) type Standings = [Option<i32>; TILES];

impl Instance<'_> {
    /// What the seat has and may still do.
    pub(super) fn resources(&self, table: &Table, window: ExchangeWindow) -> Resources<'_> {
        let (game, evaluation) = (self.game, self.evaluation);
        Resources::new(game, evaluation, &self.distances, table, self.seat, window)
    }

    /// The seat's standing with each purpose that the evaluation values.
    pub(super) fn standings(&self, table: &Table) -> Standings {
        std::array::from_fn(|place| {
            self.evaluation.purposes[place].as_ref()?;
            self.game.standing(table, self.seat, place)
        })
    }

    /// What the purposes are worth with these standings.
    pub(super) fn purposes_value(&self, standings: &Standings) -> i32 {
        let purposes = self.evaluation.purposes_with_standing(standings);
        purposes
            .map(|(_, purpose, standing)| purpose.worth(standing))
            .sum()
    }

    /// Whether the seat may end its Creation now (K7, D3).
    pub(super) fn may_end(&self, player: &Player) -> bool {
        let board = &player.board;
        let crossing = (board.dreamer()).is_some_and(|slot| board.trees().contains(slot));
        let held_back = player.hands[lucid_dreamscape::Colour::Red] > 0
            && !board.shore(self.game.content().grid()).is_empty();
        player.pending == Pending::Nothing
            && player.power == Ongoing::Nothing
            && !crossing
            && !held_back
    }
}
