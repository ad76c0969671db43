//! What is said about Dream Runners alone.

mod findings;
pub(super) mod rulebook;
