//! A player that composes what the solver finds.

use lucid_dream_runners::resolution::absent_colour;
use lucid_dream_runners::{
    Action, Colour, Draft, DreamRunners, Phase, Placed, SegmentId, Thing, View,
};
use lucid_tabletop::{Choices, Random, Seat};

use super::super::solver::{Laid, Solution, best, judge};
use super::valuation::{Valuation, instance};
use super::{Player, Purchases, Skill, planned_purchases, solution_steps, thrifty_purchases};

/// Composes what the solver finds, resolves it as well as can be, and buys what
/// helps on tiles to come.
#[derive(Clone, Debug)]
pub struct SolverPlayer {
    skill: Skill,
    random: Random,
    choices: Box<Choices<Action>>,
    /// The board for a round.
    board: Option<(u8, Vec<Placed>)>,
    /// How to resolve it, and how many colours were chosen.
    resolution: Option<(u8, Solution, usize)>,
}

impl SolverPlayer {
    /// A player whose choices follow from a number.
    pub fn new(seed: u64, skill: Skill) -> SolverPlayer {
        SolverPlayer {
            skill,
            random: Random::new(seed),
            choices: Box::new(Choices::new()),
            board: None,
            resolution: None,
        }
    }

    /// The board that it lays in this round.
    fn board(&mut self, game: &DreamRunners, view: &View, seat: Seat) -> &[Placed] {
        let round = view.table.round;
        if self.board.as_ref().is_none_or(|(of, _)| *of != round) {
            let valuation = Valuation::new(game, &view.table, seat);
            let rank = self.skill.quality.draw(&mut self.random) as usize;
            let solutions = instance(game, &view.table, seat, &valuation).map(|(instance, ids)| {
                let found = best(&instance, &valuation.weights, rank + 1);
                (found.unwrap_or_default(), ids)
            });
            let board = solutions.map_or_else(Vec::new, |(solutions, ids)| {
                let chosen = ranked(&solutions, rank);
                let laid = chosen.map_or(&[][..], |chosen| &chosen.laid);
                laid.iter().map(|laid| laid.placed(&ids)).collect()
            });
            self.board = Some((round, board));
        }
        self.board.as_ref().map_or(&[], |(_, board)| board)
    }

    /// The best way to resolve what lies on the board. When a resolution has
    /// begun without it, the rest is left to the default order.
    fn solution(&mut self, game: &DreamRunners, view: &View, seat: Seat) -> Option<&Solution> {
        let round = view.table.round;
        let known = self
            .resolution
            .as_ref()
            .is_some_and(|(of, ..)| *of == round);
        let player = &view.table.players[seat];
        if !known && player.stage == Default::default() && !player.auto {
            let valuation = Valuation::new(game, &view.table, seat);
            let (instance, ids) = instance(game, &view.table, seat, &valuation)?;
            let laid = laid(view.own_draft()?, &ids)?;
            let solution = judge(&instance, &valuation.weights, &laid).ok()?;
            self.resolution = Some((round, solution, 0));
        }
        let (of, solution, _) = self.resolution.as_ref()?;
        (*of == round).then_some(solution)
    }

    fn resolve(&mut self, game: &DreamRunners, view: &View, seat: Seat) -> Option<Action> {
        let player = &view.table.players[seat];
        if player.stage.wild_times().is_some() {
            return Some(Action::Wild(self.colour(view, seat)));
        }
        if player.stage.bat.is_some() {
            let valuation = Valuation::new(game, &view.table, seat);
            let losses: Vec<(SegmentId, i64)> = (player.segments.into_iter())
                .zip(valuation.weights.losses.iter().copied())
                .collect();
            let loss = |segment: SegmentId| {
                let known = losses.iter().find(|(id, _)| *id == segment);
                known.map_or(0, |(_, loss)| *loss)
            };
            let bats = self.choices.iter().filter_map(|action| match action {
                Action::Bat(segment) => Some(*segment),
                _ => None,
            });
            return bats.min_by_key(|id| (loss(*id), *id)).map(Action::Bat);
        }
        let stage = player.stage;
        let cells = game.dream(&view.table)?.cells;
        let choices = self.choices.to_vec();
        let solution = self.solution(game, view, seat);
        let planned = solution.and_then(|solution| {
            solution_steps::next_for_resolution(&stage, &cells, solution, &choices)
        });
        Some(planned.unwrap_or(Action::Auto))
    }

    fn colour(&mut self, view: &View, seat: Seat) -> Colour {
        let planned = self.resolution.as_mut().and_then(|(of, solution, at)| {
            *at += 1;
            let colour = solution.colours.get(*at - 1).copied();
            colour.filter(|_| *of == view.table.round)
        });
        planned.unwrap_or_else(|| absent_colour(&view.table.players[seat].situation))
    }

    fn take(&self, game: &DreamRunners, view: &View, seat: Seat) -> Option<Action> {
        let valuation = Valuation::new(game, &view.table, seat);
        let player = &view.table.players[seat];
        let share = player.shares[view.table.sharing?.spot.index()];
        let things = self.choices.iter().filter_map(|action| match action {
            Action::Take(thing) => Some(*thing),
            _ => None,
        });
        let gain = |thing: &Thing| valuation.gain(&player.situation, &share, *thing);
        let best = things.max_by_key(|thing| (gain(thing), std::cmp::Reverse(*thing)));
        best.map(Action::Take)
    }
}

impl Player for SolverPlayer {
    fn choose(&mut self, game: &DreamRunners, view: &View) -> Option<Action> {
        let seat = view.viewer?;
        game.choices(view, &mut self.choices);
        if self.choices.is_empty() {
            return None;
        }
        let wanted = match view.table.phase {
            Phase::Compose => {
                let draft = *view.own_draft()?;
                Some(solution_steps::next_for_board(
                    &draft,
                    self.board(game, view, seat),
                ))
            }
            Phase::Share => self.take(game, view, seat),
            Phase::Resolve => self.resolve(game, view, seat),
            Phase::Improve => {
                let (table, random) = (&view.table, &mut self.random);
                Some(match self.skill.purchases {
                    Purchases::Planned => {
                        planned_purchases::choose(game, table, seat, &self.choices, random)
                    }
                    Purchases::Thrifty => {
                        let valuation = Valuation::new(game, table, seat);
                        thrifty_purchases::choose(game, view, seat, &valuation, &self.choices)
                    }
                })
            }
            _ => None,
        };
        // It always plays: the last choice moves the game on.
        let legal = wanted.filter(|action| self.choices.contains(action));
        legal.or_else(|| self.choices.last().copied())
    }

    fn delay(&mut self) -> u32 {
        self.skill.delay.draw(&mut self.random)
    }
}

/// The composition of a rank, or the last before it: nobody wakes up for having
/// found too few ways to sleep on.
fn ranked(solutions: &[Solution], rank: usize) -> Option<&Solution> {
    let asleep = solutions.partition_point(|solution| solution.asleep);
    let listed = match asleep {
        0 => solutions,
        _ => &solutions[..asleep],
    };
    listed.get(rank).or(listed.last())
}

/// A board in the words of the solver.
fn laid(draft: &Draft, ids: &[SegmentId]) -> Option<Vec<Laid>> {
    let laid = draft.placed().iter().map(|placed| {
        let segment = ids.iter().position(|id| *id == placed.segment)?;
        Some(Laid {
            segment,
            turn: placed.turn,
            column: placed.column,
            row: placed.row,
        })
    });
    laid.collect()
}
