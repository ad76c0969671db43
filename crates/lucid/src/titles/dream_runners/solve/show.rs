//! The answer as pictures and sentences.

use std::time::Duration;

use lucid_bots::dream_runners::solver::{Laid, Solution};
use lucid_dream_runners::resolution::Happening;
use lucid_dream_runners::{BOARD, DreamRunners, Spot};
use lucid_texts::{Phrase, Texts, arg};
use unicode_width::UnicodeWidthStr as _;

use super::DreamProof;
use super::instance::WeightedInstance;
use crate::layout::{push_line, wrap};
use crate::output::{self, Ink};

/// The columns and rows of the dream on the board, with a ring around.
const SHOWN: std::ops::Range<usize> = 1..BOARD - 1;

/// The place of a segment's upper left corner.
pub(super) fn place(laid: &Laid) -> String {
    format!("{}{}", (b'a' + laid.column) as char, laid.row + 1)
}

pub(super) fn render(
    game: &DreamRunners,
    problem: &WeightedInstance,
    found: &[Solution],
    (took, proof): (Duration, DreamProof),
    texts: &Texts,
    ink: Ink,
) -> String {
    let mut out = String::new();
    let milliseconds = texts.decimal(took.as_secs_f64() * 1_000.0, 2);
    let segments = problem.instance.segments.len();
    let head = match proof {
        DreamProof::Proved => {
            texts.solved(arg::Milliseconds(&milliseconds), arg::Segments(segments))
        }
        DreamProof::FewerWilds => texts.solved_with_fewer_wilds(milliseconds),
    };
    for line in wrap(&head, output::width()) {
        push_line(&mut out, &ink.faint(&line));
    }
    for (index, solution) in found.iter().enumerate() {
        out.push('\n');
        let value = texts.decimal(solution.value as f64 / 100.0, 2);
        let heading = texts.solution(index + 1, &value, solution.asleep);
        push_line(&mut out, &ink.strong(&heading));
        board(problem, solution, ink, &mut out);
        for (index, laid) in solution.laid.iter().enumerate() {
            let segment = &problem.instance.segments[laid.segment];
            let turn = u16::from(laid.turn) * 90;
            let line = format!(
                "  {}  {}  {}  {turn}°",
                letter(index),
                segment.id,
                place(laid)
            );
            push_line(&mut out, &line);
        }
        for line in wrap(
            &resolution(game, problem, solution, texts),
            output::width() - 2,
        ) {
            push_line(&mut out, &format!("  {line}"));
        }
    }
    out
}

fn letter(index: usize) -> char {
    (b'A' + index as u8) as char
}

/// The board beside the dream: a letter for each segment, then its symbol.
fn board(problem: &WeightedInstance, solution: &Solution, ink: Ink, out: &mut String) {
    let mut cells = [[None; BOARD]; BOARD];
    for (index, laid) in solution.laid.iter().enumerate() {
        for (column, row, symbol) in problem.instance.cells_of(laid) {
            let sign = match symbol.letter() {
                '-' => ' ',
                letter => letter,
            };
            cells[usize::from(row)][usize::from(column)] = Some((letter(index), sign));
        }
    }
    let words: Vec<String> = (problem.instance.dream.cells.iter())
        .map(|cell| cell.to_string())
        .collect();
    let width = words.iter().map(|word| word.width()).max().unwrap_or(0);
    // Rings that nothing reaches are left out, but one stays for the eye.
    let reaches = |line: usize| {
        let in_line = |k: usize| cells[line][k].is_some() || cells[k][line].is_some();
        (0..BOARD).any(in_line)
    };
    let shown = match reaches(0) || reaches(BOARD - 1) {
        true => 0..BOARD,
        false => SHOWN,
    };
    for row in shown.clone() {
        let mut line = String::from("  ");
        for (column, cell) in cells[row].iter().enumerate() {
            if !shown.contains(&column) {
                continue;
            }
            let inside = spot(column, row).is_some();
            let text = match (cell, inside) {
                (Some((letter, sign)), _) => format!("{letter}{sign} "),
                (None, true) => ink.faint("▢  "),
                (None, false) => ink.faint("·  "),
            };
            line.push_str(&text);
        }
        line.push_str("  ");
        let spots = (0..BOARD).filter_map(|column| spot(column, row));
        for spot in spots {
            let word = &words[spot.index()];
            let gap = width - word.width();
            line.push_str(&format!("{word}{:gap$}  ", ""));
        }
        push_line(out, &line);
    }
}

fn spot(column: usize, row: usize) -> Option<Spot> {
    let name = format!("{}{}", (b'a' + column as u8) as char, row + 1);
    Spot::named(&name)
}

/// The whole resolution in sentences.
fn resolution(
    game: &DreamRunners,
    problem: &WeightedInstance,
    solution: &Solution,
    texts: &Texts,
) -> String {
    let mut told = Vec::new();
    for happening in &solution.happenings {
        told.push(match *happening {
            Happening::Changed {
                stock,
                amount,
                reason,
            } => {
                let goods = texts.runners_stock(stock, amount.unsigned_abs());
                let reason = texts.runners_reason(game, reason);
                let sign = if amount < 0 { '−' } else { '+' };
                format!("{sign}{goods} ({reason}).")
            }
            Happening::Opened { spot, keys } => {
                texts.solution_opened(arg::Keys(keys), arg::Spot(spot.to_string()))
            }
            Happening::Woke => texts.phrase(Phrase::SolutionWoke),
        });
    }
    for index in &solution.lost {
        told.push(texts.solution_lost(&problem.instance.segments[*index].id));
    }
    if told.is_empty() {
        told.push(texts.phrase(Phrase::SolutionIdle));
    }
    told.join(" ")
}
