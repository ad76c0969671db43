//! The search: every way to play a Creation, except those that cannot be better
//! than what has been found.

use lucid_dreamscape::{Action, ByColour, CardSet, Colour, Slot, State};
use lucid_tabletop::Choices;

use super::bound::{Glance, Ground};
use super::budget::Budget;
use super::gate::{Book, Gate};
use super::memory::{Key, Memory, key};
use super::shortlist::Trail;
use super::tries::{At, Try};

/// A Creation being searched.
#[derive(Debug)]
pub(super) struct Search<'a, 'b> {
    pub(super) ground: &'a Ground<'a>,
    memory: &'a mut Memory,
    budget: &'a mut Budget<'b>,
    /// Lines with these effects are known and not wanted again.
    known: &'a [Effect],
    /// Room to list what may be done. It is large, and is handed on by its place.
    pub(super) choices: Option<Box<Choices<Action>>>,
    /// What is left to try, of all tables on the way.
    pub(super) open: Vec<Try>,
    /// What late exchanges bring at the most, for every table on the way.
    books: Vec<Vec<(Action, i32)>>,
    pub(super) path: Vec<Action>,
    best: Option<Found>,
    /// What was the best before.
    passed: Vec<Found>,
}

/// What a line comes to. Lines with the same effect are the same advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Effect {
    pub(super) score: i16,
    pub(super) pile: CardSet,
    pub(super) stored: ByColour<u8>,
    pub(super) trees: usize,
    /// What the cards in front are worth.
    pub(super) cards: i32,
}

/// A line that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// What it brings from where the search began.
    pub(super) value: i32,
    pub(super) steps: Vec<Action>,
    pub(super) effect: Effect,
}

/// What a search comes to.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    /// What no line can exceed, except those that were not wanted.
    pub(super) most: i32,
    pub(super) best: Option<Found>,
    /// What was the best before, the latest last.
    pub(super) passed: Vec<Found>,
}

/// How a table was reached.
#[derive(Clone, Copy, Debug)]
struct Arrived {
    gate: Gate,
    /// Where a red shard was placed just now.
    red: Option<Slot>,
    trail: Trail,
    /// What is to come at the most when an exchange comes late, as far as that is
    /// known from the table before.
    late: i32,
    /// What the step here brought, unless it was an exchange.
    gain: Option<i32>,
}

/// What is to come at the most when nothing is.
pub(super) const NOTHING: i32 = i32::MIN / 2;
/// What is to come at the most when that is not known.
pub(super) const MUCH: i32 = i32::MAX / 4;

impl<'a, 'b> Search<'a, 'b> {
    pub(super) fn new(
        ground: &'a Ground<'a>,
        memory: &'a mut Memory,
        budget: &'a mut Budget<'b>,
        known: &'a [Effect],
    ) -> Search<'a, 'b> {
        memory.clear();
        Search {
            ground,
            memory,
            budget,
            known,
            choices: None,
            open: Vec::with_capacity(1024),
            books: Vec::new(),
            path: Vec::with_capacity(64),
            best: None,
            passed: Vec::new(),
        }
    }

    /// Searches everything that may follow.
    pub(super) fn run(mut self, state: &State) -> Finding {
        let rough = self.ground.rough(state);
        self.dive(state);
        let first = Arrived {
            gate: self.ground.gate_at(state, Gate::Open),
            red: None,
            trail: Trail { from: None, to: 0 },
            late: MUCH,
            gain: None,
        };
        let most = self.visit(state, first, 0);
        Finding {
            most: most.min(rough),
            best: self.best,
            passed: self.passed,
        }
    }

    /// Whether so much would be better than what has been found.
    #[inline]
    pub(super) fn is_better(&self, value: i32) -> bool {
        self.best.as_ref().is_none_or(|best| value > best.value)
    }

    /// What is to come has to be more than this to be better.
    #[inline]
    pub(super) fn beaten(&self, so_far: i32) -> i32 {
        (self.best.as_ref()).map_or(NOTHING, |best| best.value - so_far)
    }

    /// The path so far and the end; what that brings if it may be and is wanted.
    pub(super) fn offer(&mut self, state: &State, glance: &Glance<'_>, so_far: i32) -> i32 {
        let Some(end) = glance.end else {
            return NOTHING;
        };
        let value = so_far + end;
        if !self.is_better(value) {
            return end;
        }
        let effect = self.ground.effect(state, glance);
        if self.known.contains(&effect) {
            return NOTHING;
        }
        let steps = self.path.iter().copied();
        let steps = steps.chain([Action::End]).collect();
        let found = Found {
            value,
            steps,
            effect,
        };
        self.passed.extend(self.best.replace(found));
        end
    }

