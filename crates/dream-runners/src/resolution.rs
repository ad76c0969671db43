//! What a composition does to its owner (R5 to R16), as pure functions.
//!
//! Everything that matters is in three values: the [`Dream`] (cells and turned
//! chests), the [`Composition`] (what covers it) and the [`Situation`] of its
//! owner. [`resolve`] plays them in a given [`Order`], [`best_order`] finds the
//! order that R5 takes by default, [`each_order`] lists all that can differ.
//! Nothing here allocates.
//!
//! The game itself goes the same way in small steps, so that a player can order
//! by hand and choose colours and segments; see [`Stage`].

mod chests;
mod goods;
mod order;
mod step;

pub use chests::can_open;
pub use goods::{Share, Situation, Stock};
pub use order::{Order, best_order, each_order};
pub use step::{Block, BlockSet, Blocks, Happening, Reason, Stage, Wilds};

use lucid_tabletop::Events;

use crate::board::SPOTS;
use crate::{Cell, Colour, Goods, Spot, SpotSet, Symbol, Turned};

/// The dream of a round: its cells, and what is in its chests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dream {
    /// The cells, as one reads. Who wants to value a converging cell before it
    /// is shared can put a reward in its place.
    pub cells: [Cell; SPOTS],
    /// What is in the turned chests, for 1, 2 and 3 keys (R14). One that is not
    /// known cannot be opened.
    pub chests: [Option<Goods>; 3],
    /// The top space of the serenity track: gains stop there (R9).
    pub top: u8,
    /// The last space of the star track: the marker stays there (R10).
    pub last_star: u8,
}

/// What covers a dream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Composition {
    /// The symbol over each cell; `None` where the cell is not covered.
    pub symbols: [Option<Symbol>; SPOTS],
    /// How many cells lie outside of the dream (R6).
    pub outside: u8,
    /// How many cells collect, inside and outside (R11).
    pub collects: u8,
    /// What was taken from converging cells (R15).
    pub shares: [Share; SPOTS],
}

impl Composition {
    /// Lays a turned segment with its upper left corner at a place of the board (R1,
    /// R6, R11). The caller makes sure that it fits there and overlaps no other.
    #[inline]
    pub fn lay(&mut self, turned: &Turned, column: u8, row: u8) {
        for (right, down, symbol) in turned.places() {
            self.collects += u8::from(symbol.times() > 0);
            match Spot::at(usize::from(column) + right, usize::from(row) + down) {
                Some(spot) => self.symbols[spot.index()] = Some(symbol),
                None => self.outside += 1,
            }
        }
    }

    /// How many cells of the dream are not covered (R6).
    #[inline]
    pub fn missing(&self) -> u8 {
        self.symbols
            .iter()
            .filter(|symbol| symbol.is_none())
            .count() as u8
    }

    #[inline]
    fn symbol(&self, spot: Spot) -> Symbol {
        self.symbols[spot.index()].unwrap_or_default()
    }
}

/// The result of a resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// What the owner has now; serenity 0 is awake.
    pub situation: Situation,
    /// How often a chest was opened.
    pub opened: u8,
    /// How many unplayed segments bats have taken.
    pub lost: u8,
}

/// A dream and what lies on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ComposedDream<'a> {
    pub(crate) dream: &'a Dream,
    composition: &'a Composition,
    /// What coherence costs (R6).
    incoherence: u8,
    /// The nightmares that are not banished (R7).
    haunted: SpotSet,
    /// The cells that give something to collect (R8).
    collected: SpotSet,
}

impl<'a> ComposedDream<'a> {
    #[inline]
    pub(crate) fn new(dream: &'a Dream, composition: &'a Composition) -> ComposedDream<'a> {
        let mut scene = ComposedDream {
            dream,
            composition,
            incoherence: composition.missing() + composition.outside,
            haunted: SpotSet::EMPTY,
            collected: SpotSet::EMPTY,
        };
        // R7, R8.
        for spot in Spot::all() {
            if scene.haunts(spot) {
                scene.haunted.insert(spot);
            }
            if !scene.taking(spot).is_empty() {
                scene.collected.insert(spot);
            }
        }
        scene
    }
}

