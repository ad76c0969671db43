//! The engine from outside: every rule, and what playing costs.

mod rules;
mod values;
