//! Chance from a seed that is committed to before a game and revealed after it.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::hex::hex_text;
use crate::{Events, Game, SeatSet, ToAct};

/// The secret that all chance of one game comes from.
///
/// ```
/// use lucid_tabletop::Seed;
///
/// let seed = Seed::of_series(1, 0);
/// let text = seed.to_string();
/// assert_eq!(text.len(), 64);
/// assert_eq!(text.parse::<Seed>()?, seed);
/// assert_ne!(seed.commitment(), Seed::of_series(1, 1).commitment());
/// # Ok::<(), lucid_tabletop::ParseHexError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// A hash that is published when a game begins, so that nobody can change what it
/// covers later on: the seed and, since record format 2, rules, pack and seats
/// ([`crate::record::commitment`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    /// The seed of one game out of a numbered series, for simulations and tests.
    pub fn of_series(series: u64, game: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"lucid series");
        hash.update(series.to_le_bytes());
        hash.update(game.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// The commitment of games whose record has format 1: to the seed alone.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"lucid seed");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

/// Resolves the chance steps of one game from its seed.
///
/// The draw with number `n` depends on the seed and `n` alone, not on who asks
/// or when, so any node of a server and any later replay deals the same.
/// It reads 64 bits of the ChaCha20 key stream at place `n`; the stream's
/// nonce counts the (hardly ever needed) redraws that keep it exactly uniform.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Dealer, Game, Seed};
///
/// let seed = Seed::of_series(1, 0);
/// let mut dealer = Dealer::new(seed);
/// let mut state = game.start();
/// for _ in 0..3 {
///     let chance = dealer.deal(&game, &state);
///     game.resolve(&mut state, chance, &mut ());
/// }
/// // Somebody else who knows the seed deals the fourth draw just the same.
/// let fourth = Dealer::after(seed, 3).deal(&game, &state);
/// assert_eq!(dealer.deal(&game, &state), fourth);
/// ```
pub struct Dealer {
    stream: ChaCha20Rng,
    seed: Seed,
    next: u64,
}

impl Dealer {
    /// The dealer of a game, before its first chance step.
    pub fn new(seed: Seed) -> Dealer {
        Dealer {
            stream: ChaCha20Rng::from_seed(seed.0),
            seed,
            next: 0,
        }
    }

    /// The dealer whose next draw has the number `next`, counting the draws that were
    /// used up ([`crate::History::next_draw`]).
    pub fn after(seed: Seed, next: u64) -> Dealer {
        let mut dealer = Dealer::new(seed);
        dealer.stream.set_word_pos(u128::from(next) * 2);
        dealer.next = next;
        dealer
    }

    /// Skips draws that were used up.
    pub fn skip(&mut self, draws: u64) {
        *self = Dealer::after(self.seed, self.next + draws);
    }

    /// The outcome of the chance step that the state waits for.
    ///
    /// # Panics
    /// When the state waits for no chance step.
    #[inline]
    pub fn deal<G: Game>(&mut self, game: &G, state: &G::State) -> G::Chance {
        let total = game.chance_total(state);
        assert!(total > 0, "no chance step is awaited");
        game.chance_nth(state, self.below(total))
    }

    /// Resolves chance steps until seats are to act, and returns those seats; `None`
    /// when the game is over.
    #[inline]
    pub fn until_seats<G: Game>(
        &mut self,
        game: &G,
        state: &mut G::State,
        events: &mut impl Events<G::Event>,
    ) -> Option<SeatSet> {
        loop {
            match game.to_act(state) {
                ToAct::Over => return None,
                ToAct::Seats(seats) => return Some(seats),
                ToAct::Chance => {
                    let chance = self.deal(game, state);
                    game.resolve(state, chance, events);
                }
            }
        }
    }

    /// The next number below `total`, exactly uniform.
    #[inline]
    fn below(&mut self, total: u32) -> u32 {
        let place = self.next;
        self.next += 1;
        // The high half of bits * total is uniform but for a few low values of
        // the other half, which are drawn again (Lemire's method).
        let wide = |bits: u64| u128::from(bits) * u128::from(total);
        let mut product = wide(self.stream.next_u64());
        if (product as u64) < u64::from(total) {
            let unfair = u64::from(total).wrapping_neg() % u64::from(total);
            let mut redraw = 0;
            while (product as u64) < unfair {
                redraw += 1;
                let mut stream = ChaCha20Rng::from_seed(self.seed.0);
                stream.set_stream(redraw);
                stream.set_word_pos(u128::from(place) * 2);
                product = wide(stream.next_u64());
            }
        }
        (product >> 64) as u32
    }
}

// The seed must not reach a log by way of a debug print.
impl fmt::Debug for Dealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dealer")
            .field("dealt", &self.next)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of {})", self.commitment())
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

// The text of a seed is the seed itself: only for the end of a game.
hex_text!(Seed);
hex_text!(Commitment);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::ParseHexError;

    #[test]
    fn a_draw_depends_on_its_number_alone() {
        let seed = Seed::of_series(1, 2);
        let mut all = Dealer::new(seed);
        let drawn: Vec<u32> = (1..=200).map(|total| all.below(total)).collect();
        for (number, expected) in drawn.iter().enumerate() {
            let mut late = Dealer::after(seed, number as u64);
            assert_eq!(late.below(number as u32 + 1), *expected);
            let mut skipped = Dealer::after(seed, number as u64 / 2);
            skipped.skip((number as u64).div_ceil(2));
            assert_eq!(skipped.below(number as u32 + 1), *expected);
        }
    }

    #[test]
    fn draws_are_even() {
        let mut dealer = Dealer::new(Seed::of_series(3, 4));
        let mut seen = [0; 5];
        for _ in 0..10_000 {
            seen[dealer.below(5) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (1_850..2_150).contains(n)), "{seen:?}");
    }

    #[test]
    fn a_seed_prints_and_parses_but_never_in_debug() {
        let seed = Seed::of_series(5, 6);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!(!format!("{seed:?} {:?}", Dealer::new(seed)).contains(&seed.to_string()));
        assert_eq!("xyz".parse::<Seed>(), Err(ParseHexError { digits: 64 }));
        assert_ne!(seed.commitment().0, seed.0);
    }
}
