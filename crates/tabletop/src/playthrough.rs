//! A game being played: its rules and its history together.

use crate::{Draws, Events, Game, History, Outcome, Seat, Step, ToAct};

/// A game with all steps that led to its present state.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Dealer, Playthrough, Seed, ToAct};
///
/// let mut play = Playthrough::new(&game);
/// let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// while play.to_act() == ToAct::Chance {
///     let chance = dealer.deal(&game, play.state());
///     play.resolve(chance, &mut ());
/// }
/// assert_eq!(play.dealt(), play.steps().len() as u64);
/// assert!(play.outcome().is_none());
/// ```
#[derive(Debug)]
pub struct Playthrough<'g, G: Game> {
    game: &'g G,
    history: History<G>,
}

/// Why a seat may not undo that far.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Playthrough, Seat, UndoRefusal};
///
/// // Nothing has been played, so there is nothing to go back to.
/// let mut play = Playthrough::new(&game);
/// assert_eq!(play.undo(Seat::new(0), 1), Err(UndoRefusal::NotPast));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefusal {
    /// There are not that many steps yet.
    NotPast,
    /// At least this many steps, counted from the start, have to remain.
    Beyond(usize),
}

impl<'g, G: Game> Playthrough<'g, G> {
    /// A game before its first step.
    pub fn new(game: &'g G) -> Playthrough<'g, G> {
        Playthrough::of(game, History::new(game))
    }

    /// A game and its history so far.
    pub fn of(game: &'g G, history: History<G>) -> Playthrough<'g, G> {
        Playthrough { game, history }
    }

    /// The rules and content that it is played with.
    pub fn game(&self) -> &'g G {
        self.game
    }

    /// The history alone, for whoever keeps the game itself.
    pub fn into_history(self) -> History<G> {
        self.history
    }

    /// The present state.
    pub fn state(&self) -> &G::State {
        self.history.state()
    }

    /// All steps so far.
    pub fn steps(&self) -> &[Step<G::Action, G::Chance>] {
        self.history.steps()
    }

    /// How many of the steps were chance.
    pub fn dealt(&self) -> u64 {
        self.history.dealt()
    }

    /// See [`History::next_draw`].
    pub fn next_draw(&self) -> u64 {
        self.history.next_draw()
    }

    /// See [`History::used_up`].
    pub fn used_up(&self) -> u64 {
        self.history.used_up()
    }

    /// See [`History::used_up_at`].
    pub fn used_up_at(&self, steps: usize) -> u64 {
        self.history.used_up_at(steps)
    }

    /// See [`History::use_up`].
    #[must_use]
    pub fn use_up(&mut self, draws: u64) -> bool {
        self.history.use_up(self.game, draws)
    }

    /// Who moves the game on.
    pub fn to_act(&self) -> ToAct {
        self.history.to_act(self.game)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.history.outcome(self.game)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The rule that refuses it; nothing has changed then.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.history.play(self.game, seat, action, events)
    }

    /// Plays a chance outcome that is known to be possible.
    pub fn resolve(&mut self, chance: G::Chance, events: &mut impl Events<G::Event>) {
        self.history.resolve(self.game, chance, events);
    }

    /// Lets the driver's clock run out. Returns whether the rules allow that now;
    /// if not, nothing has changed.
    pub fn expire(&mut self, events: &mut impl Events<G::Event>) -> bool {
        self.history.expire(self.game, events)
    }

    /// See [`History::undo_floor`].
    pub fn undo_floor(&self, seat: Seat) -> usize {
        self.history.undo_floor(seat)
    }

    /// Takes back a seat's own last steps until `remaining` steps are left.
    ///
    /// # Errors
    /// When that lies beyond the seat's [`Playthrough::undo_floor`].
    pub fn undo(&mut self, seat: Seat, remaining: usize) -> Result<(), UndoRefusal> {
        self.history.undo(self.game, seat, remaining)
    }

    /// Takes back steps until `remaining` are left, because everybody has agreed to.
    /// The draws among them are used up.
    pub fn take_back(&mut self, remaining: usize) {
        self.history = (self.history).back_to(self.game, remaining, Draws::UsedUp);
    }
}
