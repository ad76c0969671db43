//! What may be done, as far as the search shows.

use lucid_dreamscape::{Action, Ongoing, Pending, Phase, Power, State, View};
use lucid_tabletop::{Choices, Game as _, Random};

use super::lines::{self, Found};
use super::outcome::Candidate;
use super::purse::Allowance;
use super::travel::Journey;
use super::{Thinking, guide};
use crate::dreamscape::greedy::Double;

/// How many lines of a Creation are kept at each step, at the most.
const WIDEST: usize = 1_500;
/// How many Travels are played out.
const ROUTES: usize = 7;
/// How much less is thought of what the greedy player would do.
const DOUBT: f64 = 2.0;
/// How many steps of the greedy player are followed in one turn.
const LONGEST: usize = 40;

impl Thinking<'_> {
    /// What may be done now, with what is thought of it.
    pub(super) fn candidates(
        &self,
        view: &View,
        state: &State,
        choices: &[Action],
        allowance: &mut Allowance,
    ) -> Vec<Candidate> {
        let player = &view.table.players[self.seat];
        match (player.pending, player.power, view.table.phase) {
            (Pending::Keep(_), _, phase) if phase != Phase::Setup => {
                (self.keep(view, choices, allowance)).unwrap_or_default()
            }
            (Pending::Draw | Pending::KingDraw, _, _) => {
                (self.draw(view, choices, allowance)).unwrap_or_default()
            }
            (Pending::Nothing, _, Phase::Creation | Phase::LastPlacement) => {
                let lines = self.create(state, allowance).into_iter();
                lines.map(Candidate::from).collect()
            }
            (Pending::Nothing, Ongoing::Nothing, Phase::Travel) => {
                self.different(self.journeys(state, allowance))
            }
            _ if allowance.is_over() || !allowance.is_patient() => Vec::new(),
            _ => {
                let step = |action: &Action| Candidate::step(*action, 0.0);
                choices.iter().map(step).collect()
            }
        }
    }

    /// The best lines found; wider searches follow while there is time.
    fn create(&self, state: &State, allowance: &mut Allowance) -> Vec<Found> {
        let mut best: Vec<Found> = Vec::new();
        let mut width = 2;
        while width <= WIDEST && !allowance.is_over() {
            let found = self.creation(state, width, allowance);
            // A search that was cut short may not have got beyond ending at once.
            if best.is_empty() && allowance.is_over() {
                break;
            }
            lines::keep_all(&mut best, found);
            width *= 3;
        }
        best
    }

    /// The journeys that bring something different, the best first.
    fn different(&self, journeys: Vec<Journey>) -> Vec<Candidate> {
        let mut known = Vec::new();
        let mut candidates = Vec::new();
        for journey in journeys {
            let table = journey.route.state.table();
            let player = &table.players[self.seat];
            let power = journey.route.power.map(|(power, _)| power);
            let brings = (player.hands, player.sleeper, table.links, power);
            if !known.contains(&brings) {
                known.push(brings);
                candidates.push(Candidate::from(journey));
            }
            if candidates.len() == ROUTES {
                break;
            }
        }
        candidates
    }

    /// What the greedy player would do, until chance or others come in.
    pub(super) fn greedy(
        &self,
        state: &State,
        others: &[Candidate],
        allowance: &Allowance,
    ) -> Option<Candidate> {
        let double = self.double();
        let mut random = Random::new(self.seed);
        let (mut state, phase) = (state.clone(), state.table().phase);
        let mut choices = Choices::new();
        let mut steps = Vec::new();
        while state.table().phase == phase && steps.len() < LONGEST {
            self.game.legal_actions(&state, self.seat, &mut choices);
            if choices.is_empty() {
                break;
            }
            if allowance.is_over_now() {
                return None;
            }
            let action = double.choose(&state, self.seat, &choices, &mut random);
            steps.push(action);
            if matches!(action, Action::Draw(_) | Action::Keep(_) | Action::End) {
                break;
            }
            (self.game).play_unchecked(&mut state, self.seat, action, &mut ());
        }
        // Where the search has no opinion, this one counts.
        let most = others.iter().map(|other| other.worth).reduce(f64::max);
        let most = most.filter(|most| *most != 0.0);
        Some(Candidate {
            worth: most.map_or(DOUBT, |most| most - DOUBT),
            turn: steps.clone(),
            steps,
            creation: Vec::new(),
        })
    }

    /// Somebody who plays on.
    pub(super) fn double(&self) -> Double<'_> {
        Double {
            game: self.game,
            shelf: self.shelf,
            plans: self.plans,
        }
    }
}

impl From<Found> for Candidate {
    fn from(found: Found) -> Candidate {
        Candidate {
            worth: found.worth,
            steps: found.steps,
            turn: without_draws(found.line),
            creation: Vec::new(),
        }
    }
}

impl From<Journey> for Candidate {
    fn from(journey: Journey) -> Candidate {
        Candidate {
            worth: journey.worth,
            creation: without_draws(journey.line.clone()),
            turn: guide::way(journey.clone()).steps,
            steps: steps(journey),
        }
    }
}

/// A line without cards, which are not known yet.
fn without_draws(mut line: Vec<Action>) -> Vec<Action> {
    line.retain(|step| !matches!(step, Action::Draw(_) | Action::NoDraw));
    line
}

/// The steps of a journey, up to where chance comes in.
fn steps(journey: Journey) -> Vec<Action> {
    let mut steps = journey.route.steps;
    let (power, at) = match journey.route.power {
        Some((power, at)) if at <= steps.len() => (power, at),
        _ => {
            steps.push(Action::End);
            return steps;
        }
    };
    let rest = steps.split_off(at);
    steps.push(Action::UseLocation);
    if matches!(power, Power::Tower | Power::Golem) {
        steps.extend(journey.parts);
        steps.extend(rest);
        steps.push(Action::End);
    }
    steps
}
