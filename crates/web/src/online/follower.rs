//! A game on a server: folds the changes that a viewer is told of with the client's own engine.

use std::sync::Arc;

use lucid_protocol::{Change, TableEvent};
use lucid_tabletop::redacted::{REVEALS, parse_step};
use lucid_tabletop::{Choices, Outcome, Seat, SeatSet, Step, ToAct, Turn};

use crate::table::TableGame;

/// A game as a viewer knows it.
#[derive(Debug)]
pub struct Follower<G: TableGame> {
    game: Arc<G>,
    viewer: Option<Seat>,
    /// A state that the viewer cannot tell from the true one.
    shadow: G::State,
    steps: Vec<ToldStep<G::Event>>,
    last: u32,
}

/// A step that the viewer was told of.
#[derive(Clone, Debug)]
pub struct ToldStep<E> {
    /// The change that told it.
    pub n: u32,
    /// The redacted step.
    pub word: String,
    /// What happened, as the viewer learns of it.
    pub events: Vec<E>,
    /// The viewer's turn in which it was played, if the viewer played it.
    own: Option<Turn>,
    /// Whether it revealed something hidden to the viewer.
    looked: bool,
    /// Whether it was played because the time of its seat had run out.
    lapsed: bool,
}

/// Why a change cannot be folded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowError {
    /// The changes after this number are missing.
    Gap(u32),
    /// Its steps are impossible.
    Impossible(String),
}

impl<G: TableGame> Follower<G> {
    /// A game before its first change.
    pub fn new(game: Arc<G>, viewer: Option<Seat>) -> Follower<G> {
        Follower {
            shadow: game.start(),
            game,
            viewer,
            steps: Vec::new(),
            last: 0,
        }
    }

    /// The game's rules and content.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The same, to be shared.
    pub fn shared_game(&self) -> Arc<G> {
        self.game.clone()
    }

    /// The viewer's seat; nothing for a spectator.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The number of the last change.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// The present state, as far as the viewer can tell.
    pub fn shadow(&self) -> &G::State {
        &self.shadow
    }

