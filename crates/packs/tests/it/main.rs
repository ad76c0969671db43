//! Packs: the built-in ones, broken ones, and damage of all kinds.

mod built_in;
mod corpus;
mod damage;
mod solvable;
