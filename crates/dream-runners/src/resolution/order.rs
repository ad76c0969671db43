//! The order of blocks and cells: the default of R5, and all that can differ.
//!
//! Only keys make the order of cells matter: they open chests, and a chest that
//! can be opened must be. So the search goes over the cells that hold keys or
//! chests; the others fit in anywhere.

use super::step::{Block, BlockSet, Stage};
use super::{ComposedDream, Composition, Dream, Situation};
use crate::board::SPOTS;
use crate::{Spot, SpotSet};

/// The order of the blocks, and of the cells that are collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    blocks: [Option<Block>; 3],
    cells: [Spot; SPOTS],
    count: u8,
}

impl Order {
    /// R5: an order by hand; what is left out follows as it is read.
    pub fn new(blocks: &[Block], cells: &[Spot]) -> Order {
        let mut order = Order::default();
        blocks.iter().for_each(|block| order.push_block(*block));
        cells.iter().for_each(|spot| order.push_cell(*spot));
        order
    }

    /// The blocks in order.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + Clone + use<> {
        self.blocks.into_iter().flatten()
    }

    /// The cells that are collected, in order.
    pub fn cells(&self) -> &[Spot] {
        &self.cells[..self.count.into()]
    }

    fn push_block(&mut self, block: Block) {
        let free = self.blocks.iter_mut().find(|place| place.is_none());
        if let Some(place) = free {
            *place = Some(block);
        }
    }

    fn push_cell(&mut self, spot: Spot) {
        if let Some(place) = self.cells.get_mut(usize::from(self.count)) {
            *place = spot;
            self.count += 1;
        }
    }
}

/// The default order (R5): first not waking up, then the highest serenity, then
/// the most chests opened, then the cells as early as they are read, then the
/// blocks in the order of [`Block::ALL`]. Blocks without anything to do are left out.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
///
/// use lucid_dream_runners::resolution::{Block, Composition, Situation, best_order};
/// use lucid_tabletop::{Dealer, Game, Seed};
///
/// let mut state = game.start();
/// Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// let dream = game.dream(state.table()).unwrap();
/// let owner = Situation { serenity: 9, ..Situation::default() };
/// let order = best_order(&dream, &Composition::default(), &owner);
/// // An empty board collects nothing, so that block is left out.
/// assert!(order.blocks().all(|block| block != Block::Collecting));
/// assert!(order.cells().is_empty());
/// ```
pub fn best_order(dream: &Dream, composition: &Composition, situation: &Situation) -> Order {
    let scene = ComposedDream::new(dream, composition);
    scene.best(situation, &Stage::default())
}

/// R5, R14: calls `each` with all orders that can lead to different ends: all orders of
/// blocks, and of the cells with keys or chests; the other cells come first.
pub fn each_order(
    dream: &Dream,
    composition: &Composition,
    situation: &Situation,
    mut each: impl FnMut(&Order),
) {
    let scene = ComposedDream::new(dream, composition);
    let search = OrderSearch::new(&scene, situation, &Stage::default());
    let mut cells = Order::default();
    for item in search.items() {
        if !search.key_cells().contains(item.spot) {
            cells.push_cell(item.spot);
        }
    }
    for blocks in search.block_orders() {
        let mut order = cells;
        order.blocks = *blocks;
        search.permute(search.key_cells(), order, &mut each);
    }
}

/// What R5 compares: staying asleep, serenity, chests opened.
type Preference = (bool, u8, u8);

/// A cell that is collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CollectedCell {
    pub(super) spot: Spot,
    /// Keys on it, doubled if they are.
    pub(super) keys: u16,
    /// The keys that its chest needs, 0 without one.
    pub(super) chest: u8,
    times: u8,
}

/// Keys in hand, serenity gained and chests opened on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) keys: u16,
    gain: u16,
    opened: u8,
}

pub(super) struct OrderSearch {
    items: [CollectedCell; SPOTS],
    count: usize,
    /// Keys and serenity in the round's chests.
    chests: [Option<(u16, u16)>; 3],
    start: u8,
    top: u8,
    /// What coherence and banishing still cost.
    losses: [u16; 2],
    /// The orders in which blocks can follow, and how many there are.
    orders: [[Option<Block>; 3]; 6],
    order_count: usize,
    /// Keys in hand, and the serenity of all cells without their chests.
    pub(super) way: Way,
}

