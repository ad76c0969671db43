//! The titles, as a table names them.

use lucid_packs::TitleContent as _;
use lucid_protocol::{TableInfo, TitleId};

use crate::Title;

/// A title that can be played at a table.
pub trait Playable: Title {
    /// Which.
    const TITLE: TitleId = <Self::Content as lucid_packs::TitleContent>::TITLE;

    /// The game with a ruleset in the notation of records, and the built-in pack.
    fn of_rules(rules: &str) -> Option<Self> {
        let content = Self::Content::built_in_pack().content.clone();
        Self::with_content(rules.parse().ok()?, content).ok()
    }

    /// The game of a table that uses the built-in pack, by the version of the rules that
    /// it was begun under. A table of a version that is gone has ended, so the present one
    /// will do.
    fn of_table(table: &TableInfo) -> Option<Self> {
        if table.game != Self::TITLE {
            return None;
        }
        let game = Self::of_rules(&table.rules)?;
        match Self::VERSIONS.contains(&table.version) {
            true => Some(game.by_version(table.version)),
            false => Some(game),
        }
    }
}

impl<G: Title> Playable for G {}
