//! What is said about Dream Runners alone.

pub(super) mod advice;
mod events;
mod findings;
mod pieces;
pub(super) mod rulebook;
pub(super) mod table;
