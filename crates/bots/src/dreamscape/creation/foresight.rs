//! Bounds for what may be put on slots, by what becomes of each card then.
//!
//! A shard or a tree on a slot ends all ways through it that do not want it. A
//! card that can gain less then gets what is left to it for nothing, and all that
//! is at hand is dealt out among the others.

use lucid_dreamscape::{Action, Player};

use super::bound::{Glance, Ground, Room};
use super::deal::{Deal, Gaining, NEVER};
use super::plain::Plain;

impl Ground<'_> {
    /// What an action brings at the most, with all that may follow it, on the table
    /// that was looked at last and that others are to follow. What brings no more than
    /// `beaten` is not looked at closely.
    pub(super) fn foresee(
        &self,
        player: &Player,
        glance: &Glance<'_>,
        plain: &Plain<'_>,
        action: Action,
        beaten: i32,
    ) -> i32 {
        let bonus = self.bonus(action);
        let scene = &glance.scene;
        let first = plain.after(self, &plain.deal, player, scene, action, bonus);
        if first <= beaten {
            return first;
        }
        let room = &mut *self.room.borrow_mut();
        let (mut less, mut nothing) = (Gaining::ALL, Gaining::ALL);
        let (mut less_worth, mut nothing_worth) = (0, 0);
        for (number, card) in self.ways.cards.iter().enumerate() {
            if !player.front.contains(card.card) {
                continue;
            }
            let caps = &room.hopes.caps[number];
            let lacks = match action {
                Action::Place { colour, slot } => caps.after_placing(colour, slot),
                Action::Plant(slot) => caps.after_planting(slot),
                Action::Step(slot) => caps.after_step(slot, false),
                Action::FreeStep(slot) => caps.after_step(slot, true),
                _ => return first,
            };
            let (base, most) = room.hopes.ranges[number];
            let worth = room.hopes.worth(self, number, lacks);
            if worth < most {
                less = less.without(number);
                less_worth += worth - base;
            }
            if worth <= base {
                nothing = nothing.without(number);
                nothing_worth += worth - base;
            }
        }
        let mut best = first;
        if less != Gaining::ALL {
            let deal = room.deal(plain, glance, less);
            best = best.min(less_worth + plain.after(self, deal, player, scene, action, bonus));
        }
        if best > beaten && nothing != Gaining::ALL && nothing != less {
            let deal = room.deal(plain, glance, nothing);
            best = best.min(nothing_worth + plain.after(self, deal, player, scene, action, bonus));
        }
        best
    }
}

impl Room {
    /// The best deal among some of the cards.
    fn deal(&mut self, plain: &Plain<'_>, glance: &Glance<'_>, gaining: Gaining) -> &Deal {
        let known = self.deals.iter().position(|(known, _)| *known == gaining);
        let place = known.unwrap_or_else(|| {
            let deal = Deal::new(&self.hopes, &plain.values, &glance.scene, gaining, NEVER);
            self.deals.push((gaining, deal));
            self.deals.len() - 1
        });
        &self.deals[place].1
    }
}
