//! Looking back at a running table.

use leptos::prelude::*;
use lucid_dreamscape::{Event, View};

use super::Desk;

impl Desk {
    /// The events of each step, as the viewer learned of them.
    pub fn steps(&self) -> Vec<Vec<Event>> {
        self.table.with_value(|table| table.journal())
    }

    /// How many steps must stay when all is taken back that may be.
    pub fn undo_floor(&self) -> usize {
        self.table.with_value(|table| table.undo_floor())
    }

    /// What the viewer saw when so many steps had been played.
    pub fn view_after(&self, steps: usize) -> View {
        self.table.with_value(|table| table.view_after(steps))
    }

    /// Takes back steps until so many are left.
    pub fn undo_to(&self, remaining: usize) {
        let undone = (self.table).try_update_value(|table| table.undo_to(remaining));
        self.why.set(None);
        if matches!(undone, Some(Ok(()))) {
            self.changed();
            self.retell();
        }
    }

    /// The name under which the browser keeps the game.
    pub fn kept_as(&self) -> String {
        self.id.with_value(|id| format!("lucid.table.{id}"))
    }
}
