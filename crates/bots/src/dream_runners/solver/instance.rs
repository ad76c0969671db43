//! What is to be solved, and what cannot be.

use std::fmt;

use lucid_dream_runners::resolution::{Dream, Share, Situation};
use lucid_dream_runners::{Cell, Fragment, Nightmare, SPOTS, Segment};

use super::Objective;

/// The most segments of a player: four, and one from each round (R17).
pub const MOST_SEGMENTS: usize = lucid_dream_runners::MAX_OWNED;
/// More keys, coins or fragments than a game can bring together.
const MOST_HELD: u16 = 10_000;
/// The most wild fragments on cells and in known chests: the colours of more are too many
/// to try.
const MOST_WILD: usize = 16;
const WILD: usize = Fragment::Wild as usize;
/// Values beyond this leave no room for sums.
pub(super) const MOST_WORTH: i64 = 1 << 36;

/// A dream, the segments that can lie on it, and what their owner has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// The cells, the chests and the ends of both tracks. A chest that is not
    /// known can be opened all the same; how often is told to
    /// [`Objective::goods`], and nothing else comes of it.
    pub dream: Dream,
    /// What the owner expects to get from each converging cell, if it collects
    /// there (R15).
    pub shares: [Share; SPOTS],
    /// What the owner has.
    pub situation: Situation,
    /// The owner's segments, at most [`MOST_SEGMENTS`].
    pub segments: Vec<Segment>,
}

/// Why something cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InstanceError {
    /// There are more than [`MOST_SEGMENTS`] segments.
    TooManySegments(usize),
    /// A segment has another number of symbols than cells.
    Symbols(usize),
    /// The owner is awake (R9).
    Awake,
    /// The owner holds all four colours, which R10 does not allow.
    WholeSet,
    /// There are more keys, coins or fragments than a game can bring together.
    TooMuch,
    /// There are too many wild fragments.
    TooWild(usize),
    /// This space of serenity is worth less than the one below it.
    SerenityFalls(u8),
    /// Losing this segment is a gain.
    LossIsGain(usize),
    /// A value is too large for sums.
    TooLarge,
    /// Segments lie twice, overlap, cover nothing of the dream or leave the board.
    Board,
}

impl fmt::Display for InstanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InstanceError::TooManySegments(count) => {
                write!(f, "{count} segments are more than {MOST_SEGMENTS}")
            }
            InstanceError::Symbols(index) => {
                write!(f, "segment {index} has symbols that do not fit its shape")
            }
            InstanceError::Awake => f.write_str("who is awake composes no dreams"),
            InstanceError::WholeSet => f.write_str("a set of four colours has to be turned in"),
            InstanceError::TooMuch => write!(f, "nobody holds more than {MOST_HELD} of anything"),
            InstanceError::TooWild(count) => {
                write!(f, "{count} wild fragments are more than {MOST_WILD}")
            }
            InstanceError::SerenityFalls(space) => {
                write!(f, "serenity is worth less on space {space} than below it")
            }
            InstanceError::LossIsGain(index) => {
                write!(f, "losing segment {index} may not be worth something")
            }
            InstanceError::TooLarge => f.write_str("a value is too large"),
            InstanceError::Board => f.write_str("segments cannot lie so"),
        }
    }
}

impl std::error::Error for InstanceError {}

/// Everything that is wrong.
pub(super) fn problems(instance: &Instance, value: &impl Objective) -> Vec<InstanceError> {
    let mut problems = Vec::new();
    let count = instance.segments.len();
    if count > MOST_SEGMENTS {
        problems.push(InstanceError::TooManySegments(count));
    }
    for (index, segment) in instance.segments.iter().enumerate() {
        if segment.symbols.len() != segment.shape.cells().len() {
            problems.push(InstanceError::Symbols(index));
        }
    }
    check_situation(instance, &mut problems);
    check_tile(instance, &mut problems);
    check_value(instance, value, &mut problems);
    problems
}

fn check_situation(instance: &Instance, problems: &mut Vec<InstanceError>) {
    let situation = &instance.situation;
    if situation.serenity == 0 {
        problems.push(InstanceError::Awake);
    }
    if situation.fragments.iter().all(|count| *count > 0) {
        problems.push(InstanceError::WholeSet);
    }
    let held = [situation.keys, situation.coins].into_iter();
    if held
        .chain(situation.fragments)
        .any(|count| count > MOST_HELD)
    {
        problems.push(InstanceError::TooMuch);
    }
}

fn check_tile(instance: &Instance, problems: &mut Vec<InstanceError>) {
    let wild = instance.wild();
    if wild > MOST_WILD {
        problems.push(InstanceError::TooWild(wild));
    }
}

impl Instance {
    /// The wild fragments on cells and in known chests.
    fn wild(&self) -> usize {
        let on_cell = |cell: &Cell| match cell {
            Cell::Reward(goods) => {
                let known = match goods.chest {
                    chest @ 1..=3 => self.dream.chests[usize::from(chest) - 1],
                    _ => None,
                };
                let inside = known.map_or(0, |known| known.fragments[WILD]);
                usize::from(goods.fragments[WILD]) + usize::from(inside)
            }
            Cell::Nightmare(Nightmare::Spider(_)) => 1,
            _ => 0,
        };
        self.dream.cells.iter().map(on_cell).sum()
    }

    /// The instance with so few wild fragments that it can be solved: what is too much lies
    /// there no longer. For those who have to lay something in any case.
    pub fn with_fewer_wilds(mut self) -> Instance {
        while self.wild() > MOST_WILD {
            let cells = self.dream.cells.iter_mut().filter_map(|cell| match cell {
                Cell::Reward(goods) => Some(&mut goods.fragments[WILD]),
                _ => None,
            });
            let chests = self.dream.chests.iter_mut().flatten();
            let chests = chests.map(|goods| &mut goods.fragments[WILD]);
            let Some(most) = cells.chain(chests).max() else {
                break;
            };
            *most = most.saturating_sub(1);
        }
        self
    }
}

fn check_value(instance: &Instance, value: &impl Objective, problems: &mut Vec<InstanceError>) {
    let top = instance.dream.top.max(instance.situation.serenity);
    let spaces: Vec<i64> = (0..=top).map(|space| value.serenity(space)).collect();
    for space in 1..spaces.len() {
        if spaces[space] < spaces[space - 1] {
            problems.push(InstanceError::SerenityFalls(space as u8));
        }
    }
    let losses: Vec<i64> = (0..instance.segments.len())
        .map(|segment| value.loss(segment))
        .collect();
    for (index, loss) in losses.iter().enumerate() {
        if *loss < 0 {
            problems.push(InstanceError::LossIsGain(index));
        }
    }
    let large = |worth: &i64| worth.unsigned_abs() > MOST_WORTH as u64;
    if spaces.iter().chain(&losses).any(large) {
        problems.push(InstanceError::TooLarge);
    }
}
