//! Players for both games, and exact solvers.

pub mod advice;
pub mod arena;
pub mod dreamscape;
pub mod levels;
pub mod runners;

// So that unit tests can share helpers with the tests in `tests`.
#[cfg(test)]
extern crate self as lucid_bots;
