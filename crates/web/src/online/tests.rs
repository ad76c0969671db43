//! Whole games that everybody follows through an unreliable line, as the server
//! would tell them.

mod fakes;
mod games;
mod lines;
mod places;
