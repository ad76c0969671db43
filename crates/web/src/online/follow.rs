//! A game followed from afar: the changes that a viewer is told of, folded with
//! the client's own engine.

use lucid_protocol::{Change, What};
use lucid_tabletop::told::{SHOWS, parse_step};
use lucid_tabletop::{Outcome, Seat, Step, ToAct, Turn};

use crate::table::TableGame;

/// A game as a viewer knows it.
#[derive(Debug)]
pub struct Follow<G: TableGame> {
    game: &'static G,
    viewer: Option<Seat>,
    /// A state that the viewer could not tell from the true one.
    shadow: G::State,
    steps: Vec<Heard<G::Event>>,
    last: u32,
}

/// A step that was told.
#[derive(Clone, Debug)]
pub struct Heard<E> {
    /// The change that told it.
    pub n: u32,
    /// What was told.
    pub word: String,
    /// What happened, as the viewer learns of it.
    pub events: Vec<E>,
    /// The viewer's turn that it belongs to, if the viewer did it.
    own: Option<Turn>,
    /// Whether the viewer saw something that cannot be unseen.
    looked: bool,
}

/// Why a change cannot be folded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Astray {
    /// Changes before it are missing: all after this number.
    After(u32),
    /// What it tells cannot have happened.
    Unheard(String),
}

impl<G: TableGame> Follow<G> {
    /// A game before its first change.
    pub fn new(game: &'static G, viewer: Option<Seat>) -> Follow<G> {
        Follow {
            game,
            viewer,
            shadow: game.start(),
            steps: Vec::new(),
            last: 0,
        }
    }

    /// The game's rules and content.
    pub fn game(&self) -> &'static G {
        self.game
    }

    /// Who follows.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The number of the last change.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// The present state, as far as the viewer could tell.
    pub fn shadow(&self) -> &G::State {
        &self.shadow
    }

    /// All steps that were told and not taken back.
    pub fn steps(&self) -> &[Heard<G::Event>] {
        &self.steps
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        !self.steps.is_empty()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.shadow)
    }

    /// Who moves the game on.
    pub fn to_act(&self) -> ToAct {
        self.game.to_act(&self.shadow)
    }

    /// Folds a change. One that is known already changes nothing, which `false` says.
    ///
    /// # Errors
    /// When it cannot be folded; nothing has changed then.
    pub fn fold(&mut self, change: &Change) -> Result<bool, Astray> {
        if change.n <= self.last {
            return Ok(false);
        }
        if change.n > self.last + 1 {
            return Err(Astray::After(self.last));
        }
        match &change.what {
            What::Started { told, .. } | What::Played(told) | What::Lapsed(told) => {
                self.hear(change.n, told)?;
            }
            What::Undone { to, .. } => self.go_back(*to),
            _ => {}
        }
        self.last = change.n;
        Ok(true)
    }

    fn hear(&mut self, n: u32, told: &str) -> Result<(), Astray> {
        let (before, count) = (self.shadow.clone(), self.steps.len());
        for word in told.split(' ') {
            if let Err(unheard) = self.hear_word(n, word) {
                self.shadow = before;
                self.steps.truncate(count);
                return Err(Astray::Unheard(unheard.to_string()));
            }
        }
        Ok(())
    }

    fn hear_word(&mut self, n: u32, word: &str) -> Result<(), lucid_tabletop::Unheard> {
        let own = self.own_turn(word);
        let mut events = Vec::new();
        self.game
            .hear(&mut self.shadow, word, self.viewer, &mut events)?;
        self.steps.push(Heard {
            n,
            word: word.to_owned(),
            own,
            looked: events.iter().any(|event| self.game.is_private_look(event)),
            events,
        });
        Ok(())
    }

    /// The turn of a step that the viewer does.
    fn own_turn(&self, word: &str) -> Option<Turn> {
        let step = word.split(SHOWS).next()?;
        match parse_step(self.game, step)? {
            step @ Step::Action(seat, _) if Some(seat) == self.viewer => {
                Some(self.game.turn(&self.shadow, &step))
            }
            _ => None,
        }
    }

    /// Only the steps of changes up to a number remain.
    fn go_back(&mut self, to: u32) {
        self.steps.retain(|step| step.n <= to);
        self.shadow = self.state_after(self.steps.len());
    }

    /// The state when so many steps had been told.
    fn state_after(&self, steps: usize) -> G::State {
        let mut state = self.game.start();
        for step in self.steps.iter().take(steps) {
            // What was heard once is heard again.
            let again = (self.game).hear(&mut state, &step.word, self.viewer, &mut ());
            debug_assert!(again.is_ok(), "a word that was heard is heard again");
        }
        state
    }

    /// What the viewer saw when so many steps had been told.
    pub fn view_after(&self, steps: usize) -> G::View {
        self.game.view(&self.state_after(steps), self.viewer)
    }

    /// How many steps must stay when the viewer takes back all it may: those of
    /// its present turn, but nothing that it has looked at
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

    /// The number of the last change whose steps remain when so many steps do.
    pub fn change_of(&self, steps: usize) -> u32 {
        match steps.checked_sub(1).and_then(|last| self.steps.get(last)) {
            Some(step) => step.n,
            None => 0,
        }
    }
}
