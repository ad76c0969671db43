//! Letting him act.

use super::{Act, Companion, EntryRefusal, Want};
use crate::duel::{Gain, Night, NightmareStep};
use crate::{ByColour, Link, Location, Row, TileId};

impl Companion {
    pub(super) fn act(&mut self, act: Act) -> Result<Vec<NightmareStep>, EntryRefusal> {
        match act {
            Act::Go => self.go(false),
            Act::Same => self.go(true),
            Act::Link(link) => self.seed(link),
            Act::Points(points) => self.end(points),
            // `45` is a link or a number of points, whichever is wanted.
            Act::Number(number) => match self.want {
                Want::Link(open) => {
                    let [a, b] = [number / 10, number % 10];
                    let place = |digit: i16| {
                        let digit = u8::try_from(digit).ok()?;
                        Location::numbered(digit)
                    };
                    let link = place(a).zip(place(b)).and_then(|(a, b)| a.link_to(b));
                    self.seed(link.ok_or(EntryRefusal::NotThatLink(open))?)
                }
                _ => self.end(number),
            },
        }
    }

    /// He acts, if everything he looks at has been told.
    fn go(&mut self, same: bool) -> Result<Vec<NightmareStep>, EntryRefusal> {
        match self.want {
            Want::Sleeper => return Err(EntryRefusal::SleeperFirst),
            Want::Link(open) => return Err(EntryRefusal::LinkFirst(open)),
            Want::Points => return Err(EntryRefusal::PointsFirst),
            Want::Nothing => return Err(EntryRefusal::Over),
            Want::Travel | Want::Creation | Want::End => {}
        }
        if self.want == Want::Travel {
            let looks_at = self.looks_at().into_iter();
            let mut unknown = looks_at.filter(|location| self.row(*location).is_none());
            if let Some(location) = unknown.next() {
                return Err(EntryRefusal::NoRow(location));
            }
        }
        let untold = self.untold();
        if !same && !untold.is_empty() {
            return Err(EntryRefusal::Untold(untold));
        }
        Ok(match self.want {
            Want::Travel => self.travel(),
            Want::Creation => self.create(),
            _ => self.count_purposes(),
        })
    }

    fn travel(&mut self) -> Vec<NightmareStep> {
        let looks_at = self.looks_at();
        let (must_choose, mut steps) = self.night(|night| night.travel());
        // Where he has looked, what he left is what lies there.
        for location in looks_at {
            self.rows[location.index()].is_stale = false;
        }
        self.links.is_stale = false;
        if must_choose {
            self.want = Want::Link(self.place.links().without(self.links.value));
        } else {
            steps.extend(self.end_travel());
        }
        steps
    }

    /// L10, asked again after a correction: there may be nothing left to choose.
    pub(super) fn ask_for_link(&mut self) -> Vec<NightmareStep> {
        let open = self.place.links().without(self.links.value);
        self.want = Want::Link(open);
        let mut steps = match (self.red_reserve, open.is_empty()) {
            (0, _) => vec![NightmareStep::NoRedLeft],
            (_, true) => vec![NightmareStep::NoSlotLeft(self.place)],
            _ => return Vec::new(),
        };
        steps.extend(self.end_travel());
        steps
    }

    pub(super) fn seed(&mut self, link: Link) -> Result<Vec<NightmareStep>, EntryRefusal> {
        let Want::Link(open) = self.want else {
            return Err(EntryRefusal::NoLinkWanted);
        };
        if !open.contains(link) {
            return Err(EntryRefusal::NotThatLink(open));
        }
        self.links.value.insert(link);
        self.red_reserve -= 1;
        Ok(self.end_travel())
    }

    fn end_travel(&mut self) -> Vec<NightmareStep> {
        let ((), steps) = self.night(|night| night.end_travel());
        self.want = Want::Creation;
        if self.duel.first {
            self.you_travelled();
        } else {
            self.you_created();
        }
        steps
    }

    fn create(&mut self) -> Vec<NightmareStep> {
        let mut steps = vec![NightmareStep::Creates];
        loop {
            let (wanted, told) = self.night(|night| night.create());
            steps.extend(told);
            let Some(colour) = wanted else { break };
            self.cards.value[colour] -= 1;
            self.duel.stock[colour] += 1;
            steps.push(NightmareStep::Steals { colour, card: None });
        }
        if self.duel.first {
            self.you_created();
        }
        if self.cycle == self.rules.cycles {
            self.want = Want::End;
            self.you_created();
            // F1: what lay on cards is in Hands now.
            self.cards = super::Known::default();
        } else {
            self.cycle += 1;
            self.want = Want::Sleeper;
            self.a_cycle_begins();
        }
        steps
    }

    /// L15.
    fn count_purposes(&mut self) -> Vec<NightmareStep> {
        let mut steps = Vec::new();
        for (place, colour) in self.purposes.into_iter().enumerate() {
            let (his, yours) = self.standing(colour);
            if his >= yours {
                let points = i16::from(self.pays);
                self.duel.score += points;
                let gain = Gain::Purpose {
                    tile: TileId::default(),
                    place: place as u8,
                    tint: Some(colour),
                    his: his as u8,
                    yours: yours as u8,
                };
                steps.push(NightmareStep::Scores { points, gain });
            }
        }
        self.want = Want::Points;
        steps
    }

    fn end(&mut self, points: i16) -> Result<Vec<NightmareStep>, EntryRefusal> {
        if !matches!(self.want, Want::Points | Want::Nothing) {
            return Err(EntryRefusal::NoPointsWanted);
        }
        self.points = Some(points);
        self.want = Want::Nothing;
        Ok(Vec::new())
    }

    /// Lets him act on what has been told.
    fn night<T>(
        &mut self,
        act: impl FnOnce(&mut Night<'_, Vec<NightmareStep>>) -> T,
    ) -> (T, Vec<NightmareStep>) {
        let mut yours = ByColour::default();
        for colour in self.purposes {
            yours[colour] = self.standing(colour).1 as u8;
        }
        // His Creation looks at locations for red shards alone, and they are a number.
        let (mut rows, red_elsewhere) = match self.want {
            Want::Creation => {
                let red = self.red_at_locations();
                (
                    [Row::default(); 6],
                    red.unwrap_or_else(|| self.red_in_rows()),
                )
            }
            _ => (self.rows.map(|row| row.value.unwrap_or_default()), 0),
        };
        let travels = self.want != Want::Creation;
        let mut tree_reserve = self.tree_reserve();
        let mut night = Night {
            line: self.rules.solo.expect("a solo game"),
            purposes: self.purposes.map(Some),
            duel: &mut self.duel,
            place: &mut self.place,
            rows: &mut rows,
            red_elsewhere,
            links: &mut self.links.value,
            bag: &mut ByColour::default(),
            red_reserve: &mut self.red_reserve,
            tree_reserve: &mut tree_reserve,
            yours,
            on_cards: self.cards.value,
            events: Vec::new(),
        };
        let answer = act(&mut night);
        let steps = night.events;
        if travels {
            for (known, now) in self.rows.iter_mut().zip(rows) {
                known.value = known.value.map(|_| now);
            }
        }
        (answer, steps)
    }
}
