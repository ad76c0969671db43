//! Data sets: games of bots, as positions with what followed. Forecasts are trained and
//! checked with them.
//!
//! A [`DatasetPlan`] says which games are played; game number 7 of a plan is the same game
//! wherever it is played. [`play`] plays it, and [`mod@format`] writes and reads files.

pub mod calibration;
pub mod format;
mod recorder;

use lucid_dreamscape::{Difficulty, Dreamscape, Edition, Profile, Rules, State};
use lucid_tabletop::{BySeat, Choices, Dealer, Game as _, Random, Seat, Seed, Step, ToAct};

use super::Player;
use super::forecast::FEATURES;
use recorder::Recorder;

/// What stands for the bot of a seat that nobody has.
const NOBODY: u8 = 255;

/// Which games a data set has.
#[derive(Clone, Debug, PartialEq)]
pub struct DatasetPlan {
    /// The seed of everything: rules, seats, chance, and what is tried out.
    pub seed: u64,
    /// The rules that games are played by; one that is listed twice is played twice as often.
    pub rules: Vec<Rules>,
    /// The names of the bots; one that is listed twice plays twice as often.
    pub bots: Vec<String>,
    /// How many of a thousand choices are made at random, to see what bots would avoid.
    pub explored: u16,
}

/// A game of a plan.
#[derive(Clone, Debug)]
pub struct PlannedGame {
    /// Its number, from 0.
    pub number: u64,
    /// Its rules.
    pub rules: Rules,
    /// The bots by seat, as places in the plan's list.
    pub bots: BySeat<u8>,
    random: Random,
}

impl DatasetPlan {
    /// A game by its number.
    ///
    /// In half of the games all seats have the same bot.
    pub fn game(&self, number: u64) -> PlannedGame {
        let series = Random::new(self.seed).bits();
        let mut random = Random::new(Random::new(series ^ number).bits());
        let rules = random.pick(&self.rules).unwrap_or(Rules::sylex());
        let same = random.below(2) == 0;
        let all = self.bots.len().max(1);
        let first = random.below(all);
        let bots = BySeat::from_fn(|seat| {
            let other = if same { first } else { random.below(all) };
            match seat.index() < usize::from(rules.players) {
                true => other as u8,
                false => NOBODY,
            }
        });
        PlannedGame {
            number,
            rules,
            bots,
            random,
        }
    }
}

/// Every variant of the rules, those with two players most often.
pub fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for edition in Edition::ALL {
        let plain = Rules::new(edition);
        for players in [2, 2, 2, 3, 4] {
            for nightmare in [false, true] {
                all.push(Rules {
                    players,
                    nightmare,
                    ..plain
                });
            }
        }
        if plain.simultaneous_allowed {
            all.push(Rules {
                simultaneous: true,
                ..plain
            });
        }
        all.extend(Profile::ALL.map(|profile: Profile| {
            let difficulty: Difficulty = profile.difficulty();
            plain.alone(difficulty)
        }));
    }
    all
}

/// When in a game a position was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Moment {
    /// The seat's Travel begins.
    Travel,
    /// Its Creation begins.
    Creation,
    /// Its Creation ends: the shards in Hands are gone (K7).
    Created,
    /// The same position, with the others as they stood when the seat's Travel began: what
    /// a search from there sees.
    Planned,
    /// Its last placement begins.
    LastPlacement,
    /// Anywhere in the game, in anybody's turn.
    Midway,
}

impl Moment {
    /// All moments.
    pub const ALL: [Moment; 6] = [
        Moment::Travel,
        Moment::Creation,
        Moment::Created,
        Moment::Planned,
        Moment::LastPlacement,
        Moment::Midway,
    ];

    /// The name.
    pub const fn name(self) -> &'static str {
        [
            "travel",
            "creation",
            "created",
            "planned",
            "last-placement",
            "midway",
        ][self as usize]
    }
}

/// A position as a seat sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// When.
    pub moment: Moment,
    /// For whom.
    pub seat: Seat,
    /// The cycle.
    pub cycle: u8,
    /// What describes the position.
    pub features: [f32; FEATURES],
}

/// How a game ended for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SeatResult {
    /// Its points.
    pub points: i16,
    /// How far it was ahead of the best of the others, or of Mr Nightmare.
    pub margin: i16,
    /// Its part of the victory, in twelfths: 12 for a victory of its own.
    pub win: u8,
    /// The cards it completed.
    pub cards: u8,
}

