//! Advice and reviews as text, for workers, servers and storage.
//!
//! ```text
//! before 310 0 70 0 -300 0
//! line 3450 exact 5 310 0 70 0 -300 0 | u:c1 enter end |
//! line 3310 bound:3500 5 - | g:c1 end |
//! ```
//!
//! A line has its worth, how good it is known to be, how many steps are certain, what
//! remains (or `-`), the steps, and the Creation that could follow.

use std::fmt::Write as _;

use lucid_dreamscape::{Action, Dreamscape, Phase};
use lucid_tabletop::Game as _;

use super::{Advice, Certainty, Line, Reviewed};
use crate::advice::{ParseAdviceError, parse_word};
use crate::dreamscape::creation::Rest;

type Parsed<T> = Result<T, ParseAdviceError>;

impl Advice {
    /// The advice as text, a line for each of its lines.
    pub fn write(&self, game: &Dreamscape) -> String {
        let mut out = String::from("before ");
        write_rest(self.before, &mut out);
        for line in &self.lines {
            out.push_str("\nline ");
            line.write(game, &mut out);
        }
        out
    }

    /// Reads what [`Advice::write`] wrote.
    ///
    /// # Errors
    /// When the text was not written for this game.
    pub fn parse(game: &Dreamscape, text: &str) -> Parsed<Advice> {
        let mut lines = text.lines();
        let before = lines.next().and_then(|line| line.strip_prefix("before "));
        let before = parse_rest(&mut before.ok_or(ParseAdviceError)?.split(' '))?;
        let lines = lines.map(|line| {
            let line = line.strip_prefix("line ").ok_or(ParseAdviceError)?;
            Line::parse(game, line)
        });
        let lines = lines.collect::<Parsed<Vec<Line>>>()?;
        match lines.is_empty() {
            true => Err(ParseAdviceError),
            false => Ok(Advice { lines, before }),
        }
    }
}

impl Reviewed {
    /// The turn as text, in three lines.
    pub fn write(&self, game: &Dreamscape) -> String {
        let phase = match self.phase {
            Phase::Travel => "travel",
            Phase::LastPlacement => "last",
            _ => "creation",
        };
        let mut out = format!("turn {} {phase} {} {} ", self.cycle, self.first, self.last);
        // Writing to a string cannot fail.
        let _ = write!(out, "{} {} {}", self.lost, self.chance, self.better);
        out.push_str("\nplayed ");
        self.played.write(game, &mut out);
        out.push_str("\nbest ");
        self.best.write(game, &mut out);
        out
    }

    /// Reads what [`Reviewed::write`] wrote.
    ///
    /// # Errors
    /// When the text was not written for this game.
    pub fn parse(game: &Dreamscape, text: &str) -> Parsed<Reviewed> {
        let mut lines = text.lines();
        let mut line = |word: &str| {
            let line = lines.next().and_then(|line| line.strip_prefix(word));
            line.ok_or(ParseAdviceError)
        };
        let mut words = line("turn ")?.split(' ');
        Ok(Reviewed {
            cycle: parse_word(&mut words)?,
            phase: match words.next() {
                Some("travel") => Phase::Travel,
                Some("creation") => Phase::Creation,
                Some("last") => Phase::LastPlacement,
                _ => return Err(ParseAdviceError),
            },
            first: parse_word(&mut words)?,
            last: parse_word(&mut words)?,
            lost: parse_word(&mut words)?,
            chance: parse_word(&mut words)?,
            better: parse_word(&mut words)?,
            played: Line::parse(game, line("played ")?)?,
            best: Line::parse(game, line("best ")?)?,
        })
    }
}

impl Line {
    fn write(&self, game: &Dreamscape, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self.known {
            Certainty::Exact => write!(out, "{} exact ", self.worth),
            Certainty::Bound(bound) => write!(out, "{} bound:{bound} ", self.worth),
            Certainty::Searched => write!(out, "{} searched ", self.worth),
        };
        let _ = write!(out, "{} ", self.certain);
        write_rest(self.rest, out);
        for steps in [&self.steps, &self.then] {
            out.push_str(" |");
            for step in steps {
                out.push(' ');
                game.write_action(*step, out);
            }
        }
    }

    fn parse(game: &Dreamscape, text: &str) -> Parsed<Line> {
        let mut parts = text.split(" |");
        let mut words = parts.next().unwrap_or_default().split(' ');
        let mut steps = || -> Parsed<Vec<Action>> {
            let words = parts.next().ok_or(ParseAdviceError)?.split_whitespace();
            let step = |word: &str| game.parse_action(word).ok_or(ParseAdviceError);
            words.map(step).collect()
        };
        Ok(Line {
            worth: parse_word(&mut words)?,
            known: match words.next() {
                Some("exact") => Certainty::Exact,
                Some("searched") => Certainty::Searched,
                Some(word) => {
                    let bound = word.strip_prefix("bound:").ok_or(ParseAdviceError)?;
                    Certainty::Bound(bound.parse().map_err(|_| ParseAdviceError)?)
                }
                None => return Err(ParseAdviceError),
            },
            certain: parse_word(&mut words)?,
            rest: parse_rest(&mut words)?,
            steps: steps()?,
            then: steps()?,
        })
    }
}

fn write_rest(rest: Option<Rest>, out: &mut String) {
    let Some(rest) = rest else {
        return out.push('-');
    };
    let Rest {
        cards,
        purposes,
        stored,
        ground,
        red,
        open,
    } = rest;
    // Writing to a string cannot fail.
    let _ = write!(out, "{cards} {purposes} {stored} {ground} {red} {open}");
}

fn parse_rest<'a>(words: &mut impl Iterator<Item = &'a str>) -> Parsed<Option<Rest>> {
    let first = words.next().ok_or(ParseAdviceError)?;
    if first == "-" {
        return Ok(None);
    }
    Ok(Some(Rest {
        cards: parse_word(&mut std::iter::once(first))?,
        purposes: parse_word(words)?,
        stored: parse_word(words)?,
        ground: parse_word(words)?,
        red: parse_word(words)?,
        open: parse_word(words)?,
    }))
}