    /// All steps that have not been undone.
    pub fn steps(&self) -> &[ToldStep<G::Event>] {
        &self.steps
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.shadow)
    }

    /// Who acts next.
    pub fn to_act(&self) -> ToAct {
        self.game.to_act(&self.shadow)
    }

    /// Folds a change. Returns `false` for one that is already known, which changes nothing.
    ///
    /// # Errors
    /// When it cannot be folded; nothing has changed then.
    pub fn fold(&mut self, change: &Change) -> Result<bool, FollowError> {
        if change.n <= self.last {
            return Ok(false);
        }
        if change.n > self.last + 1 {
            return Err(FollowError::Gap(self.last));
        }
        if let Some(told) = change.event.told() {
            let lapsed = matches!(change.event, TableEvent::Lapsed(_));
            self.play(change.n, told, lapsed)?;
        }
        if let TableEvent::Undone { to, .. } = change.event {
            self.go_back(to);
        }
        self.last = change.n;
        Ok(true)
    }

    fn play(&mut self, n: u32, told: &str, lapsed: bool) -> Result<(), FollowError> {
        let (before, count) = (self.shadow.clone(), self.steps.len());
        for word in told.split(' ') {
            if let Err(error) = self.play_word(n, word, lapsed) {
                self.shadow = before;
                self.steps.truncate(count);
                return Err(FollowError::Impossible(error.to_string()));
            }
        }
        Ok(())
    }

    fn play_word(
        &mut self,
        n: u32,
        word: &str,
        lapsed: bool,
    ) -> Result<(), lucid_tabletop::RedactedError> {
        let own = self.own_turn(word);
        let mut events = Vec::new();
        self.game
            .apply_redacted(&mut self.shadow, word, self.viewer, &mut events)?;
        self.steps.push(ToldStep {
            n,
            word: word.to_owned(),
            own,
            looked: events.iter().any(|event| self.game.is_private_look(event)),
            events,
            lapsed,
        });
        Ok(())
    }

    /// The turn of a step, if the viewer plays it.
    fn own_turn(&self, word: &str) -> Option<Turn> {
        match self.step_of(word)? {
            step @ Step::Action(seat, _) if Some(seat) == self.viewer => {
                Some(self.game.turn(&self.shadow, &step))
            }
            _ => None,
        }
    }

    /// Removes the steps of all changes after a number.
    fn go_back(&mut self, to: u32) {
        self.steps.retain(|step| step.n <= to);
        self.shadow = self.state_after(self.steps.len());
    }

    /// The state after so many steps.
    fn state_after(&self, steps: usize) -> G::State {
        let mut state = self.game.start();
        for step in self.steps.iter().take(steps) {
            // A step that was legal once is legal again.
            let again = (self.game).apply_redacted(&mut state, &step.word, self.viewer, &mut ());
            debug_assert!(again.is_ok(), "a step that was played can be played again");
        }
        state
    }

    /// The viewer's view after a number of steps.
    pub fn view_after(&self, steps: usize) -> G::View {
        self.game.view(&self.state_after(steps), self.viewer)
    }

    /// The viewer's steps that were its only choice, and played themselves.
    pub fn forced_steps(&self) -> Vec<usize> {
        let game = &*self.game;
        let mut state = game.start();
        let mut forced = Vec::new();
        let mut choices = Choices::new();
        for (index, step) in self.steps.iter().enumerate() {
            if step.own.is_some() && self.plays_itself(&step.word) {
                choices.clear();
                game.choices_of(&game.view(&state, self.viewer), &mut choices);
                if choices.len() == 1 {
                    forced.push(index);
                }
            }
            let again = game.apply_redacted(&mut state, &step.word, self.viewer, &mut ());
            debug_assert!(again.is_ok(), "a step that was played can be played again");
        }
        forced
    }

    /// The steps that were played because the time of their seat had run out.
    pub fn lapsed_steps(&self) -> Vec<usize> {
        let steps = self.steps.iter().enumerate();
        let lapsed = steps.filter(|(_, step)| step.lapsed);
        lapsed.map(|(index, _)| index).collect()
    }

    /// The seats for which a change played because their time had run out.
    pub fn lapsed_in(&self, n: u32) -> SeatSet {
        let steps = (self.steps.iter()).filter(|step| step.n == n && step.lapsed);
        let seat = |step: &ToldStep<G::Event>| match self.step_of(&step.word)? {
            Step::Action(seat, _) => Some(seat),
            Step::Chance(_) | Step::Expiry => None,
        };
        steps.filter_map(seat).collect()
    }

    fn plays_itself(&self, word: &str) -> bool {
        matches!(self.step_of(word), Some(Step::Action(_, action)) if G::plays_itself(action))
    }

    fn step_of(&self, word: &str) -> Option<Step<G::Action, G::Chance>> {
        parse_step(&*self.game, word.split(REVEALS).next()?)
    }

    /// How many steps remain after the viewer undoes all it may: it may undo the steps of its
    /// present turn, but none that revealed something hidden
    /// ([`lucid_tabletop::Playthrough::undo_floor`]).
    pub fn undo_floor(&self) -> usize {
        let turn = self.steps.last().and_then(|step| step.own);
        let mut floor = self.steps.len();
        while let Some(step) = floor.checked_sub(1).map(|before| &self.steps[before]) {
            if step.own.is_none() || step.own != turn || step.looked {
                break;
            }
            floor -= 1;
        }
        floor
    }

    /// The number of the last change among the first so many steps.
    pub fn change_of(&self, steps: usize) -> u32 {
        match steps.checked_sub(1).and_then(|last| self.steps.get(last)) {
            Some(step) => step.n,
            None => 0,
        }
    }
}
