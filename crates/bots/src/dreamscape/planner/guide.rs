//! What the planner thinks, for somebody who wants to know more than its choice:
//! the best Travels and what each is worth, and the same for a Travel that was
//! played or for single choices.

use lucid_dreamscape::{Action, Dreamscape, Ongoing, Pending, Power, State, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use super::purse::Allowance;
use super::routes::Route;
use super::travel::Journey;
use super::{PlannerPlayer, Plans, Thinking};
use crate::dreamscape::Player as _;
use crate::dreamscape::laid::Shelf;
use crate::dreamscape::planner::Effort;

/// How many lines are kept at each step when Travels are compared in the end: the
/// same for all, or the one that was looked at longer would seem better.
const FAIR: usize = 9;
/// How many more Travels are compared than are asked for.
const MORE: usize = 3;

/// A Travel from here to its end.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::dreamscape) struct Way {
    /// Its steps, the end included.
    pub(in crate::dreamscape) steps: Vec<Action>,
    /// How many of them there are before chance comes in, and with what.
    pub(in crate::dreamscape) certain: usize,
    /// In points.
    pub(in crate::dreamscape) worth: f64,
}

/// Answers for the seat of a view.
#[derive(Debug)]
pub(in crate::dreamscape) struct Guide<'a> {
    game: &'a Dreamscape,
    view: &'a View,
    seat: Seat,
    shelf: Shelf,
    plans: Plans,
    /// A state that the seat cannot tell from the true one, always the same.
    state: State,
}

impl<'a> Guide<'a> {
    /// Nothing for a spectator.
    pub(in crate::dreamscape) fn new(game: &'a Dreamscape, view: &'a View) -> Option<Guide<'a>> {
        let seat = view.viewer?;
        let mut shelf = Shelf::default();
        shelf.prepare(game);
        Some(Guide {
            game,
            view,
            seat,
            shelf,
            plans: Plans::default(),
            state: game.resample(view, &mut Random::new(0)),
        })
    }

    /// The best Travels, so many at most, that differ in what they bring; the best
    /// first. There is one at least where the seat may end its Travel.
    pub(in crate::dreamscape) fn travels(&self, best: usize, nodes: u64) -> Vec<Way> {
        let mut allowance = Allowance::of(nodes);
        let thinking = self.thinking(&mut allowance);
        let journeys = thinking.journeys(&self.state, &mut allowance);
        let mut chosen: Vec<Journey> = Vec::new();
        for journey in journeys {
            if chosen.len() == best + MORE {
                break;
            }
            if !chosen.iter().any(|known| self.is_alike(known, &journey)) {
                chosen.push(journey);
            }
        }
        for journey in &mut chosen {
            thinking.look(journey, FAIR, &mut Allowance::of(u64::MAX));
        }
        chosen.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        chosen.truncate(best);
        chosen.into_iter().map(way).collect()
    }

    /// What a Travel is worth that was played to this table, with a power whose
    /// outcome is left open.
    pub(in crate::dreamscape) fn travelled(&self, state: &State, power: Option<Power>) -> f64 {
        let mut all = Allowance::of(u64::MAX);
        let thinking = self.thinking(&mut all);
        let mut journey = Journey {
            route: Route {
                steps: Vec::new(),
                state: state.clone(),
                power: power.map(|power| (power, 0)),
            },
            worth: 0.0,
            parts: Vec::new(),
            line: Vec::new(),
        };
        thinking.look(&mut journey, FAIR, &mut all);
        journey.worth
    }

    /// All choices with what each is worth, the planner's own first.
    pub(in crate::dreamscape) fn choices(&self, nodes: u64) -> Vec<(Action, f64)> {
        let mut choices = Choices::new();
        self.game.choices(self.view, &mut choices);
        if choices.is_empty() {
            return Vec::new();
        }
        let mut player = PlannerPlayer::new(0, Effort::Nodes(nodes), || std::time::Duration::ZERO);
        let own = player.choose(self.game, self.view, &choices);
        let thinking = self.thinking(&mut Allowance::of(nodes));
        let worth = |action: &Action| (*action, self.after(&thinking, *action));
        let mut all: Vec<(Action, f64)> = choices.iter().map(worth).collect();
        all.sort_by(|a, b| {
            let first = (b.0 == own).cmp(&(a.0 == own));
            first.then(b.1.total_cmp(&a.1))
        });
        all
    }

    /// What the table is worth after a choice.
    fn after(&self, thinking: &Thinking<'_>, action: Action) -> f64 {
        let mut all = Allowance::of(u64::MAX);
        let none = 0.0;
        let worth = match action {
            Action::Keep(card) => thinking.holding(self.view, Some(card), 0, &mut all),
            Action::KeepNone | Action::NoDraw => thinking.holding(self.view, None, 0, &mut all),
            Action::Draw(level) => {
                let player = &self.view.table.players[self.seat];
                let count = match player.pending {
                    Pending::KingDraw => 6,
                    _ => player.sleeper.number(),
                };
                let without = thinking.holding(self.view, None, 0, &mut all);
                let without = without.unwrap_or(none);
                thinking.shown(self.view, level, count.into(), without, 0, &mut all)
            }
            _ => {
                let mut state = self.state.clone();
                let glance = thinking.glance(&self.view.table);
                self.game
                    .play_unchecked(&mut state, self.seat, action, &mut ());
                // What others or chance do next is no part of the choice.
                let table = match self.game.to_act(&state) {
                    ToAct::Seats(seats) if seats.contains(self.seat) => state.table(),
                    _ => self.state.table(),
                };
                Some(glance.worth(table, table.players[self.seat].hands))
            }
        };
        worth.unwrap_or(none)
    }

    fn thinking(&self, allowance: &mut Allowance) -> Thinking<'_> {
        let mut thinking = Thinking {
            game: self.game,
            seat: self.seat,
            shelf: &self.shelf,
            plans: &self.plans,
            hidden: self.view.decks.each_ref().map(|deck| deck.hidden),
            hopes: [0.0; 7],
            seed: 0,
        };
        thinking.hopes = thinking.hopes(&self.view.table, allowance);
        thinking
    }

    /// Whether two Travels bring the same shards, with the same power.
    fn is_alike(&self, one: &Journey, other: &Journey) -> bool {
        let brings = |journey: &Journey| {
            let player = &journey.route.state.table().players[self.seat];
            (player.hands, journey.route.power.map(|(power, _)| power))
        };
        brings(one) == brings(other)
    }

    /// Whether the seat is in its Travel, with nothing else to settle.
    pub(in crate::dreamscape) fn may_travel(&self) -> bool {
        let player = &self.view.table.players[self.seat];
        self.view.table.phase == lucid_dreamscape::Phase::Travel
            && player.pending == Pending::Nothing
            && player.power == Ongoing::Nothing
    }
}

/// A journey as steps up to its end, those after chance included.
pub(super) fn way(journey: Journey) -> Way {
    let mut steps = journey.route.steps;
    let mut certain = None;
    if let Some((power, at)) = journey.route.power
        && at <= steps.len()
    {
        let rest = steps.split_off(at);
        steps.push(Action::UseLocation);
        match power {
            Power::Tower | Power::Golem => steps.extend(journey.parts),
            _ => certain = Some(steps.len()),
        }
        steps.extend(rest);
    }
    steps.push(Action::End);
    Way {
        certain: certain.unwrap_or(steps.len()),
        steps,
        worth: journey.worth,
    }
}
