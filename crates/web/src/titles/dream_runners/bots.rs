//! The bots of Dream Runners.

use lucid_bots::Clock;
use lucid_bots::dream_runners::advice::{advise, decide};
use lucid_dream_runners::{DreamRunners, State, View};
use lucid_tabletop::{Game as _, Seat, ToAct};

use super::RunnerLevel;
use crate::bots::BotTitle;
use crate::setup::BotLevel as _;

/// The most actions in one answer, in case a bot keeps laying and lifting the same segment.
const MOST: usize = 64;

impl BotTitle for DreamRunners {
    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }

    /// Returns all actions of the seat in this phase.
    fn bot_answer(
        &self,
        mut state: State,
        seat: Seat,
        level: RunnerLevel,
        seed: u64,
        _clock: Clock,
    ) -> Option<String> {
        let mut player = lucid_bots::dream_runners::levels::player(level.word(), seed)?;
        let phase = state.table().phase;
        let mut answer = String::new();
        for _ in 0..MOST {
            let asked = matches!(self.to_act(&state), ToAct::Seats(seats) if seats.contains(seat));
            if !asked || state.table().phase != phase {
                break;
            }
            let action = player.choose(self, &self.view(&state, Some(seat)))?;
            if self.play(&mut state, seat, action, &mut ()).is_err() {
                break;
            }
            if !answer.is_empty() {
                answer.push(' ');
            }
            self.write_action(action, &mut answer);
        }
        (!answer.is_empty()).then_some(answer)
    }

    /// Advice for a board, or for a choice.
    fn hint_answer(&self, view: &View, _nodes: u64) -> Option<String> {
        match advise(self, view) {
            Some(advice) => Some(advice.write(self)),
            None => decide(self, view).map(|decision| decision.write(self)),
        }
    }
}

/// How many milliseconds after the reveal of a tile a bot locks; deterministic for a seed.
pub fn delay(level: RunnerLevel, seed: u64) -> u32 {
    lucid_bots::dream_runners::levels::player(level.word(), seed)
        .map_or(0, |mut player| player.delay())
}

#[cfg(test)]
mod tests {
    use lucid_bots::dream_runners::advice::{Advice, Decision, Report};
    use lucid_dream_runners::{Content, Phase, Rules};
    use lucid_tabletop::{Dealer, Seed};

    use super::*;
    use crate::bots::{Question, since_start};
    use crate::replay::open;
    use crate::replay::tests::samples;
    use crate::storage::Memory;

    /// Plays whole games in which all questions and answers are text.
    #[test]
    fn bots_play_whole_games_from_questions() {
        whole_game(lucid_packs::dream_runners().content.clone());
    }

    #[test]
    fn bots_play_with_a_pack_of_the_players_own() {
        let template = lucid_packs::template(lucid_packs::TitleId::DreamRunners);
        let Ok(lucid_packs::Pack::DreamRunners(pack)) = lucid_packs::read("new.toml", template)
        else {
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
        while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
            step += 1;
            let seat = seats.iter().next().unwrap();
            let level = [RunnerLevel::Random, RunnerLevel::Perfect][seat.index() % 2];
            let view = game.view(&state, Some(seat));
            let question = Question::bot(&game, &view, level, step).unwrap();
            let answer = question.answer(since_start).unwrap();
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

    /// Seats that compose get a board and seats that choose get a choice, the same as from the
    /// library; others get nothing.
    #[test]
    fn hints_come_back_as_boards_and_choices() {
        let content = lucid_packs::dream_runners().content.clone();
        let game = DreamRunners::new(Rules::default(), content).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(3, 1));
        let mut bot = lucid_bots::dream_runners::levels::player("casual", 4).unwrap();
        let mut state = game.start();
        let (mut boards, mut choices) = (0, 0);
        while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
            let seat = seats.iter().next().unwrap();
            let view = game.view(&state, Some(seat));
            let answer = Question::hint(&game, &view, 0).unwrap().answer(since_start);
            if let Some(advice) = advise(&game, &view) {
                assert_eq!(Advice::parse(&game, &answer.unwrap()), Ok(advice));
                boards += 1;
            } else if let Some(decision) = decide(&game, &view) {
                assert_eq!(Decision::parse(&game, &answer.unwrap()), Ok(decision));
                choices += 1;
            } else {
                assert_eq!(answer, None);
            }
            let action = bot.choose(&game, &view).unwrap();
            game.play(&mut state, seat, action, &mut ()).unwrap();
        }
        assert!(boards > 5 && choices > 5, "{boards} {choices}");
        assert!(Question::hint(&game, &game.view(&state, None), 0).is_none());
    }

    #[test]
    fn rounds_of_a_record_are_reviewed_one_by_one() {
        let (_, record) = samples::runners().swap_remove(0);
        let opened = open(&record, &Memory::default()).unwrap();
        let timeline = opened.timeline_of::<DreamRunners>().unwrap();
        let ask = |round| {
            let question = Question::review(&**timeline.game(), &record, Seat::new(0), round);
            Report::parse(&**timeline.game(), &question.answer(since_start).unwrap()).unwrap()
        };
        let first = ask(0);
        assert_eq!(first.turns.len(), 1);
        assert!(first.of >= 1);
        assert!(ask(first.of).turns.is_empty());
    }

    #[test]
    fn how_long_a_bot_thinks_follows_from_a_number() {
        for level in RunnerLevel::ALL {
            assert_eq!(delay(*level, 5), delay(*level, 5));
            assert!((2_000..=60_000).contains(&delay(*level, 9)));
        }
    }
}
