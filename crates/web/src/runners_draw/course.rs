//! The points of everybody over the rounds.

use dream_runners::{DreamRunners, Event, Table};
use tabletop::{BySeat, Seat};

use super::piece::seat_class;
use super::story::untell;
use crate::draw::{El, el};

/// The points of all seats at the beginning of each round and at the end, told
/// from the last table and all that happened.
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

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 220.0;
const EDGE: f64 = 34.0;

/// A line for each seat over the rounds.
pub fn course(standings: &[BySeat<u16>], seats: usize, label: String) -> El {
    let most = standings.iter().flat_map(|at| at.first(seats));
    let most = most.map(|(_, points)| *points).max().unwrap_or(0).max(10);
    let top = f64::from(most.div_ceil(10) * 10);
    let steps = standings.len().saturating_sub(1).max(1) as f64;
    let x = |index: usize| EDGE + (WIDTH - 2.0 * EDGE) * index as f64 / steps;
    let y = |points: f64| HEIGHT - EDGE - (HEIGHT - 1.6 * EDGE) * points / top;
    let levels = (0..=most.div_ceil(10)).map(|ten| {
        let (points, at) = (ten * 10, y(f64::from(ten * 10)));
        let line = el("path")
            .class("level")
            .attr("d", format!("M{EDGE} {at:.1}H{}", WIDTH - EDGE));
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
    let lines = Seat::first(seats).map(|seat| {
        let places: Vec<String> = (standings.iter().enumerate())
            .map(|(index, at)| format!("{:.1} {:.1}", x(index), y(f64::from(at[seat]))))
            .collect();
        let dots = standings.iter().enumerate().map(|(index, at)| {
            el("circle")
                .attr("cx", format!("{:.1}", x(index)))
                .attr("cy", format!("{:.1}", y(f64::from(at[seat]))))
                .attr("r", 4)
        });
        el("g")
            .class(format!("course-of {}", seat_class(seat)))
            .child(el("path").attr("d", format!("M{}", places.join("L"))))
            .children(dots)
    });
    el("svg")
        .class("course")
        .attr("viewBox", format!("0 0 {WIDTH} {HEIGHT}"))
        .attr("role", "img")
        .attr("aria-label", label)
        .children(levels)
        .children(rounds)
        .children(lines)
}

#[cfg(test)]
mod tests {
    use dream_runners::Rules;
    use tabletop::{Choices, Dealer, Game as _, Random, Seed, ToAct};

    use super::*;

    /// The standings told backwards are those that were there.
    #[test]
    fn standings_are_those_of_each_round() {
        let content = packs::dream_runners().content.clone();
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
        let drawn = course(&all, 2, "points".to_owned()).markup();
        assert_eq!(drawn.matches("course-of").count(), 2);
    }
}
