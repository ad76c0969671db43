//! What `lucid hint` suggests in Dream Runners.

use lucid_bots::dream_runners::advice::{advise, decide};
use lucid_dream_runners::{Action, DreamRunners, View};
use lucid_tabletop::Game as _;
use lucid_texts::{Phrase, Texts};

use crate::hint::{HintLine, HintedGame};

impl HintedGame for DreamRunners {
    fn hint(&self, view: &View, texts: &Texts) -> Vec<HintLine> {
        let said = |action: Action| {
            let mut word = String::new();
            self.write_action(action, &mut word);
            (word, texts.runners_action(self, action))
        };
        if let Some(advice) = advise(self, view) {
            // No composition is worth more than the first.
            let most = advice.lines.first().map_or(0, |line| line.worth);
            let lines = advice.lines.iter().map(|line| {
                let steps = line.board.iter();
                let steps = steps.map(|placed| said(Action::Put(*placed))).collect();
                let exact = texts.phrase(Phrase::RunnersAdviceExact);
                HintLine {
                    is_proved: line.worth == most,
                    known: (line.worth == most).then_some(exact).into_iter().collect(),
                    ..weighed(texts, steps, line.worth, most)
                }
            });
            return lines.collect();
        }
        let decision = decide(self, view);
        let ways = decision.map_or_else(Vec::new, |decision| decision.ways);
        let most = ways.first().map_or(0, |way| way.worth);
        let lines = ways.into_iter().map(|way| HintLine {
            known: vec![texts.phrase(Phrase::RunnersAdviceEstimate)],
            ..weighed(texts, vec![said(way.action)], way.worth, most)
        });
        lines.collect()
    }
}

/// A line that is worth so much of the most.
fn weighed(texts: &Texts, steps: Vec<(String, String)>, worth: i64, most: i64) -> HintLine {
    let behind = (most - worth).max(0);
    HintLine {
        steps,
        then: Vec::new(),
        points: Some(worth),
        win: None,
        behind,
        behind_words: texts.advice_behind(i32::try_from(behind).unwrap_or(i32::MAX)),
        is_proved: false,
        known: Vec::new(),
    }
}
