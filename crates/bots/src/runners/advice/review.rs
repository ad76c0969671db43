//! Every round of a seat in a game that was played.

use dream_runners::{Action, Chance, DreamRunners, Phase, Placed, State, View};
use tabletop::{Game as _, Seat, Step};

use super::super::solver::best;
use super::{Line, Question};

/// The rounds that a seat dreamed in, ready to be looked at one by one.
#[derive(Clone, Debug)]
pub struct Review<'g> {
    game: &'g DreamRunners,
    seat: Seat,
    turns: Vec<Turn>,
}

/// A round as it was played.
#[derive(Clone, Debug)]
struct Turn {
    first: usize,
    last: usize,
    view: View,
    board: Vec<Placed>,
}

/// A round that has been looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The round.
    pub round: u8,
    /// How many steps of the game had been played when its tile was revealed.
    pub first: usize,
    /// How many had been played when all boards were done.
    pub last: usize,
    /// What lay on the board then (R3).
    pub played: Line,
    /// The best board.
    pub best: Line,
}

impl Reviewed {
    /// What the best board would have been worth more, in hundredths of a point.
    /// Chests and what others took are luck, and no part of it.
    pub fn lost(&self) -> i64 {
        (self.best.worth - self.played.worth).max(0)
    }
}

impl<'g> Review<'g> {
    /// The rounds of a seat in a game with these steps, all of them legal.
    pub fn new(game: &'g DreamRunners, steps: &[Step<Action, Chance>], seat: Seat) -> Review<'g> {
        let mut state = game.start();
        let mut turns: Vec<Turn> = Vec::new();
        for (done, step) in steps.iter().enumerate() {
            match *step {
                Step::Action(seat, action) => {
                    game.play_unchecked(&mut state, seat, action, &mut ());
                }
                Step::Chance(chance) => game.resolve(&mut state, chance, &mut ()),
                Step::Expiry => game.expire(&mut state, &mut ()),
            }
            note(game, &state, seat, done + 1, &mut turns);
        }
        Review { game, seat, turns }
    }

    /// Whose rounds they are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many rounds there are.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// What the seat saw when the tile of a round was revealed.
    pub fn view(&self, turn: usize) -> Option<&View> {
        self.turns.get(turn).map(|turn| &turn.view)
    }

    /// Looks at a round; nothing if there is no such round.
    pub fn turn(&self, turn: usize) -> Option<Reviewed> {
        let turn = self.turns.get(turn)?;
        let question = Question::new(self.game, &turn.view.table, self.seat)?;
        let played = question.line(&question.judge(&turn.board)?);
        let found = best(&question.instance, &question.outlook.weights, 1).ok()?;
        let best = question.line(found.first()?);
        Some(Reviewed {
            round: turn.view.table.round,
            first: turn.first,
            last: turn.last,
            // A board as good as the best is the best.
            best: match played.asleep == best.asleep && played.worth == best.worth {
                true => played.clone(),
                false => best,
            },
            played,
        })
    }
}

/// Notes where a seat's rounds begin and what lies on its board at their end.
fn note(game: &DreamRunners, state: &State, seat: Seat, done: usize, turns: &mut Vec<Turn>) {
    let table = state.table();
    let known = turns.last().map(|turn| turn.view.table.round) == Some(table.round);
    if table.phase != Phase::Compose || table.players[seat].woke.is_some() {
        return;
    }
    if !known {
        turns.push(Turn {
            first: done,
            last: done,
            view: game.view(state, Some(seat)),
            board: Vec::new(),
        });
    }
    // The step that ends the round, a lock or the sand, changes no board.
    let view = game.view(state, Some(seat));
    if let (Some(turn), Some(draft)) = (turns.last_mut(), view.own_draft()) {
        turn.last = done + 1;
        turn.board = draft.placed().to_vec();
    }
}
