//! A resolution in small steps.

use lucid_tabletop::{Events, event_enum, index_set};

use super::ComposedDream;
use super::goods::{Situation, Stock, Taking};
use crate::{Cell, Colour, Content, Nightmare, SegmentId, Spot, SpotSet};

/// One of the three effects of a composition (R5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Block {
    /// R6: gaps and what lies outside.
    Coherence,
    /// R7: nightmares.
    Banishing,
    /// R8: rewards.
    Collecting,
}

impl Block {
    /// All blocks, in the order of the rules.
    pub const ALL: [Block; 3] = [Block::Coherence, Block::Banishing, Block::Collecting];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        ["coherence", "banish", "collect"][self as usize]
    }

    const fn new(index: usize) -> Block {
        Block::ALL[index]
    }

    const fn index(self) -> usize {
        self as usize
    }

    /// The block with a name.
    pub fn named(name: &str) -> Option<Block> {
        Block::ALL.into_iter().find(|block| block.name() == name)
    }
}

index_set! {
    /// A set of blocks.
    BlockSet(u8) of Block;
    /// The blocks of a set in order.
    Blocks
}

/// Wild fragments whose colour is still to be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wilds {
    /// The cell that they come from.
    pub spot: Spot,
    /// How many choices are left.
    pub left: u8,
    /// How many fragments each choice brings.
    pub times: u8,
}

/// How far a resolution has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Blocks that are done.
    pub done: BlockSet,
    /// The block that has begun.
    pub running: Option<Block>,
    /// Cells of the running block that are resolved.
    pub cells: SpotSet,
    /// Colours to choose, for a cell and for the chest on it.
    pub wilds: [Wilds; 2],
    /// A bat that takes a segment (R12).
    pub bat: Option<Spot>,
}

impl Stage {
    /// R10: how many fragments the next choice of a colour brings; `None` when none
    /// is to be made.
    #[inline]
    pub fn wild_times(&self) -> Option<u8> {
        let next = self.wilds.iter().find(|wilds| wilds.left > 0);
        next.map(|wilds| wilds.times)
    }
}

event_enum! {
    /// Why a player's stock changed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Reason of Content {
        /// R6: so many cells of the dream are not covered.
        Missing(cells: u8),
        /// R6: so many cells lie outside.
        Outside(cells: u8),
        /// R7, R8: a cell of the dream.
        Cell(spot: Spot),
        /// R14: a chest that needs so many keys: paid for it, or found in it.
        Chest(keys: u8),
        /// R10: a set of four colours was turned in.
        Set,
        /// R2: the first to lock.
        FirstLock,
        /// R17: the price of a segment.
        Bought(segment: SegmentId),
        /// R17: the coins on a segment.
        Bonus(segment: SegmentId),
        /// R17: serenity was bought.
        Calm,
    }
}

/// One thing that happens in a resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The owner gained or lost something; the amount is never 0.
    Changed {
        /// What.
        stock: Stock,
        /// How much more, or less.
        amount: i16,
        /// Why.
        reason: Reason,
    },
    /// R14: a chest was opened.
    Opened {
        /// Where.
        spot: Spot,
        /// How many keys it needed.
        keys: u8,
    },
    /// R9: the owner woke up.
    Woke,
}

impl Situation {
    /// Changes what the owner has, as far as the tracks go (R9, R10).
    #[inline]
    pub(crate) fn change(
        &mut self,
        (top, last_star): (u8, u8),
        stock: Stock,
        amount: i16,
        reason: Reason,
        events: &mut impl Events<Happening>,
    ) {
        // R9, R10: both tracks have an end.
        let along = |track: &mut u8, end: u8| {
            let before = i16::from(*track);
            // A loss never lifts a marker, a gain never lowers it.
            let after = (before + amount).clamp(0, i16::from(end).max(before));
            *track = after as u8;
            after - before
        };
        // B4: fragments, coins and keys never run out.
        let pile = |pile: &mut u16| {
            let before = *pile;
            *pile = before.saturating_add_signed(amount);
            (i32::from(*pile) - i32::from(before)) as i16
        };
        let amount = match stock {
            Stock::Serenity => along(&mut self.serenity, top),
            Stock::Star => along(&mut self.stars, last_star),
            Stock::Key => pile(&mut self.keys),
            Stock::Coin => pile(&mut self.coins),
            Stock::Fragment(colour) => pile(&mut self.fragments[colour as usize]),
        };
        if amount != 0 {
            events.happened(Happening::Changed {
                stock,
                amount,
                reason,
            });
        }
    }
}

