#![doc = include_str!("../README.md")]
//!
//! [`Texts`] is where to begin: it derefs to [`Messages`], which has a typed method for
//! each message of the Fluent files; a message without arguments is a [`Phrase`].
//! What `Texts` adds:
//!
//! * refusals: [`Texts::refusal`];
//! * the log: [`Texts::event`], [`Texts::reason`];
//! * Mr Nightmare in a solo game: [`Texts::nightmare_step`], [`Texts::solo_line`];
//! * what a player may choose: [`Texts::action`], [`Texts::action_group`];
//! * names and their one-line explanations: [`Texts::colour`], [`Texts::location`],
//!   [`Texts::power`], [`Texts::about_power`] and their like;
//! * house rules: [`Texts::rule_field`], [`Texts::rule_value`], [`Texts::rules_problem`];
//! * the rules by id: [`Texts::rule_text`] and [`rule_sections`];
//! * records: [`Texts::record_error`], [`Texts::fault`];
//! * packs and the pieces of Dream Runners: [`Texts::count`], [`Texts::dream_cell`],
//!   [`Texts::pack_sound`] and their like;
//! * what is wrong with a pack: [`Texts::finding`], [`Texts::pack_part`];
//! * Dream Runners: [`Texts::runners_refusal`], [`Texts::runners_event`] and their like;
//! * the program itself: [`Texts::complaint_unreadable`], [`Texts::number`] and their like.

mod arena;
pub mod arg;
mod argument;
mod balance;
mod complaints;
mod findings;
mod forecast;
#[cfg(any(test, feature = "heard"))]
pub mod heard;
mod interface;
pub mod keyword;
mod language;
pub mod locales;
mod messages;
mod numbers;
mod online;
mod packs;
mod pattern;
mod records;
mod rulebook;
#[cfg(test)]
mod tests;
mod texts;
mod titles;
mod web;

pub use argument::{Argument, Number};
pub use balance::BalanceGroup;
pub use language::Language;
pub use messages::{Messages, Phrase};
pub use packs::Thing;
pub use rulebook::{RuleSection, rule_sections};
pub use texts::Texts;
pub use titles::{BoardCount, CreationRest, DuelNames, Foretold, Opponent, RunnersWhy, Why};
pub use web::SeatCounts;
