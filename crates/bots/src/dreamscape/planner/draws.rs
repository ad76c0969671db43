//! Draws: which deck to draw from, and which card to keep.

use lucid_dreamscape::{Action, ByColour, CardId, CardSet, Level, Pending, Phase, Table, View};

use lucid_tabletop::{Game as _, Random};

use super::rollouts::Candidate;
use super::time_budget::ThinkingBudget;
use super::{TurnPlanner, simulated_creation};

impl TurnPlanner<'_> {
    /// Keeping each of the drawn cards, or none, with its value; `None` if there was no
    /// time.
    pub(super) fn keep(
        &self,
        view: &View,
        choices: &[Action],
        budget: &mut ThinkingBudget,
    ) -> Option<Vec<Candidate>> {
        let width = 3;
        let mut candidates = Vec::new();
        for action in choices {
            let card = match action {
                Action::Keep(card) => Some(*card),
                Action::KeepNone => None,
                _ => continue,
            };
            let value = self.value_with_card(view, card, width, budget)?;
            candidates.push(Candidate::step(*action, value));
        }
        Some(candidates)
    }

    /// Drawing from each deck, or none, with its value; `None` if there was no time.
    pub(super) fn draw(
        &self,
        view: &View,
        choices: &[Action],
        budget: &mut ThinkingBudget,
    ) -> Option<Vec<Candidate>> {
        let player = &view.table.players[self.seat];
        let count = match player.pending {
            Pending::KingDraw => 6,
            _ => player.sleeper.number(),
        };
        let width = 0;
        let none = self.value_with_card(view, None, width, budget)?;
        let mut candidates = Vec::new();
        for action in choices {
            let value = match action {
                Action::Draw(level) => {
                    self.value_of_seeing(view, *level, count.into(), none, width, budget)?
                }
                _ => none,
            };
            candidates.push(Candidate::step(*action, value));
        }
        Some(candidates)
    }

    /// The expected value of the best of `count` cards of a deck, where keeping none has
    /// the value `none`.
    pub(super) fn value_of_seeing(
        &self,
        view: &View,
        level: Level,
        count: usize,
        none: f64,
        width: usize,
        budget: &mut ThinkingBudget,
    ) -> Option<f64> {
        let hidden = view.decks[usize::from(level.number()) - 1].hidden;
        let mut worths = Vec::new();
        for card in hidden {
            worths.push(
                self.value_with_card(view, Some(card), width, budget)?
                    .max(none),
            );
        }
        worths.sort_by(|a, b| b.total_cmp(a));
        Some(best_of(&worths, count).unwrap_or(none))
    }

    /// The value with one more card, or none.
    pub(super) fn value_with_card(
        &self,
        view: &View,
        card: Option<CardId>,
        width: usize,
        budget: &mut ThinkingBudget,
    ) -> Option<f64> {
        if budget.is_over() {
            return None;
        }
        let simulated = simulated_creation::with_card(view, self.seat, card);
        let state = self.game.resample(&simulated, &mut Random::new(0));
        if view.table.phase == Phase::Travel || width == 0 {
            budget.spend(1);
            let evaluator = self.evaluator(&simulated.table);
            return Some(
                evaluator.value(&simulated.table, simulated.table.players[self.seat].hands),
            );
        }
        let found = self.creation(&state, width, budget);
        let found = found.first().filter(|_| !budget.is_over());
        found.map(|found| found.value)
    }
}

impl TurnPlanner<'_> {
    /// The value of drawing with these cards in front and nothing in Hands, by how many
    /// cards are seen. What is built in the same Creation is left aside, so that it is
    /// computed once for each set of cards.
    pub(super) fn draw_values_with(&self, front: CardSet, budget: &mut ThinkingBudget) -> [f64; 7] {
        let known = self.draws.borrow();
        if let Some((_, values)) = known.iter().find(|(cards, _)| *cards == front) {
            return *values;
        }
        drop(known);
        let mut table = self.table.clone();
        let player = &mut table.players[self.seat];
        player.front = front;
        player.hands = ByColour::default();
        let values = self.draw_values(&table, budget);
        if !budget.is_over() {
            self.draws.borrow_mut().push((front, values));
        }
        values
    }

    /// The value of drawing, by how many cards are seen.
    pub(super) fn draw_values(&self, table: &Table, budget: &mut ThinkingBudget) -> [f64; 7] {
        let mut draw_values = [0.0; 7];
        let mut table = table.clone();
        let points = f64::from(table.points) / f64::from(self.game.rules().action_points.max(1));
        let evaluator = self.evaluator(&table).running(0.8 * points);
        let hands = table.players[self.seat].hands;
        table.players[self.seat].pending = Pending::Nothing;
        let front = table.players[self.seat].front;
        let none = evaluator.value(&table, hands);
        for hidden in self.hidden {
            let mut worths = Vec::new();
            for card in hidden {
                if budget.is_over() {
                    return draw_values;
                }
                budget.spend(1);
                let player = &mut table.players[self.seat];
                player.front = front;
                player.front.insert(card);
                worths.push(evaluator.value(&table, hands).max(none));
            }
            worths.sort_by(|a, b| b.total_cmp(a));
            for (count, expected) in draw_values.iter_mut().enumerate() {
                let gain = best_of(&worths, count).unwrap_or(none) - none;
                *expected = gain.max(*expected);
            }
        }
        draw_values
    }
}

/// The expected maximum of `count` of these values, drawn without replacement. They have
/// to be sorted, the greatest first.
fn best_of(worths: &[f64], count: usize) -> Option<f64> {
    let all = worths.len();
    let count = count.min(all);
    let (mut mean, mut still) = (0.0, 1.0);
    for (place, value) in worths.iter().enumerate() {
        let left = all - place;
        // The chance that this one is drawn and none of the greater ones was.
        let here = still * (count as f64 / left as f64).min(1.0);
        mean += here * value;
        still -= here;
        if left <= count {
            break;
        }
    }
    (all > 0 && count > 0).then_some(mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_some() {
        let of = |count| best_of(&[4.0, 2.0, 1.0], count);
        let near = |a: Option<f64>, b: f64| (a.unwrap() - b).abs() < 1e-9;
        assert!(near(of(1), 7.0 / 3.0));
        assert!(near(of(2), (4.0 + 4.0 + 2.0) / 3.0));
        assert!(near(of(3), 4.0));
        assert!(near(of(6), 4.0));
        assert_eq!(of(0), None);
    }
}
