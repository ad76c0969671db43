#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! * [`dreamscape`], [`dream_runners`]: players, solvers and advice for each game; their
//!   `levels` are players by the words that people choose them with.
//! * [`advice`]: what the reviews of both games have in common.
//! * [`arena`]: schedules, ratings and sequential tests, as arithmetic.

pub mod advice;
pub mod arena;
pub mod dream_runners;
pub mod dreamscape;

use std::time::Duration;

/// The time since some moment, for bots that think for a while. A function, because a
/// browser's worker reads the time differently from a program.
pub type Clock = fn() -> Duration;

// So that unit tests can share helpers with the tests in `tests`.
#[cfg(test)]
extern crate self as lucid_bots;
