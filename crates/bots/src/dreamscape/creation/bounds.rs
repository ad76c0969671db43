//! Upper bounds: what nothing that may still be done can exceed.
//!
//! [`Instance::assess`] looks at one position and says what it is worth if the Creation
//! ends now, and how much can still be gained at most. There are two bounds.
//!
//! **The assignment bound** ([`HandAssignment`]) holds where only the shards in Hands
//! count: no Tower, no Golem, no exchange. Every shard has one use: it is placed for a
//! card, stored, spent on a step, planted as a tree, or placed for what it brings by
//! itself. The best assignment of the hand to these uses is the bound. It needs to know
//! what every card gains from every part of the hand ([`CardGains`]) and what every
//! other use brings ([`UseValues`]). The same assignment also bounds each next action,
//! without playing it ([`ActionBounds`]), and an action that blocks the nearest
//! placements of a card lowers what that card can gain ([`ActionDeficits`]).
//!
//! **The cheap bound** ([`ShardUses`], [`FrontValue`]) holds for every position: each card gets
//! everything at hand, and each shard the best of its uses. It is loose, but it is all
//! there is while the Tower, the Golem or an exchange can change the hand.
//!
//! Every bound is a sum of parts, and each part may only err upwards. That is what
//! makes a finished search a proof.

mod actions;
mod card_gain;
mod cheap;
mod hand_assignment;
mod purposes;
mod use_values;

pub(super) use actions::ActionBounds;
pub(super) use card_gain::ShortlistDepth;

use lucid_dreamscape::{Action, Colour, Pending, Player, State, Table};
use lucid_tabletop::Choices;

use super::model::{BoardSummary, Instance, Reach, Resources, Rest, ShortfallTable, Standings};
use super::ordering::ExchangeWindow;
use crate::dreamscape::counts;
use card_gain::CardGains;
use cheap::ShardUses;
use hand_assignment::{GainingCards, HandAssignment};
use use_values::UseValues;

/// The bound of what cannot be done, with room to add to it.
pub(super) const IMPOSSIBLE: i32 = i32::MIN / 2;
/// The bound of what has not been assessed, with room to add to it.
pub(super) const UNBOUNDED: i32 = i32::MAX / 4;

/// Memory that bounds reuse from one position to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    pub(super) shortfalls: ShortfallTable,
    reach: Reach,
    card_gains: CardGains,
    /// Assignments in which only some of the cards gain.
    assignments: Vec<(GainingCards, HandAssignment)>,
    /// For listing exchanges. Boxed because it is large.
    pub(super) choices: Option<Box<Choices<Action>>>,
    /// The last exchange whose bound was too high for it to be ruled out late.
    pub(super) late: Option<Action>,
}

/// What is known about a position, apart from the points already scored.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assessment<'a> {
    /// The value if the Creation ends now; `None` if it may not end.
    pub(super) end: Option<i32>,
    /// The same, whether or not it may end.
    pub(super) as_is: i32,
    /// Upper bound on points and value still to come.
    pub(super) bound: i32,
    /// What the cards in front are worth as they are.
    pub(super) cards: i32,
    pub(super) resources: Resources<'a>,
    /// Bounds on each next action, where the assignment bound applies.
    pub(super) actions: Option<ActionBounds<'a>>,
}

