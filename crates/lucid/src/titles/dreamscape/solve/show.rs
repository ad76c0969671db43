//! The answer as steps and sentences.

use lucid_bots::dreamscape::creation::{CreationLine, POINT, Proof};
use lucid_tabletop::Game as _;
use lucid_texts::{CreationRest, Texts};
use unicode_width::UnicodeWidthStr as _;

use super::Solved;
use crate::layout::{push_hanging, push_line, wrap};
use crate::output::{self, Ink};

pub(super) fn render(solved: &Solved, texts: &Texts, ink: Ink) -> String {
    let mut out = String::new();
    let solution = &solved.solution;
    let nodes = texts.number(solution.nodes);
    let milliseconds = texts.decimal(solved.took.as_secs_f64() * 1_000.0, 2);
    let most = solution.lines.iter().find_map(|line| match line.proof {
        Proof::Exact => None,
        Proof::Bound(most) => Some(points(texts, most)),
    });
    let lines = solution.lines.len();
    let player = solved.seat.to_string();
    let head = texts.creation_solved(&player, lines, most.as_deref(), &nodes, &milliseconds);
    for line in wrap(&head, output::width()) {
        push_line(&mut out, &ink.faint(&line));
    }
    for (index, line) in solution.lines.iter().enumerate() {
        out.push('\n');
        push(solved, index + 1, line, texts, ink, &mut out);
    }
    out
}

fn push(
    solved: &Solved,
    place: usize,
    line: &CreationLine,
    texts: &Texts,
    ink: Ink,
    out: &mut String,
) {
    let table = solved.state.table();
    let before = i32::from(table.players[solved.seat].score);
    let parts = [line.value, POINT * before, line.rest.sum()];
    let [value, before, rest] = parts.map(|part| points(texts, part));
    let heading = texts.creation_line(place, line.scored(), [&value, &before, &rest]);
    for line in wrap(&heading, output::width()) {
        push_line(out, &ink.strong(&line));
    }
    let steps = line.steps.iter().map(|step| {
        let mut text = String::new();
        solved.game.write_action(*step, &mut text);
        (text, texts.action(&solved.game, table, *step))
    });
    let steps: Vec<(String, String)> = steps.collect();
    let width = steps
        .iter()
        .map(|(text, _)| text.width())
        .max()
        .unwrap_or(0);
    for (index, (text, said)) in steps.iter().enumerate() {
        let gap = width - text.width();
        let number = format!("{:>4}  {text}{:gap$}  ", index + 1, "");
        push_hanging(&number, said, out);
    }
    for (reason, scored) in &line.points {
        let reason = texts.reason(&solved.game, *reason);
        push_hanging(&format!("  {scored:+}  "), &reason, out);
    }
    let rest = &line.rest;
    for part in CreationRest::ALL {
        let worth = match part {
            CreationRest::Cards => rest.cards,
            CreationRest::Purposes => rest.purposes,
            CreationRest::Stored => rest.stored,
            CreationRest::Ground => rest.ground,
            CreationRest::Red => rest.red,
            CreationRest::Open => rest.open,
        };
        if worth != 0 {
            let written = points(texts, worth);
            push_hanging(
                &format!("  {written:>7}  "),
                &texts.creation_rest(part),
                out,
            );
        }
    }
    if line.certain < line.steps.len() {
        push_hanging("  ", &texts.creation_cut(line.certain), out);
    }
}

/// Hundredths as points.
fn points(texts: &Texts, hundredths: i32) -> String {
    texts.decimal(f64::from(hundredths) / f64::from(POINT), 2)
}
