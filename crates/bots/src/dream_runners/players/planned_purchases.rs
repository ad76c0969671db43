//! Purchases planned over the rounds left (R17).

use lucid_dream_runners::resolution::Situation;
use lucid_dream_runners::rules::{ROUNDS, SEGMENT_PRICE, SERENITY_PRICE};
use lucid_dream_runners::{Action, DreamRunners, Segment, SegmentId, Table};
use lucid_tabletop::{Random, Seat};

use super::future_rounds;
use super::valuation::POINT;

/// How many dreams are sampled for each round left.
const DREAMS: usize = 3;
/// Below this space of serenity, calm comes before segments: a dream of the deepest level
/// can cost that much.
const CALM_BELOW: u8 = 4;

/// What to do with one's coins.
///
/// A segment is worth its points and coins, and what it adds to the best
/// compositions of the rounds left, on dreams that the seat has not seen and
/// among the segments that it may own by then. It is bought if that is more than
/// its price would bring as calm. Calm itself waits for the end of the game,
/// where it costs the same, unless it is needed to sleep on.
pub(super) fn choose(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    choices: &[Action],
    random: &mut Random,
) -> Action {
    if is_calm_urgent(table, seat, choices) {
        return Action::Calm;
    }
    let left = ROUNDS.saturating_sub(table.round);
    let offers = offers(game, table, seat, choices, (DREAMS, random));
    let best = offers
        .iter()
        .max_by_key(|(segment, bought)| (bought.worth(), std::cmp::Reverse(*segment)));
    match best {
        Some((segment, bought)) if bought.worth() > 0 => Action::Buy(*segment),
        _ if left == 0 && choices.contains(&Action::Calm) => Action::Calm,
        _ => Action::Pass,
    }
}

/// The value of buying a segment, in hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::dream_runners) struct SegmentValue {
    /// The points that stand on it.
    pub points: i64,
    /// What its coins are worth, less its price.
    pub coins: i64,
    /// What it adds to the rounds left.
    pub ahead: i64,
}

impl SegmentValue {
    pub(in crate::dream_runners) fn worth(&self) -> i64 {
        self.points + self.coins + self.ahead
    }
}

/// The segments on offer with the value of each, from a number of dreams sampled for each
/// round left.
pub(in crate::dream_runners) fn offers(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    choices: &[Action],
    (dreams, random): (usize, &mut Random),
) -> Vec<(SegmentId, SegmentValue)> {
    let left = ROUNDS.saturating_sub(table.round);
    let situation = &table.players[seat].situation;
    let offers = choices.iter().filter_map(|action| match action {
        Action::Buy(segment) => Some(*segment),
        _ => None,
    });
    let offers: Vec<SegmentId> = offers.collect();
    let dreams = match offers.is_empty() {
        true => Vec::new(),
        false => future_rounds::sample(game, table, seat, (dreams, random)),
    };
    let without = value_at_end(game, situation, left);
    let bought = |segment: SegmentId| {
        let about = game.content().segment(segment);
        let after = value_at_end(game, &bought_by(situation, about), left);
        let bought = SegmentValue {
            points: i64::from(about.points) * POINT,
            coins: after - without,
            ahead: future_rounds::gain(game, &dreams, seat, segment, left),
        };
        (segment, bought)
    };
    offers.into_iter().map(bought).collect()
}

/// Whether calm comes first: a player who wakes up has bought in vain.
pub(in crate::dream_runners) fn is_calm_urgent(
    table: &Table,
    seat: Seat,
    choices: &[Action],
) -> bool {
    let serenity = table.players[seat].situation.serenity;
    table.round < ROUNDS && serenity < CALM_BELOW && choices.contains(&Action::Calm)
}

/// What a player has after buying a segment.
fn bought_by(situation: &Situation, segment: &Segment) -> Situation {
    let coins = situation.coins.saturating_sub(SEGMENT_PRICE) + u16::from(segment.coins);
    Situation {
        coins,
        ..*situation
    }
}

/// What serenity and coins are worth. In the end three coins are a point of calm
/// as long as the top is not reached (R9, R17), and what is left over decides
/// ties (R19); before, every coin may find others.
pub(in crate::dream_runners) fn value_at_end(
    game: &DreamRunners,
    situation: &Situation,
    left: u8,
) -> i64 {
    let track = &game.content().tracks().serenity;
    let top = u16::from(game.top());
    let start = u16::from(situation.serenity);
    let points = |space: u16| i64::from(track[usize::from(space.min(top))]) * POINT;
    if left > 0 {
        return points(start) + i64::from(situation.coins) * POINT / i64::from(SERENITY_PRICE);
    }
    let calm = (situation.coins / SERENITY_PRICE).min(top.saturating_sub(start));
    points(start + calm) + i64::from(situation.coins - calm * SERENITY_PRICE)
}
