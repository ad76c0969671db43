//! What an entry does: learning what lies on the table, and letting him act.

use super::{Companion, Facts, Trouble, Want};
use crate::duel::{Deed, Gain, Night, he_is_first};
use crate::{ByColour, Colour, Link, Location, TileId};

impl Companion {
    pub(super) fn learn(&mut self, facts: &Facts) -> Result<(), Trouble> {
        for (row, told) in self.rows.iter_mut().zip(facts.rows) {
            if told.is_some() {
                *row = told;
                self.stale.rows = false;
            }
        }
        if let Some(links) = facts.links {
            self.links = links;
            self.stale.links = false;
        }
        if facts.dream.is_some() || facts.trees.is_some() {
            self.stale.dream = false;
        }
        if let Some(cards) = facts.cards {
            self.cards = cards;
            self.stale.cards = false;
        }
        if let Some(cycle) = facts.cycle {
            if cycle == 0 || cycle > self.rules.cycles {
                return Err(Trouble::NoSuchCycle(cycle));
            }
            self.cycle = cycle;
        }
        let keep = |known: &mut ByColour<u8>, told: Option<ByColour<u8>>| {
            *known = told.unwrap_or(*known);
        };
        keep(&mut self.dream, facts.dream);
        keep(&mut self.trees, facts.trees);
        keep(&mut self.duel.stock, facts.stock);
        self.duel.trees = facts.his_trees.unwrap_or(self.duel.trees);
        self.duel.score = facts.his_points.unwrap_or(self.duel.score);
        self.place = facts.place.unwrap_or(self.place);
        self.red_reserve = facts.reserve.unwrap_or(self.red_reserve);
        self.pays = facts.pays.unwrap_or(self.pays);
        if let Some(sleeper) = facts.sleeper {
            self.sleeper = sleeper;
            if self.want == Want::Sleeper {
                self.duel.first = he_is_first(self.place, sleeper);
                self.want = Want::Travel;
            }
        }
        // A choice of links depends on what has just been told.
        if let Want::Link(_) = self.want {
            let open = self.place.links().without(self.links);
            self.want = Want::Link(open);
        }
        Ok(())
    }

    /// No more than the box has: a slip of the pen is found at once.
    pub(super) fn check(&self) -> Result<(), Trouble> {
        for colour in Colour::ALL {
            let in_rows = self.rows.iter().flatten().flat_map(|row| row.iter());
            let mut told = in_rows.filter(|shard| *shard == colour).count() as u32;
            for shards in [&self.dream, &self.cards, &self.duel.stock] {
                told += u32::from(shards[colour]);
            }
            let (whole, apart) = match colour {
                Colour::Red => (
                    self.rules.red_in_play(),
                    self.links.len() as u32 + u32::from(self.red_reserve),
                ),
                _ => (
                    self.rules.shards[colour],
                    u32::from(self.purposes.contains(&colour)),
                ),
            };
            told += apart;
            let there = u32::from(whole - self.rules.solo_marks());
            if told > there {
                return Err(Trouble::TooMany {
                    colour,
                    told,
                    there,
                });
            }
        }
        let (told, there) = (
            self.trees.total() + u32::from(self.duel.trees),
            self.rules.trees(),
        );
        if told > u32::from(there) {
            return Err(Trouble::TooManyTrees { told, there });
        }
        Ok(())
    }

    /// He acts, if everything he looks at has been told.
    pub(super) fn go(&mut self, same: bool) -> Result<Vec<Deed>, Trouble> {
        match self.want {
            Want::Sleeper => return Err(Trouble::SleeperFirst),
            Want::Link(open) => return Err(Trouble::LinkFirst(open)),
            Want::Points => return Err(Trouble::PointsFirst),
            Want::Nothing => return Err(Trouble::Over),
            Want::Travel => {
                let missing = Location::ALL
                    .into_iter()
                    .find(|location| self.rows[location.index()].is_none());
                if let Some(location) = missing {
                    return Err(Trouble::NoRow(location));
                }
            }
            Want::Creation | Want::End => {}
        }
        let untold = self.untold();
        if !same && !untold.is_empty() {
            return Err(Trouble::Untold(untold));
        }
        Ok(match self.want {
            Want::Travel => self.travel(),
            Want::Creation => self.create(),
            _ => self.count_purposes(),
        })
    }

