//! The games of Dream Runners that have been played in this page.

use std::cell::RefCell;

use dream_runners::{DreamRunners, Rules};
use web::content;

thread_local! {
    /// They are never dropped: a table borrows its game, and there are only as
    /// many as rulesets were tried.
    static GAMES: RefCell<Vec<&'static DreamRunners>> = RefCell::default();
}

/// The game with these rules and the built-in pack; nothing if it cannot be.
pub fn game_of(rules: Rules) -> Option<&'static DreamRunners> {
    GAMES.with_borrow_mut(|games| {
        if let Some(known) = games.iter().find(|game| *game.rules() == rules) {
            return Some(*known);
        }
        let game = DreamRunners::new(rules, content::runners().content.clone()).ok()?;
        let game: &'static DreamRunners = Box::leak(Box::new(game));
        games.push(game);
        Some(game)
    })
}
