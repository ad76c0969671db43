//! Choices other than composing: what to buy, what to take of a converging cell, and how
//! to resolve.

use lucid_dream_runners::resolution::{absent_colour, best_order, resolve};
use lucid_dream_runners::rules::{ROUNDS, SERENITY_PRICE};
use lucid_dream_runners::{Action, DreamRunners, Phase, Table, View};
use lucid_tabletop::{Choices, Random, Seat};

use super::super::players::planned_purchases::{
    SegmentValue, is_calm_urgent, offers, value_at_end,
};
use super::super::players::{POINT, Player as _, Skill, SolverPlayer, Valuation};
use super::{ComposeTask, LINES};

/// How many dreams are sampled for each round left when a purchase is weighed: twice as
/// many as for a bot, because people look at the numbers.
const DREAMS: usize = 6;
/// Resolving by hand is suggested if it gains at least this many hundredths.
const WORTHY: i64 = 5;

/// What could be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// At least one; the best first.
    pub ways: Vec<WeighedChoice>,
}

impl Decision {
    /// How much less a choice is worth than the best, in hundredths of a point.
    pub fn behind(&self, way: usize) -> i64 {
        let worth = |way: usize| self.ways.get(way).map_or(0, |way| way.worth);
        (worth(0) - worth(way)).max(0)
    }
}

/// A choice with its value, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeighedChoice {
    /// What is chosen.
    pub action: Action,
    /// How much more it is worth than choosing nothing.
    pub worth: i64,
    /// The points printed on a segment.
    pub points: i64,
    /// What the coins of a segment are worth, less its price.
    pub coins: i64,
    /// What a segment adds to the rounds left.
    pub ahead: i64,
    /// Whether it is needed to stay asleep (R9).
    pub urgent: bool,
}

impl WeighedChoice {
    fn new(action: Action, worth: i64) -> WeighedChoice {
        WeighedChoice {
            action,
            worth,
            points: 0,
            coins: 0,
            ahead: 0,
            urgent: false,
        }
    }
}

/// What the seat of a view could choose; `None` while it composes, and where it has no
/// choice.
pub fn decide(game: &DreamRunners, view: &View) -> Option<Decision> {
    let seat = view.viewer?;
    let mut choices = Box::new(Choices::new());
    game.choices(view, &mut choices);
    if choices.len() < 2 {
        return None;
    }
    let mut ways = match view.table.phase {
        // A seat that buys after others does not know yet what they leave.
        Phase::Improve if view.table.waiting.contains(seat) => return None,
        Phase::Improve => purchases(game, &view.table, seat, &choices),
        Phase::Share => shares(game, &view.table, seat, &choices),
        Phase::Resolve => resolutions(game, view, seat, &choices)?,
        _ => return None,
    };
    ways.truncate(LINES);
    (!ways.is_empty()).then_some(Decision { ways })
}

/// What could be bought (R17), best first, and of equals the cheaper one.
pub(super) fn purchases(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    choices: &[Action],
) -> Vec<WeighedChoice> {
    let left = ROUNDS.saturating_sub(table.round);
    let situation = &table.players[seat].situation;
    // In the end, coins are for calm: leftover coins are worth little (R19).
    let track = &game.content().tracks().serenity;
    let points = |space: u8| track.get(usize::from(space)).copied().unwrap_or_default();
    let stays = match left {
        0 => i64::from(points(situation.serenity)) * POINT + i64::from(situation.coins),
        _ => value_at_end(game, situation, left),
    };
    let base = value_at_end(game, situation, left) - stays;
    let mut ways = vec![WeighedChoice::new(Action::Pass, 0)];
    if choices.contains(&Action::Calm) {
        let urgent = is_calm_urgent(table, seat, choices);
        let worth = match (left, urgent) {
            (0, _) => {
                let mut calmer = *situation;
                calmer.serenity += 1;
                calmer.coins = calmer.coins.saturating_sub(SERENITY_PRICE);
                value_at_end(game, &calmer, 0) - stays
            }
            (_, true) => {
                let valuation = Valuation::new(game, table, seat);
                let space = |space: u8| valuation.weights.serenity.of(space.into());
                space(situation.serenity + 1) - space(situation.serenity) - POINT
            }
            // It costs the same at the end, when it is known what else there is to buy.
            _ => 0,
        };
        ways.push(WeighedChoice {
            urgent,
            ..WeighedChoice::new(Action::Calm, worth)
        });
    }
    let mut random = Random::new(0);
    let offers = offers(game, table, seat, choices, (DREAMS, &mut random));
    ways.extend(offers.into_iter().map(|(segment, bought)| {
        let SegmentValue {
            points,
            coins,
            ahead,
        } = bought;
        WeighedChoice {
            action: Action::Buy(segment),
            worth: bought.worth() + base,
            points,
            coins,
            ahead,
            urgent: false,
        }
    }));
    ways.sort_by_key(|way| (!way.urgent, std::cmp::Reverse(way.worth)));
    ways
}

/// What could be taken of a converging cell (R15), best first.
fn shares(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    choices: &[Action],
) -> Vec<WeighedChoice> {
    let valuation = Valuation::new(game, table, seat);
    let player = &table.players[seat];
    let Some(sharing) = table.sharing else {
        return Vec::new();
    };
    let share = player.shares[sharing.spot.index()];
    let ways = choices.iter().filter_map(|action| match action {
        Action::Take(thing) => {
            let worth = valuation.gain(&player.situation, &share, *thing);
            Some((std::cmp::Reverse(worth), *thing))
        }
        _ => None,
    });
    let mut ways: Vec<_> = ways.collect();
    ways.sort();
    (ways.into_iter())
        .map(|(worth, thing)| WeighedChoice::new(Action::Take(thing), worth.0))
        .collect()
}

/// How to resolve (R5): by hand where that is better than the default order.
fn resolutions(
    game: &DreamRunners,
    view: &View,
    seat: Seat,
    choices: &[Action],
) -> Option<Vec<WeighedChoice>> {
    let by_hand = SolverPlayer::new(0, Skill::FULL).choose(game, view)?;
    let usual = WeighedChoice::new(Action::Auto, 0);
    if !choices.contains(&Action::Auto) {
        return Some(vec![WeighedChoice::new(by_hand, 0)]);
    }
    let task = ComposeTask::new(game, &view.table, seat)?;
    let solution = task.judge(view.own_draft()?.placed())?;
    let instance = &task.instance;
    let order = best_order(&instance.dream, &solution.composition, &instance.situation);
    let resolved = resolve(
        &instance.dream,
        &solution.composition,
        instance.situation,
        (instance.segments.len() - solution.laid.len()) as u8,
        &order,
        |situation, _| absent_colour(situation),
        &mut Vec::new(),
    );
    let losses = solution.lost.iter();
    let losses = losses.map(|segment| task.valuation.weights.losses[*segment]);
    let worth = task.valuation.worth(&resolved.situation) - losses.sum::<i64>();
    let wakes = resolved.situation.serenity == 0 && solution.asleep;
    let better = solution.value - worth;
    // `judge` works on whole boards and does not know what was resolved already.
    let begun = view.table.players[seat].stage != Default::default();
    Some(match !begun && (wakes || better >= WORTHY) {
        true => vec![WeighedChoice::new(by_hand, better.max(0)), usual],
        false => vec![usual],
    })
}
