//! Refusals in words for a player (engine contract 8).

use lucid_dreamscape::rules::DreamerOnRed;
use lucid_dreamscape::{Dreamscape, Refusal, STACK_ROOM};
use lucid_tabletop::Game as _;
use lucid_tabletop::record::Fault;

use super::names::{link_name, slot_name};
use crate::{Phrase, Texts, arg, keyword};

impl Texts {
    /// What is wrong with a record as a game; a refused step names its rule.
    pub fn fault(&self, game: &Dreamscape, fault: &Fault<Refusal>) -> String {
        self.fault_with(game.seats(), fault, |refusal| {
            (refusal.rule(), self.refusal(game, *refusal))
        })
    }

    /// Why an action is refused; the rule's id is [`Refusal::rule`].
    pub fn refusal(&self, game: &Dreamscape, refusal: Refusal) -> String {
        use Refusal::*;
        let edition = game.rules().edition;
        let at = |location| self.location_at(edition, location);
        let to = |location| self.location_to(edition, location);
        let name = |slot| slot_name(game, slot);
        let entry = || slot_name(game, game.content().grid().entry());
        let phrase = match refusal {
            GameOver => Phrase::RefusalGameOver,
            NotYourTurn => Phrase::RefusalNotYourTurn,
            OnlyInTravel => Phrase::RefusalOnlyInTravel,
            OnlyInCreation
            | ExchangeOnlyInCreation
            | PlantOnlyInCreation
            | DreamerOnlyInCreation => Phrase::RefusalOnlyInCreation,
            OnlyInNightmare => Phrase::RefusalOnlyInNightmare,
            FinishFirst => Phrase::RefusalFinishFirst,
            NothingAsksForThis => Phrase::RefusalNothingAsksForThis,
            CrossingTree => Phrase::RefusalCrossingTree,
            NotInLastPlacement => Phrase::RefusalNotInLastPlacement,
            NoSuchSlot => Phrase::RefusalNoSuchSlot,
            NoActionPoint => Phrase::RefusalNoActionPoint,
            NoLocationPower => Phrase::RefusalNoLocationPower,
            MarkerUsed => Phrase::RefusalMarkerUsed,
            NotYourCard => Phrase::RefusalNotYourCard,
            RedOnCard => Phrase::RefusalRedOnCard,
            SeedFirst => Phrase::RefusalSeedFirst,
            OnlyAfterHisTravel => Phrase::RefusalOnlyAfterHisTravel,
            NothingStolen => Phrase::RefusalNothingStolen,
            NeedsThreeRed => Phrase::RefusalNeedsThreeRed,
            RedForRed => Phrase::RefusalRedForRed,
            NeedsGreen => Phrase::RefusalNeedsGreen,
            NoTreeLeft => Phrase::RefusalNoTreeLeft,
            TreeForOthers => Phrase::RefusalTreeForOthers,
            RedLeft => Phrase::RefusalRedLeft,
            DreamerInside => Phrase::RefusalDreamerInside,
            DreamerOutside => Phrase::RefusalDreamerOutside,
            NeedsWhite => Phrase::RefusalNeedsWhite,
            NoFreeStep => Phrase::RefusalNoFreeStep,
            NoMatch => Phrase::RefusalNoMatch,
            DeckEmpty => Phrase::RefusalDeckEmpty,
            MustDraw => Phrase::RefusalMustDraw,
            NotDrawn => Phrase::RefusalNotDrawn,
            MustKeep => Phrase::RefusalMustKeep,

            NotInHands(colour) => return self.refusal_not_in_hands(self.shard_stem(colour)),
            NothingToCollect(location) => return self.refusal_nothing_to_collect(at(location)),
            NotRightmost(colour) => return self.refusal_not_rightmost(self.shard_stem(colour)),
            HandsHoldTwo(colour) => return self.refusal_hands_hold_two(self.shard_stem(colour)),
            NotLinked(location) => return self.refusal_not_linked(to(location)),
            KeyNeedsPoint(location) => return self.refusal_key_needs_point(to(location)),
            NoFreeMoveLeft(location) => return self.refusal_no_free_move_left(to(location)),
            Haunted(location) => return self.refusal_haunted(at(location)),
            PowerIdle(power) => return self.refusal_power_idle(power.into()),
            NoShardForCard(colour) => {
                return self.refusal_no_shard_for_card(self.shard_stem(colour));
            }
            SlotTaken(card) => return self.refusal_slot_taken(self.card(game, card)),
            CardUsed(card) => return self.refusal_card_used(self.card(game, card)),
            DreamworldPower(power) => return self.refusal_dreamworld_power(power.into()),
            LinkElsewhere(link) => return self.refusal_link_elsewhere(link_name(link)),
            LinkTaken(link) | HisLinkTaken(link) => {
                return self.refusal_link_taken(link_name(link));
            }
            SeedForHim(location) => return self.refusal_seed_for_him(to(location)),
            NotHisLink(link) => return self.refusal_not_his_link(link_name(link)),
            NotStolen(colour) => return self.refusal_not_stolen(self.shard_stem(colour)),
            YieldFirst(colour) => return self.refusal_yield_first(self.shard_stem(colour)),
            FirstOnEntry(slot) => {
                return self.refusal_first_on_entry(arg::Entry(entry()), arg::Slot(name(slot)));
            }
            NotNextToShard(slot) => return self.refusal_not_next_to_shard(name(slot)),
            Covered(slot) | NoRoomForTree(slot) | NoRoomForGolem(slot) => {
                return self.refusal_covered(name(slot));
            }
            OnRed(slot) => return self.refusal_on_red(name(slot)),
            RedOnStack(slot) => return self.refusal_red_on_stack(name(slot)),
            StackFull(slot) => {
                return self.refusal_stack_full(arg::Most(STACK_ROOM), arg::Slot(name(slot)));
            }
            NeedsTwo(colour) => return self.refusal_needs_two(self.shard_stem(colour)),
            NotInBag(colour) | NotInBagForRed(colour) => {
                return self.refusal_not_in_bag(self.shard_stem(colour));
            }
            SameColour(colour) => return self.refusal_same_colour(self.shard_stem(colour)),
            NoShardThere(slot) => return self.refusal_no_shard_there(name(slot)),
            EntryBlocked => return self.refusal_entry_blocked(entry(), red_way(game)),
            NotNeighbour(slot) => return self.refusal_not_neighbour(name(slot)),
            NoGround(slot) => return self.refusal_no_ground(name(slot)),
            RedGround(slot) => return self.refusal_red_ground(name(slot)),
            TreeIsDeadEnd(slot) => return self.refusal_tree_is_dead_end(name(slot)),
            NotLandToLand(slot) => return self.refusal_not_land_to_land(name(slot)),
            OnTrack(slot) => return self.refusal_on_track(name(slot)),
            MayNotLeave(slot) => return self.refusal_may_not_leave(name(slot)),
            NoSuchShard(slot) => return self.refusal_no_such_shard(name(slot)),
            NotAside(slot) => return self.refusal_not_aside(name(slot)),
            LeftAlone(slot) => return self.refusal_left_alone(name(slot)),
            NotDrawnShard(colour) => return self.refusal_not_drawn_shard(self.shard_stem(colour)),
            LocationFull(location) => return self.refusal_location_full(at(location)),
            NothingToReorder(location) => return self.refusal_nothing_to_reorder(at(location)),
            NotLeftToLay(colour) => return self.refusal_not_left_to_lay(self.shard_stem(colour)),
            NotOneOfTwo(colour) => return self.refusal_not_one_of_two(self.shard_stem(colour)),
        };
        self.phrase(phrase)
    }
}

/// Whether red bars the Dreamer's way; nobody hears of red who plays without it.
fn red_way(game: &Dreamscape) -> keyword::Red {
    let rules = game.rules();
    match rules.dreamer_on_red {
        DreamerOnRed::Never if rules.nightmare => keyword::Red::Barred,
        DreamerOnRed::Never | DreamerOnRed::Costs => keyword::Red::Other,
    }
}
