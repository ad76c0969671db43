//! Creation: beam search. Many lines are followed at once, and the best kept at each step.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash as _, Hasher as _};

use lucid_dreamscape::{Action, Colour, Ongoing, Pending, Player, Power, State, Table};
use lucid_tabletop::{Choices, Game as _, ToAct};

use super::TurnPlanner;
use super::best_lines::{BeamLine, LINES, keep};
use super::heuristics::{ARCHIVES, DRAW_CONFIDENCE, FURTHER_DRAW, USELESS};
use super::time_budget::ThinkingBudget;
use crate::dreamscape::counts;
use crate::dreamscape::greedy::{KeyHasher, SeatEvaluator, board_key};

/// Lines are followed no further than this.
const STEPS: usize = 24;

/// How many slots that no card wants are tried for each colour.
const OTHERS: u8 = 3;

/// A line in the beam, and where it leads.
#[derive(Clone, Debug)]
struct Branch {
    state: State,
    steps: Vec<Action>,
    /// How many steps are certain, if chance has intervened.
    certain: Option<usize>,
    /// The expected value of what chance was cut off.
    expected: f64,
    /// How often cards were drawn.
    drawn: i32,
    /// The expected value of draws after completions, by how many cards are seen.
    draws: [f64; 7],
}

impl Branch {
    fn begin(state: &State) -> Branch {
        Branch {
            state: state.clone(),
            steps: Vec::new(),
            certain: None,
            expected: 0.0,
            drawn: 0,
            draws: [0.0; 7],
        }
    }
}

/// A branch with one more step.
#[derive(Clone, Copy, Debug)]
struct Successor {
    value: f64,
    /// The index of the branch.
    after: usize,
    step: BeamStep,
}

/// A step, and what is played instead where chance decides its outcome.
#[derive(Clone, Copy, Debug)]
struct BeamStep {
    action: Action,
    played: Action,
    /// Its expected value, if chance is cut off.
    expected: Option<f64>,
    draws: bool,
    /// The expected value of a draw after a completion, by how many cards are seen.
    by_count: Option<[f64; 7]>,
}

