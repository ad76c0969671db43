//! Chance: what is awaited, with which weights.

use lucid_tabletop::Seat;

use crate::rules::PurposeBox;
use crate::{CardId, CardSet, Colour, Dreamscape, Location, PurposeKind, State, TileId};

/// One outcome of chance.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_dreamscape::{Chance, Colour};
/// use lucid_tabletop::Game;
///
/// let mut word = String::new();
/// game.write_chance(Chance::Shard(Colour::Gray), &mut word);
/// assert_eq!(word, "?y");
/// assert_eq!(game.parse_chance("?seat:B"), Some(Chance::Marker("B".parse().unwrap())));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// S1: this seat gets the next initiative marker.
    Marker(Seat),
    /// S2: this purpose is drawn.
    Tile(TileId),
    /// S2: a shard of this colour goes on the next tile that has a slot.
    Tint(Colour),
    /// S3, A5, P6: this card is drawn.
    Card(CardId),
    /// M1, S4, P1, P2: a shard of this colour is drawn from the bag.
    Shard(Colour),
}

/// Which chance step is awaited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Await {
    /// No chance step: a seat acts, or the game is over.
    #[default]
    Nothing,
    /// Who gets the next initiative marker.
    Marker,
    /// The next purpose.
    Tile,
    /// The colour for the tile with this place.
    Tint(u8),
    /// A card of the deck that the seat draws from.
    Card(Seat),
    /// A shard for a location.
    Fill(Location),
    /// A shard for the seat's Hands (P1).
    Archives(Seat),
    /// A shard for the seat to put in a location (P2).
    Harvest(Seat),
}

impl Dreamscape {
    pub(crate) fn total_weight(&self, state: &State) -> u32 {
        match state.table.awaits {
            Await::Nothing => 0,
            Await::Marker => u32::from(self.rules.players) - u32::from(state.table.turn),
            Await::Tile => self
                .content
                .purposes()
                .map(|(tile, _)| self.tiles_left(state, tile))
                .sum(),
            Await::Tint(_) => tints_left(state).count() as u32,
            Await::Card(seat) => self.unseen(state, seat).len() as u32,
            Await::Fill(_) | Await::Archives(_) | Await::Harvest(_) => state.table.bag.total(),
        }
    }

    pub(crate) fn nth_outcome(&self, state: &State, n: u32) -> Chance {
        match state.table.awaits {
            Await::Fill(_) | Await::Archives(_) | Await::Harvest(_) => {
                Chance::Shard(state.table.bag.nth(n))
            }
            Await::Card(seat) => {
                let card = self.unseen(state, seat).nth(n);
                Chance::Card(card.expect("the number is below the total"))
            }
            _ => {
                let mut before = 0;
                let mut found = None;
                self.each_outcome(state, |chance, weight| {
                    if found.is_none() && n < before + weight {
                        found = Some(chance);
                    }
                    before += weight;
                });
                found.expect("the number is below the total")
            }
        }
    }

    pub(crate) fn each_outcome(&self, state: &State, mut each: impl FnMut(Chance, u32)) {
        let table = &state.table;
        match table.awaits {
            Await::Nothing => {}
            Await::Marker => Seat::first(self.rules.players.into())
                .filter(|seat| !table.order[..table.turn.into()].contains(seat))
                .for_each(|seat| each(Chance::Marker(seat), 1)),
            Await::Tile => {
                for (tile, _) in self.content.purposes() {
                    let left = self.tiles_left(state, tile);
                    if left > 0 {
                        each(Chance::Tile(tile), left);
                    }
                }
            }
            Await::Tint(_) => tints_left(state).for_each(|colour| each(Chance::Tint(colour), 1)),
            Await::Card(seat) => {
                self.unseen(state, seat)
                    .into_iter()
                    .for_each(|card| each(Chance::Card(card), 1));
            }
            Await::Fill(_) | Await::Archives(_) | Await::Harvest(_) => {
                for colour in table.bag.present() {
                    each(Chance::Shard(colour), table.bag[colour].into());
                }
            }
        }
    }

    /// How many tiles of a purpose are in the box before any is drawn (E17, S2).
    pub(crate) fn tiles_in_box(&self, tile: TileId) -> u32 {
        let purpose = self.content.purpose(tile);
        if purpose.nightmare_only && !self.rules.nightmare {
            return 0;
        }
        // L2.
        if self.rules.solo.is_some() && purpose.kind != PurposeKind::MostOfColour {
            return 0;
        }
        u32::from(match self.rules.purposes {
            PurposeBox::Twelve => purpose.in_twelve,
            PurposeBox::Sixteen => purpose.in_sixteen,
        })
    }

    fn tiles_left(&self, state: &State, tile: TileId) -> u32 {
        let drawn = state
            .table
            .tiles()
            .filter(|(drawn, _)| *drawn == tile)
            .count();
        self.tiles_in_box(tile) - drawn as u32
    }

    /// The cards that the awaited chance step may bring, if it is a draw.
    pub(crate) fn unseen_for(&self, state: &State) -> CardSet {
        match state.table.awaits {
            Await::Card(seat) => self.unseen(state, seat),
            _ => CardSet::EMPTY,
        }
    }

    /// The cards that a seat's draw may bring: those of the deck that nobody has seen.
    fn unseen(&self, state: &State, seat: Seat) -> CardSet {
        let level = state.table.players[seat].pending.level();
        level.map_or(CardSet::EMPTY, |level| {
            state.decks.unseen.and(self.content.level(level))
        })
    }
}

/// The landscape colours that lie on no tile yet (S2).
fn tints_left(state: &State) -> impl Iterator<Item = Colour> + '_ {
    Colour::LANDSCAPE
        .into_iter()
        .filter(|colour| state.table.tiles().all(|(_, tint)| tint != Some(*colour)))
}
