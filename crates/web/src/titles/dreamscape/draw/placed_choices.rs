//! Choices by place.

use lucid_dreamscape::{Action, CardId, Colour, Grid, Location, Slot};

use super::BySlot;

/// The choices on a slot: play an action, or lift shards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SlotActs {
    /// The actions that a press may play.
    pub acts: Vec<Action>,
    /// The heights from which a stack can be lifted, from the bottom up.
    pub lifts: Vec<u8>,
}

/// The choices of each slot, given the selected shard of Hands and the lifted part of a stack.
///
/// With a selected shard, the board offers what that shard can do; without one, what needs
/// none. White is both a shard to place and a step, green a shard and a tree.
pub fn on_slots(
    choices: &[Action],
    grid: &Grid,
    selected: Option<Colour>,
    lifted: Option<(Slot, u8)>,
) -> BySlot<SlotActs> {
    let mut slots: BySlot<SlotActs> = BySlot::default();
    let walks = matches!(selected, None | Some(Colour::White));
    for action in choices.iter().copied() {
        let slot = match action {
            Action::Place { colour, slot } if selected == Some(colour) => slot,
            Action::Plant(slot) if selected == Some(Colour::Green) => slot,
            Action::Enter if walks => grid.entry(),
            Action::Step(slot) | Action::FreeStep(slot) if walks => slot,
            Action::Take(slot) => slot,
            Action::Shift { from, height, to } => match lifted {
                Some(part) if part == (from, height) => to,
                _ => {
                    let lifts = &mut slots.entry(from).lifts;
                    if !lifts.contains(&height) {
                        let below = lifts.partition_point(|known| *known < height);
                        lifts.insert(below, height);
                    }
                    continue;
                }
            },
            _ => continue,
        };
        slots.entry(slot).acts.push(action);
    }
    slots
}

/// The action that a press on a slot without choices probably meant, to explain why it is not
/// possible; nothing if none.
pub fn meant_on_slot(
    slot: Slot,
    selected: Option<Colour>,
    lifted: Option<(Slot, u8)>,
) -> Option<Action> {
    match (lifted, selected) {
        (Some((from, height)), _) => Some(Action::Shift {
            from,
            height,
            to: slot,
        }),
        (None, Some(colour)) => Some(Action::Place { colour, slot }),
        (None, None) => None,
    }
}

/// The choices at a location as a whole. Of several drawn shards, the selected one is offered,
/// or all of them.
pub fn on_location(
    choices: &[Action],
    location: Location,
    selected: Option<Colour>,
) -> Vec<Action> {
    let here: Vec<Action> = choices
        .iter()
        .copied()
        .filter(|action| match *action {
            Action::Move(to) | Action::Reorder(to) => to == location,
            Action::Harvest { location: to, .. } => to == location,
            _ => false,
        })
        .collect();
    let wanted = |action: &&Action| matches!(action, Action::Harvest { colour, .. } if Some(*colour) == selected);
    match here.iter().find(wanted) {
        Some(action) => vec![*action],
        None => here,
    }
}

/// The choices of a card; with a selected shard, only those for that shard.
pub fn on_card(choices: &[Action], card: CardId, selected: Option<Colour>) -> Vec<Action> {
    let matching = |action: &Action| match *action {
        Action::UseCard { card: on, colour } | Action::Store { card: on, colour } => {
            on == card && selected.is_none_or(|wanted| wanted == colour)
        }
        Action::Complete(on) | Action::Keep(on) | Action::Yield(on) => on == card,
        _ => false,
    };
    choices.iter().copied().filter(matching).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        Grid::parse(".....\n.....\n.....\n.....\n..E..").expect("a grid")
    }

    fn slot(name: &str) -> Slot {
        grid().named(name).expect("a slot")
    }

    #[test]
    fn a_shard_in_hand_decides_what_slots_offer() {
        let place = |colour| Action::Place {
            colour,
            slot: slot("c2"),
        };
        let choices = [
            place(Colour::Green),
            place(Colour::White),
            Action::Plant(slot("c2")),
            Action::Step(slot("c2")),
            Action::Enter,
            Action::End,
        ];
        let offered = |selected| on_slots(&choices, &grid(), selected, None);
        let at = |selected| offered(selected).entry(slot("c2")).acts.clone();
        assert_eq!(
            at(Some(Colour::Green)),
            [place(Colour::Green), Action::Plant(slot("c2"))]
        );
        assert_eq!(
            at(Some(Colour::White)),
            [place(Colour::White), Action::Step(slot("c2"))]
        );
        assert_eq!(at(Some(Colour::Blue)), []);
        assert!(offered(None).get(slot("c1")).is_some());
    }

    #[test]
    fn a_stack_is_lifted_first_and_then_set_down() {
        let shift = |height, to| Action::Shift {
            from: slot("b2"),
            height,
            to: slot(to),
        };
        let choices = [shift(1, "b3"), shift(0, "b3"), shift(1, "a2")];
        let before = on_slots(&choices, &grid(), None, None);
        assert_eq!(before.get(slot("b2")).unwrap().lifts, [0, 1]);
        let after = on_slots(&choices, &grid(), None, Some((slot("b2"), 1)));
        assert_eq!(after.get(slot("a2")).unwrap().acts, [shift(1, "a2")]);
        assert_eq!(after.get(slot("b3")).unwrap().acts, [shift(1, "b3")]);
        assert_eq!(after.get(slot("b2")).unwrap().lifts, [0]);
    }

    #[test]
    fn drawn_shards_are_offered_at_locations() {
        let lake = Location::numbered(5).expect("a location");
        let add = |colour| Action::Harvest {
            colour,
            location: lake,
        };
        let choices = [add(Colour::Green), add(Colour::Blue), Action::Move(lake)];
        assert_eq!(
            on_location(&choices, lake, Some(Colour::Blue)),
            [add(Colour::Blue)]
        );
        assert_eq!(on_location(&choices, lake, None).len(), 3);
        assert_eq!(on_location(&choices, Location::KING, None), []);
    }
}
