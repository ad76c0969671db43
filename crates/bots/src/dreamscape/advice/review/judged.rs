//! The parts of a turn, judged by play-outs and put together.

use lucid_dreamscape::{Dreamscape, View};

use super::super::playouts::{Judge, PlayoutVerdict, Scripted};
use super::super::{Line, hundredths};
use super::{PlayedTurn, Reviewed};

/// What was played in a part of a turn, and what could have been.
#[derive(Clone, Debug)]
pub(super) struct Comparison {
    /// How many steps of the game had been played.
    pub(super) from: usize,
    /// What the seat knew.
    pub(super) view: View,
    pub(super) played: Line,
    pub(super) others: Vec<Line>,
    /// Whether chance decided something in it.
    pub(super) chance: bool,
}

/// A part of a turn with the verdict on it.
#[derive(Clone, Debug)]
pub(super) struct JudgedPart {
    from: usize,
    played: Line,
    best: Line,
    /// `None` if there was nothing else to play.
    verdict: Option<PlayoutVerdict>,
}

impl Comparison {
    /// The lines as play-outs follow them, what was played first, and each other line that
    /// is followed differently, with its number.
    fn scripts(&self) -> (Vec<Scripted>, Vec<usize>) {
        let mut scripts = vec![self.played.scripted()];
        let mut numbers = Vec::new();
        for (number, line) in self.others.iter().enumerate() {
            let script = line.scripted();
            if !scripts.contains(&script) {
                scripts.push(script);
                numbers.push(number);
            }
        }
        (scripts, numbers)
    }

    /// Whether there is anything to compare.
    pub(super) fn is_open(&self) -> bool {
        !self.scripts().1.is_empty()
    }

    /// Plays the lines on.
    pub(super) fn judged(mut self, game: &Dreamscape, positions: u64) -> Option<JudgedPart> {
        let judge = Judge::new(game, &self.view)?;
        let (scripts, numbers) = self.scripts();
        let verdict = judge.compare(&scripts, positions);
        let is_better = |verdict: &PlayoutVerdict| verdict.difference.clear() > 0.0;
        self.played.prospect = verdict.map(|verdict| verdict.played.into());
        let best = match verdict.filter(is_better) {
            Some(verdict) => {
                let mut best = self.others.swap_remove(numbers[verdict.best - 1]);
                best.prospect = Some(verdict.other.into());
                best
            }
            None => self.played.clone(),
        };
        Some(JudgedPart {
            from: self.from,
            played: self.played,
            best,
            verdict,
        })
    }
}

impl JudgedPart {
    /// The difference of the lines in points, where it is clear.
    fn clear(&self) -> f64 {
        self.verdict
            .map_or(0.0, |verdict| verdict.difference.clear())
    }
}

impl Reviewed {
    /// The parts of a turn, put together; the lines are those of the costliest.
    pub(super) fn of(turn: &PlayedTurn, parts: Vec<JudgedPart>, chance: bool) -> Option<Reviewed> {
        let (mut lost, mut squares, mut win, mut worlds) = (0.0, 0.0, 0.0, 0);
        let is_lost = parts.iter().any(|part| part.clear() > 0.0);
        for part in &parts {
            let Some(verdict) = part.verdict else {
                continue;
            };
            let difference = verdict.difference;
            worlds += difference.worlds as u32;
            if part.clear() > 0.0 {
                lost += difference.points;
                win += difference.win;
            }
            // The doubt is that of what is shown.
            if (part.clear() > 0.0) == is_lost {
                squares += difference.interval().powi(2);
            }
        }
        let better = !is_lost && parts.iter().any(|part| part.clear() < 0.0);
        // The first of equals.
        let costliest = parts.into_iter().reduce(|most, part| {
            if part.clear() > most.clear() {
                part
            } else {
                most
            }
        })?;
        Some(Reviewed {
            cycle: turn.cycle,
            phase: turn.phase,
            first: turn.first(),
            from: costliest.from,
            last: turn.last(),
            played: costliest.played,
            best: costliest.best,
            lost: hundredths(lost),
            doubt: hundredths(squares.sqrt()),
            win: (1_000.0 * win).round() as i32,
            worlds,
            chance,
            better,
        })
    }
}
