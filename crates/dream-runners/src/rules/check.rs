//! Which options cannot be played.

use std::fmt;
use std::ops::RangeInclusive;

use crate::Rules;
use crate::ids::{MAX_CHESTS, MAX_SEGMENTS, MAX_TILES};

/// How long the sand may run (R2).
const TIMER: RangeInclusive<u8> = 15..=120;
/// How long a round may last in which nobody locks (R4).
const ROUND_LIMIT: RangeInclusive<u16> = 30..=3600;
/// The longest track that the engine holds.
const MAX_SPACES: usize = 255;

/// Something that cannot be played.
///
/// ```
/// use lucid_dream_runners::{Rules, RulesProblem};
///
/// let rules = Rules { players: 1, timer: Some(5), ..Rules::default() };
/// assert_eq!(rules.problems(), [RulesProblem::Players(1), RulesProblem::Timer(5)]);
/// assert_eq!(rules.problems()[1].rule(), "R2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesProblem {
    /// Not two to four players.
    Players(u8),
    /// The sand does not run 15 to 120 seconds.
    Timer(u8),
    /// A round does not end after 30 to 3600 seconds.
    RoundLimit(u16),
    /// The pack has more tiles than the engine holds.
    TooManyTiles(usize),
    /// The pack has more segments than the engine holds.
    TooManySegments(usize),
    /// The pack has more chests than the engine holds.
    TooManyChests(usize),
    /// The pack has a longer track than the engine holds.
    TooManySpaces(usize),
}

impl RulesProblem {
    /// The rule that is broken.
    pub const fn rule(self) -> &'static str {
        match self {
            RulesProblem::Players(_) => "B6",
            RulesProblem::Timer(_) => "R2",
            RulesProblem::RoundLimit(_) => "R4",
            RulesProblem::TooManyTiles(_) => "B1",
            RulesProblem::TooManySegments(_) => "B2",
            RulesProblem::TooManyChests(_) => "B4",
            RulesProblem::TooManySpaces(_) => "B5",
        }
    }
}

impl fmt::Display for RulesProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesProblem::Players(n) => write!(f, "{n} players, 2 to 4 can play"),
            RulesProblem::Timer(n) => {
                let (least, most) = (TIMER.start(), TIMER.end());
                write!(
                    f,
                    "the sand runs {n} seconds, {least} to {most} are possible"
                )
            }
            RulesProblem::RoundLimit(n) => {
                let (least, most) = (ROUND_LIMIT.start(), ROUND_LIMIT.end());
                write!(
                    f,
                    "a round ends after {n} seconds, {least} to {most} are possible"
                )
            }
            RulesProblem::TooManyTiles(n) => write!(f, "{n} tiles, {MAX_TILES} are possible"),
            RulesProblem::TooManySegments(n) => {
                write!(f, "{n} segments, {MAX_SEGMENTS} are possible")
            }
            RulesProblem::TooManyChests(n) => write!(f, "{n} chests, {MAX_CHESTS} are possible"),
            RulesProblem::TooManySpaces(n) => {
                write!(f, "a track of {n} spaces, {MAX_SPACES} are possible")
            }
        }
    }
}

impl std::error::Error for RulesProblem {}

impl Rules {
    /// All reasons why these rules cannot be played; none if they can.
    pub fn problems(&self) -> Vec<RulesProblem> {
        let mut problems = Vec::new();
        if !(2..=4).contains(&self.players) {
            problems.push(RulesProblem::Players(self.players));
        }
        if let Some(timer) = self.timer.filter(|timer| !TIMER.contains(timer)) {
            problems.push(RulesProblem::Timer(timer));
        }
        if !ROUND_LIMIT.contains(&self.round_limit) {
            problems.push(RulesProblem::RoundLimit(self.round_limit));
        }
        problems
    }
}

/// The parts of a pack that exceed what the engine holds.
pub(crate) fn content_problems(content: &crate::Content) -> Vec<RulesProblem> {
    let mut problems = Vec::new();
    let mut limit = |there: usize, most: usize, problem: fn(usize) -> RulesProblem| {
        if there > most {
            problems.push(problem(there));
        }
    };
    limit(content.tiles().len(), MAX_TILES, RulesProblem::TooManyTiles);
    let segments = content.segment_count();
    limit(segments, MAX_SEGMENTS, RulesProblem::TooManySegments);
    limit(
        content.chests().len(),
        MAX_CHESTS,
        RulesProblem::TooManyChests,
    );
    let tracks = content.tracks();
    for track in [&tracks.serenity, &tracks.stars] {
        limit(track.len(), MAX_SPACES, RulesProblem::TooManySpaces);
    }
    problems
}
