//! The packs that are compiled in, and templates for new ones.

use std::sync::LazyLock;

use crate::{DreamscapePack, Game, Pack, RunnersPack, read};

/// The text of the built-in pack for Dreamscape.
pub const DREAMSCAPE: &str = include_str!("../../../packs/dreamscape/lucid.toml");

/// The text of the built-in pack for Dream Runners.
pub const DREAM_RUNNERS: &str = include_str!("../../../packs/dream-runners/lucid.toml");

/// The built-in pack for Dreamscape.
///
/// # Panics
/// When it is not sound, which a test rules out.
pub fn dreamscape() -> &'static DreamscapePack {
    static PACK: LazyLock<DreamscapePack> =
        LazyLock::new(|| match read("dreamscape/lucid.toml", DREAMSCAPE) {
            Ok(Pack::Dreamscape(pack)) => pack,
            Ok(_) => panic!("the built-in pack is for another game"),
            Err(report) => panic!("{report}"),
        });
    &PACK
}

/// The built-in pack for Dream Runners.
///
/// # Panics
/// When it is not sound, which a test rules out.
pub fn dream_runners() -> &'static RunnersPack {
    static PACK: LazyLock<RunnersPack> =
        LazyLock::new(|| match read("dream-runners/lucid.toml", DREAM_RUNNERS) {
            Ok(Pack::DreamRunners(pack)) => pack,
            Ok(_) => panic!("the built-in pack is for another game"),
            Err(report) => panic!("{report}"),
        });
    &PACK
}

/// A commented pack to start from: it can be played as it is.
pub const fn template(game: Game) -> &'static str {
    match game {
        Game::Dreamscape => include_str!("../templates/dreamscape.toml"),
        Game::DreamRunners => include_str!("../templates/dream-runners.toml"),
    }
}
