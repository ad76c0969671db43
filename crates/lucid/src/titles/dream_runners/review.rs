//! What `lucid review` prints of a round of Dream Runners.

use lucid_bots::dream_runners::advice::{Line, Reviewed};
use lucid_dream_runners::{Action, DreamRunners};
use lucid_tabletop::Game as _;
use lucid_texts::Texts;

use crate::review::{ReviewSide, ReviewedGame, points};

impl ReviewedGame for DreamRunners {
    fn turn_name(texts: &Texts, turn: &Reviewed) -> String {
        texts.replay_round(turn.round)
    }

    fn sides(&self, turn: &Reviewed, texts: &Texts) -> [ReviewSide; 2] {
        [&turn.played, &turn.best].map(|line: &Line| {
            let word = |placed| {
                let mut word = String::new();
                self.write_action(Action::Put(placed), &mut word);
                word
            };
            ReviewSide {
                steps: line.board.iter().copied().map(word).collect(),
                points: Some(line.worth),
                win: None,
                said: points(texts, line.worth),
            }
        })
    }
}
