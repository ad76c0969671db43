//! Play-outs: lines are compared by games that are played on from the same moment.
//!
//! A *world* is all that the seat cannot know: the cards others hold back, and every outcome
//! of chance to come. All lines meet the same worlds. A card is drawn by an order of the
//! deck that belongs to the world, and a shard by a number that belongs to the world, the
//! cycle and the place where it will lie. So the luck of one line is that of the other, even
//! if it draws earlier or leaves a shard behind, and what differs is due to the lines.
//!
//! When the cycle is over, a [forecast](crate::dreamscape::forecast) says how the game will
//! end. It is played on for another cycle, and then there is another forecast, or the end.
//! The first knows nothing that is special about a position; the second suffers from quick
//! players, who make less of a position than good ones. A difference is what both agree on.
//!
//! A line is followed as long as it can be. What chance brings on the way is chosen among by
//! the policy, which also plays everything else, for all seats. So nobody is held against
//! luck that they had or did not have.
mod difference;
mod script;
mod worlds;

pub use difference::{Difference, EQUAL, Forecasted};
pub use script::Scripted;

use std::cell::Cell;
use std::f32::consts::FRAC_1_SQRT_2;
use std::fmt;
use std::ops::Range;

use lucid_dreamscape::{Dreamscape, Phase, Table, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use crate::dreamscape::Player;
use crate::dreamscape::card_placements::PlacementCache;
use crate::dreamscape::forecast::{Forecaster, Forecasts};
use crate::dreamscape::greedy::{RequirementCache, RolloutPolicy};
pub(super) use difference::Ending;
use difference::mean_and_error;
use script::ScriptFollower;
use worlds::{mixed, outcome};

/// What computing a value costs, in steps of a game.
const COST_OF_VALUE: u64 = 3;
/// How many cycles are played on after the present one before a forecast takes over.
const AHEAD: u8 = 1;
/// How many worlds are played before anybody looks whether a difference is clear.
const BATCH: usize = 8;
/// The fraction of the effort that chooses among several lines. Playing the chosen one
/// against the line in question gets the rest, in worlds of its own: the best of several
/// estimates is too high.
const CHOOSING: f64 = 0.4;

/// The verdict on a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayoutVerdict {
    /// The number of the line that did best among the others.
    pub best: usize,
    /// How much better it did than the line in question.
    pub difference: Difference,
    /// What the line in question came to.
    pub played: Forecasted,
    /// What the best of the others came to.
    pub other: Forecasted,
}
/// The player of a seat in a world.
pub type Seating<'a> = &'a dyn Fn(Seat, u64) -> Box<dyn Player>;

/// Who plays on.
enum Policy<'a> {
    /// Nearly what the greedy player does, in a fraction of the time.
    Quick,
    Players(Seating<'a>),
}

impl fmt::Debug for Policy<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Policy::Quick => "Quick",
            Policy::Players(_) => "Players",
        })
    }
}

/// Plays lines on from one position.
///
/// The answer depends on the view, the lines and the effort alone.
#[derive(Debug)]
pub struct Judge<'a> {
    game: &'a Dreamscape,
    view: &'a View,
    seat: Seat,
    policy: Policy<'a>,
    /// After this cycle a forecast takes over, unless the game is over by then.
    last_cycle: u8,
    forecasts: Forecasts<'a>,
    placements: PlacementCache,
    requirements: RequirementCache,
    spent: Cell<u64>,
}

