//! Looking back: views of the past, and taking back several steps.

use tabletop::{Playthrough, Step, UndoRefusal};

use super::{LocalTable, TableGame, Waiting};

impl<G: TableGame> LocalTable<G> {
    /// What the viewer saw when so many steps had been played.
    pub fn view_after(&self, steps: usize) -> G::View {
        let mut past = Playthrough::new(self.game());
        for step in self.play.steps().iter().take(steps) {
            match *step {
                // Steps that were played once are legal again.
                Step::Action(seat, action) => drop(past.play(seat, action, &mut ())),
                Step::Chance(chance) => past.resolve(chance, &mut ()),
                Step::Expiry => drop(past.expire(&mut ())),
            }
        }
        self.game().view(past.state(), self.holder)
    }

    /// How many steps must stay when whoever is to act takes back all they may.
    pub fn undo_floor(&self) -> usize {
        match self.waiting() {
            Waiting::Person(seat) => self.play.undo_floor(seat),
            _ => self.play.steps().len(),
        }
    }

    /// The viewer takes back steps until so many are left.
    ///
    /// # Errors
    /// When that is not allowed.
    pub fn undo_to(&mut self, remaining: usize) -> Result<(), UndoRefusal> {
        let Waiting::Person(seat) = self.waiting() else {
            return Err(UndoRefusal::NotPast);
        };
        self.play.undo(seat, remaining)?;
        self.events.truncate(remaining);
        self.shown = remaining;
        Ok(())
    }
}
