//! Where the Dreamer may get to, by the white shards that it takes (section 5).

use lucid_dreamscape::rules::{DreamerOnRed, Land};
use lucid_dreamscape::{Colour, Dreamscape, Grid, MAX_SLOTS, Player, Slot, SlotSet};

use super::scene::Scene;

/// So many white shards, and so many brown ones, are looked at.
pub(super) const STEPS: usize = 6;

/// Where the Dreamer may get to with 0, 1, 2, … white shards, if everything that
/// helps him is done: any slot that a shard may reach has one, and brown shards
/// lie where he needs them.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    sets: [SlotSet; STEPS + 1],
    /// How far a slot is from the nearest of them.
    steps: [[u8; MAX_SLOTS]; STEPS + 1],
    /// Whether he may leave his slot and come back.
    returns: [bool; STEPS + 1],
    start: Slot,
}

impl Default for Reach {
    fn default() -> Reach {
        Reach {
            sets: [SlotSet::EMPTY; STEPS + 1],
            steps: [[u8::MAX; MAX_SLOTS]; STEPS + 1],
            returns: [false; STEPS + 1],
            start: Slot::default(),
        }
    }
}

/// What he may walk on.
struct Floor<'a> {
    grid: &'a Grid,
    free_to: Land,
    allowed: SlotSet,
    lands: SlotSet,
    /// Where a brown shard may be put before he comes.
    makes_land: SlotSet,
    browns: usize,
}

/// Where he may be, by the brown shards that were put in his way: anywhere, and
/// with a free step.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Places {
    at: [SlotSet; STEPS + 1],
    carried: [SlotSet; STEPS + 1],
}

impl Reach {
    /// Looks at a table from which neither Tower nor Golem changes anything, with
    /// so many white shards at hand; whether they are not too many to be counted.
    pub(super) fn look(&mut self, game: &Dreamscape, player: &Player, scene: &Scene<'_>) -> bool {
        let whites = usize::from(scene.hands[Colour::White]);
        let browns = usize::from(scene.hands[Colour::Brown]);
        if whites > STEPS || browns > STEPS {
            return false;
        }
        let board = &player.board;
        let grid = game.content().grid();
        let placeable = grid.all() & !board.occupied() & !scene.beyond;
        let shards = match game.rules().dreamer_on_red {
            DreamerOnRed::Never => board.occupied() & !board.red(),
            DreamerOnRed::Costs => board.occupied(),
        };
        let lands = board.tops(Colour::Brown);
        let floor = Floor {
            grid,
            free_to: game.rules().land,
            allowed: shards | placeable,
            lands,
            makes_land: placeable | (board.occupied() & !board.trees() & !board.red() & !lands),
            browns,
        };
        self.start = scene.start();
        let mut places = floor.begin(scene);
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
            self.returns[used] = used >= 2 || (scene.strides() && (used > 0 || scene.carried()));
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

    /// The slots that he may be on.
    #[inline]
    pub(super) fn set(&self, whites: usize) -> SlotSet {
        self.sets[whites]
    }

    /// Whether he may leave his slot and come back.
    #[inline]
    pub(super) fn returns(&self, whites: usize) -> bool {
        self.returns[whites]
    }

    /// How many steps are missing to a slot.
    #[inline]
    pub(super) fn steps(&self, whites: usize, to: Slot) -> u8 {
        self.steps[whites][to.index()]
    }

    /// The same when the Dreamer has to step aside first and then come back.
    #[inline]
    pub(super) fn steps_back(&self, whites: usize) -> u8 {
        if self.returns[whites] {
            return 0;
        }
        let away = self.sets[whites] & !self.start.set();
        if away.is_empty() { 2 } else { 1 }
    }
}

impl Floor<'_> {
    fn begin(&self, scene: &Scene<'_>) -> Places {
        let mut places = Places {
            at: [SlotSet::EMPTY; STEPS + 1],
            carried: [SlotSet::EMPTY; STEPS + 1],
        };
        let start = scene.start().set();
        places.at[0] = start;
        let outside = scene.dreamer.is_none();
        let on_land = match self.free_to {
            Land::Momentum => scene.waits || (outside && !(start & self.lands).is_empty()),
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

    /// Where a white shard takes him.
    fn pay(&self, from: &Places) -> Places {
        let mut places = *from;
        for browns in 0..=self.browns {
            let to = self.grid.around(from.at[browns]) & self.allowed;
            self.come(&mut places, browns, to);
        }
        places
    }

    /// Where free steps take him.
    fn carry(&self, places: &mut Places) {
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

    fn come(&self, places: &mut Places, browns: usize, to: SlotSet) {
        places.at[browns] |= to;
        places.carried[browns] |= to & self.lands;
        if browns < self.browns {
            places.at[browns + 1] |= to & self.makes_land;
            places.carried[browns + 1] |= to & self.makes_land;
        }
    }
}
