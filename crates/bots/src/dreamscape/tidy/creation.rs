//! Creation and the last placement: build, then walk, then keep what may be kept.

use lucid_dreamscape::{Action, Colour, Phase, Power};

use super::Thinker;

/// How many steps of the Dreamer it plans ahead.
const HORIZON: u8 = 4;
/// Less than this is no reason to do anything.
const LITTLE: f64 = 0.01;

/// What makes the Dreamscape better, or a way to end.
pub(super) fn choose(thinker: &Thinker<'_>, choices: &[Action]) -> Option<Action> {
    let must_go_on = !choices.contains(&Action::End);
    let now = thinker.outlook();
    let built = (choices.iter().copied())
        .filter(|action| builds(*action))
        .map(|action| (thinker.after(action).outlook() - now, action));
    let built = built.fold(None, better);
    if let Some((gain, action)) = built
        && (gain > LITTLE)
    {
        return Some(action);
    }
    let walk = best_walk(thinker, choices, HORIZON);
    if let Some((gain, action)) = walk
        && (gain > LITTLE || (must_go_on && built.is_none()))
    {
        return Some(action);
    }
    // K7: red must be placed before the end, however little it pleases.
    if must_go_on {
        return built.map(|(_, action)| action);
    }
    Some(kept(thinker, choices).unwrap_or(Action::End))
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

type Choice = (f64, Action);

fn better(best: Option<Choice>, other: Choice) -> Option<Choice> {
    match best {
        Some(best) if best.0 >= other.0 => Some(best),
        _ => Some(other),
    }
}

/// The Dreamer's best walk from here: what it brings, and its first step.
fn best_walk(thinker: &Thinker<'_>, choices: &[Action], horizon: u8) -> Option<Choice> {
    let now = thinker.outlook();
    let steps = choices.iter().copied().filter(|action| walks(*action));
    steps
        .map(|action| {
            let next = thinker.after(action);
            let mut gain = next.outlook() - now;
            if horizon > 1 && next.is_in_creation() {
                let on = next.choices();
                let rest = best_walk(&next, &on, horizon - 1).map_or(0.0, |rest| rest.0);
                gain += rest.max(0.0);
            }
            (gain, action)
        })
        .fold(None, better)
}

/// A shard that would be lost at the end (K7) and may lie on a card until the
/// next Emergence.
fn kept(thinker: &Thinker<'_>, choices: &[Action]) -> Option<Action> {
    let table = thinker.table();
    let is_last = table.phase == Phase::LastPlacement;
    if is_last || thinker.thief_is_near() {
        return None;
    }
    let keeps = |action: &Action| match action {
        // P1 gives a shard at once, the other powers need a plan.
        Action::UseCard { card, .. } => {
            let power = thinker.game.content().card(*card).power;
            (power == Power::Archives).then_some(2.0)
        }
        Action::Store { colour, .. } => Some(thinker.shard(*colour) / 10.0),
        _ => None,
    };
    let kept = choices
        .iter()
        .filter_map(|action| Some((keeps(action)?, *action)));
    kept.fold(None, better).map(|(_, action)| action)
}

impl Thinker<'_> {
    /// What the Dreamscape and the Hands promise.
    fn outlook(&self) -> f64 {
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

    /// What the shards in Hands promise: K7 takes what is not used, but white
    /// makes steps, green makes trees, and three red make something better (K4).
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
