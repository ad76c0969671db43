//! Advice and reviews as text, for workers, servers and storage.
//!
//! ```text
//! before 310 0 70 0 -300 0
//! line 6210 910 580 0 0 exact 5 310 0 70 0 -300 0 | u:c1 enter end |
//! line - 120 80 searched 5 - | g:c1 end |
//! ```
//!
//! A line has the final points that are expected, their spread and the chance to win (or
//! `-`), how much less it brings than the best and the doubt about that, how good it is known
//! to be, how many steps are certain, what the search saw in it (or `-`), the steps, and the
//! Creation that could follow.

use std::fmt::Write as _;

use lucid_dreamscape::{Action, Dreamscape, Phase};
use lucid_tabletop::Game as _;

use super::{Advice, Certainty, Line, Prospect, Reviewed};
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
        let (first, from, last) = (self.first, self.from, self.last);
        let mut out = format!("judged {} {phase} {first} {from} {last} ", self.cycle);
        let (lost, doubt, win) = (self.lost, self.doubt, self.win);
        // Writing to a string cannot fail.
        let _ = write!(out, "{lost} {doubt} {win} {} ", self.worlds);
        let _ = write!(out, "{} {}", self.chance, self.better);
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
        let mut words = line("judged ")?.split(' ');
        Ok(Reviewed {
            cycle: parse_word(&mut words)?,
            phase: match words.next() {
                Some("travel") => Phase::Travel,
                Some("creation") => Phase::Creation,
                Some("last") => Phase::LastPlacement,
                _ => return Err(ParseAdviceError),
            },
            first: parse_word(&mut words)?,
            from: parse_word(&mut words)?,
            last: parse_word(&mut words)?,
            lost: parse_word(&mut words)?,
            doubt: parse_word(&mut words)?,
            win: parse_word(&mut words)?,
            worlds: parse_word(&mut words)?,
            chance: parse_word(&mut words)?,
            better: parse_word(&mut words)?,
            played: Line::parse(game, line("played ")?)?,
            best: Line::parse(game, line("best ")?)?,
        })
    }
}

impl Line {
    fn write(&self, game: &Dreamscape, out: &mut String) {
        let known = match self.known {
            Certainty::Exact => "exact",
            Certainty::Searched => "searched",
        };
        // Writing to a string cannot fail.
        let _ = match self.prospect {
            Some(Prospect {
                points,
                spread,
                win,
            }) => write!(out, "{points} {spread} {win} "),
            None => write!(out, "- "),
        };
        let _ = write!(
            out,
            "{} {} {known} {} ",
            self.behind, self.doubt, self.certain
        );
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
            prospect: parse_prospect(&mut words)?,
            behind: parse_word(&mut words)?,
            doubt: parse_word(&mut words)?,
            known: match words.next() {
                Some("exact") => Certainty::Exact,
                Some("searched") => Certainty::Searched,
                _ => return Err(ParseAdviceError),
            },
            certain: parse_word(&mut words)?,
            rest: parse_rest(&mut words)?,
            steps: steps()?,
            then: steps()?,
        })
    }
}

fn parse_prospect<'a>(words: &mut impl Iterator<Item = &'a str>) -> Parsed<Option<Prospect>> {
    let first = words.next().ok_or(ParseAdviceError)?;
    if first == "-" {
        return Ok(None);
    }
    Ok(Some(Prospect {
        points: parse_word(&mut std::iter::once(first))?,
        spread: parse_word(words)?,
        win: parse_word(words)?,
    }))
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
