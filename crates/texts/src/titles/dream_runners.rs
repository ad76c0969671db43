//! What is said about Dream Runners alone.

pub(crate) mod advice;
mod events;
mod findings;
mod pieces;
pub(super) mod rulebook;
pub(crate) mod table;
