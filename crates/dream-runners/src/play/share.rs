//! Converging dreams: sharing before anyone resolves (R15).

use lucid_tabletop::{Events, Seat, SeatSet};

use super::Playing;
use crate::legality::left_of;
use crate::state::{Phase, Sharing, next_of};
use crate::{Cell, Colour, Event, Fragment, Goods, Spot, Thing};

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
        let collects = |seat: &Seat| {
            let symbols = self.game.composition(&self.drafts[*seat]).symbols;
            symbols[spot.index()].is_some_and(|symbol| symbol.times() > 0)
        };
        self.sleepers().iter().filter(collects).collect()
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
