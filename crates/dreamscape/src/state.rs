//! The state of a game: a value of fixed size, without heap.
//!
//! What lies open on the table and what a player has looked at are kept apart,
//! so that a view is the table and a careful copy of the rest.

use lucid_tabletop::{BySeat, Seat, SeatSet};

use crate::cards::{MAX_CARDS, MAX_LEVEL_CARDS};
use crate::chance::Await;
use crate::{
    Board, ByColour, CardId, CardSet, Colour, Duel, Level, LinkSet, Location, Row, SlotSet, TileId,
};

/// The number of purpose tiles that are drawn (S2).
pub const TILES: usize = 4;
/// The most cards that are drawn at once (P6).
pub const MAX_DRAWN: usize = 6;

/// Everything there is to know between two steps, secrets included.
///
/// It is deliberately not serialisable: what leaves the table leaves as a
/// [`View`](crate::View).
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seed};
/// # let mut state = game.start();
/// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
/// # let seat = seats.iter().next().unwrap();
///
/// use lucid_dreamscape::{Phase, TILES};
///
/// // The deal is done, and the first seat chooses a card.
/// let table = state.table();
/// assert_eq!((table.phase, table.cycle), (Phase::Setup, 0));
/// assert_eq!(table.tiles().count(), TILES);
/// assert!(table.players[seat].front.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) decks: Decks,
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
    /// S1 to S6.
    Setup,
    /// M1 to M4.
    Emergence,
    /// T1 to T9.
    Travel,
    /// N1, N2; in a solo game the end of Mr Nightmare's Travel (L10).
    Nightmare,
    /// K1 to K9.
    Creation,
    /// F1.
    LastPlacement,
    /// F2 to F4 are done.
    Over,
}

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Which part of the game is being played.
    pub phase: Phase,
    /// The cycle, from 1; 0 during setup (M2).
    pub cycle: u8,
    /// The seats by initiative marker (S1, M4).
    pub order: [Seat; 4],
    /// The place in `order` of the seat whose turn it is; during the deal of
    /// markers, how many are dealt.
    pub turn: u8,
    /// Which chance step is awaited.
    pub awaits: Await,
    /// The shards of each location.
    pub rows: [Row; 6],
    /// The links with a red shard.
    pub links: LinkSet,
    /// Where Mr Nightmare stands (nightmare rules).
    pub mr_nightmare: Option<Location>,
    /// The bag.
    pub bag: ByColour<u8>,
    /// Red shards outside of the game's flow (S6).
    pub red_reserve: u8,
    /// Trees left.
    pub tree_reserve: u8,
    /// Cards in each deck, unseen and put under.
    pub deck_sizes: [u8; 3],
    /// Cards of each deck that nobody has seen.
    pub unseen_sizes: [u8; 3],
    /// How many purposes have been drawn.
    pub tile_count: u8,
    /// The purposes.
    pub tile_ids: [TileId; TILES],
    /// The shards on the purposes.
    pub tints: [Option<Colour>; TILES],
    /// The power slots of the cards, by card.
    pub slots: [CardSlot; MAX_CARDS],
    /// Action points left in the current Travel (T1).
    pub points: u8,
    /// Free moves made in the current Travel (T8).
    pub free_moves: u8,
    /// Seats that have ended the current Creation.
    pub finished: SeatSet,
    /// Mr Nightmare's side in a solo game (L5).
    pub duel: Duel,
    /// The players.
    pub players: BySeat<Player>,
}

impl Table {
    /// The purposes drawn so far, with their colours.
    pub fn tiles(&self) -> impl Iterator<Item = (TileId, Option<Colour>)> + '_ {
        let count = usize::from(self.tile_count);
        self.tile_ids.iter().copied().zip(self.tints).take(count)
    }

    /// The seat whose turn it is, in phases that have one.
    #[inline]
    pub fn active(&self) -> Seat {
        self.order[usize::from(self.turn) & 3]
    }

    /// The shards of a location.
    #[inline]
    pub fn row(&self, location: Location) -> Row {
        self.rows[location.index()]
    }

    #[inline]
    pub(crate) fn row_mut(&mut self, location: Location) -> &mut Row {
        &mut self.rows[location.index()]
    }

    /// The power slot of a card.
    #[inline]
    pub fn slot(&self, card: CardId) -> CardSlot {
        self.slots[card.index()]
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, card: CardId) -> &mut CardSlot {
        &mut self.slots[card.index()]
    }
}

/// The power slot of a card (A4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSlot {
    /// The shard that lies on it.
    pub shard: Option<Colour>,
    /// Whether the power has been used in this cycle (T6).
    pub used: bool,
}

