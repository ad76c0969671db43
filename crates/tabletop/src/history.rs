//! The history of a game so far: its steps, and how far each seat may undo.

use crate::{BySeat, Events, Game, Outcome, Seat, Step, ToAct, Turn, UndoRefusal};

/// What happens to the chance draws among steps that are taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// They are used up: the next draw is one that nobody has seen yet.
    UsedUp,
    /// The same draws come again, as in games whose record has format 1.
    Again,
}

/// All steps of a game and the state that they led to.
///
/// It does not own the game, so that callers can store the two as they like; pass
/// the same game to every method. [`crate::Playthrough`] holds both.
#[derive(Debug)]
pub struct History<G: Game> {
    state: G::State,
    steps: Vec<Step<G::Action, G::Chance>>,
    /// The shortest list of steps that each seat may go back to.
    floors: BySeat<usize>,
    /// The turn of each seat's last action: a floor falls where a turn begins.
    turns: BySeat<Option<Turn>>,
    dealt: u64,
    /// How many draws were used up, and after how many steps; in order, no place twice.
    used_up: Vec<(usize, u64)>,
}

impl<G: Game> History<G> {
    /// A game before its first step.
    pub fn new(game: &G) -> History<G> {
        History {
            state: game.start(),
            steps: Vec::new(),
            floors: BySeat::default(),
            turns: BySeat::default(),
            dealt: 0,
            used_up: Vec::new(),
        }
    }

    /// The present state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All steps so far.
    pub fn steps(&self) -> &[Step<G::Action, G::Chance>] {
        &self.steps
    }

    /// The number of chance steps so far.
    pub fn dealt(&self) -> u64 {
        self.dealt
    }

    /// The number of the next draw: a draw that was seen is never made again, even
    /// where its step was taken back.
    pub fn next_draw(&self) -> u64 {
        self.dealt + self.used_up()
    }

    /// How many draws were used up by steps that were taken back.
    pub fn used_up(&self) -> u64 {
        self.used_up.iter().map(|(_, draws)| draws).sum()
    }

    /// How many draws were used up between the steps before a moment and those after it.
    pub fn used_up_at(&self, steps: usize) -> u64 {
        let here = self.used_up.iter().find(|(place, _)| *place == steps);
        here.map_or(0, |(_, draws)| *draws)
    }

    /// Marks draws as used up at this point, as a record says. Returns whether that
    /// is possible, and changes nothing if it is not: the draws of one point are used
    /// up together, none after the end of the game, and no absurd number of them.
    #[must_use]
    pub fn use_up(&mut self, game: &G, draws: u64) -> bool {
        let now = self.steps.len();
        let most = u64::from(u32::MAX).saturating_sub(self.next_draw());
        let can_be = (1..=most).contains(&draws)
            && self.used_up_at(now) == 0
            && self.to_act(game) != ToAct::Over;
        if can_be {
            self.used_up.push((now, draws));
        }
        can_be
    }

    /// Who moves the game on.
    pub fn to_act(&self, game: &G) -> ToAct {
        game.to_act(&self.state)
    }