impl<'a> Judge<'a> {
    /// For the seat of a view; `None` for a spectator.
    pub fn new(game: &'a Dreamscape, view: &'a View) -> Option<Judge<'a>> {
        let mut placements = PlacementCache::default();
        placements.prepare(game);
        Some(Judge {
            game,
            view,
            seat: view.viewer?,
            policy: Policy::Quick,
            last_cycle: view.table.cycle + AHEAD,
            forecasts: Forecasts::new(Forecaster::built_in(), game),
            placements,
            requirements: RequirementCache::default(),
            spent: Cell::new(0),
        })
    }

    /// The same, but these players play on, to the end of the game: slower, and to measure
    /// what the verdicts of others are worth.
    pub fn with_players(self, players: Seating<'a>) -> Judge<'a> {
        Judge {
            policy: Policy::Players(players),
            last_cycle: u8::MAX,
            ..self
        }
    }

    /// How much better one line does than another in so many worlds, the first of which
    /// has this number.
    pub fn difference(
        &self,
        one: &Scripted,
        other: &Scripted,
        first: u64,
        worlds: usize,
    ) -> Difference {
        let [one, other] = [one, other].map(|line| {
            let worlds = first..first + worlds as u64;
            worlds
                .map(|world| self.ending(line, world))
                .collect::<Vec<_>>()
        });
        Difference::of(&one, &other)
    }

    /// How many points one line is ahead of another in these worlds, in the mean, and the
    /// standard error of that. Unlike a [`Difference`] it is not drawn towards none, so that
    /// the mean of many is what it seems to be.
    pub fn lead(&self, one: &Scripted, other: &Scripted, worlds: Range<u64>) -> (f64, f64) {
        let points = |line, world| self.ending(line, world).points;
        let apart: Vec<f64> = worlds
            .map(|world| points(one, world) - points(other, world))
            .collect();
        mean_and_error(&apart)
    }

    /// The number of positions examined so far.
    pub fn spent(&self) -> u64 {
        self.spent.get()
    }

    /// Compares the first line with the best of the others; `effort` limits the positions
    /// examined. `None` if there are no others or no effort.
    pub fn compare(&self, lines: &[Scripted], effort: u64) -> Option<PlayoutVerdict> {
        if effort == 0 {
            return None;
        }
        let began = self.spent();
        let others: Vec<usize> = (1..lines.len()).collect();
        let (best, first) = match others[..] {
            [] => return None,
            [only] => (only, 0),
            _ => {
                let until = began + (CHOOSING * effort as f64) as u64;
                self.choose(lines, others, until)?
            }
        };
        let pair = [&lines[0], &lines[best]];
        let mut endings = [Vec::new(), Vec::new()];
        let (chosen, until) = (self.spent(), began + effort);
        let difference = loop {
            for _ in 0..BATCH {
                let world = (first + endings[0].len()) as u64;
                for (line, endings) in pair.iter().zip(&mut endings) {
                    endings.push(self.ending(line, world));
                }
            }
            let difference = Difference::of(&endings[1], &endings[0]);
            let per_world = (self.spent() - chosen) / (endings[0].len() as u64).max(1);
            if difference.is_settled() || self.spent() + per_world * BATCH as u64 > until {
                break difference;
            }
        };
        Some(PlayoutVerdict {
            best,
            difference,
            played: Forecasted::of(&endings[0]),
            other: Forecasted::of(&endings[1]),
        })
    }

    /// The best of some lines, and how many worlds it took to find out. The worse half
    /// is dropped again and again.
    fn choose(
        &self,
        lines: &[Scripted],
        mut alive: Vec<usize>,
        until: u64,
    ) -> Option<(usize, usize)> {
        let began = self.spent();
        let mut endings: Vec<Vec<Ending>> = vec![Vec::new(); lines.len()];
        let rounds = alive.len().next_power_of_two().ilog2().max(1);
        let mut round = 0_u32;
        let mut world = 0;
        while alive.len() > 1 {
            for line in &alive {
                endings[*line].push(self.ending(&lines[*line], world));
            }
            world += 1;
            let share = u64::from(round + 1) * (until - began) / u64::from(rounds);
            if self.spent() - began >= share {
                round += 1;
                let mean = |line: &usize| Forecasted::of(&endings[*line]).points;
                alive.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
                alive.truncate(alive.len().div_ceil(2));
            }
        }
        Some((*alive.first()?, world as usize))
    }

    /// How each line ends in the same worlds, as many as can be played.
    pub(super) fn games(&self, lines: &[Scripted], positions: u64) -> Vec<Vec<Ending>> {
        let mut endings: Vec<Vec<Ending>> = vec![Vec::new(); lines.len()];
        let mut world = 0;
        loop {
            for (line, endings) in lines.iter().zip(&mut endings) {
                endings.push(self.ending(line, world));
            }
            world += 1;
            if self.spent() + self.spent() / world > positions {
                return endings;
            }
        }
    }

    /// How the game is expected to end from a table, nobody being played on.
    pub fn expected(&self, table: &Table) -> Forecasted {
        Forecasted::of(&[self.forecast(table)])
    }

    /// What counts are the points of the seat; alone, those that it is ahead of Mr
    /// Nightmare.
    fn forecast(&self, table: &Table) -> Ending {
        let forecast = self.forecasts.forecast(table, self.seat);
        let (points, spread) = match self.game.rules().solo {
            // The margin is the difference of two such numbers of points.
            None => (forecast.points, forecast.spread * FRAC_1_SQRT_2),
            Some(_) => (forecast.margin, forecast.spread),
        };
        Ending {
            points: points.into(),
            soon: points.into(),
            spread: spread.into(),
            won: forecast.win.into(),
        }
    }

    /// Plays a game on, to its end or to where a forecast says enough.
    fn ending(&self, line: &Scripted, world: u64) -> Ending {
        let mut state = (self.game).resample(self.view, &mut Random::new(mixed(world, &[])));
        let mut script = ScriptFollower::new(line);
        let mut choices = Choices::new();
        let mut part = (u8::MAX, Phase::Over, None);
        let mut random = Random::new(0);
        let policy = RolloutPolicy {
            game: self.game,
            placements: &self.placements,
            requirements: &self.requirements,
        };
        let seats = Seat::first(self.game.seats());
        let mut players: Vec<Box<dyn Player>> = match self.policy {
            Policy::Quick => Vec::new(),
            Policy::Players(players) => seats.map(|seat| players(seat, world)).collect(),
        };
        let work = self.requirements.work();
        let mut steps = 0;
        let mut soon = None;
        loop {
            steps += 1;
            let table = state.table();
            let seat = match self.game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => {
                    let chance = outcome(self.game, &state, world);
                    self.game.resolve(&mut state, chance, &mut ());
                    continue;
                }
                ToAct::Seats(seats) => match seats.iter().next() {
                    Some(seat) => seat,
                    None => break,
                },
            };
            if seat == self.seat && table.phase == Phase::Travel {
                if table.cycle > self.last_cycle {
                    break;
                }
                if table.cycle > self.view.table.cycle && soon.is_none() && players.is_empty() {
                    soon = Some(self.forecast(table).points);
                }
            }
            // The same luck for the policy, too.
            let now = (table.cycle, table.phase, Some(seat));
            if now != part {
                part = now;
                let parts = [now.0.into(), now.1 as u64, seat.index() as u64];
                random = Random::new(mixed(world, &parts));
            }
            self.game.legal_actions(&state, seat, &mut choices);
            let scripted = match seat == self.seat && table.cycle == self.view.table.cycle {
                true => script.next(table, seat, self.view.table.phase, &choices),
                false => None,
            };
            let action = match (scripted, players.get_mut(seat.index())) {
                (Some(action), _) => action,
                (None, Some(player)) => {
                    player.choose(self.game, &self.game.view(&state, Some(seat)), &choices)
                }
                (None, None) => policy.choose(&state, seat, &choices, &mut random),
            };
            self.game.play_unchecked(&mut state, seat, action, &mut ());
        }
        let values = self.requirements.work() - work;
        self.spent
            .set(self.spent() + steps + COST_OF_VALUE * values);
        let end = self.forecast(state.table());
        Ending {
            soon: soon.unwrap_or(end.points),
            ..end
        }
    }
}
