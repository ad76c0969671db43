//! The search: depth first, with branch and bound.
//!
//! Every legal sequence of steps is tried, except those that cannot beat the best line
//! found so far. At each position, [`Search::visit`]
//!
//! 1. offers the end of the Creation as a line,
//! 2. returns if the position's bound does not exceed the best line,
//! 3. lists the next actions, best bound first ([`ordering`](super::ordering)),
//! 4. plays each that may still win and visits where it leads, unless the
//!    [`TranspositionTable`] knows that position already.
//!
//! It returns an upper bound on what can still be gained. If nothing was skipped for
//! lack of budget, the bound of the root equals the best line: a proof.

mod transposition_table;

pub(super) use transposition_table::TranspositionTable;

use lucid_dreamscape::{Action, ByColour, CardSet, Colour, Slot, State};
use lucid_tabletop::Choices;

use super::anytime::{Beam, Budget};
use super::bounds::{Assessment, IMPOSSIBLE, ShortlistDepth, UNBOUNDED};
use super::model::Instance;
use super::ordering::{ActionContext, ExchangeWindow, Extent, LateExchanges, RankedAction};
use transposition_table::{Key, key};

/// How many positions branch and bound may examine in its first turn, and how many times
/// as many in each further one. It goes on where it was, because it knows the positions of
/// its former turns. With the Tower or the Golem at hand its bounds are loose, and the beams
/// get more of the budget.
const FIRST_TURN: u64 = 1_000;
const GROWTH: u64 = 4;
const GROWTH_WITH_POWERS: u64 = 2;
/// How wide the first beam after it is, and how many times wider each further one.
const FIRST_WIDTH: usize = 8;
const WIDENING: usize = 2;

/// The search of one Creation.
#[derive(Debug)]
pub(super) struct Search<'a, 'b> {
    pub(super) instance: &'a Instance<'a>,
    table: &'a mut TranspositionTable,
    budget: &'a mut Budget<'b>,
    /// Lines with these effects are known already and not wanted again.
    excluded: &'a [LineEffect],
    /// For listing actions. Boxed because it is large.
    pub(super) choices: Option<Box<Choices<Action>>>,
    /// Actions still to be tried, for all positions on the current path.
    pub(super) stack: Vec<RankedAction>,
    /// Bounds on late exchanges, for each position on the current path.
    late_bounds: Vec<Vec<(Action, i32)>>,
    pub(super) path: Vec<Action>,
    best: Option<FoundLine>,
    /// Other lines, the best of each effect. None are kept if `others_wanted` is 0.
    others: Vec<FoundLine>,
    others_wanted: usize,
    /// How many positions may have been examined when the turn of a part ends.
    turn_ends: u64,
    /// Whether a part has left something out because its turn, or the budget, was over.
    cut: bool,
}

/// What a line leads to. Lines with the same effect are the same advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LineEffect {
    pub(super) score: i16,
    pub(super) pile: CardSet,
    pub(super) stored: ByColour<u8>,
    pub(super) trees: usize,
    /// What the cards in front are worth.
    pub(super) cards: i32,
}

/// A line that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FoundLine {
    /// Its value, counted from where the search began.
    pub(super) value: i32,
    pub(super) steps: Vec<Action>,
    pub(super) effect: LineEffect,
}

/// What a search found.
#[derive(Clone, Debug)]
pub(super) struct SearchResult {
    /// Upper bound on every line, except those that were excluded.
    pub(super) bound: i32,
    pub(super) best: Option<FoundLine>,
    /// Other lines with different effects.
    pub(super) others: Vec<FoundLine>,
}