    /// The result, once the game is over.
    pub fn outcome(&self, game: &G) -> Option<Outcome> {
        game.outcome(&self.state)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The rule that refuses it; nothing has changed then.
    pub fn play(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        game.check(&self.state, seat, action)?;
        let step = Step::Action(seat, action);
        let turn = game.turn(&self.state, &step);
        if self.turns[seat] != Some(turn) {
            self.turns[seat] = Some(turn);
            self.floors[seat] = self.steps.len();
        }
        let mut watch = Watch {
            game,
            events,
            looked: false,
        };
        // One copy of the engine for all who listen: what plays a whole history
        // has time for a call through a pointer, and the client stays small.
        let mut heard: &mut dyn Events<G::Event> = &mut watch;
        game.play_unchecked(&mut self.state, seat, action, &mut heard);
        let looked = watch.looked;
        self.steps.push(step);
        let now = self.steps.len();
        let others = |other: Seat| other != seat || looked;
        self.floors = BySeat::from_fn(|s| if others(s) { now } else { self.floors[s] });
        Ok(())
    }

    /// Plays a chance outcome that is known to be possible.
    pub fn resolve(&mut self, game: &G, chance: G::Chance, events: &mut impl Events<G::Event>) {
        let mut heard: &mut dyn Events<G::Event> = events;
        game.resolve(&mut self.state, chance, &mut heard);
        self.steps.push(Step::Chance(chance));
        self.dealt += 1;
        self.floors = BySeat::from_fn(|_| self.steps.len());
    }

    /// Lets the driver's clock run out. Returns whether the rules allow that now;
    /// if not, nothing has changed.
    pub fn expire(&mut self, game: &G, events: &mut impl Events<G::Event>) -> bool {
        if !game.may_expire(&self.state) {
            return false;
        }
        let mut heard: &mut dyn Events<G::Event> = events;
        game.expire(&mut self.state, &mut heard);
        self.steps.push(Step::Expiry);
        self.floors = BySeat::from_fn(|_| self.steps.len());
        true
    }

    /// The number of steps that remain when the seat takes back all that it may:
    /// to the start of its turn, but never past a chance step, the end of the clock, a
    /// private look or another seat's step.
    pub fn undo_floor(&self, seat: Seat) -> usize {
        self.floors[seat].min(self.steps.len())
    }

    /// Takes back a seat's own last steps until `remaining` steps are left.
    ///
    /// # Errors
    /// When that lies beyond the seat's [`History::undo_floor`].
    pub fn undo(&mut self, game: &G, seat: Seat, remaining: usize) -> Result<(), UndoRefusal> {
        if remaining >= self.steps.len() {
            return Err(UndoRefusal::NotPast);
        }
        let floor = self.undo_floor(seat);
        if remaining < floor {
            return Err(UndoRefusal::Beyond(floor));
        }
        let mut back = self.back_to(game, remaining, Draws::UsedUp);
        // Only the seat's own steps were taken back, so its turn is still the same.
        back.turns[seat] = self.turns[seat].filter(|_| remaining > floor);
        back.floors[seat] = floor;
        *self = back;
        Ok(())
    }

    /// The history as it was after `remaining` steps, whatever the undo limits say;
    /// draws that are used up stay used up.
    #[must_use]
    pub fn back_to(&self, game: &G, remaining: usize, draws: Draws) -> History<G> {
        let mut back = History::new(game);
        for step in &self.steps[..remaining.min(self.steps.len())] {
            match *step {
                Step::Action(seat, action) => {
                    let again = back.play(game, seat, action, &mut ());
                    debug_assert!(again.is_ok(), "a played step plays again");
                }
                Step::Chance(chance) => back.resolve(game, chance, &mut ()),
                Step::Expiry => {
                    let again = back.expire(game, &mut ());
                    debug_assert!(again, "a played step plays again");
                }
            }
        }
        if draws == Draws::UsedUp {
            let before = self.used_up.iter().filter(|(place, _)| *place < remaining);
            back.used_up = before.copied().collect();
            let draws = self.next_draw() - back.next_draw();
            if draws > 0 {
                back.used_up.push((back.steps.len(), draws));
            }
        }
        back
    }
}

// Derived, it would want games to be clonable, which it does not hold.
impl<G: Game> Clone for History<G> {
    fn clone(&self) -> History<G> {
        History {
            state: self.state.clone(),
            steps: self.steps.clone(),
            used_up: self.used_up.clone(),
            ..*self
        }
    }
}

/// Passes events on and notices private looks.
struct Watch<'a, G: Game, E> {
    game: &'a G,
    events: &'a mut E,
    looked: bool,
}

impl<G: Game, E: Events<G::Event>> Events<G::Event> for Watch<'_, G, E> {
    fn happened(&mut self, event: G::Event) {
        self.looked |= self.game.is_private_look(&event);
        self.events.happened(event);
    }
}
