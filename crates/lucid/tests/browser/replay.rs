//! A recorded game, step by step.
