//! What players hold, and what a cell gives.

use crate::{Cell, Colour, Fragment, Nightmare, Spot};

/// What the owner of a composition has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Situation {
    /// The space on the serenity track; 0 is awake (R9).
    pub serenity: u8,
    /// Keys.
    pub keys: u16,
    /// Coins.
    pub coins: u16,
    /// Star fragments, by [`Colour`].
    pub fragments: [u16; 4],
    /// The space on the star track.
    pub stars: u8,
}

/// A kind of thing that players gain and lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stock {
    /// A point of serenity.
    #[default]
    Serenity,
    /// A key.
    Key,
    /// A coin.
    Coin,
    /// A star fragment.
    Fragment(Colour),
    /// A space on the star track.
    Star,
}

/// A player's part of a converging cell (R15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Share {
    /// Star fragments, by [`Colour`].
    pub fragments: [u8; 4],
    /// Keys.
    pub keys: u8,
    /// Coins.
    pub coins: u8,
    /// Points of serenity.
    pub serenity: u8,
}

impl Share {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        *self == Share::default()
    }
}

/// What resolving a cell gives, before it is doubled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Taking {
    pub(crate) fragments: [u8; 4],
    pub(crate) wild: u8,
    pub(crate) keys: u8,
    pub(crate) coins: u8,
    pub(crate) serenity: u8,
    /// The keys that its chest needs, 0 without one.
    pub(crate) chest: u8,
    /// How often it is taken: 0 if nothing collects there, 2 with a double.
    pub(crate) times: u8,
}

impl Taking {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.times == 0
    }

    /// R8, R14: what lies on a reward, or in a chest.
    pub(crate) fn of_goods(goods: &crate::Goods, times: u8) -> Taking {
        let [blue, white, orange, green, wild] = goods.fragments;
        Taking {
            fragments: [blue, white, orange, green],
            wild,
            keys: goods.keys,
            coins: goods.coins,
            serenity: goods.serenity,
            chest: goods.chest,
            times,
        }
    }

    /// R15: the share is received with the cell.
    fn of_share(share: &Share, times: u8) -> Taking {
        Taking {
            fragments: share.fragments,
            keys: share.keys,
            coins: share.coins,
            serenity: share.serenity,
            times,
            ..Taking::default()
        }
    }

    /// R13: the fragment that a spider holds.
    fn of_fragment(fragment: Fragment, times: u8) -> Taking {
        let mut taking = Taking {
            times,
            ..Taking::default()
        };
        match Colour::ALL.get(fragment as usize) {
            Some(colour) => taking.fragments[*colour as usize] = 1,
            None => taking.wild = 1,
        }
        taking
    }
}

impl super::ComposedDream<'_> {
    /// What collecting on a cell gives (R8, R13, R15).
    #[inline]
    pub(crate) fn taking(&self, spot: Spot) -> Taking {
        let times = self.composition.symbol(spot).times();
        if times == 0 {
            return Taking::default();
        }
        match &self.dream.cells[spot.index()] {
            Cell::Reward(goods) => Taking::of_goods(goods, times),
            Cell::Converging(_) => {
                let share = &self.composition.shares[spot.index()];
                let times = if share.is_empty() { 0 } else { times };
                Taking::of_share(share, times)
            }
            Cell::Nightmare(Nightmare::Spider(fragment)) => Taking::of_fragment(*fragment, times),
            Cell::Nightmare(_) => Taking::default(),
        }
    }

    /// Whether a nightmare there is not banished (R7).
    #[inline]
    pub(crate) fn haunts(&self, spot: Spot) -> bool {
        self.dream.cells[spot.index()].is_nightmare() && !self.composition.symbol(spot).banishes()
    }

    /// What an unbanished nightmare costs (R7, R11 to R13, R16).
    #[inline]
    pub(crate) fn loss(&self, spot: Spot) -> u8 {
        match self.dream.cells[spot.index()] {
            Cell::Nightmare(Nightmare::Loss(loss)) => loss,
            Cell::Nightmare(Nightmare::Octopus) => self.composition.collects,
            Cell::Nightmare(Nightmare::Spider(_)) => 1,
            _ => 0,
        }
    }
}
