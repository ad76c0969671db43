//! Reviews, for both titles: a finished game is examined turn by turn, and the findings
//! can be written as text.

use std::fmt;
use std::fmt::Write as _;

use lucid_tabletop::{Game, Seat, Step};

/// A title whose games can be reviewed.
pub trait Reviewable: Game + Sized {
    /// A reviewed turn.
    type Turn: ReviewedTurn;

    /// The number of lines of a turn as text.
    const LINES: usize;

    /// The turns of a seat among the steps of a game, all of them legal.
    fn review(
        &self,
        steps: &[Step<Self::Action, Self::Chance>],
        seat: Seat,
    ) -> impl Turns<Turn = Self::Turn>;

    /// A turn as text.
    fn write_turn(&self, turn: &Self::Turn) -> String;

    /// Reads a turn that [`Reviewable::write_turn`] wrote.
    ///
    /// # Errors
    /// When the text is not a turn of this game.
    fn parse_turn(&self, text: &str) -> Result<Self::Turn, ParseAdviceError>;
}

/// The turns of a seat, to be reviewed one by one.
pub trait Turns {
    /// A reviewed turn.
    type Turn;

    /// How many there are.
    fn count(&self) -> usize;

    /// Reviews a turn; `None` beyond the last.
    fn look(&self, number: usize) -> Option<Self::Turn>;
}

/// A reviewed turn.
pub trait ReviewedTurn: Clone + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// What better choices would have been worth, in hundredths of a point.
    fn lost(&self) -> i64;

    /// How many steps of the game had been played when the turn began.
    fn first(&self) -> usize;
}

/// The reviewed turns of a seat, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<T> {
    /// Whose turns.
    pub seat: Seat,
    /// How many turns there are.
    pub of: usize,
    /// Those that have been reviewed so far.
    pub turns: Vec<T>,
}

impl<T: ReviewedTurn> Report<T> {
    /// A report without any turn yet.
    pub fn new(seat: Seat, turns: &impl Turns<Turn = T>) -> Report<T> {
        Report {
            seat,
            of: turns.count(),
            turns: Vec::new(),
        }
    }

    /// What better choices would have been worth in all turns, in hundredths of a
    /// point.
    pub fn lost(&self) -> i64 {
        self.turns.iter().map(ReviewedTurn::lost).sum()
    }

    /// Whether all turns have been reviewed.
    pub fn is_whole(&self) -> bool {
        self.turns.len() >= self.of
    }

    /// The review as text: a line of its own, then the turns.
    pub fn write<G: Reviewable<Turn = T>>(&self, game: &G) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = write!(out, "review {} {}", self.seat, self.of);
        for turn in &self.turns {
            out.push('\n');
            out.push_str(&game.write_turn(turn));
        }
        out
    }

    /// Reads a review that [`Report::write`] wrote.
    ///
    /// # Errors
    /// When the text is not a review of this game.
    pub fn parse<G: Reviewable<Turn = T>>(
        game: &G,
        text: &str,
    ) -> Result<Report<T>, ParseAdviceError> {
        let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
        let head = head.strip_prefix("review ").ok_or(ParseAdviceError)?;
        let mut words = head.split(' ');
        let (seat, of) = (parse_word(&mut words)?, parse_word(&mut words)?);
        let lines: Vec<&str> = rest.lines().collect();
        let turn = |lines: &[&str]| game.parse_turn(&lines.join("\n"));
        let turns = lines.chunks(G::LINES).map(turn);
        Ok(Report {
            seat,
            of,
            turns: turns.collect::<Result<_, _>>()?,
        })
    }
}

/// The error for a text that is not advice for this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseAdviceError;

impl fmt::Display for ParseAdviceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text is no advice of this game")
    }
}

impl std::error::Error for ParseAdviceError {}

/// The next word of a line.
pub(crate) fn parse_word<'a, T: std::str::FromStr>(
    words: &mut impl Iterator<Item = &'a str>,
) -> Result<T, ParseAdviceError> {
    let word = words.next().ok_or(ParseAdviceError)?;
    word.parse().map_err(|_| ParseAdviceError)
}
