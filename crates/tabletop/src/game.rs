//! The contract between a game and everything that drives, stores or tests it.

use std::fmt;
use std::fmt::Debug;
use std::hash::Hash;

use crate::{BySeat, Choices, Seat, SeatSet};

/// Who has to act before the state can change.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Dealer, Game, Seed, ToAct};
///
/// let mut state = game.start();
/// assert_eq!(game.to_act(&state), ToAct::Chance); // the setup is dealt first
/// let seats = Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// match game.to_act(&state) {
///     ToAct::Seats(set) => assert_eq!(Some(set), seats),
///     ToAct::Chance | ToAct::Over => unreachable!("the dealer has dealt"),
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// Each of these seats may act, in any order.
    Seats(SeatSet),
    /// The driver resolves a chance step.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// One step of a game. A game is its list of steps.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Dealer, Game, Seed, Step};
///
/// // Any game can be rebuilt from its steps.
/// let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// let (mut state, mut again) = (game.start(), game.start());
/// for _ in 0..10 {
///     let step = Step::Chance(dealer.deal(&game, &state));
///     assert!(game.is_possible(&state, &step));
///     game.take(&mut state, &step, &mut ());
///     game.take(&mut again, &step, &mut ());
/// }
/// assert_eq!(state, again);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step<A, C> {
    /// A seat chose an action.
    Action(Seat, A),
    /// Chance had this outcome.
    Chance(C),
    /// The driver's clock ran out. Time is not in the engine: whoever drives the
    /// game says when, the rules say what follows ([`Game::expire`]).
    Expiry,
}

/// The final scores and who won; more than one winner share the victory.
///
/// ```
/// use lucid_tabletop::{BySeat, Outcome, Seat};
///
/// let outcome = Outcome {
///     scores: BySeat([31, 44, 44, 0]),
///     winners: [1, 2].into_iter().map(Seat::new).collect(),
///     rival: None,
/// };
/// assert_eq!(outcome.winners.len(), 2); // B and C share the victory
/// assert!(!outcome.winners.contains(Seat::new(0)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The total of each seat.
    pub scores: BySeat<i32>,
    /// The winners; empty when a rival who is part of the rules has won.
    pub winners: SeatSet,
    /// The total of a rival who is part of the rules and has no seat, such as Mr Nightmare.
    pub rival: Option<i32>,
}

/// A stretch of play that belongs together: one line of a record, one unit of undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Round or cycle, from 1; 0 before the first.
    pub round: u8,
    /// The name of the phase, in the notation's own words.
    pub phase: &'static str,
    /// Whose turn it is; `None` for a stretch that belongs to no seat.
    pub seat: Option<Seat>,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.round > 0 {
            write!(f, "{} ", self.round)?;
        }
        f.write_str(self.phase)?;
        if let Some(seat) = self.seat {
            write!(f, " {seat}")?;
        }
        Ok(())
    }
}

/// A receiver of events, in the order in which they happen.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_dreamscape::Event;
/// use lucid_tabletop::{Dealer, Events, Game, Seed};
///
/// /// Counts the cards that are drawn.
/// struct Drawn(usize);
///
/// impl Events<Event> for Drawn {
///     fn happened(&mut self, event: Event) {
///         self.0 += usize::from(matches!(event, Event::Drew { .. }));
///     }
/// }
///
/// let deal = |events: &mut dyn Events<Event>| {
///     let mut events = events;
///     Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut game.start(), &mut events)
/// };
/// let (mut drawn, mut all) = (Drawn(0), Vec::new());
/// deal(&mut drawn);
/// deal(&mut all); // a list keeps every event, `()` none
/// assert!(drawn.0 > 0);
/// assert_eq!(drawn.0, all.iter().filter(|event| matches!(event, Event::Drew { .. })).count());
/// ```
pub trait Events<E> {
    /// Takes one event.
    fn happened(&mut self, event: E);
}

/// Ignores all events, at no cost.
impl<E> Events<E> for () {
    #[inline]
    fn happened(&mut self, _event: E) {}
}

impl<E> Events<E> for Vec<E> {
    #[inline]
    fn happened(&mut self, event: E) {
        self.push(event);
    }
}

/// Any listener behind one type. The rules are compiled once for each type of listener,
/// so a program that has several, and would rather be small than save the last
/// nanosecond, passes its listeners on as this one.
impl<E> Events<E> for &mut dyn Events<E> {
    fn happened(&mut self, event: E) {
        (**self).happened(event);
    }
}

/// The rules of a game, ready to play: ruleset and content together.
///
/// A state is a value that knows nothing of its rules; every question about it
/// is asked here. All methods are pure.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Choices, Dealer, Game, Seed};
///
/// let mut state = game.start();
/// let seats = Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// let seat = seats.and_then(|seats| seats.iter().next()).unwrap();
///
/// let mut choices = Choices::new();
/// game.legal_actions(&state, seat, &mut choices);
/// assert!(choices.iter().all(|action| game.check(&state, seat, *action).is_ok()));
///
/// // Every action has a word, and every word leads back to its action.
/// let mut word = String::new();
/// game.write_action(choices[0], &mut word);
/// assert_eq!(game.parse_action(&word), Some(choices[0]));
/// ```
pub trait Game {
    /// Everything there is to know between two steps, secrets included.
    type State: Clone + PartialEq + Debug;
    /// What a seat may choose.
    type Action: Copy + Default + Eq + Hash + Debug;
    /// What chance may bring.
    type Chance: Copy + Eq + Hash + Debug;
    /// What happened, for logs, animation and statistics.
    type Event: Copy + PartialEq + Debug;
    /// Why an action is not legal.
    type Refusal: Copy + PartialEq + Debug;
    /// What one seat, or a spectator, may know.
    type View: Clone + PartialEq + Debug;