    /// Everything that follows from a table, with what the way there brought; what
    /// is to come at the most.
    fn visit(&mut self, state: &State, arrived: Arrived, so_far: i32) -> i32 {
        let ground = self.ground;
        let Arrived {
            gate, red, trail, ..
        } = arrived;
        // It is dear to work out, and often known to be too little.
        let asked = self.is_better(so_far + arrived.late);
        let found = match asked {
            true => self.late(state, arrived, so_far, false),
            false => Some(arrived.late),
        };
        let late = found.map_or(NOTHING, |late| late.min(arrived.late));
        let mut glance = ground.glance(state, trail, self.beaten(so_far));
        let mut most = self.offer(state, &glance, so_far);
        // Exchanges come first, and are not in the bound.
        let ahead = gate == Gate::Open && !glance.scene.exchanges && ground.may_exchange(state);
        if !ahead && !self.is_better(so_far + glance.most.max(late)) {
            return glance.most.max(late);
        }
        if asked && found == Some(MUCH) {
            // Tables that follow need not look at what brings too little here.
            self.late(state, arrived, so_far, true);
            glance = ground.glance(state, trail, self.beaten(so_far));
        }
        let listed = glance.plain.is_some();
        if listed {
            ground.descend(state, &glance, trail);
        }
        let reds_last = glance.plain.is_some() && ground.reds_come_last(&glance.scene);
        let begin = self.open.len();
        let at = At {
            gate,
            red,
            ahead,
            late,
            listed,
        };
        most = most.max(self.list(state, at, so_far, &glance));
        for index in begin..self.open.len() {
            let open = self.open[index];
            if !self.is_better(so_far + open.most) {
                most = most.max(open.most);
                continue;
            }
            if self.budget.spend() {
                // Nothing more can be said of what was not looked at.
                most = most.max(open.most);
                continue;
            }
            let mut next = state.clone();
            let gain = ground.after(&mut next, open.action);
            let gate = ground.gate_after(state, open.action, gate);
            let gate = ground.gate_at(&next, gate);
            let red = match open.action {
                Action::Place {
                    colour: Colour::Red,
                    slot,
                } if reds_last => Some(slot),
                _ => None,
            };
            let key = self.key(&next, gate, red);
            let way = so_far + gain;
            let then = match self.memory.most(key) {
                Some(known) if !self.is_better(way + known) => known,
                _ => {
                    self.path.push(open.action);
                    let is_exchange = matches!(open.action, Action::Exchange { .. });
                    let from = (listed && !is_exchange).then_some(trail.to);
                    let to = trail.to + 1;
                    let arrived = Arrived {
                        gate,
                        red,
                        trail: Trail { from, to },
                        // Whatever is late there is late here.
                        late: match late {
                            NOTHING => MUCH,
                            _ if is_exchange => MUCH,
                            _ => late - gain,
                        },
                        gain: (asked && !is_exchange).then_some(gain),
                    };
                    let then = self.visit(&next, arrived, way);
                    self.path.pop();
                    self.memory.keep(key, then);
                    then
                }
            };
            most = most.max((gain + then).min(open.most));
        }
        self.open.truncate(begin);
        most
    }

    /// What is to come at the most when an exchange comes late, if it may. With
    /// `whole`, what each of them brings is noted for tables that follow.
    fn late(&mut self, state: &State, arrived: Arrived, so_far: i32, whole: bool) -> Option<i32> {
        let depth = arrived.trail.to;
        if self.books.len() <= depth {
            self.books.resize_with(depth + 1, Vec::new);
        }
        let beaten = self.beaten(so_far);
        let mut own = std::mem::take(&mut self.books[depth]);
        if !whole {
            own.clear();
        }
        let last = arrived.gain.map(|gain| (&self.books[depth - 1][..], gain));
        let mut book = Book { last, own, whole };
        let late = self.ground.late(state, &mut book, beaten);
        self.books[depth] = book.own;
        late
    }

    pub(super) fn has_line(&self) -> bool {
        self.best.is_some()
    }

    pub(super) fn spend(&mut self) -> bool {
        self.budget.spend()
    }

    /// The number of a table. Where effects matter, so do the points that it has.
    #[inline]
    pub(super) fn key(&self, state: &State, gate: Gate, red: Option<Slot>) -> Key {
        let after = red.map_or(0, |slot| slot.index() as u64 + 1);
        let key = key(self.ground.game, state, self.ground.seat)
            ^ gate as u64
            ^ after.wrapping_mul(0xd134_2543_de82_ef95);
        if self.known.is_empty() {
            return key;
        }
        let score = state.table().players[self.ground.seat].score;
        key ^ (score as u16 as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
