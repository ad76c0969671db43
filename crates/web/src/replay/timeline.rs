//! What a player of recorded games needs of a record of any title.

use std::any::Any;
use std::fmt::Debug;

use lucid_tabletop::record::Header;
use lucid_tabletop::{Outcome, Seat};
use lucid_texts::Texts;

use super::{Curve, Span, Who};

/// Through whose eyes a recorded game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    /// Everything in the record.
    All,
    /// Only what is public.
    Onlooker,
    /// What a seat knew.
    Seat(Seat),
}

impl Eye {
    /// The seat, if it is a seat's eye.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::All | Eye::Onlooker => None,
        }
    }
}

/// One line of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalLine {
    /// The step that it belongs to, from 1, which is also the moment after it.
    pub step: usize,
    /// Whose line it is.
    pub who: Option<Who>,
    /// What happened.
    pub words: String,
    /// The points that it brought.
    pub points: Option<i32>,
    /// Whether a round begins with it.
    pub chapter: bool,
}

/// A recorded game. A moment is the number of steps that have been played: 0 is
/// before the first, [`Timeline::steps`] after the last.
pub trait Timeline: Any + Debug + Send + Sync {
    /// What the record says before its first turn.
    fn header(&self) -> &Header;

    /// The record itself.
    fn record(&self) -> &str;

    /// The names of the seats in sentences.
    fn names(&self) -> &[String];

    /// How many steps there are.
    fn steps(&self) -> usize;

    /// How many rounds the game has.
    fn rounds(&self) -> u8;

    /// The turns, without gaps.
    fn spans(&self) -> &[Span];

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// How many chance steps were verified against the revealed seed; nothing without a seed.
    fn dealt_by_seed(&self) -> Option<u64>;

    /// The name of a turn's phase.
    fn phase(&self, texts: &Texts, span: &Span) -> String;

    /// The journal as the eye saw it.
    fn journal(&self, texts: &Texts, eye: Eye) -> Vec<JournalLine>;

    /// The points over the rounds.
    fn curve(&self) -> &Curve;

    /// Everybody's points at a moment.
    fn points_at(&self, moment: usize) -> Vec<(Who, i32)> {
        self.curve().totals(moment)
    }

    /// The record as short as a link can hold it; nothing if it does not fit.
    fn packed(&self) -> Option<String>;

    /// The turn that the last step before a moment belongs to; nothing at the start.
    fn span_at(&self, moment: usize) -> Option<&Span> {
        self.spans()
            .iter()
            .find(|span| span.from < moment && moment <= span.to)
    }

    /// The end of the turn at a moment, or of the next one.
    fn turn_on(&self, moment: usize) -> usize {
        let ends = self.spans().iter().map(|span| span.to);
        ends.into_iter()
            .find(|end| *end > moment)
            .unwrap_or(self.steps())
    }

    /// The start of the turn at a moment, or of the previous one.
    fn turn_back(&self, moment: usize) -> usize {
        let starts = self.spans().iter().rev().map(|span| span.from);
        starts
            .into_iter()
            .find(|start| *start < moment)
            .unwrap_or(0)
    }

    /// The eyes that the game may be seen through. While a game is running, its replay reveals
    /// no more than the table.
    fn eyes(&self) -> Vec<Eye> {
        let widest = match self.outcome() {
            Some(_) => Eye::All,
            None => Eye::Onlooker,
        };
        let seats = Seat::first(self.names().len()).map(Eye::Seat);
        std::iter::once(widest).chain(seats).collect()
    }
}
