//! Dream Runners: the best composition, and players that look for it.

pub mod players;
pub mod solver;
