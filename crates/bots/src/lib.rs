//! Players for both games, and exact solvers.

pub mod runners;
