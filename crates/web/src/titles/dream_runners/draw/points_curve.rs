//! The points of everybody over the rounds.

use lucid_dream_runners::{DreamRunners, Event, Table};
use lucid_tabletop::{BySeat, Seat};
use lucid_texts::{Phrase, Texts};

use super::story::untell;
use crate::chart::{apart, class_of, end_label, legend, node};
use crate::drawing::{El, el};
use crate::replay::Who;

/// The points of all seats at the start of each round and at the end, reconstructed from the
/// last table and the events.
pub fn standings(game: &DreamRunners, last: &Table, events: &[Event]) -> Vec<BySeat<u16>> {
    let mut table = last.clone();
    let now = |table: &Table| BySeat::from_fn(|seat| game.standing(table, seat));
    let mut all = vec![now(&table)];
    for event in events.iter().rev() {
        match *event {
            Event::Revealed { .. } => all.push(now(&table)),
            Event::Bought(seat, segment) => table.players[seat].segments.remove(segment),
            Event::Lost { seat, segment, .. } => table.players[seat].segments.insert(segment),
            _ => untell(&mut table, std::slice::from_ref(event)),
        }
    }
    all.reverse();
    all
}

const WIDTH: f64 = 460.0;
const HEIGHT: f64 = 230.0;
const EDGE: f64 = 34.0;
/// Space for the badges and points at the ends of the lines.
const RIGHT: f64 = 70.0;

/// A line for each seat over the rounds, distinguished by colour, dashes and marks, and
/// labelled at its end and in the legend. Screen readers get a table.
pub fn points_curve(standings: &[BySeat<u16>], names: &[String], texts: &Texts) -> El {
    let seats = names.len();
    let most = standings.iter().flat_map(|at| at.first(seats));
    let most = most.map(|(_, points)| *points).max().unwrap_or(0).max(10);
    let top = f64::from(most.div_ceil(10) * 10);
    let steps = standings.len().saturating_sub(1).max(1) as f64;
    let x = |index: usize| EDGE + (WIDTH - EDGE - RIGHT) * index as f64 / steps;
    let y = |points: f64| HEIGHT - EDGE - (HEIGHT - 1.6 * EDGE) * points / top;
    let levels = (0..=most.div_ceil(10)).map(|ten| {
        let (points, at) = (ten * 10, y(f64::from(ten * 10)));
        let line = el("path")
            .class("level")
            .attr("d", format!("M{EDGE} {at:.1}H{}", WIDTH - RIGHT));
        let number = el("text")
            .class("axis")
            .attr("x", EDGE - 8.0)
            .attr("y", at + 4.0)
            .attr("text-anchor", "end");
        el("g").child(line).child(number.text(points))
    });
    let rounds = (0..standings.len()).map(|index| {
        let number = el("text")
            .class("axis")
            .attr("x", x(index))
            .attr("y", HEIGHT - 10.0)
            .attr("text-anchor", "middle");
        number.text(index)
    });
    let last = standings.last().copied().unwrap_or_default();
    let ends = last.first(seats).map(|(_, points)| y(f64::from(*points)));
    let labels = apart(ends.collect(), HEIGHT - EDGE + 12.0);
    let lines = Seat::first(seats).map(|seat| {
        let places: Vec<String> = (standings.iter().enumerate())
            .map(|(index, at)| format!("{:.1} {:.1}", x(index), y(f64::from(at[seat]))))
            .collect();
        let who = Who::Seat(seat);
        let marks = (standings.iter().enumerate())
            .map(|(index, at)| node(who, (x(index), y(f64::from(at[seat]))), 4.0));
        let path = el("path").class("ln");
        let label = (WIDTH - RIGHT + 20.0, labels[seat.index()]);
        el("g")
            .class(format_args!("course-of curve {}", class_of(who)))
            .child(path.attr("d", format!("M{}", places.join("L"))))
            .children(marks)
            .child(end_label(who, label, i32::from(last[seat])))
    });
    let picture = el("svg")
        .class("course")
        .attr("viewBox", format!("0 0 {WIDTH} {HEIGHT}"))
        .attr("role", "img")
        .attr("aria-label", texts.phrase(Phrase::CourseOfGame))
        .children(levels)
        .children(rounds)
        .children(lines);
    let named = Seat::first(seats).zip(names);
    el("figure")
        .class("chart-figure")
        .child(picture)
        .child(legend(
            named.map(|(seat, name)| (Who::Seat(seat), name.clone())),
        ))
        .child(table(standings, names, texts))
}

/// The same for screen readers.
fn table(standings: &[BySeat<u16>], names: &[String], texts: &Texts) -> El {
    let rounds = || standings.iter().zip(0_u8..).skip(1);
    let head = rounds().map(|(_, round)| {
        let words = texts.runners_at_round(round);
        el("th").attr("scope", "col").text(words)
    });
    let rows = Seat::first(names.len()).zip(names).map(|(seat, name)| {
        el("tr")
            .child(el("th").attr("scope", "row").text(name))
            .children(rounds().map(|(at, _)| el("td").text(at[seat])))
    });
    let caption = el("caption").text(texts.phrase(Phrase::CourseOfGame));
    let head = el("tr").child(el("td")).children(head);
    let table = el("table")
        .child(caption)
        .child(el("thead").child(head))
        .child(el("tbody").children(rows));
    el("div").class("sr").child(table)
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::Rules;
    use lucid_tabletop::{Choices, Dealer, Game as _, Random, Seed, ToAct};

    use super::*;

    /// The reconstructed standings are the true ones.
    #[test]
    fn standings_are_those_of_each_round() {
        let content = lucid_packs::dream_runners().content.clone();
        let game = DreamRunners::new(Rules::default(), content).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(9, 3));
        let (mut random, mut choices) = (Random::new(2), Choices::new());
        let mut state = game.start();
        let mut events: Vec<Event> = Vec::new();
        let mut seen = Vec::new();
        loop {
            let told = events.len();
            match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => {
                    let chance = dealer.deal(&game, &state);
                    game.resolve(&mut state, chance, &mut events);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    game.legal_actions(&state, seat, &mut choices);
                    let action = match random.below(3) {
                        0 => choices[choices.len() - 1],
                        _ => random.pick(&choices).unwrap(),
                    };
                    game.play(&mut state, seat, action, &mut events).unwrap();
                }
            }
            let begins = |event: &Event| matches!(event, Event::Revealed { .. });
            if events[told..].iter().any(begins) {
                seen.push(BySeat::from_fn(|seat| game.standing(state.table(), seat)));
            }
        }
        let all = standings(&game, state.table(), &events);
        assert_eq!(all.len(), seen.len() + 1);
        for (told, seen) in all.iter().zip(&seen) {
            assert_eq!((told.0[0], told.0[1]), (seen.0[0], seen.0[1]));
        }
        let texts = Texts::new(lucid_texts::Language::English);
        let names = ["Ada".to_owned(), "Noor".to_owned()];
        let drawn = points_curve(&all, &names, &texts).markup();
        assert_eq!(drawn.matches("course-of").count(), 2);
        // The lines differ without colours, in the picture and in the legend.
        for seat in ["dash-0", "dash-1"] {
            assert_eq!(drawn.matches(seat).count(), 2, "{seat}");
        }
        let last = all[all.len() - 1];
        for (seat, name) in Seat::first(2).zip(&names) {
            assert!(drawn.contains(&format!("<span>{name}</span>")));
            assert!(drawn.contains(&format!(">{}</text>", last[seat])));
            assert!(drawn.contains(&format!("<td>{}</td></tr>", last[seat])));
        }
    }
}