    fn travel(&mut self) -> Vec<Deed> {
        let (must_choose, mut deeds) = self.night(|night| night.travel());
        if must_choose {
            self.want = Want::Link(self.place.links().without(self.links));
        } else {
            deeds.extend(self.end_travel());
        }
        deeds
    }

    pub(super) fn seed(&mut self, link: Link) -> Result<Vec<Deed>, Trouble> {
        let Want::Link(open) = self.want else {
            return Err(Trouble::NoLinkWanted);
        };
        if !open.contains(link) {
            return Err(Trouble::NotThatLink(open));
        }
        self.links.insert(link);
        self.red_reserve = self.red_reserve.saturating_sub(1);
        Ok(self.end_travel())
    }

    /// The player's own Travel and Creation change what has been told.
    fn end_travel(&mut self) -> Vec<Deed> {
        let ((), deeds) = self.night(|night| night.end_travel());
        self.want = Want::Creation;
        self.stale.cards = true;
        // Who goes second takes shards from the Dreamworld after he has looked, or
        // has created before he looks again.
        self.stale.rows |= self.duel.first;
        self.stale.links |= self.duel.first;
        self.stale.dream |= !self.duel.first;
        deeds
    }

    fn create(&mut self) -> Vec<Deed> {
        let mut deeds = vec![Deed::Creates];
        loop {
            let (wanted, told) = self.night(|night| night.create());
            deeds.extend(told);
            let Some(colour) = wanted else { break };
            self.cards[colour] -= 1;
            self.duel.stock[colour] += 1;
            deeds.push(Deed::Steals { colour, card: None });
        }
        if self.cycle == self.rules.cycles {
            self.want = Want::End;
            self.stale.dream = true;
        } else {
            self.cycle += 1;
            self.want = Want::Sleeper;
            self.stale.rows = true;
            self.stale.links = true;
            // Who creates second changes the Dreamscape after he has looked.
            self.stale.dream = self.duel.first;
            self.cards = ByColour::default();
        }
        deeds
    }

    /// L15.
    fn count_purposes(&mut self) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for (place, colour) in self.purposes.into_iter().enumerate() {
            let (his, yours) = self.standing(colour);
            if his >= yours {
                let points = i16::from(self.pays);
                self.duel.score += points;
                let gain = Gain::Purpose {
                    tile: TileId::default(),
                    place: place as u8,
                    his: his as u8,
                    yours: yours as u8,
                };
                deeds.push(Deed::Scores { points, gain });
            }
        }
        self.want = Want::Points;
        deeds
    }

    pub(super) fn end(&mut self, points: i16) -> Result<(), Trouble> {
        if !matches!(self.want, Want::Points | Want::Nothing) {
            return Err(Trouble::NoPointsWanted);
        }
        self.points = Some(points);
        self.want = Want::Nothing;
        Ok(())
    }

    /// Lets him act on what has been told.
    fn night<T>(&mut self, act: impl FnOnce(&mut Night<'_, Vec<Deed>>) -> T) -> (T, Vec<Deed>) {
        let mut yours = ByColour::default();
        for colour in self.purposes {
            yours[colour] = self.standing(colour).1 as u8;
        }
        let mut rows = self.rows.map(Option::unwrap_or_default);
        let mut tree_reserve = self.tree_reserve();
        let mut night = Night {
            line: self.rules.solo.expect("a solo game"),
            purposes: self.purposes.map(Some),
            duel: &mut self.duel,
            place: &mut self.place,
            rows: &mut rows,
            links: &mut self.links,
            bag: &mut ByColour::default(),
            red_reserve: &mut self.red_reserve,
            tree_reserve: &mut tree_reserve,
            yours,
            on_cards: self.cards,
            events: Vec::new(),
        };
        let answer = act(&mut night);
        let deeds = night.events;
        for (known, now) in self.rows.iter_mut().zip(rows) {
            if known.is_some() {
                *known = Some(now);
            }
        }
        (answer, deeds)
    }
}
