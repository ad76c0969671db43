//! The time of a round: who locks when, and what lies on a board when time is up.

use lucid_dream_runners::Rules;
use lucid_tabletop::{Random, Seat};

/// When each dreaming seat would lock, and when time is up, in milliseconds
/// after the tile is revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RoundTimer {
    /// From the quickest on.
    pub(super) order: Vec<(Seat, u32)>,
    /// Nothing if everybody has all the time in the world (R2).
    end: Option<u32>,
}

impl RoundTimer {
    /// The timer of a round in which seats think so long. Of those who would
    /// lock in the same moment chance takes one first (R20).
    pub(super) fn new(rules: &Rules, delays: Vec<(Seat, u32)>, random: &mut Random) -> RoundTimer {
        let mut drawn: Vec<(u32, u64, Seat)> = (delays.into_iter())
            .map(|(seat, delay)| (delay, random.bits(), seat))
            .collect();
        drawn.sort_unstable();
        let order: Vec<(Seat, u32)> = (drawn.into_iter())
            .map(|(delay, _, seat)| (seat, delay))
            .collect();
        let end = rules.timer.map(|sand| {
            let limit = 1000 * u32::from(rules.round_limit);
            match order.first() {
                // R3: the sand runs from the first lock on.
                Some((_, first)) if *first <= limit => first + 1000 * u32::from(sand),
                // R4: nobody has locked for too long.
                _ => limit,
            }
        });
        RoundTimer { order, end }
    }

    /// How many of its actions a seat that thinks so long does in time, and
    /// whether it locks: it spreads them evenly over its time, the lock last.
    pub(super) fn in_time(&self, delay: u32, actions: usize) -> (usize, bool) {
        match self.end {
            Some(end) if end < delay => {
                let done = actions as u64 * u64::from(end) / u64::from(delay);
                (done as usize, false)
            }
            _ => (actions, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_timer(sand: Option<u8>, delays: [u32; 2]) -> RoundTimer {
        let rules = Rules {
            timer: sand,
            ..Rules::default()
        };
        let delays = Seat::first(2).zip(delays).collect();
        RoundTimer::new(&rules, delays, &mut Random::new(1))
    }

    #[test]
    fn the_sand_runs_from_the_first_lock_on() {
        let timer = round_timer(Some(30), [80_000, 10_000]);
        assert_eq!(
            timer.order,
            [(Seat::new(1), 10_000), (Seat::new(0), 80_000)]
        );
        assert_eq!(timer.in_time(10_000, 4), (4, true));
        assert_eq!(timer.in_time(40_000, 4), (4, true));
        // Half of its time has passed.
        assert_eq!(timer.in_time(80_000, 4), (2, false));
        assert_eq!(timer.in_time(80_000, 5), (2, false));
    }

    #[test]
    fn a_round_that_nobody_locks_ends() {
        let timer = round_timer(Some(30), [240_000, 200_000]);
        assert_eq!(timer.in_time(240_000, 4), (3, false));
        assert_eq!(timer.in_time(200_000, 4), (3, false));
    }

    #[test]
    fn without_a_timer_everybody_locks() {
        let timer = round_timer(None, [900_000, 0]);
        assert_eq!(timer.in_time(900_000, 4), (4, true));
    }

    #[test]
    fn any_of_those_who_lock_at_once_is_first() {
        let rules = Rules::default();
        let mut random = Random::new(1);
        let mut first = || {
            let delays = Seat::first(2).map(|seat| (seat, 0)).collect();
            RoundTimer::new(&rules, delays, &mut random).order[0].0
        };
        let firsts: Vec<Seat> = (0..64).map(|_| first()).collect();
        assert!(Seat::first(2).all(|seat| firsts.contains(&seat)));
    }
}
