//! Where points came from: the sums of a game's events by source.

use std::collections::BTreeMap;

use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Event, NightmareStep, Reason};
use lucid_tabletop::{BySeat, Seat};

use crate::points::{Advantage, largest_advantage};

/// The points of a seat, by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreSources {
    /// For completed cards (A3).
    pub cards: i32,
    /// For purposes (F2).
    pub purposes: i32,
    /// For water (D4).
    pub water: i32,
    /// For mountains (D4).
    pub mountains: i32,
    /// For trees (K5).
    pub trees: i32,
    /// For red ground and red shards (E12, F3); never above zero.
    pub red: i32,
    /// For cards that were not completed (A6); never above zero.
    pub unfinished: i32,
}

impl ScoreSources {
    /// All points together.
    pub fn total(&self) -> i32 {
        self.gains().iter().sum::<i32>() + self.losses().iter().sum::<i32>()
    }

    /// Cards, purposes, water, mountains, trees.
    pub fn gains(&self) -> [i32; 5] {
        [
            self.cards,
            self.purposes,
            self.water,
            self.mountains,
            self.trees,
        ]
    }

    /// Red shards, uncompleted cards.
    pub fn losses(&self) -> [i32; 2] {
        [self.red, self.unfinished]
    }
}

/// The points of Mr Nightmare in a solo game, by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NightmareSources {
    /// For purposes (L15).
    pub purposes: i32,
    /// For blue shards that he discarded (L11).
    pub blue: i32,
    /// For red shards in the Dreamworld (L14).
    pub red_in_dreamworld: i32,
    /// For red shards of his stock (L14).
    pub red_in_stock: i32,
}

impl NightmareSources {
    /// All points together.
    pub fn total(&self) -> i32 {
        self.parts().iter().sum()
    }

    /// Purposes, blue, red in the Dreamworld, red in his stock.
    pub fn parts(&self) -> [i32; 4] {
        [
            self.purposes,
            self.blue,
            self.red_in_dreamworld,
            self.red_in_stock,
        ]
    }
}

/// The points of all seats and of Mr Nightmare after these events.
pub fn score_sources<'a>(
    events: impl IntoIterator<Item = &'a Event>,
) -> (BySeat<ScoreSources>, NightmareSources) {
    let mut all: BySeat<ScoreSources> = BySeat::default();
    let mut his = NightmareSources::default();
    for event in events {
        match *event {
            Event::Scored {
                seat,
                points,
                reason,
            } => {
                let seat = &mut all[seat];
                let place = match reason {
                    Reason::Card(_) => &mut seat.cards,
                    Reason::Purpose { .. } => &mut seat.purposes,
                    Reason::Water(_) => &mut seat.water,
                    Reason::Mountain(_) => &mut seat.mountains,
                    Reason::Tree(_) => &mut seat.trees,
                    Reason::RedGround(_) | Reason::Nightmares(_) => &mut seat.red,
                    Reason::Uncompleted(_) => &mut seat.unfinished,
                };
                *place += i32::from(points);
            }
            Event::Nightmare(NightmareStep::Scores { points, gain }) => {
                his_gain(&mut his, points, gain);
            }
            _ => {}
        }
    }
    (all, his)
}

/// What points come from, each purpose for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scored {
    /// Completed cards (A3).
    Cards,
    /// A purpose (F2), by its place on the board: a box may hold one twice.
    Purpose(u8),
    /// Water (D4).
    Water,
    /// Mountains (D4).
    Mountains,
    /// Trees (K5).
    Trees,
    /// Red ground and red shards (E12, F3).
    Red,
    /// Cards that were not completed (A6).
    Unfinished,
}

/// What decided a game between two seats: where the winner got most more than the
/// runner-up.
pub fn decided_by<'a>(
    events: impl IntoIterator<Item = &'a Event>,
    winner: Seat,
    runner_up: Seat,
) -> Option<Advantage<Scored>> {
    let mut sums: BTreeMap<Scored, (i32, i32)> = BTreeMap::new();
    for event in events {
        let Event::Scored {
            seat,
            points,
            reason,
        } = *event
        else {
            continue;
        };
        let sum = sums.entry(scored(reason)).or_default();
        if seat == winner {
            sum.0 += i32::from(points);
        } else if seat == runner_up {
            sum.1 += i32::from(points);
        }
    }
    largest_advantage((sums.into_iter()).map(|(of, (ahead, behind))| (of, ahead, behind)))
}

