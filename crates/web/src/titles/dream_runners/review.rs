//! The rounds of a recorded game of Dream Runners.

pub use lucid_bots::dream_runners::advice::Reviewed;

use lucid_bots::dream_runners::advice::{Effect, Line};
use lucid_dream_runners::{Draft, DreamRunners, Placed, View};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts, arg};

use super::hint::{Worths, whys_of_board};
use crate::advice::review::{Certainty, ReviewTitle, hundredths};
use crate::dream_runners::draw::{BoardLook, board, preview};
use crate::replay::{Eye, GameTimeline, Timeline as _};

impl ReviewTitle for DreamRunners {
    const ABOUT: Phrase = Phrase::RunnersReviewAbout;
    const TURNS: Phrase = Phrase::RunnersReviewRounds;

    /// The number of the round, and the dream's name.
    fn name(timeline: &GameTimeline<DreamRunners>, texts: &Texts, turn: &Reviewed) -> String {
        let tile = timeline.state(turn.first).table().tile;
        let dream = tile.map_or_else(String::new, |tile| {
            let name = &timeline.game().content().tile(tile).name;
            texts.name(&name.en, &name.de).to_owned()
        });
        format!("{} · {dream}", turn.round)
    }

    fn lost(texts: &Texts, turn: &Reviewed) -> String {
        match turn.best.asleep && !turn.played.asleep {
            true => texts.phrase(Phrase::RunnersReviewWoke),
            false => texts.review_lost(hundredths(turn.lost())),
        }
    }

    /// Every composition was looked at; chests count at their average.
    fn certainty(_: &Reviewed) -> Certainty {
        Certainty::Proven
    }

    fn progress(texts: &Texts, done: usize, of: usize) -> String {
        texts.runners_review_progress(arg::Done(done), arg::Of(of))
    }
}

/// A reviewed round, ready to be shown.
#[derive(Clone, Debug)]
pub struct Round {
    /// What was composed.
    pub played: Side,
    /// The best composition.
    pub best: Side,
    /// The choices in the shop, in words.
    pub shop: Vec<String>,
}

/// A board and its results.
#[derive(Clone, Debug)]
pub struct Side {
    /// The markup of the board.
    pub board: String,
    /// The segments with their places.
    pub steps: Vec<String>,
    /// Its effects in short sentences.
    pub whys: Vec<String>,
    /// What it is worth by source.
    pub worths: Worths,
}

/// A round of a seat, ready to be shown; nothing if the game does not have it.
pub fn round(
    texts: &Texts,
    timeline: &GameTimeline<DreamRunners>,
    seat: Seat,
    reviewed: &Reviewed,
) -> Option<Round> {
    let game = timeline.game();
    let view = timeline.view(reviewed.first, Eye::Seat(seat));
    let shop = reviewed.bought.iter().map(|bought| {
        let lost = hundredths(bought.lost);
        let better = (lost >= 5).then_some((bought.best, lost));
        texts.runners_review_shop(game, bought.action, better)
    });
    let side = |line, title| {
        let name = timeline
            .names()
            .get(seat.index())
            .cloned()
            .unwrap_or_default();
        let label = format!("{}: {}", texts.phrase(title), texts.dream_of(&name));
        side(texts, game, &view, line, label)
    };
    Some(Round {
        played: side(&reviewed.played, Phrase::ReviewPlayed)?,
        best: side(&reviewed.best, Phrase::RunnersReviewBest)?,
        shop: shop.collect(),
    })
}

fn side(
    texts: &Texts,
    game: &DreamRunners,
    view: &View,
    line: &Line,
    label: String,
) -> Option<Side> {
    let effect: Effect = line.effect(game, view)?;
    let draft: Draft = game.draft(&line.board)?;
    let comes = preview(game, &view.table, view.viewer?, &draft);
    let drawn = board(&BoardLook {
        game,
        table: &view.table,
        draft: &draft,
        preview: comes.as_ref(),
        hand: None,
        advised: &[],
        lit: None,
        open: &[],
        texts,
        label,
    });
    let whys = whys_of_board(&effect);
    let laid = |placed: &Placed| texts.segment_laid(game, *placed);
    Some(Side {
        board: drawn.markup(),
        steps: line.board.iter().map(laid).collect(),
        whys: whys
            .iter()
            .map(|why| texts.runners_why(game, why))
            .collect(),
        worths: Worths::new(&effect),
    })
}

#[cfg(test)]
mod tests {
    use lucid_bots::advice::Report;
    use lucid_texts::Language;

    use super::*;
    use crate::advice::review::{keep, kept, seats};
    use crate::bots::{Question, since_start};
    use crate::replay::open;
    use crate::replay::tests::samples;
    use crate::storage::Memory;

    #[test]
    fn every_round_of_a_record_can_be_shown() {
        let (mut shown, mut shops) = (0, 0);
        for (name, record) in samples::runners().into_iter().take(3) {
            let opened = open(&record, &Memory::default()).unwrap();
            let timeline = (opened.timeline_of::<DreamRunners>())
                .unwrap_or_else(|| panic!("{name} is a game of Dream Runners"));
            for seat in seats(timeline) {
                let ask = |number| {
                    let question =
                        Question::review(&**timeline.game(), timeline.record(), seat, number);
                    Report::parse(&**timeline.game(), &question.answer(since_start).unwrap())
                        .unwrap()
                };
                let mut report = ask(0);
                for number in 1..report.of {
                    report.turns.extend(ask(number).turns);
                }
                assert!(report.is_whole() && report.of > 0);
                for language in [Language::English, Language::German] {
                    let texts = Texts::new(language);
                    for turn in &report.turns {
                        let round = round(&texts, timeline, seat, turn).unwrap();
                        let laid = round.played.board.matches("class=\"laid\"").count();
                        assert_eq!(laid, turn.played.board.len());
                        let more = round.best.worths.total - round.played.worths.total;
                        if turn.best.asleep == turn.played.asleep {
                            assert_eq!(i64::from(more), turn.lost());
                        }
                        assert!(!DreamRunners::name(timeline, &texts, turn).is_empty());
                        assert!(!DreamRunners::lost(&texts, turn).is_empty());
                        shown += 1;
                        shops += round.shop.len();
                    }
                }
                let storage = Memory::default();
                keep(&storage, timeline, &report, 5);
                assert_eq!(kept(&storage, timeline, seat), Some(report));
            }
        }
        assert!(shown > 20 && shops > 10, "{shown} {shops}");
    }
}