/// A game with its samples.
#[derive(Clone, Debug, PartialEq)]
pub struct SampledGame {
    /// The number in the plan.
    pub number: u64,
    /// The rules.
    pub rules: Rules,
    /// The bots by seat, as places in the plan's list.
    pub bots: BySeat<u8>,
    /// The samples, in the order of the game.
    pub samples: Vec<Sample>,
    /// How it ended for each seat.
    pub results: BySeat<SeatResult>,
}

/// What a game is used for: no game that was trained on is ever tested on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// To train: fourteen of sixteen games.
    Training,
    /// To decide when to stop training.
    Validation,
    /// To measure.
    Test,
}

impl Split {
    /// What a game is used for, by its number.
    pub fn of(number: u64) -> Split {
        match number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60 {
            0 => Split::Test,
            1 => Split::Validation,
            _ => Split::Training,
        }
    }
}

/// Plays a game of a plan. `sit` gives the player for a seat, from a seed.
pub fn play(
    plan: &DatasetPlan,
    planned: &PlannedGame,
    game: &Dreamscape,
    mut sit: impl FnMut(&str, u64) -> Box<dyn Player>,
) -> SampledGame {
    let mut random = planned.random.clone();
    let seats = game.seats();
    let mut players: Vec<Box<dyn Player>> = Seat::first(seats)
        .map(|seat| sit(&plan.bots[usize::from(planned.bots[seat])], random.bits()))
        .collect();
    let mut dealer = Dealer::new(Seed::of_series(plan.seed, planned.number));
    let mut recorder = Recorder::new(game);
    let (mut state, mut choices) = (game.start(), Choices::new());
    loop {
        match game.to_act(&state) {
            ToAct::Over => break,
            ToAct::Chance => {
                let chance = dealer.deal(game, &state);
                game.resolve(&mut state, chance, &mut ());
            }
            ToAct::Seats(acting) => {
                let quickest = random.below(acting.len());
                let seat = acting.iter().nth(quickest).unwrap_or_default();
                game.legal_actions(&state, seat, &mut choices);
                let explores = random.below(1000) < usize::from(plan.explored);
                let action = match explores {
                    true => random.pick(&choices).unwrap_or_default(),
                    false => {
                        let view = game.view(&state, Some(seat));
                        players[seat.index()].choose(game, &view, &choices)
                    }
                };
                recorder.before(state.table(), &Step::Action(seat, action), &mut random);
                game.play_unchecked(&mut state, seat, action, &mut ());
            }
        }
    }
    SampledGame {
        number: planned.number,
        rules: planned.rules,
        bots: planned.bots,
        samples: recorder.into_samples(),
        results: BySeat::from_fn(|seat| match seat.index() < seats {
            true => result(game, &state, seat),
            false => SeatResult::default(),
        }),
    }
}

fn result(game: &Dreamscape, state: &State, seat: Seat) -> SeatResult {
    let table = state.table();
    let score = |seat: Seat| table.players[seat].score;
    let rivals = Seat::first(game.seats()).filter(|other| *other != seat);
    let his = game.rules().solo.map(|_| table.duel.score);
    let best = his.or(rivals.map(score).max()).unwrap_or(0);
    let winners = game.winners(table);
    SeatResult {
        points: score(seat),
        margin: score(seat) - best,
        win: match winners.contains(seat) {
            true => 12 / winners.len() as u8,
            false => 0,
        },
        cards: table.players[seat].pile.len() as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_can_be_played() {
        let content = lucid_packs::dreamscape().content.clone();
        for rules in all_rules() {
            assert!(Dreamscape::new(rules, content.clone()).is_ok(), "{rules}");
        }
    }

    #[test]
    fn most_games_are_for_training_and_neighbours_differ() {
        let count = |split| (0..16_000).filter(|n| Split::of(*n) == split).count();
        assert!((900..1100).contains(&count(Split::Test)));
        assert!((900..1100).contains(&count(Split::Validation)));
        let tests: Vec<u64> = (0..200).filter(|n| Split::of(*n) == Split::Test).collect();
        assert!(
            tests.windows(2).all(|pair| pair[1] > pair[0] + 1),
            "{tests:?}"
        );
    }
}
