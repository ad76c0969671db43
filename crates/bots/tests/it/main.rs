//! What players and solvers do, seen from outside.

mod advice;
mod common;
mod creation;
mod dreamscape;
mod exhaustive;
mod forecast;
mod odd;
mod planner;
mod players;
mod runners_advice;
