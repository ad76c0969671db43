//! Questions of people: what could be done, and how a turn was.

use lucid_bots::advice::{Report, Reviewable, Turns as _};
use lucid_bots::dreamscape::advice::advise;
use lucid_dreamscape::{Content, Dreamscape, Rules, View, position};
use lucid_tabletop::record::{Header, Record, replay};
use lucid_tabletop::{Game as _, Random, Seat};

use super::pack;

/// What a question for a hint begins with.
pub(super) const HINT: &str = "hint ";
/// What a question about a turn begins with.
pub(super) const REVIEW: &str = "review ";

pub(super) fn hint(game: &Dreamscape, view: &View, nodes: u64) -> Option<String> {
    let seat = view.viewer?;
    let state = game.resample(view, &mut Random::new(0));
    let position = position::write(game, &state);
    Some(pack::wrap(
        game,
        format!("{HINT}{seat} {nodes}\n{position}"),
    ))
}

pub(super) fn review(game: &Dreamscape, record: &str, seat: Seat, turn: usize) -> String {
    pack::wrap(game, format!("{REVIEW}{seat} {turn}\n{record}"))
}

pub(super) fn answer_hint(content: Content, question: &str) -> Option<String> {
    let (head, position) = question.split_once('\n')?;
    let (seat, nodes) = head.split_once(' ')?;
    let rules = position::rules_of(position).ok()?;
    let game = Dreamscape::new(rules, content).ok()?;
    let state = position::parse(&game, position).ok()?;
    let view = game.view(&state, Some(seat.parse().ok()?));
    Some(advise(&game, &view, nodes.parse().ok()?)?.write(&game))
}

pub(super) fn answer_review(content: Content, question: &str) -> Option<String> {
    answered::<Dreamscape>(question, |header| {
        let rules: Rules = header.rules.parse().ok()?;
        Dreamscape::at_version(header.version, rules, content)?.ok()
    })
}

/// The answer to a question about a turn, in whatever game the record is of.
pub(super) fn answered<G: Reviewable>(
    question: &str,
    game: impl FnOnce(&Header) -> Option<G>,
) -> Option<String> {
    let (head, record) = question.split_once('\n')?;
    let (seat, turn) = head.split_once(' ')?;
    let (seat, turn) = (seat.parse().ok()?, turn.parse().ok()?);
    let record = Record::parse(record).ok()?;
    let game = game(&record.header)?;
    let replayed = replay(&game, &record).ok()?;
    let turns = game.review(replayed.play.steps(), seat);
    let mut report = Report::new(seat, &turns);
    // A game without turns of the seat is answered too.
    report.turns.extend(turns.look(turn));
    Some(report.write(&game))
}

#[cfg(test)]
mod tests {
    use lucid_bots::dreamscape::advice::Advice;
    use lucid_tabletop::Seat;

    use super::*;
    use crate::bots::Question;
    use crate::replay::{Opened, open, samples};
    use crate::shelf::Memory;

    #[test]
    fn a_hint_comes_back_as_advice() {
        let game = Dreamscape::new(Rules::sylex(), crate::content::dreamscape().content.clone());
        let game = game.unwrap();
        let mut state = game.start();
        while game.to_act(&state) == lucid_tabletop::ToAct::Chance {
            let first = game.chance_nth(&state, 0);
            game.resolve(&mut state, first, &mut ());
        }
        let seat = Seat::first(2).find(|seat| {
            let question = Question::hint(&game, &game.view(&state, Some(*seat)), 500);
            question.and_then(|question| question.answer()).is_some()
        });
        let view = game.view(&state, seat);
        let answer = Question::hint(&game, &view, 500).unwrap().answer();
        let advice = Advice::parse(&game, &answer.unwrap()).unwrap();
        assert_eq!(Some(&advice), advise(&game, &view, 500).as_ref());
        assert!(Question::hint(&game, &game.view(&state, None), 500).is_none());
    }

    #[test]
    fn turns_of_a_record_are_reviewed_one_by_one() {
        let record = samples::game("sylex players=2");
        let Ok(Opened::Dreamscape(reel)) = open(&record, &Memory::default()) else {
            panic!("a game of Dreamscape");
        };
        let ask = |turn| {
            let question = Question::review(reel.game(), &record, Seat::new(0), turn);
            Report::parse(&**reel.game(), &question.answer().unwrap()).unwrap()
        };
        let first = ask(0);
        assert_eq!(first.turns.len(), 1);
        assert!(first.of >= 12, "{}", first.of);
        let last = ask(first.of - 1);
        assert!(last.turns[0].first > first.turns[0].last);
        assert!(ask(first.of).turns.is_empty());
    }

    #[test]
    fn nonsense_has_no_answer() {
        for text in ["hint A", "hint A 5\nx", "review A 0\nx", "review A\n"] {
            assert_eq!(Question::from_text(text.to_owned()).answer(), None);
        }
    }
}
