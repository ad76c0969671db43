//! Which rulesets cannot be played.

use std::fmt;

use crate::duel::DifficultyProblem;
use crate::{Colour, Rules};

/// A combination of rules that cannot be played.
///
/// ```
/// use lucid_dreamscape::{Rules, RulesProblem};
///
/// let rules = Rules { players: 7, cycles: 0, ..Rules::sylex() };
/// let problems = rules.problems(); // all of them at once
/// assert_eq!(problems, [RulesProblem::Players(7), RulesProblem::Cycles(0)]);
/// assert!(problems[0].to_string().contains('7'));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesProblem {
    /// Not two to four players.
    Players(u8),
    /// Not one player against Mr Nightmare (L1).
    SoloPlayers(u8),
    /// A solo game without nightmare rules (L1).
    SoloWithoutNightmare,
    /// A solo game with simultaneous Creation (E15).
    SoloSimultaneous,
    /// A number of the solo line is out of range (L3).
    SoloDifficulty(DifficultyProblem),
    /// The solo cards and the purposes need more shards of a colour (L17).
    SoloShards {
        /// The colour.
        colour: Colour,
        /// How many are needed.
        needed: u8,
    },
    /// Simultaneous Creation in an edition without it (E15).
    Simultaneous,
    /// Not one to twelve cycles.
    Cycles(u8),
    /// Not one to twelve action points.
    ActionPoints(u8),
    /// A colour that purposes need (S2) is not in the box.
    NoShards(Colour),
    /// More shards than the engine holds.
    TooManyShards(u32),
    /// The box has a count of red in the place of other colours.
    RedInShards,
    /// Bag and links need more red shards than the box has (E2, E10, E11).
    TooLittleRed {
        /// How many are needed.
        needed: u8,
        /// How many there are.
        there: u8,
    },
    /// The pack has fewer level 1 cards than are dealt (S3).
    TooFewCards {
        /// How many are needed.
        needed: usize,
        /// How many there are.
        there: usize,
    },
    /// The pack has fewer than four purpose tiles for this box and mode (S2).
    TooFewPurposes(usize),
    /// The pack has fewer than two tiles for most shards of a colour (L2).
    TooFewSoloPurposes(usize),
}

/// The most shards of all colours, red included: the Golem's choices must fit
/// into the engine's list.
pub(crate) const MAX_SHARDS: u32 = 240;

impl RulesProblem {
    /// The rule that is broken.
    pub const fn rule(self) -> &'static str {
        match self {
            RulesProblem::Players(_) => "S1",
            RulesProblem::SoloPlayers(_) | RulesProblem::SoloWithoutNightmare => "L1",
            RulesProblem::SoloDifficulty(_) => "L3",
            RulesProblem::SoloShards { .. } => "L17",
            RulesProblem::TooFewSoloPurposes(_) => "L2",
            RulesProblem::Simultaneous | RulesProblem::SoloSimultaneous => "E15",
            RulesProblem::Cycles(_) => "E3",
            RulesProblem::ActionPoints(_) => "E4",
            RulesProblem::NoShards(_) | RulesProblem::TooManyShards(_) => "E1",
            RulesProblem::RedInShards => "E2",
            RulesProblem::TooLittleRed { .. } => "E10",
            RulesProblem::TooFewCards { .. } => "S3",
            RulesProblem::TooFewPurposes(_) => "S2",
        }
    }
}