/// One player's side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The Dreamscape.
    pub board: Board,
    /// What limits the Dreamer's free ways.
    pub walk: Walk,
    /// The shards in Hands.
    pub hands: ByColour<u8>,
    /// Shards in the air: drawn by the Harvesters, lifted by the Lake.
    pub held: ByColour<u8>,
    /// The points.
    pub score: i16,
    /// Where the Sleeper lies.
    pub sleeper: Location,
    /// Whether the initiative marker has been used for a power (T5).
    pub marker_used: bool,
    /// The cards in front.
    pub front: CardSet,
    /// The completed cards.
    pub pile: CardSet,
    /// The top of the pile.
    pub top: Option<CardId>,
    /// The power that is being carried out.
    pub power: Ongoing,
    /// What has to be settled before the power, or anything else, goes on.
    pub pending: Pending,
}

impl Player {
    /// The cards whose power slots the player may use: those in front and the
    /// top of the pile (A4).
    #[inline]
    pub fn usable_cards(&self) -> CardSet {
        let mut cards = self.front;
        if let Some(top) = self.top {
            cards.insert(top);
        }
        cards
    }
}

/// What limits the Dreamer's free ways (D5, D7, D8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// Slots that a free step may not go to.
    pub track: SlotSet,
    /// Whether a free step waits.
    pub free_step: bool,
    /// Mountains that have paid in this cycle (E9: once per cycle).
    pub paid: SlotSet,
    /// Mountains that have paid for a free step since the last paid step (E9: every time).
    pub paid_free: SlotSet,
}

/// A power whose parts are still being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ongoing {
    /// None.
    #[default]
    Nothing,
    /// P2: the shards in `held` go to locations.
    Harvesters,
    /// P3: how many shards may still be taken.
    Tower(u8),
    /// P4: how many moves are left.
    Golem(u8),
    /// P5: a location has to be chosen.
    Lake,
    /// P5: the shards in `held` go back to this location.
    LakeOrder(Location),
}

/// What a seat has to settle first (A3 to A5, P6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pending {
    /// Nothing.
    #[default]
    Nothing,
    /// Several cards match: which one first?
    Order,
    /// The pile and the card just put on it both bring a shard: this one comes
    /// with the card, the other lies in its slot.
    PileShard(Colour),
    /// A card was completed: draw, and from which deck?
    Draw,
    /// The King's deck has to be chosen.
    KingDraw,
    /// How many cards are still to be drawn.
    Drawing(Level, u8),
    /// One of the drawn cards may be kept; during setup it must.
    Keep(Level),
    /// L12: Mr Nightmare steals a shard of this colour: from which card?
    Theft(Colour),
}

impl Pending {
    /// The deck that is being drawn from.
    pub fn level(self) -> Option<Level> {
        match self {
            Pending::Drawing(level, _) | Pending::Keep(level) => Some(level),
            _ => None,
        }
    }
}

/// What is not open to all: the cards that players have looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decks {
    /// Cards of all levels that nobody has seen since the start.
    pub(crate) unseen: CardSet,
    /// Cards that were put under each deck, in the order of drawing (C9).
    pub(crate) under: [List<MAX_LEVEL_CARDS>; 3],
    /// The cards that each seat has drawn and not yet kept or put back.
    pub(crate) drawn: BySeat<List<MAX_DRAWN>>,
    /// Who knows where a card is, for cards that are drawn or under a deck.
    pub(crate) known: [SeatSet; MAX_CARDS],
}

/// Some cards in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct List<const N: usize> {
    len: u8,
    cards: [CardId; N],
}

impl<const N: usize> Default for List<N> {
    fn default() -> List<N> {
        List {
            len: 0,
            cards: [CardId(0); N],
        }
    }
}

impl<const N: usize> List<N> {
    #[inline]
    pub(crate) fn push(&mut self, card: CardId) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub(crate) fn take_first(&mut self) -> Option<CardId> {
        let first = *self.as_slice().first()?;
        self.cards.copy_within(1.., 0);
        self.len -= 1;
        // Equal lists must be equal bytes, so nothing stays behind the end.
        self.cards[usize::from(self.len)..].fill(CardId(0));
        Some(first)
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        *self = List::default();
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    /// Puts each of two cards in the other's place, where one of them lies.
    pub(crate) fn exchange(&mut self, one: CardId, other: CardId) {
        for card in &mut self.cards[..usize::from(self.len)] {
            *card = match *card {
                card if card == one => other,
                card if card == other => one,
                card => card,
            };
        }
    }
}

/// The order of Sleepers on top of each other needs no memory of its own: who
/// travelled later lies on top, and Travel follows the initiative order (T7, M4).
pub(crate) fn initiative(table: &Table, players: usize) -> [Seat; 4] {
    let mut order = table.order;
    let mut seats: [(u8, u8, Seat); 4] = [(u8::MAX, 0, Seat::default()); 4];
    for (place, seat) in order.iter().enumerate().take(players) {
        let sleeper = table.players[*seat].sleeper.number();
        seats[place] = (sleeper, u8::MAX - place as u8, *seat);
    }
    seats[..players].sort_unstable_by_key(|(location, later, _)| (*location, *later));
    for (place, (_, _, seat)) in seats.iter().enumerate().take(players) {
        order[place] = *seat;
    }
    order
}
