//! The Harvesters on a Travel (P2): two shards that chance brings, put where they can be
//! collected.
//!
//! What they are worth is a mean over what chance may bring, each with the best way to put
//! the shards down and to go on.

use std::collections::HashMap;

use lucid_dreamscape::{Action, ByColour, Chance, Colour, Ongoing, Power, State};
use lucid_tabletop::Game as _;

use super::TurnPlanner;
use super::routes::{OpenPower, Route};
use super::time_budget::ThinkingBudget;

/// At how many moments of a Travel their use is examined, at most.
const MOMENTS: usize = 6;
/// The fraction of a search that is spent on finding out what they may bring.
const SHARE: f64 = 0.15;
/// How many extended routes cost as much as a position of the search.
const ROUTES_PER_NODE: usize = 4;

/// A Travel up to the use of the Harvesters, and how it may go on.
#[derive(Clone, Debug)]
pub(super) struct Harvest {
    pub(super) route: Route,
    /// The best ends by what chance brings, each with its probability.
    pub(super) outcomes: Vec<(f64, State)>,
    /// The mean of the estimates.
    pub(super) estimate: f64,
}

impl TurnPlanner<'_> {
    /// The best moments to use the Harvesters, on the way of some plain routes.
    pub(super) fn harvests(
        &self,
        plain: &[Route],
        estimate: &mut impl FnMut(&State) -> f64,
        budget: &mut ThinkingBudget,
    ) -> Vec<Harvest> {
        let mut moments: Vec<(&Route, Action)> = Vec::new();
        for route in plain {
            // What is put down has to be collected.
            if route.state.table().points == 0 || !route.open.is_empty() {
                continue;
            }
            let uses = self.uses_of(route, Power::Harvesters);
            moments.extend(uses.into_iter().map(|action| (route, action)));
        }
        // The more points are left, the more of the two can be collected; the location
        // costs nothing.
        moments.sort_by_key(|(route, action)| {
            let left = route.state.table().points;
            (u8::MAX - left, *action != Action::UseLocation)
        });
        let mut share = budget.portion(SHARE + (1.0 - SHARE) * budget.spent());
        let mut found = Vec::new();
        for (route, action) in moments.into_iter().take(MOMENTS) {
            match self.harvest(route, action, estimate, &mut share) {
                Some(harvest) => found.push(harvest),
                None => break,
            }
        }
        budget.resume_after(&share);
        found
    }

    /// One of them; `None` if there was no time.
    fn harvest(
        &self,
        route: &Route,
        action: Action,
        estimate: &mut impl FnMut(&State) -> f64,
        budget: &mut ThinkingBudget,
    ) -> Option<Harvest> {
        let mut used = route.clone();
        (self.game).play_unchecked(&mut used.state, self.seat, action, &mut ());
        let mut outcomes = Vec::new();
        let mut mean = 0.0;
        for (chance, pair) in pairs(used.state.table().bag) {
            let mut drawn = used.clone();
            for colour in pair.into_iter().flatten() {
                (self.game).resolve(&mut drawn.state, Chance::Shard(colour), &mut ());
            }
            let mut best: Option<(f64, State)> = None;
            for put in self.put_down(drawn) {
                let routes = self.plain_routes(put, budget);
                budget.spend(routes.len().div_ceil(ROUTES_PER_NODE) as u64);
                if budget.is_over() {
                    return None;
                }
                for end in routes {
                    let value = estimate(&end.state);
                    if best.as_ref().is_none_or(|(most, _)| value > *most) {
                        best = Some((value, end.state));
                    }
                }
            }
            let (value, end) = best?;
            mean += chance * value;
            outcomes.push((chance, end));
        }
        let at = route.steps.len();
        let mut route = route.clone();
        let power = Power::Harvesters;
        route.open.push(OpenPower { power, action, at });
        Some(Harvest {
            route,
            outcomes,
            estimate: mean,
        })
    }

    /// Ways to put the shards down: here in both orders, or one of them here and the other
    /// where the seat does not come by.
    fn put_down(&self, drawn: Route) -> Vec<Route> {
        let here = drawn.state.table().players[self.seat].sleeper;
        let mut begun = vec![drawn];
        let mut done = Vec::new();
        while let Some(route) = begun.pop() {
            let table = route.state.table();
            let player = &table.players[self.seat];
            if player.power != Ongoing::Harvesters {
                done.push(route);
                continue;
            }
            let is_far = |location: &lucid_dreamscape::Location| {
                *location != here && here.link_to(*location).is_none()
            };
            let far = lucid_dreamscape::Location::ALL.into_iter().find(is_far);
            for colour in player.held.present() {
                for location in [Some(here), far].into_iter().flatten() {
                    let action = Action::Harvest { colour, location };
                    if self.game.check(&route.state, self.seat, action).is_ok() {
                        let mut next = route.clone();
                        (self.game).play_unchecked(&mut next.state, self.seat, action, &mut ());
                        begun.push(next);
                    }
                }
            }
        }
        // The same rows need to be looked at once.
        let mut rows = HashMap::new();
        done.retain(|route| rows.insert(route.state.table().rows, ()).is_none());
        done
    }
}

/// What two draws from a bag may bring, each pair once, with its probability.
fn pairs(bag: ByColour<u8>) -> Vec<(f64, [Option<Colour>; 2])> {
    let all = f64::from(bag.total());
    let mut found = Vec::new();
    for (place, first) in Colour::ALL.into_iter().enumerate() {
        let chance = f64::from(bag[first]) / all;
        if bag[first] == 0 {
            continue;
        }
        if bag.total() == 1 {
            found.push((1.0, [Some(first), None]));
        }
        for second in &Colour::ALL[place..] {
            let both = if *second == first {
                chance * (f64::from(bag[first]) - 1.0) / (all - 1.0)
            } else {
                2.0 * chance * f64::from(bag[*second]) / (all - 1.0)
            };
            if both > 0.0 && all > 1.0 {
                found.push((both, [Some(first), Some(*second)]));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_of_a_bag_are_all_that_may_come() {
        let sum = |bag| pairs(bag).iter().map(|(chance, _)| chance).sum::<f64>();
        for bag in [
            [1, 0, 0, 0, 0, 0],
            [2, 0, 0, 0, 0, 0],
            [1, 1, 0, 0, 0, 0],
            [5, 4, 3, 2, 1, 1],
        ] {
            assert!((sum(ByColour(bag)) - 1.0).abs() < 1e-12, "{bag:?}");
        }
        assert!(pairs(ByColour([0; 6])).is_empty());
        assert_eq!(pairs(ByColour([1, 1, 0, 0, 0, 0])).len(), 1);
    }
}
