//! Who plays where nobody sits.
//!
//! Bots think in a worker, and what goes there is a [`Question`] as text. It
//! never holds the true state: the position in it is one that the seat could
//! not tell from the true one, so that no secret leaves the table.

mod advice;
mod pack;
mod runners;

use std::cell::RefCell;

use lucid_bots::dreamscape::Player;
use lucid_bots::dreamscape::planner::Clock;
use lucid_dreamscape::{Action, Dreamscape, View, position};
use lucid_tabletop::{Choices, Game, Random, Seat};

use crate::setup::{Level, RunnerLevel};

pub use runners::delay;

/// What a bot is asked: its seat, its level, and what its seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question(String);

impl Question {
    /// Asks for the choice of the view's seat; `seed` feeds the bot's own chance.
    /// Nothing for a spectator's view.
    pub fn new(game: &Dreamscape, view: &View, level: Level, seed: u64) -> Option<Question> {
        let seat = view.viewer?;
        let state = game.resample(view, &mut Random::new(seed));
        let position = position::write(game, &state);
        let level = level.word();
        let question = format!("{level} {seat} {seed}\n{position}");
        Some(Question(pack::wrap(game, question)))
    }

    /// Asks a bot of Dream Runners; the answer is all that its seat does before
    /// anybody else is asked. Nothing for a spectator's view.
    pub fn of_runners(
        game: &lucid_dream_runners::DreamRunners,
        view: &lucid_dream_runners::View,
        level: RunnerLevel,
        seed: u64,
    ) -> Option<Question> {
        runners::question(game, view, level, seed).map(Question)
    }

    /// Asks what the view's seat could do; `nodes` is how much is looked at. The
    /// answer is an [`Advice`](lucid_bots::dreamscape::advice::Advice) as text. Nothing
    /// for a spectator's view.
    pub fn hint(game: &Dreamscape, view: &View, nodes: u64) -> Option<Question> {
        advice::hint(game, view, nodes).map(Question)
    }

    /// Asks how a turn of a seat in a recorded game was; the answer is a
    /// [`Report`](lucid_bots::dreamscape::advice::Report) of that turn as text.
    pub fn review(game: &Dreamscape, record: &str, seat: Seat, turn: usize) -> Question {
        Question(advice::review(game, record, seat, turn))
    }

    /// Asks what the view's seat could compose or choose. The answer is an
    /// [`Advice`](lucid_bots::runners::advice::Advice) or a
    /// [`Decision`](lucid_bots::runners::advice::Decision) as text. Nothing for a
    /// spectator's view.
    pub fn runners_hint(
        game: &lucid_dream_runners::DreamRunners,
        view: &lucid_dream_runners::View,
    ) -> Option<Question> {
        runners::hint(game, view).map(Question)
    }

    /// Asks how a round of a seat in a recorded game was; the answer is a
    /// [`Report`](lucid_bots::runners::advice::Report) of that round as text.
    pub fn runners_review(
        game: &lucid_dream_runners::DreamRunners,
        record: &str,
        seat: Seat,
        round: usize,
    ) -> Question {
        Question(runners::review(game, record, seat, round))
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
    #[cfg(not(target_arch = "wasm32"))]
    pub fn answer(&self) -> Option<String> {
        self.answer_by(lucid_bots::levels::since_start)
    }

    /// The same for bots that look at this clock.
    pub fn answer_by(&self, clock: Clock) -> Option<String> {
        if let Some(question) = self.0.strip_prefix(runners::TITLE) {
            return runners::answer(question);
        }
        let (content, question) = pack::unwrap(&self.0)?;
        if let Some(question) = question.strip_prefix(advice::HINT) {
            return advice::answer_hint(content, question);
        }
        if let Some(question) = question.strip_prefix(advice::REVIEW) {
            return advice::answer_review(content, question);
        }
        let (head, position) = question.split_once('\n')?;
        let mut words = head.split(' ');
        let level = Level::of(words.next()?)?;
        let seat: Seat = words.next()?.parse().ok()?;
        let seed: u64 = words.next()?.parse().ok()?;
        let rules = position::rules_of(position).ok()?;
        let game = Dreamscape::new(rules, content).ok()?;
        let state = position::parse(&game, position).ok()?;
        let view = game.view(&state, Some(seat));
        let mut choices = Choices::new();
        game.choices(&view, &mut choices);
        if choices.is_empty() {
            return None;
        }
        let action = choose(level, seed, clock, |player| {
            player.choose(&game, &view, &choices)
        })?;
        let mut answer = String::new();
        game.write_action(action, &mut answer);
        Some(answer)
    }
}

thread_local! {
    /// Who searches remembers the rest of its plan until its next question, so that
    /// a turn costs what a turn may cost. It knows its plan by the tables on the way,
    /// so that one is enough for all seats.
    static PLANNER: RefCell<Option<Box<dyn Player + Send>>> = RefCell::default();
}

fn choose(
    level: Level,
    seed: u64,
    clock: Clock,
    choice: impl FnOnce(&mut dyn Player) -> Action,
) -> Option<Action> {
    let new = || lucid_bots::levels::dreamscape_with(level.word(), seed, clock);
    if level != Level::Planner {
        return new().map(|mut player| choice(&mut *player));
    }
    PLANNER.with_borrow_mut(|kept| {
        let mut player = kept.take().or_else(new)?;
        let action = choice(&mut *player);
        *kept = Some(player);
        Some(action)
    })
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::Rules;
    use lucid_tabletop::{Dealer, Seed};

    use super::*;

    fn template() -> lucid_dreamscape::Content {
        let text = lucid_packs::template(lucid_packs::Game::Dreamscape);
        match lucid_packs::read("new.toml", text) {
            Ok(lucid_packs::Pack::Dreamscape(pack)) => pack.content,
            _ => panic!("the template is sound"),
        }
    }

    /// Whole games in which every choice goes through a text and back, with a
    /// bot of each level in turn; the last with a pack of the player's own.
    #[test]
    fn a_bot_plays_whole_games_from_questions() {
        for (number, rules) in [
            Rules::sylex(),
            Rules {
                nightmare: true,
                players: 3,
                ..Rules::huch()
            },
            Rules {
                simultaneous: true,
                players: 4,
                ..Rules::sylex()
            },
            Rules::sylex(),
        ]
        .into_iter()
        .enumerate()
        {
            let content = match number {
                3 => template(),
                _ => lucid_packs::dreamscape().content.clone(),
            };
            let game = Dreamscape::new(rules, content).unwrap();
            let mut dealer = Dealer::new(Seed::of_series(7, number as u64));
            let mut state = game.start();
            let mut step = 0;
            while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
                step += 1;
                let seat = seats.iter().next().unwrap();
                let view = game.view(&state, Some(seat));
                let level = Level::ALL[seat.index() % Level::ALL.len()];
                let question = Question::new(&game, &view, level, step).unwrap();
                let answer = question
                    .answer()
                    .unwrap_or_else(|| panic!("{}", question.text()));
                let action = game.parse_action(&answer).unwrap();
                game.play(&mut state, seat, action, &mut ()).unwrap();
            }
        }
    }

    #[test]
    fn nonsense_has_no_answer() {
        for text in [
            "",
            "random A 1",
            "random A 1\nposition",
            "clever A 1\n",
            "runners A",
        ] {
            assert_eq!(Question::from_text(text.to_owned()).answer(), None);
        }
    }
}