impl Instance<'_> {
    /// Assesses a position. A bound that turns out not to exceed `threshold` is left
    /// loose, because nobody will look at it any closer.
    pub(super) fn assess(
        &self,
        state: &State,
        depth: ShortlistDepth,
        threshold: i32,
    ) -> Assessment<'_> {
        let window = match self.bag_is_short {
            true => ExchangeWindow::Open,
            false => ExchangeWindow::Closed,
        };
        let resources = self.resources(state.table(), window);
        self.assess_with(state, resources, depth, threshold)
    }

    /// The position without powers and exchanges: what may still be gained with the shards
    /// in Hands alone. That is no bound, but says more about where to go on.
    pub(super) fn without_powers<'a>(
        &'a self,
        state: &State,
        assessment: &Assessment<'a>,
    ) -> Assessment<'a> {
        if assessment.actions.is_some() {
            return *assessment;
        }
        let mut resources = assessment.resources;
        resources.give_up_powers(self.game, &state.table().players[self.seat]);
        self.assess_with(state, resources, ShortlistDepth::ROOT, IMPOSSIBLE)
    }

    fn assess_with<'a>(
        &'a self,
        state: &State,
        resources: Resources<'a>,
        depth: ShortlistDepth,
        threshold: i32,
    ) -> Assessment<'a> {
        let (table, evaluation) = (state.table(), self.evaluation);
        let player = &table.players[self.seat];
        let summary = BoardSummary::new(self.game, player, &resources);
        let standings = self.standings(table);
        let scratch = &mut *self.scratch.borrow_mut();
        (scratch.shortfalls).update(&self.placements.specs, player, &resources);
        let reds = counts::red(player, player.hands[Colour::Red]);
        let fixed = evaluation.dreamscape_value(&summary, player) + resources.stored_worth;
        let may_end = self.may_end(player);
        let assessment = |cards: i32, purposes: i32, bound: i32, actions| Assessment {
            end: may_end.then_some(fixed + cards + purposes - evaluation.red * reds),
            as_is: fixed + cards + purposes - evaluation.red * reds,
            bound,
            cards,
            resources,
            actions,
        };
        if counts_only_hands(player, &resources)
            && scratch.reach.update(self.game, player, &resources)
            && scratch.card_gains.update(
                self,
                player,
                &resources,
                &scratch.reach,
                &scratch.shortfalls,
                depth,
            )
        {
            let card_gains = &scratch.card_gains;
            let mut use_values = UseValues::new(
                self,
                &standings,
                table,
                &resources,
                &summary,
                &scratch.reach,
            );
            if !card_gains.tree_wanted.is_empty() {
                use_values.want_trees(&resources);
            }
            let fixed = fixed - evaluation.red * reds
                + card_gains.base
                + self.pending_bound(player)
                + use_values.constant
                + self.completed_cards_value(player);
            let assignment = HandAssignment::new(
                card_gains,
                &use_values,
                &resources,
                GainingCards::ALL,
                threshold.max(IMPOSSIBLE / 2) - fixed,
            );
            let actions = ActionBounds {
                completable: card_gains.completable,
                assignment,
                fixed,
                wanted: card_gains.wanted,
                tree_wanted: card_gains.tree_wanted,
                use_values,
            };
            let purposes = self.purposes_value(&standings);
            let bound = fixed + assignment.bound;
            return assessment(card_gains.now, purposes, bound, Some(actions));
        }
        let cheap =
            self.assess_cheaply(table, &resources, &summary, &standings, &scratch.shortfalls);
        assessment(cheap.cards, cheap.purposes, cheap.bound, None)
    }

    /// Prepares shortlists of placements for the children of the position that was
    /// assessed last.
    pub(super) fn prepare_children(
        &self,
        state: &State,
        assessment: &Assessment<'_>,
        depth: ShortlistDepth,
    ) {
        let player = &state.table().players[self.seat];
        let scratch = &mut *self.scratch.borrow_mut();
        let (reach, shortfalls) = (&scratch.reach, &scratch.shortfalls);
        let resources = &assessment.resources;
        (scratch.card_gains).shortlist(self, player, resources, reach, shortfalls, depth);
        scratch.assignments.clear();
    }

    /// The cheap bound, exchanges included.
    pub(super) fn cheap_bound(&self, state: &State) -> i32 {
        let table = state.table();
        let player = &table.players[self.seat];
        let resources = self.resources(table, ExchangeWindow::Open);
        let summary = BoardSummary::new(self.game, player, &resources);
        let standings = self.standings(table);
        let shortfalls = &mut self.scratch.borrow_mut().shortfalls;
        shortfalls.update(&self.placements.specs, player, &resources);
        self.assess_cheaply(table, &resources, &summary, &standings, shortfalls)
            .bound
    }

    /// The cheap bound: every card gets everything at hand.
    fn assess_cheaply(
        &self,
        table: &Table,
        resources: &Resources<'_>,
        summary: &BoardSummary,
        standings: &Standings,
        shortfalls: &ShortfallTable,
    ) -> CheapAssessment {
        let evaluation = self.evaluation;
        let player = &table.players[self.seat];
        let cards = self.front_value(player, resources, shortfalls);
        // K4: three of them may be exchanged.
        let gone = 3 * resources.thirds() as i32;
        let reds = (counts::red(player, player.hands[Colour::Red]) - gone).max(0);
        let uses = ShardUses::new(self, standings, table, resources, summary, reds);
        let spatial = ShardUses::spatial(self, standings, resources, summary, cards.completed);
        let fixed = evaluation.dreamscape_value(summary, player) + resources.stored_worth;
        let bound = fixed - evaluation.red * reds + cards.at_best + spatial;
        CheapAssessment {
            cards: cards.now,
            purposes: self.purposes_value(standings),
            bound: bound + uses.bound(self, resources, summary),
        }
    }

    /// Where the value of a position comes from, apart from points, if the Creation
    /// ends now.
    pub(super) fn rest(&self, state: &State) -> Rest {
        let (table, evaluation) = (state.table(), self.evaluation);
        let player = &table.players[self.seat];
        let resources = self.resources(table, ExchangeWindow::Open);
        let summary = BoardSummary::new(self.game, player, &resources);
        let reds = counts::red(player, player.hands[Colour::Red]);
        let scratch = &mut *self.scratch.borrow_mut();
        (scratch.shortfalls).update(&self.placements.specs, player, &resources);
        Rest {
            cards: self
                .front_value(player, &resources, &scratch.shortfalls)
                .now,
            purposes: evaluation.purposes_value(self.game, table),
            stored: resources.stored_worth,
            ground: evaluation.dreamscape_value(&summary, player),
            red: -evaluation.red * reds,
            open: 0,
        }
    }
}

/// What the cheap bound finds.
struct CheapAssessment {
    /// What cards and purposes are worth as they are.
    cards: i32,
    purposes: i32,
    /// Upper bound on points and value still to come.
    bound: i32,
}

/// Whether nothing but the shards in Hands can bring anything.
fn counts_only_hands(player: &Player, resources: &Resources<'_>) -> bool {
    let settled = matches!(
        player.pending,
        Pending::Nothing | Pending::Order | Pending::Draw | Pending::PileShard(_)
    );
    settled
        && resources.takes == 0
        && resources.golem == 0
        && resources.wild() == 0
        && resources.thirds() == 0
}
