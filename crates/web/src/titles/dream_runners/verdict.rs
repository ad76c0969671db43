//! Why a game of Dream Runners was won, in a sentence.

use std::cmp::Reverse;

use lucid_dream_runners::{Event, Points, Table};
use lucid_tabletop::{BySeat, Outcome, Seat};
use lucid_texts::{Phrase, Texts, arg};

use crate::finale::Figure;
use crate::points::largest_advantage;

/// Points of a seat by where they came from (R19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunnerSources {
    /// The star track.
    pub stars: u16,
    /// The serenity track.
    pub serenity: u16,
    /// Points on segments.
    pub segments: u16,
}

/// The points of all seats after these events.
pub fn runner_sources<'a>(events: impl IntoIterator<Item = &'a Event>) -> BySeat<RunnerSources> {
    let mut all: BySeat<RunnerSources> = BySeat::default();
    for event in events {
        if let Event::Scored {
            seat,
            points,
            reason,
        } = *event
        {
            let sources = &mut all[seat];
            *match reason {
                Points::Stars(_) => &mut sources.stars,
                Points::Serenity(_) => &mut sources.serenity,
                Points::Segment(_) => &mut sources.segments,
            } += points;
        }
    }
    all
}

/// The seats from the first to the last (R19): sleepers before those who woke.
pub fn ranking(seats: usize, table: &Table) -> Vec<Seat> {
    let rank = |seat: Seat| {
        let player = &table.players[seat];
        let slept = player.woke.unwrap_or(u8::MAX);
        (slept, player.score, player.situation.coins)
    };
    let mut order: Vec<Seat> = Seat::first(seats).collect();
    order.sort_by_key(|seat| Reverse(rank(*seat)));
    order
}

/// Those who won, and the others. Here it is a success to sleep on: who woke has open
/// eyes.
pub fn figures(seats: usize, table: &Table, outcome: &Outcome) -> (Vec<Figure>, Vec<Figure>) {
    let figure = |seat: &Seat| match table.players[*seat].woke {
        Some(_) => Figure::Awake(*seat),
        None => Figure::Asleep(*seat),
    };
    let order = ranking(seats, table);
    let (winners, others): (Vec<Seat>, Vec<Seat>) = order
        .into_iter()
        .partition(|seat| outcome.winners.contains(*seat));
    (
        winners.iter().map(figure).collect(),
        others.iter().map(figure).collect(),
    )
}

/// Why the winner is ahead of the runner-up, with both numbers.
pub fn verdict(
    texts: &Texts,
    seats: usize,
    table: &Table,
    outcome: &Outcome,
    sources: &BySeat<RunnerSources>,
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    if outcome.winners.is_empty() {
        // Who woke last is told by the table of points; nobody won.
        return None;
    }
    if outcome.winners.len() > 1 {
        return Some(texts.phrase(Phrase::EndShared));
    }
    let order = ranking(seats, table);
    let (winner, runner_up) = (*order.first()?, *order.get(1)?);
    let player = |seat: Seat| &table.players[seat];
    if player(runner_up).woke.is_some() {
        return Some(texts.end_only_sleeper(name(winner)));
    }
    if player(winner).score == player(runner_up).score {
        let coins = |seat| player(seat).situation.coins;
        return Some(
            texts.end_more_coins(arg::Ahead(coins(winner)), arg::Behind(coins(runner_up))),
        );
    }
    let (first, second) = (sources[winner], sources[runner_up]);
    let all = [
        (Phrase::StarTrack, first.stars, second.stars),
        (Phrase::SerenityTrack, first.serenity, second.serenity),
        (Phrase::Segments, first.segments, second.segments),
    ];
    let all = all.map(|(phrase, one, other)| (phrase, i32::from(one), i32::from(other)));
    let decided = largest_advantage(all)?;
    Some(texts.end_decided(
        arg::Ahead(decided.ahead),
        arg::Behind(decided.behind),
        arg::Other(name(runner_up)),
        arg::What(texts.phrase(decided.of)),
        arg::Winner(name(winner)),
    ))
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::DreamRunners;
    use lucid_texts::Language;

    use super::*;
    use crate::replay::tests::samples;
    use crate::replay::{Eye, Timeline as _, open};
    use crate::storage::Memory;

    /// Where somebody wins there is a reason, and nobody who won is awake.
    #[test]
    fn every_end_has_its_sentence() {
        let mut told = 0;
        for (name, record) in samples::runners() {
            let opened = open(&record, &Memory::default()).unwrap();
            let timeline = opened.timeline_of::<DreamRunners>().unwrap();
            let outcome = timeline.outcome().unwrap();
            let events: Vec<Event> = (1..=timeline.steps())
                .flat_map(|step| timeline.fresh(step, Eye::All))
                .collect();
            let table = timeline.state(timeline.steps()).table().clone();
            let sources = runner_sources(&events);
            let seats = timeline.names().len();
            for seat in Seat::first(seats) {
                let RunnerSources {
                    stars,
                    serenity,
                    segments,
                } = sources[seat];
                assert_eq!(
                    stars + serenity + segments,
                    table.players[seat].score,
                    "{name}"
                );
            }
            let (winners, others) = figures(seats, &table, &outcome);
            assert_eq!(winners.len() + others.len(), seats);
            assert!(winners.iter().all(|one| matches!(one, Figure::Asleep(_))));
            for language in [Language::English, Language::German] {
                let texts = Texts::new(language);
                let named = |seat: Seat| timeline.names()[seat.index()].clone();
                let why = verdict(&texts, seats, &table, &outcome, &sources, named);
                assert_eq!(why.is_some(), !outcome.winners.is_empty(), "{name}");
                told += usize::from(why.is_some());
            }
        }
        assert!(told > 2, "{told}");
    }
}
