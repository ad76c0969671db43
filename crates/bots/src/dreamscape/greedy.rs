//! A player that looks one turn ahead.
//!
//! It evaluates positions for its seat ([`Evaluator`]): points, and how close its cards are
//! to being completed with what it holds. In its Travel it compares all routes that its
//! action points allow; in its Creation every action, and all short walks of the
//! Dreamer. It takes what leaves it best off. Outcomes of chance are sampled a few times.

mod cards;
mod creation;
mod evaluator;
mod nightmare_score;
mod pending_choices;
mod placement_filter;
mod planned_board;
mod powers;
mod purposes;
mod requirements;
mod stage_weights;
mod travel;

use lucid_dreamscape::{Action, ByColour, Dreamscape, Ongoing, Pending, Phase, State, Table, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use super::Player;
use super::card_placements::PlacementCache;
use super::creation::model::line::play_cut_off;
use evaluator::Evaluator;
pub(super) use evaluator::{Appraisal, HeuristicWeights};
use placement_filter::PlacementFilter;
pub(super) use requirements::{KeyHasher, RequirementCache, board_key};
pub(super) use stage_weights::STAGES;

/// How many steps of a Creation are followed, at most.
const LONGEST_LINE: usize = 60;

/// A player that looks one turn ahead: it builds toward its cards, completes them, and
/// minds purposes, trees and red shards.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_bots::dreamscape::{GreedyPlayer, Player};
/// use lucid_tabletop::{Choices, Dealer, Game, Seed};
///
/// let (mut state, mut choices) = (game.start(), Choices::new());
/// let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// let mut bot = GreedyPlayer::new(1);
/// while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
///     let seat = seats.iter().next().unwrap();
///     game.legal_actions(&state, seat, &mut choices);
///     let action = bot.choose(&game, &game.view(&state, Some(seat)), &choices);
///     game.play(&mut state, seat, action, &mut ()).unwrap();
/// }
/// assert!(game.outcome(&state).unwrap().scores.first(2).all(|(_, score)| *score > 0));
/// ```
#[derive(Clone, Debug)]
pub struct GreedyPlayer {
    random: Random,
    placements: PlacementCache,
}

impl GreedyPlayer {
    /// A player whose choices follow from a number.
    pub fn new(seed: u64) -> GreedyPlayer {
        GreedyPlayer {
            random: Random::new(seed),
            placements: PlacementCache::default(),
        }
    }
}

impl Player for GreedyPlayer {
    fn choose(&mut self, game: &Dreamscape, view: &View, choices: &[Action]) -> Action {
        // The last choice always moves the game on: end, stop or decline.
        let fallback = choices.last().copied().unwrap_or_default();
        let Some(seat) = view.viewer else {
            return fallback;
        };
        if let [only] = choices {
            return *only;
        }
        self.placements.prepare(game);
        let requirements = RequirementCache::default();
        let evaluator = Evaluator::greedy(game, &self.placements, &requirements, &view.table, seat);
        let lookahead = Lookahead {
            evaluator: &evaluator,
            state: game.resample(view, &mut self.random),
            random: &mut self.random,
        };
        lookahead.choose(choices).unwrap_or(fallback)
    }
}

/// What the greedy player would do in a Creation, with chance cut off.
pub(in crate::dreamscape) fn creation_line(
    game: &Dreamscape,
    placements: &PlacementCache,
    state: &State,
    seat: Seat,
) -> Vec<Action> {
    let requirements = RequirementCache::default();
    let mut random = Random::new(0);
    let mut state = state.clone();
    let mut choices = Choices::new();
    let mut line = Vec::new();
    while line.len() < LONGEST_LINE {
        game.legal_actions(&state, seat, &mut choices);
        let action = match choices[..] {
            [] => break,
            [only] => only,
            _ => {
                let table = state.table();
                let evaluator = Evaluator::greedy(game, placements, &requirements, table, seat);
                let lookahead = Lookahead {
                    evaluator: &evaluator,
                    state: state.clone(),
                    random: &mut random,
                };
                let fallback = choices.last().copied().unwrap_or_default();
                lookahead.choose(&choices).unwrap_or(fallback)
            }
        };
        line.push(action);
        if action == Action::End {
            break;
        }
        play_cut_off(game, seat, &mut state, action, &mut ());
    }
    line
}

/// The greedy player as a rollout policy: nearly its choices, in a fraction of the time.
#[derive(Clone, Copy, Debug)]
pub(in crate::dreamscape) struct RolloutPolicy<'a> {
    pub(in crate::dreamscape) game: &'a Dreamscape,
    /// Prepared for the game.
    pub(in crate::dreamscape) placements: &'a PlacementCache,
    pub(in crate::dreamscape) requirements: &'a RequirementCache,
}

/// How much care a choice is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thoroughness {
    Hasty,
    Careful,
}

impl RolloutPolicy<'_> {
    /// The choice of a seat in a simulated game.
    pub(in crate::dreamscape) fn choose(
        &self,
        state: &State,
        seat: Seat,
        choices: &[Action],
        random: &mut Random,
    ) -> Action {
        self.choose_with(Thoroughness::Hasty, state, seat, choices, random)
    }

    /// The choice that the greedy player would make.
    pub(in crate::dreamscape) fn choose_carefully(
        &self,
        state: &State,
        seat: Seat,
        choices: &[Action],
        random: &mut Random,
    ) -> Action {
        self.choose_with(Thoroughness::Careful, state, seat, choices, random)
    }

    fn choose_with(
        &self,
        thoroughness: Thoroughness,
        state: &State,
        seat: Seat,
        choices: &[Action],
        random: &mut Random,
    ) -> Action {
        if let [only] = choices {
            return *only;
        }
        let evaluator = Evaluator {
            is_hasty: thoroughness == Thoroughness::Hasty,
            remembers: thoroughness == Thoroughness::Hasty,
            ..Evaluator::greedy(
                self.game,
                self.placements,
                self.requirements,
                state.table(),
                seat,
            )
        };
        let lookahead = Lookahead {
            evaluator: &evaluator,
            state: state.clone(),
            random,
        };
        let fallback = choices.last().copied().unwrap_or_default();
        lookahead.choose(choices).unwrap_or(fallback)
    }
}

