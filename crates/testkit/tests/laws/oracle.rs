//! A second opinion on what is legal in Dreamscape, slow and obvious.
//!
//! It reads a position as text, goes through every conceivable action word and
//! asks one plain question for each kind of action, straight from the numbered
//! rules (`K1`, `D3`, `E12` … in the comments). It shares no code with the
//! engine: it has its own copy of the edition table, its own reader of
//! positions, its own boards. Only so is a comparison of the two worth anything.

mod board;
mod completion;
mod creation;
mod edition;
mod moment;
mod position;
mod powers;
mod solo;
mod travel;
mod universe;
mod walk;

mod comparison;
mod dream;
mod tests;

use lucid_dreamscape::{Content, Rules};

use board::Place;
use edition::HouseRules;
use moment::Situation;
use position::Table;

/// The letters of the colours: green, blue, gray, brown, white, red (C8).
const COLOURS: [char; 6] = ['g', 'u', 'y', 'b', 'w', 'r'];

/// The locations (C1).
const LOCATIONS: [usize; 6] = [1, 2, 3, 4, 5, 6];

/// The links between locations (C1).
const LINKS: [(usize, usize); 7] = [(1, 2), (2, 3), (4, 5), (5, 6), (1, 4), (2, 5), (3, 6)];

/// The decks, by the level of their cards (C7).
const DECKS: [usize; 3] = [1, 2, 3];

/// The most shards in a location (C2).
const FULL_ROW: usize = 16;

/// The most shards in a stack (C5).
const FULL_STACK: usize = 20;

/// Says which actions are legal, from nothing but the rules and the text of a position.
#[derive(Debug)]
pub(crate) struct Oracle {
    rules: HouseRules,
    places: Vec<Place>,
    entry: Place,
    cards: Vec<Card>,
    /// What the best of a purpose scores (F2), by the purpose's id.
    prizes: Vec<(String, i32)>,
    /// The purposes for most shards of a colour (U5), by their ids.
    most_of_colour: Vec<String>,
}

/// A Dreamcard as far as legality asks for it.
#[derive(Debug)]
struct Card {
    id: String,
    level: usize,
    power: String,
    cells: Vec<Cell>,
}

/// A cell of a card: what has to be there, no more and no less (A1).
#[derive(Debug)]
struct Cell {
    column: i32,
    row: i32,
    stack: Vec<char>,
    tree: bool,
    dreamer: bool,
}

impl Oracle {
    /// Copies what matters of rules and content; nothing else here knows the engine.
    pub(crate) fn new(rules: &Rules, content: &Content) -> Oracle {
        let grid = content.grid();
        let place = |slot| {
            let (column, row) = grid.place(slot);
            (column as i32, row as i32)
        };
        let cards = content.cards().map(|(_, card)| Card {
            id: card.id.clone(),
            level: card.level.number().into(),
            power: card.power.name().to_owned(),
            cells: (card.cells.iter())
                .map(|cell| Cell {
                    column: cell.column.into(),
                    row: cell.row.into(),
                    stack: cell.stack.to_string().chars().collect(),
                    tree: cell.tree,
                    dreamer: cell.dreamer,
                })
                .collect(),
        });
        let prizes = content.purposes().map(|(_, purpose)| {
            let best = purpose.points.first().copied().unwrap_or(0);
            (purpose.id.clone(), best.into())
        });
        let most_of_colour =
            (content.purposes()).filter(|(_, purpose)| purpose.kind.name() == "most-of-colour");
        Oracle {
            prizes: prizes.collect(),
            most_of_colour: most_of_colour.map(|(_, tile)| tile.id.clone()).collect(),
            rules: HouseRules::read(&rules.to_string()),
            places: grid.all().into_iter().map(place).collect(),
            entry: place(grid.entry()),
            cards: cards.collect(),
        }
    }

    /// All legal actions of a seat in notation, sorted; none when it is not to act.
    ///
    /// # Panics
    /// When the text is not one that the engine writes.
    pub(crate) fn legal(&self, position: &str, seat: char) -> Vec<String> {
        let table = Table::read(position);
        let Some(situation) = Situation::new(self, &table, seat) else {
            return Vec::new();
        };
        let mut words = universe::legal_words(&situation);
        words.sort();
        words
    }

    /// Whether the Dreamscape of a seat shows a card, so that it must be completed (A1 to A3).
    ///
    /// # Panics
    /// When the text is not one that the engine writes, or the pack has no such card.
    pub(crate) fn matches(&self, position: &str, seat: char, card: &str) -> bool {
        let table = Table::read(position);
        self.is_shown(self.card(card), &table.player(seat).board)
    }

    fn card(&self, id: &str) -> &Card {
        (self.cards.iter())
            .find(|card| card.id == id)
            .unwrap_or_else(|| panic!("no card {id} in the pack"))
    }

    /// The slots orthogonally next to a place (C4).
    fn neighbours(&self, (column, row): Place) -> Vec<Place> {
        [
            (column - 1, row),
            (column + 1, row),
            (column, row - 1),
            (column, row + 1),
        ]
        .into_iter()
        .filter(|place| self.places.contains(place))
        .collect()
    }
}
