//! Where the chance of a game comes from.

use lucid_tabletop::{Dealer, Random, Seed};

/// The random numbers of one game: the dealer's, and the bots'.
#[derive(Debug)]
pub(crate) struct RandomSource {
    pub(crate) dealer: Dealer,
    pub(crate) bots: Random,
}

impl RandomSource {
    /// The source of a deal, by its number in a series.
    pub(crate) fn of_deal(seed: u64, deal: u64) -> RandomSource {
        // Independent of the dealer's, and different for every pair of seed and deal.
        let series = Random::new(seed).bits();
        RandomSource {
            dealer: Dealer::new(Seed::of_series(seed, deal)),
            bots: Random::new(Random::new(series ^ deal).bits()),
        }
    }

    /// The same deal with other numbers for the bots. Games of one deal differ in
    /// their `variant`.
    pub(crate) fn of_paired_game(seed: u64, deal: u64, variant: u64) -> RandomSource {
        let RandomSource { dealer, mut bots } = RandomSource::of_deal(seed, deal);
        RandomSource {
            dealer,
            bots: Random::new(Random::new(bots.bits() ^ variant).bits()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_distinct(starts: &[u64]) {
        for (index, start) in starts.iter().enumerate() {
            assert!(!starts[..index].contains(start));
        }
    }

    #[test]
    fn games_next_to_each_other_have_other_bots() {
        let deals = [(1, 0), (1, 1), (2, 0), (2, 1)];
        let bots = |(seed, deal)| RandomSource::of_deal(seed, deal).bots.bits();
        assert_distinct(&deals.map(bots));
    }

    #[test]
    fn games_of_the_same_deal_have_bots_of_their_own() {
        let games = [(0, 0), (0, 1), (0, 1 << 8), (1, 0), (1, 1 << 8 | 1)];
        let bots = |(deal, variant)| RandomSource::of_paired_game(1, deal, variant).bots.bits();
        assert_distinct(&games.map(bots));
    }
}
