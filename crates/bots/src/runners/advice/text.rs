//! Advice and reviews as text, as they come from a worker or a server.
//!
//! ```text
//! line 2310 asleep one-a@b2 …
//! ```

use std::fmt;

use dream_runners::{Action, DreamRunners};
use tabletop::Game as _;

use super::{Advice, Line, Reviewed};

/// A text that is no advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseAdviceError;

impl fmt::Display for ParseAdviceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no advice")
    }
}

impl std::error::Error for ParseAdviceError {}

impl Advice {
    /// The advice as text, a line each.
    pub fn write(&self, game: &DreamRunners) -> String {
        let mut text = String::new();
        for line in &self.lines {
            line.write(game, &mut text);
        }
        text
    }

    /// Reads what [`Advice::write`] wrote.
    ///
    /// # Errors
    /// When it is something else.
    pub fn parse(game: &DreamRunners, text: &str) -> Result<Advice, ParseAdviceError> {
        let lines = text.lines().map(|line| Line::parse(game, line));
        let lines: Vec<Line> = lines.collect::<Result<_, _>>()?;
        match lines.is_empty() {
            true => Err(ParseAdviceError),
            false => Ok(Advice { lines }),
        }
    }
}

impl Reviewed {
    /// The round as text: its numbers, what was played, and the best.
    pub fn write(&self, game: &DreamRunners) -> String {
        let mut text = format!("round {} {} {}\n", self.round, self.first, self.last);
        self.played.write(game, &mut text);
        self.best.write(game, &mut text);
        text
    }

    /// Reads what [`Reviewed::write`] wrote.
    ///
    /// # Errors
    /// When it is something else.
    pub fn parse(game: &DreamRunners, text: &str) -> Result<Reviewed, ParseAdviceError> {
        let mut lines = text.lines();
        let head = lines.next().ok_or(ParseAdviceError)?;
        let numbers = head.strip_prefix("round ").ok_or(ParseAdviceError)?;
        let numbers: Vec<usize> = numbers
            .split(' ')
            .map(|number| number.parse().map_err(|_| ParseAdviceError))
            .collect::<Result<_, _>>()?;
        let [round, first, last] = numbers[..] else {
            return Err(ParseAdviceError);
        };
        let mut line = || Line::parse(game, lines.next().ok_or(ParseAdviceError)?);
        Ok(Reviewed {
            round: u8::try_from(round).map_err(|_| ParseAdviceError)?,
            first,
            last,
            played: line()?,
            best: line()?,
        })
    }
}

impl Line {
    fn write(&self, game: &DreamRunners, text: &mut String) {
        let how = if self.asleep { "asleep" } else { "awake" };
        text.push_str(&format!("line {} {how}", self.worth));
        for placed in &self.board {
            text.push(' ');
            game.write_action(Action::Put(*placed), text);
        }
        text.push('\n');
    }

    fn parse(game: &DreamRunners, text: &str) -> Result<Line, ParseAdviceError> {
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(ParseAdviceError);
        if word()? != "line" {
            return Err(ParseAdviceError);
        }
        let worth = word()?.parse().map_err(|_| ParseAdviceError)?;
        let asleep = match word()? {
            "asleep" => true,
            "awake" => false,
            _ => return Err(ParseAdviceError),
        };
        let board = words.map(|word| match game.parse_action(word) {
            Some(Action::Put(placed)) => Ok(placed),
            _ => Err(ParseAdviceError),
        });
        Ok(Line {
            worth,
            asleep,
            board: board.collect::<Result<_, _>>()?,
        })
    }
}
