//! A position as text: any state between two steps, secrets included.
//!
//! ```text
//! dreamscape position 1
//! rules: sylex players=2
//! version: 2
//! pack: starter 0123456789abcdef
//! phase: creation
//! cycle: 2
//! order: B A
//! turn: 1
//! rows: 1:guy 2:- 3:uu 4:b 5:gw 6:-
//! tiles: longest-chain=u most-shards
//!
//! seat A
//! hands: ggw
//! sleeper: 3
//! front: memory-rock=u*
//! board:
//!   .    .    .    .    .
//!   .    .    .    .    .
//!   .    .    g    .    .
//!   .    u    yy@  b^   .
//!   .    .    u    .    .
//! ```
//!
//! A stack is drawn from the bottom up, `@` is the Dreamer and `^` a tree on it.
//! A card is followed by `=` and the shard on it, and by `*` if its power has
//! been used. Lines that would say nothing are left out, and what can be
//! counted need not be written: the bag is what is left of the box.
//!
//! ```
//! # use lucid_dreamscape::{Dreamscape, Rules};
//! # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
//!
//! use lucid_dreamscape::position;
//! use lucid_tabletop::{Dealer, Game, Seed};
//!
//! let mut state = game.start();
//! Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
//! let text = position::write(&game, &state);
//! assert!(text.starts_with("dreamscape position 1\nrules: sylex players=2\n"));
//! assert_eq!(position::rules_of(&text)?, Rules::sylex());
//! assert_eq!(position::parse(&game, &text)?, state);
//! # Ok::<(), position::PositionError>(())
//! ```

mod check;
mod check_seat;
mod parse;
mod player;
mod words;
mod write;

pub use check::Flaw;
pub use parse::{PositionError, parse, rules_of, version_of};
pub use write::{write, write_board};

const FORMAT: &str = "dreamscape position 1";
