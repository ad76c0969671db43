//! Which chests are turned over (R14).

use lucid_tabletop::{BySeat, Seat};

use crate::resolution::can_open;
use crate::state::{Phase, Table};
use crate::{ChestId, Draft, DreamRunners};

impl DreamRunners {
    /// R14: the keys of the next chest that is turned over after those that are; `None`
    /// when there is no other.
    pub(crate) fn next_chest(
        &self,
        table: &Table,
        drafts: &BySeat<Draft>,
        turned: [Option<ChestId>; 3],
    ) -> Option<u8> {
        let on_tile = self.chests_on(table);
        let down = |keys: &u8| {
            let index = usize::from(*keys) - 1;
            on_tile[index] && turned[index].is_none()
        };
        let mut down = (1..=3).filter(down);
        if !self.turns_over_what_can_be_opened() {
            return down.next();
        }
        let sleepers = table.sleepers(self.rules.players);
        down.find(|keys| {
            let opens = |seat| self.may_open(table, drafts, turned, seat, *keys);
            sleepers.iter().any(opens)
        })
    }

    /// R14: whether a sleeper can open a chest with what is left to resolve, and before
    /// cells are shared with the most keys that they can bring.
    fn may_open(
        &self,
        table: &Table,
        drafts: &BySeat<Draft>,
        turned: [Option<ChestId>; 3],
        seat: Seat,
        keys: u8,
    ) -> bool {
        let Some(tile) = table.tile else { return false };
        let player = &table.players[seat];
        let dream = self.dream_with(tile, turned);
        let mut composition = self.composition(&drafts[seat]);
        match table.phase {
            Phase::Chests | Phase::Share => {
                composition.shares = self.most_keys_from_shares(table, drafts, seat);
            }
            Phase::Resolve if !table.done.contains(seat) => composition.shares = player.shares,
            _ => return false,
        }
        can_open(&dream, &composition, &player.situation, &player.stage, keys)
    }
}