impl fmt::Display for RulesProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesProblem::Players(n) => {
                write!(f, "{n} players, 2 to 4 can play, or 1 with a solo line")
            }
            RulesProblem::SoloPlayers(n) => {
                write!(f, "{n} players, the solo game is for 1")
            }
            RulesProblem::SoloWithoutNightmare => {
                f.write_str("the solo game needs the nightmare rules")
            }
            RulesProblem::SoloSimultaneous => {
                f.write_str("Creation is never simultaneous in the solo game")
            }
            RulesProblem::SoloDifficulty(DifficultyProblem { colour, number }) => {
                let least = u8::from(*colour != Colour::Red);
                let name = colour.name();
                write!(
                    f,
                    "{number} for {name} in the solo line, {least} to 9 are possible"
                )
            }
            RulesProblem::SoloShards { colour, needed } => {
                let name = colour.name();
                write!(
                    f,
                    "the solo game needs {needed} {name} shards before the first fill"
                )
            }
            RulesProblem::TooFewSoloPurposes(n) => {
                write!(
                    f,
                    "the pack has {n} tiles for most shards of a colour, the solo game needs 2"
                )
            }
            RulesProblem::Simultaneous => {
                f.write_str("simultaneous Creation is not part of these rules")
            }
            RulesProblem::Cycles(n) => write!(f, "{n} cycles, 1 to 12 are possible"),
            RulesProblem::ActionPoints(n) => {
                write!(f, "{n} action points, 1 to 12 are possible")
            }
            RulesProblem::NoShards(colour) => {
                write!(f, "no {} shard, the purposes need one", colour.name())
            }
            RulesProblem::TooManyShards(n) => {
                write!(f, "{n} shards with red, {MAX_SHARDS} are possible")
            }
            RulesProblem::RedInShards => f.write_str("red shards are counted apart"),
            RulesProblem::TooLittleRed { needed, there } => {
                write!(
                    f,
                    "bag and links need {needed} red shards, the box has {there}"
                )
            }
            RulesProblem::TooFewCards { needed, there } => {
                write!(
                    f,
                    "the pack has {there} cards of level 1, {needed} are dealt"
                )
            }
            RulesProblem::TooFewPurposes(n) => {
                write!(
                    f,
                    "the pack has {n} purpose tiles for these rules, 4 are drawn"
                )
            }
        }
    }
}

impl std::error::Error for RulesProblem {}

impl Rules {
    /// All reasons why these rules cannot be played; none if they can.
    pub fn problems(&self) -> Vec<RulesProblem> {
        let mut problems = Vec::new();
        let mut note = |wrong: bool, problem| {
            if wrong {
                problems.push(problem);
            }
        };
        match self.solo {
            None => note(
                !(2..=4).contains(&self.players),
                RulesProblem::Players(self.players),
            ),
            Some(line) => {
                note(self.players != 1, RulesProblem::SoloPlayers(self.players));
                note(!self.nightmare, RulesProblem::SoloWithoutNightmare);
                note(self.simultaneous, RulesProblem::SoloSimultaneous);
                (line.problems())
                    .for_each(|problem| note(true, RulesProblem::SoloDifficulty(problem)));
                // One marks a solo card; one of a landscape colour may lie on a purpose.
                for colour in &Colour::ALL[..5] {
                    let needed = 1 + u8::from(Colour::LANDSCAPE.contains(colour));
                    let problem = RulesProblem::SoloShards {
                        colour: *colour,
                        needed,
                    };
                    note(self.shards[*colour] < needed, problem);
                }
            }
        }
        note(
            self.simultaneous && !self.simultaneous_allowed,
            RulesProblem::Simultaneous,
        );
        note(
            !(1..=12).contains(&self.cycles),
            RulesProblem::Cycles(self.cycles),
        );
        note(
            !(1..=12).contains(&self.action_points),
            RulesProblem::ActionPoints(self.action_points),
        );
        for colour in Colour::LANDSCAPE {
            let missing = self.solo.is_none() && self.shards[colour] == 0;
            note(missing, RulesProblem::NoShards(colour));
        }
        note(self.shards[Colour::Red] > 0, RulesProblem::RedInShards);
        let total = self.shards.total() + u32::from(self.red_shards);
        note(total > MAX_SHARDS, RulesProblem::TooManyShards(total));
        let on_links = if self.red_on_links { 2 } else { 0 };
        let needed = (self.red_at_start())
            .saturating_add(on_links)
            .saturating_add(self.solo_marks());
        note(
            self.nightmare && needed > self.red_shards,
            RulesProblem::TooLittleRed {
                needed,
                there: self.red_shards,
            },
        );
        problems
    }
}
