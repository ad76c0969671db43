//! What a step that cannot be undone would waste.

use lucid_dreamscape::{Action, CardId, Dreamscape, Event, Phase, View};
use lucid_tabletop::{Game, Random, ToAct};

use super::action_events::action_events;

/// What a step wastes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Action points that could still be spent (T1).
    Points(u8),
    /// Shards in Hands that could still be placed and go into the bag (K7).
    Shards(u8),
    /// A card that one more step would complete (A3).
    Card(CardId),
}

/// What an action would irrevocably waste, the most valuable first; nothing if nothing is
/// wasted or the action can be undone.
pub fn loss(game: &Dreamscape, view: &View, choices: &[Action], action: Action) -> Option<Loss> {
    let seat = view.viewer?;
    if action != Action::End || !is_final(game, view, action) {
        return None;
    }
    let spends = |action: &Action| matches!(action, Action::Collect(_) | Action::Move(_));
    let places = |action: &Action| matches!(action, Action::Place { .. });
    let table = &view.table;
    match table.phase {
        Phase::Travel => {
            let left = table.points > 0 && choices.iter().any(spends);
            left.then_some(Loss::Points(table.points))
        }
        Phase::Creation | Phase::LastPlacement => {
            let completed = (choices.iter()).find_map(|choice| completes(game, view, *choice));
            if let Some(card) = completed {
                return Some(Loss::Card(card));
            }
            let left = table.players[seat].hands.total() as u8;
            (left > 0 && choices.iter().any(places)).then_some(Loss::Shards(left))
        }
        _ => None,
    }
}

/// Whether a step cannot be undone: chance or another player is next, a card is revealed, or
/// the game is over.
pub fn is_final(game: &Dreamscape, view: &View, action: Action) -> bool {
    let Some((events, next)) = played(game, view, action) else {
        return false;
    };
    let looked = events.iter().any(|event| game.is_private_look(event));
    let others = match next {
        ToAct::Seats(seats) => view.viewer.is_none_or(|seat| !seats.contains(seat)),
        ToAct::Chance | ToAct::Over => true,
    };
    looked || others
}

fn completes(game: &Dreamscape, view: &View, action: Action) -> Option<CardId> {
    let seat = view.viewer?;
    let (events, _) = played(game, view, action)?;
    events.iter().find_map(|event| match *event {
        Event::Completed(who, card) if who == seat => Some(card),
        _ => None,
    })
}

/// Plays an action on a table that the viewer cannot tell from the true one.
fn played(game: &Dreamscape, view: &View, action: Action) -> Option<(Vec<Event>, ToAct)> {
    let seat = view.viewer?;
    let mut state = game.resample(view, &mut Random::new(0));
    let events = action_events(game, &mut state, seat, action)?;
    let next = game.to_act(&state);
    Some((events, next))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dreamscape::draw::test_positions;

    fn loss_in(body: &str) -> Option<Loss> {
        let props = test_positions::scene("sylex players=2", body);
        loss(&props.game, &props.view, &props.choices, Action::End)
    }

    const ROWS: &str = "turn: 1\nrows: 1:gyu 2:buy 3:wby 4:guy 5:byw 6:uyg\n";

    #[test]
    fn unspent_action_points_are_a_loss() {
        let travel = |points: u8| {
            loss_in(&format!(
                "phase: travel\ncycle: 1\norder: A B\npoints: {points}\n{ROWS}\nseat A\nsleeper: 1\n\nseat B\nsleeper: 2\n"
            ))
        };
        assert_eq!(travel(2), Some(Loss::Points(2)));
        assert_eq!(travel(0), None);
    }

    #[test]
    fn shards_left_in_hands_are_a_loss() {
        let creation = |hands: &str| {
            loss_in(&format!(
                "phase: creation\ncycle: 1\norder: A B\n{ROWS}\nseat A\nsleeper: 1\n{hands}\n\nseat B\nsleeper: 2\n"
            ))
        };
        assert_eq!(creation("hands: guu"), Some(Loss::Shards(3)));
        assert_eq!(creation(""), None);
    }

    #[test]
    fn reversible_steps_need_no_confirmation() {
        let props = test_positions::scene(
            "sylex players=2",
            &format!(
                "phase: creation\ncycle: 1\norder: A B\n{ROWS}\nseat A\nsleeper: 1\nhands: gg\n\nseat B\nsleeper: 2\n"
            ),
        );
        for action in props
            .choices
            .iter()
            .filter(|action| **action != Action::End)
        {
            assert!(!is_final(&props.game, &props.view, *action), "{action:?}");
            assert_eq!(
                loss(&props.game, &props.view, &props.choices, *action),
                None
            );
        }
        assert!(is_final(&props.game, &props.view, Action::End));
    }
}
