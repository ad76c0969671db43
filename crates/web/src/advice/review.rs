//! The turns of a recorded game, what was played beside what was best.

mod kept;

pub use bots::dreamscape::advice::{Report, Reviewed};
pub use kept::{keep, kept};

use bots::dreamscape::advice::Line;
use dreamscape::{Dreamscape, Event, Phase, Reason, View};
use tabletop::Seat;
use texts::Texts;

use super::hint::{Points, points};
use crate::replay::{Eye, Film as _, Reel};

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

/// What a turn is called: `Cycle 3 · Travel`.
pub fn name(texts: &Texts, turn: &Reviewed) -> String {
    let cycle = texts.cycle(turn.cycle.max(1));
    format!("{cycle} · {}", texts.phase(turn.phase))
}

/// The seats whose turns may be looked at, those of people first. Names of bots are
/// no secret, so whoever played comes before who did not.
pub fn seats(reel: &Reel<Dreamscape>) -> Vec<Seat> {
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
    let own = events.filter_map(|event| match event {
        Event::Scored {
            seat: who,
            points,
            reason,
        } if who == seat => Some((reason, points)),
        _ => None,
    });
    own.collect()
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
    use texts::Language;

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
                Report::parse(reel.game(), &question.answer().unwrap()).unwrap()
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
                    assert!(!name(&texts, reviewed).is_empty());
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
