//! Every round of a seat in a game that was played.

use lucid_dream_runners::{Action, Chance, DreamRunners, Phase, Placed, State, View};
use lucid_tabletop::{Choices, Game as _, Seat, Step};

use super::super::solver::best;
use super::decision::purchases;
use super::{ComposeTask, Line, ParseAdviceError, WeighedChoice};
use crate::advice::{Reviewable, ReviewedTurn, Turns};

/// The rounds that a seat dreamed in, ready to be reviewed one by one.
#[derive(Clone, Debug)]
pub struct Review<'g> {
    game: &'g DreamRunners,
    seat: Seat,
    turns: Vec<PlayedRound>,
}

/// A round as it was played.
#[derive(Clone, Debug)]
struct PlayedRound {
    first: usize,
    last: usize,
    view: View,
    board: Vec<Placed>,
    /// What was chosen in the shop, and what the seat saw before.
    purchases: Vec<(View, Action)>,
}

/// A reviewed round.
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
    /// What was chosen in the shop afterwards (R17).
    pub bought: Vec<Bought>,
}

/// A choice in the shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bought {
    /// What was chosen.
    pub action: Action,
    /// What would have been best, judging from the rounds left.
    pub best: Action,
    /// What that would have been worth more, in hundredths of a point.
    pub lost: i64,
}

impl ReviewedTurn for Reviewed {
    fn lost(&self) -> i64 {
        Reviewed::lost(self)
    }

    fn first(&self) -> usize {
        self.first
    }
}

impl Reviewable for DreamRunners {
    type Turn = Reviewed;

    const LINES: usize = 4;

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
        self.len()
    }

    fn look(&self, number: usize) -> Option<Reviewed> {
        self.turn(number)
    }
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
        let mut turns: Vec<PlayedRound> = Vec::new();
        for (done, step) in steps.iter().enumerate() {
            if let Step::Action(who, action) = *step
                && who == seat
                && state.table().phase == Phase::Improve
                && let Some(turn) = turns.last_mut()
            {
                let view = game.view(&state, Some(seat));
                turn.purchases.push((view, action));
            }
            game.take(&mut state, step, &mut ());
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

    /// Reviews a round; `None` if there is no such round.
    pub fn turn(&self, turn: usize) -> Option<Reviewed> {
        let turn = self.turns.get(turn)?;
        let task = ComposeTask::new(self.game, &turn.view.table, self.seat)?;
        let played = task.line(&task.judge(&turn.board)?);
        let found = best(&task.instance, &task.valuation.weights, 1).ok()?;
        let best = task.line(found.first()?);
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
            bought: self.bought(turn),
        })
    }

    /// What was chosen in the shop, weighed against what else there was.
    fn bought(&self, turn: &PlayedRound) -> Vec<Bought> {
        let mut choices = Box::new(Choices::new());
        let weighed = turn.purchases.iter().filter_map(|(view, action)| {
            self.game.choices(view, &mut choices);
            let ways = purchases(self.game, &view.table, self.seat, &choices);
            let best = ways.first()?;
            let worth = |action: Action| ways.iter().find(|way| way.action == action);
            let lost = match worth(*action) {
                Some(way) => best.worth - way.worth,
                // To buy no segment leaves calm to be bought.
                None => match best.action {
                    Action::Buy(_) => {
                        let other = |way: &&WeighedChoice| !matches!(way.action, Action::Buy(_));
                        let other = ways.iter().find(other);
                        best.worth - other.map_or(0, |way| way.worth)
                    }
                    _ => 0,
                },
            };
            Some(Bought {
                action: *action,
                best: best.action,
                lost: lost.max(0),
            })
        });
        weighed.collect()
    }
}

/// Notes where a seat's rounds begin and what lies on its board at their end.
fn note(game: &DreamRunners, state: &State, seat: Seat, done: usize, turns: &mut Vec<PlayedRound>) {
    let table = state.table();
    let known = turns.last().map(|turn| turn.view.table.round) == Some(table.round);
    if table.phase != Phase::Compose || table.players[seat].woke.is_some() {
        return;
    }
    if !known {
        turns.push(PlayedRound {
            first: done,
            last: done,
            view: game.view(state, Some(seat)),
            board: Vec::new(),
            purchases: Vec::new(),
        });
    }
    // The step that ends the round, a lock or the sand, changes no board.
    let view = game.view(state, Some(seat));
    if let (Some(turn), Some(draft)) = (turns.last_mut(), view.own_draft()) {
        turn.last = done + 1;
        turn.board = draft.placed().to_vec();
    }
}
