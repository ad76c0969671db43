//! What is said about one title alone, a folder each.

mod dream_runners;
mod dreamscape;

pub use dream_runners::advice::RunnersWhy;
pub use dream_runners::table::Foretold;
pub use dreamscape::advice::Why;
pub use dreamscape::boards::BoardCount;
pub use dreamscape::duel::{DuelNames, Opponent};
pub use dreamscape::solve::CreationRest;

use crate::RuleSection;

/// The rules by id, in the order in which people read them.
pub(crate) const RULE_BOOKS: [&[RuleSection]; 2] = [
    dreamscape::rulebook::SECTIONS,
    dream_runners::rulebook::SECTIONS,
];

/// The engines' tables of rules, in which tests are listed by rule.
#[cfg(test)]
pub(crate) const RULE_TABLES: [&str; 2] = [
    include_str!("../../dreamscape/tests/it/rules/table.txt"),
    include_str!("../../dream-runners/tests/it/rules/table.txt"),
];
