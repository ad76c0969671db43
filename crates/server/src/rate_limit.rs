//! Rate limits in bounded memory (the generic cell rate algorithm).
//!
//! Each key has a time at which it is *even* again. Every use moves that time on by the
//! cost of one use, and a use that would move it further than a whole burst ahead of now
//! has to wait. A key whose time has passed is as good as a new one, so nothing needs to be
//! kept of it: keys live in a fixed number of slots, and a new key takes the slot in its
//! row that is even soonest.

use std::hash::{BuildHasher as _, Hash, RandomState};
use std::sync::Mutex;

/// How often something may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often at once.
    pub burst: u32,
    /// How often per minute, in the long run.
    pub per_minute: u32,
}

impl Rate {
    /// This often at once, and this often per minute.
    pub const fn new(burst: u32, per_minute: u32) -> Rate {
        Rate { burst, per_minute }
    }

    /// What one use costs, in microseconds.
    fn cost(self) -> u64 {
        60_000_000 / u64::from(self.per_minute.max(1))
    }
}

/// The rate limit of a single key, for what has its own lifetime, such as a socket.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limiter {
    even: u64,
}

impl Limiter {
    /// Counts a use at a time in milliseconds.
    ///
    /// # Errors
    /// It was used too often; the error is the milliseconds to wait.
    pub fn take(&mut self, rate: Rate, now: u64) -> Result<(), u64> {
        let now = now.saturating_mul(1_000);
        let most = now.saturating_add(rate.cost().saturating_mul(u64::from(rate.burst.max(1))));
        // It is never further ahead than a burst, unless the clock was set back.
        self.even = self.even.clamp(now, most);
        let even = self.even.saturating_add(rate.cost());
        if even > most {
            return Err((even - most).div_ceil(1_000));
        }
        self.even = even;
        Ok(())
    }
}

/// The rate limit of many keys.
#[derive(Debug)]
pub struct KeyedLimiter {
    rate: Rate,
    hasher: RandomState,
    rows: Mutex<Box<[[Slot; WIDTH]]>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    bucket: Limiter,
}

/// The number of slots that a key may be in.
const WIDTH: usize = 4;
/// The number of rows: 64 KiB for each kind of limit.
const ROWS: usize = 1_024;

impl KeyedLimiter {
    /// A rate limit whose keys are all unused.
    pub fn new(rate: Rate) -> KeyedLimiter {
        let rows = vec![[Slot::default(); WIDTH]; ROWS].into_boxed_slice();
        KeyedLimiter {
            rate,
            hasher: RandomState::new(),
            rows: Mutex::new(rows),
        }
    }

    /// Counts a use of a key at a time in milliseconds.
    ///
    /// # Errors
    /// The key was used too often; the error is the milliseconds to wait.
    pub fn take(&self, key: impl Hash, now: u64) -> Result<(), u64> {
        // 0 marks an unused slot.
        let key = self.hasher.hash_one(key) | 1;
        let mut rows = self.rows.lock().unwrap_or_else(|rows| rows.into_inner());
        let row = &mut rows[(key >> 32) as usize % ROWS];
        let at = match row.iter().position(|slot| slot.key == key) {
            Some(at) => at,
            None => {
                let soonest = |&at: &usize| row[at].bucket.even;
                let at = (0..WIDTH).min_by_key(soonest).unwrap_or(0);
                let bucket = Limiter::default();
                row[at] = Slot { key, bucket };
                at
            }
        };
        row[at].bucket.take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_700_000_000_000;

    #[test]
    fn a_burst_is_followed_by_the_long_run() {
        let mut limiter = Limiter::default();
        let rate = Rate::new(3, 60);
        for _ in 0..3 {
            assert_eq!(limiter.take(rate, NOW), Ok(()));
        }
        assert_eq!(limiter.take(rate, NOW), Err(1_000));
        assert_eq!(limiter.take(rate, NOW + 600), Err(400));
        assert_eq!(limiter.take(rate, NOW + 1_000), Ok(()));
        assert_eq!(limiter.take(rate, NOW + 1_000), Err(1_000));
        // After a rest the whole burst is there again, and no more than that.
        let later = NOW + 1_000_000;
        let taken = (0..10).filter(|_| limiter.take(rate, later).is_ok());
        assert_eq!(taken.count(), 3);
    }

    #[test]
    fn keys_do_not_touch_each_other() {
        let buckets = KeyedLimiter::new(Rate::new(1, 1));
        assert_eq!(buckets.take("a", NOW), Ok(()));
        assert_eq!(buckets.take("b", NOW), Ok(()));
        assert_eq!(buckets.take("a", NOW), Err(60_000));
    }

    #[test]
    fn a_flood_of_keys_pushes_out_the_least_used() {
        let buckets = KeyedLimiter::new(Rate::new(100, 1));
        for _ in 0..100 {
            assert_eq!(buckets.take("greedy", NOW), Ok(()));
        }
        for key in 0..100_000 {
            assert_eq!(buckets.take(key, NOW), Ok(()));
        }
        assert!(buckets.take("greedy", NOW).is_err());
    }

    #[test]
    fn a_clock_that_is_set_back_stops_nobody_for_long() {
        let mut limiter = Limiter::default();
        let rate = Rate::new(10, 600);
        assert_eq!(limiter.take(rate, NOW), Ok(()));
        let before = NOW - 3_600_000;
        assert_eq!(limiter.take(rate, before), Err(100));
        assert_eq!(limiter.take(rate, before + 100), Ok(()));
    }
}
