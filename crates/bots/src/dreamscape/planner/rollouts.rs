//! Rollouts: the best candidates are played on in games that the seat cannot tell from
//! the true one.
//!
//! Alone, and near the end, such a game is played until it is over. Otherwise it ends with
//! the seat's next Creation and is evaluated like a position of the search; what others
//! build until then matters little and is skipped.
//!
//! Everybody follows the greedy rollout policy. All candidates meet the same games, so
//! that luck is the same for all, and the worse half is dropped again and again
//! (successive halving). The value from the search counts like a number of games.

use lucid_dreamscape::{Action, Pending, Phase, State, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use super::time_budget::ThinkingBudget;
use super::{TurnPlanner, beam};

/// How many candidates are rolled out, at most.
const MAX_CANDIDATES: usize = 8;
/// How many games each of them gets, at most.
const GAMES: usize = 500;
/// By how many standard errors something has to be better than what the greedy player
/// would do.
const ERRORS: f64 = 0.5;
/// How much lower the greedy player's choice is valued than the best of the search, if the
/// search has not looked at it.
const GREEDY_DISCOUNT: f64 = 2.0;
/// How many games the value from the search counts for.
const PRIOR_GAMES: f64 = 24.0;
/// How many cycles a rollout looks ahead.
const CYCLES_AHEAD: u8 = 1;
/// What evaluating a position in a rollout costs, in positions of a search.
const COST_PER_POSITION: u64 = 3;

/// Something that may be done now, up to the end of the turn and beyond.
#[derive(Clone, Debug, Default)]
pub(super) struct Candidate {
    /// The value that the search gives it.
    pub(super) value: f64,
    /// The steps now, up to where chance intervenes.
    pub(super) steps: Vec<Action>,
    /// The steps until the turn ends, and those of the Creation after it. Which cards
    /// are drawn and kept is decided when they come.
    pub(super) turn: Vec<Action>,
    pub(super) creation: Vec<Action>,
    /// Whether it is what the greedy player would do, which others have to beat.
    pub(super) is_incumbent: bool,
    /// Of the incumbent: its value by the search, if that has looked at it.
    pub(super) searched: Option<f64>,
}

impl Candidate {
    /// A single step.
    pub(super) fn step(action: Action, value: f64) -> Candidate {
        Candidate {
            value,
            steps: vec![action],
            turn: vec![action],
            ..Candidate::default()
        }
    }
}

/// Follows a candidate as long as it can, and leaves the rest to the policy.
struct ScriptedPlayer<'a> {
    turn: &'a [Action],
    creation: &'a [Action],
}

impl ScriptedPlayer<'_> {
    /// The next step, if it can be done.
    fn next(&mut self, pending: Pending, phase: Phase, choices: &[Action]) -> Option<Action> {
        let steps = match self.turn.is_empty() && phase == Phase::Creation {
            true => &mut self.creation,
            false => &mut self.turn,
        };
        let (first, rest) = steps.split_first()?;
        if choices.contains(first) {
            *steps = rest;
            return Some(*first);
        }
        if pending == Pending::Nothing {
            *steps = &[];
        }
        None
    }
}