impl TurnPlanner<'_> {
    /// The best lines of a Creation that build something different, found with a beam of
    /// this width.
    pub(super) fn creation(
        &self,
        state: &State,
        width: usize,
        budget: &mut ThinkingBudget,
    ) -> Vec<BeamLine> {
        let evaluator = self.evaluator(state.table());
        let mut best: Vec<BeamLine> = Vec::new();
        let mut branches = vec![Branch::begin(state)];
        let mut choices = Choices::new();
        let mut scratch = state.clone();
        for _ in 0..STEPS {
            let mut next: Vec<Successor> = Vec::new();
            let mut seen: HashSet<u64, BuildHasherDefault<KeyHasher>> = HashSet::default();
            for (after, branch) in branches.iter().enumerate() {
                (self.game).legal_actions(&branch.state, self.seat, &mut choices);
                let mut drawn = false;
                let mut filter = evaluator.placement_filter(branch.state.table(), OTHERS);
                for action in choices.iter() {
                    if *action == Action::End {
                        let value = value_at_end(&evaluator, branch.state.table(), self.seat)
                            + branch.expected;
                        if best.len() < LINES || value > best[LINES - 1].value {
                            keep(&mut best, self.found(branch, value));
                        }
                        continue;
                    }
                    if is_pointless(*action)
                        || !filter.passes(*action)
                        || (*action == Action::NoDraw && drawn)
                    {
                        continue;
                    }
                    // Which deck to draw from is decided when it comes to that.
                    if let Action::Draw(_) = action {
                        if drawn {
                            continue;
                        }
                        drawn = true;
                    }
                    if budget.is_over() {
                        return best;
                    }
                    let step = self.step(branch, *action, budget);
                    scratch.clone_from(&branch.state);
                    self.play(&mut scratch, step.played);
                    let table = scratch.table();
                    let player = &table.players[self.seat];
                    let expected = branch.expected + step.expected.unwrap_or(0.0);
                    // Each position once, in whatever order its steps were taken.
                    if !seen.insert(position_key(table, player, expected)) {
                        continue;
                    }
                    budget.spend(1);
                    let value = evaluator.value(table, player.hands) + expected;
                    next.push(Successor { value, after, step });
                }
            }
            if next.is_empty() {
                break;
            }
            next.sort_by(|a, b| b.value.total_cmp(&a.value));
            let kept = (next.iter())
                .take(width)
                .map(|next| self.advanced(&branches[next.after], &next.step));
            branches = kept.collect();
        }
        best
    }

    /// A line that somebody else found, with the value that the beam would give it; `None`
    /// if it does not come to an end.
    pub(super) fn appraised(
        &self,
        state: &State,
        steps: &[Action],
        budget: &mut ThinkingBudget,
    ) -> Option<BeamLine> {
        let evaluator = self.evaluator(state.table());
        let mut branch = Branch::begin(state);
        for action in steps {
            self.game.check(&branch.state, self.seat, *action).ok()?;
            if *action == Action::End {
                let table = branch.state.table();
                let value = value_at_end(&evaluator, table, self.seat) + branch.expected;
                return Some(self.found(&branch, value));
            }
            let step = self.step(&branch, *action, budget);
            branch = self.advanced(&branch, &step);
        }
        None
    }

    /// The line of a branch that ends here.
    fn found(&self, branch: &Branch, value: f64) -> BeamLine {
        let mut line = branch.steps.clone();
        line.push(Action::End);
        let mut steps = line.clone();
        steps.truncate(branch.certain.unwrap_or(usize::MAX));
        let table = branch.state.table();
        let player = &table.players[self.seat];
        let stored = counts::stored(table, player);
        BeamLine {
            value,
            steps,
            line,
            built: (board_key(&player.board), player.front, stored),
            draws: branch.draws,
        }
    }

    /// A step with its expected value. Chance is cut off: the line goes on without it.
    fn step(&self, branch: &Branch, action: Action, budget: &mut ThinkingBudget) -> BeamStep {
        let mut by_count = || {
            let front = branch.state.table().players[self.seat].front;
            let further = DRAW_CONFIDENCE * FURTHER_DRAW.powi(branch.drawn);
            self.draw_values_with(front, budget)
                .map(|value| further * value)
        };
        let plain = BeamStep {
            action,
            played: action,
            expected: None,
            draws: false,
            by_count: None,
        };
        match action {
            Action::Draw(_) if self.pending(&branch.state) == Pending::Draw => {
                let count = branch.state.table().players[self.seat].sleeper.number();
                let by_count = by_count();
                BeamStep {
                    played: Action::NoDraw,
                    expected: Some(by_count[usize::from(count.min(6))]),
                    draws: true,
                    by_count: Some(by_count),
                    ..plain
                }
            }
            Action::Draw(_) => BeamStep {
                expected: Some(by_count()[6]),
                draws: true,
                ..plain
            },
            Action::UseCard { card, colour } => {
                let power = self.game.content().card(card).power;
                let expected = match power {
                    Power::Tower | Power::Golem => return plain,
                    Power::Archives => ARCHIVES,
                    Power::King => by_count()[6],
                    Power::Harvesters | Power::Lake => USELESS,
                };
                BeamStep {
                    played: Action::Store { card, colour },
                    expected: Some(expected),
                    draws: power == Power::King,
                    ..plain
                }
            }
            _ => plain,
        }
    }

    fn play(&self, state: &mut State, action: Action) {
        (self.game).play_unchecked(state, self.seat, action, &mut ());
        while self.game.to_act(state) == ToAct::Chance {
            let any = self.game.chance_nth(state, 0);
            self.game.resolve(state, any, &mut ());
        }
    }

    /// The branch after a step.
    fn advanced(&self, branch: &Branch, step: &BeamStep) -> Branch {
        let mut next = branch.clone();
        next.steps.push(step.action);
        if let Some(expected) = step.expected {
            next.certain = next.certain.or(Some(next.steps.len()));
            next.expected += expected;
            next.drawn += i32::from(step.draws);
        }
        for (sum, more) in next.draws.iter_mut().zip(step.by_count.unwrap_or_default()) {
            *sum += more;
        }
        self.play(&mut next.state, step.played);
        next
    }

    fn pending(&self, state: &State) -> Pending {
        state.table().players[self.seat].pending
    }
}

/// The key of everything in a Creation that decides how it goes on.
fn position_key(table: &Table, player: &Player, expected: f64) -> u64 {
    let mut hasher = KeyHasher::default();
    hasher.write_u64(board_key(&player.board));
    (player.hands.0, player.front, player.score).hash(&mut hasher);
    (player.walk.track, player.walk.free_step, player.walk.paid).hash(&mut hasher);
    hasher.write_u64(expected.to_bits());
    for card in player.usable_cards() {
        let slot = table.slot(card);
        (card, slot.shard, slot.used).hash(&mut hasher);
    }
    let pending = std::mem::discriminant(&player.pending);
    let left = match player.power {
        Ongoing::Tower(left) => 8 + left,
        Ongoing::Golem(left) => 16 + left,
        _ => 0,
    };
    (pending, left).hash(&mut hasher);
    hasher.finish()
}

/// K7: the value once the shards in Hands are gone.
pub(super) fn value_at_end(
    evaluator: &SeatEvaluator<'_>,
    table: &Table,
    seat: lucid_tabletop::Seat,
) -> f64 {
    let mut hands = table.players[seat].hands;
    for colour in &Colour::ALL[..5] {
        hands[*colour] = 0;
    }
    evaluator.value(table, hands)
}

/// Whether an action leads nowhere that is not reached more simply.
fn is_pointless(action: Action) -> bool {
    matches!(action, Action::Exchange { give, take } if give == take || take == Colour::Red)
}
