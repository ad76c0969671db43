//! Converging dreams: sharing before anyone resolves (R15).

use lucid_tabletop::{BySeat, Events, Seat, SeatSet};

use super::Playing;
use crate::board::SPOTS;
use crate::legality::left_of;
use crate::resolution::Share;
use crate::state::{Phase, Sharing, Table, next_of};
use crate::{Cell, Colour, Draft, DreamRunners, Event, Fragment, Goods, Spot, Thing};

impl<E: Events<Event>> Playing<'_, E> {
    /// R15: converging cells are shared before anyone resolves.
    pub(super) fn begin_sharing(&mut self) {
        self.table.phase = Phase::Share;
        self.share_from(0);
    }

    /// R15: shares the converging cells from an index on, as they are read.
    fn share_from(&mut self, index: usize) {
        let cells = self.game.tile_cells(self.table);
        for spot in Spot::all().skip(index) {
            let Cell::Converging(left) = cells[spot.index()] else {
                continue;
            };
            let leader = self.table.leader(self.players());
            let collectors = self.collectors(spot);
            let Some(taker) = next_of(collectors, leader, self.players()) else {
                continue;
            };
            self.table.sharing = Some(Sharing { spot, left, taker });
            return self.take_without_choice();
        }
        self.begin_resolving();
    }

    /// R15: the sleepers who collect on a cell.
    fn collectors(&self, spot: Spot) -> SeatSet {
        self.game.collectors(self.table, self.drafts, spot)
    }

    /// R15.
    pub(super) fn take(&mut self, seat: Seat, thing: Thing) {
        self.take_one(seat, thing);
        self.take_without_choice();
    }

    /// R15: gives a seat one thing; the next collector clockwise takes next.
    fn take_one(&mut self, seat: Seat, thing: Thing) {
        let Some(mut sharing) = self.table.sharing else {
            return;
        };
        let spot = sharing.spot;
        *left_of(&mut sharing.left, thing) -= 1;
        let share = &mut self.player(seat).shares[spot.index()];
        match thing {
            Thing::Fragment(colour) | Thing::Wild(colour) => {
                share.fragments[colour as usize] += 1;
            }
            Thing::Key => share.keys += 1,
            Thing::Coin => share.coins += 1,
            Thing::Serenity => share.serenity += 1,
        }
        let after = Seat::new((seat.index() + 1) % usize::from(self.players()));
        sharing.taker = next_of(self.collectors(spot), after, self.players()).unwrap_or(seat);
        self.table.sharing = Some(sharing);
        self.happened(Event::Took { seat, spot, thing });
    }

    /// R15: takes what leaves no choice: for one collector all but the colours of
    /// wild fragments, for several the last kind.
    fn take_without_choice(&mut self) {
        while let Some(sharing) = self.table.sharing {
            if sharing.left.is_empty() {
                self.table.sharing = None;
                return self.share_from(sharing.spot.index() + 1);
            }
            let alone = self.collectors(sharing.spot).len() == 1;
            match plain_things(sharing.left).0 {
                Some(thing) if !has_choice(sharing.left, alone) => {
                    self.take_one(sharing.taker, thing);
                }
                _ => return,
            }
        }
    }
}

impl DreamRunners {
    /// R15: the sleepers who collect on a cell.
    pub(crate) fn collectors(&self, table: &Table, drafts: &BySeat<Draft>, spot: Spot) -> SeatSet {
        let collects = |seat: &Seat| {
            let symbols = self.composition(&drafts[*seat]).symbols;
            symbols[spot.index()].is_some_and(|symbol| symbol.times() > 0)
        };
        table
            .sleepers(self.rules.players)
            .iter()
            .filter(collects)
            .collect()
    }

    /// R15: the most keys that a seat can take from each cell that is shared: its turns, if
    /// the others leave it as many as they can.
    pub(crate) fn most_keys_from_shares(
        &self,
        table: &Table,
        drafts: &BySeat<Draft>,
        seat: Seat,
    ) -> [Share; SPOTS] {
        let mut shares = [Share::default(); SPOTS];
        for (spot, cell) in Spot::all().zip(self.tile_cells(table)) {
            if let Cell::Converging(goods) = cell
                && goods.keys > 0
            {
                let collectors = self.collectors(table, drafts, spot);
                if collectors.contains(seat) {
                    shares[spot.index()].keys = self.most_keys(table, collectors, seat, goods);
                }
            }
        }
        shares
    }

    /// R15: turns are taken clockwise, from the first dreamer or the next collector.
    fn most_keys(&self, table: &Table, collectors: SeatSet, seat: Seat, goods: Goods) -> u8 {
        let players = self.rules.players;
        let mut others = goods.count() - u32::from(goods.keys);
        let (mut keys, mut taken) = (goods.keys, 0);
        let mut next = table.leader(players);
        while keys > 0 {
            let taker = next_of(collectors, next, players).unwrap_or(seat);
            if taker == seat {
                taken += 1;
                keys -= 1;
            } else if others > 0 {
                others -= 1;
            } else {
                keys -= 1;
            }
            next = Seat::new((taker.index() + 1) % usize::from(players));
        }
        taken
    }
}

/// R15: whether what is left of a cell leaves its takers a choice: one collector only
/// chooses colours, several choose while there is more than one kind.
pub(crate) fn has_choice(left: Goods, alone: bool) -> bool {
    match plain_things(left) {
        (None, _, wilds) => wilds > 0,
        (Some(_), kinds, wilds) => !alone && (kinds > 1 || wilds > 0),
    }
}

/// R15: the first kind of thing that is no wild fragment, how many kinds there are,
/// and how many wild fragments.
fn plain_things(mut left: Goods) -> (Option<Thing>, usize, u8) {
    let wilds = left.fragments[Fragment::Wild as usize];
    let plain = Thing::ALL.into_iter().filter(|thing| match thing {
        Thing::Wild(_) => false,
        thing => *left_of(&mut left, *thing) > 0,
    });
    let mut first = None;
    let mut kinds = 0;
    for thing in plain {
        first = first.or(Some(thing));
        kinds += 1;
    }
    (first, kinds, wilds)
}

/// A fragment's colour is in the same place in both lists.
const _: () = assert!(Colour::Green as usize == Fragment::Green as usize);
