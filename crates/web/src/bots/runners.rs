//! Questions to the bots of Dream Runners.

use dream_runners::{DreamRunners, View, position};
use tabletop::{Game as _, Random, Seat, ToAct};

use super::pack;
use crate::setup::{BotLevel as _, RunnerLevel};

/// What sets a question about Dream Runners apart.
pub(super) const TITLE: &str = "runners ";

/// The most actions of one answer; a bot that lays and lifts for ever is stopped.
const MOST: usize = 64;

/// How many milliseconds after a tile is revealed a bot locks; the same number
/// always draws the same.
pub fn delay(level: RunnerLevel, seed: u64) -> u32 {
    bots::levels::runners(level.word(), seed).map_or(0, |mut player| player.delay())
}

pub(super) fn question(
    game: &DreamRunners,
    view: &View,
    level: RunnerLevel,
    seed: u64,
) -> Option<String> {
    let seat = view.viewer?;
    let state = game.resample(view, &mut Random::new(seed));
    let position = position::write(game, &state);
    let level = level.word();
    let question = format!("{level} {seat} {seed}\n{position}");
    Some(format!("{TITLE}{}", pack::wrap_runners(game, question)))
}

/// The actions of the seat in notation, with spaces between, until somebody else
/// or chance is next, or the part of the round is over.
pub(super) fn answer(question: &str) -> Option<String> {
    let (content, question) = pack::unwrap_runners(question)?;
    let (head, position) = question.split_once('\n')?;
    let mut words = head.split(' ');
    let level = RunnerLevel::of(words.next()?)?;
    let seat: Seat = words.next()?.parse().ok()?;
    let seed: u64 = words.next()?.parse().ok()?;
    let rules = position::rules_of(position).ok()?;
    let game = DreamRunners::new(rules, content).ok()?;
    let mut state = position::parse(&game, position).ok()?;
    let mut player = bots::levels::runners(level.word(), seed)?;
    let phase = state.table().phase;
    let mut answer = String::new();
    for _ in 0..MOST {
        let asked = matches!(game.to_act(&state), ToAct::Seats(seats) if seats.contains(seat));
        if !asked || state.table().phase != phase {
            break;
        }
        let action = player.choose(&game, &game.view(&state, Some(seat)))?;
        if game.play(&mut state, seat, action, &mut ()).is_err() {
            break;
        }
        if !answer.is_empty() {
            answer.push(' ');
        }
        game.write_action(action, &mut answer);
    }
    (!answer.is_empty()).then_some(answer)
}

#[cfg(test)]
mod tests {
    use dream_runners::{Content, Phase, Rules};
    use tabletop::{Dealer, Seed};

    use super::super::Question;
    use super::*;

    /// Whole games in which everything that bots do goes through texts.
    #[test]
    fn bots_play_whole_games_from_questions() {
        whole_game(packs::dream_runners().content.clone());
    }

    #[test]
    fn bots_play_with_a_pack_of_the_players_own() {
        let template = packs::template(packs::Game::DreamRunners);
        let Ok(packs::Pack::DreamRunners(pack)) = packs::read("new.toml", template) else {
            panic!("the template is sound");
        };
        whole_game(pack.content);
    }

    fn whole_game(content: Content) {
        let rules = Rules {
            players: 4,
            ..Rules::default()
        };
        let game = DreamRunners::new(rules, content).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(7, 1));
        let mut state = game.start();
        let mut step = 0;
        loop {
            step += 1;
            match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => {
                    let chance = dealer.deal(&game, &state);
                    game.resolve(&mut state, chance, &mut ());
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let level = [RunnerLevel::Random, RunnerLevel::Perfect][seat.index() % 2];
                    let view = game.view(&state, Some(seat));
                    let question = Question::of_runners(&game, &view, level, step).unwrap();
                    let answer = question.answer().unwrap();
                    let phase = state.table().phase;
                    for word in answer.split(' ') {
                        let action = game.parse_action(word).unwrap();
                        game.play(&mut state, seat, action, &mut ()).unwrap();
                    }
                    if phase == Phase::Compose && level == RunnerLevel::Perfect {
                        assert!(answer.ends_with("lock"), "{answer}");
                    }
                }
            }
        }
    }

    #[test]
    fn how_long_a_bot_thinks_follows_from_a_number() {
        for level in RunnerLevel::ALL {
            assert_eq!(delay(*level, 5), delay(*level, 5));
            assert!((2_000..=60_000).contains(&delay(*level, 9)));
        }
    }
}
