//! Games, records and words as they are stored; a change shows as a difference.

mod companion;
mod dreamscape;
mod records;
mod runners;
mod runners_records;
mod told_words;
