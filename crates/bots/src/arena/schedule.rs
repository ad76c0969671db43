//! Which games an arena plays.

/// How tables of three or four are filled. With two seats there is no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tables {
    /// One bot against copies of another.
    Alone,
    /// As many different bots as there are seats.
    Mixed,
}

/// Bots that play together. In the turns of a deal each of them sits on every seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// The bots of the first turn of the first deal, by seat.
    pub bots: Vec<usize>,
}

/// One game: which line-up plays which deal, in which turn.
///
/// The order is that in which games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Match {
    /// The number of the deal, from 0.
    pub deal: u64,
    /// The index of the line-up.
    pub line_up: usize,
    /// How far the seats are turned, from 0.
    pub turn: usize,
}

/// All line-ups, and the pairs that are compared.
///
/// ```
/// use lucid_bots::arena::{Match, Schedule, Tables};
///
/// let schedule = Schedule::round_robin(3, 2, Tables::Alone);
/// assert_eq!(schedule.pairs, [(0, 1), (0, 2), (1, 2)]);
/// // The same deal once from each seat.
/// let seated = |turn| schedule.seating(Match { deal: 0, line_up: 0, turn });
/// assert_eq!((seated(0), seated(1)), (vec![0, 1], vec![1, 0]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// How many bots there are.
    pub bots: usize,
    /// How many seats a table has.
    pub seats: usize,
    /// Who plays together.
    pub line_ups: Vec<LineUp>,
    /// Who is compared, the lower index first. Behind the last bot follows Mr
    /// Nightmare, whom all are compared with in solo games.
    pub pairs: Vec<(usize, usize)>,
}

impl Schedule {
    /// All against all. Mixed tables need as many bots as seats.
    pub fn round_robin(bots: usize, seats: usize, tables: Tables) -> Schedule {
        if seats == 1 {
            return Schedule::solo(bots);
        }
        let pairs = pairs(bots);
        let line_ups = match tables {
            _ if seats == 2 => pairs.iter().map(|(x, y)| vec![*x, *y]).collect(),
            Tables::Alone => (pairs.iter())
                .flat_map(|(x, y)| [alone(*x, *y, seats), alone(*y, *x, seats)])
                .collect(),
            Tables::Mixed => groups(bots, seats),
        };
        Schedule::new(bots, seats, line_ups, pairs)
    }

    /// The first bot against each of the others, alone if there are several seats.
    pub fn gauntlet(bots: usize, seats: usize) -> Schedule {
        if seats == 1 {
            return Schedule::solo(bots);
        }
        let pairs: Vec<(usize, usize)> = (1..bots).map(|other| (0, other)).collect();
        let line_ups = (1..bots).map(|other| alone(0, other, seats)).collect();
        Schedule::new(bots, seats, line_ups, pairs)
    }

    /// Each bot alone against Mr Nightmare.
    fn solo(bots: usize) -> Schedule {
        let line_ups = (0..bots).map(|bot| vec![bot]).collect();
        let pairs = (0..bots).map(|bot| (bot, bots)).collect();
        Schedule::new(bots, 1, line_ups, pairs)
    }

    fn new(
        bots: usize,
        seats: usize,
        line_ups: Vec<Vec<usize>>,
        pairs: Vec<(usize, usize)>,
    ) -> Schedule {
        Schedule {
            bots,
            seats,
            line_ups: line_ups.into_iter().map(|bots| LineUp { bots }).collect(),
            pairs,
        }
    }

    /// Who is rated: the bots, and in solo games Mr Nightmare.
    pub fn rated(&self) -> usize {
        self.bots + usize::from(self.seats == 1)
    }

    /// The bot on each seat in a game.
    ///
    /// A turn moves all by one seat. Of three and more different bots the order
    /// changes from deal to deal as well, so that nobody always sits behind the same.
    pub fn seating(&self, game: Match) -> Vec<usize> {
        let mut bots = self.line_ups[game.line_up].bots.clone();
        permute(&mut bots[1..], game.deal);
        bots.rotate_right(game.turn % self.seats);
        bots
    }

