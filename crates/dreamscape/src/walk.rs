//! The Dreamer's ways: where he may step, and whether he gets off a tree (D1 to D8).

use crate::rules::{DreamerOnRed, Land, MountainPays};
use crate::state::Player;
use crate::{Colour, Grid, Refusal, Rules, Slot, SlotSet};

/// Everything about one player's Dreamer that decides where he may go.
#[derive(Clone, Copy)]
pub(crate) struct Ways<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) grid: &'a Grid,
    pub(crate) player: &'a Player,
}

impl Ways<'_> {
    /// Slots with a shard that the Dreamer may come onto (D2, E12).
    #[inline]
    fn ground(&self) -> SlotSet {
        let board = &self.player.board;
        match self.rules.dreamer_on_red {
            DreamerOnRed::Never => board.occupied() & !board.red(),
            DreamerOnRed::Costs => board.occupied(),
        }
    }

    /// C8, E7: land is a brown top.
    #[inline]
    fn is_land(&self, slot: Slot) -> bool {
        self.player.board.top(slot) == Some(Colour::Brown)
    }

    /// Where a white shard takes him (D2, D3).
    #[inline]
    pub(crate) fn paid_steps(&self, from: Slot) -> SlotSet {
        let white = self.player.hands[Colour::White];
        if white == 0 {
            return SlotSet::EMPTY;
        }
        let near = self.grid.neighbours(from) & self.ground();
        let trees = near & self.player.board.trees();
        // A paid step restarts the track at the slot it leads to (D7).
        let off = |tree: &Slot| self.gets_off(*tree, white - 1, SlotSet::EMPTY, SlotSet::EMPTY);
        (near & !trees) | trees.into_iter().filter(off).collect()
    }

    /// Where a free step takes him (D5, E7, D7).
    #[inline]
    pub(crate) fn free_steps(&self, from: Slot) -> SlotSet {
        let carried = match self.rules.land {
            Land::Momentum => self.player.walk.free_step,
            Land::Path => self.is_land(from),
        };
        if !carried {
            return SlotSet::EMPTY;
        }
        let mut near = self.grid.neighbours(from) & self.ground() & !self.player.walk.track;
        if self.rules.land == Land::Path {
            near = near
                .into_iter()
                .filter(|slot| self.is_land(*slot))
                .collect();
        }
        // D3: onto a tree only if he gets off again.
        let trees = near & self.player.board.trees();
        let white = self.player.hands[Colour::White];
        let walk = &self.player.walk;
        let off = |tree: &Slot| {
            let track = if self.free_arrival_pays(*tree, walk.paid_free) {
                SlotSet::EMPTY
            } else {
                walk.track
            };
            self.gets_off(*tree, white, track, walk.paid_free)
        };
        (near & !trees) | trees.into_iter().filter(off).collect()
    }

    /// Whether coming onto a slot by a free step would pay for a mountain, which
    /// restarts the track (D7).
    fn free_arrival_pays(&self, slot: Slot, paid_free: SlotSet) -> bool {
        let paid = match self.rules.mountain_pays {
            MountainPays::OncePerCycle => self.player.walk.paid,
            MountainPays::EveryTime => paid_free,
        };
        self.player.board.is_mountain(slot, self.rules.mountain) && !paid.contains(slot)
    }

    /// Whether the Dreamer, having come onto a tree, can still reach a slot where
    /// he may stop, with this many white shards and the free steps on the way (D3).
    ///
    /// A way that is worth taking visits no slot twice unless the track was
    /// restarted in between. So it is enough to know the slots that can be
    /// reached at each price, once with the present track still in force and
    /// once after a restart, when only that way's own slots are barred.
    fn gets_off(&self, tree: Slot, white: u8, track: SlotSet, paid_free: SlotSet) -> bool {
        let ground = self.ground();
        let trees = self.player.board.trees() & ground;
        let stops = ground & !trees;
        let mut bound = if track.is_empty() {
            SlotSet::EMPTY
        } else {
            tree.set()
        };
        let mut unbound = if track.is_empty() {
            tree.set()
        } else {
            SlotSet::EMPTY
        };
        // D2: one round for each white shard.
        for left in (0..=white).rev() {
            // D5, E7: all that free steps add at this price.
            loop {
                let (mut more_bound, mut more_unbound) = (bound, unbound);
                for from in bound {
                    let near = self.carried_from(from) & !track;
                    if !(near & stops).is_empty() {
                        return true;
                    }
                    // D7: a mountain that pays restarts the track.
                    for to in near & trees {
                        if self.free_arrival_pays(to, paid_free) {
                            more_unbound.insert(to);
                        } else {
                            more_bound.insert(to);
                        }
                    }
                }
                for from in unbound {
                    let near = self.carried_from(from);
                    if !(near & stops).is_empty() {
                        return true;
                    }
                    more_unbound |= near & trees;
                }
                if (more_bound, more_unbound) == (bound, unbound) {
                    break;
                }
                (bound, unbound) = (more_bound, more_unbound);
            }
            if left == 0 {
                return false;
            }
            // D7: a paid step restarts the track.
            let near = self.grid.around(bound | unbound);
            if !(near & stops).is_empty() {
                return true;
            }
            unbound |= near & trees;
        }
        false
    }

    /// E7: the neighbours that land carries him to, from a slot that he has just come onto.
    fn carried_from(&self, from: Slot) -> SlotSet {
        if !self.is_land(from) {
            return SlotSet::EMPTY;
        }
        let near = self.grid.neighbours(from);
        match self.rules.land {
            Land::Momentum => near,
            Land::Path => near
                .into_iter()
                .filter(|slot| self.is_land(*slot))
                .collect(),
        }
    }

    /// D2, D3: whether a white step there is legal.
    pub(crate) fn check_paid(&self, to: Slot) -> Result<(), Refusal> {
        let from = self.check_ground(to)?;
        if self.player.hands[Colour::White] == 0 {
            return Err(Refusal::NeedsWhite);
        }
        if !self.paid_steps(from).contains(to) {
            return Err(Refusal::TreeIsDeadEnd(to));
        }
        Ok(())
    }

    /// D5, D7, E7: whether a free step there is legal.
    pub(crate) fn check_free(&self, to: Slot) -> Result<(), Refusal> {
        let from = self.check_ground(to)?;
        match self.rules.land {
            Land::Momentum if !self.player.walk.free_step => return Err(Refusal::NoFreeStep),
            Land::Path if !(self.is_land(from) && self.is_land(to)) => {
                return Err(Refusal::NotLandToLand(to));
            }
            _ => {}
        }
        // D7, then D3.
        if self.player.walk.track.contains(to) {
            return Err(Refusal::OnTrack(to));
        }
        if !self.free_steps(from).contains(to) {
            return Err(Refusal::TreeIsDeadEnd(to));
        }
        Ok(())
    }

    /// D1, D2, E12: whether a step may lead there at all.
    fn check_ground(&self, to: Slot) -> Result<Slot, Refusal> {
        let board = &self.player.board;
        let from = board.dreamer().ok_or(Refusal::DreamerOutside)?;
        if !self.grid.neighbours(from).contains(to) {
            return Err(Refusal::NotNeighbour(to));
        }
        if !board.occupied().contains(to) {
            return Err(Refusal::NoGround(to));
        }
        if !self.ground().contains(to) {
            return Err(Refusal::RedGround(to));
        }
        Ok(from)
    }
}

/// D7: the track restarts at his slot, and no free step waits (D5).
#[inline]
pub(crate) fn restart(player: &mut Player) {
    restart_track(player);
    player.walk.free_step = false;
}

/// D7: the track restarts at his slot; it is empty while he is outside.
#[inline]
pub(crate) fn restart_track(player: &mut Player) {
    player.walk.track = player.board.dreamer().map_or(SlotSet::EMPTY, Slot::set);
}
