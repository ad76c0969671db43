//! Earlier states of a running table, and undo.

use leptos::prelude::*;

use super::{TableController, TitlePage};

impl<G: TitlePage> TableController<G> {
    /// The events of each step, as the viewer learned of them.
    pub fn steps(&self) -> Vec<Vec<G::Event>> {
        self.table.with_value(|table| table.journal())
    }

    /// How many steps remain after undoing all that may be undone.
    pub fn undo_floor(&self) -> usize {
        let floor =
            (self.table).try_update_value(|table| table.rewind().map(|table| table.undo_floor()));
        let all = || self.scene.with_untracked(|scene| scene.step);
        floor.flatten().unwrap_or_else(all)
    }

    /// The viewer's view after a number of steps, if the table knows it.
    pub fn view_after(&self, steps: usize) -> Option<G::View> {
        let view = (self.table)
            .try_update_value(|table| table.rewind().map(|table| table.view_after(steps)));
        view.flatten()
    }

    /// Undoes one step.
    pub fn undo(&self) {
        let undone = self.table.try_update_value(|table| table.undo());
        self.why.set(None);
        if let Some(Ok(())) = undone {
            self.after_undo();
        }
    }

    /// Undoes steps until this many are left.
    pub fn undo_to(&self, remaining: usize) {
        let undone = (self.table)
            .try_update_value(|table| table.rewind().map(|table| table.undo_to(remaining)));
        self.why.set(None);
        if let Some(Some(Ok(()))) = undone {
            self.after_undo();
        }
    }

    fn after_undo(&self) {
        self.retell();
        self.changed();
    }
}
