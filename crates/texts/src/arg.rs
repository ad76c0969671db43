//! The arguments of messages that have three or more, by name.
//!
//! A message that prints or counts so many things takes each in the type of its name, so that
//! they cannot be swapped: `texts.event_drew(arg::Card(card), arg::Level(2),
//! arg::Player(name))`. The build writes these types; see `generator`.

include!(concat!(env!("OUT_DIR"), "/arg.rs"));