/// How a position was reached.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    window: ExchangeWindow,
    /// The slot of a red shard, if the last step placed one.
    red: Option<Slot>,
    depth: ShortlistDepth,
    /// Upper bound on lines with a late exchange, as far as the parent knows.
    late: i32,
    /// What the last step brought, unless it was an exchange.
    gain: Option<i32>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(super) fn new(
        instance: &'a Instance<'a>,
        table: &'a mut TranspositionTable,
        budget: &'a mut Budget<'b>,
        excluded: &'a [LineEffect],
    ) -> Search<'a, 'b> {
        table.clear();
        Search {
            instance,
            table,
            budget,
            excluded,
            choices: None,
            stack: Vec::with_capacity(1024),
            late_bounds: Vec::new(),
            path: Vec::with_capacity(64),
            best: None,
            others: Vec::new(),
            others_wanted: 0,
            turn_ends: u64::MAX,
            cut: false,
        }
    }

    /// Keeps so many lines besides the best one.
    pub(super) fn keeping(mut self, others: usize) -> Self {
        self.others_wanted = others;
        self
    }

    /// Searches until the best line is proved or the budget is spent. `known` are lines to
    /// begin with, and `habits` finds more of them: what players would do.
    ///
    /// Nothing here depends on how large the budget is, only on how much of it has been
    /// used. So more budget sees all lines that less budget sees.
    pub(super) fn run(
        mut self,
        state: &State,
        known: &[Vec<Action>],
        habits: impl Fn() -> Vec<Vec<Action>>,
    ) -> SearchResult {
        let mut bound = self.instance.cheap_bound(state);
        for line in known {
            self.offer_line(state, line);
        }
        self.search_beam(state, &[], Beam::FIRST);
        let mut turn = FIRST_TURN;
        let resources = (self.instance).resources(state.table(), ExchangeWindow::Open);
        let growth = match resources.takes + resources.golem {
            0 => GROWTH,
            _ => GROWTH_WITH_POWERS,
        };
        let mut width = FIRST_WIDTH;
        for round in 0.. {
            self.begin_turn(turn);
            bound = bound.min(self.search_tree(state));
            if !self.cut {
                break;
            }
            if round == 0 && self.budget.has_time() {
                for line in habits() {
                    self.offer_line(state, &line);
                }
            }
            if self.budget.is_spent() || !self.is_better(bound) {
                break;
            }
            self.begin_turn(u64::MAX);
            self.search_beam(state, &[], Beam::of_width(width));
            self.vary_best(state, width / 2);
            turn *= growth;
            width *= WIDENING;
        }
        SearchResult {
            bound,
            best: self.best,
            others: self.others,
        }
    }

    /// Gives the next part so many positions.
    fn begin_turn(&mut self, positions: u64) {
        self.turn_ends = self.budget.used().saturating_add(positions);
        self.cut = false;
    }

    /// Branch and bound. Returns an upper bound on every line.
    fn search_tree(&mut self, state: &State) -> i32 {
        let root = Arrival {
            window: self.instance.window_at(state, ExchangeWindow::Open),
            red: None,
            depth: ShortlistDepth::ROOT,
            late: UNBOUNDED,
            gain: None,
        };
        self.visit(state, root, 0)
    }

    /// Searches with beams that begin at the moments of the best line.
    fn vary_best(&mut self, state: &State, width: usize) {
        let Some(best) = &self.best else { return };
        let steps = best.steps.clone();
        for begun in 1..steps.len().saturating_sub(1) {
            self.search_beam(state, &steps[..begun], Beam::of_width(width));
            if self.cut {
                return;
            }
        }
    }

    /// Whether a line of this value would be the best so far.
    #[inline]
    pub(super) fn is_better(&self, value: i32) -> bool {
        self.best.as_ref().is_none_or(|best| value > best.value)
    }

    /// What still has to be exceeded after a path that brought `so_far`.
    #[inline]
    pub(super) fn threshold(&self, so_far: i32) -> i32 {
        (self.best.as_ref()).map_or(IMPOSSIBLE, |best| best.value - so_far)
    }

    /// Offers the current path with an end of the Creation as a line. Returns what the
    /// end brings, or [`IMPOSSIBLE`] if it is not allowed or not wanted.
    pub(super) fn offer(&mut self, state: &State, assessment: &Assessment<'_>, so_far: i32) -> i32 {
        let Some(end) = assessment.end else {
            return IMPOSSIBLE;
        };
        let value = so_far + end;
        if !self.is_better(value) {
            if self.is_wanted(value) {
                let found = self.found(state, assessment, value);
                self.keep(found);
            }
            return end;
        }
        let found = self.found(state, assessment, value);
        if self.excluded.contains(&found.effect) {
            return IMPOSSIBLE;
        }
        if let Some(former) = self.best.replace(found) {
            self.keep(former);
        }
        end
    }

    /// The current path as a line.
    fn found(&self, state: &State, assessment: &Assessment<'_>, value: i32) -> FoundLine {
        let steps = self.path.iter().copied();
        FoundLine {
            value,
            steps: steps.chain([Action::End]).collect(),
            effect: self.instance.line_effect(state, assessment),
        }
    }

    /// Whether a line that is not the best is worth keeping for its value.
    #[inline]
    fn is_wanted(&self, value: i32) -> bool {
        let last = self.others.get(self.others_wanted.wrapping_sub(1));
        self.others_wanted > 0 && last.is_none_or(|last| value > last.value)
    }

    /// Keeps a line among the others, if it is the best of its effect.
    fn keep(&mut self, found: FoundLine) {
        let is_known = |known: &FoundLine| known.effect == found.effect;
        if !self.is_wanted(found.value) || self.best.as_ref().is_some_and(is_known) {
            return;
        }
        if let Some(known) = self.others.iter().position(is_known) {
            if self.others[known].value >= found.value {
                return;
            }
            self.others.remove(known);
        }
        let place = (self.others).partition_point(|other| other.value >= found.value);
        self.others.insert(place, found);
        self.others.truncate(self.others_wanted);
    }

    /// Searches everything that follows from a position, reached by a path that brought
    /// `so_far`. Returns an upper bound on what can still be gained there.
    fn visit(&mut self, state: &State, arrival: Arrival, so_far: i32) -> i32 {
        let instance = self.instance;
        let Arrival {
            window, red, depth, ..
        } = arrival;
        // The bound on late exchanges is expensive, and the parent's often suffices.
        let needs_late = self.is_better(so_far + arrival.late);
        let found = match needs_late {
            true => self.late_bound(state, arrival, so_far, Extent::UntilTooHigh),
            false => Some(arrival.late),
        };
        let late = found.map_or(IMPOSSIBLE, |late| late.min(arrival.late));
        let mut assessment = instance.assess(state, depth, self.threshold(so_far));
        let mut bound = self.offer(state, &assessment, so_far);
        // Exchanges come first, and the assignment bound does not cover them.
        let exchanges_ahead = window == ExchangeWindow::Open
            && !assessment.resources.exchanges
            && instance.may_exchange(state);
        if !exchanges_ahead && !self.is_better(so_far + assessment.bound.max(late)) {
            return assessment.bound.max(late);
        }
        if needs_late && found == Some(UNBOUNDED) {
            // Bound all of them, so that children can rule out those that are too low.
            self.late_bound(state, arrival, so_far, Extent::All);
            assessment = instance.assess(state, depth, self.threshold(so_far));
        }
        let shortlisted = assessment.actions.is_some();
        if shortlisted {
            instance.prepare_children(state, &assessment, depth);
        }
        let reds_last =
            assessment.actions.is_some() && instance.reds_come_last(&assessment.resources);
        let begin = self.stack.len();
        let context = ActionContext {
            window,
            red,
            exchanges_ahead,
            late,
            shortlisted,
        };
        bound = bound.max(self.rank_actions(state, context, so_far, &assessment));
        for index in begin..self.stack.len() {
            let candidate = self.stack[index];
            if !self.is_better(so_far + candidate.bound) {
                bound = bound.max(candidate.bound);
                continue;
            }
            if self.spend() {
                // Nothing more can be said about what was not searched.
                bound = bound.max(candidate.bound);
                continue;
            }
            let mut next = state.clone();
            let gain = instance.play_and_score(&mut next, candidate.action);
            let window = instance.window_after(state, candidate.action, window);
            let window = instance.window_at(&next, window);
            let red = match candidate.action {
                Action::Place {
                    colour: Colour::Red,
                    slot,
                } if reds_last => Some(slot),
                _ => None,
            };
            let key = self.key(&next, window, red);
            let total = so_far + gain;
            let then = match self.table.get(key) {
                Some(known) if !self.is_better(total + known) => known,
                _ => {
                    self.path.push(candidate.action);
                    let is_exchange = matches!(candidate.action, Action::Exchange { .. });
                    let arrival = Arrival {
                        window,
                        red,
                        depth: ShortlistDepth {
                            parent: (shortlisted && !is_exchange).then_some(depth.own),
                            own: depth.own + 1,
                        },
                        // What comes late there comes late here.
                        late: match late {
                            IMPOSSIBLE => UNBOUNDED,
                            _ if is_exchange => UNBOUNDED,
                            _ => late - gain,
                        },
                        gain: (needs_late && !is_exchange).then_some(gain),
                    };
                    let then = self.visit(&next, arrival, total);
                    self.path.pop();
                    self.table.insert(key, then);
                    then
                }
            };
            bound = bound.max((gain + then).min(candidate.bound));
        }
        self.stack.truncate(begin);
        bound
    }

    /// Upper bound on lines in which an exchange comes late; `None` if there are none.
    fn late_bound(
        &mut self,
        state: &State,
        arrival: Arrival,
        so_far: i32,
        extent: Extent,
    ) -> Option<i32> {
        let depth = arrival.depth.own;
        if self.late_bounds.len() <= depth {
            self.late_bounds.resize_with(depth + 1, Vec::new);
        }
        let threshold = self.threshold(so_far);
        let mut own = std::mem::take(&mut self.late_bounds[depth]);
        if extent == Extent::UntilTooHigh {
            own.clear();
        }
        let parent = arrival
            .gain
            .map(|gain| (&self.late_bounds[depth - 1][..], gain));
        let mut exchanges = LateExchanges {
            parent,
            own,
            extent,
        };
        let late = (self.instance).late_exchange_bound(state, &mut exchanges, threshold);
        self.late_bounds[depth] = exchanges.own;
        late
    }

    pub(super) fn has_line(&self) -> bool {
        self.best.is_some()
    }

    /// Pays for one position. Returns whether that was no longer possible.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        let cut = self.budget.used() >= self.turn_ends || self.budget.spend();
        self.cut |= cut;
        cut
    }

    /// Whether something has been left out since the turn began.
    pub(super) fn is_cut(&self) -> bool {
        self.cut
    }

    /// The key of a position. Where effects matter, it includes the points scored.
    #[inline]
    pub(super) fn key(&self, state: &State, window: ExchangeWindow, red: Option<Slot>) -> Key {
        let after = red.map_or(0, |slot| slot.index() as u64 + 1);
        let key = key(self.instance.game, state, self.instance.seat)
            ^ window as u64
            ^ after.wrapping_mul(0xd134_2543_de82_ef95);
        if self.excluded.is_empty() {
            return key;
        }
        let score = state.table().players[self.instance.seat].score;
        key ^ (score as u16 as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
