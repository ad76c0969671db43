//! What comes of it: the best lines are played on, in games that the seat cannot
//! tell from the true one.
//!
//! Alone, and near the end, such a game is played until it is over. Otherwise it
//! ends with the seat's next Creation, and what the seat then has is judged as in a
//! search; what others build until then matters little and is left out.
//!
//! Everybody plays on like the greedy player. Each line meets the same games, so
//! that good and bad luck fall to all of them, and what does worse is dropped
//! while there is time. What was thought of a line before counts as if it had been
//! seen in a few games.

use lucid_dreamscape::{Action, Pending, Phase, State, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use super::purse::Allowance;
use super::{Thinking, beam};

/// How many candidates are played out, at the most.
const MOST: usize = 8;
/// How many games each of them is played on in, at the most.
const GAMES: usize = 500;
/// How many cycles are looked ahead.
const AHEAD: u8 = 1;
/// How many games an opinion is worth.
const OPINION: f64 = 24.0;
/// What it costs to look at a table in such a game, in tables of a search.
const TABLE: u64 = 3;

/// Something that may be done now.
#[derive(Clone, Debug, Default)]
pub(super) struct Candidate {
    /// What is thought of it.
    pub(super) worth: f64,
    /// What is done now, up to where chance comes in.
    pub(super) steps: Vec<Action>,
    /// What is done until the turn ends, and in the Creation after it; which cards
    /// are drawn and kept is decided when they come.
    pub(super) turn: Vec<Action>,
    pub(super) creation: Vec<Action>,
}

impl Candidate {
    /// A single step.
    pub(super) fn step(action: Action, worth: f64) -> Candidate {
        Candidate {
            worth,
            steps: vec![action],
            turn: vec![action],
            creation: Vec::new(),
        }
    }
}

/// Somebody who follows a candidate, then its own nose.
struct Script<'a> {
    turn: &'a [Action],
    creation: &'a [Action],
}

impl Script<'_> {
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

impl Thinking<'_> {
    /// The candidate that does best.
    pub(super) fn best(
        &self,
        view: &View,
        mut candidates: Vec<Candidate>,
        allowance: &mut Allowance,
    ) -> Option<Candidate> {
        candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        candidates.truncate(MOST);
        let mut seen: Vec<Vec<f64>> = vec![Vec::new(); candidates.len()];
        let mut alive: Vec<usize> = (0..candidates.len()).collect();
        let rounds = f64::from(candidates.len().max(1).ilog2() + 1);
        let began = allowance.spent();
        let mut round = 1.0;
        'games: while allowance.is_patient() && alive.len() > 1 && seen[alive[0]].len() < GAMES {
            for candidate in &alive {
                let number = seen[*candidate].len() as u64;
                match self.play_out(view, &candidates[*candidate], number, allowance) {
                    Some(margin) => seen[*candidate].push(margin),
                    None => break 'games,
                }
            }
            if allowance.is_spent(began + (1.0 - began) * round / rounds) {
                round += 1.0;
                alive.sort_by(|a, b| {
                    let worth = |one: usize| judged(candidates[one].worth, &seen[one]);
                    worth(*b).total_cmp(&worth(*a))
                });
                alive.truncate(alive.len().div_ceil(2));
            }
        }
        let games = alive.iter().map(|one| seen[*one].len()).min().unwrap_or(0);
        let worth = |one: usize| judged(candidates[one].worth, &seen[one][..games]);
        let best = alive.into_iter().max_by(|a, b| {
            // The first of equals.
            worth(*a).total_cmp(&worth(*b)).then(b.cmp(a))
        })?;
        Some(candidates.swap_remove(best))
    }

    /// What a game brings, in points; nothing if there is no time.
    fn play_out(
        &self,
        view: &View,
        candidate: &Candidate,
        number: u64,
        allowance: &mut Allowance,
    ) -> Option<f64> {
        let seed = Random::new(self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).bits();
        let mut random = Random::new(seed);
        let mut state = self.game.resample(view, &mut random);
        let mut script = Script {
            turn: &candidate.turn,
            creation: &candidate.creation,
        };
        let rules = self.game.rules();
        let last = view.table.cycle + AHEAD;
        let ends_early = rules.solo.is_none() && last < rules.cycles;
        let mut choices = Choices::new();
        let mut part = (0, Phase::Over);
        loop {
            if allowance.is_over_now() {
                return None;
            }
            allowance.spend(1);
            let table = state.table();
            // The same chance for all, as far as it can be.
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
                let scripted = script.next(table.players[seat].pending, table.phase, &choices);
                scripted.unwrap_or_else(|| {
                    self.carry_on(&state, seat, &choices, &mut random, allowance)
                })
            } else if creates && choices.contains(&Action::End) {
                Action::End
            } else {
                self.carry_on(&state, seat, &choices, &mut random, allowance)
            };
            if creates && seat == self.seat && table.cycle == last && action == Action::End {
                return Some(beam::ended(&self.glance(table), table, seat));
            }
            self.game.play_unchecked(&mut state, seat, action, &mut ());
        }
    }

    /// The step of somebody without a script.
    fn carry_on(
        &self,
        state: &State,
        seat: Seat,
        choices: &[Action],
        random: &mut Random,
        allowance: &mut Allowance,
    ) -> Action {
        let before = self.plans.work();
        let action = self.double().choose(state, seat, choices, random);
        allowance.spend(TABLE * (self.plans.work() - before));
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

/// What is thought of a candidate after some games.
fn judged(worth: f64, seen: &[f64]) -> f64 {
    let games = seen.len() as f64;
    (OPINION * worth + seen.iter().sum::<f64>()) / (OPINION + games)
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::Level;

    use super::*;

    #[test]
    fn an_opinion_counts_less_the_more_is_seen() {
        assert_eq!(judged(5.0, &[]), 5.0);
        assert_eq!(judged(5.0, &[29.0; 24]), 17.0);
        assert!(judged(5.0, &[29.0; 400]) > 27.0);
    }

    #[test]
    fn a_script_is_followed_past_cards_and_dropped_where_it_fails() {
        let place = |index| Action::Plant(lucid_dreamscape::Slot::new(index));
        let turn = [place(1), place(2), place(3), Action::End];
        let mut script = Script {
            turn: &turn,
            creation: &[],
        };
        let plain = |script: &mut Script<'_>, choices: &[Action]| {
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
