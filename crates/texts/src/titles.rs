//! What is said about one title alone, a folder each.

pub(crate) mod dream_runners;
pub(crate) mod dreamscape;

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
