//! Advice for Dreamscape, ready to be shown.

mod places;
#[cfg(test)]
mod tests;
mod whys;

pub use places::place;

use lucid_bots::dreamscape::advice::{Advice, Certainty, Line, Played, Prospect};
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
    /// How the game is expected to end after it, once that is known.
    pub prospect: Option<String>,
    /// How certain it is that this is best, or how it compares with the best.
    pub known: String,
    /// How much less it brings than the best line, in hundredths of a final point; 0 if
    /// they are equal.
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

    /// How much less a line brings than the best, in hundredths of a final point.
    pub fn behind(&self, line: usize) -> i32 {
        let line = self.advice.lines.get(line);
        line.map_or(0, |line| line.behind)
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
            prospect: prospect(texts, game, of),
            known: match line {
                0 => known(texts, of),
                _ if of.prospect.is_some() => texts.advice_behind_about(of.behind, of.doubt),
                _ => String::new(),
            },
            behind: of.behind,
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

/// How the game is expected to end, in words.
fn prospect(texts: &Texts, game: &Dreamscape, line: &Line) -> Option<String> {
    let Prospect {
        points,
        spread,
        win,
    } = line.prospect?;
    Some(match game.rules().solo {
        None => texts.advice_prospect(points, spread, win),
        Some(_) => texts.advice_prospect_alone(points, spread, win),
    })
}

fn known(texts: &Texts, line: &Line) -> String {
    texts.phrase(match line.known {
        Certainty::Exact => Phrase::AdviceExact,
        Certainty::Searched => Phrase::AdviceSearched,
    })
}
