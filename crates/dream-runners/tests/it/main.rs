//! The engine from outside: every rule, and what playing costs.

mod no_heap;
mod rules;
mod values;
