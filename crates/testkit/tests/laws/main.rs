//! What holds in every game: laws in random play, damaged texts, counted positions.

mod coverage;
mod dreamscape;
mod fuzz;
mod perft;
mod runners;
mod runners_coverage;
mod runners_fuzz;
mod solo_coverage;
mod solo_games;
mod told;
mod undo;
