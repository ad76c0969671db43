//! Games, records and words as they are stored; a change shows as a difference.

mod companion;
mod playthroughs;
mod records;
mod told_words;
