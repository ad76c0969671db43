//! The ways that may matter: fewer and fewer as a search goes deeper.
//!
//! On a table that follows another nothing comes nearer than it could have come
//! before. So a way that was too far away there, with all that was at hand, is too
//! far away here, unless those that were nearer are gone.

use dreamscape::{Colour, Player, Slot};

use super::bound::Ground;
use super::cells::{IN_THE_WAY, Missing, Missings, byte};
use super::evaluation::{SHARD, STEP};
use super::hopes::Hopes;
use super::reach::Reach;
use super::rows::cost;
use super::scene::Scene;

/// Where a table lies on the way of a search: which lists of ways it inherits,
/// and where its own are kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trail {
    /// The depth of the table before it, if nothing but shards in Hands counted
    /// there and it has no shards that were not in Hands then.
    pub(super) from: Option<usize>,
    pub(super) to: usize,
}

/// The ways that may matter on a table or on one that follows.
#[derive(Clone, Debug, Default)]
pub(super) struct Level {
    pub(super) ways: Vec<u16>,
    /// For each card its part of these, and how much all others lack at the least.
    pub(super) cards: Vec<Option<(std::ops::Range<usize>, usize)>>,
}

/// Ways that lack so much more than the nearest are left out on tables that
/// follow, unless the nearest are gone.
const MARGIN: usize = 6;

impl Hopes {
    /// Lists the ways that may matter on tables that follow the one that was looked
    /// at last.
    pub(super) fn shortlist(
        &mut self,
        ground: &Ground<'_>,
        player: &Player,
        scene: &Scene<'_>,
        reach: &Reach,
        missings: &Missings,
        trail: Trail,
    ) {
        if self.levels.len() <= trail.to {
            self.levels.resize_with(trail.to + 1, Level::default);
        }
        let from = trail
            .from
            .map(|from| std::mem::take(&mut self.levels[from]));
        let mut level = std::mem::take(&mut self.levels[trail.to]);
        level.ways.clear();
        level.cards.clear();
        level.cards.resize(ground.ways.cards.len(), None);
        for (number, card) in ground.ways.cards.iter().enumerate() {
            if !player.front.contains(card.card) {
                continue;
            }
            let begin = level.ways.len();
            let mut limit = usize::from(self.nows[number]) + MARGIN;
            let known = from
                .as_ref()
                .and_then(|from| Some((from, from.cards[number].as_ref()?)));
            let mut add = |index: usize| {
                let cells = card.way(index);
                let Some((missing, beyond)) = missings.sum(cells, scene) else {
                    return;
                };
                let target = cells[0].slot();
                let few_trees = byte(missing, 4) <= scene.tree_reserve;
                let best = best(missing, beyond, target, scene, reach);
                if few_trees && usize::from(best) < limit {
                    level.ways.push(index as u16);
                }
            };
            match known {
                // Where the list before did not do, this one starts anew, too.
                Some((from, (range, before))) if usize::from(self.nows[number]) <= *before => {
                    from.ways[range.clone()]
                        .iter()
                        .for_each(|index| add(usize::from(*index)));
                    limit = limit.min(*before);
                }
                _ => (0..card.count()).for_each(add),
            }
            level.cards[number] = Some((begin..level.ways.len(), limit));
        }
        self.levels[trail.to] = level;
        if let (Some(at), Some(from)) = (trail.from, from) {
            self.levels[at] = from;
        }
    }
}

/// What a way lacks at the least when all that is at hand goes to it.
#[inline]
pub(super) fn best(
    missing: Missing,
    beyond: Missing,
    target: Slot,
    scene: &Scene<'_>,
    reach: &Reach,
) -> u8 {
    let spare = scene.free_slots.min(16) as u8;
    let mut least = 0u8;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        if needed == 0 {
            continue;
        }
        let (have, stored) = (scene.hands[colour], scene.stored[colour]);
        let outside = byte(beyond, colour as u32);
        let lacking = (needed - outside).saturating_sub(have) + outside;
        let kept = stored + have.min(spare);
        least = least.saturating_add(cost(lacking, kept, SHARD));
    }
    let whites = scene.hands[Colour::White];
    let aside = missing & IN_THE_WAY != 0 && scene.distance(target) == 0;
    let steps = match aside {
        true => reach.steps_back(whites.into()),
        false => reach.steps(whites.into(), target),
    };
    let kept = scene.stored[Colour::White] + whites.min(spare);
    least.saturating_add(cost(steps.min(24), kept, STEP))
}
