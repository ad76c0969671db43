//! The transposition table: bounds of positions that can be reached in several ways.

use std::hash::{Hash, Hasher};

use lucid_dreamscape::rules::Land;
use lucid_dreamscape::{Colour, Dreamscape, State};
use lucid_tabletop::Seat;

/// How many positions are remembered. A new one replaces an old one.
const ENTRIES: usize = 1 << 17;

/// A position, as a number.
pub(crate) type Key = u64;

/// Upper bounds on what is still to come, by position.
#[derive(Clone, Debug, Default)]
pub(crate) struct TranspositionTable {
    entries: Vec<CachedBound>,
    /// The current search. Entries of earlier ones do not count.
    search: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct CachedBound {
    key: Key,
    search: u32,
    bound: i32,
}

impl TranspositionTable {
    /// Forgets everything, for a new search.
    pub(crate) fn clear(&mut self) {
        if self.entries.is_empty() || self.search == u32::MAX {
            self.entries = vec![CachedBound::default(); ENTRIES];
            self.search = 0;
        }
        self.search += 1;
    }

    #[inline]
    pub(crate) fn get(&self, key: Key) -> Option<i32> {
        let entry = &self.entries[key as usize % ENTRIES];
        (entry.key == key && entry.search == self.search).then_some(entry.bound)
    }

    #[inline]
    pub(crate) fn insert(&mut self, key: Key, bound: i32) {
        let search = self.search;
        self.entries[key as usize % ENTRIES] = CachedBound { key, search, bound };
    }
}

/// The key of a position: equal for positions from which the same can follow for the
/// seat, whatever was scored before. The bag and the reserve of trees follow from the
/// rest, because nothing leaves the game.
pub(crate) fn key(game: &Dreamscape, state: &State, seat: Seat) -> Key {
    let table = state.table();
    let player = &table.players[seat];
    let board = &player.board;
    let mut mix = Mixer(0x243f_6a88_85a3_08d3);
    let mut word = 0u64;
    for count in player.hands.0 {
        word = word << 8 | u64::from(count);
    }
    mix.add(word);
    for slot in board.occupied() {
        board.stack(slot).hash(&mut mix);
        mix.add(slot.index() as u64);
    }
    board.trees().hash(&mut mix);
    player.front.hash(&mut mix);
    player.pile.hash(&mut mix);
    let walk = &player.walk;
    let dreamer = board.dreamer();
    let carried = match game.rules().land {
        Land::Momentum => walk.free_step,
        Land::Path => dreamer.and_then(|slot| board.top(slot)) == Some(Colour::Brown),
    };
    let place = dreamer.map_or(255, |slot| slot.index() as u64);
    mix.add(place << 1 | u64::from(carried));
    if carried {
        walk.track.hash(&mut mix);
    }
    walk.paid.hash(&mut mix);
    walk.paid_free.hash(&mut mix);
    for card in player.usable_cards() {
        let slot = table.slot(card);
        let shard = slot.shard.map_or(0, |colour| colour as u64 + 1);
        mix.add((card.index() as u64) << 8 | shard << 1 | u64::from(slot.used));
    }
    // Few positions have any of these.
    (player.power, player.pending).mix(&mut mix);
    for count in player.held.0 {
        mix.add(u64::from(count));
    }
    mix.finish()
}

/// For types without a hash of their own.
trait MixInto {
    fn mix(&self, mix: &mut Mixer);
}

impl MixInto for (lucid_dreamscape::Ongoing, lucid_dreamscape::Pending) {
    fn mix(&self, mix: &mut Mixer) {
        use lucid_dreamscape::{Ongoing, Pending};
        let power = match self.0 {
            Ongoing::Nothing => 0,
            Ongoing::Harvesters => 1,
            Ongoing::Lake => 2,
            Ongoing::Tower(left) => 0x100 + u64::from(left),
            Ongoing::Golem(left) => 0x200 + u64::from(left),
            Ongoing::LakeOrder(location) => 0x300 + location.index() as u64,
        };
        let pending = match self.1 {
            Pending::Nothing => 0,
            Pending::Order => 1,
            Pending::Draw => 2,
            Pending::KingDraw => 3,
            Pending::PileShard(colour) => 0x100 + colour as u64,
            Pending::Drawing(level, left) => {
                0x200 + 8 * u64::from(left) + u64::from(level.number())
            }
            Pending::Keep(level) => 0x300 + u64::from(level.number()),
            Pending::Theft(colour) => 0x400 + colour as u64,
        };
        mix.add(power << 16 | pending);
    }
}

/// Mixes words into one number, the same on every machine.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn add(&mut self, word: u64) {
        let product = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ (product >> 29);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.add(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.add(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }
}
