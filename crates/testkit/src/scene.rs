//! A position that a test plays on: drawn as text, moved by notation.
//!
//! ```
//! use testkit::Scene;
//!
//! let mut scene = Scene::new("sylex players=2", "
//!     seat A
//!     hands: uw
//!     board:
//!       .  .  .   .  .
//!       .  .  .   .  .
//!       .  .  .   .  .
//!       .  .  u   .  .
//!       .  .  g@  .  .
//! ");
//! scene.play("A", "step:c2");
//! scene.score("A", 1);
//! scene.refused("A", "u:c2", "K1");
//! ```

use std::fmt::Write as _;

use dreamscape::{Dreamscape, Event, Level, Refusal, Rules, State, View, position};
use tabletop::{Choices, Game, Seat, ToAct};

use crate::dreamscape::starter;

/// A game in the middle, for tests.
#[derive(Debug)]
pub struct Scene {
    game: Dreamscape,
    state: State,
    /// Everything that has happened since the scene began.
    pub events: Vec<Event>,
}

impl Scene {
    /// A position with the starter pack; the header is added.
    ///
    /// What is left out has its default: Creation of cycle 1, order A B C D, the
    /// first seat's turn, empty locations, no purposes, everybody on location 1.
    ///
    /// # Panics
    /// When the rules or the position are wrong, with the reason.
    #[track_caller]
    pub fn new(rules: &str, position: &str) -> Scene {
        let rules: Rules = rules.parse().unwrap_or_else(|error| panic!("{error}"));
        let game = Dreamscape::new(rules, starter()).unwrap_or_else(|error| panic!("{error:?}"));
        Scene::of(game, position)
    }

