//! The turns of a recorded game, what was played beside what was best.

mod kept;
pub mod runners;

pub use kept::{keep, kept};
pub use lucid_bots::advice::{Looked, Report};
pub use lucid_bots::dreamscape::advice::Reviewed;

use lucid_bots::advice::Reviewable;
use lucid_bots::dreamscape::advice::{Line, points as points_of};
use lucid_dreamscape::{Dreamscape, Phase, Reason, View};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};

use super::hint::{Points, points};
use crate::bots::Question;
use crate::replay::{Eye, Film as _, Opened, Recorded, Reel};

/// A title whose recorded games can be looked at again in the browser.
pub trait Title: Recorded + Reviewable + Send + Sync {
    /// What the page says about itself.
    const ABOUT: Phrase;
    /// What the list of turns is called.
    const TURNS: Phrase;

    /// The game of a record, if it is of this title.
    fn reel(opened: &Opened) -> Option<&Reel<Self>>;

    /// Asks how a turn was.
    fn ask(reel: &Reel<Self>, seat: Seat, number: usize) -> Question;

    /// What a turn is called: `Cycle 3 · Travel`.
    fn name(reel: &Reel<Self>, texts: &Texts, turn: &Self::Turn) -> String;

    /// What was lost in a turn, in a few words.
    fn lost(texts: &Texts, turn: &Self::Turn) -> String {
        texts.review_lost(hundredths(turn.lost()))
    }

    /// How many turns have been looked at.
    fn progress(texts: &Texts, done: usize, of: usize) -> String;
}

/// Hundredths of a point as texts take them; more than a game can be worth is cut.
pub(super) fn hundredths(worth: i64) -> i32 {
    i32::try_from(worth).unwrap_or(i32::MAX)
}

impl Title for Dreamscape {
    const ABOUT: Phrase = Phrase::ReviewAbout;
    const TURNS: Phrase = Phrase::ReviewTurns;

    fn reel(opened: &Opened) -> Option<&Reel<Dreamscape>> {
        match opened {
            Opened::Dreamscape(reel) => Some(reel),
            Opened::Runners(_) => None,
        }
    }

    fn ask(reel: &Reel<Dreamscape>, seat: Seat, number: usize) -> Question {
        Question::review(reel.game(), reel.record(), seat, number)
    }

    fn name(_: &Reel<Dreamscape>, texts: &Texts, turn: &Reviewed) -> String {
        let cycle = texts.cycle(turn.cycle.max(1));
        format!("{cycle} · {}", texts.phase(turn.phase))
    }

    fn lost(texts: &Texts, turn: &Reviewed) -> String {
        match turn.better {
            true => texts.phrase(Phrase::ReviewBetter),
            false => texts.review_lost(turn.lost),
        }
    }

    fn progress(texts: &Texts, done: usize, of: usize) -> String {
        texts.review_progress(done, of)
    }
}

/// A turn that has been looked at, ready to be shown.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What was played.
    pub played: Side,
    /// The best line found.
    pub best: Side,
}

/// What a turn comes to.
#[derive(Clone, Debug)]
pub struct Side {
    /// The steps in words.
    pub steps: Vec<String>,
    /// What could follow a Travel.
    pub then: Vec<String>,
    /// The points that it scores.
    pub points: Points,
    /// The table afterwards.
    pub view: View,
}

/// The seats whose turns may be looked at, those of people first. Names of bots are
/// no secret, so whoever played comes before who did not.
pub fn seats<G: Recorded>(reel: &Reel<G>) -> Vec<Seat> {
    Seat::first(reel.names().len().min(4)).collect()
}

