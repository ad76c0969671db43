//! Shortlists of placements: fewer and fewer as the search goes deeper.
//!
//! A child position cannot bring a placement nearer than it could have come at the
//! parent with everything at hand. So what was too far away at the parent is too far away
//! here, unless the nearer placements are gone.

use lucid_dreamscape::{Colour, Player, SlotSet};

use super::CardGains;
use crate::dreamscape::creation::bounds::action_deficits::{
    ActionDeficits, NOTHING_SPENT, least_deficits,
};
use crate::dreamscape::creation::model::{Instance, Reach, Resources, ShortfallTable, byte};

/// Where a position keeps its shortlist, and whose it inherits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShortlistDepth {
    /// The depth of the parent, if only the shards in Hands counted there and none have
    /// been added since.
    pub(crate) parent: Option<usize>,
    pub(crate) own: usize,
}

impl ShortlistDepth {
    /// A position that inherits nothing.
    pub(crate) const ROOT: ShortlistDepth = ShortlistDepth {
        parent: None,
        own: 0,
    };
}

/// The placements that may matter in a position or below.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shortlist {
    /// The least deficit of each, and its number; for each card the nearest first.
    pub(crate) placements: Vec<(u8, u16)>,
    /// For each card its part of the list, and the least deficit of all others.
    pub(crate) cards: Vec<Option<(std::ops::Range<usize>, usize)>>,
}

/// Placements with a deficit this much larger than the nearest one's are left out.
const MARGIN: usize = 10;

impl CardGains {
    /// Lists the placements that may matter below the position that was assessed last.
    pub(crate) fn shortlist(
        &mut self,
        instance: &Instance<'_>,
        player: &Player,
        resources: &Resources<'_>,
        reach: &Reach,
        shortfalls: &ShortfallTable,
        depth: ShortlistDepth,
    ) {
        if self.shortlists.len() <= depth.own {
            self.shortlists
                .resize_with(depth.own + 1, Shortlist::default);
        }
        let parent = depth
            .parent
            .map(|parent| std::mem::take(&mut self.shortlists[parent]));
        let mut shortlist = std::mem::take(&mut self.shortlists[depth.own]);
        shortlist.placements.clear();
        shortlist.cards.clear();
        shortlist
            .cards
            .resize(instance.placements.cards.len(), None);
        let specs = &instance.placements.specs;
        let around = instance.game.content().grid().neighbours(resources.start());
        // Without a white shard and without land under him, he makes no step.
        let around = match resources.hands[Colour::White] > 0 || resources.carried() {
            true => around & player.board.occupied(),
            false => SlotSet::EMPTY,
        };
        let lands = player.board.tops(Colour::Brown);
        self.action_deficits
            .resize_with(instance.placements.cards.len(), ActionDeficits::new);
        for (number, card) in instance.placements.cards.iter().enumerate() {
            if !player.front.contains(card.card) {
                continue;
            }
            let begin = shortlist.placements.len();
            let mut limit = usize::from(self.nows[number]) + MARGIN;
            let known = parent
                .as_ref()
                .and_then(|parent| Some((parent, parent.cards[number].as_ref()?)));
            let known = known.filter(|(_, (_, before))| {
                // Where the parent's list did not suffice, this one starts afresh, too.
                usize::from(self.nows[number]) <= *before
            });
            if let Some((_, (_, before))) = known {
                limit = limit.min(*before);
            }
            let action_deficits = &mut self.action_deficits[number];
            action_deficits.begin(limit);
            let mut add = |index: usize| {
                let cells = card.placement(index);
                let Some((missing, beyond)) = shortfalls.sum(cells, resources) else {
                    return;
                };
                let target = cells[0].slot();
                let few_trees = byte(missing, 4) <= resources.tree_reserve;
                let (least, shards) = least_deficits(missing, beyond, target, resources, reach);
                if few_trees && usize::from(least[NOTHING_SPENT]) < limit {
                    shortlist
                        .placements
                        .push((least[NOTHING_SPENT], index as u16));
                    action_deficits.add(cells, &least, &player.board, specs, shortfalls);
                    for slot in around {
                        let onto = (slot, lands.contains(slot));
                        action_deficits.add_step(onto, (target, shards), resources);
                    }
                }
            };
            match known {
                Some((parent, (range, _))) => parent.placements[range.clone()]
                    .iter()
                    .for_each(|(_, index)| add(usize::from(*index))),
                None => (0..card.len()).for_each(add),
            }
            action_deficits.finish(limit);
            shortlist.placements[begin..].sort_unstable();
            shortlist.cards[number] = Some((begin..shortlist.placements.len(), limit));
        }
        self.shortlists[depth.own] = shortlist;
        if let (Some(at), Some(parent)) = (depth.parent, parent) {
            self.shortlists[at] = parent;
        }
    }
}
