//! Advice for Dreamscape, ready to be shown.

mod places;
#[cfg(test)]
mod tests;
mod whys;

pub use places::place;

use lucid_bots::dreamscape::advice::{Advice, Certainty, Line, Played};
use lucid_bots::dreamscape::creation::Rest;
use lucid_dreamscape::{Action, Dreamscape, Event, Reason, Table, View};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};

use crate::advice::Standing;
use crate::dreamscape::score_sources::{ScoreSources, score_sources};

/// The advice for a view.
#[derive(Clone, Debug)]
pub struct Hint {
    advice: Advice,
    /// The lines, played out.
    played: Vec<Played>,
    seat: Seat,
}

/// A line as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownLine {
    /// The steps of this turn.
    pub steps: Vec<ShownStep>,
    /// The steps that could follow in the Creation.
    pub then: Vec<ShownStep>,
    /// Why, in short sentences.
    pub whys: Vec<String>,
    /// The points on the way.
    pub points: Points,
    /// What it is worth beyond points, in hundredths, where known; without zeros.
    pub later: Vec<(Phrase, i32)>,
    /// How certain it is that this is best.
    pub known: String,
    /// How much less it is worth than the best line, in hundredths.
    pub behind: i32,
}

/// Points by their source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// The sources with points.
    pub sources: Vec<(Phrase, i32)>,
    /// The sum.
    pub total: i32,
}

/// A step as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownStep {
    /// What to do.
    pub words: String,
    /// Where, as a selector of the page.
    pub place: Option<String>,
    /// Whether its result depends on chance.
    pub open: bool,
}

impl Hint {
    /// Parses advice for the view that it was asked for.
    pub fn new(game: &Dreamscape, view: &View, text: &str) -> Option<Hint> {
        let advice = Advice::parse(game, text).ok()?;
        let played = advice.lines.iter().map(|line| line.play(game, view));
        Some(Hint {
            played: played.collect::<Option<Vec<Played>>>()?,
            seat: view.viewer?,
            advice,
        })
    }

    /// How many lines there are.
    pub fn lines(&self) -> usize {
        self.played.len()
    }

    /// Whether it is proved to be the best.
    pub fn is_proved(&self) -> bool {
        let mut lines = self.advice.lines.iter();
        lines.all(|line| line.known == Certainty::Exact)
    }

    /// How much less a line is worth than the best, in hundredths.
    pub fn behind(&self, line: usize) -> i32 {
        self.advice.behind(line)
    }

    /// The action of a step of a line.
    pub fn action(&self, line: usize, step: usize) -> Option<Action> {
        self.advice.lines.get(line)?.steps.get(step).copied()
    }

    /// How far a table has followed a line.
    pub fn standing(&self, line: usize, table: &Table) -> Standing {
        let Some(played) = self.played.get(line) else {
            return Standing::Elsewhere;
        };
        match played.reached(table) {
            Some(step) if step < played.steps.len() => Standing::Next(step),
            Some(_) => Standing::Done,
            None => Standing::Elsewhere,
        }
    }

    /// A line in words.
    pub fn show(&self, texts: &Texts, game: &Dreamscape, line: usize) -> Option<ShownLine> {
        let (of, played) = (self.advice.lines.get(line)?, self.played.get(line)?);
        let seat = self.seat;
        let mut before = &played.before;
        let mut steps: Vec<ShownStep> = Vec::new();
        for beat in played.beats() {
            steps.push(ShownStep {
                words: texts.action(game, before, beat.action),
                place: place(game, before, seat, beat.action),
                open: beat.open,
            });
            before = &beat.table;
        }
        let then = steps.split_off(played.steps.len());
        let whys = whys::whys(game, &self.advice, of, played, seat);
        Some(ShownLine {
            steps,
            then,
            whys: whys.into_iter().map(|why| texts.why(game, why)).collect(),
            points: points(played.points(), seat),
            later: of.rest.map_or_else(Vec::new, later),
            known: known(texts, of),
            behind: self.advice.behind(line),
        })
    }
}

impl Points {
    /// Points of a tally by source.
    fn of(tally: &ScoreSources) -> Points {
        let sources = [
            (Phrase::SourceCards, tally.cards),
            (Phrase::SourcePurposes, tally.purposes),
            (Phrase::EndSourceWater, tally.water),
            (Phrase::EndSourceMountains, tally.mountains),
            (Phrase::SourceTrees, tally.trees),
            (Phrase::EndSourceRed, tally.red),
        ];
        Points {
            sources: sources.into_iter().filter(|(_, sum)| *sum != 0).collect(),
            total: tally.total(),
        }
    }
}

/// The points of a seat by source.
fn points(scored: Vec<(Reason, i16)>, seat: Seat) -> Points {
    let events = scored.into_iter().map(|(reason, points)| Event::Scored {
        seat,
        points,
        reason,
    });
    let events: Vec<Event> = events.collect();
    Points::of(&score_sources(&events).0[seat])
}

fn later(rest: Rest) -> Vec<(Phrase, i32)> {
    let parts = [
        (Phrase::AdviceRestCards, rest.cards),
        (Phrase::AdviceRestPurposes, rest.purposes),
        (Phrase::AdviceRestStored, rest.stored),
        (Phrase::AdviceRestGround, rest.ground),
        (Phrase::AdviceRestRed, rest.red),
        (Phrase::AdviceRestOpen, rest.open),
    ];
    parts.into_iter().filter(|(_, worth)| *worth != 0).collect()
}

fn known(texts: &Texts, line: &Line) -> String {
    match line.known {
        Certainty::Exact => texts.phrase(Phrase::AdviceExact),
        Certainty::Searched => texts.phrase(Phrase::AdviceSearched),
        Certainty::Bound(most) => texts.advice_bound((most - line.worth).max(0)),
    }
}
