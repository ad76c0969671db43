//! The turns of a recorded game of Dreamscape.

pub use lucid_bots::dreamscape::advice::Reviewed;

use lucid_bots::dreamscape::advice::{Line, TurnMark, points as points_of};
use lucid_dreamscape::{Dreamscape, Phase, Reason, View};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts, arg};

use crate::advice::review::{Certainty, ReviewTitle};
use crate::replay::{Eye, GameTimeline};

impl ReviewTitle for Dreamscape {
    const ABOUT: Phrase = Phrase::ReviewAbout;
    const TURNS: Phrase = Phrase::ReviewTurns;

    fn name(_: &GameTimeline<Dreamscape>, texts: &Texts, turn: &Reviewed) -> String {
        let cycle = texts.cycle(turn.cycle.max(1));
        format!("{cycle} · {}", texts.phase(turn.phase))
    }

    fn lost(texts: &Texts, turn: &Reviewed) -> String {
        let mark = match turn.mark() {
            TurnMark::Good if turn.better => return texts.phrase(Phrase::ReviewBetter),
            TurnMark::Good => return texts.phrase(Phrase::ReviewEqual),
            TurnMark::Inaccurate => Phrase::ReviewInaccurate,
            TurnMark::Costly => Phrase::ReviewCostly,
        };
        format!("{} · {}", texts.phrase(mark), texts.review_lost(turn.lost))
    }

    fn certainty(turn: &Reviewed) -> Certainty {
        match turn.chance {
            true => Certainty::Luck,
            false => Certainty::Likely,
        }
    }

    fn progress(texts: &Texts, done: usize, of: usize) -> String {
        texts.review_progress(arg::Done(done), arg::Of(of))
    }
}

/// A reviewed turn, ready to be shown.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What was played.
    pub played: Side,
    /// The best line found.
    pub best: Side,
}

/// A line and its results.
#[derive(Clone, Debug)]
pub struct Side {
    /// The steps in words.
    pub steps: Vec<String>,
    /// What could follow a Travel.
    pub then: Vec<String>,
    /// What it scores, the most first.
    pub sums: Vec<Sum>,
    /// All of it.
    pub total: i32,
    /// The table afterwards.
    pub view: View,
}

/// Points with their reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// What they are for.
    pub reason: String,
    /// How many.
    pub points: i32,
}

/// A turn of a seat, ready to be shown; nothing if the game does not have it.
pub fn turn(
    texts: &Texts,
    timeline: &GameTimeline<Dreamscape>,
    seat: Seat,
    reviewed: &Reviewed,
) -> Option<Turn> {
    let eye = Eye::Seat(seat);
    let view = timeline.view(reviewed.from, eye);
    let played = match reviewed.phase {
        // A Travel scores in the Creation that could follow it.
        Phase::Travel => side(texts, timeline.game(), &view, &reviewed.played),
        _ => None,
    };
    let played = match played {
        Some(played) => played,
        None => {
            let sums = sums(texts, timeline.game(), scored(timeline, seat, reviewed));
            Side {
                steps: describe(texts, timeline, seat, reviewed),
                then: Vec::new(),
                total: sums.iter().map(|sum| sum.points).sum(),
                sums,
                view: timeline.view(reviewed.last, eye),
            }
        }
    };
    // What was played may depend on luck, so that it is no line of the view.
    let best = match reviewed.best == reviewed.played {
        true => played.clone(),
        false => side(texts, timeline.game(), &view, &reviewed.best)?,
    };
    Some(Turn { played, best })
}

/// The actions of a turn, in words.
fn describe(
    texts: &Texts,
    timeline: &GameTimeline<Dreamscape>,
    seat: Seat,
    reviewed: &Reviewed,
) -> Vec<String> {
    let mut steps = Vec::new();
    for (moment, action) in timeline.actions(seat, reviewed.from, reviewed.last + 1) {
        let state = timeline.state(moment);
        steps.push(texts.action(timeline.game(), state.table(), action));
    }
    steps
}

fn scored(
    timeline: &GameTimeline<Dreamscape>,
    seat: Seat,
    reviewed: &Reviewed,
) -> Vec<(Reason, i16)> {
    let moments = reviewed.from + 1..=reviewed.last;
    let events = moments.flat_map(|moment| timeline.fresh(moment, Eye::Seat(seat)));
    points_of(&events.collect::<Vec<_>>(), seat)
}

fn side(texts: &Texts, game: &Dreamscape, view: &View, line: &Line) -> Option<Side> {
    let played = line.play(game, view)?;
    let sums = sums(texts, game, played.points());
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
        total: sums.iter().map(|sum| sum.points).sum(),
        sums,
        view: View {
            table: played.end().clone(),
            ..view.clone()
        },
    })
}

/// Points by their reason, the most first; the same reason is named once.
fn sums(texts: &Texts, game: &Dreamscape, scored: Vec<(Reason, i16)>) -> Vec<Sum> {
    let mut sums: Vec<Sum> = Vec::new();
    for (reason, points) in scored {
        let (reason, points) = (texts.reason(game, reason), i32::from(points));
        match sums.iter_mut().find(|sum| sum.reason == reason) {
            Some(sum) => sum.points += points,
            None => sums.push(Sum { reason, points }),
        }
    }
    sums.retain(|sum| sum.points != 0);
    sums.sort_by_key(|sum| std::cmp::Reverse(sum.points));
    sums
}

#[cfg(test)]
mod tests {
    use lucid_texts::Language;

    use super::*;
    use crate::advice::review::{Report, keep, kept, seats};
    use crate::bots::{Question, since_start};
    use crate::replay::tests::samples;
    use crate::replay::{Timeline as _, open};
    use crate::storage::Memory;

    #[test]
    fn every_turn_of_a_record_can_be_shown() {
        for rules in [
            "sylex players=2 cycles=3",
            "sylex players=1 cycles=3 nightmare=yes solo=bad-dreams",
        ] {
            let record = samples::game(rules);
            let opened = open(&record, &Memory::default()).unwrap();
            let timeline = opened
                .timeline_of::<Dreamscape>()
                .expect("a game of Dreamscape");
            let seat = Seat::new(0);
            let ask = |number| {
                let question = Question::review(&**timeline.game(), &record, seat, number);
                Report::parse(&**timeline.game(), &question.answer(since_start).unwrap()).unwrap()
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
                    let shown = turn(&texts, timeline, seat, reviewed).unwrap();
                    assert!(!shown.played.steps.is_empty() && !shown.best.steps.is_empty());
                    assert!(!Dreamscape::name(timeline, &texts, reviewed).is_empty());
                    assert!(!Dreamscape::lost(&texts, reviewed).is_empty());
                    if reviewed.phase != Phase::Travel {
                        gained += shown.played.total;
                    }
                }
            }
            // All points of a seat before the final count, but for those of turns whose
            // lines begin after an outcome of chance.
            let last = report.turns.last().unwrap().last;
            let score = timeline.state(last).table().players[seat].score;
            let earlier: i16 = (report.turns.iter())
                .filter(|turn| turn.phase != Phase::Travel)
                .map(|turn| {
                    let score = |step| timeline.state(step).table().players[seat].score;
                    score(turn.from) - score(turn.first)
                })
                .sum();
            assert_eq!(gained, 2 * i32::from(score - earlier));
            let storage = Memory::default();
            assert_eq!(kept(&storage, timeline, seat), None);
            keep(&storage, timeline, &report, 5);
            assert_eq!(kept(&storage, timeline, seat), Some(report));
            assert_eq!(seats(timeline).len(), timeline.names().len());
        }
    }
}
