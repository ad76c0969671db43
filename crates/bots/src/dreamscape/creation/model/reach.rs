//! Where the Dreamer can get to, by the white shards it takes (section 5).

use lucid_dreamscape::rules::{DreamerOnRed, Land};
use lucid_dreamscape::{Colour, Dreamscape, Grid, MAX_SLOTS, Player, Slot, SlotSet};

use super::Resources;

/// Hands with more white or brown shards than this are left to the cheap bound.
pub(crate) const MAX_WHITES: usize = 6;

/// Where the Dreamer can get to with 0, 1, 2, … white shards if everything helps him:
/// every slot that can be filled is filled, and brown shards lie where he needs them.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    sets: [SlotSet; MAX_WHITES + 1],
    /// How far each slot is from the nearest of them.
    steps: [[u8; MAX_SLOTS]; MAX_WHITES + 1],
    /// Whether he can leave his slot and come back.
    returns: [bool; MAX_WHITES + 1],
    start: Slot,
}

impl Default for Reach {
    fn default() -> Reach {
        Reach {
            sets: [SlotSet::EMPTY; MAX_WHITES + 1],
            steps: [[u8::MAX; MAX_SLOTS]; MAX_WHITES + 1],
            returns: [false; MAX_WHITES + 1],
            start: Slot::default(),
        }
    }
}

/// What he can walk on.
struct Terrain<'a> {
    grid: &'a Grid,
    free_to: Land,
    allowed: SlotSet,
    lands: SlotSet,
    /// Where a brown shard can be placed before he comes.
    makes_land: SlotSet,
    browns: usize,
}

/// Where he can be, by how many brown shards were placed for him: at all, and with a
/// free step available.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Reached {
    at: [SlotSet; MAX_WHITES + 1],
    carried: [SlotSet; MAX_WHITES + 1],
}

impl Reach {
    /// Computes the reach in a position without Tower and Golem. Returns whether the
    /// hand is small enough for that.
    pub(crate) fn update(
        &mut self,
        game: &Dreamscape,
        player: &Player,
        resources: &Resources<'_>,
    ) -> bool {
        let whites = usize::from(resources.hands[Colour::White]);
        let browns = usize::from(resources.hands[Colour::Brown]);
        if whites > MAX_WHITES || browns > MAX_WHITES {
            return false;
        }
        let board = &player.board;
        let grid = game.content().grid();
        let placeable = grid.all() & !board.occupied() & !resources.beyond;
        let shards = match game.rules().dreamer_on_red {
            DreamerOnRed::Never => board.occupied() & !board.red(),
            DreamerOnRed::Costs => board.occupied(),
        };
        let lands = board.tops(Colour::Brown);
        let floor = Terrain {
            grid,
            free_to: game.rules().land,
            allowed: shards | placeable,
            lands,
            makes_land: placeable | (board.occupied() & !board.trees() & !board.red() & !lands),
            browns,
        };
        self.start = resources.start();
        let mut places = floor.begin(resources);
        for used in 0..=whites {
            if used > 0 {
                places = floor.pay(&places);
            }
            floor.carry(&mut places);
            let set = places
                .at
                .into_iter()
                .fold(SlotSet::EMPTY, |all, set| all | set);
            self.sets[used] = set;
            self.returns[used] =
                used >= 2 || (resources.strides() && (used > 0 || resources.carried()));
            self.spread(grid, used);
        }
        true
    }

    fn spread(&mut self, grid: &Grid, used: usize) {
        let steps = &mut self.steps[used];
        steps.fill(u8::MAX);
        let mut seen = self.sets[used];
        let mut edge = seen;
        for far in 0.. {
            for slot in edge {
                steps[slot.index()] = far;
            }
            edge = grid.around(edge) & !seen;
            if edge.is_empty() {
                break;
            }
            seen |= edge;
        }
    }

    /// The slots he can be on with so many white shards.
    #[inline]
    pub(crate) fn set(&self, whites: usize) -> SlotSet {
        self.sets[whites]
    }

    /// Whether he can leave his slot and come back.
    #[inline]
    pub(crate) fn returns(&self, whites: usize) -> bool {
        self.returns[whites]
    }

    /// How many steps short of a slot he remains.
    #[inline]
    pub(crate) fn steps(&self, whites: usize, to: Slot) -> u8 {
        self.steps[whites][to.index()]
    }

    /// How many steps short he remains if he has to step aside first and come back.
    #[inline]
    pub(crate) fn steps_back(&self, whites: usize) -> u8 {
        if self.returns[whites] {
            return 0;
        }
        let away = self.sets[whites] & !self.start.set();
        if away.is_empty() { 2 } else { 1 }
    }
}

impl Terrain<'_> {
    fn begin(&self, resources: &Resources<'_>) -> Reached {
        let mut places = Reached {
            at: [SlotSet::EMPTY; MAX_WHITES + 1],
            carried: [SlotSet::EMPTY; MAX_WHITES + 1],
        };
        let start = resources.start().set();
        places.at[0] = start;
        let outside = resources.dreamer.is_none();
        let on_land = match self.free_to {
            Land::Momentum => {
                resources.has_free_step || (outside && !(start & self.lands).is_empty())
            }
            Land::Path => !(start & self.lands).is_empty(),
        };
        if on_land {
            places.carried[0] = start;
        }
        if outside && self.browns > 0 {
            places.at[1] = start;
            places.carried[1] = start;
        }
        places
    }

    /// Where one more white shard takes him.
    fn pay(&self, from: &Reached) -> Reached {
        let mut places = *from;
        for browns in 0..=self.browns {
            let to = self.grid.around(from.at[browns]) & self.allowed;
            self.come(&mut places, browns, to);
        }
        places
    }

    /// Where free steps take him.
    fn carry(&self, places: &mut Reached) {
        loop {
            let before = *places;
            for browns in 0..=self.browns {
                let to = self.grid.around(before.carried[browns]) & self.allowed;
                match self.free_to {
                    Land::Momentum => self.come(places, browns, to),
                    Land::Path => {
                        self.come(places, browns, to & self.lands);
                        if browns < self.browns {
                            let made = to & self.makes_land;
                            places.at[browns + 1] |= made;
                            places.carried[browns + 1] |= made;
                        }
                    }
                }
            }
            if before == *places {
                return;
            }
        }
    }

    fn come(&self, places: &mut Reached, browns: usize, to: SlotSet) {
        places.at[browns] |= to;
        places.carried[browns] |= to & self.lands;
        if browns < self.browns {
            places.at[browns + 1] |= to & self.makes_land;
            places.carried[browns + 1] |= to & self.makes_land;
        }
    }
}