const PERMUTATIONS: [[Block; 3]; 6] = {
    use Block::{Banishing as B, Coherence as A, Collecting as C};
    [
        [A, B, C],
        [A, C, B],
        [B, A, C],
        [B, C, A],
        [C, A, B],
        [C, B, A],
    ]
};

impl OrderSearch {
    /// R5: what is left to do, with what it can gain and cost.
    pub(super) fn new(
        scene: &ComposedDream<'_>,
        situation: &Situation,
        stage: &Stage,
    ) -> OrderSearch {
        let mut open = scene.open(stage);
        // A block that has begun is open until it is done.
        if let Some(block) = stage.running {
            open.insert(block);
        }
        let left = |block: Block| match stage.running {
            _ if !open.contains(block) => SpotSet::EMPTY,
            Some(running) if running == block => scene.cells_left(stage),
            _ => scene.cells(block),
        };
        // R6, R7.
        let coherence = match open.contains(Block::Coherence) {
            true => scene.incoherence.into(),
            false => 0,
        };
        let haunts = left(Block::Banishing).into_iter();
        let banishing = haunts.map(|spot| u16::from(scene.loss(spot))).sum();
        let mut search = OrderSearch {
            items: [CollectedCell::default(); SPOTS],
            count: 0,
            chests: [1, 2, 3].map(|keys| {
                let chest = scene.chest(keys);
                chest.map(|chest| (chest.keys.into(), chest.serenity.into()))
            }),
            start: situation.serenity,
            top: scene.dream.top,
            losses: [coherence, banishing],
            orders: [[None; 3]; 6],
            order_count: 0,
            way: Way {
                keys: situation.keys,
                gain: 0,
                opened: 0,
            },
        };
        search.find_block_orders(open, stage.running);
        // R8, R14.
        for spot in left(Block::Collecting) {
            let taking = scene.taking(spot);
            let times = u16::from(taking.times);
            search.way.gain += u16::from(taking.serenity) * times;
            search.items[search.count] = CollectedCell {
                spot,
                keys: u16::from(taking.keys) * times,
                chest: taking.chest,
                times: taking.times,
            };
            search.count += 1;
        }
        search
    }

    pub(super) fn items(&self) -> &[CollectedCell] {
        &self.items[..self.count]
    }

    /// R14: the cells whose order can matter, because of keys.
    pub(super) fn key_cells(&self) -> SpotSet {
        let matters = |item: &&CollectedCell| item.chest > 0 || item.keys > 0;
        if self.items().iter().all(|item| item.chest == 0) {
            return SpotSet::EMPTY;
        }
        let cells = self.items().iter().filter(matters);
        cells.map(|item| item.spot).collect()
    }

    /// R5: the orders of the blocks that are left, the running one first.
    fn find_block_orders(&mut self, open: BlockSet, running: Option<Block>) {
        for order in PERMUTATIONS {
            let mut blocks = [None; 3];
            let left = order.into_iter().filter(|block| open.contains(*block));
            blocks
                .iter_mut()
                .zip(left)
                .for_each(|(to, block)| *to = Some(block));
            let begun = running.is_none() || blocks[0] == running;
            if begun && !self.block_orders().contains(&blocks) {
                self.orders[self.order_count] = blocks;
                self.order_count += 1;
            }
        }
    }

    #[inline]
    fn block_orders(&self) -> &[[Option<Block>; 3]] {
        &self.orders[..self.order_count]
    }

    /// R5, R9: what an order of blocks comes to with a way through the cells.
    fn end(&self, blocks: [Option<Block>; 3], way: Way) -> Preference {
        let mut serenity = u16::from(self.start);
        let mut opened = 0;
        for block in blocks.into_iter().flatten() {
            match block {
                Block::Collecting => {
                    serenity = (serenity + way.gain).min(u16::from(self.top).max(serenity));
                    opened = way.opened;
                }
                loss => serenity = serenity.saturating_sub(self.losses[loss as usize]),
            }
            if serenity == 0 {
                return (false, 0, opened);
            }
        }
        (true, serenity as u8, opened)
    }

