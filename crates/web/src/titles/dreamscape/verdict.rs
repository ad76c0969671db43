//! Why a game of Dreamscape was won, in a sentence.

use std::cmp::Reverse;

use lucid_dreamscape::{Colour, Dreamscape, Event, Table};
use lucid_tabletop::{Outcome, Seat};
use lucid_texts::{Phrase, Texts, arg};

use crate::dreamscape::score_sources::{
    NightmareSources, ScoreSources, Scored, decided_by, score_sources,
};
use crate::points::{largest_advantage, written};

/// The seats from the first to the last (F4).
pub fn ranking(game: &Dreamscape, table: &Table, outcome: &Outcome) -> Vec<Seat> {
    let rank = |seat: Seat| {
        let player = &table.players[seat];
        let first = outcome.winners.contains(seat);
        (
            first,
            outcome.scores[seat],
            Reverse(red(table, seat)),
            player.pile.len(),
        )
    };
    let mut seats: Vec<Seat> = Seat::first(lucid_tabletop::Game::seats(game)).collect();
    seats.sort_by_key(|seat| Reverse(rank(*seat)));
    seats
}

/// Why the winner is ahead of the runner-up, with both numbers; nothing where nobody
/// stands beside the winner.
pub fn verdict(
    texts: &Texts,
    game: &Dreamscape,
    table: &Table,
    outcome: &Outcome,
    events: &[Event],
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    let order = ranking(game, table, outcome);
    if outcome.rival.is_some() {
        let (seats, his) = score_sources(events);
        return most_of_both(texts, name(order[0]), &seats[order[0]], &his);
    }
    let (winner, runner_up) = (*order.first()?, *order.get(1)?);
    if outcome.winners.len() > 1 {
        return Some(texts.phrase(Phrase::EndShared));
    }
    let score = |seat: Seat| outcome.scores[seat];
    if score(winner) > score(runner_up) {
        let decided = decided_by(events, winner, runner_up)?;
        let what = match decided.of {
            Scored::Cards => texts.phrase(Phrase::SourceCards),
            Scored::Purpose(place) => {
                let (tile, tint) = table.tiles().nth(place.into())?;
                texts.end_purpose(texts.tinted_purpose(game, tile, tint))
            }
            Scored::Water => texts.phrase(Phrase::EndSourceWater),
            Scored::Mountains => texts.phrase(Phrase::EndSourceMountains),
            Scored::Trees => texts.phrase(Phrase::SourceTrees),
            Scored::Red => texts.phrase(Phrase::EndSourceRed),
            Scored::Unfinished => texts.phrase(Phrase::EndSourceUnfinished),
        };
        let (ahead, behind) = (written(decided.ahead), written(decided.behind));
        let (won, other) = (name(winner), name(runner_up));
        return Some(texts.end_decided(
            arg::Ahead(ahead),
            arg::Behind(behind),
            arg::Other(other),
            arg::What(what),
            arg::Winner(won),
        ));
    }
    // F4: who is tied is told apart by red shards, then by cards.
    let reds = (red(table, winner), red(table, runner_up));
    let cards = |seat: Seat| table.players[seat].pile.len();
    Some(match game.rules().nightmare && reds.0 != reds.1 {
        true => texts.end_fewer_red(arg::Ahead(reds.0), arg::Behind(reds.1)),
        false => texts.end_more_cards(arg::Ahead(cards(winner)), arg::Behind(cards(runner_up))),
    })
}

/// The red shards that count against a seat (F4).
fn red(table: &Table, seat: Seat) -> u32 {
    let player = &table.players[seat];
    player.board.red().len() as u32 + u32::from(player.hands[Colour::Red])
}

/// What brought most to the player of a solo game, and what to Mr Nightmare.
fn most_of_both(
    texts: &Texts,
    player: String,
    own: &ScoreSources,
    his: &NightmareSources,
) -> Option<String> {
    let names = [
        Phrase::SourceCards,
        Phrase::SourcePurposes,
        Phrase::EndSourceWater,
        Phrase::EndSourceMountains,
        Phrase::SourceTrees,
    ];
    let his_names = [
        Phrase::SourcePurposes,
        Phrase::EndHisBlue,
        Phrase::EndHisRedWorld,
        Phrase::EndHisRedStock,
    ];
    let own = names.into_iter().zip(own.gains());
    let own = largest_advantage(own.map(|(phrase, points)| (phrase, points, 0)))?;
    let his = his_names.into_iter().zip(his.parts());
    let his = largest_advantage(his.map(|(phrase, points)| (phrase, points, 0)));
    let told = |phrase, points| format!("{} {}", texts.phrase(phrase), written(points));
    let own = told(own.of, own.ahead);
    Some(match his {
        Some(his) => texts.end_most_of_both(
            arg::His(told(his.of, his.ahead)),
            arg::Own(own),
            arg::Player(player),
        ),
        None => texts.end_most(arg::Own(own), arg::Player(player)),
    })
}

#[cfg(test)]
mod tests {
    use lucid_texts::Language;

    use super::*;
    use crate::replay::tests::samples;
    use crate::replay::{Eye, Timeline as _, open};
    use crate::storage::Memory;

    /// What every recorded game says, with the numbers that it says.
    #[test]
    fn every_end_has_its_sentence() {
        let mut decided = 0;
        for (name, record) in samples::games() {
            let opened = open(&record, &Memory::default()).unwrap();
            let timeline = opened.timeline_of::<Dreamscape>().unwrap();
            let outcome = timeline.outcome().unwrap();
            let events: Vec<Event> = (1..=timeline.steps())
                .flat_map(|step| timeline.fresh(step, Eye::All))
                .collect();
            let table = timeline.state(timeline.steps()).table().clone();
            let order = ranking(timeline.game(), &table, &outcome);
            for language in [Language::English, Language::German] {
                let texts = Texts::new(language);
                let named = |seat: Seat| timeline.names()[seat.index()].clone();
                let game = timeline.game();
                let told = verdict(&texts, game, &table, &outcome, &events, named);
                let told = told.unwrap_or_else(|| panic!("{name} has no reason"));
                if outcome.rival.is_none() && outcome.winners.len() == 1 {
                    let by = decided_by(&events, order[0], order[1]).unwrap();
                    assert!(told.contains(&named(order[0])) && told.contains(&named(order[1])));
                    assert!(
                        told.contains(&written(by.ahead)) && told.contains(&written(by.behind))
                    );
                    decided += 1;
                }
            }
        }
        assert!(decided > 4, "{decided}");
    }
}
