//! What a player may choose, as the words of a button.

use lucid_dreamscape::{Action, Dreamscape, Phase, Table};

use super::names::{link_name, slot_name};
use crate::{Phrase, Texts, arg};

impl Texts {
    /// An action as a button that stands alone.
    pub fn action(&self, game: &Dreamscape, table: &Table, action: Action) -> String {
        let slot = |slot| slot_name(game, slot);
        let at = |location| self.location_at(game.rules().edition, location);
        let phrase = match action {
            Action::End => match table.phase {
                Phase::Creation => Phrase::ActionEndCreation,
                Phase::LastPlacement => Phrase::ActionEndLast,
                _ => Phrase::ActionEndTravel,
            },
            Action::UseLocation => Phrase::ActionUseLocation,
            Action::Enter => Phrase::ActionEnter,
            Action::Stop => Phrase::ActionStop,
            Action::NoDraw => Phrase::ActionNoDraw,
            Action::KeepNone => Phrase::ActionKeepNone,
            Action::Collect(colour) => return self.action_collect(self.shard(colour)),
            Action::Move(location) => {
                let to = self.location_to(game.rules().edition, location);
                return self.action_move(to);
            }
            Action::UseCard { card, colour } => {
                return self.action_use_card(
                    arg::Card(self.card(game, card)),
                    arg::Shard(self.shard(colour)),
                );
            }
            Action::Store { card, colour } => {
                return self.action_store(
                    arg::Card(self.card(game, card)),
                    arg::Shard(self.shard(colour)),
                );
            }
            Action::Seed(link) => return self.action_seed(link_name(link)),
            Action::Place { colour, slot: on } => {
                return self.action_place(arg::Shard(self.shard(colour)), arg::Slot(slot(on)));
            }
            Action::Exchange { give, take } => {
                return self
                    .action_exchange(arg::Give(self.shard(give)), arg::Take(self.shard(take)));
            }
            Action::Plant(on) => return self.action_plant(slot(on)),
            Action::Step(to) => return self.action_step(slot(to)),
            Action::FreeStep(to) => return self.action_free_step(slot(to)),
            Action::Take(from) => return self.action_take(slot(from)),
            // People count shards from one.
            Action::Shift { from, height, to } => {
                return self.action_shift(
                    arg::From(slot(from)),
                    arg::Height(height + 1),
                    arg::To(slot(to)),
                );
            }
            Action::Harvest { colour, location } => {
                return self.action_harvest(arg::At(at(location)), arg::Shard(self.shard(colour)));
            }
            Action::Reorder(location) => return self.action_reorder(at(location)),
            Action::Next(colour) => return self.action_next(self.shard(colour)),
            Action::Complete(card) => return self.action_complete(self.card(game, card)),
            Action::PileShard(colour) => return self.action_pile_shard(self.shard(colour)),
            Action::Draw(level) => return self.action_draw(level.number()),
            Action::Keep(card) => return self.action_keep(self.card(game, card)),
            Action::Yield(card) => return self.action_yield(self.card(game, card)),
        };
        self.phrase(phrase)
    }

    /// An action as one of several below their [`Texts::action_group`].
    pub fn action_part(&self, game: &Dreamscape, table: &Table, action: Action) -> String {
        let slot = |slot| slot_name(game, slot);
        let at = |location| self.location_at(game.rules().edition, location);
        match action {
            Action::UseCard { colour, .. } => self.action_use_card_part(self.shard(colour)),
            Action::Store { colour, .. } => self.action_store_part(self.shard(colour)),
            Action::Seed(link) => self.action_seed_part(link_name(link)),
            Action::Place { slot: on, .. } => self.action_place_part(slot(on)),
            Action::Exchange { take, .. } => self.action_exchange_part(self.shard(take)),
            Action::Plant(on) => self.action_plant_part(slot(on)),
            Action::Step(to) => self.action_step_part(slot(to)),
            Action::FreeStep(to) => self.action_free_step_part(slot(to)),
            Action::Take(from) => self.action_take_part(slot(from)),
            Action::Shift { height, to, .. } => {
                self.action_shift_part(arg::Height(height + 1), arg::To(slot(to)))
            }
            Action::Harvest { location, .. } => self.action_harvest_part(at(location)),
            Action::Reorder(location) => self.action_reorder_part(at(location)),
            _ => self.action(game, table, action),
        }
    }

    /// The title over this action and others of its kind; nothing if it always
    /// stands alone.
    pub fn action_group(&self, game: &Dreamscape, action: Action) -> Option<String> {
        Some(match action {
            Action::Move(_) => self.phrase(Phrase::GroupMove),
            Action::UseCard { card, .. } => self.group_use_card(self.card(game, card)),
            Action::Store { card, .. } => self.group_store(self.card(game, card)),
            Action::Seed(_) => self.phrase(Phrase::GroupSeed),
            Action::Place { colour, .. } => self.group_place(self.shard(colour)),
            Action::Exchange { give, .. } => self.group_exchange(self.shard(give)),
            Action::Plant(_) => self.phrase(Phrase::GroupPlant),
            Action::Step(_) => self.phrase(Phrase::GroupStep),
            Action::FreeStep(_) => self.phrase(Phrase::GroupFreeStep),
            Action::Take(_) => self.phrase(Phrase::GroupTake),
            Action::Shift { from, .. } => self.group_shift(slot_name(game, from)),
            Action::Harvest { colour, .. } => self.group_harvest(self.shard(colour)),
            Action::Reorder(_) => self.phrase(Phrase::GroupReorder),
            _ => return None,
        })
    }
}
