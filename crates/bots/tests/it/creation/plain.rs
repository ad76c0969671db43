//! The same question answered in the plainest way: every sequence of steps is
//! played, and every end is judged cell by cell.

use lucid_bots::dreamscape::creation::{DEFICITS, Evaluation, POINT, SHARD, SHARING, STEP, STORED};
use lucid_dreamscape::{
    Action, ByColour, Card, Colour, Dreamscape, Pending, Power, Slot, State, Table,
};
use lucid_tabletop::{Choices, Game as _, Seat, ToAct};

/// A line from here to its end, with chance cut off, as somebody chooses it.
pub(crate) fn line_chosen(
    game: &Dreamscape,
    state: &State,
    seat: Seat,
    mut choose: impl FnMut(&State, &[Action]) -> Action,
) -> Vec<Action> {
    let evaluation = Evaluation::of_points(seat);
    let plain = Plain {
        game,
        evaluation: &evaluation,
        seat,
        left: 0,
    };
    let (mut state, mut choices) = (state.clone(), Choices::new());
    let mut line = Vec::new();
    while line.last() != Some(&Action::End) {
        game.legal_actions(&state, seat, &mut choices);
        let action = choose(&state, &choices);
        line.push(action);
        if action != Action::End {
            state = plain.after(&state, action).0;
        }
    }
    line
}

/// A Creation that is played in all ways.
pub(crate) struct Plain<'a> {
    pub(crate) game: &'a Dreamscape,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) seat: Seat,
    /// How many steps may still be tried.
    pub(crate) left: u32,
}

