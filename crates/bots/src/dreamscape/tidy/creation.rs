//! Creation and the last placement: build, then walk, then store what can be stored.

use lucid_dreamscape::{Action, Colour, Phase, Power};

use super::Lookahead;

/// How many steps of the Dreamer it plans ahead.
const HORIZON: u8 = 4;
/// A smaller gain is no reason to act.
const LITTLE: f64 = 0.01;

/// The action that improves the Dreamscape most, or a way to end.
pub(super) fn choose(lookahead: &Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    let must_go_on = !choices.contains(&Action::End);
    let now = lookahead.value();
    let built = (choices.iter().copied())
        .filter(|action| builds(*action))
        .map(|action| (lookahead.after(action).value() - now, action));
    let built = built.fold(None, better);
    if let Some((gain, action)) = built
        && (gain > LITTLE)
    {
        return Some(action);
    }
    let walk = best_walk(lookahead, choices, HORIZON);
    if let Some((gain, action)) = walk
        && (gain > LITTLE || (must_go_on && built.is_none()))
    {
        return Some(action);
    }
    // K7: red has to be placed before the end, however bad that is.
    if must_go_on {
        return built.map(|(_, action)| action);
    }
    Some(kept(lookahead, choices).unwrap_or(Action::End))
}

fn builds(action: Action) -> bool {
    matches!(
        action,
        Action::Place { .. } | Action::Exchange { .. } | Action::Plant(_)
    )
}

fn walks(action: Action) -> bool {
    matches!(
        action,
        Action::Enter | Action::Step(_) | Action::FreeStep(_)
    )
}

type ScoredAction = (f64, Action);

fn better(best: Option<ScoredAction>, other: ScoredAction) -> Option<ScoredAction> {
    match best {
        Some(best) if best.0 >= other.0 => Some(best),
        _ => Some(other),
    }
}

/// The Dreamer's best walk from here: its gain, and its first step.
fn best_walk(lookahead: &Lookahead<'_>, choices: &[Action], horizon: u8) -> Option<ScoredAction> {
    let now = lookahead.value();
    let steps = choices.iter().copied().filter(|action| walks(*action));
    steps
        .map(|action| {
            let next = lookahead.after(action);
            let mut gain = next.value() - now;
            if horizon > 1 && next.is_in_creation() {
                let on = next.choices();
                let rest = best_walk(&next, &on, horizon - 1).map_or(0.0, |rest| rest.0);
                gain += rest.max(0.0);
            }
            (gain, action)
        })
        .fold(None, better)
}

/// Stores a shard that would be lost at the end (K7) on a card until the next Emergence.
fn kept(lookahead: &Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    let table = lookahead.table();
    let is_last = table.phase == Phase::LastPlacement;
    if is_last || lookahead.thief_is_near() {
        return None;
    }
    let keeps = |action: &Action| match action {
        // P1 gives a shard at once. The other powers need a plan.
        Action::UseCard { card, .. } => {
            let power = lookahead.game.content().card(*card).power;
            (power == Power::Archives).then_some(2.0)
        }
        Action::Store { colour, .. } => Some(lookahead.shard(*colour) / 10.0),
        _ => None,
    };
    let kept = choices
        .iter()
        .filter_map(|action| Some((keeps(action)?, *action)));
    kept.fold(None, better).map(|(_, action)| action)
}

impl Lookahead<'_> {
    /// The value of the Dreamscape and the Hands.
    fn value(&self) -> f64 {
        let (rules, grid) = (self.game.rules(), self.game.content().grid());
        let (player, board) = (self.player(), &self.player().board);
        let mut sum = f64::from(player.score);
        let places = 0..usize::from(self.table().tile_count);
        let standings =
            places.filter_map(|place| self.game.standing(self.table(), self.seat, place));
        sum += f64::from(standings.sum::<i32>());
        for slot in board.occupied() {
            sum += match board.top(slot) {
                Some(Colour::Blue) => 0.5,
                Some(Colour::Gray) => 0.2,
                Some(Colour::Brown) => 0.15,
                Some(Colour::Red) => -3.0 + 0.05 * f64::from(grid.distance(slot)),
                _ => 0.0,
            };
            if board.is_mountain(slot, rules.mountain) {
                sum += 0.8;
            }
        }
        if board.dreamer().is_some() {
            sum += 1.0;
        }
        sum + self.in_hands()
    }

    /// The value of the shards in Hands. K7 takes what is not used, but white makes steps,
    /// green makes trees, and three red make something better (K4).
    fn in_hands(&self) -> f64 {
        let (hands, table) = (&self.player().hands, self.table());
        let count = |colour| f64::from(hands[colour]);
        let next_tree = 1.0 + self.player().board.trees().len() as f64;
        let tree = if table.tree_reserve > 0 {
            0.7 * next_tree
        } else {
            0.0
        };
        let red = match hands[Colour::Red] {
            few @ 0..3 => -3.0 * f64::from(few),
            many => -3.0 * f64::from(many - 3),
        };
        let others = count(Colour::Blue) + count(Colour::Gray) + count(Colour::Brown);
        count(Colour::Green) * tree + 0.7 * count(Colour::White) + 0.1 * others + red
    }

    /// L12: whether Mr Nightmare will steal from cards before the next Emergence.
    fn thief_is_near(&self) -> bool {
        let Some(line) = self.game.rules().solo else {
            return false;
        };
        let his = &self.table().duel;
        !his.first && his.stock[Colour::Brown] >= line.threshold(Colour::Brown)
    }
}
