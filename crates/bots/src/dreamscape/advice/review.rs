//! Every turn of a seat in a game that was played.

mod creation;
mod judged;
mod travel;

use lucid_dreamscape::{Action, Chance, Dreamscape, Event, Phase, Reason, State};
use lucid_tabletop::{Game as _, Seat, Step};

use super::played_line::points;
use super::{Line, REVIEW, ReviewEffort, has_turns};
use crate::advice::{ParseAdviceError, Report, Reviewable, ReviewedTurn, Turns};
use judged::JudgedPart;

/// The turns of a seat, ready to be reviewed one by one.
///
/// A turn is a Travel, a Creation or the last placement. The seat's first card, a
/// red shard that it seeds and a shard that it yields are choices without a turn.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_bots::dreamscape::advice::{Review, ReviewEffort};
/// use lucid_tabletop::{Choices, Dealer, Game, Playthrough, Random, Seat, Seed, ToAct};
///
/// let (mut play, mut choices) = (Playthrough::new(&game), Choices::new());
/// let (mut dealer, mut random) = (Dealer::new(Seed::of_series(1, 0)), Random::new(1));
/// loop {
///     match play.to_act() {
///         ToAct::Chance => play.resolve(dealer.deal(&game, play.state()), &mut ()),
///         ToAct::Over => break,
///         ToAct::Seats(seats) => {
///             let seat = seats.iter().next().unwrap();
///             game.legal_actions(play.state(), seat, &mut choices);
///             play.play(seat, random.pick(&choices).unwrap(), &mut ()).unwrap();
///         }
///     }
/// }
/// let review = Review::new(&game, play.steps(), Seat::new(0));
/// let first = review.turn(0, ReviewEffort { nodes: 200, playouts: 2_000 }).unwrap();
/// assert_eq!(first.cycle, 1);
/// assert!(first.lost >= 0 && (first.lost == 0 || first.best != first.played));
/// ```
#[derive(Clone, Debug)]
pub struct Review<'g> {
    game: &'g Dreamscape,
    seat: Seat,
    turns: Vec<PlayedTurn>,
}

/// A turn as it was played.
#[derive(Clone, Debug)]
struct PlayedTurn {
    cycle: u8,
    phase: Phase,
    /// Every choice of the seat: after how many steps of the game, and from where.
    moments: Vec<(usize, State, Action)>,
    points: Vec<(Reason, i16)>,
}

/// A reviewed turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The cycle.
    pub cycle: u8,
    /// Travel, Creation or the last placement.
    pub phase: Phase,
    /// How many steps of the game had been played when the turn began.
    pub first: usize,
    /// How many had been played where the two lines begin: at the start of the turn, or
    /// after the outcome of chance from which on most was lost.
    pub from: usize,
    /// How many had been played before the seat ended it: what it built lies there.
    pub last: usize,
    /// What was played from there on. The steps are those that the seat chose, up to the
    /// next outcome of chance, and what could have followed.
    pub played: Line,
    /// The best line from there on: that of the search, or the played one if no other is
    /// clearly better.
    pub best: Line,
    /// What better choices would have brought, in hundredths of a final point; 0 if that is
    /// within the noise of the play-outs.
    pub lost: i32,
    /// Half the width of the 95 % interval of that, in hundredths of a point; of what the
    /// play-outs could not tell apart, if nothing was lost.
    pub doubt: i32,
    /// What better choices would have added to the chance to win, in thousandths.
    pub win: i32,
    /// The number of games that were played on by both lines.
    pub worlds: u32,
    /// Whether chance decided something in the turn.
    pub chance: bool,
    /// Whether the seat found something clearly better than the search.
    pub better: bool,
}

/// The mark of a reviewed turn, where the play-outs agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TurnMark {
    /// Nothing that was tried is clearly better.
    Good,
    /// Something is, by less than [`COSTLY`].
    Inaccurate,
    /// Something is by so much.
    Costly,
}

/// From which loss on a turn is called costly, in hundredths of a point: a completed card of
/// the first level brings about as much.
pub const COSTLY: i32 = 300;

impl Reviewed {
    /// The mark.
    pub fn mark(&self) -> TurnMark {
        match self.lost {
            ..=0 => TurnMark::Good,
            lost if lost < COSTLY => TurnMark::Inaccurate,
            _ => TurnMark::Costly,
        }
    }
}

impl ReviewedTurn for Reviewed {
    fn lost(&self) -> i64 {
        self.lost.into()
    }

    fn first(&self) -> usize {
        self.first
    }
}

