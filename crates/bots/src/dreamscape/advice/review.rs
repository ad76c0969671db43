//! Every turn of a seat in a game that was played.

mod creation;
mod travel;

use lucid_dreamscape::{Action, Chance, Dreamscape, Event, Phase, Reason, State};
use lucid_tabletop::{Game as _, Seat, Step};

use super::played_line::points;
use super::{Line, REVIEW, has_turns};
use crate::advice::{ParseAdviceError, Report, Reviewable, ReviewedTurn, Turns};

/// The turns of a seat, ready to be reviewed one by one.
///
/// A turn is a Travel, a Creation or the last placement. The seat's first card, a
/// red shard that it seeds and a shard that it yields are choices without a turn.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_bots::dreamscape::advice::Review;
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
/// let first = review.turn(0, 200).unwrap();
/// assert_eq!(first.cycle, 1);
/// assert!(first.best.worth >= first.played.worth && first.lost >= 0);
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
    /// How many had been played before the seat ended it: what it built lies there.
    pub last: usize,
    /// What was played. The steps are those that the seat chose. The value leaves out what
    /// chance brought.
    pub played: Line,
    /// The best line from the start of the turn: that of the search, or the played one if
    /// that is better.
    pub best: Line,
    /// What better choices would have been worth, in hundredths of a point. The comparison
    /// starts afresh after each outcome of chance, so that bad luck is not counted.
    pub lost: i32,
    /// Whether chance decided something in the turn.
    pub chance: bool,
    /// Whether the seat found something better than the search.
    pub better: bool,
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

    /// Reviews a turn; `nodes` limits the positions examined for each of its questions.
    /// `None` beyond the last turn.
    pub fn turn(&self, number: usize, nodes: u64) -> Option<Reviewed> {
        let turn = self.turns.get(number)?;
        match turn.phase {
            Phase::Travel => self.travel(turn, nodes),
            _ => self.creation(turn, nodes),
        }
    }

    /// The points that the seat scored in a turn, and why.
    pub fn points(&self, number: usize) -> &[(Reason, i16)] {
        self.turns.get(number).map_or(&[], |turn| &turn.points)
    }

    /// Reviews all turns, as long as `goes_on` returns true: it is told how many
    /// are done after each.
    pub fn all(&self, nodes: u64, mut goes_on: impl FnMut(usize) -> bool) -> Report<Reviewed> {
        let mut report = self.report();
        for number in 0..self.turns() {
            report.turns.extend(self.turn(number, nodes));
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
    fn actions(&self) -> Vec<Action> {
        self.moments.iter().map(|(_, _, action)| *action).collect()
    }

    fn first(&self) -> usize {
        self.moments.first().map_or(0, |(number, _, _)| *number)
    }

    /// The last moment, which is that of the end if the turn was ended.
    fn last(&self) -> usize {
        self.moments.last().map_or(0, |(number, _, _)| *number)
    }
}
