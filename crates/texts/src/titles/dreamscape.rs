//! What is said about Dreamscape alone.

mod actions;
pub(crate) mod advice;
pub(crate) mod boards;
mod companion;
mod companion_page;
pub(crate) mod duel;
mod events;
mod findings;
mod names;
mod refusals;
pub(super) mod rulebook;
mod rules;
pub(crate) mod solve;
mod table;