/// A turn of a seat, ready to be shown; nothing if it is none of the game.
pub fn turn(
    texts: &Texts,
    reel: &Reel<Dreamscape>,
    seat: Seat,
    reviewed: &Reviewed,
) -> Option<Turn> {
    let eye = Eye::Seat(seat);
    let view = reel.view(reviewed.first, eye);
    let best = side(texts, reel.game(), &view, &reviewed.best)?;
    let played = match reviewed.phase {
        // It scores in the Creation that could follow it.
        Phase::Travel => side(texts, reel.game(), &view, &reviewed.played),
        _ => None,
    };
    let played = match played {
        Some(played) => played,
        None => Side {
            steps: told(texts, reel, seat, reviewed),
            then: Vec::new(),
            points: points(scored(reel, seat, reviewed), seat),
            view: reel.view(reviewed.last, eye),
        },
    };
    Some(Turn { played, best })
}

/// What was done in a turn, as it happened.
fn told(texts: &Texts, reel: &Reel<Dreamscape>, seat: Seat, reviewed: &Reviewed) -> Vec<String> {
    let mut steps = Vec::new();
    for (moment, action) in reel.actions(seat, reviewed.first, reviewed.last + 1) {
        let state = reel.state(moment);
        steps.push(texts.action(reel.game(), state.table(), action));
    }
    steps
}

fn scored(reel: &Reel<Dreamscape>, seat: Seat, reviewed: &Reviewed) -> Vec<(Reason, i16)> {
    let moments = reviewed.first + 1..=reviewed.last;
    let events = moments.flat_map(|moment| reel.fresh(moment, Eye::Seat(seat)));
    points_of(&events.collect::<Vec<_>>(), seat)
}

fn side(texts: &Texts, game: &Dreamscape, view: &View, line: &Line) -> Option<Side> {
    let played = line.play(game, view)?;
    let seat = view.viewer?;
    let mut before = &played.before;
    let mut words: Vec<String> = Vec::new();
    for beat in played.beats() {
        words.push(texts.action(game, before, beat.action));
        before = &beat.table;
    }
    let then = words.split_off(played.steps.len());
    Some(Side {
        steps: words,
        then,
        points: points(played.points(), seat),
        view: View {
            table: played.end().clone(),
            ..view.clone()
        },
    })
}

#[cfg(test)]
mod tests {
    use lucid_texts::Language;

    use super::*;
    use crate::bots::Question;
    use crate::replay::{Opened, open, samples};
    use crate::shelf::Memory;

    #[test]
    fn every_turn_of_a_record_can_be_shown() {
        for rules in [
            "sylex players=2",
            "sylex players=1 nightmare=yes solo=bad-dreams",
        ] {
            let record = samples::game(rules);
            let Ok(Opened::Dreamscape(reel)) = open(&record, &Memory::default()) else {
                panic!("a game of Dreamscape");
            };
            let seat = Seat::new(0);
            let ask = |number| {
                let question = Question::review(reel.game(), &record, seat, number);
                Report::parse(&**reel.game(), &question.answer().unwrap()).unwrap()
            };
            let of = ask(0).of;
            let mut report = ask(of);
            for number in 0..of {
                report.turns.extend(ask(number).turns);
            }
            assert_eq!(report.turns.len(), of);
            let mut gained = 0;
            for language in [Language::English, Language::German] {
                let texts = Texts::new(language);
                for reviewed in &report.turns {
                    let shown = turn(&texts, &reel, seat, reviewed).unwrap();
                    assert!(!shown.played.steps.is_empty() && !shown.best.steps.is_empty());
                    assert!(!Dreamscape::name(&reel, &texts, reviewed).is_empty());
                    assert!(!Dreamscape::lost(&texts, reviewed).is_empty());
                    if reviewed.phase != Phase::Travel {
                        gained += shown.played.points.total;
                    }
                }
            }
            // All that a seat has before the game itself is counted.
            let last = report.turns.last().unwrap().last;
            let score = reel.state(last).table().players[seat].score;
            assert_eq!(gained, 2 * i32::from(score));
            let shelf = Memory::default();
            assert_eq!(kept(&shelf, &reel, seat), None);
            keep(&shelf, &reel, &report, 5);
            assert_eq!(kept(&shelf, &reel, seat), Some(report));
            assert_eq!(seats(&reel).len(), reel.names().len());
        }
    }
}