    /// R5: the best that a way through the cells can come to.
    fn value(&self, way: Way) -> Preference {
        let ends = self
            .block_orders()
            .iter()
            .map(|blocks| self.end(*blocks, way));
        ends.max().unwrap_or_default()
    }

    /// A way with one cell more (R14).
    pub(super) fn after(&self, mut way: Way, item: &CollectedCell) -> Way {
        way.keys = way.keys.saturating_add(item.keys);
        if let Some((keys, serenity)) = self.chest(item) {
            let need = u16::from(item.chest);
            let mut opened = 0;
            while opened < item.times && way.keys >= need {
                opened += 1;
                way.keys = (way.keys - need).saturating_add(keys);
                way.gain += serenity;
            }
            way.opened += opened;
        }
        way
    }

    fn chest(&self, item: &CollectedCell) -> Option<(u16, u16)> {
        self.chests[usize::from(item.chest).checked_sub(1)?]
    }

    /// R14: a way as if all chests of the cells were opened as often as can be.
    fn optimistic(&self, mut way: Way, left: SpotSet) -> Way {
        for item in self.items().iter().filter(|item| left.contains(item.spot)) {
            if let Some((_, serenity)) = self.chest(item) {
                way.gain += serenity * u16::from(item.times);
                way.opened += item.times;
            }
        }
        way
    }

    /// R5, R14: the best that can be reached with the cells that are left, but no more
    /// than `enough`: with that the search ends.
    fn best(&self, left: SpotSet, way: Way, enough: Preference) -> Preference {
        let items = || self.items().iter().filter(|item| left.contains(item.spot));
        let value = self.value(way);
        let chests = items().any(|item| item.chest > 0);
        if !chests {
            return value;
        }
        // Whatever is not opened, what is opened counts: this is the least.
        let mut best = value;
        for (number, item) in items().enumerate() {
            if best >= enough || best >= self.value(self.optimistic(way, left)) {
                break;
            }
            // R5: cells that are alike can change places.
            let alike = |other: &CollectedCell| {
                CollectedCell {
                    spot: item.spot,
                    ..*other
                } == *item
            };
            if items().take(number).any(alike) {
                continue;
            }
            let mut rest = left;
            rest.remove(item.spot);
            best = best.max(self.best(rest, self.after(way, item), enough));
        }
        best
    }

    /// R5: every order of the cells that are left, after those of `order`.
    fn permute(&self, left: SpotSet, order: Order, each: &mut dyn FnMut(&Order)) {
        if left.is_empty() {
            return each(&order);
        }
        for spot in left {
            let (mut rest, mut longer) = (left, order);
            rest.remove(spot);
            longer.push_cell(spot);
            self.permute(rest, longer, each);
        }
    }
}

impl ComposedDream<'_> {
    /// The best order of what is left (R5); what has begun is finished first.
    pub(crate) fn best(&self, situation: &Situation, stage: &Stage) -> Order {
        let search = OrderSearch::new(self, situation, stage);
        let mut left = search.key_cells();
        let enough = search.value(search.optimistic(search.way, left));
        let goal = search.best(left, search.way, enough);
        let mut order = Order::default();
        let mut way = search.way;
        let mut cells: SpotSet = search.items().iter().map(|item| item.spot).collect();
        // R5: the earliest cell after which the goal can still be reached, again and again.
        while let Some(first) = cells.first() {
            let mut chosen = (first, left, way);
            for item in search.items() {
                if !cells.contains(item.spot) {
                    continue;
                }
                let (mut rest, mut next) = (left, way);
                if left.contains(item.spot) {
                    rest.remove(item.spot);
                    next = search.after(way, item);
                }
                if rest == left || search.best(rest, next, goal) >= goal {
                    chosen = (item.spot, rest, next);
                    break;
                }
            }
            (left, way) = (chosen.1, chosen.2);
            cells.remove(chosen.0);
            order.push_cell(chosen.0);
        }
        // R5: among equal orders the first of the rules.
        let mut blocks = search.block_orders().iter().copied();
        order.blocks = blocks
            .find(|blocks| search.end(*blocks, way) == goal)
            .unwrap_or_default();
        order
    }
}
