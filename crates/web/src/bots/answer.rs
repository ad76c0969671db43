//! What the worker answers.

use lucid_bots::Clock;
use lucid_bots::advice::{Report, Turns as _};
use lucid_tabletop::record::{Record, replay};

use super::{BotTitle, HINT, REVIEW, pack};
use crate::setup::BotLevel as _;

/// The answer to a question about a title, its prefix left out; nothing if it makes
/// no sense.
pub fn answer<G: BotTitle>(question: &str, clock: Clock) -> Option<String> {
    let (content, question) = pack::unwrap::<G::Content>(question)?;
    if let Some(question) = question.strip_prefix(HINT) {
        return hint::<G>(content, question);
    }
    if let Some(question) = question.strip_prefix(REVIEW) {
        return review::<G>(content, question);
    }
    let (head, position) = question.split_once('\n')?;
    let mut words = head.split(' ');
    let level = G::Level::of(words.next()?)?;
    let (seat, seed) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let (game, state) = G::at_position(position, content).ok()?;
    game.bot_answer(state, seat, level, seed, clock)
}

fn hint<G: BotTitle>(content: G::Content, question: &str) -> Option<String> {
    let (head, position) = question.split_once('\n')?;
    let (seat, nodes) = head.split_once(' ')?;
    let (game, state) = G::at_position(position, content).ok()?;
    let view = game.view(&state, Some(seat.parse().ok()?));
    game.hint_answer(&view, nodes.parse().ok()?)
}

fn review<G: BotTitle>(content: G::Content, question: &str) -> Option<String> {
    let (head, record) = question.split_once('\n')?;
    let (seat, turn) = head.split_once(' ')?;
    let (seat, turn) = (seat.parse().ok()?, turn.parse().ok()?);
    let record = Record::parse(record).ok()?;
    let rules = record.header.rules.parse().ok()?;
    let game = G::of_version(record.header.version, rules, content).ok()?;
    let replayed = replay(&game, &record).ok()?;
    let turns = game.review(replayed.play.steps(), seat);
    let mut report = Report::new(seat, &turns);
    // A game in which the seat has no turns gets an empty report.
    report.turns.extend(turns.look(turn));
    Some(report.write(&game))
}
