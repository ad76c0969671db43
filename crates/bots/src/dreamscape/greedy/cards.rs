//! The value of the cards in front: how close each is to being completed.

use std::cell::OnceCell;

use lucid_dreamscape::{ByColour, CardId, Colour, Player, Rules, SlotSet};

use super::planned_board::{PlannedBoard, WalkCosts};
use super::requirements::{
    CompletedCards, MAX_PLANNED, Requirement, RequirementCache, StateKey, requirements,
};
use super::stage_weights::StageWeights;
use crate::dreamscape::card_placements::CardPlacements;

/// A6: what an uncompleted card costs.
pub(super) const LEFT: f64 = 5.0;

/// What each shard costs, so that of equal placements the one that takes less wins.
const CHEAPER: f64 = 0.02;

/// What is available to complete cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Supplies {
    /// Shards in Hands that are not planned for a card yet.
    pub(super) hands: ByColour<u8>,
    /// Shards on cards, which come back with the next Emergence.
    pub(super) stored: ByColour<u8>,
    /// Trees in the reserve.
    pub(super) trees: u8,
    /// The Travels still to come.
    pub(super) travels: f64,
    /// Shards that the cards before it still lack.
    pub(super) promised: f64,
    /// How a card with missing shards is valued.
    pub(super) model: CardValueModel,
}

/// The best placement of a card, and what is left after it.
#[derive(Clone, Copy, Debug)]
struct BestPlacement {
    value: f64,
    placement: u16,
    left: Supplies,
}

/// What the cards in front are worth, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::dreamscape) struct CardOutlook {
    /// The value of all cards.
    pub(in crate::dreamscape) value: f64,
    /// The cards that were planned, in this order; those after the last are nothing.
    pub(in crate::dreamscape) planned: [PlannedCard; MAX_PLANNED],
    /// How many cards can be completed nowhere.
    pub(in crate::dreamscape) blocked: u8,
}

/// A card as planned: in the placement with the highest value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::dreamscape) struct PlannedCard {
    pub(in crate::dreamscape) value: f64,
    /// The card's points.
    pub(in crate::dreamscape) points: f64,
    /// How many shards have still to be found for it.
    pub(in crate::dreamscape) lacks: f64,
}

/// The value of all cards in front. The best is planned first: what it takes is used and
/// built in `supplies` and `planned` before the next one is looked at.
pub(super) fn outlook<'a>(
    player: &Player,
    card_placements: impl Fn(CardId) -> &'a CardPlacements,
    requirements: &RequirementCache,
    rules: &Rules,
    planned: &mut PlannedBoard<'_>,
    supplies: &mut Supplies,
) -> CardOutlook {
    let cards = player.front;
    let mut plan = CompletionPlan {
        rules,
        planned,
        completed: CompletedCards::default(),
        requirements,
        ground: StateKey::of(&player.board),
        walk_costs: OnceCell::new(),
    };
    let mut ranked: Vec<(BestPlacement, CardId)> = (cards.into_iter())
        .filter_map(|card| Some((plan.best(card, card_placements(card), supplies)?, card)))
        .collect();
    // The others can be completed nowhere.
    let mut blocked = cards.len() - ranked.len();
    let mut sum = -LEFT * blocked as f64;
    let mut outlook = CardOutlook::default();
    ranked.sort_by(|(a, _), (b, _)| b.value.total_cmp(&a.value));
    for (place, (alone, card)) in ranked.into_iter().enumerate() {
        if place >= MAX_PLANNED {
            sum += 0.3 * (alone.value + LEFT) - LEFT;
            continue;
        }
        // Nothing has been used or built before the first.
        let best_placement = match plan.completed.is_empty() {
            true => Some(alone),
            false => plan.best(card, card_placements(card), supplies),
        };
        let Some(best_placement) = best_placement else {
            sum -= LEFT;
            blocked += 1;
            continue;
        };
        sum += best_placement.value;
        outlook.planned[place] = PlannedCard {
            value: best_placement.value,
            points: card_placements(card).points,
            lacks: best_placement.left.promised - supplies.promised,
        };
        // A card that is hardly ever completed must not block others.
        if best_placement.value > 0.0 {
            *supplies = best_placement.left;
            plan.complete(card, best_placement.placement, card_placements(card));
        }
    }
    CardOutlook {
        value: sum,
        blocked: blocked as u8,
        ..outlook
    }
}

/// The slots where a shard of each colour brings a card closer.
pub(super) fn wanted<'a>(
    player: &Player,
    card_placements: impl Fn(CardId) -> &'a CardPlacements,
    requirements: &RequirementCache,
    rules: &Rules,
    mut planned: PlannedBoard<'_>,
) -> ByColour<SlotSet> {
    let mut wanted = ByColour([SlotSet::EMPTY; 6]);
    let plan = CompletionPlan {
        rules,
        planned: &mut planned,
        completed: CompletedCards::default(),
        requirements,
        ground: StateKey::of(&player.board),
        walk_costs: OnceCell::new(),
    };
    for card in player.front {
        let card_placements = card_placements(card);
        plan.requirements(card, card_placements, |requirements| {
            for cell in requirements
                .iter()
                .flat_map(|requirement| card_placements.placement(requirement.placement))
            {
                let height = plan.planned.stack(cell.slot).height();
                if let Some(colour) = cell.stack.get(height) {
                    wanted[colour].insert(cell.slot);
                }
            }
        });
    }
    wanted
}

