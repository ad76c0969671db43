//! The cost of going farther than the next location, according to the engine.

use lucid_dreamscape::{Action, Dreamscape, Event, LinkSet, Location, State, View};
use lucid_tabletop::{Choices, Game, Random, Seat};

use super::action_events::action_events;

/// A path of the Sleeper through the Dreamworld.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SleeperPath {
    /// The locations after the present one; the last is where it leads.
    pub stops: Vec<Location>,
    /// The action points of all its moves.
    pub cost: u8,
    /// How many of its moves are free, because a key is held.
    pub free: u8,
    /// How many red shards are picked up on it.
    pub reds: u8,
}

/// The links of the last Travel, which are shown until the next Sleeper sets out.
pub fn trail<'a>(events: impl DoubleEndedIterator<Item = &'a Event>) -> LinkSet {
    let mut links = LinkSet::default();
    let mut who = None;
    for event in events.rev() {
        match *event {
            Event::Moved { seat, from, to, .. } if who.is_none_or(|who| who == seat) => {
                who = Some(seat);
                if let Some(link) = from.link_to(to) {
                    links.insert(link);
                }
            }
            // A Travel includes its own end, but not that of the one before.
            Event::TravelEnded(_) if !links.is_empty() => break,
            Event::Moved { .. } | Event::Cycle(_) => break,
            _ => {}
        }
    }
    links
}

/// The longest path that is suggested.
const MOST: usize = 3;

/// The cheapest path to each location that is more than one move away, if the viewer could take
/// it now; of equally cheap ones the shortest.
pub fn sleeper_paths(game: &Dreamscape, view: &View) -> Vec<SleeperPath> {
    let Some(seat) = view.viewer else {
        return Vec::new();
    };
    let from = view.table.players[seat].sleeper;
    let start = game.resample(view, &mut Random::new(0));
    let mut best: Vec<SleeperPath> = Vec::new();
    let way = SleeperPath {
        stops: Vec::new(),
        cost: 0,
        free: 0,
        reds: 0,
    };
    go(game, seat, &start, from, &way, &mut best);
    // By destination.
    let to = |location| {
        let leads = |way: &&SleeperPath| way.stops.len() > 1 && way.stops.last() == Some(&location);
        best.iter().find(leads).cloned()
    };
    Location::ALL.into_iter().filter_map(to).collect()
}

fn go(
    game: &Dreamscape,
    seat: Seat,
    state: &State,
    start: Location,
    so_far: &SleeperPath,
    best: &mut Vec<SleeperPath>,
) {
    if so_far.stops.len() == MOST {
        return;
    }
    let mut choices = Choices::new();
    game.legal_actions(state, seat, &mut choices);
    for action in choices.iter() {
        let Action::Move(to) = *action else { continue };
        if to == start || so_far.stops.contains(&to) {
            continue;
        }
        let mut next = state.clone();
        let Some(events) = action_events(game, &mut next, seat, *action) else {
            continue;
        };
        let mut way = so_far.clone();
        way.stops.push(to);
        for event in events {
            match event {
                Event::Moved { cost: 0, .. } => way.free += 1,
                Event::Moved { cost, .. } => way.cost += cost,
                Event::PickedRed(..) => way.reds += 1,
                _ => {}
            }
        }
        let worth = |way: &SleeperPath| (way.stops.len() > 1, way.cost, way.stops.len(), way.reds);
        match best
            .iter_mut()
            .find(|known| known.stops.last() == Some(&to))
        {
            Some(known) if worth(&way) < worth(known) => *known = way.clone(),
            Some(_) => {}
            None => best.push(way.clone()),
        }
        go(game, seat, &next, start, &way, best);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dreamscape::draw::test_positions;

    fn ways_with(points: u8, hands: &str) -> Vec<(u8, Vec<u8>, u8, u8)> {
        let props = test_positions::scene(
            "sylex players=2",
            &format!(
                "phase: travel\ncycle: 1\norder: A B\nturn: 1\npoints: {points}\nrows: 1:gyu 2:buy 3:wby 4:guy 5:byw 6:uyg\n\nseat A\nsleeper: 1\nhands: {hands}\n\nseat B\nsleeper: 2\n"
            ),
        );
        let told = |way: SleeperPath| {
            let stops: Vec<u8> = way.stops.iter().map(|stop| stop.number()).collect();
            (
                way.stops.last().unwrap().number(),
                stops,
                way.cost,
                way.free,
            )
        };
        sleeper_paths(&props.game, &props.view)
            .into_iter()
            .map(told)
            .collect()
    }

    #[test]
    fn two_steps_cost_two_candles() {
        assert_eq!(
            ways_with(2, "y"),
            [(3, vec![2, 3], 2, 0), (5, vec![2, 5], 2, 0)]
        );
        assert_eq!(ways_with(1, "y"), []);
    }

    #[test]
    fn a_key_makes_a_step_free() {
        // Brown is the key of 2 and of 5.
        let sleeper_paths = ways_with(2, "bb");
        let to_five = sleeper_paths.iter().find(|way| way.0 == 5).expect("a way");
        assert_eq!((&to_five.1, to_five.2), (&vec![2, 5], 2 - to_five.3));
        assert!(to_five.3 > 0, "{sleeper_paths:?}");
    }

    #[test]
    fn a_trail_is_the_path_of_one_travel() {
        let [a, b] = [Seat::new(0), Seat::new(1)];
        let go = |seat, from, to| Event::Moved {
            seat,
            from: Location::numbered(from).unwrap(),
            to: Location::numbered(to).unwrap(),
            cost: 1,
        };
        let told = |events: &[Event]| {
            let names: Vec<String> = (trail(events.iter()).iter())
                .map(|link| link.to_string())
                .collect();
            names.join(" ")
        };
        let first = [go(a, 1, 2), go(a, 2, 3), Event::TravelEnded(a)];
        assert_eq!(told(&first), "1-2 2-3");
        let both = [&first[..], &[go(b, 4, 5)]].concat();
        assert_eq!(told(&both), "4-5");
        let next = [&both[..], &[Event::TravelEnded(b), Event::Cycle(2)]].concat();
        assert_eq!(told(&next), "");
    }
}
