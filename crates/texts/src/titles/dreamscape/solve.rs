//! What solvers find, in words.

use crate::{Phrase, Texts, arg};

impl Texts {
    /// The heading of a solution: its place, and what it is worth.
    pub fn solution(&self, place: usize, value: &str, asleep: bool) -> String {
        if asleep {
            self.solution_asleep(arg::Place(place), arg::Value(value))
        } else {
            self.solution_awake(arg::Place(place), arg::Value(value))
        }
    }

    /// How well a Creation is solved: proved, or the most that any line is worth.
    /// Numbers with decimals come written.
    pub fn creation_solved(
        &self,
        player: &str,
        lines: usize,
        most: Option<&str>,
        nodes: &str,
        milliseconds: &str,
    ) -> String {
        match most {
            Some(most) => self.creation_bound(
                arg::Milliseconds(milliseconds),
                arg::Most(most),
                arg::Nodes(nodes),
                arg::Player(player),
            ),
            None => self.creation_proved(
                arg::Lines(lines),
                arg::Milliseconds(milliseconds),
                arg::Nodes(nodes),
                arg::Player(player),
            ),
        }
    }

    /// The heading of a line of play: its place, and what its value is made of.
    pub fn creation_line(
        &self,
        place: usize,
        points: i16,
        [value, before, rest]: [&str; 3],
    ) -> String {
        let messages = &self.messages;
        messages.creation_line(
            arg::Before(before),
            arg::Place(place),
            arg::Points(points),
            arg::Rest(rest),
            arg::Value(value),
        )
    }

    /// What a table is worth besides points: the name of a part.
    pub fn creation_rest(&self, part: CreationRest) -> String {
        self.phrase(match part {
            CreationRest::Cards => Phrase::CreationRestCards,
            CreationRest::Purposes => Phrase::CreationRestPurposes,
            CreationRest::Stored => Phrase::CreationRestStored,
            CreationRest::Ground => Phrase::CreationRestGround,
            CreationRest::Red => Phrase::CreationRestRed,
            CreationRest::Open => Phrase::CreationRestOpen,
        })
    }
}

/// A part of what a table is worth besides points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreationRest {
    /// Cards in front.
    Cards,
    /// The purposes.
    Purposes,
    /// Shards on cards.
    Stored,
    /// Trees, water, mountains and the Dreamer.
    Ground,
    /// Red shards.
    Red,
    /// What chance will decide.
    Open,
}

impl CreationRest {
    /// All parts.
    pub const ALL: [CreationRest; 6] = [
        CreationRest::Cards,
        CreationRest::Purposes,
        CreationRest::Stored,
        CreationRest::Ground,
        CreationRest::Red,
        CreationRest::Open,
    ];
}