/// A plan in which some cards are assumed to be completed.
struct CompletionPlan<'a, 'g> {
    rules: &'a Rules,
    planned: &'a mut PlannedBoard<'g>,
    completed: CompletedCards,
    requirements: &'a RequirementCache,
    ground: StateKey,
    walk_costs: OnceCell<WalkCosts>,
}

impl CompletionPlan<'_, '_> {
    /// Shows what a card requires.
    fn requirements<T>(
        &self,
        card: CardId,
        card_placements: &CardPlacements,
        show: impl FnOnce(&[Requirement]) -> T,
    ) -> T {
        let find = || {
            let walk_costs = self
                .walk_costs
                .get_or_init(|| self.planned.walk_costs(self.rules));
            requirements(card_placements, self.planned, walk_costs)
        };
        (self.requirements).show(self.ground, self.completed, card, find, show)
    }

    /// The placement with the highest value.
    fn best(
        &self,
        card: CardId,
        card_placements: &CardPlacements,
        supplies: &Supplies,
    ) -> Option<BestPlacement> {
        self.requirements(card, card_placements, |requirements| {
            let mut best: Option<BestPlacement> = None;
            for requirement in requirements
                .iter()
                .filter(|requirement| requirement.trees <= supplies.trees)
            {
                let left = spend(requirement, supplies);
                let value = supplies
                    .model
                    .of(card_placements, requirement, supplies, &left);
                if best.as_ref().is_none_or(|best| value > best.value) {
                    let placement = requirement.placement;
                    best = Some(BestPlacement {
                        value,
                        placement,
                        left,
                    });
                }
            }
            best
        })
    }

    fn complete(&mut self, card: CardId, placement: u16, card_placements: &CardPlacements) {
        self.planned.complete(card_placements.placement(placement));
        self.walk_costs = OnceCell::new();
        self.completed.add(card, placement);
    }
}

/// Takes what a card requires from Hands, exchanges what is left over (K3), then uses
/// stored shards. The rest is promised: it has to be found.
fn spend(requirement: &Requirement, supplies: &Supplies) -> Supplies {
    let mut left = *supplies;
    let mut lacks = ByColour([0u8; 6]);
    for colour in &Colour::ALL[..5] {
        let used = requirement.colours[*colour].min(left.hands[*colour]);
        left.hands[*colour] -= used;
        lacks[*colour] = requirement.colours[*colour] - used;
    }
    let mut any = requirement.any;
    for colour in [
        Colour::White,
        Colour::Brown,
        Colour::Gray,
        Colour::Blue,
        Colour::Green,
    ] {
        let used = any.min(left.hands[colour]);
        left.hands[colour] -= used;
        any -= used;
    }
    let mut missing = lacks.total();
    for colour in [
        Colour::White,
        Colour::Brown,
        Colour::Gray,
        Colour::Blue,
        Colour::Green,
    ] {
        while missing > 0 && left.hands[colour] >= 2 {
            left.hands[colour] -= 2;
            missing -= 1;
        }
    }
    // Which missing shard an exchange supplied is left open: stored shards supply at most
    // as many as are still missing.
    let mut later = missing;
    for colour in &Colour::ALL[..5] {
        let used = lacks[*colour].min(left.stored[*colour]).min(later as u8);
        left.stored[*colour] -= used;
        later -= u32::from(used);
    }
    left.trees -= requirement.trees;
    // A stored shard is nearly as good as one in Hands, but comes a turn later.
    let waiting = 0.25 * f64::from(missing - later);
    left.promised += f64::from(later) + 0.8 * f64::from(any) + waiting;
    left
}

/// How a card with missing shards is valued.
#[derive(Clone, Copy, Debug)]
pub(super) enum CardValueModel {
    /// By a simple estimate of what Travels bring.
    Guessed(SimpleEstimate),
    /// By how such cards fared in many games.
    Known(&'static StageWeights),
}

impl CardValueModel {
    /// The value of a card in one placement, with what is left after it.
    fn of(
        &self,
        card_placements: &CardPlacements,
        requirement: &Requirement,
        supplies: &Supplies,
        left: &Supplies,
    ) -> f64 {
        match self {
            CardValueModel::Guessed(estimate) => {
                let lacks = left.promised - supplies.promised;
                let chance = estimate.chance(lacks, left.promised, supplies.travels);
                chance * (card_placements.points + LEFT + estimate.draw)
                    - LEFT
                    - estimate.cost * requirement.shards()
            }
            CardValueModel::Known(stage) => {
                let value = stage.card(
                    card_placements.points + LEFT,
                    supplies.promised,
                    left.promised,
                );
                value - LEFT - CHEAPER * requirement.shards()
            }
        }
    }
}

/// A quick estimate of a card's value; see [`HeuristicWeights`](super::HeuristicWeights).
#[derive(Clone, Copy, Debug)]
pub(super) struct SimpleEstimate {
    /// What the right to draw a card is worth after a completion.
    pub(super) draw: f64,
    pub(super) harvest: f64,
    pub(super) despair: f64,
    pub(super) cost: f64,
}

impl SimpleEstimate {
    /// How likely a card is completed that lacks this many shards, when so many
    /// have to be found in all.
    fn chance(&self, lacks: f64, promised: f64, travels: f64) -> f64 {
        if lacks == 0.0 {
            return 0.97;
        }
        // Stored shards alone are placed after the last cycle, if not before (F1).
        let turns = promised / (self.harvest * travels + 0.3);
        (0.94 - self.despair * turns * turns).max(0.0)
    }
}
