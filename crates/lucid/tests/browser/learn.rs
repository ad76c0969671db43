//! Lessons, and the rules by id and edition.
