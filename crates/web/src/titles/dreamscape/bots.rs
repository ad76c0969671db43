//! The bots of Dreamscape.

use std::cell::RefCell;

use lucid_bots::Clock;
use lucid_bots::dreamscape::Player;
use lucid_bots::dreamscape::advice::advise;
use lucid_dreamscape::{Action, Dreamscape, State, View};
use lucid_tabletop::{Choices, Game as _, Seat};

use super::Level;
use crate::bots::BotTitle;
use crate::setup::BotLevel as _;

impl BotTitle for Dreamscape {
    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }

    fn bot_answer(
        &self,
        state: State,
        seat: Seat,
        level: Level,
        seed: u64,
        clock: Clock,
    ) -> Option<String> {
        let view = self.view(&state, Some(seat));
        let mut choices = Choices::new();
        self.choices(&view, &mut choices);
        if choices.is_empty() {
            return None;
        }
        let action = choose(level, seed, clock, |player| {
            player.choose(self, &view, &choices)
        })?;
        let mut answer = String::new();
        self.write_action(action, &mut answer);
        Some(answer)
    }

    fn hint_answer(&self, view: &View, nodes: u64) -> Option<String> {
        Some(advise(self, view, nodes)?.write(self))
    }
}

thread_local! {
    /// The planner remembers the rest of its plan until the next question, so that a turn keeps
    /// within its budget. It recognises its plan by the tables along it, so one planner is
    /// enough for all seats.
    static PLANNER: RefCell<Option<Box<dyn Player + Send>>> = RefCell::default();
}

fn choose(
    level: Level,
    seed: u64,
    clock: Clock,
    choice: impl FnOnce(&mut dyn Player) -> Action,
) -> Option<Action> {
    let new = || lucid_bots::dreamscape::levels::player_with(level.word(), seed, clock);
    if level != Level::Planner {
        return new().map(|mut player| choice(&mut *player));
    }
    PLANNER.with_borrow_mut(|kept| {
        let mut player = kept.take().or_else(new)?;
        let action = choice(&mut *player);
        *kept = Some(player);
        Some(action)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use lucid_bots::advice::Report;
    use lucid_bots::dreamscape::advice::Advice;
    use lucid_dreamscape::{Content, Rules};
    use lucid_tabletop::{Dealer, Seed};
    use lucid_testkit::length::Length;

    use super::*;
    use crate::bots::{Question, since_start};
    use crate::content::PackContent as _;
    use crate::replay::open;
    use crate::replay::tests::samples;
    use crate::storage::Memory;

    fn template() -> lucid_dreamscape::Content {
        let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
        match lucid_packs::read("new.toml", text) {
            Ok(lucid_packs::Pack::Dreamscape(pack)) => pack.content,
            _ => panic!("the template is sound"),
        }
    }

    /// A clock that advances whenever it is read, so that a bot with a second to think is done
    /// after a few reads, however fast the machine is.
    fn hasty() -> Duration {
        static LOOKS: AtomicU64 = AtomicU64::new(0);
        Duration::from_millis(100 * LOOKS.fetch_add(1, Ordering::Relaxed))
    }

    /// Plays whole games in which every question and answer is text, with bots of all levels;
    /// the last with a custom pack. In the full run, bots think as long as in the browser.
    #[test]
    fn a_bot_plays_whole_games_from_questions() {
        let clock = match Length::wanted() {
            Length::Short => hasty,
            Length::Full => lucid_bots::dreamscape::levels::since_start,
        };
        for (number, rules) in [
            Rules::sylex(),
            Rules {
                nightmare: true,
                players: 3,
                ..Rules::huch()
            },
            Rules {
                simultaneous: true,
                players: 4,
                ..Rules::sylex()
            },
            Rules::sylex(),
        ]
        .into_iter()
        .enumerate()
        {
            let content = match number {
                3 => template(),
                _ => lucid_packs::dreamscape().content.clone(),
            };
            let game = Dreamscape::new(rules, content).unwrap();
            let mut dealer = Dealer::new(Seed::of_series(7, number as u64));
            let mut state = game.start();
            let mut step = 0;
            while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
                step += 1;
                let seat = seats.iter().next().unwrap();
                let view = game.view(&state, Some(seat));
                let level = Level::ALL[seat.index() % Level::ALL.len()];
                let question = Question::bot(&game, &view, level, step).unwrap();
                let answer = question
                    .answer(clock)
                    .unwrap_or_else(|| panic!("{}", question.text()));
                let action = game.parse_action(&answer).unwrap();
                game.play(&mut state, seat, action, &mut ()).unwrap();
            }
        }
    }

    #[test]
    fn a_hint_comes_back_as_advice() {
        let game = Dreamscape::new(Rules::sylex(), Content::built_in().content.clone());
        let game = game.unwrap();
        let mut state = game.start();
        while game.to_act(&state) == lucid_tabletop::ToAct::Chance {
            let first = game.chance_nth(&state, 0);
            game.resolve(&mut state, first, &mut ());
        }
        let seat = Seat::first(2).find(|seat| {
            let question = Question::hint(&game, &game.view(&state, Some(*seat)), 500);
            question
                .and_then(|question| question.answer(since_start))
                .is_some()
        });
        let view = game.view(&state, seat);
        let answer = Question::hint(&game, &view, 500)
            .unwrap()
            .answer(since_start);
        let advice = Advice::parse(&game, &answer.unwrap()).unwrap();
        assert_eq!(Some(&advice), advise(&game, &view, 500).as_ref());
        assert!(Question::hint(&game, &game.view(&state, None), 500).is_none());
    }

    #[test]
    fn turns_of_a_record_are_reviewed_one_by_one() {
        let record = samples::game("sylex players=2");
        let opened = open(&record, &Memory::default()).unwrap();
        let timeline = opened.timeline_of::<Dreamscape>().unwrap();
        let ask = |turn| {
            let question = Question::review(&**timeline.game(), &record, Seat::new(0), turn);
            Report::parse(&**timeline.game(), &question.answer(since_start).unwrap()).unwrap()
        };
        let first = ask(0);
        assert_eq!(first.turns.len(), 1);
        assert!(first.of >= 12, "{}", first.of);
        let last = ask(first.of - 1);
        assert!(last.turns[0].first > first.turns[0].last);
        assert!(ask(first.of).turns.is_empty());
    }
}
