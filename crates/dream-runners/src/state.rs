//! The state of a game: a value of fixed size, without heap.
//!
//! What lies open on the table and what players compose in secret are kept
//! apart, so that a view is the table and the boards that the viewer may see.

use lucid_tabletop::{BySeat, Seat, SeatSet};

use crate::board::SPOTS;
use crate::chance::Await;
use crate::resolution::{Share, Situation, Stage};
use crate::{ChestId, ChestSet, Draft, Goods, SegmentId, SegmentSet, Spot, TileId, TileSet};

/// The most segments of a player: four, and one from each round (R17).
pub const MAX_OWNED: usize = 4 + crate::rules::ROUNDS as usize;

/// Everything there is to know between two steps, secrets included.
///
/// It cannot be serialised on purpose: what leaves the table leaves as a
/// [`View`](crate::View).
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
///
/// use lucid_dream_runners::Phase;
///
/// let table = state.table();
/// assert_eq!((table.phase, table.round), (Phase::Compose, 1));
/// assert_eq!(table.sleepers(2).len(), 2);
/// assert!(table.tile.is_some() && table.face_up.iter().all(Option::is_some));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) drafts: BySeat<Draft>,
}

impl State {
    /// What lies open for all.
    pub fn table(&self) -> &Table {
        &self.table
    }
}

/// Which part of the game is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// B2, B6: segments are turned face up.
    Setup,
    /// R1, R18: a tile is revealed.
    Reveal,
    /// R1 to R4: everybody composes.
    Compose,
    /// R14: chests are turned over.
    Chests,
    /// R15: converging dreams are shared.
    Share,
    /// R5 to R16: compositions are resolved.
    Resolve,
    /// R17: coins are spent.
    Improve,
    /// R19 is done.
    Over,
}

/// A converging cell that is being shared (R15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharing {
    /// Which cell.
    pub spot: Spot,
    /// What is left of it.
    pub left: Goods,
    /// Who takes next.
    pub taker: Seat,
}

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Which part of the game is being played.
    pub phase: Phase,
    /// The round, from 1; 0 during setup.
    pub round: u8,
    /// The last first dreamer (R2, R4); see [`Table::leader`].
    pub first: Seat,
    /// Which chance step is awaited.
    pub awaits: Await,
    /// The tile of the round, once it is revealed.
    pub tile: Option<TileId>,
    /// All tiles that have been revealed, the present one too.
    pub drawn: TileSet,
    /// The segments on offer, by [`Shape`](crate::Shape).
    pub face_up: [Option<SegmentId>; 4],
    /// Segments that bats took out of the game (R12).
    pub gone: SegmentSet,
    /// The round's chests, for 1, 2 and 3 keys (R14).
    pub chests: [Option<ChestId>; 3],
    /// Chests that have been turned over since their pile was shuffled.
    pub used: ChestSet,
    /// The converging cell that is being shared.
    pub sharing: Option<Sharing>,
    /// Seats that are done with the phase: locked, resolved, or ready.
    pub done: SeatSet,
    /// Seats whose turn to buy is still to come (R17).
    pub waiting: SeatSet,
    /// The seat whose turn to buy it is (R17).
    pub buyer: Option<Seat>,
    /// The players.
    pub players: BySeat<Player>,
}

impl Table {
    /// The players who still dream (R9), out of this many.
    #[inline]
    pub fn sleepers(&self, players: u8) -> SeatSet {
        let asleep = |seat: &Seat| self.players[*seat].woke.is_none();
        Seat::first(players.into()).filter(asleep).collect()
    }

    /// Who begins where seats act in turn: the first dreamer, or the next
    /// sleeper clockwise if he has woken up (R4).
    pub fn leader(&self, players: u8) -> Seat {
        let sleepers = self.sleepers(players);
        next_of(sleepers, self.first, players).unwrap_or(self.first)
    }
}

/// The first seat of a set from one on, clockwise.
#[inline]
pub(crate) fn next_of(seats: SeatSet, from: Seat, players: u8) -> Option<Seat> {
    let players = usize::from(players);
    (0..players)
        .map(|step| Seat::new((from.index() + step) % players))
        .find(|seat| seats.contains(*seat))
}

/// One player's side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Serenity, stars, coins, keys and fragments.
    pub situation: Situation,
    /// The segments that the player owns.
    pub segments: SegmentSet,
    /// What was taken from converging cells in this round (R15).
    pub shares: [Share; SPOTS],
    /// How far the composition is resolved.
    pub stage: Stage,
    /// Whether the rest is resolved in the best order (R5).
    pub auto: bool,
    /// The round in which the player woke up (R9).
    pub woke: Option<u8>,
    /// The points, once they are counted (R19).
    pub score: u16,
}