/// Evaluates positions for a seat, all from one view.
#[derive(Clone, Debug)]
pub(in crate::dreamscape) struct SeatEvaluator<'a>(Evaluator<'a>);

impl<'a> SeatEvaluator<'a> {
    /// For a seat. The placements have to be prepared for the game.
    pub(in crate::dreamscape) fn new(
        game: &'a Dreamscape,
        placements: &'a PlacementCache,
        requirements: &'a RequirementCache,
        table: &Table,
        seat: Seat,
        weights: HeuristicWeights,
    ) -> SeatEvaluator<'a> {
        SeatEvaluator(Evaluator {
            game,
            placements,
            seat,
            rivals: purposes::rivals(game, table, seat),
            running: 0.0,
            requirements,
            weights,
            is_hasty: false,
            remembers: true,
        })
    }

    /// The same evaluator with this part of the current Travel still to come.
    pub(in crate::dreamscape) fn running(mut self, travel: f64) -> SeatEvaluator<'a> {
        self.0.running = travel;
        self
    }

    /// The value of a position with these shards in Hands.
    pub(in crate::dreamscape) fn value(&self, table: &Table, hands: ByColour<u8>) -> f64 {
        self.0.value_with(table, hands)
    }

    /// The value of a position with these shards in Hands, and what it adds up. Alone,
    /// Mr Nightmare's score is left out.
    pub(in crate::dreamscape) fn appraise(&self, table: &Table, hands: ByColour<u8>) -> Appraisal {
        self.0.appraise(table, hands, 0.0)
    }

    /// How many Travels the seat has still to come, the current one in part.
    pub(in crate::dreamscape) fn travels(&self, table: &Table) -> f64 {
        self.0.travels(table)
    }

    /// Which placements to try in a Creation: those that a card wants, and for each
    /// colour so many others.
    pub(in crate::dreamscape) fn placement_filter(
        &self,
        table: &Table,
        others: u8,
    ) -> PlacementFilter {
        PlacementFilter::new(&self.0, table, others)
    }

    /// What Mr Nightmare's score counts against the seat, as the red shards lie.
    pub(in crate::dreamscape) fn nightmare_score(&self, table: &Table) -> f64 {
        nightmare_score::value(self.0.game, table)
    }
}

/// A state that could be the true one, to try actions on.
#[derive(Debug)]
struct Lookahead<'a> {
    evaluator: &'a Evaluator<'a>,
    state: State,
    random: &'a mut Random,
}

impl Lookahead<'_> {
    /// The best action, if any seems good.
    fn choose(mut self, choices: &[Action]) -> Option<Action> {
        let table = self.state.table();
        let player = &table.players[self.evaluator.seat];
        match (player.pending, player.power, table.phase) {
            (Pending::Nothing, Ongoing::Nothing, Phase::Travel) => {
                travel::choose(&mut self, choices)
            }
            (Pending::Nothing, Ongoing::Nothing, Phase::Creation | Phase::LastPlacement) => {
                creation::choose(&mut self, choices)
            }
            (Pending::Nothing, Ongoing::Nothing, _) => pending_choices::link(&self, choices),
            _ => pending_choices::choose(&mut self, choices),
        }
    }
}

/// An action, with the value of the position after it.
type Valued = (f64, Action);

/// The better of two, and the first of equals.
fn better(best: Option<Valued>, other: Valued) -> Option<Valued> {
    match best {
        Some(best) if best.0 >= other.0 => Some(best),
        _ => Some(other),
    }
}

impl<'a> Evaluator<'a> {
    /// The evaluator of the greedy player.
    fn greedy(
        game: &'a Dreamscape,
        placements: &'a PlacementCache,
        requirements: &'a RequirementCache,
        table: &Table,
        seat: Seat,
    ) -> Evaluator<'a> {
        let points = f64::from(table.points);
        Evaluator {
            game,
            placements,
            seat,
            rivals: purposes::rivals(game, table, seat),
            running: 0.8 * points / f64::from(game.rules().action_points.max(1)),
            requirements,
            weights: HeuristicWeights::GREEDY,
            is_hasty: false,
            remembers: false,
        }
    }

    /// The state after a legal action.
    fn after(&self, state: &State, action: Action) -> State {
        let mut next = state.clone();
        (self.game).play_unchecked(&mut next, self.seat, action, &mut ());
        next
    }

    /// The value of the position after a legal action.
    fn value_after(&self, state: &State, action: Action) -> f64 {
        self.value(self.after(state, action).table())
    }

    /// All legal actions.
    fn choices(&self, state: &State) -> Choices<Action> {
        let mut choices = Choices::new();
        self.game.legal_actions(state, self.seat, &mut choices);
        choices
    }

    /// Draws the outcomes of chance that the seat waits for.
    fn resolve_chance(&self, state: &mut State, random: &mut Random) {
        while self.game.to_act(state) == ToAct::Chance {
            let total = self.game.chance_total(state);
            let chance = self
                .game
                .chance_nth(state, random.below(total as usize) as u32);
            self.game.resolve(state, chance, &mut ());
        }
    }
}
