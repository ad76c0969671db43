//! His Travel and his Creation, step by step (L6 to L14).

use lucid_tabletop::Events;

use super::{Difficulty, Duel, Gain, NightmareStep, THEFT_ORDER};
use crate::{ByColour, Colour, LinkSet, Location, Row};

/// L11: what a discarded blue shard is worth.
const BLUE: i16 = 2;

/// Everything that he looks at and touches, while he acts.
#[derive(Debug)]
pub struct Night<'a, E> {
    /// How hard he is.
    pub line: Difficulty,
    /// The colours of the two purposes.
    pub purposes: [Option<Colour>; 2],
    /// His stock, trees and points.
    pub duel: &'a mut Duel,
    /// Where he stands.
    pub place: &'a mut Location,
    /// The shards of each location.
    pub rows: &'a mut [Row; 6],
    /// Red shards in locations that `rows` does not show: a person may have told their
    /// number alone (L14).
    pub red_elsewhere: u8,
    /// The links with a red shard.
    pub links: &'a mut LinkSet,
    /// The bag.
    pub bag: &'a mut ByColour<u8>,
    /// Red shards in the reserve.
    pub red_reserve: &'a mut u8,
    /// Trees in the reserve.
    pub tree_reserve: &'a mut u8,
    /// For the colours of the purposes, what the player's Dreamscape holds, with
    /// the trees that stand on the colour (L6).
    pub yours: ByColour<u8>,
    /// The shards on the player's cards (L12).
    pub on_cards: ByColour<u8>,
    /// Who is told.
    pub events: E,
}

impl<E: Events<NightmareStep>> Night<'_, E> {
    /// L8 to L10: his Travel, up to the choice of a link. Whether there is one
    /// to choose; either way [`Night::end_travel`] comes next.
    pub fn travel(&mut self) -> bool {
        self.tell(NightmareStep::Travels);
        while self.discard(Colour::Gray) {
            for location in Location::ALL {
                self.take_one(location);
            }
        }
        self.explain(Colour::Gray);
        // L7: white only once per cycle.
        let farther = self.discard(Colour::White);
        if !farther {
            self.explain(Colour::White);
        }
        self.take_all();
        self.go_on();
        if farther {
            self.go_on();
        }
        // L10.
        let empty = self.place.links().without(*self.links);
        if *self.red_reserve == 0 {
            self.tell(NightmareStep::NoRedLeft);
        } else if empty.is_empty() {
            self.tell(NightmareStep::NoSlotLeft(*self.place));
        }
        *self.red_reserve > 0 && !empty.is_empty()
    }

    /// L11: the end of his Travel.
    pub fn end_travel(&mut self) {
        while self.discard(Colour::Blue) {
            let count = self.line.threshold(Colour::Blue);
            self.score(BLUE * i16::from(count), Gain::Blue(count));
        }
        self.explain(Colour::Blue);
    }

    /// L12 to L14: his Creation, until he steals a shard of the answered colour.
    /// The caller moves it from a card to his stock, where it counts at once,
    /// and calls again. `None` when he is done.
    pub fn create(&mut self) -> Option<Colour> {
        while self.discard(Colour::Brown) {
            let wanted = THEFT_ORDER
                .into_iter()
                .find(|colour| self.on_cards[*colour] > 0);
            if wanted.is_some() {
                return wanted;
            }
            self.tell(NightmareStep::StealsNothing);
        }
        self.explain(Colour::Brown);
        // L13.
        while self.discard(Colour::Green) {
            if *self.tree_reserve > 0 {
                *self.tree_reserve -= 1;
                self.duel.trees += 1;
                self.tell(NightmareStep::TakesTree);
            } else {
                self.tell(NightmareStep::NoTreeLeft);
            }
        }
        self.explain(Colour::Green);
        self.count_red();
        None
    }

    /// L14.
    fn count_red(&mut self) {
        let red = |row: &Row| row.iter().filter(|colour| *colour == Colour::Red).count();
        let in_rows: usize = self.rows.iter().map(red).sum();
        let in_dreamworld = (self.links.len() + in_rows) as u8 + self.red_elsewhere;
        let in_stock = self.duel.stock[Colour::Red];
        let points = i16::from(self.line.red_points()) * i16::from(in_dreamworld + in_stock);
        if in_dreamworld + in_stock > 0 {
            let gain = Gain::Red {
                in_dreamworld,
                in_stock,
            };
            self.score(points, gain);
        }
        if in_stock > 0 {
            self.give_back(Colour::Red, in_stock);
        }
    }

    /// L6, L7: discards once, if he has enough and may.
    fn discard(&mut self, colour: Colour) -> bool {
        let count = self.line.threshold(colour);
        let may = self.duel.stock[colour] >= count && !self.is_outdone(colour);
        if may {
            self.give_back(colour, count);
        }
        may
    }

    /// L7: shards go from his stock into the bag.
    fn give_back(&mut self, colour: Colour, count: u8) {
        self.duel.stock[colour] -= count;
        self.bag[colour] += count;
        self.tell(NightmareStep::Discards { colour, count });
    }

    /// L6: whether the player has more of a purpose's colour.
    fn is_outdone(&self, colour: Colour) -> bool {
        let matters = self.purposes.contains(&Some(colour));
        matters && self.duel.standing(colour) < u32::from(self.yours[colour])
    }

    /// L6, L7: why he does not discard, or not again.
    fn explain(&mut self, colour: Colour) {
        let (has, needs) = (self.duel.stock[colour], self.line.threshold(colour));
        if has >= needs {
            self.tell(NightmareStep::Keeps {
                colour,
                his: self.duel.standing(colour) as u8,
                trees: self.duel.trees,
                yours: self.yours[colour],
            });
        } else if has > 0 {
            self.tell(NightmareStep::HasTooFew { colour, has, needs });
        }
    }

    /// L8: the rightmost shard of a location.
    fn take_one(&mut self, location: Location) -> bool {
        let Some(colour) = self.rows[location.index()].pop() else {
            return false;
        };
        self.duel.stock[colour] += 1;
        self.tell(NightmareStep::Takes { colour, location });
        true
    }

    /// L9: all shards where he stands.
    fn take_all(&mut self) {
        let here = *self.place;
        if self.rows[here.index()].is_empty() {
            self.tell(NightmareStep::FindsNothing(here));
        }
        while self.take_one(here) {}
    }

    /// L9: one location clockwise, with all that lies there.
    fn go_on(&mut self) {
        let from = *self.place;
        let to = from.clockwise();
        *self.place = to;
        self.tell(NightmareStep::Goes { from, to });
        let link = from.link_to(to).expect("the ring leads from link to link");
        if self.links.contains(link) {
            self.tell(NightmareStep::FindsRed(link));
        } else if *self.red_reserve == 0 {
            self.tell(NightmareStep::NoRedLeft);
        } else {
            *self.red_reserve -= 1;
            self.links.insert(link);
            self.tell(NightmareStep::LeavesRed(link));
        }
        self.take_all();
    }

    /// L11, L14: points for him.
    fn score(&mut self, points: i16, gain: Gain) {
        self.duel.score += points;
        self.tell(NightmareStep::Scores { points, gain });
    }

    #[inline]
    fn tell(&mut self, step: NightmareStep) {
        self.events.happened(step);
    }
}
