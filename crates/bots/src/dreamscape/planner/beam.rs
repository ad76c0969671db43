//! Creation: many lines at once, the best of them kept at each step.

use dreamscape::{Action, Board, ByColour, CardSet, Colour, Pending, Power, State, Table};
use tabletop::{Choices, Game as _, ToAct};

use super::Thinking;
use super::opinion::{AGAIN, ARCHIVES, HOPE, USELESS};
use super::purse::Allowance;
use crate::dreamscape::greedy::Glance;

/// No Creation is thought to have more steps.
const STEPS: usize = 24;

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
    worth: f64,
}

/// The best line that was found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) worth: f64,
    /// The steps, up to the first whose outcome is open.
    pub(super) steps: Vec<Action>,
}

/// What tells tables of a Creation apart.
type Mark = (Board, ByColour<u8>, CardSet, u64);

impl Thinking<'_> {
    /// The best line of a Creation, with so many lines kept at each step.
    pub(super) fn creation(
        &self,
        state: &State,
        width: usize,
        allowance: &mut Allowance,
    ) -> Option<Found> {
        let glance = self.glance(state.table());
        let mut best: Option<Found> = None;
        let mut branches = vec![Branch {
            state: state.clone(),
            steps: Vec::new(),
            certain: None,
            hopes: 0.0,
            drawn: 0,
            worth: 0.0,
        }];
        let mut choices = Choices::new();
        for _ in 0..STEPS {
            let mut next: Vec<Branch> = Vec::new();
            for branch in &branches {
                (self.game).legal_actions(&branch.state, self.seat, &mut choices);
                let mut drawn = false;
                for action in choices.iter() {
                    if *action == Action::End {
                        let worth = ended(&glance, branch.state.table(), self.seat) + branch.hopes;
                        if best.as_ref().is_none_or(|best| worth > best.worth + 0.01) {
                            let mut steps = branch.steps.clone();
                            steps.push(Action::End);
                            steps.truncate(branch.certain.unwrap_or(usize::MAX));
                            best = Some(Found { worth, steps });
                        }
                        continue;
                    }
                    if is_vain(*action) || (*action == Action::NoDraw && drawn) {
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
                    next.push(self.tried(&glance, branch, *action, allowance));
                }
            }
            if next.is_empty() {
                break;
            }
            next.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            branches = self.kept(next, width);
        }
        best
    }

    /// The best of some branches, each table once.
    fn kept(&self, branches: Vec<Branch>, width: usize) -> Vec<Branch> {
        let mut marks: Vec<Mark> = Vec::new();
        let mut kept = Vec::new();
        for branch in branches {
            let player = &branch.state.table().players[self.seat];
            let mark = (
                player.board,
                player.hands,
                player.front,
                branch.worth.to_bits(),
            );
            if !marks.contains(&mark) {
                marks.push(mark);
                kept.push(branch);
            }
            if kept.len() == width {
                break;
            }
        }
        kept
    }

    /// One step more. What chance decides is cut off: it counts what it is hoped
    /// to bring, and the line goes on without it.
    fn tried(
        &self,
        glance: &Glance<'_>,
        branch: &Branch,
        action: Action,
        allowance: &mut Allowance,
    ) -> Branch {
        let mut next = branch.clone();
        next.steps.push(action);
        let mut cards = |branch: &mut Branch, count: u8| {
            let hopes = self.hopes(branch.state.table(), allowance);
            let hope = hopes[usize::from(count.min(6))] * AGAIN.powi(branch.drawn);
            branch.drawn += 1;
            Some(HOPE * hope)
        };
        let (played, hope) = match action {
            Action::Draw(_) if self.pending(&next.state) == Pending::Draw => {
                let count = next.state.table().players[self.seat].sleeper.number();
                (Action::NoDraw, cards(&mut next, count))
            }
            Action::Draw(_) => (action, cards(&mut next, 6)),
            Action::UseCard { card, colour } => match self.game.content().card(card).power {
                Power::Tower | Power::Golem => (action, None),
                Power::Archives => (Action::Store { card, colour }, Some(ARCHIVES)),
                Power::King => (Action::Store { card, colour }, cards(&mut next, 6)),
                Power::Harvesters | Power::Lake => (Action::Store { card, colour }, Some(USELESS)),
            },
            _ => (action, None),
        };
        if let Some(hope) = hope {
            next.certain = next.certain.or(Some(next.steps.len()));
            next.hopes += hope;
        }
        (self.game).play_unchecked(&mut next.state, self.seat, played, &mut ());
        while self.game.to_act(&next.state) == ToAct::Chance {
            let any = self.game.chance_nth(&next.state, 0);
            self.game.resolve(&mut next.state, any, &mut ());
        }
        let table = next.state.table();
        next.worth = glance.worth(table, table.players[self.seat].hands) + next.hopes;
        next
    }

    fn pending(&self, state: &State) -> Pending {
        state.table().players[self.seat].pending
    }
}

/// K7: what the table is worth when the shards in Hands are gone.
fn ended(glance: &Glance<'_>, table: &Table, seat: tabletop::Seat) -> f64 {
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