impl Reviewable for Dreamscape {
    type Turn = Reviewed;

    const LINES: usize = 3;

    fn review(&self, steps: &[Step<Action, Chance>], seat: Seat) -> impl Turns<Turn = Reviewed> {
        Review::new(self, steps, seat)
    }

    fn write_turn(&self, turn: &Reviewed) -> String {
        turn.write(self)
    }

    fn parse_turn(&self, text: &str) -> Result<Reviewed, ParseAdviceError> {
        Reviewed::parse(self, text)
    }
}

impl Turns for Review<'_> {
    type Turn = Reviewed;

    fn count(&self) -> usize {
        self.turns()
    }

    fn look(&self, number: usize) -> Option<Reviewed> {
        self.turn(number, REVIEW)
    }
}

impl<'g> Review<'g> {
    /// The turns of a seat among the steps of a game.
    pub fn new(game: &'g Dreamscape, steps: &[Step<Action, Chance>], seat: Seat) -> Review<'g> {
        let mut turns: Vec<PlayedTurn> = Vec::new();
        let mut state = game.start();
        for (number, step) in steps.iter().enumerate() {
            let own = match *step {
                Step::Action(who, action) if who == seat => Some(action),
                _ => None,
            };
            let choice = own.filter(|action| {
                let apart = matches!(action, Action::Seed(_) | Action::Yield(_));
                has_turns(state.table().phase) && !apart
            });
            if let Some(action) = choice {
                let (cycle, phase) = (state.table().cycle, state.table().phase);
                let is_same = |turn: &&mut PlayedTurn| turn.cycle == cycle && turn.phase == phase;
                if turns.last_mut().filter(is_same).is_none() {
                    turns.push(PlayedTurn {
                        cycle,
                        phase,
                        moments: Vec::new(),
                        points: Vec::new(),
                    });
                }
                if let Some(turn) = turns.last_mut() {
                    turn.moments.push((number, state.clone(), action));
                }
            }
            let mut events: Vec<Event> = Vec::new();
            game.take(&mut state, step, &mut events);
            // The last end of all also scores the end of the game.
            if choice.is_some_and(|action| action != Action::End)
                && let Some(turn) = turns.last_mut()
            {
                turn.points.extend(points(&events, seat));
            }
        }
        Review { game, seat, turns }
    }

    /// How many turns there are.
    pub fn turns(&self) -> usize {
        self.turns.len()
    }

    /// How many steps of the game had been played when a turn began.
    pub fn first(&self, number: usize) -> usize {
        self.turns.get(number).map_or(0, PlayedTurn::first)
    }

    /// Reviews a turn; `None` beyond the last turn.
    pub fn turn(&self, number: usize, effort: ReviewEffort) -> Option<Reviewed> {
        let turn = self.turns.get(number)?;
        let parts = match turn.phase {
            Phase::Travel => vec![self.travel(turn, effort.nodes)?],
            _ => self.creation(turn, effort.nodes)?,
        };
        // A part with nothing to choose leaves its effort to the others.
        let open = parts.iter().filter(|part| part.is_open()).count().max(1);
        let each = effort.playouts / open as u64;
        let chance = parts.iter().any(|part| part.chance);
        let judged = parts.into_iter().map(|part| part.judged(self.game, each));
        Reviewed::of(turn, judged.collect::<Option<Vec<JudgedPart>>>()?, chance)
    }

    /// The points that the seat scored in a turn, and why.
    pub fn points(&self, number: usize) -> &[(Reason, i16)] {
        self.turns.get(number).map_or(&[], |turn| &turn.points)
    }

    /// Reviews all turns, as long as `goes_on` returns true: it is told how many
    /// are done after each.
    pub fn all(
        &self,
        effort: ReviewEffort,
        mut goes_on: impl FnMut(usize) -> bool,
    ) -> Report<Reviewed> {
        let mut report = self.report();
        for number in 0..self.turns() {
            report.turns.extend(self.turn(number, effort));
            if !goes_on(number + 1) {
                break;
            }
        }
        report
    }

    /// A report without any turn yet.
    pub fn report(&self) -> Report<Reviewed> {
        Report::new(self.seat, self)
    }
}

impl PlayedTurn {
    fn first(&self) -> usize {
        self.moments.first().map_or(0, |(number, _, _)| *number)
    }

    /// The last moment, which is that of the end if the turn was ended.
    fn last(&self) -> usize {
        self.moments.last().map_or(0, |(number, _, _)| *number)
    }
}
