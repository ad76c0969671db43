//! What a word of the player, or of chance, changes on the table.
//!
//! Only what Mr Nightmare can come to touch is followed: rows, links, bag,
//! reserves, Hands and the shards on cards.

use super::super::board::place;
use super::super::position::Player;
use super::replayed_step::ReplayedStep;

impl ReplayedStep<'_> {
    /// Plays out one word.
    pub(super) fn step(&mut self, word: &str) {
        if let Some(dealt) = word.strip_prefix('?') {
            return self.dealt(dealt);
        }
        match word {
            "end" => return self.end(),
            "!" | "enter" | "stop" | "no-draw" | "keep-none" => return,
            _ => {}
        }
        if let Some(shard) = word.strip_prefix('+') {
            // T2.
            let here = self.you().sleeper;
            let row = self.table.rows.get_mut(&here).expect("a row");
            assert_eq!(row.pop(), Some(letter(shard)), "the rightmost shard");
            self.you().hands.push(letter(shard));
        } else if let Some(to) = word.strip_prefix('>') {
            self.moves(number(to));
        } else if let Some((shard, id)) = word.split_once(['!', '=']) {
            // T6.
            self.spend(letter(shard));
            let you = self.you();
            let mut cards = you.front.iter_mut().chain(&mut you.pile);
            let card = cards.find(|card| card.id == id).expect("a card of yours");
            card.shard = Some(letter(shard));
        } else if let Some((verb, object)) = word.split_once(':') {
            self.does(verb, object);
        } else if let Some((give, take)) = word.split_once('>') {
            self.exchanges_or_harvests(give, take);
        }
    }

    fn end(&mut self) {
        match self.table.phase.as_str() {
            "travel" => self.end_of_your_travel(),
            "creation" => self.end_of_your_creation(),
            "last" => self.end_of_the_game(),
            other => panic!("nothing ends in {other}"),
        }
    }

    fn dealt(&mut self, dealt: &str) {
        let kind = self.table.awaits.first().cloned().unwrap_or_default();
        match kind.as_str() {
            "fill" => {
                let location = self.location_to_fill().expect("a location to fill");
                self.take_from_bag(letter(dealt));
                let row = self.table.rows.entry(location).or_default();
                row.push(letter(dealt));
                self.refill();
            }
            "archives" => {
                self.take_from_bag(letter(dealt));
                self.you().hands.push(letter(dealt));
            }
            "harvest" => {
                self.take_from_bag(letter(dealt));
                self.you().held.push(letter(dealt));
            }
            "card" => {}
            other => panic!("nothing deals {other}"),
        }
    }

    /// T9: a red shard on the way, unless you hold two.
    fn moves(&mut self, to: usize) {
        let from = self.you().sleeper;
        self.you().sleeper = to;
        let link = (from.min(to), from.max(to));
        let lies = self.table.red_links.iter().position(|other| *other == link);
        if let Some(lies) = lies
            && self.you().holds('r') < 2
        {
            self.table.red_links.remove(lies);
            self.you().hands.push('r');
        }
    }

    fn does(&mut self, verb: &str, object: &str) {
        match verb {
            // L10.
            "red" => {
                let (a, b) = object.split_once('-').expect("a link");
                self.put_red((number(a), number(b)));
                self.rest_of_his_travel();
            }
            "yield" => self.yielded(object),
            // K5, D2: what is paid goes into the bag.
            "tree" => {
                self.pay('g');
                self.table.tree_reserve -= 1;
            }
            "step" => self.pay('w'),
            // P3.
            "take" => {
                let top = self.you().board.top(place(object));
                self.you().hands.extend(top);
            }
            // P5.
            "lake" => {
                let row = self.table.rows.insert(number(object), Vec::new());
                self.you().held = row.unwrap_or_default();
                self.lay_equal_ones(number(object));
            }
            "lay" => {
                let location = number(self.you().power.last().expect("a location"));
                self.put_held(letter(object), location);
                self.lay_equal_ones(location);
            }
            // A4: of two shards the other goes into the bag.
            "pile" => {
                let you = self.you();
                let came = letter(&you.pending.pop().expect("a shard"));
                you.pending.clear();
                let mut pile = you.pile.iter_mut();
                let there = pile.find_map(|card| card.shard.as_mut()).expect("a shard");
                let other = if came == letter(object) { *there } else { came };
                *there = letter(object);
                self.put_in_bag(other, 1);
            }
            "free" | "complete" | "deck" | "keep" => {}
            shard => self.spend(letter(shard)),
        }
    }

    /// A4: a card that has come to the pile brings its shard. If the pile has one
    /// of the same colour, there is nothing to choose, and one goes into the bag.
    pub(super) fn completed(&mut self, after: &Player) {
        let you = self.you();
        let there = you.pile.iter().find_map(|card| card.shard);
        let is_new = |id: &str| after.pile.iter().any(|card| card.id == id);
        let mut new = you.front.iter_mut().filter(|card| is_new(&card.id));
        let came = new.find(|card| there.is_some() && card.shard == there);
        if let Some(shard) = came.and_then(|card| card.shard.take()) {
            self.put_in_bag(shard, 1);
        }
    }

    /// K3, K4 with several shards; P2 with one.
    fn exchanges_or_harvests(&mut self, give: &str, take: &str) {
        if give.contains('.') {
            return; // P4.
        }
        if give.len() == 1 {
            return self.put_held(letter(give), number(take));
        }
        give.chars().for_each(|shard| self.pay(shard));
        self.take_from_bag(letter(take));
        self.you().hands.push(letter(take));
    }

    /// P5: when all that is left is of one colour, there is nothing to choose.
    fn lay_equal_ones(&mut self, location: usize) {
        let held = self.you().held.clone();
        if held.iter().all(|shard| *shard == held[0]) {
            held.iter()
                .for_each(|shard| self.put_held(*shard, location));
        }
    }

    fn put_held(&mut self, shard: char, location: usize) {
        remove(&mut self.you().held, shard);
        self.table.rows.entry(location).or_default().push(shard);
    }

    fn spend(&mut self, shard: char) {
        remove(&mut self.you().hands, shard);
    }

    fn pay(&mut self, shard: char) {
        self.spend(shard);
        self.put_in_bag(shard, 1);
    }
}

fn remove(shards: &mut Vec<char>, shard: char) {
    let at = shards.iter().position(|other| *other == shard);
    shards.remove(at.expect("a shard to spend"));
}

fn letter(text: &str) -> char {
    text.chars().next().expect("a letter")
}

fn number(text: &str) -> usize {
    text.parse().expect("a number")
}