impl TurnPlanner<'_> {
    /// The candidate that does best in rollouts.
    pub(super) fn best_by_rollouts(
        &self,
        view: &View,
        mut candidates: Vec<Candidate>,
        budget: &mut ThinkingBudget,
    ) -> Option<Candidate> {
        let others = candidates.iter().filter(|one| !one.is_incumbent);
        let most = others.map(|one| one.value).reduce(f64::max).unwrap_or(0.0);
        for candidate in candidates.iter_mut().filter(|one| one.is_incumbent) {
            candidate.value = candidate.searched.unwrap_or(most - GREEDY_DISCOUNT);
        }
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        // The incumbent is compared with in any case.
        let incumbent = candidates.iter().position(|one| one.is_incumbent);
        if let Some(place) = incumbent.filter(|place| *place >= MAX_CANDIDATES) {
            candidates.swap(place, MAX_CANDIDATES - 1);
        }
        candidates.truncate(MAX_CANDIDATES);
        let incumbent = candidates.iter().position(|one| one.is_incumbent);
        let mut seen: Vec<Vec<f64>> = vec![Vec::new(); candidates.len()];
        let mut alive: Vec<usize> = (0..candidates.len()).collect();
        let rounds = f64::from(candidates.len().max(1).ilog2() + 1);
        let began = budget.spent();
        let mut round = 1.0;
        'games: while budget.allows_rollouts() && alive.len() > 1 && seen[alive[0]].len() < GAMES {
            for candidate in &alive {
                let number = seen[*candidate].len() as u64;
                match self.play_out(view, &candidates[*candidate], number, budget) {
                    Some(margin) => seen[*candidate].push(margin),
                    None => break 'games,
                }
            }
            if budget.is_spent(began + (1.0 - began) * round / rounds) {
                round += 1.0;
                alive.sort_by(|a, b| {
                    let value = |one: usize| blended_value(candidates[one].value, &seen[one]);
                    value(*b).total_cmp(&value(*a))
                });
                let left = alive.len().div_ceil(2);
                let dropped = alive.split_off(left);
                alive.extend(dropped.into_iter().filter(|one| Some(*one) == incumbent));
                if alive.len() == 1 + usize::from(incumbent.is_some()) && left == 1 {
                    break;
                }
            }
        }
        let games = alive.iter().map(|one| seen[*one].len()).min().unwrap_or(0);
        let value = |one: usize| blended_value(candidates[one].value, &seen[one][..games]);
        let best = alive.into_iter().max_by(|a, b| {
            // The first of equals.
            value(*a).total_cmp(&value(*b)).then(b.cmp(a))
        })?;
        let best = match incumbent {
            Some(known) if known != best => {
                let gain = candidates[best].value - candidates[known].value;
                match is_better(gain, &seen[best], &seen[known]) {
                    true => best,
                    false => known,
                }
            }
            _ => best,
        };
        Some(candidates.swap_remove(best))
    }

    /// Plays a game. Returns what it brings, in points; `None` if there was no time.
    fn play_out(
        &self,
        view: &View,
        candidate: &Candidate,
        number: u64,
        budget: &mut ThinkingBudget,
    ) -> Option<f64> {
        let seed = Random::new(self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).bits();
        let mut random = Random::new(seed);
        let mut state = self.game.resample(view, &mut random);
        let mut script = ScriptedPlayer {
            turn: &candidate.turn,
            creation: &candidate.creation,
        };
        let rules = self.game.rules();
        let last = view.table.cycle + CYCLES_AHEAD;
        let ends_early = rules.solo.is_none() && last < rules.cycles;
        let mut choices = Choices::new();
        let mut part = (0, Phase::Over);
        loop {
            if budget.is_over_now() {
                return None;
            }
            budget.spend(1);
            let table = state.table();
            // The same luck for all candidates where possible.
            if (table.cycle, table.phase) != part {
                part = (table.cycle, table.phase);
                random = Random::new(seed ^ (u64::from(part.0) << 8 | part.1 as u64));
            }
            let seat = match self.game.to_act(&state) {
                ToAct::Over => return Some(self.margin(&state)),
                ToAct::Chance => {
                    let total = self.game.chance_total(&state) as usize;
                    let chance = self.game.chance_nth(&state, random.below(total) as u32);
                    self.game.resolve(&mut state, chance, &mut ());
                    continue;
                }
                ToAct::Seats(seats) => seats.iter().next()?,
            };
            self.game.legal_actions(&state, seat, &mut choices);
            let creates = ends_early && table.phase == Phase::Creation;
            let action = if seat == self.seat {
                let here = table.players[seat].sleeper;
                let puts = choices.iter().find(|action| {
                    matches!(action, Action::Harvest { location, .. } if *location == here)
                });
                let scripted = script.next(table.players[seat].pending, table.phase, &choices);
                (scripted.or(puts.copied()))
                    .unwrap_or_else(|| self.carry_on(&state, seat, &choices, &mut random, budget))
            } else if creates && choices.contains(&Action::End) {
                Action::End
            } else {
                self.carry_on(&state, seat, &choices, &mut random, budget)
            };
            if creates && seat == self.seat && table.cycle == last && action == Action::End {
                return Some(beam::value_at_end(&self.evaluator(table), table, seat));
            }
            self.game.play_unchecked(&mut state, seat, action, &mut ());
        }
    }

    /// A step by the rollout policy.
    fn carry_on(
        &self,
        state: &State,
        seat: Seat,
        choices: &[Action],
        random: &mut Random,
        budget: &mut ThinkingBudget,
    ) -> Action {
        let before = self.requirements.work();
        let action = self.rollout_policy().choose(state, seat, choices, random);
        budget.spend(COST_PER_POSITION * (self.requirements.work() - before));
        action
    }

    /// How far the seat is ahead of the best of the others, or of Mr Nightmare.
    fn margin(&self, state: &State) -> f64 {
        let table = state.table();
        let score = |seat: Seat| f64::from(table.players[seat].score);
        let others = Seat::first(self.game.rules().players.into())
            .filter(|seat| *seat != self.seat)
            .map(score)
            .reduce(f64::max);
        let his = self.game.rules().solo.map(|_| f64::from(table.duel.score));
        score(self.seat) - his.or(others).unwrap_or(0.0)
    }
}

