//! Creation: beam search. Many lines are followed at once, and the best kept at each step.

use std::collections::HashSet;

use lucid_dreamscape::{Action, ByColour, CardSet, Colour, Pending, Power, State, Table};
use lucid_tabletop::{Choices, Game as _, ToAct};

use super::TurnPlanner;
use super::best_lines::{BeamLine, LINES, keep};
use super::heuristics::{ARCHIVES, DRAW_CONFIDENCE, FURTHER_DRAW, USELESS};
use super::time_budget::ThinkingBudget;
use crate::dreamscape::counts;
use crate::dreamscape::greedy::{SeatEvaluator, board_key};

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
}

impl Branch {
    fn begin(state: &State) -> Branch {
        Branch {
            state: state.clone(),
            steps: Vec::new(),
            certain: None,
            expected: 0.0,
            drawn: 0,
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
    key: PositionKey,
}

/// A step, and what is played instead where chance decides its outcome.
#[derive(Clone, Copy, Debug)]
struct BeamStep {
    action: Action,
    played: Action,
    /// Its expected value, if chance is cut off.
    expected: Option<f64>,
    draws: bool,
}

/// What distinguishes positions of a Creation.
type PositionKey = (u64, ByColour<u8>, CardSet, u64);

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
                    budget.spend(1);
                    let step = self.step(branch, *action, budget);
                    scratch.clone_from(&branch.state);
                    self.play(&mut scratch, step.played);
                    let table = scratch.table();
                    let player = &table.players[self.seat];
                    let value = evaluator.value(table, player.hands)
                        + branch.expected
                        + step.expected.unwrap_or(0.0);
                    let key = (
                        board_key(&player.board),
                        player.hands,
                        player.front,
                        value.to_bits(),
                    );
                    next.push(Successor {
                        value,
                        after,
                        step,
                        key,
                    });
                }
            }
            if next.is_empty() {
                break;
            }
            next.sort_by(|a, b| b.value.total_cmp(&a.value));
            // Each position once.
            let mut keys = HashSet::new();
            let kept = (next.iter())
                .filter(|next| keys.insert(next.key))
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
        }
    }

    /// A step with its expected value. Chance is cut off: the line goes on without it.
    fn step(&self, branch: &Branch, action: Action, budget: &mut ThinkingBudget) -> BeamStep {
        let mut cards = |count: u8| {
            let draw_values = self.draw_values(branch.state.table(), budget);
            DRAW_CONFIDENCE
                * draw_values[usize::from(count.min(6))]
                * FURTHER_DRAW.powi(branch.drawn)
        };
        let plain = BeamStep {
            action,
            played: action,
            expected: None,
            draws: false,
        };
        match action {
            Action::Draw(_) if self.pending(&branch.state) == Pending::Draw => {
                let count = branch.state.table().players[self.seat].sleeper.number();
                BeamStep {
                    played: Action::NoDraw,
                    expected: Some(cards(count)),
                    draws: true,
                    ..plain
                }
            }
            Action::Draw(_) => BeamStep {
                expected: Some(cards(6)),
                draws: true,
                ..plain
            },
            Action::UseCard { card, colour } => {
                let power = self.game.content().card(card).power;
                let expected = match power {
                    Power::Tower | Power::Golem => return plain,
                    Power::Archives => ARCHIVES,
                    Power::King => cards(6),
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
        self.play(&mut next.state, step.played);
        next
    }

    fn pending(&self, state: &State) -> Pending {
        state.table().players[self.seat].pending
    }
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
