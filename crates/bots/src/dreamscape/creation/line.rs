//! A line of play, and where its value comes from.

use lucid_dreamscape::{Action, Event, Reason, State};
use lucid_tabletop::Game as _;

use super::bound::Ground;
use super::search::Found;

/// A way to play the rest of a Creation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The steps, the end of the Creation included.
    pub steps: Vec<Action>,
    /// How many of the steps are certain: up to the first whose outcome chance
    /// decides, that one included.
    pub certain: usize,
    /// What the seat has in the end: its points, and what the rest is worth, in
    /// hundredths of a point.
    pub value: i32,
    /// The points that the line scores, in order, and why.
    pub points: Vec<(Reason, i16)>,
    /// What the value is besides points.
    pub rest: Rest,
    /// How good the line is known to be.
    pub proof: Proof,
}

impl Line {
    /// The points that the line scores.
    pub fn scored(&self) -> i16 {
        self.points.iter().map(|(_, points)| points).sum()
    }
}

/// How good a line is known to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// No line is better, except those before it.
    Exact,
    /// No line exceeds this value, except those before it.
    Bound(i32),
}

/// The worth of a position besides points, in hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rest {
    /// Cards in front: how far each is.
    pub cards: i32,
    /// The purposes.
    pub purposes: i32,
    /// Shards on cards.
    pub stored: i32,
    /// Trees, water, mountains and the Dreamer, for what they will bring.
    pub ground: i32,
    /// Red shards.
    pub red: i32,
    /// Draws and powers whose outcome is open.
    pub open: i32,
}

impl Rest {
    /// The sum.
    pub fn sum(&self) -> i32 {
        self.cards + self.purposes + self.stored + self.ground + self.red + self.open
    }
}

impl Line {
    /// A line that nobody has searched for.
    pub(super) fn appraised(ground: &Ground<'_>, state: &State, steps: &[Action]) -> Option<Line> {
        let mut end = state.clone();
        let mut events: Vec<Event> = Vec::new();
        let mut open = 0;
        for step in steps.iter().filter(|step| **step != Action::End) {
            ground.game.check(&end, ground.seat, *step).ok()?;
            open += ground.play(&mut end, *step, &mut events);
        }
        let rest = Rest {
            open,
            ..ground.rest(&end)
        };
        let cut = steps.iter().position(|step| ground.is_cut(*step));
        let value = 100 * i32::from(end.table().players[ground.seat].score) + rest.sum();
        Some(Line {
            steps: steps.to_vec(),
            certain: cut.map_or(steps.len(), |cut| cut + 1),
            value,
            points: scored(ground, events),
            rest,
            proof: Proof::Bound(value),
        })
    }

    pub(super) fn new(ground: &Ground<'_>, state: &State, found: &Found, ceiling: i32) -> Line {
        let before = 100 * i32::from(state.table().players[ground.seat].score);
        let mut end = state.clone();
        let mut events: Vec<Event> = Vec::new();
        let mut open = 0;
        let steps = found.steps.iter().filter(|step| **step != Action::End);
        for step in steps {
            open += ground.play(&mut end, *step, &mut events);
        }
        let cut = found.steps.iter().position(|step| ground.is_cut(*step));
        let rest = Rest {
            open,
            ..ground.rest(&end)
        };
        Line {
            steps: found.steps.clone(),
            certain: cut.map_or(found.steps.len(), |cut| cut + 1),
            value: before + found.value,
            points: scored(ground, events),
            rest,
            proof: match ceiling <= found.value {
                true => Proof::Exact,
                false => Proof::Bound(before + ceiling),
            },
        }
    }
}

/// The points of the line's own seat.
fn scored(ground: &Ground<'_>, events: Vec<Event>) -> Vec<(Reason, i16)> {
    let own = events.into_iter().filter_map(|event| match event {
        Event::Scored {
            seat,
            points,
            reason,
        } if seat == ground.seat => Some((reason, points)),
        _ => None,
    });
    own.collect()
}
