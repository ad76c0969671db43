//! What holds in every game: laws in random play, damaged texts, counted positions.

mod coverage;
mod dream_runners;
mod dreamscape;
mod following;
mod fuzz;
mod no_heap;
mod oracle;
mod perft;
mod random_games;
mod solo_games;
mod three_cells;
mod undo;
