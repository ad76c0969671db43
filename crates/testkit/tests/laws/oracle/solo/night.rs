//! What Mr Nightmare does in his Travel and in his Creation (L6 to L14).

use super::super::{LINKS, LOCATIONS};
use super::replayed_step::ReplayedStep;
use super::{RING, YOU, cards, in_dreamscape};

impl ReplayedStep<'_> {
    /// L6: his shards of a colour and his trees against yours.
    pub(super) fn has_as_many_as_you(&self, colour: char) -> bool {
        let his = self.table.his.has(colour) + self.table.his.trees;
        his >= in_dreamscape(&self.table.player(YOU).board, colour)
    }

    /// L6, L7: one discard of a colour, if he has enough and nothing keeps it.
    fn discards(&mut self, colour: char) -> bool {
        let line = self.oracle.rules.solo.expect("a solo game");
        let count = line.discards(colour);
        let on_a_purpose = (self.table.tiles.iter()).any(|(_, tint)| *tint == Some(colour));
        let kept = on_a_purpose && !self.has_as_many_as_you(colour);
        if self.table.his.has(colour) < count || kept {
            return false;
        }
        self.lose(colour, count);
        true
    }

    fn gain(&mut self, shard: char) {
        *self.table.his.stock.entry(shard).or_default() += 1;
    }

    /// L7: into the bag.
    fn lose(&mut self, shard: char, count: usize) {
        let left = self.table.his.has(shard) - count;
        self.table.his.stock.insert(shard, left);
        if left == 0 {
            self.table.his.stock.remove(&shard);
        }
        self.put_in_bag(shard, count);
    }

    /// L8 to L10; after your choice [`ReplayedStep::rest_of_his_travel`] goes on.
    pub(super) fn his_travel(&mut self) {
        // L8: the rightmost shard of every location, as often as he can.
        while self.discards('y') {
            for location in LOCATIONS {
                let rightmost = self.table.rows.get_mut(&location).and_then(Vec::pop);
                if let Some(shard) = rightmost {
                    self.gain(shard);
                }
            }
        }
        // L7: white only once.
        let twice = self.discards('w');
        self.takes_all();
        self.goes_on();
        if twice {
            self.goes_on();
        }
        if self.may_receive_red() {
            self.table.phase = "nightmare".to_owned();
        } else {
            self.rest_of_his_travel();
        }
    }

    fn takes_all(&mut self) {
        let here = self.table.mr_nightmare.expect("he is always somewhere");
        let row = self.table.rows.insert(here, Vec::new());
        for shard in row.unwrap_or_default() {
            self.gain(shard);
        }
    }

    /// L9: to the next location of the ring, with a red shard on the link behind him.
    fn goes_on(&mut self) {
        let here = self.table.mr_nightmare.expect("he is always somewhere");
        let at = RING.iter().position(|l| *l == here).expect("a location");
        let there = RING[(at + 1) % RING.len()];
        self.put_red((here.min(there), here.max(there)));
        self.table.mr_nightmare = Some(there);
        self.takes_all();
    }

    /// A red shard from the reserve, if there is one and the slot is empty.
    pub(super) fn put_red(&mut self, link: (usize, usize)) {
        assert!(LINKS.contains(&link), "{link:?} is no link");
        if self.table.red_reserve > 0 && !self.table.red_links.contains(&link) {
            self.table.red_reserve -= 1;
            self.table.red_links.push(link);
        }
    }

    /// L10: an empty slot at his location, and a red shard to put there.
    fn may_receive_red(&self) -> bool {
        let here = self.table.mr_nightmare.expect("he is always somewhere");
        let is_open = |(a, b): &(usize, usize)| {
            (*a == here || *b == here) && !self.table.red_links.contains(&(*a, *b))
        };
        self.table.red_reserve > 0 && LINKS.iter().any(is_open)
    }

    /// L11: 2 points for each blue shard.
    pub(super) fn rest_of_his_travel(&mut self) {
        let count = self.oracle.rules.solo.expect("a solo game").blue as i32;
        while self.discards('u') {
            self.table.his.points += 2 * count;
        }
        self.end_of_his_travel();
    }

    /// L12 to L14; where you choose a card, [`ReplayedStep::yielded`] goes on.
    pub(super) fn his_creation(&mut self) {
        // He may create before you do, but it is Creation all the same.
        self.table.phase = "creation".to_owned();
        while self.discards('b') {
            let on_cards: Vec<(String, char)> = cards(self.table.player(YOU))
                .filter_map(|card| Some((card.id.clone(), card.shard?)))
                .collect();
            // The order of the solo cards; red never lies on a card.
            let wanted = "ywubg"
                .chars()
                .find(|colour| on_cards.iter().any(|(_, shard)| shard == colour));
            let Some(wanted) = wanted else {
                continue; // The discard is lost.
            };
            let mut with_it = on_cards.iter().filter(|(_, shard)| *shard == wanted);
            match (with_it.next(), with_it.next()) {
                (Some((only, _)), None) => self.steals(only),
                _ => {
                    self.you().pending = vec!["theft".to_owned(), wanted.to_string()];
                    return;
                }
            }
        }
        self.rest_of_his_creation();
    }

    fn steals(&mut self, id: &str) {
        let you = self.you();
        let mut cards = you.front.iter_mut().chain(&mut you.pile);
        let card = cards.find(|card| card.id == id).expect("a card of yours");
        let shard = card.shard.take().expect("a shard on it");
        self.gain(shard);
    }

    /// L12: you have chosen the card, and he goes on.
    pub(super) fn yielded(&mut self, id: &str) {
        self.you().pending.clear();
        self.steals(id);
        self.his_creation();
    }

    fn rest_of_his_creation(&mut self) {
        // L13.
        while self.discards('g') {
            if self.table.tree_reserve > 0 {
                self.table.tree_reserve -= 1;
                self.table.his.trees += 1;
            }
        }
        // L14: links, locations and his stock; then his go into the bag.
        let in_rows = self.table.rows.values().flatten();
        let in_rows = in_rows.filter(|shard| **shard == 'r').count();
        let in_stock = self.table.his.has('r');
        let red = self.table.red_links.len() + in_rows + in_stock;
        let line = self.oracle.rules.solo.expect("a solo game");
        self.table.his.points += (line.red_points * red) as i32;
        self.lose('r', in_stock);
        self.end_of_his_creation();
    }
}
