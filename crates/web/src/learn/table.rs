//! The table of a lesson: a position, a fixed seed, and only the learner acts.

use std::sync::Arc;

use lucid_tabletop::{Choices, Dealer, Seat, Seed, ToAct, UndoRefusal};

use crate::table::{Table, TableGame, TableScene, Waiting};

/// One step of the learner, with the chance steps after it.
#[derive(Debug)]
struct Step<G: TableGame> {
    action: G::Action,
    events: Vec<G::Event>,
    /// The state after it, and the number of chance steps so far.
    after: G::State,
    dealt: u64,
}

/// A table that starts in the middle of a game. Only the learner acts, and every step can be
/// undone, because nothing here is secret.
#[derive(Debug)]
pub struct LessonTable<G: TableGame> {
    game: Arc<G>,
    seat: Seat,
    seed: Seed,
    start: G::State,
    steps: Vec<Step<G>>,
    /// How many steps the page has shown.
    shown: usize,
}

impl<G: TableGame> LessonTable<G> {
    /// The table in a position, with the learner in the first seat.
    pub fn new(game: Arc<G>, start: G::State, seed: u64) -> LessonTable<G> {
        LessonTable {
            game,
            seat: Seat::new(0),
            seed: Seed::of_series(6, seed),
            start,
            steps: Vec::new(),
            shown: 0,
        }
    }

    /// The rules and content.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The same, to be shared.
    pub fn shared_game(&self) -> Arc<G> {
        self.game.clone()
    }

    /// Where the learner sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The present state.
    pub fn state(&self) -> &G::State {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    pub(super) fn start(&self) -> &G::State {
        &self.start
    }

    /// The learner's actions.
    pub fn played(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.steps.iter().map(|step| step.action)
    }

    /// The events since the position.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.steps.iter().flat_map(|step| &step.events)
    }

    /// Resets the table to its position.
    pub fn again(&mut self) {
        self.steps.clear();
        self.shown = 0;
    }

    /// The same table after one more step, for the teacher's search.
    pub(super) fn after(
        &self,
        state: &G::State,
        dealt: u64,
        action: G::Action,
    ) -> (G::State, u64, Vec<G::Event>) {
        let (mut state, mut dealt, mut events) = (state.clone(), dealt, Vec::new());
        self.game
            .play_unchecked(&mut state, self.seat, action, &mut events);
        while self.game.to_act(&state) == ToAct::Chance {
            let chance = Dealer::after(self.seed, dealt).deal(&*self.game, &state);
            dealt += 1;
            self.game.resolve(&mut state, chance, &mut events);
        }
        (state, dealt, events)
    }

    pub(super) fn dealt(&self) -> u64 {
        self.steps.last().map_or(0, |step| step.dealt)
    }

    fn acts(&self) -> bool {
        matches!(self.game.to_act(self.state()), ToAct::Seats(seats) if seats.contains(self.seat))
    }
}

impl<G: TableGame> Table<G> for LessonTable<G> {
    fn scene(&mut self) -> TableScene<G> {
        let view = self.game.view(self.state(), Some(self.seat));
        let mut choices = Choices::new();
        let waiting = match self.game.to_act(self.state()) {
            _ if self.acts() => {
                self.game.choices_of(&view, &mut choices);
                Waiting::Person(self.seat)
            }
            ToAct::Seats(seats) => seats.iter().next().map_or(Waiting::Nobody, Waiting::Other),
            ToAct::Chance | ToAct::Over => Waiting::Nobody,
        };
        let fresh = self.steps[self.shown.min(self.steps.len())..].iter();
        let fresh = fresh.flat_map(|step| step.events.iter().copied()).collect();
        self.shown = self.steps.len();
        TableScene {
            step: self.steps.len(),
            waiting,
            view,
            viewer: Some(self.seat),
            choices: Arc::new(choices.to_vec()),
            fresh: Arc::new(fresh),
            can_undo: !self.steps.is_empty(),
            outcome: None,
        }
    }

    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.game.check(self.state(), self.seat, action)?;
        let (after, dealt, events) = self.after(self.state(), self.dealt(), action);
        self.steps.push(Step {
            action,
            events,
            after,
            dealt,
        });
        Ok(())
    }

    fn why_not(&self, action: G::Action) -> Option<G::Refusal> {
        self.game.check(self.state(), self.seat, action).err()
    }

    fn undo(&mut self) -> Result<(), UndoRefusal> {
        self.steps.pop().ok_or(UndoRefusal::NotPast)?;
        self.shown = self.steps.len();
        Ok(())
    }

    fn journal(&self) -> Vec<Vec<G::Event>> {
        self.steps.iter().map(|step| step.events.clone()).collect()
    }
}
