//! Learning what lies on the table.

use super::known::Known;
use super::{Companion, EntryRefusal, Facts, Said, Want};
use crate::duel::{NightmareStep, he_is_first};

impl Companion {
    /// Takes facts in. He goes on at once if they answer what was asked of him.
    pub(super) fn learn(&mut self, facts: &Facts) -> Result<Vec<NightmareStep>, EntryRefusal> {
        if *facts == Facts::default() {
            return Ok(Vec::new());
        }
        if matches!(self.want, Want::Points | Want::Nothing) {
            return Err(EntryRefusal::Counted);
        }
        self.learn_his(facts)?;
        // First, because a new order makes other things old: not those of this line.
        if facts.sleeper.is_some() || facts.place.is_some() {
            self.learn_order(facts);
        }
        self.learn_yours(facts);
        self.learn_links(facts)
    }

    fn learn_yours(&mut self, facts: &Facts) {
        for (row, told) in self.rows.iter_mut().zip(facts.rows) {
            if told.is_some() {
                *row = Known::new(told);
                self.harvested = false;
            }
        }
        if facts.same_rows {
            let told = self.rows.iter_mut().filter(|row| row.value.is_some());
            told.for_each(|row| row.is_stale = false);
            self.harvested = false;
        }
        self.red = facts.red.or(self.red);
        tell(&mut self.dream, facts.dream);
        tell(&mut self.trees, facts.trees);
        tell(&mut self.cards, facts.cards);
    }

    fn learn_his(&mut self, facts: &Facts) -> Result<(), EntryRefusal> {
        let duel = &mut self.duel;
        duel.stock = facts.stock.unwrap_or(duel.stock);
        duel.trees = facts.his_trees.unwrap_or(duel.trees);
        duel.score = facts.his_points.unwrap_or(duel.score);
        self.place = facts.place.unwrap_or(self.place);
        self.red_reserve = facts.reserve.unwrap_or(self.red_reserve);
        self.pays = facts.pays.unwrap_or(self.pays);
        self.cycle = facts.cycle.unwrap_or(self.cycle);
        match self.cycle {
            cycle if cycle == 0 || cycle > self.rules.cycles => {
                Err(EntryRefusal::NoSuchCycle(cycle))
            }
            _ => Ok(()),
        }
    }

    /// L4: who goes first follows from where both are, until he has moved. In the
    /// first cycle it is the player, by setup (L1).
    fn learn_order(&mut self, facts: &Facts) {
        self.sleeper = facts.sleeper.unwrap_or(self.sleeper);
        let begins = self.want == Want::Sleeper && facts.sleeper.is_some();
        let was_first = self.duel.first;
        if begins || (self.want == Want::Travel && self.cycle > 1) {
            self.duel.first = he_is_first(self.place, self.sleeper);
        }
        if begins {
            self.want = Want::Travel;
        }
        if !self.duel.first && (begins || was_first) {
            self.you_travelled();
        }
    }

    /// All links with red. Whoever has put the shard down and tells the links has
    /// chosen with it (L10).
    fn learn_links(&mut self, facts: &Facts) -> Result<Vec<NightmareStep>, EntryRefusal> {
        let told = match facts.links {
            None if facts.more_links.is_empty() && facts.fewer_links.is_empty() => None,
            None => Some(
                self.links
                    .value
                    .or(facts.more_links)
                    .without(facts.fewer_links),
            ),
            Some(Said::Same) => Some(self.links.value),
            Some(Said::Is(links)) => Some(links),
        };
        if let Want::Link(open) = self.want
            && let Some(told) = told
        {
            let new = told.without(self.links.value);
            if let (Some(link), 1) = (new.iter().next(), new.len())
                && open.contains(link)
                && self.links.value.without(told).is_empty()
            {
                return self.seed(link);
            }
        }
        if let Some(links) = told {
            self.links = Known::new(links);
        }
        match self.want {
            Want::Link(_) => Ok(self.ask_for_link()),
            _ => Ok(Vec::new()),
        }
    }
}

fn tell<T>(known: &mut Known<T>, said: Option<Said<T>>) {
    match said {
        None => {}
        Some(Said::Is(value)) => *known = Known::new(value),
        Some(Said::Same) => known.is_stale = false,
    }
}