    /// Whether a line-up compares the bots of a pair.
    pub fn compares(&self, line_up: usize, pair: usize) -> bool {
        let (x, y) = self.pairs[pair];
        let bots = &self.line_ups[line_up].bots;
        bots.contains(&x) && (bots.contains(&y) || y == self.bots)
    }
}

/// Two bots at one table, the first of them alone.
fn alone(one: usize, others: usize, seats: usize) -> Vec<usize> {
    let mut bots = vec![others; seats];
    bots[0] = one;
    bots
}

fn pairs(bots: usize) -> Vec<(usize, usize)> {
    let of = |x: usize| (x + 1..bots).map(move |y| (x, y));
    (0..bots).flat_map(of).collect()
}

/// All ways to choose so many bots.
fn groups(bots: usize, size: usize) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..size {
        let longer = |group: &Vec<usize>| {
            let next = group.last().map_or(0, |last| last + 1);
            let group = group.clone();
            (next..bots).map(move |bot| {
                let mut group = group.clone();
                group.push(bot);
                group
            })
        };
        found = found.iter().flat_map(longer).collect();
    }
    found
}

/// Puts items into their order of a number: all orders come, one after the other.
fn permute(items: &mut [usize], number: u64) {
    let mut rest = number;
    for place in (1..items.len()).rev() {
        let among = place as u64 + 1;
        items.swap(place, place - (rest % among) as usize);
        rest /= among;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn seatings(schedule: &Schedule, line_up: usize, deals: u64) -> Vec<Vec<usize>> {
        let turns = |deal| (0..schedule.seats).map(move |turn| (deal, turn));
        (0..deals)
            .flat_map(turns)
            .map(|(deal, turn)| {
                schedule.seating(Match {
                    deal,
                    line_up,
                    turn,
                })
            })
            .collect()
    }

    #[test]
    fn two_bots_change_seats() {
        let schedule = Schedule::round_robin(2, 2, Tables::Alone);
        assert_eq!(seatings(&schedule, 0, 1), [[0, 1], [1, 0]]);
        assert_eq!(schedule.pairs, [(0, 1)]);
        let three = Schedule::round_robin(3, 2, Tables::Mixed);
        assert_eq!(three.pairs, [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(three.line_ups.len(), 3);
    }

    #[test]
    fn one_sits_on_every_seat_against_copies_of_another() {
        let schedule = Schedule::gauntlet(2, 4);
        let wanted = [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]];
        assert_eq!(seatings(&schedule, 0, 1), wanted);
        // All against all play it both ways round.
        let both = Schedule::round_robin(2, 4, Tables::Alone);
        assert_eq!(both.line_ups[1].bots, [1, 0, 0, 0]);
        assert_eq!(both.pairs, [(0, 1)]);
        assert!(both.compares(0, 0) && both.compares(1, 0));
    }

    #[test]
    fn different_bots_come_in_all_orders() {
        let schedule = Schedule::round_robin(5, 4, Tables::Mixed);
        assert_eq!(schedule.line_ups.len(), 5);
        assert_eq!(schedule.line_ups[4].bots, [1, 2, 3, 4]);
        let seen: BTreeSet<Vec<usize>> = seatings(&schedule, 4, 6).into_iter().collect();
        assert_eq!(seen.len(), 24);
        // In one deal everybody sits everywhere once.
        for seat in 0..4 {
            let there: BTreeSet<usize> = (seatings(&schedule, 0, 1).iter())
                .map(|seating| seating[seat])
                .collect();
            assert_eq!(there, BTreeSet::from([0, 1, 2, 3]));
        }
        assert!(!schedule.compares(4, 0) && schedule.compares(0, 0));
    }

    #[test]
    fn alone_all_meet_mr_nightmare() {
        let schedule = Schedule::round_robin(2, 1, Tables::Alone);
        assert_eq!(seatings(&schedule, 1, 1), [[1]]);
        assert_eq!(schedule.pairs, [(0, 2), (1, 2)]);
        assert_eq!(schedule.rated(), 3);
        assert!(schedule.compares(1, 1) && !schedule.compares(0, 1));
    }
}
