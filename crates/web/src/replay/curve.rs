//! Points over the rounds of a game.

use lucid_tabletop::{Outcome, Seat};

use super::{Recorded, Span};

/// Who has points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A seat.
    Seat(Seat),
    /// A rival without a seat, who is part of the rules.
    Rival,
}

/// Points that an event brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Whose.
    pub who: Who,
    /// How many; negative if they are lost.
    pub points: i32,
    /// Whether they are part of the final count.
    pub counting: bool,
    /// The level of the card that brings them, if one does.
    pub card: Option<u8>,
}

/// Somebody's points at one place.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Mark {
    step: usize,
    place: f64,
    total: i32,
    card: Option<ScoredCard>,
}

/// A card that brought points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredCard {
    /// Its level.
    pub level: u8,
    /// What it brought.
    pub points: i32,
}

/// Somebody's points over the rounds.
#[derive(Clone, Debug)]
pub struct CurveLine {
    /// Whose.
    pub who: Who,
    marks: Vec<Mark>,
}

/// Everybody's points over the rounds.
///
/// A place is a time: round `n` lasts from `n - 1` to `n`, and the final count after the last
/// one is just as wide.
#[derive(Clone, Debug)]
pub struct Curve {
    /// How many rounds there are.
    pub rounds: u8,
    /// Everybody's points.
    pub lines: Vec<CurveLine>,
    /// Whether the game is over and the final count is included.
    pub counted: bool,
    /// The place of each moment.
    places: Vec<f64>,
}

impl Curve {
    pub(super) fn new<G: Recorded>(
        game: &G,
        spans: &[Span],
        events: &[Vec<G::Event>],
        outcome: Option<&Outcome>,
    ) -> Curve {
        let places = places(spans, events.len(), game.rounds());
        let mut curve = Curve {
            lines: Vec::new(),
            counted: outcome.is_some(),
            rounds: game.rounds(),
            places,
        };
        let seats = Seat::first(game.seats()).map(Who::Seat);
        let rival = outcome
            .and_then(|outcome| outcome.rival)
            .map(|_| Who::Rival);
        for who in seats.chain(rival) {
            curve.line(who);
        }
        let end = f64::from(curve.rounds);
        for (index, events) in events.iter().enumerate() {
            for gain in events.iter().filter_map(|event| game.gain(event)) {
                let place = match gain.counting {
                    true => end + 1.0,
                    false => curve.places[index + 1],
                };
                let line = curve.line(gain.who);
                let total = line.total(usize::MAX) + gain.points;
                line.marks.push(Mark {
                    step: index + 1,
                    place,
                    total,
                    card: gain.card.map(|level| ScoredCard {
                        level,
                        points: gain.points,
                    }),
                });
            }
        }
        // With the final count, time is at its end.
        if let (true, Some(last)) = (curve.counted, curve.places.last_mut()) {
            *last = end + 1.0;
        }
        curve
    }

    fn line(&mut self, who: Who) -> &mut CurveLine {
        let index = match self.lines.iter().position(|line| line.who == who) {
            Some(index) => index,
            None => {
                let marks = Vec::new();
                self.lines.push(CurveLine { who, marks });
                self.lines.len() - 1
            }
        };
        &mut self.lines[index]
    }

    /// The place of a moment.
    pub fn place(&self, moment: usize) -> f64 {
        let last = self.places.last().copied().unwrap_or(0.0);
        self.places.get(moment).copied().unwrap_or(last)
    }

    /// Everybody's points at a moment.
    pub fn totals(&self, moment: usize) -> Vec<(Who, i32)> {
        let lines = self.lines.iter();
        lines.map(|line| (line.who, line.total(moment))).collect()
    }

    /// The lowest and the highest points, including 0.
    pub fn range(&self) -> (i32, i32) {
        let all = self.lines.iter().flat_map(|line| &line.marks);
        all.fold((0, 0), |(fewest, most), mark| {
            (fewest.min(mark.total), most.max(mark.total))
        })
    }
}

impl CurveLine {
    /// The points at a moment.
    fn total(&self, moment: usize) -> i32 {
        let before = self.marks.iter().rev().find(|mark| mark.step <= moment);
        before.map_or(0, |mark| mark.total)
    }

    /// The points at the end of a round, before the final count.
    pub fn after_round(&self, round: u8) -> i32 {
        let end = f64::from(round);
        let before = self.marks.iter().rev().find(|mark| mark.place <= end);
        before.map_or(0, |mark| mark.total)
    }

    /// The points at a place of the line that goes straight from round to round.
    pub fn between_rounds(&self, place: f64) -> f64 {
        let before = place.floor().max(0.0);
        let at = |round: f64| f64::from(self.after_round(round as u8));
        at(before) + (at(before + 1.0) - at(before)) * (place - before)
    }

    /// The points at the end.
    pub fn last(&self) -> i32 {
        self.marks.last().map_or(0, |mark| mark.total)
    }

    /// Where cards brought points, before anything is counted: place and points after.
    pub fn cards(&self) -> impl Iterator<Item = (f64, i32, ScoredCard)> {
        let marks = self.marks.iter();
        marks.filter_map(|mark| Some((mark.place, mark.total, mark.card?)))
    }

    /// The points from one gain to the next, as corners of a line: up to the end
    /// of the last round.
    pub fn corners(&self, end: f64) -> Vec<(f64, i32)> {
        let mut corners = vec![(0.0, 0)];
        let mut total = 0;
        for mark in self.marks.iter().filter(|mark| mark.place <= end) {
            corners.push((mark.place, total));
            corners.push((mark.place, mark.total));
            total = mark.total;
        }
        corners.push((end, total));
        corners
    }
}

/// The place of each moment: rounds are equally wide, and so are the steps of one.
fn places(spans: &[Span], steps: usize, rounds: u8) -> Vec<f64> {
    let mut places = vec![0.0; steps + 1];
    let mut round = 0;
    let mut rest = spans;
    while let Some(first) = rest.first() {
        // Turns without a round are before the first or after the last.
        let of = |span: &Span| match (span.turn.round, round) {
            (0, 0) => 0,
            (0, _) => rounds + 1,
            (known, _) => known,
        };
        let now = of(first);
        let count = rest.iter().take_while(|span| of(span) == now).count();
        let (from, to) = (first.from, rest[count - 1].to);
        for (index, place) in places[from + 1..=to].iter_mut().enumerate() {
            *place = match now {
                0 => 0.0,
                _ => f64::from(now - 1) + (index + 1) as f64 / (to - from) as f64,
            };
        }
        round = now;
        rest = &rest[count..];
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stand_on_the_line_where_they_were_completed() {
        let card = ScoredCard {
            level: 2,
            points: 6,
        };
        let mark = |step, place, total, card| Mark {
            step,
            place,
            total,
            card,
        };
        let line = CurveLine {
            who: Who::Seat(Seat::new(0)),
            marks: vec![
                mark(3, 0.5, 2, None),
                mark(9, 1.25, 8, Some(card)),
                mark(20, 3.0, 12, None),
            ],
        };
        assert_eq!(line.cards().collect::<Vec<_>>(), [(1.25, 8, card)]);
        // From 2 after the first round to 8 after the second.
        let height = line.between_rounds(1.25);
        assert!((height - 3.5).abs() < 1e-9, "{height}");
        let height = line.between_rounds(3.0);
        assert!((height - 12.0).abs() < 1e-9, "{height}");
    }
}
