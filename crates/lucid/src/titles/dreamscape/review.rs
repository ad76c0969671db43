//! What `lucid review` prints of a turn of Dreamscape.

use lucid_bots::dreamscape::advice::{Line, Reviewed, TurnMark};
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Game as _;
use lucid_texts::{Phrase, Texts};

use super::hint::said_prospect;
use crate::review::{LossEstimate, ReviewSide, ReviewedGame};

impl ReviewedGame for Dreamscape {
    fn turn_name(texts: &Texts, turn: &Reviewed) -> String {
        let cycle = texts.cycle(turn.cycle.max(1));
        format!("{cycle} · {}", texts.phase(turn.phase))
    }

    fn sides(&self, turn: &Reviewed, texts: &Texts) -> [ReviewSide; 2] {
        [&turn.played, &turn.best].map(|line: &Line| {
            let word = |action| {
                let mut word = String::new();
                self.write_action(action, &mut word);
                word
            };
            ReviewSide {
                steps: line.steps.iter().copied().map(word).collect(),
                points: line.prospect.map(|prospect| prospect.points.into()),
                win: line.prospect.map(|prospect| prospect.win.into()),
                said: (line.prospect).map_or(String::new(), |prospect| {
                    said_prospect(self, prospect, texts)
                }),
            }
        })
    }

    fn estimate(turn: &Reviewed) -> Option<LossEstimate> {
        let (mark, said) = match turn.mark() {
            TurnMark::Good => ("good", Phrase::ReviewGood),
            TurnMark::Inaccurate => ("inaccurate", Phrase::ReviewInaccurate),
            TurnMark::Costly => ("costly", Phrase::ReviewCostly),
        };
        Some(LossEstimate {
            doubt: turn.doubt.into(),
            mark,
            said,
        })
    }
}
