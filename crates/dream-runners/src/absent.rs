//! What the rules do for absent players (R10).

use lucid_tabletop::{Game as _, Seat, ToAct};

use crate::legality::{left_of, unplayed};
use crate::resolution::absent_colour;
use crate::state::Phase;
use crate::{Action, DreamRunners, SegmentId, SegmentSet, State, Symbol, Thing};

impl DreamRunners {
    /// The segment that a bat takes from an absent player (R10): the one with
    /// the fewest symbols, then the smallest, then the first of the pack.
    pub fn absent_segment(&self, unplayed: SegmentSet) -> Option<SegmentId> {
        unplayed.into_iter().min_by_key(|segment| {
            let segment = self.content.segment(*segment);
            let symbols = segment.symbols.iter();
            let count = symbols.filter(|symbol| **symbol != Symbol::Blank).count();
            (count, segment.symbols.len())
        })
    }

    /// The action that is played for an absent player: the rest is resolved in the best
    /// order, choices are made as R10 says, and nothing is bought.
    ///
    /// While dreams are created nothing is done: there the time is up at last.
    pub fn absent_action(&self, state: &State, seat: Seat) -> Option<Action> {
        match self.to_act(state) {
            ToAct::Seats(seats) if seats.contains(seat) => {}
            _ => return None,
        }
        let player = &state.table.players[seat];
        match state.table.phase {
            Phase::Share => {
                let mut left = state.table.sharing?.left;
                let colour = absent_colour(&player.situation);
                let wanted = [Thing::Fragment(colour), Thing::Wild(colour)].into_iter();
                let mut things = wanted.chain(Thing::ALL);
                let there = |thing: &Thing| *left_of(&mut left, *thing) > 0;
                things.find(there).map(Action::Take)
            }
            Phase::Resolve if player.stage.wild_times().is_some() => {
                Some(Action::Wild(absent_colour(&player.situation)))
            }
            Phase::Resolve if player.stage.bat.is_some() => {
                let unplayed = unplayed(player, &state.drafts[seat]);
                self.absent_segment(unplayed).map(Action::Bat)
            }
            Phase::Resolve => Some(Action::Auto),
            Phase::Improve => Some(Action::Pass),
            _ => None,
        }
    }
}
