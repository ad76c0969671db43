//! The table beside its game.
