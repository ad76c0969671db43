//! An instance prepared for the search.

use lucid_dream_runners::SPOTS;
use lucid_dream_runners::resolution::Block;

use super::collection::{CollectOutcome, CollectTable};
use super::layout::{Layout, NightmareEffect};
use super::{Instance, Objective};

/// All cells of a dream, as bits.
pub(super) const ALL_CELLS: u16 = (1 << SPOTS) - 1;

/// Everything that the search needs to know.
#[derive(Clone, Debug)]
pub(super) struct Model<'a> {
    pub(super) instance: &'a Instance,
    pub(super) layout: Layout,
    pub(super) collect_table: CollectTable,
    /// What each space of serenity is worth, up to the highest that can be reached.
    pub(super) serenity: Vec<i64>,
    /// What each cell does that nothing banishes.
    pub(super) nightmares: [NightmareEffect; SPOTS],
    /// The cells with octopuses, as bits.
    pub(super) octopuses: u16,
    /// The least cost of losing segments, by number.
    pub(super) losses: Vec<i64>,
    /// The highest space that can be reached.
    pub(super) top: u8,
    /// Boards of this worth or less are of no interest.
    pub(super) floor: Option<i64>,
}

/// What a board does: everything that its value depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BoardEffect {
    /// The index of the harvest.
    pub(super) times: u32,
    /// Cells that are not covered, and cells outside (R6).
    pub(super) missing: u8,
    pub(super) outside: u8,
    /// Nightmares that are banished, as bits.
    pub(super) banished: u16,
    /// What nightmares cost, octopuses included.
    pub(super) cost: u16,
    /// The segments that bats take, as bits of their numbers.
    pub(super) lost: u16,
}

