//! Following a game from afar, without its secrets.
//!
//! Who drives a game holds its true state. A viewer (a seat, or a spectator)
//! holds a *shadow*: a state that the viewer could not tell from the true one.
//! Of every step the viewer is told what it may know, as one word, and plays
//! that onto the shadow:
//!
//! | word | meaning |
//! |---|---|
//! | `B:+u` | seat B chose an action, in the game's notation |
//! | `?u` | chance had this outcome |
//! | `??` | chance had an outcome that the viewer may not know |
//! | `!time` | the driver's clock ran out |
//! | `A:deck:2,card-7,card-9` | a step, and what it shows to this viewer |
//!
//! What follows a comma is each game's own. Words are joined by blanks.

use std::fmt;

use crate::record::EXPIRY;
use crate::{Choices, Events, Game, Seat, Step};

/// The word for an outcome of chance that the viewer may not know.
pub const HIDDEN: &str = "??";
/// The separator between a step and what it shows; no notation uses it.
pub const SHOWS: char = ',';

/// A game that can be followed from afar.
///
/// After every step that was told and heard, the view of the shadow is the view
/// of the true state; and what is told follows from the viewer's views before
/// and after the step alone.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Dealer, Game, Seed, Step, Told};
///
/// // A spectator follows the deal from words alone.
/// let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// let (mut state, mut shadow) = (game.start(), game.start());
/// while game.chance_total(&state) > 0 {
///     let step = Step::Chance(dealer.deal(&game, &state));
///     let mut told = String::new();
///     game.tell(&state, &step, None, &mut told);
///     game.take(&mut state, &step, &mut ());
///     game.hear(&mut shadow, &told, None, &mut ())?;
/// }
/// assert_eq!(game.view(&shadow, None), game.view(&state, None));
/// # Ok::<(), lucid_tabletop::Unheard>(())
/// ```
pub trait Told: Game {
    /// Appends the word for what a viewer learns of a step that is about to be
    /// played on `before`; nothing, when it learns nothing.
    fn tell(
        &self,
        before: &Self::State,
        step: &Step<Self::Action, Self::Chance>,
        viewer: Option<Seat>,
        out: &mut String,
    );

    /// Whether every viewer is told the same of a step that is about to be
    /// played on `before`, so that it need be written only once.
    fn is_open(&self, before: &Self::State, step: &Step<Self::Action, Self::Chance>) -> bool;

    /// Plays the word that a viewer was told onto its shadow: the game's start
    /// or a resampled view, and all that was heard since. Events come as the
    /// viewer learns of them. An empty text is a step of which it learns nothing.
    ///
    /// # Errors
    /// When the word cannot be read, or cannot be what happened. The shadow is
    /// unchanged then, and there were no events.
    fn hear(
        &self,
        shadow: &mut Self::State,
        told: &str,
        viewer: Option<Seat>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Unheard>;

    /// Plays words that are joined by blanks.
    ///
    /// # Errors
    /// The first word that [`Told::hear`] refuses; those before it are played.
    fn hear_all(
        &self,
        shadow: &mut Self::State,
        told: &str,
        viewer: Option<Seat>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Unheard> {
        told.split(' ')
            .try_for_each(|word| self.hear(shadow, word, viewer, events))
    }

    /// An event as a seat, or a spectator, learns of it; `None` if it does not.
    fn seen_by(&self, event: Self::Event, viewer: Option<Seat>) -> Option<Self::Event>;

    /// The legal actions of the view's seat, from the view alone.
    fn choices_of(&self, view: &Self::View, choices: &mut Choices<Self::Action>);

    /// The round of a state, 0 before the first.
    fn round(&self, state: &Self::State) -> u8;
}

/// Why something that was told could not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// The word is not in this game's notation.
    Unreadable(String),
    /// The step cannot have happened, or this viewer would not have been told so.
    Impossible(String),
}

impl Unheard {
    /// The word that was told.
    pub fn word(&self) -> &str {
        match self {
            Unheard::Unreadable(word) | Unheard::Impossible(word) => word,
        }
    }
}

impl fmt::Display for Unheard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unheard::Unreadable(word) => write!(f, "{word:?} is no step of this game"),
            Unheard::Impossible(word) => write!(f, "{word:?} cannot happen now"),
        }
    }
}

impl std::error::Error for Unheard {}

/// Appends the word for a step, as told to somebody who may know all of it.
pub fn write_step<G: Game>(game: &G, step: &Step<G::Action, G::Chance>, out: &mut String) {
    match *step {
        Step::Action(seat, action) => {
            out.push(seat.letter());
            out.push(':');
            game.write_action(action, out);
        }
        Step::Chance(chance) => game.write_chance(chance, out),
        Step::Expiry => out.push_str(EXPIRY),
    }
}

/// Reads a step that [`write_step`] wrote.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_dreamscape::Action;
/// use lucid_tabletop::told::{parse_step, write_step};
/// use lucid_tabletop::{Seat, Step};
///
/// let step = Step::Action(Seat::new(1), Action::End);
/// let mut word = String::new();
/// write_step(&game, &step, &mut word);
/// assert_eq!(word, "B:end");
/// assert_eq!(parse_step(&game, &word), Some(step));
/// assert_eq!(parse_step(&game, "B:nonsense"), None);
/// ```
pub fn parse_step<G: Game>(game: &G, word: &str) -> Option<Step<G::Action, G::Chance>> {
    if word == EXPIRY {
        return Some(Step::Expiry);
    }
    if word.starts_with('?') {
        return game.parse_chance(word).map(Step::Chance);
    }
    let (seat, action) = word.split_once(':')?;
    Some(Step::Action(seat.parse().ok()?, game.parse_action(action)?))
}

/// Passes events on as a viewer learns of them.
#[derive(Debug)]
pub struct Seen<'a, G, E> {
    /// The game.
    pub game: &'a G,
    /// The seat that looks, or `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Where the events go.
    pub events: &'a mut E,
}

impl<G: Told, E: Events<G::Event>> Events<G::Event> for Seen<'_, G, E> {
    fn happened(&mut self, event: G::Event) {
        if let Some(event) = self.game.seen_by(event, self.viewer) {
            self.events.happened(event);
        }
    }
}
