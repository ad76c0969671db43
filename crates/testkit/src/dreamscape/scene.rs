//! Positions of Dreamscape that a test plays on.
//!
//! ```
//! use lucid_testkit::Scene;
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

use lucid_dreamscape::{Dreamscape, Level, Rules, position};

use super::starter;
use crate::scene::{self, seat_of};

/// A game of Dreamscape in the middle, for tests.
pub type Scene = scene::Scene<Dreamscape>;

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
        Scene::of(playable(rules), position)
    }

    /// A position of a game that is played by an older version of the rules.
    #[track_caller]
    pub fn at_version(version: u16, rules: &str, position: &str) -> Scene {
        let rules = playable(rules).rules().to_owned();
        let game = Dreamscape::at_version(version, rules, starter()).expect("a known version");
        Scene::of(game.expect("playable rules"), position)
    }

    /// A game before its first step.
    #[track_caller]
    pub fn start(rules: &str) -> Scene {
        Scene::before(playable(rules))
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
        let letters = lucid_dreamscape::Colour::ALL
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

    /// How many cards lie in a deck.
    pub fn deck(&self, level: u8) -> u8 {
        let level = Level::numbered(level).expect("a level from 1 to 3");
        self.state.table().deck_sizes[level as usize]
    }
}

#[track_caller]
fn playable(rules: &str) -> Dreamscape {
    let rules: Rules = rules.parse().unwrap_or_else(|error| panic!("{error}"));
    Dreamscape::new(rules, starter()).unwrap_or_else(|error| panic!("{error:?}"))
}
