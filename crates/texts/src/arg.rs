//! The arguments of messages that have several, by name.
//!
//! A message that prints or counts two things or more takes each in the type of its name, so that
//! they cannot be swapped: `texts.end_by(arg::Lost("61"),
//! arg::Won("65"))`. The build writes these types; see `generator`.

include!(concat!(env!("OUT_DIR"), "/arg.rs"));
