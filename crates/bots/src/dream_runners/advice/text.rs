//! Advice and reviews as text, as they come from a worker or a server.
//!
//! ```text
//! line 2310 asleep one-a@b2 …
//! way 120 300 -100 -80 free buy:three-a
//! ```

use std::fmt::Write as _;

use lucid_dream_runners::{Action, DreamRunners};
use lucid_tabletop::Game as _;

use super::{Advice, Bought, Decision, Line, Reviewed, WeighedChoice};
use crate::advice::{ParseAdviceError, parse_word};

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

impl Decision {
    /// The decision as text, a line for each choice.
    pub fn write(&self, game: &DreamRunners) -> String {
        let mut text = String::new();
        for way in &self.ways {
            let WeighedChoice {
                action,
                worth,
                points,
                coins,
                ahead,
                urgent,
            } = way;
            let needed = if *urgent { "urgent" } else { "free" };
            // Writing to a string cannot fail.
            let _ = write!(text, "way {worth} {points} {coins} {ahead} {needed} ");
            game.write_action(*action, &mut text);
            text.push('\n');
        }
        text
    }

    /// Reads what [`Decision::write`] wrote.
    ///
    /// # Errors
    /// When it is something else.
    pub fn parse(game: &DreamRunners, text: &str) -> Result<Decision, ParseAdviceError> {
        let way = |line: &str| {
            let mut words = line
                .strip_prefix("way ")
                .ok_or(ParseAdviceError)?
                .split(' ');
            Ok(WeighedChoice {
                worth: parse_word(&mut words)?,
                points: parse_word(&mut words)?,
                coins: parse_word(&mut words)?,
                ahead: parse_word(&mut words)?,
                urgent: match words.next() {
                    Some("urgent") => true,
                    Some("free") => false,
                    _ => return Err(ParseAdviceError),
                },
                action: parse_action(game, words.next())?,
            })
        };
        let ways: Vec<WeighedChoice> = text.lines().map(way).collect::<Result<_, _>>()?;
        match ways.is_empty() {
            true => Err(ParseAdviceError),
            false => Ok(Decision { ways }),
        }
    }
}

impl Reviewed {
    /// The round as text: its numbers, what was played, the best, and what was
    /// chosen in the shop with what would have been best there.
    pub fn write(&self, game: &DreamRunners) -> String {
        let mut text = format!("round {} {} {}\n", self.round, self.first, self.last);
        self.played.write(game, &mut text);
        self.best.write(game, &mut text);
        text.push_str("shop");
        for bought in &self.bought {
            text.push(' ');
            game.write_action(bought.action, &mut text);
            text.push(' ');
            game.write_action(bought.best, &mut text);
            // Writing to a string cannot fail.
            let _ = write!(text, " {}", bought.lost);
        }
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
        let mut line = || lines.next().ok_or(ParseAdviceError);
        Ok(Reviewed {
            round: u8::try_from(round).map_err(|_| ParseAdviceError)?,
            first,
            last,
            played: Line::parse(game, line()?)?,
            best: Line::parse(game, line()?)?,
            bought: parse_shop(game, line()?)?,
        })
    }
}

fn parse_shop(game: &DreamRunners, text: &str) -> Result<Vec<Bought>, ParseAdviceError> {
    let words = text.strip_prefix("shop").ok_or(ParseAdviceError)?;
    let words: Vec<&str> = words.split_whitespace().collect();
    let bought = words.chunks(3).map(|words| {
        let mut words = words.iter().copied();
        Ok(Bought {
            action: parse_action(game, words.next())?,
            best: parse_action(game, words.next())?,
            lost: parse_word(&mut words)?,
        })
    });
    bought.collect()
}

fn parse_action(game: &DreamRunners, word: Option<&str>) -> Result<Action, ParseAdviceError> {
    let action = word.and_then(|word| game.parse_action(word));
    action.ok_or(ParseAdviceError)
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
