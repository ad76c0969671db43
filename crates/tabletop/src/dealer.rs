//! Chance from a seed that is committed to before a game and shown after it.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{Events, Game, SeatSet, ToAct};

/// The secret that all chance of one game comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// The hash of a [`Seed`], shown before the game so that nobody can change the seed later.
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

    /// What is shown of the seed before the game.
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

    /// The dealer of a game in which `dealt` chance steps have been resolved.
    pub fn after(seed: Seed, dealt: u64) -> Dealer {
        let mut dealer = Dealer::new(seed);
        dealer.stream.set_word_pos(u128::from(dealt) * 2);
        dealer.next = dealt;
        dealer
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

    /// Plays what chance brings until seats are to act, and says which; none when
    /// the game is over.
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

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeedError;

impl fmt::Display for ParseSeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not 64 hexadecimal digits")
    }
}

impl std::error::Error for ParseSeedError {}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn parse_hex(text: &str) -> Result<[u8; 32], ParseSeedError> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _ => Err(ParseSeedError),
    };
    let text = text.as_bytes();
    if text.len() != 64 {
        return Err(ParseSeedError);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

/// The seed itself, in hexadecimal: only for the end of a game.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        parse_hex(text).map(Seed)
    }
}

impl FromStr for Commitment {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Commitment, ParseSeedError> {
        parse_hex(text).map(Commitment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_depends_on_its_number_alone() {
        let seed = Seed::of_series(1, 2);
        let mut all = Dealer::new(seed);
        let drawn: Vec<u32> = (1..=200).map(|total| all.below(total)).collect();
        for (number, expected) in drawn.iter().enumerate() {
            let mut late = Dealer::after(seed, number as u64);
            assert_eq!(late.below(number as u32 + 1), *expected);
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
        assert_eq!("xyz".parse::<Seed>(), Err(ParseSeedError));
        assert_ne!(seed.commitment().0, seed.0);
    }
}