/// The value of a candidate after some games: the mean, with the search as a prior that
/// counts for some games.
fn blended_value(value: f64, seen: &[f64]) -> f64 {
    let games = seen.len() as f64;
    (PRIOR_GAMES * value + seen.iter().sum::<f64>()) / (PRIOR_GAMES + games)
}

/// How far results of two candidates in the same game are apart, before any was seen.
const SPREAD: f64 = 8.0;

/// Whether one candidate is better than another: by more than [`ERRORS`] standard errors,
/// over the games that both have met. The search says that it is better by `gain`.
fn is_better(gain: f64, one: &[f64], other: &[f64]) -> bool {
    let apart: Vec<f64> = one
        .iter()
        .zip(other)
        .map(|(one, other)| one - other)
        .collect();
    let games = apart.len() as f64;
    let weight = PRIOR_GAMES + games;
    let mean = (PRIOR_GAMES * gain + apart.iter().sum::<f64>()) / weight;
    let squares = apart
        .iter()
        .map(|apart| (apart - mean).powi(2))
        .sum::<f64>();
    // A few games may agree by chance.
    let variance = (squares + 4.0 * SPREAD * SPREAD) / (games + 4.0);
    mean > ERRORS * (variance / weight).sqrt()
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::Level;

    use super::*;

    #[test]
    fn an_opinion_counts_less_the_more_is_seen() {
        assert_eq!(blended_value(5.0, &[]), 5.0);
        assert_eq!(blended_value(5.0, &[29.0; 24]), 17.0);
        assert!(blended_value(5.0, &[29.0; 400]) > 27.0);
    }

    #[test]
    fn a_script_is_followed_past_cards_and_dropped_where_it_fails() {
        let place = |index| Action::Plant(lucid_dreamscape::Slot::new(index));
        let turn = [place(1), place(2), place(3), Action::End];
        let mut script = ScriptedPlayer {
            turn: &turn,
            creation: &[],
        };
        let plain = |script: &mut ScriptedPlayer<'_>, choices: &[Action]| {
            script.next(Pending::Nothing, Phase::Creation, choices)
        };
        let all = [place(1), place(2), Action::End];
        assert_eq!(plain(&mut script, &all), Some(place(1)));
        // What comes in between is not in it.
        let between = [Action::Draw(Level::ALL[1]), Action::NoDraw];
        assert_eq!(script.next(Pending::Draw, Phase::Creation, &between), None);
        assert_eq!(plain(&mut script, &all), Some(place(2)));
        assert_eq!(plain(&mut script, &all), None);
        assert_eq!(plain(&mut script, &all), None);
    }
}
