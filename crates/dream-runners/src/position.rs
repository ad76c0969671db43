//! A position as text: any state between two steps, secrets included.
//!
//! ```text
//! dream-runners position 1
//! rules: players=2
//! version: 2
//! pack: lucid 0123456789abcdef
//! phase: compose
//! round: 3
//! first: B
//! tile: night-train
//! drawn: cool-pillow last-page
//! face-up: one-a two-c three-b corner-a
//! done: A
//!
//! seat A
//! serenity: 12
//! stars: 1
//! coins: 4
//! keys: 1
//! fragments: blue+2green
//! segments: set-1-one set-1-two set-1-three set-1-corner one-c
//! draft: set-1-one@c3 set-1-two@d3.1
//! ```
//!
//! Serenity and stars are spaces of their tracks. Lines that would say nothing
//! are left out, and what can be counted need not be written: a seat without a
//! line has what it starts with, and of each pile the first segment that lies
//! nowhere else is face up. A segment of a set that its owner does not have is
//! out of the game.
//!
//! ```
//! # use lucid_dream_runners::{DreamRunners, Rules};
//! # let content = lucid_packs::dream_runners().content.clone();
//! # let game = DreamRunners::new(Rules::default(), content).unwrap();
//!
//! use lucid_dream_runners::position;
//! use lucid_tabletop::{Dealer, Game, Seed};
//!
//! let mut state = game.start();
//! Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
//! let text = position::write(&game, &state);
//! assert!(text.starts_with("dream-runners position 1\nrules: players=2\n"));
//! assert_eq!(position::parse(&game, &text)?, state);
//! # Ok::<(), position::PositionError>(())
//! ```

mod check;
mod check_seat;
mod parse;
mod words;
mod write;

pub use check::Flaw;
pub use parse::{PositionError, parse, rules_of, version_of};
pub use write::{write, write_board};

const FORMAT: &str = "dream-runners position 1";
