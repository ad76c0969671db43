//! Positions of Dream Runners that a test plays on.
//!
//! ```
//! use lucid_testkit::dream_runners::Scene;
//!
//! let mut scene = Scene::new("players=2", "tile: cool-pillow");
//! scene.play("A", "set-1-one@c3 lock");
//! scene.refused("A", "clear", "R2");
//! assert_eq!(scene.seat_line("A", "coins"), "3");
//! ```

use lucid_dream_runners::{Content, DreamRunners, Rules, position};

use crate::scene;

/// A game of Dream Runners in the middle, for tests.
pub type Scene = scene::Scene<DreamRunners>;

impl Scene {
    /// A position with the built-in pack; the header is added.
    ///
    /// What is left out has its default: round 1, everybody composing, with what
    /// they start with.
    ///
    /// # Panics
    /// When the rules or the position are wrong, with the reason.
    #[track_caller]
    pub fn new(rules: &str, position: &str) -> Scene {
        let content = lucid_packs::dream_runners().content.clone();
        Scene::with_pack(content, rules, position)
    }

    /// A position with a pack of its own.
    ///
    /// # Panics
    /// When the rules or the position are wrong, with the reason.
    #[track_caller]
    pub fn with_pack(content: Content, rules: &str, position: &str) -> Scene {
        Scene::of(playable(rules, content), position)
    }

    /// A game before its first step, with the built-in pack.
    #[track_caller]
    pub fn start(rules: &str) -> Scene {
        Scene::before(playable(
            rules,
            lucid_packs::dream_runners().content.clone(),
        ))
    }

    /// Checks what a seat has: `serenity=13 stars=0 coins=2 keys=0 fragments=-`;
    /// what is not named is not looked at.
    #[track_caller]
    pub fn has(&self, seat: &str, expected: &str) -> &Scene {
        for word in expected.split_whitespace() {
            let (name, value) = word.split_once('=').expect("name=value");
            let value = if value == "-" { "" } else { value };
            assert_eq!(
                self.seat_line(seat, name),
                value,
                "{name} of {seat}\n{self}"
            );
        }
        self
    }

    /// A seat's board, a line for each row that is not empty.
    pub fn board(&self, seat: &str) -> String {
        let mut drawn = String::new();
        let view = self.view(seat);
        let draft = view.own_draft().copied().unwrap_or_default();
        position::write_board(&self.game, &draft, &mut drawn);
        drawn
    }
}

#[track_caller]
fn playable(rules: &str, content: Content) -> DreamRunners {
    let rules: Rules = rules.parse().unwrap_or_else(|error| panic!("{error}"));
    DreamRunners::new(rules, content).unwrap_or_else(|error| panic!("{error:?}"))
}
