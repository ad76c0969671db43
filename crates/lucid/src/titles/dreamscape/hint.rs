//! What `lucid hint` suggests in Dreamscape.

use lucid_bots::dreamscape::advice::{Certainty, Line, PASSES, PlayedStep, Prospect, advise};
use lucid_dreamscape::{Action, Dreamscape, Table, View};
use lucid_tabletop::Game as _;
use lucid_texts::{Phrase, Texts};

use crate::hint::{HintLine, HintedGame};

impl HintedGame for Dreamscape {
    fn hint(&self, view: &View, texts: &Texts) -> Vec<HintLine> {
        let advice = PASSES.last().and_then(|nodes| advise(self, view, *nodes));
        let lines = advice.map_or_else(Vec::new, |advice| advice.lines);
        lines
            .iter()
            .map(|line| told(self, view, line, texts))
            .collect()
    }
}

fn told(game: &Dreamscape, view: &View, line: &Line, texts: &Texts) -> HintLine {
    let said = |table: &Table, action: Action| {
        let mut word = String::new();
        game.write_action(action, &mut word);
        (word, texts.action(game, table, action))
    };
    // A step is told on the table that it finds.
    let played = line.play(game, view);
    let beats: Vec<&PlayedStep> = played.iter().flat_map(|played| played.beats()).collect();
    let mut steps: Vec<(String, String)> = Vec::new();
    for (number, action) in line.steps.iter().chain(&line.then).enumerate() {
        let before = number.checked_sub(1).and_then(|last| beats.get(last));
        let table = before.map_or(&view.table, |step| &step.table);
        steps.push(said(table, *action));
    }
    let then = steps.split_off(line.steps.len());
    let is_proved = line.known == Certainty::Exact;
    let known = texts.phrase(match is_proved {
        true => Phrase::AdviceExact,
        false => Phrase::AdviceSearched,
    });
    let prospect = line
        .prospect
        .map(|prospect| said_prospect(game, prospect, texts));
    HintLine {
        steps,
        then,
        points: line.prospect.map(|prospect| prospect.points.into()),
        win: line.prospect.map(|prospect| prospect.win.into()),
        behind: line.behind.into(),
        behind_words: texts.advice_behind_about(line.behind, line.doubt),
        is_proved,
        known: prospect.into_iter().chain([known]).collect(),
    }
}

pub(super) fn said_prospect(game: &Dreamscape, prospect: Prospect, texts: &Texts) -> String {
    let Prospect {
        points,
        spread,
        win,
    } = prospect;
    match game.rules().solo {
        None => texts.advice_prospect(points, spread, win),
        Some(_) => texts.advice_prospect_alone(points, spread, win),
    }
}
