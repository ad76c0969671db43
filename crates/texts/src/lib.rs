#![doc = include_str!("../README.md")]
//!
//! * refusals: [`Texts::refusal`];
//! * the log: [`Texts::event`], [`Texts::reason`];
//! * Mr Nightmare in a solo game: [`Texts::deed`], [`Texts::solo_line`];
//! * what a player may choose: [`Texts::action`], [`Texts::action_group`];
//! * pages of the browser client: [`Texts::phrase`] and their like;
//! * names and their one-line explanations: [`Texts::colour`], [`Texts::location`],
//!   [`Texts::power`], [`Texts::about_power`] and their like;
//! * house rules: [`Texts::rule_field`], [`Texts::rule_value`], [`Texts::rules_problem`];
//! * the rules by id: [`Texts::rule_text`] and [`RULE_SECTIONS`];
//! * records: [`Texts::record_error`], [`Texts::fault`], [`Texts::at_line`];
//! * packs and the pieces of Dream Runners: [`Texts::count`], [`Texts::dream_cell`],
//!   [`Texts::pack_sound`] and their like;
//! * what is wrong with a pack: [`Texts::finding`], [`Texts::pack_part`];
//! * Dream Runners: [`Texts::runners_refusal`], [`Texts::runners_event`] and their like;
//! * the program itself: [`Texts::label`], [`Texts::complaint`], [`Texts::number`]
//!   and their like.

mod actions;
mod arena;
mod balance;
mod boards;
mod bundle;
mod companion;
mod companion_page;
mod complaints;
mod duel;
mod events;
mod findings;
mod interface;
mod language;
pub mod locales;
mod names;
mod numbers;
mod online;
mod pack_page;
mod packs;
mod pattern;
mod phrases;
mod records;
mod refusals;
mod rulebook;
mod rules;
mod runners;
mod runners_advice;
mod solve;
#[cfg(test)]
mod tests;
mod web;
mod web_advice;
mod web_new;
mod web_runners;
mod web_table;
mod words;

pub use arena::{ArenaTrouble, ArenaWord};
pub use balance::{BalanceGroup, BalanceWord};
pub use boards::{BoardCount, BoardWord};
pub use bundle::Texts;
pub use complaints::{Complaint, Holder, Pruned};
pub use duel::{DuelNames, Opponent};
pub use interface::Label;
pub use language::Language;
pub use online::Poll;
pub use packs::Thing;
pub use phrases::Phrase;
pub use rulebook::{RULE_SECTIONS, RuleSection};
pub use runners_advice::RunnersWhy;
pub use solve::{CreationRest, CreationTrouble};
pub use web_advice::Why;
pub use web_runners::Foretold;