fn scored(reason: Reason) -> Scored {
    match reason {
        Reason::Card(_) => Scored::Cards,
        Reason::Purpose { place, .. } => Scored::Purpose(place),
        Reason::Water(_) => Scored::Water,
        Reason::Mountain(_) => Scored::Mountains,
        Reason::Tree(_) => Scored::Trees,
        Reason::RedGround(_) | Reason::Nightmares(_) => Scored::Red,
        Reason::Uncompleted(_) => Scored::Unfinished,
    }
}

fn his_gain(his: &mut NightmareSources, points: i16, gain: Gain) {
    let points = i32::from(points);
    match gain {
        Gain::Blue(_) => his.blue += points,
        Gain::Purpose { .. } => his.purposes += points,
        Gain::Red {
            in_dreamworld,
            in_stock,
        } => {
            // Every red shard pays the same (L14), and he only scores if there is one.
            let (out, own) = (i32::from(in_dreamworld), i32::from(in_stock));
            let each = points / (out + own).max(1);
            his.red_in_dreamworld += each * out;
            his.red_in_stock += each * own;
        }
    }
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::TileId;

    use super::*;
    use crate::replay::{Timeline as _, open};
    use crate::storage::Memory;

    /// No points are missed or counted twice, in any edition.
    #[test]
    fn the_sources_add_up_to_the_result() {
        let mut solo = 0;
        for (name, text) in crate::replay::tests::samples::games() {
            let opened = open(&text, &Memory::default()).unwrap();
            let timeline = opened
                .timeline_of::<lucid_dreamscape::Dreamscape>()
                .unwrap();
            let events: Vec<Event> = (1..=timeline.steps())
                .flat_map(|step| timeline.fresh(step, crate::replay::Eye::All))
                .collect();
            let (seats, his) = score_sources(&events);
            let outcome = timeline.outcome().unwrap();
            for (seat, tally) in seats.first(timeline.names().len()) {
                assert_eq!(tally.total(), outcome.scores[seat], "{name} {seat}");
                assert!(tally.losses().iter().all(|points| *points <= 0), "{name}");
            }
            if let Some(rival) = outcome.rival {
                assert_eq!(his.total(), rival, "{name}");
                solo += 1;
            }
        }
        assert_eq!(solo, 2);
    }

    #[test]
    fn the_largest_advantage_decides() {
        let (ada, bruno, cleo) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let purpose = |place| Reason::Purpose {
            tile: TileId::default(),
            place,
            tint: None,
        };
        let scored = |seat, points, reason| Event::Scored {
            seat,
            points,
            reason,
        };
        let card = Reason::Card(lucid_dreamscape::CardId::new(0));
        let mut events = vec![
            scored(ada, 5, card),
            scored(ada, 7, purpose(0)),
            scored(bruno, 8, card),
            scored(bruno, -6, Reason::Nightmares(2)),
            scored(ada, -3, Reason::Nightmares(1)),
            scored(cleo, 40, card),
        ];
        let decided = decided_by(&events, ada, bruno).unwrap();
        let expected = Advantage {
            of: Scored::Purpose(0),
            ahead: 7,
            behind: 0,
        };
        assert_eq!(decided, expected);
        // Fewer losses decide as well as more gains, and each purpose counts for itself.
        events.push(scored(bruno, 9, purpose(1)));
        events.push(scored(bruno, -12, Reason::Nightmares(4)));
        let decided = decided_by(&events, ada, bruno).unwrap();
        assert_eq!(
            (decided.of, decided.ahead, decided.behind),
            (Scored::Red, -3, -18)
        );
        assert_eq!(decided_by(&events[5..6], ada, bruno), None);
    }
}
