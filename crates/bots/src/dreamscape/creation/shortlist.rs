//! The ways that may matter: fewer and fewer as a search goes deeper.
//!
//! On a table that follows another nothing comes nearer than it could have come
//! before. So a way that was too far away there, with all that was at hand, is too
//! far away here, unless those that were nearer are gone.

use lucid_dreamscape::{Colour, Player, SlotSet};

use super::bound::Ground;
use super::caps::{Caps, NOTHING, least};
use super::cells::{Missings, byte};
use super::hopes::Hopes;
use super::reach::Reach;
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
    /// What each lacks at the least, and its number; the nearest of a card first.
    pub(super) ways: Vec<(u8, u16)>,
    /// For each card its part of these, and how much all others lack at the least.
    pub(super) cards: Vec<Option<(std::ops::Range<usize>, usize)>>,
}

/// Ways that lack so much more than the nearest are left out on tables that
/// follow, unless the nearest are gone.
const MARGIN: usize = 10;

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
        let specs = &ground.ways.specs;
        let around = ground.game.content().grid().neighbours(scene.start());
        // Without a white shard and without land under him he makes no step.
        let around = match scene.hands[Colour::White] > 0 || scene.carried() {
            true => around & player.board.occupied(),
            false => SlotSet::EMPTY,
        };
        let lands = player.board.tops(Colour::Brown);
        self.caps.resize_with(ground.ways.cards.len(), Caps::new);
        for (number, card) in ground.ways.cards.iter().enumerate() {
            if !player.front.contains(card.card) {
                continue;
            }
            let begin = level.ways.len();
            let mut limit = usize::from(self.nows[number]) + MARGIN;
            let known = from
                .as_ref()
                .and_then(|from| Some((from, from.cards[number].as_ref()?)));
            let known = known.filter(|(_, (_, before))| {
                // Where the list before did not do, this one starts anew, too.
                usize::from(self.nows[number]) <= *before
            });
            if let Some((_, (_, before))) = known {
                limit = limit.min(*before);
            }
            let caps = &mut self.caps[number];
            caps.begin(limit);
            let mut add = |index: usize| {
                let cells = card.way(index);
                let Some((missing, beyond)) = missings.sum(cells, scene) else {
                    return;
                };
                let target = cells[0].slot();
                let few_trees = byte(missing, 4) <= scene.tree_reserve;
                let (least, shards) = least(missing, beyond, target, scene, reach);
                if few_trees && usize::from(least[NOTHING]) < limit {
                    level.ways.push((least[NOTHING], index as u16));
                    caps.add(cells, &least, &player.board, specs, missings);
                    for slot in around {
                        let onto = (slot, lands.contains(slot));
                        caps.add_step(onto, (target, shards), scene);
                    }
                }
            };
            match known {
                Some((from, (range, _))) => from.ways[range.clone()]
                    .iter()
                    .for_each(|(_, index)| add(usize::from(*index))),
                None => (0..card.count()).for_each(add),
            }
            caps.finish(limit);
            level.ways[begin..].sort_unstable();
            level.cards[number] = Some((begin..level.ways.len(), limit));
        }
        self.levels[trail.to] = level;
        if let (Some(at), Some(from)) = (trail.from, from) {
            self.levels[at] = from;
        }
    }
}
