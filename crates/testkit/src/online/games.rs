//! The two titles, as a table names them.

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::{TableInfo, Title};
use lucid_tabletop::Redacted;

use crate::Lawful;

/// A game that can be played at a table.
pub trait Playable: Lawful + Redacted + Sized {
    /// Which.
    const TITLE: Title;

    /// The game with a ruleset in the notation of records, and the built-in pack.
    fn of_rules(rules: &str) -> Option<Self>;

    /// The game of a table that uses the built-in pack.
    fn of_table(table: &TableInfo) -> Option<Self> {
        (table.game == Self::TITLE)
            .then(|| Self::of_rules(&table.rules))
            .flatten()
    }
}

impl Playable for Dreamscape {
    const TITLE: Title = Title::Dreamscape;

    fn of_rules(rules: &str) -> Option<Dreamscape> {
        Dreamscape::new(
            rules.parse().ok()?,
            lucid_packs::dreamscape().content.clone(),
        )
        .ok()
    }
}

impl Playable for DreamRunners {
    const TITLE: Title = Title::DreamRunners;

    fn of_rules(rules: &str) -> Option<DreamRunners> {
        DreamRunners::new(
            rules.parse().ok()?,
            lucid_packs::dream_runners().content.clone(),
        )
        .ok()
    }
}
