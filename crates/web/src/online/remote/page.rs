//! The remote table as a [`Table`] for the page.

use std::sync::Arc;

use lucid_tabletop::{Choices, Seat, ToAct, UndoRefusal};

use super::{PendingChoice, RemoteTable, Submission, predict_action};
use crate::table::{Rewind, Table, TableGame, TableScene, Waiting};

impl<G: TableGame> Table<G> for RemoteTable<G> {
    fn scene(&mut self) -> TableScene<G> {
        let (game, viewer) = (self.follower.game(), self.follower.viewer());
        let waiting = self.waiting();
        let view = game.view(&self.state, viewer);
        let mut choices = Choices::new();
        if let Waiting::Person(_) = waiting
            && !self.waits_for_server()
        {
            game.choices_of(&view, &mut choices);
        }
        let steps = self.follower.steps();
        let told = (self.seen.min(steps.len())..steps.len())
            .filter(|step| !self.predicted.contains(step))
            .flat_map(|step| steps[step].events.iter());
        let predictions = self.pending.iter().filter(|pending| !pending.seen);
        let fresh = told.chain(
            predictions
                .filter_map(|pending| pending.events.as_ref())
                .flatten(),
        );
        let fresh = fresh.copied().collect();
        self.seen = steps.len();
        self.predicted.clear();
        let step = self.steps();
        for pending in &mut self.pending {
            pending.seen |= pending.events.is_some();
        }
        let can_undo = matches!(waiting, Waiting::Person(_)) && self.undo_floor() < step;
        TableScene {
            step,
            waiting,
            view,
            viewer,
            choices: Arc::new(choices.to_vec()),
            fresh: Arc::new(fresh),
            can_undo,
            outcome: game.outcome(&self.state),
        }
    }

    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let game = self.follower.game();
        let Some(seat) = self.follower.viewer() else {
            return Ok(());
        };
        // No choices while the page waits for the server, or after the end.
        if self.ended || self.waits_for_server() {
            return Ok(());
        }
        game.check(&self.state, seat, action)?;
        let events = predict_action(game, &mut self.state, seat, action);
        self.pending.push_back(PendingChoice {
            choice: Submission::Act(action),
            id: None,
            expected: None,
            events,
            seen: false,
        });
        Ok(())
    }

    fn why_not(&self, action: G::Action) -> Option<G::Refusal> {
        let seat = self.follower.viewer()?;
        let game = self.follower.game();
        game.check(&self.state, seat, action).err()
    }

    fn undo(&mut self) -> Result<(), UndoRefusal> {
        let remaining = self.steps().checked_sub(1).ok_or(UndoRefusal::NotPast)?;
        self.undo_to(remaining)
    }

    fn journal(&self) -> Vec<Vec<G::Event>> {
        let told = self.follower.steps().iter().map(|step| &step.events);
        told.chain(self.predictions()).cloned().collect()
    }

    fn rewind(&mut self) -> Option<&mut dyn Rewind<G>> {
        Some(self)
    }
}

impl<G: TableGame> Rewind<G> for RemoteTable<G> {
    fn undo_floor(&self) -> usize {
        self.follower.undo_floor()
    }

    fn undo_to(&mut self, remaining: usize) -> Result<(), UndoRefusal> {
        if !matches!(self.waiting(), Waiting::Person(_)) || remaining >= self.steps() {
            return Err(UndoRefusal::NotPast);
        }
        let floor = self.undo_floor();
        if remaining < floor {
            return Err(UndoRefusal::Beyond(floor));
        }
        if !self.waits_for_server() {
            self.pending.push_back(PendingChoice {
                choice: Submission::Back(remaining),
                id: None,
                expected: None,
                events: None,
                seen: false,
            });
        }
        Ok(())
    }

    fn view_after(&self, steps: usize) -> G::View {
        self.follower.view_after(steps)
    }

    fn forced_steps(&self) -> Vec<usize> {
        self.follower.forced_steps()
    }

    fn lapsed_steps(&self) -> Vec<usize> {
        self.follower.lapsed_steps()
    }
}

impl<G: TableGame> RemoteTable<G> {
    fn waiting(&self) -> Waiting {
        let game = self.follower.game();
        if self.ended {
            return Waiting::Nobody;
        }
        let viewer = self.follower.viewer();
        match game.to_act(&self.state) {
            ToAct::Over => Waiting::Nobody,
            ToAct::Chance => Waiting::Other(viewer.unwrap_or(Seat::new(0))),
            ToAct::Seats(seats) => match viewer.filter(|seat| seats.contains(*seat)) {
                Some(seat) => Waiting::Person(seat),
                None => match seats.iter().next() {
                    Some(seat) => Waiting::Other(seat),
                    None => Waiting::Nobody,
                },
            },
        }
    }

    pub(super) fn predictions(&self) -> impl Iterator<Item = &Vec<G::Event>> {
        self.pending
            .iter()
            .filter_map(|pending| pending.events.as_ref())
    }
}
