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
            let most = advice.lines.first().map(|line| line.worth);
            let lines = advice.lines.iter().map(|line| HintLine {
                steps: (line.board.iter())
                    .map(|placed| said(Action::Put(*placed)))
                    .collect(),
                then: Vec::new(),
                worth: line.worth,
                bound: most,
                known: match Some(line.worth) == most {
                    true => texts.phrase(Phrase::RunnersAdviceExact),
                    false => String::new(),
                },
            });
            return lines.collect();
        }
        let decision = decide(self, view);
        let ways = decision.map_or_else(Vec::new, |decision| decision.ways);
        let lines = ways.into_iter().map(|way| HintLine {
            steps: vec![said(way.action)],
            then: Vec::new(),
            worth: way.worth,
            bound: None,
            known: texts.phrase(Phrase::RunnersAdviceEstimate),
        });
        lines.collect()
    }
}
