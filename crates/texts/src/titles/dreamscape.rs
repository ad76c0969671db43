//! What is said about Dreamscape alone.

mod actions;
pub(super) mod advice;
pub(super) mod boards;
mod companion;
mod companion_page;
pub(super) mod duel;
mod events;
mod findings;
mod names;
mod refusals;
pub(super) mod rulebook;
mod rules;
pub(super) mod solve;
mod table;