/// Plays a resolution to its end, or to the owner's waking (R5, R9).
///
/// * Blocks and cells that the order leaves out follow as they are read;
///   what there is nothing to do for is passed over.
/// * `unplayed` is the number of segments that bats can take.
/// * `choose` picks the colour of a wild fragment, which is received as often as
///   its second argument says; [`absent_colour`] is one way to pick.
///
/// ```
/// use lucid_dream_runners::Cell;
/// use lucid_dream_runners::resolution::{Composition, Dream, Order, Situation, absent_colour, resolve};
///
/// let words = ["coin", "white", "blue", "-1", "key", "green", "orange", "coin", "-1"];
/// let dream = Dream {
///     cells: words.map(|word| Cell::parse(word).unwrap()),
///     chests: [None; 3],
///     top: 15,
///     last_star: 12,
/// };
/// // Nothing covers the dream: nine gaps, two nightmares, nothing collected.
/// let owner = Situation { serenity: 15, ..Situation::default() };
/// let choose = |owner: &Situation, _| absent_colour(owner);
/// let end = resolve(&dream, &Composition::default(), owner, 4, &Order::default(), choose, &mut ());
/// assert_eq!(end.situation, Situation { serenity: 4, ..owner });
/// ```
pub fn resolve(
    dream: &Dream,
    composition: &Composition,
    mut situation: Situation,
    unplayed: u8,
    order: &Order,
    mut choose: impl FnMut(&Situation, u8) -> Colour,
    events: &mut impl Events<Happening>,
) -> Resolved {
    let scene = ComposedDream::new(dream, composition);
    let mut stage = Stage::default();
    let (mut opened, mut lost) = (0, 0);
    // R5: in the order given, then as read.
    'blocks: for block in order.blocks().chain(Block::ALL) {
        if !scene.open(&stage).contains(block) {
            continue;
        }
        scene.begin(&mut situation, &mut stage, block, events);
        let by_hand = match block {
            Block::Collecting => order.cells(),
            _ => &[],
        };
        let as_read = scene.cells(block).into_iter();
        for spot in by_hand.iter().copied().chain(as_read) {
            // R9.
            if situation.serenity == 0 {
                break 'blocks;
            }
            if !scene.cells_left(&stage).contains(spot) {
                continue;
            }
            let left = unplayed - lost;
            opened += scene.cell(&mut situation, &mut stage, spot, left, events);
            // R10, then R12.
            while let Some(times) = stage.wild_times() {
                let colour = choose(&situation, times);
                scene.choose(&mut situation, &mut stage, colour, events);
            }
            if stage.bat.take().is_some() {
                lost += 1;
                scene.settle(&mut stage);
            }
        }
        if situation.serenity == 0 {
            break;
        }
    }
    Resolved {
        situation,
        opened,
        lost,
    }
}

/// The colour that is chosen for an absent player (R10): one that completes a
/// set, else the one held least, in the order of [`Colour::ALL`].
///
/// A colour that completes a set is the only one that is held not at all, so
/// the one held least is always right.
#[inline]
pub fn absent_colour(situation: &Situation) -> Colour {
    let held = |colour: &Colour| situation.fragments[*colour as usize];
    Colour::ALL.into_iter().min_by_key(held).unwrap_or_default()
}

impl ComposedDream<'_> {
    /// R5: the blocks that are not done and in which there is something to do.
    #[inline]
    pub(crate) fn open(&self, stage: &Stage) -> BlockSet {
        let mut open = BlockSet::EMPTY;
        for block in Block::ALL {
            let idle = match block {
                Block::Coherence => self.incoherence == 0,
                _ => self.cells(block).is_empty(),
            };
            if !idle && !stage.done.contains(block) {
                open.insert(block);
            }
        }
        open
    }

    /// R6 to R8: the cells that a block concerns.
    #[inline]
    pub(crate) fn cells(&self, block: Block) -> SpotSet {
        match block {
            Block::Coherence => SpotSet::EMPTY,
            Block::Banishing => self.haunted,
            Block::Collecting => self.collected,
        }
    }

    /// R5: the cells of the running block that are still to be resolved.
    #[inline]
    pub(crate) fn cells_left(&self, stage: &Stage) -> SpotSet {
        match stage.running {
            Some(block) => self.cells(block).without(stage.cells),
            None => SpotSet::EMPTY,
        }
    }
}
