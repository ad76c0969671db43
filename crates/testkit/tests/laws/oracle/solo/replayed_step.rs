//! Who comes after whom in a solo game (M4, L4).

use super::super::position::{Player, Table};
use super::super::{LOCATIONS, Oracle};
use super::{CAPACITY, YOU, in_dreamscape};

/// A table on which a step is played out, Mr Nightmare's part included.
pub(super) struct ReplayedStep<'a> {
    pub(super) oracle: &'a Oracle,
    pub(super) table: Table,
}

impl<'a> ReplayedStep<'a> {
    pub(super) fn new(oracle: &'a Oracle, table: Table) -> ReplayedStep<'a> {
        ReplayedStep { oracle, table }
    }

    pub(super) fn you(&mut self) -> &mut Player {
        self.table.players.get_mut(&YOU).expect("the only seat")
    }

    /// Your Travel is over: his Travel if it is still to come, else his Creation,
    /// for he is first in both or in neither.
    pub(super) fn end_of_your_travel(&mut self) {
        if self.table.his.first {
            self.his_creation();
        } else {
            self.his_travel();
        }
    }

    pub(super) fn end_of_his_travel(&mut self) {
        self.table.phase = match self.table.his.first {
            true => "travel".to_owned(),
            false => "creation".to_owned(),
        };
    }

    pub(super) fn end_of_your_creation(&mut self) {
        self.discard_hands();
        if self.table.his.first {
            self.end_of_the_cycle();
        } else {
            self.his_creation();
        }
    }

    pub(super) fn end_of_his_creation(&mut self) {
        if self.table.his.first {
            self.table.phase = "creation".to_owned();
        } else {
            self.end_of_the_cycle();
        }
    }

    /// K7: all but red goes into the bag; red that no slot takes stays.
    fn discard_hands(&mut self) {
        let hands = std::mem::take(&mut self.you().hands);
        let (red, others) = hands.into_iter().partition(|shard| *shard == 'r');
        self.you().hands = red;
        let others: Vec<char> = others;
        for shard in others {
            self.put_in_bag(shard, 1);
        }
    }

    /// L16, E3: after the last cycle you place for the last time (F1).
    fn end_of_the_cycle(&mut self) {
        if self.table.cycle < self.oracle.rules.cycles {
            self.table.phase = "emergence".to_owned();
            self.refill();
            return;
        }
        self.return_stored();
        // E16.
        if self.oracle.rules.dealt_again_at_last {
            self.deal_initiative();
        }
        self.table.phase = "last".to_owned();
    }

    /// M1: the next location to fill, or the rest of Emergence.
    pub(super) fn refill(&mut self) {
        if self.location_to_fill().is_none() {
            // M2 to M4.
            self.table.cycle += 1;
            self.return_stored();
            self.deal_initiative();
            if self.table.his.first {
                self.his_travel();
            } else {
                self.table.phase = "travel".to_owned();
            }
        }
    }

    pub(super) fn location_to_fill(&self) -> Option<usize> {
        let bag_is_empty = self.table.bag.values().all(|count| *count == 0);
        let mut below = (LOCATIONS.into_iter()).filter(|l| self.table.row(*l).len() < CAPACITY);
        below.next().filter(|_| !bag_is_empty)
    }

    /// M3, F1: shards on cards return to Hands.
    fn return_stored(&mut self) {
        let you = self.you();
        for card in you.front.iter_mut().chain(&mut you.pile) {
            you.hands.extend(card.shard.take());
        }
    }

    /// L4: the lower location first; on a shared one he is.
    fn deal_initiative(&mut self) {
        let his = self.table.mr_nightmare.expect("he is always somewhere");
        self.table.his.first = his <= self.you().sleeper;
    }

    /// L15: purposes, where a tie pays only him; A6 and F3 for you.
    pub(super) fn end_of_the_game(&mut self) {
        self.discard_hands();
        let tiles = self.table.tiles.clone();
        for (id, colour) in tiles {
            let colour = colour.expect("a purpose of a colour");
            let prize = (self.oracle.prizes.iter())
                .find_map(|(tile, points)| (*tile == id).then_some(*points))
                .expect("a purpose of the pack");
            if self.has_as_many_as_you(colour) {
                self.table.his.points += prize;
            } else {
                self.you().score += prize;
            }
        }
        let you = self.you();
        let red = in_dreamscape(&you.board, 'r') + you.holds('r');
        you.score -= 5 * you.front.len() as i32 + 3 * red as i32;
        self.table.phase = "over".to_owned();
    }

    pub(super) fn put_in_bag(&mut self, shard: char, count: usize) {
        *self.table.bag.entry(shard).or_default() += count;
    }

    pub(super) fn take_from_bag(&mut self, shard: char) {
        *self.table.bag.get_mut(&shard).expect("a shard in the bag") -= 1;
    }
}
