//! Purchases planned over the rounds left (R17).

use dream_runners::resolution::Situation;
use dream_runners::rules::{ROUNDS, SEGMENT_PRICE, SERENITY_PRICE};
use dream_runners::{Action, DreamRunners, Segment, Table};
use tabletop::{Random, Seat};

use super::ahead;
use super::outlook::POINT;

/// Below this space of serenity calm comes before segments: a dream of the
/// deepest level can cost so much.
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
    let left = ROUNDS.saturating_sub(table.round);
    let situation = &table.players[seat].situation;
    let calm = choices.contains(&Action::Calm);
    if calm && left > 0 && situation.serenity < CALM_BELOW {
        return Action::Calm;
    }
    let offers = choices.iter().filter_map(|action| match action {
        Action::Buy(segment) => Some(*segment),
        _ => None,
    });
    let offers: Vec<_> = offers.collect();
    let dreams = match offers.is_empty() {
        true => Vec::new(),
        false => ahead::look(game, table, seat, random),
    };
    let without = settled(game, situation, left);
    let worth = |segment| {
        let bought = game.content().segment(segment);
        let after = settled(game, &bought_by(situation, bought), left);
        let points = i64::from(bought.points) * POINT;
        points + after - without + ahead::gain(game, &dreams, seat, segment, left)
    };
    let best = offers
        .iter()
        .map(|segment| (worth(*segment), *segment))
        .max_by_key(|(worth, segment)| (*worth, std::cmp::Reverse(*segment)));
    match best {
        Some((worth, segment)) if worth > 0 => Action::Buy(segment),
        _ if calm && left == 0 => Action::Calm,
        _ => Action::Pass,
    }
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
fn settled(game: &DreamRunners, situation: &Situation, left: u8) -> i64 {
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
