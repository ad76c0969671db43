//! What things are worth.

use lucid_dream_runners::Tracks;

/// What the owner has after a resolution, serenity aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Keys.
    pub keys: u16,
    /// Coins.
    pub coins: u16,
    /// Star fragments, by [`Colour`](lucid_dream_runners::Colour).
    pub fragments: [u16; 4],
    /// The space on the star track.
    pub stars: u8,
    /// How often chests for 1, 2 and 3 keys were opened whose contents are not known.
    pub unknown: [u8; 3],
}

/// What an end of a resolution is worth: the sum of serenity and holdings, less
/// what bats took. The three are asked for apart, so that bounds can be.
///
/// An owner who stays asleep is always better off than one who wakes up; values
/// decide between ends of the same kind. Who wakes up keeps what was collected
/// before, and loses nothing to bats: by hand, the nightmares that cost serenity
/// come before them (R12).
pub trait Objective {
    /// A space of serenity; 0 is awake. It may not fall from one space to the next.
    fn serenity(&self, space: u8) -> i64;

    /// Everything else that the owner has. Any function will do; what is beyond
    /// sixty thousand million counts as that much.
    fn goods(&self, holdings: &Holdings) -> i64;

    /// What it costs to lose a segment of the instance, at least 0. Bats take
    /// the cheapest that is not played.
    fn loss(&self, segment: usize) -> i64;
}

/// What some number of things is worth.
///
/// ```
/// use lucid_bots::dream_runners::solver::Worth;
///
/// assert_eq!(Worth::each(30).of(4), 120);
/// let table = Worth::table(vec![0, 10, 15]);
/// assert_eq!((table.of(1), table.of(9)), (10, 15));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    table: Vec<i64>,
    each: i64,
}

impl Worth {
    /// Each thing is worth the same.
    pub fn each(worth: i64) -> Worth {
        Worth {
            table: Vec::new(),
            each: worth,
        }
    }

    /// So many things are worth so much, from none on; more are worth as much as
    /// the last of the table.
    pub fn table(worths: Vec<i64>) -> Worth {
        Worth {
            table: worths,
            each: 0,
        }
    }

    /// As [`Worth::table`], but each further thing adds something.
    pub fn table_and_each(worths: Vec<i64>, each: i64) -> Worth {
        Worth {
            table: worths,
            each,
        }
    }

    /// What `count` things are worth.
    #[inline]
    pub fn of(&self, count: u16) -> i64 {
        let index = usize::from(count);
        match self.table.get(index) {
            Some(worth) => *worth,
            None => {
                let last = self.table.last().copied().unwrap_or(0);
                let known = self.table.len().saturating_sub(1);
                last.saturating_add(self.each.saturating_mul((index - known) as i64))
            }
        }
    }
}

/// A ready-made [`Objective`]: a worth for each kind of thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// By space of the serenity track.
    pub serenity: Worth,
    /// By space of the star track.
    pub stars: Worth,
    /// Fragments held, by colour; one that is still missing is worth more.
    pub fragments: [Worth; 4],
    /// Keys held.
    pub keys: Worth,
    /// Coins held.
    pub coins: Worth,
    /// Each opening of a chest that is not known, for 1, 2 and 3 keys.
    pub chests: [i64; 3],
    /// The cost of losing each segment; those beyond the list cost nothing.
    pub losses: Vec<i64>,
}

impl Weights {
    /// Points and nothing else, `unit` for each: what both tracks say (R19).
    pub fn points(tracks: &Tracks, unit: i64) -> Weights {
        let worths = |track: &[u8]| track.iter().map(|p| i64::from(*p) * unit).collect();
        Weights {
            serenity: Worth::table(worths(&tracks.serenity)),
            stars: Worth::table(worths(&tracks.stars)),
            ..Weights::default()
        }
    }
}

impl Objective for Weights {
    fn serenity(&self, space: u8) -> i64 {
        self.serenity.of(space.into())
    }

    #[inline]
    fn goods(&self, holdings: &Holdings) -> i64 {
        let fragments = self.fragments.iter().zip(holdings.fragments);
        let chests = self.chests.iter().zip(holdings.unknown);
        let mut sum = self.stars.of(holdings.stars.into());
        // Large numbers must not overflow: beyond a limit they count the same.
        let mut add = |more: i64| sum = sum.saturating_add(more);
        fragments.for_each(|(worth, count)| add(worth.of(count)));
        chests.for_each(|(worth, n)| add(worth.saturating_mul(n.into())));
        add(self.keys.of(holdings.keys));
        add(self.coins.of(holdings.coins));
        sum
    }

    fn loss(&self, segment: usize) -> i64 {
        self.losses.get(segment).copied().unwrap_or(0)
    }
}
