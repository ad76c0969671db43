//! Play-outs: lines are compared by games that are played on from the same moment.
//!
//! A *world* is all that the seat cannot know: the cards others hold back, and every outcome
//! of chance to come. All lines meet the same worlds. A card is drawn by an order of the
//! deck that belongs to the world, and a shard by a number that belongs to the world, the
//! cycle and the place where it will lie. So the luck of one line is that of the other, even
//! if it draws earlier or leaves a shard behind, and what differs is due to the lines.
//!
//! A line is followed as long as it can be. What chance brings on the way is chosen among by
//! the policy, which also plays everything else, for all seats. So nobody is held against
//! luck that they had or did not have.

use std::cell::Cell;
use std::fmt;

use lucid_dreamscape::{
    Action, Await, Chance, Dreamscape, Ongoing, Pending, Phase, State, Table, View,
};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use super::Line;
use crate::dreamscape::Player;
use crate::dreamscape::card_placements::PlacementCache;
use crate::dreamscape::greedy::{RequirementCache, RolloutPolicy};

/// What computing a value costs, in steps of a game.
const COST_OF_VALUE: u64 = 3;
/// How many worlds are played before anybody looks whether a difference is clear.
const BATCH: usize = 8;
/// By how many standard errors a difference has to be clear to stop early. It is more than
/// what makes it clear in the end, because who looks often finds something by chance.
const EARLY: f64 = 3.5;
/// The fraction of the effort that chooses among several lines. Playing the chosen one
/// against the line in question gets the rest, in worlds of its own: the best of several
/// estimates is too high.
const CHOOSING: f64 = 0.4;

/// Differences up to this count as none, in points: scores are whole numbers, and half a
/// point in the mean decides one game in fifty.
pub const EQUAL: f64 = 0.5;

/// A way to play the rest of a turn, as play-outs follow it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scripted {
    /// The steps of the turn, without choices among what chance brings.
    pub turn: Vec<Action>,
    /// The steps of the Creation after a Travel.
    pub then: Vec<Action>,
}

impl Line {
    /// The line as play-outs follow it.
    pub fn scripted(&self) -> Scripted {
        let is_open = |step: &Action| matches!(step, Action::Keep(_) | Action::KeepNone);
        // A card that was shown is chosen among when it comes; the first step is certain.
        let turn = self.steps.iter().enumerate();
        let turn = turn.filter(|(place, step)| *place == 0 || !is_open(step));
        Scripted {
            turn: turn.map(|(_, step)| *step).collect(),
            then: self.then.clone(),
        }
    }
}

/// What games came to in the mean.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Forecasted {
    /// The final points of the seat.
    pub points: f64,
    /// The standard deviation of one game.
    pub spread: f64,
    /// The chance to win.
    pub win: f64,
    /// The number of games.
    pub games: usize,
}

impl Forecasted {
    pub(super) fn of(endings: &[Ending]) -> Forecasted {
        let points: Vec<f64> = endings.iter().map(|ending| ending.points).collect();
        let (mean, error) = mean_and_error(&points);
        let won = endings.iter().map(|ending| ending.won).sum::<f64>();
        Forecasted {
            points: mean,
            spread: match endings {
                [] | [_] => 0.0,
                _ => error * (endings.len() as f64).sqrt(),
            },
            win: won / endings.len().max(1) as f64,
            games: endings.len(),
        }
    }
}

/// How much better one line did than another in the same worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Difference {
    /// In points, in the mean.
    pub points: f64,
    /// The standard error of that.
    pub error: f64,
    /// What it adds to the chance to win.
    pub win: f64,
    /// The number of worlds.
    pub worlds: usize,
}

impl Difference {
    pub(super) fn of(one: &[Ending], other: &[Ending]) -> Difference {
        let pairs = || one.iter().zip(other);
        let worlds = one.len().min(other.len());
        let points: Vec<f64> = pairs()
            .map(|(one, other)| one.points - other.points)
            .collect();
        let (mean, error) = mean_and_error(&points);
        let win = pairs().map(|(one, other)| one.won - other.won).sum::<f64>();
        Difference {
            points: mean,
            error,
            win: win / worlds.max(1) as f64,
            worlds,
        }
    }

    /// Whether it is clear that there is a difference, and of which sign: zero is outside
    /// of its 95 % interval, and it is more than [`EQUAL`].
    pub fn is_clear(&self) -> bool {
        self.points.abs() > EQUAL && self.points.abs() > self.interval()
    }

    /// The points where they are clear, and otherwise none.
    pub fn clear(&self) -> f64 {
        if self.is_clear() { self.points } else { 0.0 }
    }

    /// Half the width of the 95 % interval.
    pub fn interval(&self) -> f64 {
        match self.worlds {
            0 | 1 => f64::INFINITY,
            // Student's t, which is more than 1.96 for few worlds.
            worlds => self.error * (1.96 + 2.4 / (worlds - 1) as f64),
        }
    }

    /// Whether more worlds would hardly change the verdict.
    fn is_settled(&self) -> bool {
        let far = self.points.abs() - EARLY * self.error;
        far > EQUAL || self.points.abs() + EARLY * self.error < EQUAL
    }
}