impl ComposedDream<'_> {
    fn tracks(&self) -> (u8, u8) {
        (self.dream.top, self.dream.last_star)
    }

    /// Begins a block; coherence (R6) is done at once.
    pub(crate) fn begin(
        &self,
        situation: &mut Situation,
        stage: &mut Stage,
        block: Block,
        events: &mut impl Events<Happening>,
    ) {
        stage.running = Some(block);
        stage.cells = SpotSet::EMPTY;
        if block == Block::Coherence {
            let (missing, outside) = (self.composition.missing(), self.composition.outside);
            self.lose(situation, missing, Reason::Missing(missing), events);
            if situation.serenity > 0 {
                self.lose(situation, outside, Reason::Outside(outside), events);
            }
        }
        self.settle(stage);
    }

    /// Resolves a cell of the running block, and says how often a chest was
    /// opened; `unplayed` segments are there for a bat.
    pub(crate) fn cell(
        &self,
        situation: &mut Situation,
        stage: &mut Stage,
        spot: Spot,
        unplayed: u8,
        events: &mut impl Events<Happening>,
    ) -> u8 {
        stage.cells.insert(spot);
        let mut opened = 0;
        // R8, R10, R14; else R7, R12.
        if stage.running == Some(Block::Collecting) {
            let taking = self.taking(spot);
            self.gain(situation, &taking, Reason::Cell(spot), events);
            opened = self.open_chest(situation, &taking, spot, events);
            let inside = self.chest(taking.chest).map_or(0, |chest| chest.wild);
            let cell = (taking.wild, taking.times);
            stage.wilds = [cell, (inside, opened)].map(|(left, times)| match (left, times) {
                (0, _) | (_, 0) => Wilds::default(),
                _ => Wilds { spot, left, times },
            });
        } else {
            self.lose(situation, self.loss(spot), Reason::Cell(spot), events);
            let bat = self.dream.cells[spot.index()] == Cell::Nightmare(Nightmare::Bat);
            stage.bat = Some(spot).filter(|_| bat && unplayed > 0);
        }
        self.settle(stage);
        opened
    }

    /// R10: a wild fragment becomes a colour, doubled twice the same.
    pub(crate) fn choose(
        &self,
        situation: &mut Situation,
        stage: &mut Stage,
        colour: Colour,
        events: &mut impl Events<Happening>,
    ) {
        let from_cell = stage.wilds[0].left > 0;
        let Some(wilds) = stage.wilds.iter_mut().find(|wilds| wilds.left > 0) else {
            return;
        };
        let reason = match from_cell {
            true => Reason::Cell(wilds.spot),
            false => Reason::Chest(self.taking(wilds.spot).chest),
        };
        wilds.left -= 1;
        let times = i16::from(wilds.times);
        if wilds.left == 0 {
            *wilds = Wilds::default();
        }
        let stock = Stock::Fragment(colour);
        situation.change(self.tracks(), stock, times, reason, events);
        self.turn_in(situation, events);
        self.settle(stage);
    }

    /// R5: ends the running block when there is nothing left to do in it.
    #[inline]
    pub(crate) fn settle(&self, stage: &mut Stage) {
        let Some(block) = stage.running else { return };
        let waiting = stage.wild_times().is_some() || stage.bat.is_some();
        if !waiting && self.cells_left(stage).is_empty() {
            stage.done.insert(block);
            stage.running = None;
            stage.cells = SpotSet::EMPTY;
            stage.wilds = [Wilds::default(); 2];
        }
    }

    /// R6, R7, R9: a loss of serenity, at whose end the owner wakes up.
    fn lose(
        &self,
        situation: &mut Situation,
        amount: u8,
        reason: Reason,
        events: &mut impl Events<Happening>,
    ) {
        if amount == 0 {
            return;
        }
        let loss = -i16::from(amount);
        situation.change(self.tracks(), Stock::Serenity, loss, reason, events);
        if situation.serenity == 0 {
            events.happened(Happening::Woke);
        }
    }

    /// R8: what is on a cell, with a double twice.
    fn gain(
        &self,
        situation: &mut Situation,
        taking: &Taking,
        reason: Reason,
        events: &mut impl Events<Happening>,
    ) {
        let mut give = |stock, count: u8| {
            if count == 0 {
                return;
            }
            let amount = i16::from(count) * i16::from(taking.times);
            situation.change(self.tracks(), stock, amount, reason, events);
        };
        give(Stock::Serenity, taking.serenity);
        give(Stock::Key, taking.keys);
        give(Stock::Coin, taking.coins);
        for colour in Colour::ALL {
            give(Stock::Fragment(colour), taking.fragments[colour as usize]);
        }
        self.turn_in(situation, events);
    }

    /// R14: what is in the round's chest that needs this many keys.
    pub(crate) fn chest(&self, keys: u8) -> Option<Taking> {
        let chest = self.dream.chests.get(usize::from(keys).checked_sub(1)?)?;
        chest.as_ref().map(|goods| Taking::of_goods(goods, 1))
    }

    /// R14: opens the chest of a cell, a second time with a double, as long as
    /// the keys are there.
    fn open_chest(
        &self,
        situation: &mut Situation,
        taking: &Taking,
        spot: Spot,
        events: &mut impl Events<Happening>,
    ) -> u8 {
        let keys = taking.chest;
        let Some(chest) = self.chest(keys) else {
            return 0;
        };
        let mut opened = 0;
        while opened < taking.times && situation.keys >= u16::from(keys) {
            opened += 1;
            events.happened(Happening::Opened { spot, keys });
            let price = -i16::from(keys);
            let reason = Reason::Chest(keys);
            situation.change(self.tracks(), Stock::Key, price, reason, events);
            self.gain(situation, &chest, reason, events);
        }
        opened
    }

    /// R10: four colours go back for a space on the star track.
    fn turn_in(&self, situation: &mut Situation, events: &mut impl Events<Happening>) {
        while situation.fragments.iter().all(|count| *count > 0) {
            for colour in Colour::ALL {
                let stock = Stock::Fragment(colour);
                situation.change(self.tracks(), stock, -1, Reason::Set, events);
            }
            situation.change(self.tracks(), Stock::Star, 1, Reason::Set, events);
        }
    }
}
