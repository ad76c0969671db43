//! Creation: many lines at once, the best of them kept at each step.

use std::collections::HashSet;

use lucid_dreamscape::{Action, ByColour, CardSet, Colour, Pending, Power, State, Table};
use lucid_tabletop::{Choices, Game as _, ToAct};

use super::Thinking;
use super::lines::{Found, LINES, keep};
use super::opinion::{AGAIN, ARCHIVES, HOPE, USELESS};
use super::purse::Allowance;
use crate::dreamscape::counts;
use crate::dreamscape::greedy::{Glance, mark_of};

/// No Creation is thought to have more steps.
const STEPS: usize = 24;

/// How many places that no card wants are looked at for each colour.
const OTHERS: u8 = 3;

/// A line, and what it leaves.
#[derive(Clone, Debug)]
struct Branch {
    state: State,
    steps: Vec<Action>,
    /// How many steps are certain, if chance comes in.
    certain: Option<usize>,
    /// What chance is hoped to have brought.
    hopes: f64,
    /// How often cards were drawn.
    drawn: i32,
}

/// A step that may follow a branch.
#[derive(Clone, Copy, Debug)]
struct Next {
    worth: f64,
    /// The place of the branch.
    after: usize,
    step: Step,
    mark: Mark,
}

/// A step, and what stands for it where chance decides what it brings.
#[derive(Clone, Copy, Debug)]
struct Step {
    action: Action,
    played: Action,
    /// What it is hoped to bring.
    hope: Option<f64>,
    draws: bool,
}

/// What tells tables of a Creation apart.
type Mark = (u64, ByColour<u8>, CardSet, u64);

impl Thinking<'_> {
    /// The best lines of a Creation that build something different, with so many
    /// kept at each step.
    pub(super) fn creation(
        &self,
        state: &State,
        width: usize,
        allowance: &mut Allowance,
    ) -> Vec<Found> {
        let glance = self.glance(state.table());
        let mut best: Vec<Found> = Vec::new();
        let mut branches = vec![Branch {
            state: state.clone(),
            steps: Vec::new(),
            certain: None,
            hopes: 0.0,
            drawn: 0,
        }];
        let mut choices = Choices::new();
        let mut scratch = state.clone();
        for _ in 0..STEPS {
            let mut next: Vec<Next> = Vec::new();
            for (after, branch) in branches.iter().enumerate() {
                (self.game).legal_actions(&branch.state, self.seat, &mut choices);
                let mut drawn = false;
                let mut sights = glance.sights(branch.state.table(), OTHERS);
                for action in choices.iter() {
                    if *action == Action::End {
                        let worth = ended(&glance, branch.state.table(), self.seat) + branch.hopes;
                        if best.len() < LINES || worth > best[LINES - 1].worth {
                            keep(&mut best, self.found(branch, worth));
                        }
                        continue;
                    }
                    if is_vain(*action)
                        || !sights.show(*action)
                        || (*action == Action::NoDraw && drawn)
                    {
                        continue;
                    }
                    // Which deck it will be is thought about when it is time.
                    if let Action::Draw(_) = action {
                        if drawn {
                            continue;
                        }
                        drawn = true;
                    }
                    if allowance.is_over() {
                        return best;
                    }
                    allowance.spend(1);
                    let step = self.step(branch, *action, allowance);
                    scratch.clone_from(&branch.state);
                    self.play(&mut scratch, step.played);
                    let table = scratch.table();
                    let player = &table.players[self.seat];
                    let worth =
                        glance.worth(table, player.hands) + branch.hopes + step.hope.unwrap_or(0.0);
                    let mark = (
                        mark_of(&player.board),
                        player.hands,
                        player.front,
                        worth.to_bits(),
                    );
                    next.push(Next {
                        worth,
                        after,
                        step,
                        mark,
                    });
                }
            }
            if next.is_empty() {
                break;
            }
            next.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            // Each table once.
            let mut marks = HashSet::new();
            let kept = (next.iter())
                .filter(|next| marks.insert(next.mark))
                .take(width)
                .map(|next| self.gone(&branches[next.after], &next.step));
            branches = kept.collect();
        }
        best
    }

    /// A branch that ends.
    fn found(&self, branch: &Branch, worth: f64) -> Found {
        let mut line = branch.steps.clone();
        line.push(Action::End);
        let mut steps = line.clone();
        steps.truncate(branch.certain.unwrap_or(usize::MAX));
        let table = branch.state.table();
        let player = &table.players[self.seat];
        let stored = counts::stored(table, player);
        Found {
            worth,
            steps,
            line,
            built: (mark_of(&player.board), player.front, stored),
        }
    }

    /// What a step is, and what it is hoped to bring. What chance decides is cut
    /// off: the line goes on without it.
    fn step(&self, branch: &Branch, action: Action, allowance: &mut Allowance) -> Step {
        let mut cards = |count: u8| {
            let hopes = self.hopes(branch.state.table(), allowance);
            HOPE * hopes[usize::from(count.min(6))] * AGAIN.powi(branch.drawn)
        };
        let plain = Step {
            action,
            played: action,
            hope: None,
            draws: false,
        };
        match action {
            Action::Draw(_) if self.pending(&branch.state) == Pending::Draw => {
                let count = branch.state.table().players[self.seat].sleeper.number();
                Step {
                    played: Action::NoDraw,
                    hope: Some(cards(count)),
                    draws: true,
                    ..plain
                }
            }
            Action::Draw(_) => Step {
                hope: Some(cards(6)),
                draws: true,
                ..plain
            },
            Action::UseCard { card, colour } => {
                let power = self.game.content().card(card).power;
                let hope = match power {
                    Power::Tower | Power::Golem => return plain,
                    Power::Archives => ARCHIVES,
                    Power::King => cards(6),
                    Power::Harvesters | Power::Lake => USELESS,
                };
                Step {
                    played: Action::Store { card, colour },
                    hope: Some(hope),
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

    /// A branch one step further.
    fn gone(&self, branch: &Branch, step: &Step) -> Branch {
        let mut next = branch.clone();
        next.steps.push(step.action);
        if let Some(hope) = step.hope {
            next.certain = next.certain.or(Some(next.steps.len()));
            next.hopes += hope;
            next.drawn += i32::from(step.draws);
        }
        self.play(&mut next.state, step.played);
        next
    }

    fn pending(&self, state: &State) -> Pending {
        state.table().players[self.seat].pending
    }
}

/// K7: what the table is worth when the shards in Hands are gone.
pub(super) fn ended(glance: &Glance<'_>, table: &Table, seat: lucid_tabletop::Seat) -> f64 {
    let mut hands = table.players[seat].hands;
    for colour in &Colour::ALL[..5] {
        hands[*colour] = 0;
    }
    glance.worth(table, hands)
}

/// What leads nowhere that is not reached more simply.
fn is_vain(action: Action) -> bool {
    matches!(action, Action::Exchange { give, take } if give == take || take == Colour::Red)
}
