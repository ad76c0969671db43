//! Dream Runners: the best composition, players that look for it, and advice.

pub mod advice;
pub mod levels;
pub mod players;
pub mod solver;