    /// The game's name in records.
    const NAME: &'static str;
    /// The present version of the rules, which changes when, and only when, the same steps
    /// could lead elsewhere.
    const RULES_VERSION: u16;

    /// The version of the rules that this game is played by: the present one, unless it
    /// began under another and goes on under that.
    fn version(&self) -> u16 {
        Self::RULES_VERSION
    }

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The state before the first step.
    fn start(&self) -> Self::State;

    /// Who has to act in the state.
    fn to_act(&self, state: &Self::State) -> ToAct;

    /// Replaces `choices` by exactly the actions that [`Game::check`] accepts.
    fn legal_actions(&self, state: &Self::State, seat: Seat, choices: &mut Choices<Self::Action>);

    /// Whether the seat may take the action now.
    ///
    /// # Errors
    /// The rule that refuses it.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Plays an action that is known to be legal.
    ///
    /// Given an illegal action, it panics or leaves a meaningless state.
    fn play_unchecked(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Events<Self::Event>,
    );

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// The rule that refuses it; the state is unchanged.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(state, seat, action)?;
        self.play_unchecked(state, seat, action, events);
        Ok(())
    }

    /// The sum of the weights of the awaited chance step, 0 if none is awaited.
    fn chance_total(&self, state: &Self::State) -> u32;

    /// The outcome whose range of weights, in the order of
    /// [`Game::chance_outcomes`], contains `n`.
    ///
    /// # Panics
    /// When `n` is not below [`Game::chance_total`].
    fn chance_nth(&self, state: &Self::State, n: u32) -> Self::Chance;

    /// Calls `each` with every possible outcome and its weight, in a fixed order.
    ///
    /// ```
    /// # use lucid_dreamscape::{Dreamscape, Rules};
    /// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
    ///
    /// use lucid_tabletop::Game;
    ///
    /// let state = game.start();
    /// let (mut outcomes, mut total) = (0, 0);
    /// game.chance_outcomes(&state, |chance, weight| {
    ///     assert_eq!(game.chance_weight(&state, chance), weight);
    ///     outcomes += 1;
    ///     total += weight;
    /// });
    /// assert_eq!(outcomes, 2); // either of two seats gets the first marker
    /// assert_eq!(total, game.chance_total(&state));
    /// ```
    fn chance_outcomes(&self, state: &Self::State, each: impl FnMut(Self::Chance, u32));

    /// The weight of one outcome, 0 if it is impossible.
    fn chance_weight(&self, state: &Self::State, chance: Self::Chance) -> u32 {
        let mut weight = 0;
        self.chance_outcomes(state, |outcome, w| {
            if outcome == chance {
                weight += w;
            }
        });
        weight
    }

    /// Plays a chance outcome that is known to be possible.
    fn resolve(
        &self,
        state: &mut Self::State,
        chance: Self::Chance,
        events: &mut impl Events<Self::Event>,
    );

    /// Whether the driver's clock may run out now; always false in games without a clock.
    fn may_expire(&self, _state: &Self::State) -> bool {
        false
    }

    /// Plays what follows when the driver's clock runs out, where
    /// [`Game::may_expire`] says that it may.
    fn expire(&self, _state: &mut Self::State, _events: &mut impl Events<Self::Event>) {}

    /// Whether a step may follow now.
    fn is_possible(&self, state: &Self::State, step: &Step<Self::Action, Self::Chance>) -> bool {
        match *step {
            Step::Action(seat, action) => self.check(state, seat, action).is_ok(),
            Step::Chance(chance) => self.chance_weight(state, chance) > 0,
            Step::Expiry => self.may_expire(state),
        }
    }

    /// Plays a step that is known to be possible.
    fn take(
        &self,
        state: &mut Self::State,
        step: &Step<Self::Action, Self::Chance>,
        events: &mut impl Events<Self::Event>,
    ) {
        match *step {
            Step::Action(seat, action) => self.play_unchecked(state, seat, action, events),
            Step::Chance(chance) => self.resolve(state, chance, events),
            Step::Expiry => self.expire(state, events),
        }
    }

    /// The turn that a step from this state belongs to.
    fn turn(&self, state: &Self::State, step: &Step<Self::Action, Self::Chance>) -> Turn;

    /// Whether the event showed a seat something that others do not see.
    fn is_private_look(&self, event: &Self::Event) -> bool;

    /// What a seat, or a spectator, may know.
    fn view(&self, state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// A state that the viewer could not tell from the true one, its secrets
    /// chosen by `random` with the right chances.
    ///
    /// ```
    /// # use lucid_dreamscape::{Dreamscape, Rules};
    /// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
    ///
    /// use lucid_tabletop::{Dealer, Game, Random, Seat, Seed};
    ///
    /// let mut state = game.start();
    /// Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
    /// let view = game.view(&state, Some(Seat::new(0)));
    /// // A search may play on from any such state: seat A cannot tell them apart.
    /// let guess = game.resample(&view, &mut Random::new(5));
    /// assert_eq!(game.view(&guess, Some(Seat::new(0))), view);
    /// ```
    fn resample(&self, view: &Self::View, random: &mut crate::Random) -> Self::State;

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The ruleset in the notation of record headers.
    fn rules_text(&self) -> String;

    /// The content pack in the notation of record headers: its id and its hash.
    fn pack_text(&self) -> String;

    /// An action in notation.
    fn write_action(&self, action: Self::Action, out: &mut String);

    /// An action from its notation.
    fn parse_action(&self, text: &str) -> Option<Self::Action>;

    /// A chance outcome in notation.
    fn write_chance(&self, chance: Self::Chance, out: &mut String);

    /// A chance outcome from its notation.
    fn parse_chance(&self, text: &str) -> Option<Self::Chance>;
}