    /// A position of any game, such as one with a pack of its own.
    ///
    /// # Panics
    /// When the position is wrong, with the reason.
    #[track_caller]
    pub fn of(game: Dreamscape, position: &str) -> Scene {
        let rules = game.rules();
        let mut text = format!("dreamscape position 1\nrules: {rules}\n");
        let position = position
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty());
        for line in position {
            let _ = writeln!(text, "{line}");
        }
        let state = position::parse(&game, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        Scene {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// A game before its first step.
    #[track_caller]
    pub fn start(rules: &str) -> Scene {
        let rules: Rules = rules.parse().unwrap_or_else(|error| panic!("{error}"));
        let game = Dreamscape::new(rules, starter()).unwrap_or_else(|error| panic!("{error:?}"));
        let state = game.start();
        Scene {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// The game that the scene belongs to.
    pub fn game(&self) -> &Dreamscape {
        &self.game
    }

    /// The present state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What a seat sees, or a spectator with `"-"`.
    pub fn view(&self, viewer: &str) -> View {
        self.game.view(&self.state, viewer.parse().ok())
    }

    /// Who moves the game on: seats such as `"AB"`, `"chance"` or `"over"`.
    pub fn to_act(&self) -> String {
        match self.game.to_act(&self.state) {
            ToAct::Seats(seats) => seats.to_string(),
            ToAct::Chance => "chance".to_owned(),
            ToAct::Over => "over".to_owned(),
        }
    }

    /// Plays words in order: actions of the seat, and chance where a word begins with `?`.
    ///
    /// # Panics
    /// When one of them is refused or impossible.
    #[track_caller]
    pub fn play(&mut self, seat: &str, words: &str) -> &mut Scene {
        let seat = seat_of(seat);
        for word in words.split_whitespace() {
            if word.starts_with('?') {
                let chance = self.game.parse_chance(word);
                let chance = chance.unwrap_or_else(|| panic!("{word} is no chance outcome"));
                let weight = self.game.chance_weight(&self.state, chance);
                assert!(weight > 0, "{word} is impossible\n{self}");
                self.game.resolve(&mut self.state, chance, &mut self.events);
            } else {
                let action = self.game.parse_action(word);
                let action = action.unwrap_or_else(|| panic!("{word} is no action"));
                let played = self
                    .game
                    .play(&mut self.state, seat, action, &mut self.events);
                if let Err(refusal) = played {
                    let rule = refusal.rule();
                    panic!("{seat} {word} is refused by {rule}: {refusal:?}\n{self}");
                }
            }
        }
        self
    }

    /// Makes sure that an action is refused by a rule, and changes nothing.
    ///
    /// # Panics
    /// When it plays, or another rule refuses it.
    #[track_caller]
    pub fn refused(&mut self, seat: &str, word: &str, rule: &str) -> Refusal {
        let action = self.game.parse_action(word);
        let action = action.unwrap_or_else(|| panic!("{word} is no action"));
        let before = self.state.clone();
        let refusal = match self
            .game
            .play(&mut self.state, seat_of(seat), action, &mut ())
        {
            Ok(()) => panic!("{word} plays, though {rule} should refuse it\n{self}"),
            Err(refusal) => refusal,
        };
        assert_eq!(
            refusal.rule(),
            rule,
            "{word} is refused by another rule: {refusal:?}\n{self}"
        );
        assert!(self.state == before, "a refusal changes nothing");
        refusal
    }

    /// The legal actions of a seat that begin with something, sorted, in one line.
    pub fn legal(&self, seat: &str, beginning: &str) -> String {
        let mut choices = Choices::new();
        self.game
            .legal_actions(&self.state, seat_of(seat), &mut choices);
        let mut words: Vec<String> = choices
            .iter()
            .map(|action| {
                let mut word = String::new();
                self.game.write_action(*action, &mut word);
                word
            })
            .filter(|word| word.starts_with(beginning))
            .collect();
        words.sort();
        words.join(" ")
    }

    /// The outcomes of the awaited chance step with their weights, in one line.
    pub fn chances(&self) -> String {
        let mut words = Vec::new();
        self.game.chance_outcomes(&self.state, |chance, weight| {
            let mut word = String::new();
            self.game.write_chance(chance, &mut word);
            words.push(format!("{word}×{weight}"));
        });
        words.join(" ")
    }

    /// Checks a seat's points.
    #[track_caller]
    pub fn score(&self, seat: &str, points: i16) -> &Scene {
        let player = &self.state.table().players[seat_of(seat)];
        assert_eq!(player.score, points, "points of {seat}\n{self}");
        self
    }

    /// A seat's Hands as letters, sorted by colour.
    pub fn hands(&self, seat: &str) -> String {
        let hands = &self.state.table().players[seat_of(seat)].hands;
        let letters = dreamscape::Colour::ALL
            .map(|colour| colour.letter().to_string().repeat(hands[colour].into()));
        letters.concat()
    }

    /// Checks a seat's Dreamscape against a picture.
    #[track_caller]
    pub fn board(&self, seat: &str, picture: &str) -> &Scene {
        let board = &self.state.table().players[seat_of(seat)].board;
        let mut drawn = String::new();
        position::write_board(self.game.content(), board, &mut drawn);
        let cells =
            |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
        assert_eq!(
            cells(&drawn),
            cells(picture),
            "the Dreamscape of {seat}\n{self}"
        );
        self
    }

    /// A line of the position's text for the table, such as `rows` or `links`.
    pub fn line(&self, name: &str) -> String {
        let text = self.to_string();
        let table = text.split("\nseat ").next().unwrap_or("");
        find_line(table, name)
    }

    /// A line of the position's text for a seat, such as `front` or `walk`.
    pub fn seat_line(&self, seat: &str, name: &str) -> String {
        let text = self.to_string();
        let part = text
            .split("\nseat ")
            .find(|part| part.starts_with(seat))
            .unwrap_or("");
        find_line(part, name)
    }

    /// How many cards lie in a deck.
    pub fn deck(&self, level: u8) -> u8 {
        let level = Level::numbered(level).expect("a level from 1 to 3");
        self.state.table().deck_sizes[level as usize]
    }
}

fn find_line(text: &str, name: &str) -> String {
    let start = format!("{name}: ");
    text.lines()
        .find_map(|line| line.strip_prefix(&start))
        .unwrap_or("")
        .to_owned()
}

#[track_caller]
fn seat_of(letter: &str) -> Seat {
    letter
        .parse()
        .unwrap_or_else(|_| panic!("{letter} is no seat"))
}

/// The whole position as text.
impl std::fmt::Display for Scene {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&position::write(&self.game, &self.state))
    }
}
