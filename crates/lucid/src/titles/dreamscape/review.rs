//! What `lucid review` prints of a turn of Dreamscape.

use lucid_bots::dreamscape::advice::{Line, Reviewed};
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Game as _;
use lucid_texts::Texts;

use crate::review::{ReviewSide, ReviewedGame};

impl ReviewedGame for Dreamscape {
    fn turn_name(texts: &Texts, turn: &Reviewed) -> String {
        let cycle = texts.cycle(turn.cycle.max(1));
        format!("{cycle} · {}", texts.phase(turn.phase))
    }

    fn sides(&self, turn: &Reviewed) -> [ReviewSide; 2] {
        [&turn.played, &turn.best].map(|line: &Line| {
            let word = |action| {
                let mut word = String::new();
                self.write_action(action, &mut word);
                word
            };
            ReviewSide {
                steps: line.steps.iter().copied().map(word).collect(),
                worth: line.worth.into(),
            }
        })
    }
}
