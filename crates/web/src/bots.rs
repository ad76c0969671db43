//! Bots for the seats without people.
//!
//! Bots think in a worker, which gets a [`Question`] as text. It never contains the true state,
//! but a resampled one that the seat cannot tell from it, so no secret leaves the table.

mod answer;
mod pack;

pub use answer::answer;

use lucid_bots::Clock;
use lucid_bots::advice::Reviewable;
use lucid_tabletop::{Random, Seat};

use crate::replay::Recorded;
use crate::setup::BotLevel as _;
use crate::titles;

/// What a question for a hint begins with.
const HINT: &str = "hint ";
/// What a question about a turn begins with.
const REVIEW: &str = "review ";

/// A title whose bots can be asked, for a move, a hint or a review.
pub trait BotTitle: Recorded + Reviewable {
    /// The seat that the view belongs to.
    fn viewer(view: &Self::View) -> Option<Seat>;

    /// The actions of a bot in notation, separated by spaces, until another player or chance is
    /// next. `seed` seeds its random numbers, and `clock` tells it the time.
    fn bot_answer(
        &self,
        state: Self::State,
        seat: Seat,
        level: Self::Level,
        seed: u64,
        clock: Clock,
    ) -> Option<String>;

    /// Advice for the view's seat, as text; `nodes` limits the search.
    fn hint_answer(&self, view: &Self::View, nodes: u64) -> Option<String>;
}

/// What a bot is asked: its seat, its level, and what its seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question(String);

impl Question {
    /// Asks for the next actions of the view's seat; `seed` seeds the bot's random numbers. The
    /// answer is one or more actions, separated by spaces. Nothing for a spectator's view.
    pub fn bot<G: BotTitle>(
        game: &G,
        view: &G::View,
        level: G::Level,
        seed: u64,
    ) -> Option<Question> {
        let seat = G::viewer(view)?;
        let position = game.write_position(&game.resample(view, &mut Random::new(seed)));
        let level = level.word();
        Some(question(
            game,
            &format!("{level} {seat} {seed}\n{position}"),
        ))
    }

    /// Asks for advice for the view's seat; `nodes` limits the search. The answer is the
    /// title's advice as text. Nothing for a spectator's view.
    pub fn hint<G: BotTitle>(game: &G, view: &G::View, nodes: u64) -> Option<Question> {
        let seat = G::viewer(view)?;
        let position = game.write_position(&game.resample(view, &mut Random::new(0)));
        Some(question(game, &format!("{HINT}{seat} {nodes}\n{position}")))
    }

    /// Asks for the review of one turn of a seat in a recorded game; the answer is a
    /// [`Report`](lucid_bots::advice::Report) of that turn as text.
    pub fn review<G: BotTitle>(game: &G, record: &str, seat: Seat, turn: usize) -> Question {
        question(game, &format!("{REVIEW}{seat} {turn}\n{record}"))
    }

    /// A question that arrived as text.
    pub fn from_text(text: String) -> Question {
        Question(text)
    }

    /// The question as text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The answer, as notation; nothing if the question makes no sense.
    pub fn answer(&self, clock: Clock) -> Option<String> {
        titles::answer(&self.0, clock)
    }
}

/// A question with the title's prefix and its pack.
fn question<G: BotTitle>(game: &G, question: &str) -> Question {
    Question(format!(
        "{}{}",
        G::PREFIX,
        pack::wrap(game.pack_content(), question)
    ))
}

/// The clock of tests.
#[cfg(test)]
pub(crate) fn since_start() -> std::time::Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
