//! Following a game from afar, without its secrets.
//!
//! The driver of a game holds its true state. A viewer (a seat, or a spectator)
//! holds a *shadow*: a state that the viewer could not tell from the true one.
//! Every step is redacted for each viewer to what it may know, as one word, and the
//! viewer applies that word to its shadow:
//!
//! | word | meaning |
//! |---|---|
//! | `B:+u` | seat B chose an action, in the game's notation |
//! | `?u` | chance had this outcome |
//! | `??` | chance had an outcome that the viewer may not know |
//! | `!time` | the driver's clock ran out |
//! | `A:deck:2,card-7,card-9` | a step, and what it shows to this viewer |
//!
//! What follows a comma is up to each game. Words are joined by blanks.

use std::fmt;

use crate::record::EXPIRY;
use crate::{Choices, Events, Game, Seat, Step};

/// The word for an outcome of chance that the viewer may not know.
pub const HIDDEN: &str = "??";
/// The separator between a step and what it reveals; no notation uses it.
pub const REVEALS: char = ',';

/// A game whose steps can be redacted, so that it can be followed from afar.
///
/// After every redacted step that is applied, the view of the shadow is the view of
/// the true state; and a redacted step follows from the viewer's views before and
/// after the step alone.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Dealer, Game, Seed, Step, Redacted};
///
/// // A spectator follows the deal from words alone.
/// let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// let (mut state, mut shadow) = (game.start(), game.start());
/// while game.chance_total(&state) > 0 {
///     let step = Step::Chance(dealer.deal(&game, &state));
///     let mut redacted = String::new();
///     game.redact_step(&state, &step, None, &mut redacted);
///     game.take(&mut state, &step, &mut ());
///     game.apply_redacted(&mut shadow, &redacted, None, &mut ())?;
/// }
/// assert_eq!(game.view(&shadow, None), game.view(&state, None));
/// # Ok::<(), lucid_tabletop::RedactedError>(())
/// ```
pub trait Redacted: Game {
    /// Appends the word for what a viewer may know of a step that is about to be
    /// played on `before`; nothing, when it may know nothing of it.
    fn redact_step(
        &self,
        before: &Self::State,
        step: &Step<Self::Action, Self::Chance>,
        viewer: Option<Seat>,
        out: &mut String,
    );

    /// Whether a step that is about to be played on `before` is the same for every
    /// viewer, so that it need be redacted only once.
    fn is_public(&self, before: &Self::State, step: &Step<Self::Action, Self::Chance>) -> bool;

    /// Reads a redacted step, and changes the viewer's shadow so that the step can be
    /// played on it: what the word reveals is put where it is revealed.
    ///
    /// # Errors
    /// When the word cannot be read, or cannot be what happened. The shadow is
    /// unchanged then.
    fn prepare(
        &self,
        shadow: &mut Self::State,
        redacted: &str,
        viewer: Option<Seat>,
    ) -> Result<Step<Self::Action, Self::Chance>, RedactedErrorKind>;

    /// Applies a redacted step to the viewer's shadow: the game's start or a resampled
    /// view, and all redacted steps since. Events come as the
    /// viewer learns of them. An empty text is a step of which it learns nothing.
    ///
    /// # Errors
    /// When the word cannot be read, or cannot be what happened. The shadow is
    /// unchanged then, and there were no events.
    fn apply_redacted(
        &self,
        shadow: &mut Self::State,
        redacted: &str,
        viewer: Option<Seat>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), RedactedError> {
        if redacted.is_empty() {
            return Ok(());
        }
        let step = self.prepare(shadow, redacted, viewer);
        let step = step.map_err(|kind| RedactedError {
            word: redacted.to_owned(),
            kind,
        })?;
        let game = self;
        let mut seen = Seen {
            game,
            viewer,
            events,
        };
        self.take(shadow, &step, &mut seen);
        Ok(())
    }

    /// Applies redacted steps that are joined by blanks.
    ///
    /// # Errors
    /// The first word that [`Redacted::apply_redacted`] refuses; those before it are played.
    fn apply_all_redacted(
        &self,
        shadow: &mut Self::State,
        redacted: &str,
        viewer: Option<Seat>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), RedactedError> {
        redacted
            .split(' ')
            .try_for_each(|word| self.apply_redacted(shadow, word, viewer, events))
    }

    /// An event as a seat, or a spectator, learns of it; `None` if it does not.
    fn redact_event(&self, event: Self::Event, viewer: Option<Seat>) -> Option<Self::Event>;

    /// The legal actions of the view's seat, from the view alone.
    fn choices_of(&self, view: &Self::View, choices: &mut Choices<Self::Action>);

    /// The round of a state, 0 before the first.
    fn round(&self, state: &Self::State) -> u8;
}

/// A redacted step that could not be applied to a shadow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RedactedError {
    /// The redacted step.
    pub word: String,
    /// What is wrong with it.
    pub kind: RedactedErrorKind,
}

/// What is wrong with a redacted step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedactedErrorKind {
    /// It is not in this game's notation.
    Unreadable,
    /// The step cannot have happened, or would have been redacted differently.
    Impossible,
}

impl fmt::Display for RedactedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = &self.word;
        match self.kind {
            RedactedErrorKind::Unreadable => write!(f, "{word:?} is no step of this game"),
            RedactedErrorKind::Impossible => write!(f, "{word:?} cannot happen now"),
        }
    }
}

impl std::error::Error for RedactedError {}

/// Appends the word for a step, for somebody who may know all of it.
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
/// use lucid_tabletop::redacted::{parse_step, write_step};
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
struct Seen<'a, G: ?Sized, E> {
    game: &'a G,
    viewer: Option<Seat>,
    events: &'a mut E,
}

impl<G: Redacted + ?Sized, E: Events<G::Event>> Events<G::Event> for Seen<'_, G, E> {
    fn happened(&mut self, event: G::Event) {
        if let Some(event) = self.game.redact_event(event, self.viewer) {
            self.events.happened(event);
        }
    }
}
