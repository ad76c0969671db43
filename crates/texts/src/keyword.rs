//! Words that messages choose a variant by and do not print.
//!
//! `refusal-power-idle`, for one, has a sentence for each [`Power`] of the game.

use crate::Argument;

include!(concat!(env!("OUT_DIR"), "/keyword.rs"));
