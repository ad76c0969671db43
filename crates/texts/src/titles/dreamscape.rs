//! What is said about Dreamscape alone.

mod findings;
pub(super) mod rulebook;
