//! The games of Dream Runners that have been played in this page.

use std::cell::RefCell;

use lucid_dream_runners::{DreamRunners, Rules};
use lucid_web::content;

use crate::device::Device;

thread_local! {
    /// They are never dropped: a table borrows its game, and there are only as
    /// many as rulesets were tried.
    static GAMES: RefCell<Vec<&'static DreamRunners>> = RefCell::default();
}

/// The game with these rules and the pack with a hash, or the built-in one; nothing
/// if it cannot be, or if the pack is not kept here.
pub fn game_of(rules: Rules, pack: Option<&str>) -> Option<&'static DreamRunners> {
    GAMES.with_borrow_mut(|games| {
        let hash = pack.unwrap_or_else(|| content::runners().content.hash());
        let same = |game: &&&DreamRunners| *game.rules() == rules && game.content().hash() == hash;
        if let Some(known) = games.iter().find(same) {
            return Some(*known);
        }
        let pack = content::runners_named(&Device, hash)?;
        let game = DreamRunners::new(rules, pack.content).ok()?;
        let game: &'static DreamRunners = Box::leak(Box::new(game));
        games.push(game);
        Some(game)
    })
}