impl<'a> Model<'a> {
    pub(super) fn new(instance: &'a Instance, value: &impl Objective) -> Model<'a> {
        let symbols = || instance.segments.iter().flat_map(|s| &s.symbols);
        let collects = symbols().filter(|symbol| symbol.times() > 0).count();
        let doubles = symbols().filter(|symbol| symbol.times() > 1).count();
        let collect_table = CollectTable::new(instance, value, (collects, doubles));
        let nightmares = instance.dream.cells.each_ref().map(NightmareEffect::of);
        let bats = nightmares.iter().any(|nightmare| nightmare.bats > 0);
        let top = instance.dream.top.max(instance.situation.serenity);
        let segments = &instance.segments;
        let loss = |index| if bats { value.loss(index) } else { 0 };
        let mut losses: Vec<i64> = (0..segments.len()).map(loss).collect();
        losses.sort_unstable();
        losses.insert(0, 0);
        for count in 1..losses.len() {
            losses[count] += losses[count - 1];
        }
        Model {
            instance,
            layout: Layout::new(segments, &instance.dream.cells, &collect_table.step, loss),
            collect_table,
            serenity: (0..=top).map(|space| value.serenity(space)).collect(),
            octopuses: (0..SPOTS)
                .filter(|spot| nightmares[*spot].octopuses > 0)
                .map(|spot| 1 << spot)
                .sum(),
            nightmares,
            losses,
            top,
            floor: None,
        }
    }

    /// What every bat costs at least: nothing, if all segments may be played.
    pub(super) fn least_loss(&self) -> i64 {
        let bats: usize = self
            .nightmares
            .iter()
            .map(|nightmare| usize::from(nightmare.bats))
            .sum();
        let spare = self.instance.segments.len().saturating_sub(SPOTS);
        if spare >= bats.max(1) {
            self.losses[1]
        } else {
            0
        }
    }

    /// The space after the best order of the blocks, 0 if each wakes the owner.
    #[inline]
    pub(super) fn end(&self, coherence: u16, banishing: u16, gain: u16) -> u8 {
        let start = u16::from(self.instance.situation.serenity);
        let up = |space: u16| self.lifted(space, gain);
        let both = coherence + banishing;
        if start > both {
            // Nothing is lost at the top when gains come last.
            return up(start - both) as u8;
        }
        let mut best = up(start).saturating_sub(both);
        for (first, last) in [(coherence, banishing), (banishing, coherence)] {
            if start > first {
                best = best.max(up(start - first).saturating_sub(last));
            }
        }
        best as u8
    }

    /// R9: gains stop at the top.
    #[inline]
    fn lifted(&self, space: u16, gain: u16) -> u16 {
        (space + gain).min(space.max(self.instance.dream.top.into()))
    }

    /// The first order of blocks, in the order of the rules, that leads to the
    /// best space.
    pub(super) fn blocks(&self, effect: &BoardEffect, gain: u16) -> [Block; 3] {
        use Block::{Banishing as B, Coherence as A, Collecting as C};
        if self.end(effect.coherence(), effect.cost, gain) == 0 {
            return [C, A, B];
        }
        let orders = [
            [A, B, C],
            [A, C, B],
            [B, A, C],
            [B, C, A],
            [C, A, B],
            [C, B, A],
        ];
        let end = |order: &[Block; 3]| {
            let mut space = u16::from(self.instance.situation.serenity);
            for block in order {
                if space == 0 {
                    break;
                }
                space = match block {
                    A => space.saturating_sub(effect.coherence()),
                    B => space.saturating_sub(effect.cost),
                    C => self.lifted(space, gain),
                };
            }
            space
        };
        // The last of equals is what `max_by_key` takes: so from behind.
        let best = orders.into_iter().rev().max_by_key(end);
        best.unwrap_or([A, B, C])
    }

    /// The best outcome of an effect with its value, for an owner who stays asleep or one
    /// who wakes up; `None` if the effect is of the other kind.
    #[inline]
    pub(super) fn worth(
        &self,
        effect: &BoardEffect,
        asleep: bool,
    ) -> Option<(i64, CollectOutcome)> {
        let outcomes = self.collect_table.outcomes(effect.times);
        let mut best: Option<(i64, CollectOutcome)> = None;
        for outcome in outcomes {
            let space = self.end(effect.coherence(), effect.cost, outcome.gain);
            if (space > 0) != asleep {
                if !asleep {
                    return None;
                }
                continue;
            }
            let worth = outcome.worth + self.serenity[usize::from(space)];
            if best.is_none_or(|(best, _)| worth > best) {
                best = Some((worth, *outcome));
            }
        }
        best
    }

    /// The segments that so many bats take when so many of each class are used,
    /// as bits, and what that costs: the cheapest, then the first.
    pub(super) fn lost(&self, used: &[u8], bats: u8) -> (u16, i64) {
        let mut spare = 0u16;
        for (class, used) in self.layout.classes.iter().zip(used) {
            for member in &class.members[usize::from(*used)..] {
                spare |= 1 << member;
            }
        }
        self.lost_of(|number| spare & (1 << number) != 0, bats)
    }

    /// Like [`Model::lost`], for segments given by number.
    pub(super) fn lost_of(&self, spare: impl Fn(u8) -> bool, bats: u8) -> (u16, i64) {
        let mut lost = 0u16;
        let mut cost = 0;
        for _ in 0..bats {
            let mut next: Option<(i64, u8)> = None;
            for class in &self.layout.classes {
                for member in class.members.iter().filter(|member| spare(**member)) {
                    let candidate = (class.loss, *member);
                    if lost & (1 << member) == 0 && next.is_none_or(|next| candidate < next) {
                        next = Some(candidate);
                    }
                }
            }
            let Some((loss, member)) = next else { break };
            lost |= 1 << member;
            cost += loss;
        }
        (lost, cost)
    }
}

impl BoardEffect {
    /// What coherence costs (R6).
    #[inline]
    pub(super) fn coherence(&self) -> u16 {
        u16::from(self.missing) + u16::from(self.outside)
    }
}
