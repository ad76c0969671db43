//! Whether a goal is reached, in reach, or lost.

use std::sync::Arc;

use lucid_tabletop::{Choices, Seat, ToAct};

use super::lesson::Stage;
use super::table::LessonTable;
use crate::content::PackContent as _;
use crate::table::TableGame;
use crate::titles::ClientTitle;

/// A condition of a goal, such as `hands uu` or `completed memory-rock`; each game defines the
/// words that it understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What it is about.
    pub what: &'static str,
    /// The rest of its words.
    pub words: Vec<&'static str>,
}

impl Wish {
    pub(super) fn read(text: &'static str) -> Wish {
        let mut words = text.split(' ');
        Wish {
            what: words.next().unwrap_or_default(),
            words: words.collect(),
        }
    }
}

/// Everything a goal may depend on.
#[derive(Debug)]
pub struct GoalContext<'a, G: TableGame> {
    /// Rules and content.
    pub game: &'a G,
    /// The learner.
    pub seat: Seat,
    /// The state.
    pub state: &'a G::State,
    /// The actions since the stage began, in notation.
    pub played: &'a [String],
    /// The events since then.
    pub events: &'a [G::Event],
}

/// A game that can be taught.
pub trait Taught: ClientTitle {
    /// The game and the state of a stage's position.
    ///
    /// # Errors
    /// What is wrong with the position.
    fn position(text: &str) -> Result<(Arc<Self>, Self::State), String> {
        let text = format!("{} position 1\n{text}", Self::NAME);
        let content = Self::Content::built_in().content.clone();
        let (game, state) = Self::at_position(&text, content)?;
        Ok((Arc::new(game), state))
    }

    /// Whether a wish holds; nothing if the game does not know it.
    fn holds(wish: &Wish, moment: &GoalContext<'_, Self>) -> Option<bool>;
}

/// The teacher's verdict after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The goal is reached.
    Done,
    /// It is in reach.
    OnTheWay,
    /// It is out of reach, or was reached in a way that the lesson does not want.
    Astray,
}

/// Judges the learner's steps in a stage.
#[derive(Clone, Debug)]
pub struct Teacher {
    wishes: Vec<Wish>,
    line: Vec<&'static str>,
}

/// The limits of the search, in steps and in positions: enough for any stage, and quick enough
/// between two frames.
const DEPTH: usize = 7;
const NODES: usize = 1_200;

impl Teacher {
    /// The teacher of a stage.
    pub fn new(stage: &Stage) -> Teacher {
        Teacher {
            wishes: stage.wishes.clone(),
            line: stage.line.clone(),
        }
    }

    /// The verdict on the table as it is now.
    pub fn verdict<G: Taught>(&self, table: &LessonTable<G>) -> Verdict {
        let game = table.game();
        let played: Vec<String> = table.played().map(|action| word(game, action)).collect();
        let events: Vec<G::Event> = table.events().copied().collect();
        let mut search = Search {
            teacher: self,
            table,
            played,
            events,
            nodes: 0,
        };
        if search.is_done(table.state()) {
            return Verdict::Done;
        }
        let in_reach = search.reaches(table.state(), table.dealt(), DEPTH);
        // If the search ran out of positions, the stored line decides.
        let last = search.played.last();
        let known = last.is_none_or(|last| self.line.contains(&last.as_str()));
        match in_reach {
            true => Verdict::OnTheWay,
            false if search.nodes >= NODES && known => Verdict::OnTheWay,
            false => Verdict::Astray,
        }
    }
}

/// An action in the notation.
fn word<G: TableGame>(game: &G, action: G::Action) -> String {
    let mut word = String::new();
    game.write_action(action, &mut word);
    word
}

struct Search<'a, G: TableGame> {
    teacher: &'a Teacher,
    table: &'a LessonTable<G>,
    played: Vec<String>,
    events: Vec<G::Event>,
    nodes: usize,
}

impl<G: Taught> Search<'_, G> {
    fn is_done(&self, state: &G::State) -> bool {
        let moment = GoalContext {
            game: self.table.game(),
            seat: self.table.seat(),
            state,
            played: &self.played,
            events: &self.events,
        };
        let mut wishes = self.teacher.wishes.iter();
        wishes.all(|wish| G::holds(wish, &moment) == Some(true))
    }

    /// Whether the goal can be reached from a state, by depth-first search. The actions of the
    /// stored line are tried first.
    fn reaches(&mut self, state: &G::State, dealt: u64, depth: usize) -> bool {
        let (game, seat) = (self.table.game(), self.table.seat());
        let acts = matches!(game.to_act(state), ToAct::Seats(seats) if seats.contains(seat));
        // A goal has to be reached in the round in which its stage begins.
        let later = game.round(state) != game.round(self.table.start());
        if !acts || later || depth == 0 {
            return false;
        }
        let mut choices = Choices::new();
        game.legal_actions(state, seat, &mut choices);
        let mut tries: Vec<(usize, String, G::Action)> = (choices.iter())
            .map(|action| {
                let word = word(game, *action);
                let place = self.teacher.line.iter().position(|known| *known == word);
                (place.unwrap_or(usize::MAX), word, *action)
            })
            .collect();
        tries.sort_by_key(|(place, ..)| *place);
        for (_, word, action) in tries {
            if self.nodes >= NODES {
                return false;
            }
            self.nodes += 1;
            let (after, dealt, events) = self.table.after(state, dealt, action);
            let known = self.events.len();
            self.events.extend(events);
            self.played.push(word);
            let found = self.is_done(&after) || self.reaches(&after, dealt, depth - 1);
            self.played.pop();
            self.events.truncate(known);
            if found {
                return true;
            }
        }
        false
    }
}
