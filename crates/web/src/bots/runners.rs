//! Questions to the bots of Dream Runners.

use lucid_bots::runners::advice::{advise, decide};
use lucid_dream_runners::{Content, DreamRunners, View, position};
use lucid_tabletop::{Game as _, Random, Seat, ToAct};

use super::pack;
use crate::setup::{BotLevel as _, RunnerLevel};

/// What sets a question about Dream Runners apart.
pub(super) const TITLE: &str = "runners ";

/// What a question for a hint begins with, after the title.
const HINT: &str = "hint ";
/// What a question about a round begins with.
const REVIEW: &str = "review ";
/// The most actions of one answer; a bot that lays and lifts for ever is stopped.
const MOST: usize = 64;

/// How many milliseconds after a tile is revealed a bot locks; the same number
/// always draws the same.
pub fn delay(level: RunnerLevel, seed: u64) -> u32 {
    lucid_bots::levels::runners(level.word(), seed).map_or(0, |mut player| player.delay())
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

pub(super) fn hint(game: &DreamRunners, view: &View) -> Option<String> {
    let seat = view.viewer?;
    let state = game.resample(view, &mut Random::new(0));
    let position = position::write(game, &state);
    let question = format!("{HINT}{seat}\n{position}");
    Some(format!("{TITLE}{}", pack::wrap_runners(game, question)))
}

pub(super) fn review(game: &DreamRunners, record: &str, seat: Seat, round: usize) -> String {
    let question = format!("{REVIEW}{seat} {round}\n{record}");
    format!("{TITLE}{}", pack::wrap_runners(game, question))
}

/// The answer to a bot's question or a person's.
pub(super) fn answer(question: &str) -> Option<String> {
    let (content, question) = pack::unwrap_runners(question)?;
    if let Some(question) = question.strip_prefix(HINT) {
        return answer_hint(content, question);
    }
    match question.strip_prefix(REVIEW) {
        Some(question) => super::advice::answered::<DreamRunners>(question, |header| {
            let rules = header.rules.parse().ok()?;
            DreamRunners::at_version(header.version, rules, content)?.ok()
        }),
        None => answer_bot(content, question),
    }
}

fn answer_hint(content: Content, question: &str) -> Option<String> {
    let (seat, position) = question.split_once('\n')?;
    let game = DreamRunners::new(position::rules_of(position).ok()?, content).ok()?;
    let state = position::parse(&game, position).ok()?;
    let view = game.view(&state, Some(seat.parse().ok()?));
    match advise(&game, &view) {
        Some(advice) => Some(advice.write(&game)),
        None => decide(&game, &view).map(|decision| decision.write(&game)),
    }
}

/// The actions of the seat in notation, with spaces between, until somebody else
/// or chance is next, or the part of the round is over.
fn answer_bot(content: Content, question: &str) -> Option<String> {
    let (head, position) = question.split_once('\n')?;
    let mut words = head.split(' ');
    let level = RunnerLevel::of(words.next()?)?;
    let seat: Seat = words.next()?.parse().ok()?;
    let seed: u64 = words.next()?.parse().ok()?;
    let rules = position::rules_of(position).ok()?;
    let game = DreamRunners::new(rules, content).ok()?;
    let mut state = position::parse(&game, position).ok()?;
    let mut player = lucid_bots::levels::runners(level.word(), seed)?;
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
    use lucid_bots::runners::advice::{Advice, Decision, Report};
    use lucid_dream_runners::{Phase, Rules};
    use lucid_tabletop::{Dealer, Seed};

    use super::super::Question;
    use super::*;
    use crate::replay::{Opened, open, samples};
    use crate::shelf::Memory;

    /// Whole games in which everything that bots do goes through texts.
    #[test]
    fn bots_play_whole_games_from_questions() {
        whole_game(lucid_packs::dream_runners().content.clone());
    }

    #[test]
    fn bots_play_with_a_pack_of_the_players_own() {
        let template = lucid_packs::template(lucid_packs::Game::DreamRunners);
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

    /// Whoever composes gets a board, and whoever chooses a choice, as the library
    /// gives them; nobody else gets anything.
    #[test]
    fn hints_come_back_as_boards_and_choices() {
        let content = lucid_packs::dream_runners().content.clone();
        let game = DreamRunners::new(Rules::default(), content).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(3, 1));
        let mut bot = lucid_bots::levels::runners("casual", 4).unwrap();
        let mut state = game.start();
        let (mut boards, mut choices) = (0, 0);
        while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
            let seat = seats.iter().next().unwrap();
            let view = game.view(&state, Some(seat));
            let answer = Question::runners_hint(&game, &view).unwrap().answer();
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
        assert!(Question::runners_hint(&game, &game.view(&state, None)).is_none());
    }

    #[test]
    fn rounds_of_a_record_are_reviewed_one_by_one() {
        let (_, record) = samples::runners().swap_remove(0);
        let Ok(Opened::Runners(reel)) = open(&record, &Memory::default()) else {
            panic!("a game of Dream Runners");
        };
        let ask = |round| {
            let question = Question::runners_review(reel.game(), &record, Seat::new(0), round);
            Report::parse(&**reel.game(), &question.answer().unwrap()).unwrap()
        };
        let first = ask(0);
        assert_eq!(first.turns.len(), 1);
        assert!(first.of >= 1);
        assert!(ask(first.of).turns.is_empty());
        for text in [
            "runners hint A",
            "runners hint A\nx",
            "runners review A 0\nx",
        ] {
            assert_eq!(Question::from_text(text.to_owned()).answer(), None);
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