impl Plain<'_> {
    /// The greatest value that can be reached; nothing when there are too many ways.
    pub(crate) fn best(&mut self, state: &State) -> Option<i32> {
        let mut choices = Choices::new();
        self.game.legal_actions(state, self.seat, &mut choices);
        let mut best = i32::MIN;
        for action in choices.iter() {
            self.left = self.left.checked_sub(1)?;
            let value = match action {
                Action::End => self.value(state.table()),
                _ => {
                    let (next, hope) = self.after(state, *action);
                    hope + self.best(&next)?
                }
            };
            best = best.max(value);
        }
        Some(best)
    }

    /// What chance would decide counts what the evaluation says, and nothing
    /// comes of it.
    pub(crate) fn after(&self, state: &State, action: Action) -> (State, i32) {
        let mut next = state.clone();
        let mut play = |action| {
            self.game
                .play(&mut next, self.seat, action, &mut ())
                .expect("a legal step");
        };
        let evaluation = self.evaluation;
        let hope = match action {
            Action::Draw(level) => {
                let deck = usize::from(level.number()) - 1;
                if state.table().players[self.seat].pending == Pending::Draw {
                    play(Action::NoDraw);
                    evaluation.draw[deck]
                } else {
                    play(action);
                    while self.game.to_act(&next) == ToAct::Chance {
                        let last = self.game.chance_total(&next) - 1;
                        let chance = self.game.chance_nth(&next, last);
                        self.game.resolve(&mut next, chance, &mut ());
                    }
                    self.game
                        .play(&mut next, self.seat, Action::KeepNone, &mut ())
                        .expect("nobody has to keep a card");
                    evaluation.king[deck]
                }
            }
            Action::UseCard { card, colour } => {
                let store = Action::Store { card, colour };
                let hope = match self.game.content().card(card).power {
                    Power::Tower | Power::Golem => None,
                    Power::Archives => Some(evaluation.archives),
                    Power::Harvesters => Some(evaluation.harvesters),
                    Power::Lake => Some(evaluation.lake),
                    Power::King => evaluation.king.into_iter().max(),
                };
                play(if hope.is_some() { store } else { action });
                hope.unwrap_or(0)
            }
            _ => {
                play(action);
                0
            }
        };
        (next, hope)
    }

    /// What the seat has if its Creation ends now.
    pub(crate) fn value(&self, table: &Table) -> i32 {
        let evaluation = self.evaluation;
        let player = &table.players[self.seat];
        let board = &player.board;
        let mut stored = ByColour::<u8>::default();
        for card in player.usable_cards() {
            if let Some(colour) = table.slot(card).shard {
                stored[colour] += 1;
            }
        }
        let mut value = POINT * i32::from(player.score);
        for colour in Colour::ALL {
            value += evaluation.stored[colour] * i32::from(stored[colour]);
        }
        let draw = evaluation.draw.into_iter().max().unwrap_or(0);
        for card in player.front {
            let card = self.game.content().card(card);
            let lacks = self.lacks(table, card, &stored);
            let chances = &evaluation.chance[player.front.len().min(SHARING) - 1];
            let chance = lacks.map_or(0, |lacks| chances[lacks.min(DEFICITS - 1)]);
            let all = POINT * i32::from(card.points) + evaluation.left + draw;
            value += chance * all / 1000 - evaluation.left;
        }
        for (place, purpose) in evaluation.purposes.iter().enumerate() {
            if let (Some(purpose), Some(standing)) =
                (purpose, self.game.standing(table, self.seat, place))
            {
                value += purpose.worth(standing);
            }
        }
        for slot in board.occupied() {
            value += evaluation.water * i32::from(board.top(slot) == Some(Colour::Blue));
            let mountain = board.is_mountain(slot, self.game.rules().mountain);
            value += evaluation.mountain * i32::from(mountain);
        }
        value += evaluation.tree * board.trees().len() as i32;
        value += evaluation.dreamer * i32::from(board.dreamer().is_some());
        let red = board.red().len() as i32 + i32::from(player.hands[Colour::Red]);
        value - evaluation.red * red
    }

    /// What a card lacks where it lacks the least; nothing if it fits nowhere.
    fn lacks(&self, table: &Table, card: &Card, stored: &ByColour<u8>) -> Option<usize> {
        let grid = self.game.content().grid();
        let turns = if self.game.rules().mirrored { 8 } else { 4 };
        let places = grid
            .all()
            .into_iter()
            .flat_map(|slot| (0..turns).map(move |turn| (slot, turn)));
        places
            .filter_map(|(slot, turn)| self.lacks_at(table, card, stored, slot, turn))
            .min()
    }

    fn lacks_at(
        &self,
        table: &Table,
        card: &Card,
        stored: &ByColour<u8>,
        target: Slot,
        turn: u8,
    ) -> Option<usize> {
        let grid = self.game.content().grid();
        let board = &table.players[self.seat].board;
        let centre = card.cells.iter().find(|cell| cell.dreamer)?;
        let (column, row) = grid.place(target);
        let mut needs = ByColour::<u8>::default();
        let (mut trees, mut aside) = (0, false);
        for cell in &card.cells {
            let mut dx = i32::from(cell.column - centre.column);
            let mut dy = i32::from(cell.row - centre.row);
            if turn >= 4 {
                dx = -dx;
            }
            for _ in 0..turn % 4 {
                (dx, dy) = (-dy, dx);
            }
            let slot = grid.at(column as i32 + dx, row as i32 + dy)?;
            let wanted: Vec<Colour> = cell.stack.iter().collect();
            let lies: Vec<Colour> = board.stack(slot).iter().collect();
            let missing = wanted.strip_prefix(lies.as_slice())?;
            let has_tree = board.trees().contains(slot);
            if has_tree && !(cell.tree && missing.is_empty()) {
                return None;
            }
            let tree = cell.tree && !has_tree;
            for colour in missing {
                needs[*colour] += 1;
            }
            if tree {
                needs[Colour::Green] += 1;
                trees += 1;
            }
            aside |= board.dreamer() == Some(slot) && (tree || !missing.is_empty());
        }
        if trees > table.tree_reserve {
            return None;
        }
        let from = board.dreamer().unwrap_or(grid.entry());
        let mut steps = self.distance(from, target);
        if steps == 0 && aside {
            steps = 2;
        }
        let mut units = 0;
        for colour in Colour::LANDSCAPE {
            let there = needs[colour].min(stored[colour]);
            units += SHARD * usize::from(needs[colour] - there) + STORED * usize::from(there);
        }
        let there = steps.min(stored[Colour::White].into());
        units += STEP * (steps - there) + STORED * there;
        Some(units.max(1))
    }

    fn distance(&self, from: Slot, to: Slot) -> usize {
        let grid = self.game.content().grid();
        let mut reached = from.set();
        let mut steps = 0;
        while !reached.contains(to) {
            let more = reached | grid.around(reached);
            if more == reached {
                return 255;
            }
            reached = more;
            steps += 1;
        }
        steps
    }
}