/// The verdict on a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The number of the line that did best among the others.
    pub best: usize,
    /// How much better it did than the line in question.
    pub difference: Difference,
    /// What the line in question came to.
    pub played: Forecasted,
    /// What the best of the others came to.
    pub other: Forecasted,
}

/// How a game ended for the seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ending {
    points: f64,
    won: f64,
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
            placements,
            requirements: RequirementCache::default(),
            spent: Cell::new(0),
        })
    }

    /// The same, but these players play on: slower, and to measure what the verdicts of the
    /// quick policy are worth.
    pub fn with_players(self, players: Seating<'a>) -> Judge<'a> {
        Judge {
            policy: Policy::Players(players),
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

    /// The number of positions examined so far.
    pub fn spent(&self) -> u64 {
        self.spent.get()
    }

    /// Compares the first line with the best of the others; `effort` limits the positions
    /// examined. `None` if there are no others or no effort.
    pub fn compare(&self, lines: &[Scripted], effort: u64) -> Option<Verdict> {
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
        let until = began + effort;
        let difference = loop {
            for _ in 0..BATCH {
                let world = (first + endings[0].len()) as u64;
                for (line, endings) in pair.iter().zip(&mut endings) {
                    endings.push(self.ending(line, world));
                }
            }
            let difference = Difference::of(&endings[1], &endings[0]);
            let per_world = (self.spent() - began) / (endings[0].len() as u64).max(1);
            if difference.is_settled() || self.spent() + per_world * BATCH as u64 > until {
                break difference;
            }
        };
        Some(Verdict {
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

    /// Plays a game to its end.
    fn ending(&self, line: &Scripted, world: u64) -> Ending {
        let mut state = (self.game).resample(self.view, &mut Random::new(mixed(world, &[])));
        let mut script = Follower {
            line,
            turn: 0,
            then: 0,
            lost: false,
        };
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
        let Some(outcome) = self.game.outcome(&state) else {
            return Ending::default();
        };
        let own = f64::from(outcome.scores[self.seat]);
        let won = outcome.winners.contains(self.seat);
        Ending {
            // Alone, points that Mr Nightmare gets count like points lost.
            points: own - outcome.rival.map_or(0.0, f64::from),
            won: f64::from(u8::from(won)) / outcome.winners.len().max(1) as f64,
        }
    }
}

/// Follows a line as long as it can.
struct Follower<'a> {
    line: &'a Scripted,
    /// How many steps were taken.
    turn: usize,
    then: usize,
    /// Whether the line cannot be followed any more.
    lost: bool,
}

impl Follower<'_> {
    /// The next step of the line, if it can be taken now.
    fn next(
        &mut self,
        table: &Table,
        seat: Seat,
        began: Phase,
        choices: &[Action],
    ) -> Option<Action> {
        if self.lost {
            return None;
        }
        let (steps, taken) = match table.phase == began {
            true => (&self.line.turn, &mut self.turn),
            false if table.phase == Phase::Creation => (&self.line.then, &mut self.then),
            false => return None,
        };
        let step = *steps.get(*taken)?;
        if choices.contains(&step) {
            *taken += 1;
            return Some(step);
        }
        // What chance has brought is chosen among by the policy; the line goes on then.
        let player = &table.players[seat];
        let waits = player.pending != Pending::Nothing
            || matches!(
                player.power,
                Ongoing::Harvesters | Ongoing::Lake | Ongoing::LakeOrder(_)
            );
        self.lost = !waits;
        None
    }
}

/// The outcome of chance in a world.
fn outcome(game: &Dreamscape, state: &State, world: u64) -> Chance {
    let table = state.table();
    let place = match table.awaits {
        Await::Card(_) => return next_card(game, state, world),
        Await::Fill(location) => [1, location.index() as u64, table.row(location).len() as u64],
        Await::Archives(seat) => [2, seat.index() as u64, table.bag.total().into()],
        Await::Harvest(seat) => {
            let held = table.players[seat].held.total();
            [3, seat.index() as u64, held.into()]
        }
        Await::Marker | Await::Tile | Await::Tint(_) | Await::Nothing => {
            [4, table.turn.into(), table.tile_count.into()]
        }
    };
    let key = [
        table.cycle.into(),
        table.phase as u64,
        place[0],
        place[1],
        place[2],
    ];
    let total = game.chance_total(state) as usize;
    let number = Random::new(mixed(world, &key)).below(total);
    game.chance_nth(state, number as u32)
}

/// The next card of a deck whose order belongs to the world.
fn next_card(game: &Dreamscape, state: &State, world: u64) -> Chance {
    let mut first: Option<(u64, Chance)> = None;
    game.chance_outcomes(state, |chance, _| {
        let Chance::Card(card) = chance else { return };
        let place = mixed(world, &[5, card.index() as u64]);
        if first.is_none_or(|(least, _)| place < least) {
            first = Some((place, chance));
        }
    });
    first.map_or_else(|| game.chance_nth(state, 0), |(_, chance)| chance)
}

/// A number that depends on all of these.
fn mixed(world: u64, parts: &[u64]) -> u64 {
    let seed = Random::new(world).bits();
    (parts.iter()).fold(seed, |seed, part| Random::new(seed ^ part).bits())
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    if values.len() < 2 {
        return (values.iter().sum(), f64::INFINITY);
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares = values
        .iter()
        .map(|value| (value - mean).powi(2))
        .sum::<f64>();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
