//! What can be collected from the cells, and sums of it.

use lucid_dream_runners::resolution::Situation;
use lucid_dream_runners::{Cell, Colour, Fragment, Goods, Nightmare, SPOTS, Spot};

use super::super::Instance;

/// A cell that gives something.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RewardCell {
    pub(super) spot: Spot,
    pub(super) goods: Goods,
}

/// The cells that give something, the chests, and what the owner has.
#[derive(Clone, Debug)]
pub(super) struct RewardCells {
    pub(super) cells: [RewardCell; SPOTS],
    pub(super) count: usize,
    pub(super) chests: [Option<Goods>; 3],
    pub(super) situation: Situation,
    pub(super) last_star: u8,
}

impl RewardCells {
    pub(super) fn new(instance: &Instance) -> RewardCells {
        let mut reward_cells = RewardCells {
            cells: [RewardCell::default(); SPOTS],
            count: 0,
            chests: instance.dream.chests,
            situation: instance.situation,
            last_star: instance.dream.last_star,
        };
        for spot in Spot::all() {
            let goods = match instance.dream.cells[spot.index()] {
                Cell::Reward(mut goods) => {
                    if goods.chest > 3 {
                        goods.chest = 0;
                    }
                    goods
                }
                Cell::Converging(_) => {
                    let share = &instance.shares[spot.index()];
                    let [blue, white, orange, green] = share.fragments;
                    Goods {
                        fragments: [blue, white, orange, green, 0],
                        keys: share.keys,
                        coins: share.coins,
                        serenity: share.serenity,
                        chest: 0,
                    }
                }
                Cell::Nightmare(Nightmare::Spider(fragment)) => {
                    let mut goods = Goods::default();
                    goods.fragments[fragment as usize] = 1;
                    goods
                }
                Cell::Nightmare(_) => Goods::default(),
            };
            if !goods.is_empty() {
                reward_cells.cells[reward_cells.count] = RewardCell { spot, goods };
                reward_cells.count += 1;
            }
        }
        reward_cells
    }

    pub(super) fn cells(&self) -> &[RewardCell] {
        &self.cells[..self.count]
    }
}

/// Things collected, chests aside.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Collected {
    pub(super) fragments: [u16; 4],
    pub(super) keys: u16,
    pub(super) coins: u16,
    pub(super) serenity: u16,
    /// Wild fragments that come alone and in pairs (R10).
    pub(super) wild: [u16; 2],
}

impl Collected {
    #[inline]
    pub(super) fn with(mut self, goods: &Goods, times: u8) -> Collected {
        if times == 0 {
            return self;
        }
        let count = u16::from(times);
        for colour in Colour::ALL {
            self.fragments[colour as usize] += count * u16::from(goods.fragments[colour as usize]);
        }
        self.keys += count * u16::from(goods.keys);
        self.coins += count * u16::from(goods.coins);
        self.serenity += count * u16::from(goods.serenity);
        self.wild[usize::from(times) - 1] += u16::from(goods.fragments[Fragment::Wild as usize]);
        self
    }
}
