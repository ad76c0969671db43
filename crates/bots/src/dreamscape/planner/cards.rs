//! Cards: which deck to draw from, which card to keep.

use lucid_dreamscape::{Action, CardId, Level, Pending, Phase, Table, View};

use lucid_tabletop::{Game as _, Random};

use super::outcome::Candidate;
use super::purse::Allowance;
use super::{Thinking, dream};

impl Thinking<'_> {
    /// The cards that were drawn, or none, with what each is worth; nothing if
    /// there was no time.
    pub(super) fn keep(
        &self,
        view: &View,
        choices: &[Action],
        allowance: &mut Allowance,
    ) -> Option<Vec<Candidate>> {
        let width = 3;
        let mut candidates = Vec::new();
        for action in choices {
            let card = match action {
                Action::Keep(card) => Some(*card),
                Action::KeepNone => None,
                _ => continue,
            };
            let worth = self.holding(view, card, width, allowance)?;
            candidates.push(Candidate::step(*action, worth));
        }
        Some(candidates)
    }

    /// The decks, or none, with what their cards promise.
    pub(super) fn draw(
        &self,
        view: &View,
        choices: &[Action],
        allowance: &mut Allowance,
    ) -> Option<Vec<Candidate>> {
        let player = &view.table.players[self.seat];
        let count = match player.pending {
            Pending::KingDraw => 6,
            _ => player.sleeper.number(),
        };
        let width = 0;
        let none = self.holding(view, None, width, allowance)?;
        let mut candidates = Vec::new();
        for action in choices {
            let worth = match action {
                Action::Draw(level) => {
                    self.shown(view, *level, count.into(), none, width, allowance)?
                }
                _ => none,
            };
            candidates.push(Candidate::step(*action, worth));
        }
        Some(candidates)
    }

    /// What the best of so many cards of a deck is worth in the mean, if none is
    /// worth so much.
    pub(super) fn shown(
        &self,
        view: &View,
        level: Level,
        count: usize,
        none: f64,
        width: usize,
        allowance: &mut Allowance,
    ) -> Option<f64> {
        let hidden = view.decks[usize::from(level.number()) - 1].hidden;
        let mut worths = Vec::new();
        for card in hidden {
            worths.push(self.holding(view, Some(card), width, allowance)?.max(none));
        }
        worths.sort_by(|a, b| b.total_cmp(a));
        Some(best_of(&worths, count).unwrap_or(none))
    }

    /// What the table is worth with a card more, or none.
    pub(super) fn holding(
        &self,
        view: &View,
        card: Option<CardId>,
        width: usize,
        allowance: &mut Allowance,
    ) -> Option<f64> {
        if allowance.is_over() {
            return None;
        }
        let dreamt = dream::with_card(view, self.seat, card);
        let state = self.game.resample(&dreamt, &mut Random::new(0));
        if view.table.phase == Phase::Travel || width == 0 {
            allowance.spend(1);
            let glance = self.glance(&dreamt.table);
            return Some(glance.worth(&dreamt.table, dreamt.table.players[self.seat].hands));
        }
        let found = self.creation(&state, width, allowance);
        let found = found.first().filter(|_| !allowance.is_over());
        found.map(|found| found.worth)
    }
}

impl Thinking<'_> {
    /// What it is worth to see so many cards, by their number, as the table lies.
    pub(super) fn hopes(&self, table: &Table, allowance: &mut Allowance) -> [f64; 7] {
        let mut hopes = [0.0; 7];
        let mut table = table.clone();
        let points = f64::from(table.points) / f64::from(self.game.rules().action_points.max(1));
        let glance = self.glance(&table).running(0.8 * points);
        let hands = table.players[self.seat].hands;
        table.players[self.seat].pending = Pending::Nothing;
        let front = table.players[self.seat].front;
        let none = glance.worth(&table, hands);
        for hidden in self.hidden {
            let mut worths = Vec::new();
            for card in hidden {
                if allowance.is_over() {
                    return hopes;
                }
                allowance.spend(1);
                let player = &mut table.players[self.seat];
                player.front = front;
                player.front.insert(card);
                worths.push(glance.worth(&table, hands).max(none));
            }
            worths.sort_by(|a, b| b.total_cmp(a));
            for (count, hope) in hopes.iter_mut().enumerate() {
                let gain = best_of(&worths, count).unwrap_or(none) - none;
                *hope = gain.max(*hope);
            }
        }
        hopes
    }
}

/// The mean of the greatest of so many of these, each as likely as the others; the
/// greatest comes first.
fn best_of(worths: &[f64], count: usize) -> Option<f64> {
    let all = worths.len();
    let count = count.min(all);
    let (mut mean, mut still) = (0.0, 1.0);
    for (place, worth) in worths.iter().enumerate() {
        let left = all - place;
        // Among the cards that are left, so many are drawn.
        let here = still * (count as f64 / left as f64).min(1.0);
        mean += here * worth;
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
